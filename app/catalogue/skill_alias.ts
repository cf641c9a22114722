import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SkillAliasSchema } from '#database/schema'
import Skill from '#app/catalogue/skill'

/** An alternative label of a skill. Several skills may share one. */
export default class SkillAlias extends SkillAliasSchema {
  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>
}
