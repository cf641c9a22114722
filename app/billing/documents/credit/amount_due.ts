import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Invoice from '#app/billing/invoice'
import type Sale from '#app/billing/sale'

/** What a sale costs with tax and without what was credited, in minor units of its currency. */
export async function amountDueOf(
  trx: TransactionClientContract,
  { id, amount, taxAmount }: Pick<Sale, 'id' | 'amount' | 'taxAmount'>
): Promise<number> {
  const credited = await Invoice.query({ client: trx }).where({ sale_id: id, kind: 'credit_note' })
  return credited.reduce((due, { gross }) => due - gross, amount + taxAmount)
}
