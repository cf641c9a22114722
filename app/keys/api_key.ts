import { beforeCreate, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApiKeySchema } from '#database/schema'
import { NotFound } from '#app/core/problem'
import { t } from '#app/core/text'
import { isUid, newUid } from '#app/core/uid'
import User from '#app/auth/user'
import type { KeyAbility } from '#app/keys/key_abilities'

/**
 * A key by which a client's programs call `/v1`. Its text was shown once; the row knows its hash and
 * its first characters. `capCalls` limits what may be charged to it over its whole life (`usedCalls`).
 */
export default class ApiKey extends ApiKeySchema {
  declare abilities: KeyAbility[]

  /** Nobody is answered with them. */
  @column({ serializeAs: null })
  declare hash: string

  @column({ serializeAs: null })
  declare previousHash: string | null

  /** Who made it. */
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare maker: BelongsTo<typeof User>

  @beforeCreate()
  static assignUid(key: ApiKey) {
    key.uid ??= newUid()
  }

  /** The keys of a client, revoked ones too. */
  static ofClient(clientId: number) {
    return this.query().where('api_keys.client_id', clientId)
  }

  /** The client's key with this public id. Throws `NotFound`. */
  static async findOfClient(clientId: number, uid: unknown): Promise<ApiKey> {
    const key = isUid(uid) ? await this.ofClient(clientId).where('api_keys.uid', uid).first() : null
    if (!key) throw new NotFound(t('api_keys_answers.the_key'))
    return key
  }
}
