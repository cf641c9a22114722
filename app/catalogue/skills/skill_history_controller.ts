import type { HttpContext } from '@adonisjs/core/http'
import { keyedList } from '#app/core/lists/listing'
import { returnUrlOf } from '#app/core/http/return_url'
import Skill from '#app/catalogue/skill'
import SkillChange, { skillChangeList } from '#app/catalogue/skills/skill_change'
import SkillChangeTransformer from '#app/catalogue/skills/skill_change_transformer'
import { withNames } from '#app/catalogue/skills/skill_history'
import SkillTransformer from '#app/catalogue/skills/skill_transformer'

/** The page with the complete history of a skill. */
export default class SkillHistoryController {
  async index(ctx: HttpContext) {
    const skill = await Skill.findVisibleTo(ctx.auth.user, ctx.params.SkillId)
    const { rows, list } = await keyedList(skillChangeList, SkillChange.of(skill), ctx)
    return ctx.inertia.render('skills/history', {
      skill: SkillTransformer.transform(skill),
      changes: SkillChangeTransformer.transform(await withNames(rows)),
      list,
      back: returnUrlOf(ctx),
    })
  }
}
