import { createdOf, tagged, versionOf } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import { keyList } from '#app/accounts/api_keys/key_list'
import { keySchema, keyWithTextSchema } from '#app/accounts/api_keys/key_schemas'
import {
  changeKeyValidator,
  createKeyValidator,
  rotateKeyValidator,
} from '#app/accounts/api_keys/key_validators'

const tag = 'API keys'

export const keyOperations = {
  ...standardOperations(
    {
      routes: 'v1.api_keys',
      tag,
      one: 'an API key',
      many: 'API keys',
      record: keySchema,
      notes: {
        name: { description: 'What the key is for.', examples: ['Nightly import'] },
        abilities: { description: 'What the key may call.', examples: [['search', 'lookup']] },
        expires_at: {
          description: 'A day (UTC, inclusive) or a time; null if it never expires.',
          examples: [],
        },
        cap_calls: {
          description: 'The most calls that the key may spend; null for no cap.',
          examples: [],
        },
        cap_period: {
          description:
            'Whether the cap is for the lifetime of the key or for each month (UTC). `total` by default. The client gets an e-mail when 80 % are used.',
        },
      },
    },
    {
      index: {
        list: keyList,
        description: 'Returns a page of your client’s API keys, revoked and expired ones included.',
      },
      store: {
        body: createKeyValidator,
        description:
          'Creates an API key for your client. Only this answer contains the secret `key`.',
        answers: { 201: createdOf(keyWithTextSchema) },
        errors: ['too_many_api_keys'],
      },
      show: {},
      update: {
        body: changeKeyValidator,
        description: 'Updates the fields that you send. The secret and the calls used stay.',
        errors: ['api_key_revoked', 'too_many_api_keys'],
      },
      destroy: {
        summary: 'Revoke an API key',
        description: 'Revokes an API key immediately and permanently.',
      },
    }
  ),
  ...tagged(tag, {
    'v1.api_keys.self': {
      summary: 'Retrieve the current API key',
      description: 'Returns the API key of the request. Not found with an access token.',
      answers: { 200: versionOf(keySchema) },
      errors: ['not_found'],
    },
    'v1.api_keys.rotate': {
      summary: 'Rotate an API key',
      description: 'Replaces the secret. The old one keeps working for `overlap_days`.',
      body: {
        validator: rotateKeyValidator,
        notes: { overlap_days: { description: '1 by default; 0 ends the old secret at once.' } },
        isOptional: true,
      },
      isVersioned: true,
      answers: { 200: versionOf(keyWithTextSchema) },
      errors: ['api_key_revoked', 'api_key_expired'],
    },
  }),
}
