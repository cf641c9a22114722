import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const tries = 4

/** Deadlock and serialization failure of PostgreSQL, which breaks one of two transactions off; SQLite's busy file. */
const passing = ['40P01', '40001', 'SQLITE_BUSY']

/** Whether what the database refused ends by itself, so that the whole transaction may be tried again. */
export function mayPass(error: unknown): boolean {
  return passing.includes((error as { code?: string } | null)?.code ?? '')
}

/**
 * Does the work in a transaction of its own, and once more from the start where the database broke
 * it off for another one's sake. So it must change nothing outside. Its first statement is a write.
 * Within a transaction that is open already the work is a part of that one, which whoever opened it
 * tries again.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>,
  within?: TransactionClientContract
): Promise<Result> {
  if (within) return work(within)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === tries || !mayPass(error)) throw error
    }
  }
}
