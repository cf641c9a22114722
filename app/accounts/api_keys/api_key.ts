import { column } from '@adonisjs/lucid/orm'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { ApiKeySchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import type { CapPeriod } from '#app/accounts/api_keys/key_cap'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'

/**
 * A key with which programs of a client call `/v1`. Its text is shown once; the row has its hash
 * and first characters. `capCalls` limits the calls that can be charged to it, in total (`usedCalls`) or in
 * each month (`monthCalls`).
 */
export default class ApiKey extends ApiKeySchema {
  declare abilities: KeyAbility[]
  declare capPeriod: CapPeriod

  /** Never included in responses. */
  @column({ serializeAs: null })
  declare hash: string

  @column({ serializeAs: null })
  declare previousHash: string | null

  /** The keys of a client, including revoked ones, each with the name of its creator. */
  static ofClient(clientId: number, client?: QueryClientContract) {
    return this.query({ client })
      .where('api_keys.client_id', clientId)
      .select('api_keys.*')
      .select(
        db.raw('(select full_name from users where users.id = api_keys.user_id) as maker_name')
      )
  }

  /** Finds a key of the client by public id. Throws `NotFound`. */
  static findOfClient(
    clientId: number,
    uid: unknown,
    client?: QueryClientContract
  ): Promise<ApiKey> {
    return findByUid(this.ofClient(clientId, client), uid, 'api_keys_answers.the_key')
  }
}
