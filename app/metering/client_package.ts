import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientPackageSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Client from '#app/clients/client'
import Package from '#app/packages/package'
import type { Family } from '#app/packages/families'

/** A package that a client activated or was given, with a snapshot of what was agreed. */
export default class ClientPackage extends ClientPackageSchema {
  declare family: Family
  declare status: 'active' | 'cancelled' | 'refunded'

  /** Not `client`: the types of a relation to this model would break, Lucid keeps that name for itself. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare holder: BelongsTo<typeof Client>

  @belongsTo(() => Package)
  declare package: BelongsTo<typeof Package>

  @beforeCreate()
  static assignUid(clientPackage: ClientPackage) {
    clientPackage.uid ??= newUid()
  }

  /** What is agreed at activation and stays when the offer is edited later. */
  static snapshotOf(offer: Package) {
    return {
      packageId: offer.id,
      family: offer.family,
      name: offer.name,
      price: offer.price,
      priority: offer.priority,
      packageVersion: offer.version,
      totalCalls: offer.totalCalls,
      usageCalls: 0,
      resPercentage: offer.resPercentage,
      backup: false,
      status: 'active' as const,
    }
  }
}
