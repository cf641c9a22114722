import type { HttpContext } from '@adonisjs/core/http'
import Upload from '#app/uploads/upload'
import { adminFigures } from '#app/dashboards/admin_figures'
import RecentUploadTransformer from '#app/dashboards/recent_upload_transformer'

export default class AdminDashboardController {
  async show({ inertia }: HttpContext) {
    const figures = await adminFigures()
    const uploads = await Upload.query()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(6)
    return inertia.render('dashboards/admin', {
      figures,
      uploads: RecentUploadTransformer.transform(uploads),
    })
  }
}
