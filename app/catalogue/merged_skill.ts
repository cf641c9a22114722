import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MergedSkillSchema } from '#database/schema'
import Skill from '#app/catalogue/skill'

/** A skill that was merged into another one; redirects its old id. */
export default class MergedSkill extends MergedSkillSchema {
  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>
}
