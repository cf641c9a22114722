import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Counting, PhaseFigures, RemoveTransaction } from '#app/imports/importer'
import type { ChangeSamples } from '#app/imports/report/change_samples'
import type { ImportFigures } from '#app/imports/run/import_figures'
import { boundWal } from '#app/imports/run/sqlite_bulk'
import { withRetries } from '#app/imports/run/upload_fence'
import type { UploadRecord } from '#app/imports/run/upload_record'
import { costOfCounting, WritePace } from '#app/imports/run/write_pace'

interface ImportState {
  record: UploadRecord
  figures: ImportFigures
  stop: AbortSignal
  isShared: boolean
  /** Set in a dry run, whose transactions are rolled back. */
  samples: ChangeSamples | null
}

/** The maximum number of skills whose uses are counted in a transaction. */
const COUNTED_AT_ONCE = 10_000

/** The transactions of an import. */
export class ImportTransactions {
  constructor(private state: ImportState) {}

  newPace(most = Number.POSITIVE_INFINITY) {
    return new WritePace(most, db.connection(), this.state.isShared)
  }

  /** For chunks: fails if the upload no longer belongs to this process. */
  async fenced<Result>(work: (trx: TransactionClientContract) => Promise<Result>): Promise<Result> {
    return this.#run(async (trx) => {
      await this.state.record.fence(trx)
      return work(trx)
    })
  }

  /** For deleting what the file does not contain: a cancelled upload stops. */
  removing: RemoveTransaction = async (work) => {
    const { record, figures, stop } = this.state
    stop.throwIfAborted()
    figures.tally.removed += await withRetries(() =>
      this.fenced(async (trx) => {
        const removed = await work(trx)
        await record.addRemoved(trx, removed)
        return removed
      })
    )
    await this.newPace().rest()
  }

  /** For the steps after all rows, which a cancelled upload runs, too. */
  counting(): Counting {
    const { record, isShared } = this.state
    const pace = new WritePace(COUNTED_AT_ONCE, db.connection(), isShared, costOfCounting)
    return {
      get skills() {
        return pace.rows
      },
      run: async (count, work, counted: PhaseFigures) => {
        const began = performance.now()
        await withRetries(() =>
          this.#run(async (trx) => {
            await record.lockForCounting(trx, counted)
            await work(trx)
          })
        )
        pace.learn(count, performance.now() - began)
        await pace.rest()
      },
    }
  }

  /** A transaction that is committed, or rolled back in a dry run. */
  async #run<Result>(work: (trx: TransactionClientContract) => Promise<Result>): Promise<Result> {
    const { samples } = this.state
    const trx = await db.transaction()
    try {
      const result = await work(trx)
      await samples?.gather(trx)
      if (samples) await trx.rollback()
      else await trx.commit()
      await boundWal(db.connection())
      return result
    } catch (error) {
      if (!trx.isCompleted) await trx.rollback()
      throw error
    }
  }
}
