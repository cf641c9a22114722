import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/known_parameters'
import { serialize } from '#app/core/serializer'
import { adminFigures } from '#app/dashboards/admin_figures'
import AdminPanelTransformer from '#app/dashboards/admin_panel_transformer'
import { dayRangeValidator, rangeOf } from '#app/dashboards/day_range'

/** `GET /v1/admin_panel/?from=&to=`: the figures of the admin dashboard. */
export default class V1AdminPanelController {
  async show(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['from', 'to'])
    const range = rangeOf(await ctx.request.validateUsing(dayRangeValidator))
    return serialize(AdminPanelTransformer.transform(await adminFigures(range)))
  }
}
