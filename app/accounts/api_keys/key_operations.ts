import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { keyList } from '#app/accounts/api_keys/key_list'
import { keySchema, keyWithTextSchema } from '#app/accounts/api_keys/key_schemas'
import {
  changeKeyValidator,
  createKeyValidator,
  rotateKeyValidator,
} from '#app/accounts/api_keys/key_validators'

const tag = 'API keys'

const notes: FieldNotes = {
  name: { description: 'What it is for.', examples: ['Nightly import'] },
  abilities: { description: 'What it opens.', examples: [['search', 'lookup']] },
  expires_at: {
    description: 'A day (UTC), to its end, or a moment; null for no expiry.',
    examples: [],
  },
  cap_calls: {
    description: 'The most calls that may be charged to it over its life; null for no cap.',
    examples: [],
  },
}

const answered = versionOf(keySchema, 'The key as it stands now.')

export const keyOperations: Operations = {
  'v1.api_keys.index': {
    summary: 'List one’s API keys',
    description: 'The keys of one’s client, those that are over too.',
    tag,
    list: anyList(keyList),
    answers: { 200: pageOf(keySchema) },
  },
  'v1.api_keys.store': {
    summary: 'Make an API key',
    description:
      'Makes a key for programs of one’s client. Its text is in this answer and nowhere else; who loses it rotates the key.',
    tag,
    body: { validator: createKeyValidator, notes },
    answers: { 201: createdOf(keyWithTextSchema, 'The key with its text.') },
    errors: ['too_many_api_keys'],
  },
  'v1.api_keys.self': {
    summary: 'Read the API key in use',
    description: 'The key that the request came with; there is none with an access token.',
    tag,
    answers: { 200: answered },
    errors: ['not_found'],
  },
  'v1.api_keys.show': {
    summary: 'Read an API key',
    description: 'One key of one’s client.',
    tag,
    answers: { 200: answered },
  },
  'v1.api_keys.update': {
    summary: 'Change an API key',
    description: 'Writes what is given; its text and the calls that were charged stay.',
    tag,
    body: { validator: changeKeyValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
    errors: ['api_key_revoked', 'too_many_api_keys'],
  },
  'v1.api_keys.rotate': {
    summary: 'Give an API key another text',
    description:
      'The text until now goes on working for `overlap_days`; name, abilities, cap and history stay with the key.',
    tag,
    body: {
      validator: rotateKeyValidator,
      notes: { overlap_days: { description: '1 without it; 0 ends the old text at once.' } },
      isOptional: true,
    },
    isVersioned: true,
    answers: { 200: versionOf(keyWithTextSchema, 'The key with its new text.') },
    errors: ['api_key_revoked', 'api_key_expired'],
  },
  'v1.api_keys.destroy': {
    summary: 'Revoke an API key',
    description: 'Ends the key at once, for good. A second time changes nothing.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
  },
}
