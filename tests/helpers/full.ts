/** Whether this is `npm run test:full`; `npm test` runs a shorter version of each proof. */
export const isFull = process.env.TEST_FULL === '1'

/** The number for `npm run test:full`, or the one for `npm test`. */
export function inFull(full: number, daily: number): number {
  return isFull ? full : daily
}

/** Prints the results of a full run. */
export function noteFigures(words: string) {
  if (isFull) console.log(`    ${words}`)
}
