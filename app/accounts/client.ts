import { beforeSave, belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { Language } from '#config/i18n'
import { ClientSchema } from '#database/schema'
import { lockRow } from '#app/core/db/lock_row'
import { findByUid } from '#app/core/db/find_by_uid'
import Currency from '#app/money/currency'
import { nameKey } from '#app/core/text/name_key'
import User from '#app/accounts/user'

export const clientStatuses = ['active', 'suspended'] as const

/** How a client's sales are taxed: see app/billing/tax. */
export const taxTreatments = ['standard', 'reverse_charge', 'export', 'exempt'] as const

/** The organization that buys calls. */
export default class Client extends ClientSchema {
  declare status: (typeof clientStatuses)[number]
  declare taxTreatment: (typeof taxTreatments)[number]
  /** The language of its documents; null if not set. */
  declare language: Language | null

  @hasMany(() => User)
  declare users: HasMany<typeof User>

  /** The default currency of its sales; null if not set. */
  @belongsTo(() => Currency)
  declare currency: BelongsTo<typeof Currency>

  @beforeSave()
  static foldName(client: Client) {
    if (client.$dirty.name !== undefined) client.nameKey = nameKey(client.name).slice(0, 300)
  }

  /** Finds a client by public id, with its currency. Throws `NotFound`. */
  static findForStaff(uid: unknown): Promise<Client> {
    return findByUid(Client.query().preload('currency'), uid, 'clients_answers.the_client')
  }

  /** Locks the client, see `lockRow`. */
  static lock(trx: TransactionClientContract, id: number): Promise<Client> {
    return lockRow(trx, this, id, 'clients_answers.the_client')
  }

  /** The client of a partner, with its currency. */
  static ofPartner(user: User): Promise<Client> {
    return Client.query().where('id', user.ownClientId).preload('currency').firstOrFail()
  }
}
