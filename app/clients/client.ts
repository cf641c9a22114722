import { beforeCreate, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ClientSchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import User from '#app/auth/user'

/** The organisation that buys calls. */
export default class Client extends ClientSchema {
  declare status: 'active' | 'suspended'

  @hasMany(() => User)
  declare users: HasMany<typeof User>

  @beforeCreate()
  static assignUid(client: Client) {
    client.uid ??= newUid()
  }
}
