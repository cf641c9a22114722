type Task<Input> = (input: Input) => Promise<unknown>

/**
 * Microseconds for one input, reference and ours, in one run: reference, ours, reference, round after
 * round. Of an input's rounds the quickest counts, so that what else the machine does does not; the
 * mean goes over the inputs.
 */
export async function sideBySide<Input>(
  inputs: Input[],
  reference: Task<Input>,
  ours: Task<Input>,
  rounds = 3
): Promise<{ reference: number; ours: number }> {
  const before = new Quickest(inputs)
  const own = new Quickest(inputs)
  for (let round = 0; round < rounds; round++) {
    await before.measure(reference)
    await own.measure(ours)
    await before.measure(reference)
  }
  return { reference: before.mean, ours: own.mean }
}

class Quickest<Input> {
  #times: number[]

  constructor(private inputs: Input[]) {
    this.#times = inputs.map(() => Infinity)
  }

  async measure(task: Task<Input>) {
    for (const [at, input] of this.inputs.entries()) {
      const start = performance.now()
      await task(input)
      this.#times[at] = Math.min(this.#times[at], performance.now() - start)
    }
  }

  get mean() {
    return (1000 * this.#times.reduce((sum, time) => sum + time, 0)) / this.#times.length
  }
}
