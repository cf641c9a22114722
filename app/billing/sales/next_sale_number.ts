import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'

/**
 * The number of the next sale. The counter stays locked until the transaction ends, so that numbers have no
 * gaps: call it late, and write the sale in the same transaction.
 */
export async function nextSaleNumber(trx: TransactionClientContract): Promise<number> {
  const [{ last }] = await rawRows<{ last: number }>(
    trx,
    'update sale_numbers set last = last + 1 where id = 1 returning last'
  )
  return last
}
