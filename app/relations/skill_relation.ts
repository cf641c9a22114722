import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SkillRelationSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Skill from '#app/skills/skill'

export const relationTypes = [
  'related',
  'broader',
  'narrower',
  'essential',
  'optional',
  'co_occurs',
] as const

export type RelationType = (typeof relationTypes)[number]

/** A directed, typed, weighted edge from one skill to another; weight is an integer 0-100. */
export default class SkillRelation extends SkillRelationSchema {
  declare type: RelationType

  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>

  @belongsTo(() => Skill, { foreignKey: 'relatedSkillId' })
  declare relatedSkill: BelongsTo<typeof Skill>

  @beforeCreate()
  static assignUid(relation: SkillRelation) {
    relation.uid ??= newUid()
  }
}
