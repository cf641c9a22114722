import type { HttpContext } from '@adonisjs/core/http'
import Skill from '#app/catalogue/skill'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'
import RecentUploadTransformer from '#app/dashboards/recent_upload_transformer'
import { recentUploads } from '#app/dashboards/recent_uploads'
import { skillCounts } from '#app/dashboards/skill_counts'

export default class CompanyDashboardController {
  async show({ inertia }: HttpContext) {
    const counts = await skillCounts()
    const skills = await Skill.query()
      .preload('category')
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(8)
    return inertia.render('dashboards/company', {
      counts,
      skills: SkillTransformer.transform(skills),
      uploads: RecentUploadTransformer.transform(await recentUploads()),
    })
  }
}
