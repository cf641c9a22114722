/** Whether this is `npm run test:full`; `npm test` runs as much of each proof as a minute allows. */
export const isFull = process.env.TEST_FULL === '1'

/** The figure for `npm run test:full`, or the one for every day. */
export function inFull(full: number, daily: number): number {
  return isFull ? full : daily
}

/** Prints what a full run has found. */
export function noteFigures(words: string) {
  if (isFull) console.log(`    ${words}`)
}
