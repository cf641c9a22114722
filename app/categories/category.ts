import { beforeCreate, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CategorySchema } from '#database/schema'
import { NotFound } from '#app/core/problem'
import { isUid, newUid } from '#app/core/uid'
import Skill from '#app/skills/skill'

/** A domain of skills: the resource is `categories`, the menu says Domains. */
export default class Category extends CategorySchema {
  @belongsTo(() => Category, { foreignKey: 'parentId' })
  declare parent: BelongsTo<typeof Category>

  @hasMany(() => Category, { foreignKey: 'parentId' })
  declare children: HasMany<typeof Category>

  @hasMany(() => Skill)
  declare skills: HasMany<typeof Skill>

  @beforeCreate()
  static assignUid(category: Category) {
    category.uid ??= newUid()
  }

  /** The domain with its parent and its number of skills. Throws `NotFound`. */
  static async findByUid(uid: unknown): Promise<Category> {
    const category = isUid(uid)
      ? await this.query().where('uid', uid).preload('parent').withCount('skills').first()
      : null
    if (!category) throw new NotFound('The domain')
    return category
  }
}
