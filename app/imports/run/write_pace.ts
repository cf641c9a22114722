import { setTimeout as wait } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import { isPostgres } from '#app/core/db/prepared_rows'

/**
 * The target duration of an import transaction in ms, `undisturbed` while others hardly write, and
 * the pause after it. On SQLite, one process writes at a time and the others poll, at first every 25 ms,
 * so a pause of that length lets them in. PostgreSQL has concurrent writers: there it only serves the
 * progress display.
 */
const sqlite = { transaction: 30, undisturbed: 100, pause: 25, first: 2000, least: 1000 }
const postgres = { transaction: 500, undisturbed: 500, pause: 0, first: 5000, least: 4000 }

/** Another process writes if it committed during more than this share of the latest transactions and pauses. */
const DISTURBED = 0.2

/** The weight of the latest transaction in that share. */
const LATEST = 0.05

/** Rows of the first transaction without concurrent writers: few, so that writing starts early. */
const firstAlone = 10_000

/** How many rows take as long as counting the uses of a skill. */
export const costOfCounting = 5

/** Adapts the number of rows per transaction to concurrent writers. */
export class WritePace {
  #rows: number
  #limits: typeof sqlite | null
  /** Changes with each commit of another connection (SQLite). */
  #dataVersion = 0
  /** The share of transactions during which another connection committed, at first more than `DISTURBED`. */
  #disturbed = 0.3

  /**
   * `most` is the number of rows per transaction without concurrent writers, that is unless
   * `isShared`. `cost` is for records that take longer than a row of a file.
   */
  constructor(
    private most: number,
    private client: QueryClientContract,
    isShared: boolean,
    cost = 1
  ) {
    const limits = isPostgres(client) ? postgres : sqlite
    const adapted = { ...limits, first: limits.first / cost, least: limits.least / cost }
    this.#limits = isShared ? adapted : null
    const first = this.#limits?.first ?? firstAlone
    this.#rows = Number.isFinite(most) ? Math.min(most, first) : most
  }

  /** The number of rows of the next transaction. */
  get rows() {
    return this.#rows
  }

  /** Adjusts the number of rows to the measured duration. */
  learn(rows: number, milliseconds: number) {
    if (!this.#limits) {
      this.#rows = this.most
      return
    }
    if (!Number.isFinite(this.most)) return
    const { transaction, undisturbed } = this.#limits
    const target = this.#disturbed > DISTURBED ? transaction : undisturbed
    const fitting = Math.floor((rows * target) / Math.max(milliseconds, 1))
    const next = Math.min(fitting, this.#rows * 2)
    this.#rows = Math.min(this.most, Math.max(this.#limits.least, next))
  }

  /** Pauses for other writers, and notices whether one has committed. */
  async rest() {
    if (!this.#limits?.pause) return
    await wait(this.#limits.pause)
    const [{ version }] = await rawRows<{ version: number }>(
      this.client,
      'select data_version as version from pragma_data_version'
    )
    const isChanged = version !== this.#dataVersion
    this.#disturbed += LATEST * (Number(isChanged) - this.#disturbed)
    this.#dataVersion = version
  }
}
