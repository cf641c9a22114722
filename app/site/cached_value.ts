/**
 * Caches a value that is expensive to read, per process and for a number of milliseconds. Failures are not
 * cached.
 */
export class CachedValue<Value> {
  #last: { value: Promise<Value>; until: number } | null = null

  constructor(
    private read: () => Promise<Value>,
    private milliseconds: number
  ) {}

  get(): Promise<Value> {
    const now = Date.now()
    if (this.#last && this.#last.until > now) return this.#last.value
    const value = this.read()
    this.#last = { value, until: now + this.milliseconds }
    value.catch(() => this.forget())
    return value
  }

  /** Makes the next `get` read the value again. */
  forget() {
    this.#last = null
  }
}
