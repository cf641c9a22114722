import {
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import type ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { capPeriods } from '#app/accounts/api_keys/key_cap'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { keyStatuses } from '#app/accounts/api_keys/key_status'

export const keySchema = recordOf<ReturnType<ApiKeyTransformer['toObject']>>(
  'ApiKey',
  {
    id: uid(),
    name: text('Nightly import'),
    prefix: text('skk_EXAMPLE1', { description: 'The first characters of the secret.' }),
    abilities: listOf(enumOf(keyAbilities)),
    status: {
      ...enumOf(keyStatuses),
      description: 'A `capped` key can still make free calls.',
    },
    used_calls: integer(124, { description: 'The calls that the key has spent.' }),
    cap_calls: nullable(
      integer(1000, {
        minimum: 1,
        description: 'The most calls that it may spend; null for no cap.',
      })
    ),
    cap_period: {
      ...enumOf(capPeriods),
      description: 'Whether the cap is for the lifetime of the key or for each month (UTC).',
    },
    cap_used_calls: integer(124, { description: 'The calls that count toward the cap.' }),
    cap_resets_at: {
      ...nullable(timestamp('2026-12-01T00:00:00.000Z')),
      description: 'Null unless the cap is monthly.',
    },
    expires_at: nullable(timestamp('2027-11-02T00:00:00.000Z')),
    last_used_at: nullable(timestamp()),
    revoked_at: nullable(timestamp(), null),
    previous: {
      ...nullable(objectOf({ prefix: text('skk_EXAMPLE0'), expires_at: timestamp() }), null),
      description: 'The previous secret, while it still works.',
    },
    created_by: nullable(text('Ada Lovelace')),
    ...versioned,
  },
  'An API key, without its secret.'
)

export const keyWithTextSchema = named(
  'ApiKeyWithText',
  objectOf(
    {
      ...keySchema.properties,
      key: nullable(
        text('skk_EXAMPLE', {
          description:
            'The secret, shown only once; null in an answer replayed by `Idempotency-Key`.',
        })
      ),
    },
    { description: 'An API key with its secret.' }
  )
)
