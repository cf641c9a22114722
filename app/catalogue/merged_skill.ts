import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MergedSkillSchema } from '#database/schema'
import Skill from '#app/catalogue/skill'

/** What is kept of a skill that was merged into another one, so that its old id leads there. */
export default class MergedSkill extends MergedSkillSchema {
  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>
}
