import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const tries = 4
/** A transaction that waited longer than this for SQLite's lock is not retried, in ms. */
const longestTry = 2000

/**
 * PostgreSQL's deadlock and serialization failure, after which it aborts one of the transactions;
 * SQLite's busy database.
 */
const passing = ['40P01', '40001', 'SQLITE_BUSY']

/** Whether the database error is transient, so that the transaction can be retried. */
export function isTransient(error: unknown): boolean {
  return passing.includes((error as { code?: string } | null)?.code ?? '')
}

function isBusy(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === 'SQLITE_BUSY'
}

/**
 * Runs the callback in a transaction and retries it from the start, up to three times, if the
 * database aborts it because of a conflict. The callback must therefore have no side effects outside the database, and
 * its first statement must be a write. Inside an open transaction, the callback joins it and is
 * retried by whoever opened it.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>,
  within?: TransactionClientContract
): Promise<Result> {
  if (within) return work(within)
  for (let attempt = 1; ; attempt++) {
    const begun = performance.now()
    try {
      return await db.transaction(work)
    } catch (error) {
      const isLocked = isBusy(error) && performance.now() - begun > longestTry
      if (attempt === tries || isLocked || !isTransient(error)) throw error
    }
  }
}
