/**
 * Random numbers that can be repeated: the seed is printed, and `FAULTS_SEED` sets it. Returns a function for whole
 * numbers of a range, both ends included.
 */
export function seeded(what: string): (from: number, to: number) => number {
  const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 32))
  console.log(`    ${what}: FAULTS_SEED=${seed}`)
  let state = seed
  /** Mulberry32. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return (from, to) => from + Math.floor(next() * (to - from + 1))
}
