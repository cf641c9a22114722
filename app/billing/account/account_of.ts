import type Client from '#app/accounts/client'
import { dueWith } from '#app/billing/documents/credit/amount_due'
import { dayOf } from '#app/billing/documents/issue/issue_invoice'
import Sale from '#app/billing/sale'
import { creditOf } from '#app/billing/sales/open_amount'
import Seller from '#app/billing/seller'
import { databaseNow } from '#app/core/db/database_clock'

/** An amount in minor units of its currency. */
export type Money = {
  amount: number
  currency: { code: string; symbol: string; exponent: number }
}

/** The credit of a client, and what it has to pay: in all for each currency, and for each sale, oldest first. */
export async function accountOf(client: Client) {
  const sales = await Sale.query()
    .where({ clientId: client.id, paymentStatus: 'unpaid' })
    .whereNull('voids')
    .preload('clientPackage')
    .preload('documents')
    .orderBy('id')
  const today = dayOf(await databaseNow(), await Seller.current()).toISODate()
  const due = sales.map((sale) => dueOf(sale, today)).filter(({ amount }) => amount > 0)
  return { credit: await creditOf(client), due, totals: totalsOf(due) }
}

/** What is due of a sale with tax and without what was credited. Load `clientPackage` and `documents`. */
function dueOf(sale: Sale, today: string) {
  const { invoice, currency } = sale
  const dueOn = invoice?.dueOn ?? null
  return {
    sale: { id: sale.uid, number: sale.number },
    package: { id: sale.clientPackage.uid, name: sale.packageName },
    invoice: invoice && { id: invoice.uid, number: invoice.number },
    due_on: dueOn,
    overdue: dueOn !== null && dueOn < today,
    /** Whether the calls are available only once it is paid. */
    pending: sale.clientPackage.status === 'pending',
    amount: dueWith(sale.documents, sale),
    currency,
  }
}

/** The sum of the amounts in each currency. */
export function totalsOf(amounts: Money[]): Money[] {
  const byCode = Map.groupBy(amounts, ({ currency }) => currency.code)
  return [...byCode.values()].map((same) => ({
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    currency: same[0].currency,
  }))
}
