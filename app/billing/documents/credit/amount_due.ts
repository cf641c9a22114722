import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Invoice from '#app/billing/invoice'
import type Sale from '#app/billing/sale'

type Amounts = Pick<Sale, 'id' | 'amount' | 'taxAmount'>

/** What a sale costs with tax and without what was credited, in minor units of its currency. */
export async function amountDueOf(trx: TransactionClientContract, sale: Amounts): Promise<number> {
  return dueWith(await Invoice.query({ client: trx }).where({ saleId: sale.id }), sale)
}

/** The same with the loaded documents of the sale. */
export function dueWith(documents: Invoice[], { amount, taxAmount }: Amounts): number {
  return documents
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((due, { gross }) => due - gross, amount + taxAmount)
}
