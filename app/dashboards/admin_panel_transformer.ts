import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AdminFigures } from '#app/dashboards/admin_figures'
import { rangeText } from '#app/core/lists/day_range'
import RecentUploadTransformer from '#app/dashboards/recent_upload_transformer'

/** The figures of the admin dashboard, for the page and for `/v1/admin_panel/`. */
export default class AdminPanelTransformer extends BaseTransformer<AdminFigures> {
  toObject() {
    const { range, asked, lowClients, openMessages, uploads, ...figures } = this.resource
    return {
      range: rangeText(range),
      ...figures,
      top_searches: asked.top,
      zero_result_searches: asked.not_found,
      /** The basis of the two lists. */
      searches_looked_at: { count: asked.searches, is_capped: asked.is_capped },
      low_balance_clients: lowClients,
      open_messages: openMessages,
      uploads: RecentUploadTransformer.transform(uploads),
    }
  }
}
