import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { SkillSchema } from '#database/schema'
import { Moved, NotFound } from '#app/core/errors/problem'
import { isUid } from '#app/core/uid'
import { may } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { t } from '#app/core/text/text'
import Category from '#app/catalogue/category'
import MergedSkill from '#app/catalogue/merged_skill'
import SkillAlias from '#app/catalogue/skill_alias'
import SkillRelation from '#app/catalogue/skill_relation'
import { cleanName, nameKey, slugOf } from '#app/core/text/name_key'

export const skillTypes = ['knowledge', 'skill', 'tool', 'language', 'attitude'] as const
export const skillStatuses = ['draft', 'published', 'archived'] as const

export type SkillType = (typeof skillTypes)[number]
export type SkillStatus = (typeof skillStatuses)[number]

/** A named ability, tool or knowledge item. Clients and guests only see published ones. */
export default class Skill extends SkillSchema {
  declare type: SkillType
  declare status: SkillStatus

  @belongsTo(() => Category)
  declare category: BelongsTo<typeof Category>

  @hasMany(() => SkillAlias)
  declare aliases: HasMany<typeof SkillAlias>

  @hasMany(() => SkillRelation)
  declare relations: HasMany<typeof SkillRelation>

  /** The base query of all reads of skills: staff see all, others only published ones. */
  static visibleTo(user: User | undefined) {
    const query = this.query()
    if (!may(user?.role ?? 'guest', 'skills')) query.where('skills.status', 'published')
    return query
  }

  /**
   * Finds a skill with its domain, aliases and number of relations. Throws `NotFound`, or `Moved`
   * if it was merged.
   */
  static async findVisibleTo(user: User | undefined, uid: unknown): Promise<Skill> {
    if (!isUid(uid)) throw new NotFound(t('skills_answers.the_skill'))
    const skill = await this.visibleTo(user)
      .where('skills.uid', uid)
      .preload('category', (category) => category.preload('parent'))
      .preload('aliases', (aliases) => aliases.orderBy('id'))
      .withCount('relations')
      .first()
    if (!skill)
      throw (await this.#movedTo(user, uid)) ?? new NotFound(t('skills_answers.the_skill'))
    return skill
  }

  static async #movedTo(user: User | undefined, uid: string): Promise<Moved | null> {
    if (!may(user?.role ?? 'guest', 'skills')) return null
    const merged = await MergedSkill.query().where('uid', uid).preload('skill').first()
    if (!merged) return null
    const { name, skill } = merged
    const values = { name, into: skill.name, id: skill.uid }
    return new Moved(t('skills_answers.moved', values), uid, skill.uid)
  }

  /** The rows of a list, with domain and number of relations. The list selects the other columns. */
  static listFor(user: User | undefined) {
    return this.visibleTo(user)
      .select('skills.id')
      .preload('category', (domain) => domain.select('id', 'uid', 'name'))
      .withCount('relations')
  }

  /** Sets the name, and a slug derived from it if there is none yet. */
  rename(name: string) {
    this.name = cleanName(name)
    this.nameKey = nameKey(name)
    this.slug ??= slugOf(name)
  }
}
