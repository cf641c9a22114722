/** The latest values that are expensive to make, by key. The oldest goes where there is no room. */
export class BoundedCache<Made> {
  #kept = new Map<string, Made>()

  constructor(private most: number) {}

  get(key: string): Made | undefined {
    return this.#kept.get(key)
  }

  keep(key: string, made: Made): Made {
    this.#kept.set(key, made)
    if (this.#kept.size > this.most) this.#kept.delete(this.#kept.keys().next().value!)
    return made
  }
}
