import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const tries = 4

/** PostgreSQL breaks one of two transactions off that wait for each other, or that it cannot put in an order. */
const brokenOff = ['40P01', '40001']

/**
 * Does the work in a transaction of its own, and once more from the start where the database broke
 * it off for another one's sake. So it must change nothing outside. Its first statement is a write.
 */
export async function inTransaction<Result>(
  work: (trx: TransactionClientContract) => Promise<Result>
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (attempt === tries || !brokenOff.includes(code)) throw error
    }
  }
}
