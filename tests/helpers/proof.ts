/** `npm run test:proof` runs the proofs in full; `npm test` runs as much of each as a minute allows. */
export const isFullProof = process.env.PROOF === 'full'

/** The figure for a full proof, or the one for every day. */
export function inProof(full: number, daily: number): number {
  return isFullProof ? full : daily
}

/** Tells what a full proof has gone through. */
export function noteFigures(words: string) {
  if (isFullProof) console.log(`    ${words}`)
}
