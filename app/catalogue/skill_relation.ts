import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SkillRelationSchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import { may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import Skill from '#app/catalogue/skill'

export const relationTypes = [
  'related',
  'broader',
  'narrower',
  'essential',
  'optional',
  'co_occurs',
] as const

export type RelationType = (typeof relationTypes)[number]

const endColumns = ['id', 'uid', 'name', 'status']

/** A directed, typed, weighted edge from one skill to another; the weight is an integer 0-100. */
export default class SkillRelation extends SkillRelationSchema {
  declare type: RelationType

  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>

  @belongsTo(() => Skill, { foreignKey: 'relatedSkillId' })
  declare relatedSkill: BelongsTo<typeof Skill>

  /**
   * The base query of all reads of relations: staff see all, others only those between published
   * skills.
   */
  static visibleTo(user: User | undefined) {
    const query = this.query()
    if (!may(user?.role ?? 'guest', 'skills')) {
      query.whereHas('skill', (skill) => skill.where('status', 'published'))
      query.whereHas('relatedSkill', (skill) => skill.where('status', 'published'))
    }
    return query
  }

  /** The rows of a list, with the names of both skills. */
  static listFor(user: User | undefined) {
    return this.visibleTo(user)
      .preload('skill', (skill) => skill.select(endColumns))
      .preload('relatedSkill', (skill) => skill.select(endColumns))
  }

  /** Finds a relation with both skills. Throws `NotFound`. */
  static async findVisibleTo(user: User | undefined, uid: unknown): Promise<SkillRelation> {
    return findByUid(this.listFor(user), uid, 'relations_answers.the_relation')
  }
}
