import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import Skill from '#app/catalogue/skill'
import SkillChange, { skillChangeList } from '#app/catalogue/skills/skill_change'
import SkillChangeTransformer from '#app/catalogue/skills/skill_change_transformer'
import { withNames } from '#app/catalogue/skills/skill_history'

/** `GET /v1/skills/history/{id}/`: the complete history of a skill, latest first. */
export default class V1SkillHistoryController {
  async index(ctx: HttpContext) {
    const skill = await Skill.findVisibleTo(ctx.auth.user, ctx.params.id)
    const { rows, meta } = await cursorList(skillChangeList, SkillChange.of(skill), ctx)
    return serialize({ data: SkillChangeTransformer.transform(await withNames(rows)), meta })
  }
}
