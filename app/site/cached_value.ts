/**
 * What costs more to find out than every visitor is worth: read at most once in so many milliseconds by
 * each process. A failure is not remembered.
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

  /** The next `get` reads anew. */
  forget() {
    this.#last = null
  }
}
