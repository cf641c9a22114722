import type { HttpContext } from '@adonisjs/core/http'
import { may } from '#app/accounts/role'
import { countSalesWithoutInvoice } from '#app/billing/documents/issue/issue_missing_invoices'
import Currency from '#app/money/currency'
import { adminFigures, callsIn } from '#app/dashboards/admin_figures'
import { firstStepsOfOperator } from '#app/dashboards/first_steps'
import AdminPanelTransformer from '#app/dashboards/admin_panel_transformer'
import { offeredRanges, rangeBefore, rangeOfPage } from '#app/core/lists/day_range'

export default class AdminDashboardController {
  async show({ auth, inertia, request }: HttpContext) {
    const { range, leftOut } = rangeOfPage(request.qs())
    const figures = await adminFigures(range)
    return inertia.render('dashboards/admin', {
      panel: AdminPanelTransformer.transform(figures),
      calls_before: await callsIn(rangeBefore(range)),
      ranges: offeredRanges(),
      /** For those who may change the setup. */
      first_steps: may(auth.getUserOrFail().role, 'setup') ? await firstStepsOfOperator() : null,
      symbols: await Currency.symbols(),
      without_invoice: await countSalesWithoutInvoice(),
      left_out: leftOut,
    })
  }
}
