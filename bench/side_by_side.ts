type Task<Input> = (input: Input) => Promise<unknown>

/**
 * Microseconds per input for reference and ours, in alternating rounds: reference, ours, reference.
 * The fastest round of each input counts, to exclude the effects of other load; the result is the
 * mean over the inputs. `clock` returns milliseconds; by default the wall clock.
 */
export async function sideBySide<Input>(
  inputs: Input[],
  reference: Task<Input>,
  ours: Task<Input>,
  rounds = 3,
  clock = () => performance.now()
): Promise<{ reference: number; ours: number }> {
  const before = new Quickest(inputs, clock)
  const own = new Quickest(inputs, clock)
  for (let round = 0; round < rounds; round++) {
    await before.measure(reference)
    await own.measure(ours)
    await before.measure(reference)
  }
  return { reference: before.mean, ours: own.mean }
}

/** Inputs for `sideBySide` of a task without input: up to 20, fewer if it is slow. */
export async function roundsFor(task: () => Promise<unknown>): Promise<undefined[]> {
  const began = performance.now()
  await task()
  const took = performance.now() - began
  return Array.from({ length: Math.max(2, Math.min(20, Math.round(50 / took))) })
}

class Quickest<Input> {
  #times: number[]

  constructor(
    private inputs: Input[],
    private clock: () => number
  ) {
    this.#times = inputs.map(() => Infinity)
  }

  async measure(task: Task<Input>) {
    for (const [at, input] of this.inputs.entries()) {
      const start = this.clock()
      await task(input)
      this.#times[at] = Math.min(this.#times[at], this.clock() - start)
    }
  }

  get mean() {
    return (1000 * this.#times.reduce((sum, time) => sum + time, 0)) / this.#times.length
  }
}
