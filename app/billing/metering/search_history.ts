import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { SearchHistorySchema } from '#database/schema'
import Client from '#app/accounts/client'
import type { MeteredCall } from '#app/billing/metering/metered_calls'
import ApiKey from '#app/accounts/api_keys/api_key'
import ClientPackage from '#app/billing/client_package'

export const searchOutcomes = ['found', 'empty', 'unresolved'] as const

/** A completed metered call: who made it, its input, its result, and the package that paid. */
export default class SearchHistory extends SearchHistorySchema {
  static table = 'search_history'

  declare call: MeteredCall
  declare origin: 'playground' | 'api'
  /** Unresolved calls had no term that was certain enough; they are free. */
  declare outcome: (typeof searchOutcomes)[number]
  declare skills: string[]
  declare unresolvedSkills: string[]
  declare filters: Record<string, unknown>

  /** The package that paid first. */
  @belongsTo(() => ClientPackage)
  declare clientPackage: BelongsTo<typeof ClientPackage>

  /** The API key of the call. */
  @belongsTo(() => ApiKey)
  declare apiKey: BelongsTo<typeof ApiKey>

  /** The client who searched. */
  @belongsTo(() => Client, { foreignKey: 'clientId' })
  declare holder: BelongsTo<typeof Client>
}
