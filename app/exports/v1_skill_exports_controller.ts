import type { HttpContext } from '@adonisjs/core/http'
import { exportSkills } from '#app/exports/export_skills'
import { sendExport } from '#app/exports/send_export'

/** Skills as a file. */
export default class V1SkillExportsController {
  /** Those that uploads made and nobody has published yet. */
  async index(ctx: HttpContext) {
    const filter = { status: 'draft', createdByUpload: 'any' } as const
    return sendExport(ctx, 'new-skills', (format) => exportSkills({ format, ...filter }))
  }

  async all(ctx: HttpContext) {
    return sendExport(ctx, 'skills', (format) => exportSkills({ format }))
  }
}
