import type { BulkOutcome, Selection } from '#app/core/lists/bulk_selection'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { Actor } from '#app/accounts/audit/audit_log'
import Sale from '#app/billing/sale'
import { AlreadySettled, settleSale, type SettlementInput } from '#app/billing/sales/settle_sale'

/** Maximum number of sales: each is a transaction with notifications. */
const mostSales = 500

/**
 * Marks the selected sales as paid, each in a transaction of its own, which locks its client: what is done before an
 * error stays. Sales that are waived or void are refused.
 */
export async function paySales(
  { ids, gone }: Selection<typeof Sale>,
  input: SettlementInput & { actor: Actor }
): Promise<BulkOutcome> {
  if (ids.length > mostSales) {
    throw new Refusal(t('sales_answers.too_many_sales', { count: mostSales }), {
      status: 422,
      code: 'too_many_rows',
    })
  }
  const outcome: BulkOutcome = { done: 0, already: 0, gone, refused: [] }
  for (const id of ids) {
    const sale = await Sale.findOrFail(id)
    try {
      await settleSale(sale, 'paid', input)
      outcome.done++
    } catch (error) {
      if (!(error instanceof AlreadySettled)) throw error
      await sale.refresh()
      if (sale.paymentStatus === 'paid') outcome.already++
      else outcome.refused.push(t('sales_answers.only_unpaid'))
    }
  }
  return outcome
}
