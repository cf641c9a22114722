import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApiKey from '#app/accounts/api_keys/api_key'
import { keyStatusOf } from '#app/accounts/api_keys/key_status'

/**
 * An API key at the moment `now` of the database's clock: the one shape of it on both doors, without
 * its text, which is nowhere. `previous` is the text that the last rotation replaced, while it works.
 */
export default class ApiKeyTransformer extends BaseTransformer<ApiKey> {
  constructor(
    resource: ApiKey,
    private now: DateTime
  ) {
    super(resource)
  }

  toObject() {
    const key = this.resource
    return {
      id: key.uid,
      name: key.name,
      prefix: key.prefix,
      abilities: key.abilities,
      status: keyStatusOf(key, this.now),
      /** Calls that were charged to it, and the most that may be; null for no cap. */
      used_calls: key.usedCalls,
      cap_calls: key.capCalls,
      expires_at: textOf(key.expiresAt),
      last_used_at: textOf(key.lastUsedAt),
      revoked_at: textOf(key.revokedAt),
      previous: this.#previous(),
      /** Who made it; null where that was not asked for. */
      created_by: (key.$extras.maker_name as string | undefined) ?? null,
      version: key.version,
      created_at: textOf(key.createdAt)!,
      updated_at: textOf(key.updatedAt)!,
    }
  }

  #previous() {
    const { previousPrefix: prefix, previousExpiresAt: end } = this.resource
    if (!prefix || !end || end <= this.now) return null
    return { prefix, expires_at: textOf(end)! }
  }
}

function textOf(moment: DateTime | null): string | null {
  return moment?.toJSDate().toISOString() ?? null
}
