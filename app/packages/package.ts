import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { PackageSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Currency from '#app/currencies/currency'
import type { Family } from '#app/packages/families'

/** An offer in one of the four families. */
export default class Package extends PackageSchema {
  static table = 'packages'

  declare family: Family
  declare status: 'draft' | 'active' | 'archived'
  /** The lines shown on its card. */
  declare features: string[]

  @belongsTo(() => Currency)
  declare currency: BelongsTo<typeof Currency>

  @beforeCreate()
  static assignUid(offer: Package) {
    offer.uid ??= newUid()
  }
}
