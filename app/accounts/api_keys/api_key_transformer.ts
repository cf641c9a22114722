import type { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApiKey from '#app/accounts/api_keys/api_key'
import { cappedCallsOf, capResetOf } from '#app/accounts/api_keys/key_cap'
import { keyStatusOf } from '#app/accounts/api_keys/key_status'

/**
 * An API key at the time `now` of the database clock, for pages and `/v1`, without its text, which
 * is not stored. `previous` is the key text that the last rotation replaced, while it is still
 * valid.
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
      used_calls: key.usedCalls,
      /** The limit of charged calls; null for no limit. */
      cap_calls: key.capCalls,
      cap_period: key.capPeriod,
      /** The calls that count toward the limit. */
      cap_used_calls: cappedCallsOf(key, this.now),
      cap_resets_at: textOf(capResetOf(key, this.now)),
      expires_at: textOf(key.expiresAt),
      last_used_at: textOf(key.lastUsedAt),
      revoked_at: textOf(key.revokedAt),
      previous: this.#previous(),
      /** The creator; null if not loaded. */
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
