/** Where the WAL of the primary ended at a time. */
export interface PrimaryPosition {
  /** Bytes of WAL. */
  position: number
  /** The clock of the primary, in ms since 1970. */
  time: number
  /** The monotonic clock of this process, in ms, before the position was requested. */
  requested: number
}

/**
 * Recent positions of the primary, which date the state of a replica: a replica that has replayed a position has
 * everything that was committed before its time.
 */
export class PrimaryPositions {
  #known: PrimaryPosition[] = []

  /** Positions older than `oldest` ms are forgotten. */
  constructor(private oldest: number) {}

  /** Returns false if the WAL is shorter than before: the primary was replaced by a server that was behind. */
  add(latest: PrimaryPosition): boolean {
    const before = this.#known.at(-1)
    const isLonger = !before || before.position <= latest.position
    if (!isLonger) this.#known = []
    this.#known.push(latest)
    const first = this.#known.findIndex(
      ({ requested }) => latest.requested - requested <= this.oldest
    )
    this.#known.splice(0, first)
    return isLonger
  }

  /** The last known position that a replica at `position` has replayed; null if it is further behind. */
  replayed(position: number): PrimaryPosition | null {
    return this.#known.findLast((known) => known.position <= position) ?? null
  }
}
