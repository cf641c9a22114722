import { setTimeout as wait } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/bulk_rows'

/**
 * How long a transaction of an import is to take, in ms, and how long nothing is written behind it. On
 * SQLite one process writes at a time and those that wait look every 25 ms at first, so a pause of
 * that length lets them in; a reader waits behind a writer of its own process. PostgreSQL lets all write:
 * there it is only progress that is to move.
 */
const sqlite = { transaction: 30, pause: 25, first: 2000, least: 1000 }
const postgres = { transaction: 500, pause: 0, first: 5000, least: 4000 }

/** How much an import writes at once, where others want to write as well. */
export class WritePace {
  #rows: number
  #limits: typeof sqlite | null

  /** `most` are the rows of one transaction where nobody else writes, which is so unless `isShared`. */
  constructor(
    private most: number,
    client: QueryClientContract,
    isShared: boolean
  ) {
    this.#limits = !isShared ? null : isPostgres(client) ? postgres : sqlite
    const first = this.#limits?.first ?? most
    this.#rows = Number.isFinite(most) ? Math.min(most, first) : most
  }

  /** Rows of the next transaction. */
  get rows() {
    return this.#rows
  }

  /** So many rows took so many ms to write: the next transaction is to take as long as one should. */
  learn(rows: number, milliseconds: number) {
    if (!this.#limits || !Number.isFinite(this.most)) return
    const fitting = Math.floor((rows * this.#limits.transaction) / Math.max(milliseconds, 1))
    const next = Math.min(fitting, this.#rows * 2)
    this.#rows = Math.min(this.most, Math.max(this.#limits.least, next))
  }

  /** Leaves room for other writers. */
  async rest() {
    if (this.#limits?.pause) await wait(this.#limits.pause)
  }
}
