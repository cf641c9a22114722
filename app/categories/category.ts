import { beforeCreate, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CategorySchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Skill from '#app/skills/skill'

/** A domain of skills: the resource is `categories`, the menu says Domains. */
export default class Category extends CategorySchema {
  @belongsTo(() => Category, { foreignKey: 'parentId' })
  declare parent: BelongsTo<typeof Category>

  @hasMany(() => Skill)
  declare skills: HasMany<typeof Skill>

  @beforeCreate()
  static assignUid(category: Category) {
    category.uid ??= newUid()
  }
}
