import type { HttpContext } from '@adonisjs/core/http'
import { sendCsv } from '#app/core/csv_answer'
import { newSkillColumns, newSkillRows } from '#app/skills/new_skills'

/** The skills that uploads made and nobody has published yet, as a file. */
export default class V1NewSkillsController {
  async index(ctx: HttpContext) {
    return sendCsv(ctx, 'new-skills.csv', newSkillColumns, newSkillRows())
  }
}
