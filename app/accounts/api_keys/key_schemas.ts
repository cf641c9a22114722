import {
  listOf,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import type ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { keyStatuses } from '#app/accounts/api_keys/key_status'

export const keySchema = recordOf<ReturnType<ApiKeyTransformer['toObject']>>(
  'ApiKey',
  {
    id: uid(),
    name: text('Nightly import'),
    prefix: text('skk_EXAMPLE1', { description: 'The first characters of the secret.' }),
    abilities: listOf(oneOfWords(keyAbilities)),
    status: {
      ...oneOfWords(keyStatuses),
      description: 'A `capped` key can still make free calls.',
    },
    used_calls: whole(124, { description: 'The calls that the key has spent.' }),
    cap_calls: orNull(
      whole(1000, { minimum: 1, description: 'The most calls that it may spend; null for no cap.' })
    ),
    expires_at: orNull(moment('2027-11-02T00:00:00.000Z')),
    last_used_at: orNull(moment()),
    revoked_at: orNull(moment(), null),
    previous: {
      ...orNull(objectOf({ prefix: text('skk_EXAMPLE0'), expires_at: moment() }), null),
      description: 'The previous secret, while it still works.',
    },
    created_by: orNull(text('Ada Lovelace')),
    ...versioned,
  },
  'An API key, without its secret.'
)

export const keyWithTextSchema = named(
  'ApiKeyWithText',
  objectOf(
    {
      ...keySchema.properties,
      key: orNull(
        text('skk_EXAMPLE', {
          description:
            'The secret, shown only once; null in an answer replayed by `Idempotency-Key`.',
        })
      ),
    },
    { description: 'An API key with its secret.' }
  )
)
