import { setTimeout as wait } from 'node:timers/promises'

/** The longest that a test waits for a condition, in ms: far more than it takes on a busy machine. */
const longest = 120_000

/** Resolves to the first value that is not false, null or undefined. Throws with `what` after two minutes. */
export async function until<Value>(
  what: string,
  condition: () => Value | Promise<Value>
): Promise<NonNullable<Value>> {
  const end = performance.now() + longest
  while (performance.now() < end) {
    const value = await condition()
    if (value !== null && value !== undefined && value !== false) return value
    await wait(20)
  }
  throw new Error(`Not in two minutes: ${what}`)
}
