import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#database/schema'
import { lockRow } from '#app/core/db/lock_row'
import { areaOf, type RoleId } from '#app/accounts/role'
import Client from '#app/accounts/client'

export const userStatuses = ['active', 'suspended', 'invited'] as const

/** A removed user stays for the history, and is on no list. */
export type UserStatus = (typeof userStatuses)[number] | 'removed'

/** Statuses that can be set; `invited` ends when the invitation is accepted. */
export const settableUserStatuses = ['active', 'suspended'] as const

/**
 * Commands load models before the application has booted, so the hash service is resolved lazily.
 */
const AuthFinder = withAuthFinder(() => hash.use())

/** A user who can log in. Partners (role 2) belong to a client, staff do not; owners manage its users. */
export default class User extends compose(UserSchema, AuthFinder) {
  declare role: RoleId
  declare status: UserStatus

  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  /** Locks the user, see `lockRow`. */
  static lock(trx: TransactionClientContract, id: number): Promise<User> {
    return lockRow(trx, this, id, 'auth_answers.the_account')
  }

  /** The base path of the user's area, without BASE_PATH; null for a role without one. */
  get area(): string | null {
    return areaOf(this.role)
  }

  /** The internal id of a partner's client. Throws for other roles: guard the route. */
  get ownClientId(): number {
    if (this.clientId === null) throw new Error('Only a partner belongs to a client')
    return this.clientId
  }
}
