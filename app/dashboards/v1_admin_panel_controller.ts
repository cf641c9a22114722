import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { serialize } from '#app/core/http/serializer'
import { adminFigures } from '#app/dashboards/admin_figures'
import AdminPanelTransformer from '#app/dashboards/admin_panel_transformer'
import { rangeOf } from '#app/core/lists/day_range'

/** `GET /v1/admin_panel/?from=&to=`: the figures of the admin dashboard. */
export default class V1AdminPanelController {
  async show(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['from', 'to'])
    const range = rangeOf(ctx.request.qs())
    return serialize(AdminPanelTransformer.transform(await adminFigures(range)))
  }
}
