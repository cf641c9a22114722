import { Refusal } from '#app/core/problem'
import type { KeyAbility } from '#app/keys/key_abilities'

const challenge = { 'WWW-Authenticate': 'Bearer error="invalid_token"' }

/** Told by the checksum alone: nobody ever had this key. */
export class MalformedApiKey extends Refusal {
  constructor() {
    super(
      'This is no API key: its checksum does not fit. It was probably cut off or mistyped; copy it again.',
      {
        status: 401,
        code: 'malformed_api_key',
        title: 'API key with a wrong checksum',
        headers: challenge,
      }
    )
  }
}

/** One answer for a key that is unknown, expired or revoked, or whose client or maker may not enter. */
export class InvalidApiKey extends Refusal {
  constructor() {
    super('The API key is not valid: it is unknown, has expired or was revoked.', {
      status: 401,
      code: 'invalid_api_key',
      title: 'API key not valid',
      headers: challenge,
    })
  }
}

/** The key lacks the ability that this route needs. */
export class MissingAbility extends Refusal {
  constructor(ability: KeyAbility) {
    super(
      `This API key lacks the ability "${ability}". Give it the ability in the portal, or call with another key.`,
      { status: 403, code: 'missing_ability', title: 'Ability missing' }
    )
  }
}

/** The route is for people: no ability opens it to a key. */
export class NotForKeys extends Refusal {
  constructor() {
    super('API keys may not use this resource. Sign in and send an access token.', {
      status: 403,
      code: 'forbidden',
    })
  }
}

/**
 * What may be charged to the key over its life does not suffice for this call. Nothing was charged;
 * waiting does not help, so no Retry-After. `remaining`: the calls that the cap leaves.
 */
export class KeyCapReached extends Refusal {
  constructor(remaining: number) {
    super('This API key has reached its cap of calls. Raise the cap, or call with another key.', {
      status: 429,
      code: 'key_cap_reached',
      title: 'Cap of the key reached',
      headers: { 'X-Key-Calls-Remaining': String(remaining) },
    })
  }
}
