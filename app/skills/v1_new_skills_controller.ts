import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/csv_answer'
import { exportSkills } from '#app/uploads/export_skills'

/** The skills that uploads made and nobody has published yet, as a file. */
export default class V1NewSkillsController {
  async index(ctx: HttpContext) {
    const filter = { status: 'draft', createdByUpload: 'any' } as const
    return sendCsv(ctx, 'new-skills.csv', exportSkills({ format: 'csv', ...filter }))
  }
}
