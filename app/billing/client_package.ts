import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientPackageSchema } from '#database/schema'
import { holdRow } from '#app/core/db/hold_row'
import { NotFound } from '#app/core/errors/problem'
import { isUid, newUid } from '#app/core/uid'
import { t } from '#app/core/text/text'
import Client from '#app/accounts/client'
import Package from '#app/billing/package'
import type { Family } from '#app/billing/families'

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

  /**
   * The package with this public id and its holder, as staff find it; with `clientUid` only if it is
   * that client's. Throws `NotFound`.
   */
  static async findForStaff(uid: unknown, clientUid?: unknown): Promise<ClientPackage> {
    const found = isUid(uid) ? await this.query().where({ uid }).preload('holder').first() : null
    const isElsewhere = clientUid !== undefined && found?.holder.uid !== clientUid
    if (!found || isElsewhere) throw new NotFound(t('packages_answers.the_package'))
    return found
  }

  /** The package with this public id, if it is the client's. Throws `NotFound` for everything else. */
  static async findOfClient(clientId: number, uid: unknown): Promise<ClientPackage> {
    const found = isUid(uid)
      ? await this.query().where({ uid, clientId }).preload('holder').first()
      : null
    if (!found) throw new NotFound(t('packages_answers.the_package'))
    return found
  }

  /**
   * The package as it is now, as `holdRow` has it, with its holder; charges wait too.
   */
  static async hold(trx: TransactionClientContract, id: number): Promise<ClientPackage> {
    const held = await holdRow(trx, this, id, 'packages_answers.the_package')
    await held.load('holder')
    return held
  }

  /** Its page for staff, inside their area. Load `holder` beforehand. */
  get place(): string {
    return `/clients/packages/${this.holder.uid}/${this.uid}`
  }

  /** How staff know it in the audit log. Load `holder` beforehand. */
  get title(): string {
    return `${this.name} of ${this.holder.name}`
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
