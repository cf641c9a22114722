import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { issueInvoice } from '#app/billing/documents/issue/issue_invoice'
import Sale from '#app/billing/sale'
import Seller from '#app/billing/seller'

/** Unpaid and paid sales with a price that have no invoice, since the seller's data was not complete. */
export function salesWithoutInvoice() {
  return Sale.query()
    .where('sales.amount', '>', 0)
    .whereIn('sales.payment_status', ['unpaid', 'paid'])
    .whereNotExists((invoices) =>
      invoices.from('invoices').whereColumn('invoices.sale_id', 'sales.id').select('id')
    )
}

/** 0 if the seller's data is complete, since saving it issued them. */
export async function countSalesWithoutInvoice(): Promise<number> {
  const { isComplete } = await Seller.current()
  if (isComplete) return 0
  const [{ total }] = await salesWithoutInvoice().pojo<{ total: number }>().count('* as total')
  return Number(total)
}

/** Issues the missing invoices with today's date in the order of the sales; returns their number. */
export async function issueMissingInvoices(trx: TransactionClientContract): Promise<number> {
  const { isComplete } = await Seller.current(trx)
  if (!isComplete) return 0
  const sales = await salesWithoutInvoice().useTransaction(trx).orderBy('sales.number')
  const now = await databaseNow(trx)
  for (const sale of sales) await issueInvoice(trx, sale, now)
  return sales.length
}
