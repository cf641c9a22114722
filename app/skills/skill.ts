import { beforeCreate, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { SkillSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Category from '#app/categories/category'
import SkillAlias from '#app/skills/skill_alias'
import SkillRelation from '#app/relations/skill_relation'

export const skillTypes = ['knowledge', 'skill', 'tool', 'language', 'attitude'] as const
export const skillStatuses = ['draft', 'published', 'archived'] as const

export type SkillType = (typeof skillTypes)[number]
export type SkillStatus = (typeof skillStatuses)[number]

/** A named ability, tool or knowledge item. Clients and guests see published ones only. */
export default class Skill extends SkillSchema {
  declare type: SkillType
  declare status: SkillStatus

  @belongsTo(() => Category)
  declare category: BelongsTo<typeof Category>

  @hasMany(() => SkillAlias)
  declare aliases: HasMany<typeof SkillAlias>

  @hasMany(() => SkillRelation)
  declare relations: HasMany<typeof SkillRelation>

  @beforeCreate()
  static assignUid(skill: Skill) {
    skill.uid ??= newUid()
  }
}
