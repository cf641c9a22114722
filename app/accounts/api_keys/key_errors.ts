import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import type { KeyAbility } from '#app/accounts/api_keys/key_abilities'

const challenge = { 'WWW-Authenticate': 'Bearer error="invalid_token"' }

/** Detected by the checksum: this key never existed. */
export class MalformedApiKey extends Refusal {
  constructor() {
    super(
      'The API key is malformed: its checksum is wrong. It was probably truncated or mistyped. Copy it again.',
      {
        code: 'malformed_api_key',
        headers: challenge,
      }
    )
  }
}

/**
 * The same response for a key that is unknown, expired or revoked, or whose client or creator may
 * not log in.
 */
export class InvalidApiKey extends Refusal {
  constructor() {
    super('The API key is unknown, expired or revoked.', {
      code: 'invalid_api_key',
      headers: challenge,
    })
  }
}

/** The key lacks the ability that the route requires. */
export class MissingAbility extends Refusal {
  constructor(ability: KeyAbility) {
    super(
      `This API key lacks the ability "${ability}". Add the ability to the key in the portal, or use another key.`,
      { code: 'missing_ability' }
    )
  }
}

/** The route is for users only: no ability opens it to keys. */
export class NotForKeys extends Refusal {
  constructor() {
    super('This endpoint does not accept API keys. Log in and send an access token.', {
      code: 'forbidden',
    })
  }
}

/**
 * The remaining cap of the key is less than the price of this call (`needed`). Nothing was charged;
 * there is no Retry-After: only a monthly cap resets, after days.
 */
export class KeyCapReached extends Refusal {
  constructor(calls: { needed: number; remaining: number; cap: number; resets_at: string | null }) {
    const { resets_at: resetsAt, ...figures } = calls
    const day = resetsAt?.slice(0, 10) ?? ''
    super(t('metering_answers.key_cap_reached', { ...figures, day, resets: day ? 'yes' : 'no' }), {
      code: 'key_cap_reached',
      headers: { 'X-Key-Calls-Remaining': String(calls.remaining) },
      members: { calls },
    })
  }
}
