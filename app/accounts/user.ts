import { compose } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { belongsTo, beforeCreate } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { UserSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import { areaOf, type RoleId } from '#app/accounts/role'
import Client from '#app/accounts/client'

export const userStatuses = ['active', 'suspended', 'invited'] as const

export type UserStatus = (typeof userStatuses)[number]

/** What people set; accepting an invitation ends `invited`. */
export const settableUserStatuses = ['active', 'suspended'] as const

/** Commands load models before the application has booted: the hash service is there when it is asked for. */
const AuthFinder = withAuthFinder(() => hash.use())

/** A person who signs in. Partners (role 2) belong to a client, staff to none. */
export default class User extends compose(UserSchema, AuthFinder) {
  declare role: RoleId
  declare status: UserStatus

  @belongsTo(() => Client)
  declare client: BelongsTo<typeof Client>

  @beforeCreate()
  static assignUid(user: User) {
    user.uid ??= newUid()
  }

  /** Where the person's pages begin, below BASE_PATH; null for a role that has none. */
  get area(): string | null {
    return areaOf(this.role)
  }

  /** The inner id of the client that a partner works for. Throws for anybody else: guard the route. */
  get ownClientId(): number {
    if (this.clientId === null) throw new Error('Only a partner belongs to a client')
    return this.clientId
  }
}
