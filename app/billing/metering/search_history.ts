import { beforeCreate, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SearchHistorySchema } from '#database/schema'
import { newUid } from '#app/core/uid'
import Client from '#app/accounts/client'
import type { MeteredCall } from '#app/billing/metering/metered_calls'
import ApiKey from '#app/accounts/api_keys/api_key'
import ClientPackage from '#app/billing/client_package'

/** One metered call that was answered, mostly a search: by whom, what was asked, what was found and which package paid. */
export default class SearchHistory extends SearchHistorySchema {
  static table = 'search_history'

  declare call: MeteredCall
  declare origin: 'playground' | 'api'
  declare outcome: 'found' | 'empty'
  declare skills: string[]
  declare filters: Record<string, unknown>

  /** The package that paid first. */
  @belongsTo(() => ClientPackage)
  declare clientPackage: BelongsTo<typeof ClientPackage>

  /** The key that a program called by. */
  @belongsTo(() => ApiKey)
  declare apiKey: BelongsTo<typeof ApiKey>

  /** The client who searched. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare holder: BelongsTo<typeof Client>

  @beforeCreate()
  static assignUid(search: SearchHistory) {
    search.uid ??= newUid()
  }
}
