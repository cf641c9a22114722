import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * The number of the next sale. Its row stays locked until the transaction ends, so numbers are
 * without gaps: ask as late as can be, and write the sale in the same transaction.
 */
export async function nextSaleNumber(trx: TransactionClientContract): Promise<number> {
  const [{ last }] = await rawRows<{ last: number }>(
    trx,
    'update sale_numbers set last = last + 1 where id = 1 returning last'
  )
  return last
}
