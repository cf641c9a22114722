import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { PackageSchema } from '#database/schema'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import ClientPackage from '#app/billing/client_package'
import type { Family } from '#app/billing/families'

export const packageStatuses = ['draft', 'active', 'archived'] as const

export type PackageStatus = (typeof packageStatuses)[number]

/** An offer in one of the four families. Clients see only active ones. */
export default class Package extends PackageSchema {
  declare family: Family
  declare status: PackageStatus
  /** The lines shown on its card. */
  declare features: string[]

  @belongsTo(() => Currency)
  declare currency: BelongsTo<typeof Currency>

  /** Activations, which keep the terms of their time. */
  @hasMany(() => ClientPackage)
  declare clientPackages: HasMany<typeof ClientPackage>

  /** The packages of a family for staff, with currency and number of activations. */
  static inFamily(family: Family) {
    return this.query()
      .where('packages.family', family)
      .preload('currency')
      .withCount('clientPackages', (counted) => counted.as('activations_count'))
  }

  /** A package of the family, as `inFamily` loads it. Throws `NotFound`. */
  static async findInFamily(family: Family, uid: unknown): Promise<Package> {
    const offer = isUid(uid) ? await this.inFamily(family).where('packages.uid', uid).first() : null
    if (!offer) throw new NotFound(t('packages_answers.the_one', { family }))
    return offer
  }
}
