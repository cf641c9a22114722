import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CategorySchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import { countSkillsBelow } from '#app/catalogue/skills_below'
import Skill from '#app/catalogue/skill'

/** A domain of skills: the resource is `categories`, the menu label is Domains. */
export default class Category extends CategorySchema {
  @belongsTo(() => Category, { foreignKey: 'parentId' })
  declare parent: BelongsTo<typeof Category>

  @hasMany(() => Category, { foreignKey: 'parentId' })
  declare children: HasMany<typeof Category>

  @hasMany(() => Skill)
  declare skills: HasMany<typeof Skill>

  /** Domains with the data for the transformer: parent, number of skills and of children. */
  static listed() {
    return this.query().preload('parent').withCount('skills').withCount('children')
  }

  /** Finds a domain with the data for the transformer. Throws `NotFound`. */
  static async findByUid(uid: unknown): Promise<Category> {
    const category = await findByUid(this.listed(), uid, 'categories_answers.the_domain')
    await countSkillsBelow([category])
    return category
  }
}
