import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ClientPackageSchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import { lockRow } from '#app/core/db/lock_row'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import Client from '#app/accounts/client'
import type Package from '#app/billing/package'
import type { Family } from '#app/billing/families'

const packageName = 'packages_answers.the_package'

/**
 * Why a package became pending: no user of the client has confirmed an e-mail address, or the open amount would
 * have exceeded the credit limit.
 */
export type PendingReason = 'email_unconfirmed' | 'credit_limit'

/** A package that a client activated or was assigned, with a snapshot of its terms. */
export default class ClientPackage extends ClientPackageSchema {
  declare family: Family
  /** Pending: bought, but without calls until it is paid or released (`releasePackage`). */
  declare status: 'pending' | 'active' | 'cancelled' | 'refunded'
  declare pendingReason: PendingReason | null

  /** Not `client`, which Lucid reserves: the types of the relation would break. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare holder: BelongsTo<typeof Client>

  /**
   * Finds a package by its public id, with its holder, for staff; with `clientUid` only a package of that
   * client. Throws `NotFound`.
   */
  static async findForStaff(uid: unknown, clientUid?: unknown): Promise<ClientPackage> {
    const found = await findByUid(this.query().preload('holder'), uid, packageName)
    const isElsewhere = clientUid !== undefined && found.holder.uid !== clientUid
    if (isElsewhere) throw new NotFound(t(packageName))
    return found
  }

  /** Finds a package of the client by its public id. Throws `NotFound`. */
  static findOfClient(clientId: number, uid: unknown): Promise<ClientPackage> {
    return findByUid(this.query().where({ clientId }).preload('holder'), uid, packageName)
  }

  /** Locks the package (see `lockRow`) and loads it with its holder; charges wait for the lock. */
  static async lock(trx: TransactionClientContract, id: number): Promise<ClientPackage> {
    const clientPackage = await lockRow(trx, this, id, packageName)
    await clientPackage.load('holder')
    return clientPackage
  }

  /** The path of its page in the staff area. Load `holder` beforehand. */
  get place(): string {
    return `/clients/packages/${this.holder.uid}/${this.uid}`
  }

  /** Its name in the audit log. Load `holder` beforehand. */
  get title(): string {
    return `${this.name} (${this.holder.name})`
  }

  /** The terms at activation, which later changes of the offer do not affect. */
  static snapshotOf(offer: Package) {
    return {
      packageId: offer.id,
      family: offer.family,
      name: offer.name,
      price: offer.price,
      priority: offer.priority,
      packageVersion: offer.version,
      totalCalls: offer.totalCalls,
      validityDays: offer.validityDays,
      usageCalls: 0,
      resPercentage: offer.resPercentage,
      backup: false,
      status: 'active' as const,
    }
  }
}
