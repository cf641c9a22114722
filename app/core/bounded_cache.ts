/**
 * Caches the most recent results of an expensive computation by key. Evicts the oldest entry when
 * full.
 */
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
