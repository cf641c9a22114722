import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/accounts/audit/audit_log'
import { bulkPaymentValidator } from '#app/billing/sales/activation_validators'
import { paySales } from '#app/billing/sales/pay_sales'
import { shownSales, shownSaleList } from '#app/billing/sales/shown_sales'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'

/** Marks several sales as paid. */
export default class BulkSalesController {
  async update(ctx: HttpContext) {
    const bulk = { past: 'sales_answers.past_paid', place: '/sales-history' } as const
    return answerBulk(ctx, bulk, async () => {
      const payment = await ctx.request.validateUsing(bulkPaymentValidator)
      const selection = await readSelection(shownSaleList, shownSales(ctx), ctx)
      return paySales(selection, { ...payment, actor: actorOf(ctx) })
    })
  }
}
