import {
  listOf,
  membersOf,
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
import type ApiKeyTransformer from '#app/accounts/api_keys/api_key_transformer'
import { keyAbilities } from '#app/accounts/api_keys/key_abilities'
import { keyStatuses } from '#app/accounts/api_keys/key_status'

export const keySchema = recordOf<ReturnType<ApiKeyTransformer['toObject']>>(
  'ApiKey',
  {
    id: uid(),
    name: text('Nightly import'),
    prefix: text('skk_EXAMPLE1', { description: 'How its text begins, to recognise it by.' }),
    abilities: listOf(oneOfWords(keyAbilities)),
    status: {
      ...oneOfWords(keyStatuses),
      description: 'One that is `capped` opens what is free.',
    },
    used_calls: whole(124, { description: 'Calls that were charged to it.' }),
    cap_calls: orNull(
      whole(1000, { minimum: 1, description: 'The most that may be; null for no cap.' })
    ),
    expires_at: orNull(moment('2027-11-02T00:00:00.000Z')),
    last_used_at: orNull(moment()),
    revoked_at: orNull(moment(), null),
    previous: {
      ...orNull(objectOf({ prefix: text('skk_EXAMPLE0'), expires_at: moment() }), null),
      description: 'The text that the last rotation replaced, while it works.',
    },
    created_by: orNull(text('Ada Lovelace')),
    version: whole(3, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'An API key, without its text.'
)

export const keyWithTextSchema = named(
  'ApiKeyWithText',
  objectOf(
    {
      ...membersOf(keySchema),
      key: orNull(
        text('skk_EXAMPLE', {
          description:
            'The text, said this once; null where an Idempotency-Key gives the answer again.',
        })
      ),
    },
    { description: 'An API key with its text.' }
  )
)
