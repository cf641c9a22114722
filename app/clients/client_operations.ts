import {
  anyList,
  createdOf,
  message,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import {
  listOf,
  moment,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  type Schema,
} from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { personSchema } from '#app/accounts/auth/auth_schemas'
import { clientStatuses } from '#app/accounts/client'
import type ClientChoiceTransformer from '#app/clients/client_choice_transformer'
import { clientList } from '#app/clients/client_list'
import type ClientRowTransformer from '#app/clients/client_row_transformer'
import type ClientTransformer from '#app/clients/client_transformer'
import {
  changeClientValidator,
  changeOwnClientValidator,
  clientSearchValidator,
  createClientValidator,
  invitePersonValidator,
  personStatusValidator,
  replaceClientValidator,
  replaceOwnClientValidator,
} from '#app/clients/client_validators'

const tag = 'Clients'
const status = oneOfWords(clientStatuses)

const choiceSchema = recordOf<ReturnType<ClientChoiceTransformer['toObject']>>(
  'ClientChoice',
  { id: uid(), name: text('Analytical Ltd'), email: text('ada@example.com'), status },
  'What one needs to choose a client.'
)

const rowSchema = recordOf<ReturnType<ClientRowTransformer['toObject']>>(
  'ClientRow',
  {
    id: uid(),
    name: text('Analytical Ltd'),
    contact_name: orNull(text('Ada Lovelace')),
    email: text('ada@example.com'),
    country: orNull(text('GB')),
    country_name: orNull(text('United Kingdom')),
    status,
    usage: objectOf({
      total_calls: whole(1000),
      usage_calls: whole(124),
      last_search_at: orNull(moment()),
      unpaid_sales: whole(1),
    }),
    created_at: moment(),
  },
  'A client in a list, with its usage at a glance.'
)

type Own = ReturnType<ClientTransformer['forPartner']>

const own: { [Member in keyof Own]: Schema } = {
  id: uid(),
  name: text('Analytical Ltd'),
  contact_name: orNull(text('Ada Lovelace')),
  email: text('ada@example.com'),
  phone: orNull(text('+44 20 7946 0000')),
  country: orNull(text('GB')),
  country_name: orNull(text('United Kingdom')),
  website: orNull(text('https://analytical.example')),
  billing_address: orNull(text('12 St James’s Square, London')),
  tax_id: orNull(text('GB123456789')),
  currency: orNull(text('GBP')),
  status,
  version: whole(4, { minimum: 1 }),
  created_at: moment(),
  updated_at: moment(),
}

const ownSchema = recordOf<Own>('OwnClient', own, 'One’s own client.')

const clientSchema = recordOf<ReturnType<ClientTransformer['toObject']>>(
  'Client',
  { ...own, notes: orNull(text('Pays by bank transfer.')) },
  'A client as staff see it.'
)

const notes: FieldNotes = {
  name: { examples: ['Analytical Ltd'] },
  email: { description: 'Of the contact.', examples: ['ada@example.com'] },
  contact_name: { examples: ['Ada Lovelace'] },
  country: { description: 'A code of ISO 3166-1.', examples: ['GB'] },
  currency: { description: 'A code of ISO 4217.' },
  invite: { description: 'Invites the contact as the client’s first person; yes without it.' },
}

const answered = versionOf(clientSchema, 'The client as it stands now.')
const ownAnswered = versionOf(ownSchema, 'The client as it stands now.')
const person = versionOf(personSchema, 'The person as they stand now.')

export const clientOperations: Operations = {
  'v1.clients.index': {
    summary: 'List clients',
    description: 'Clients with their usage at a glance, page by page.',
    tag,
    list: anyList(clientList),
    answers: { 200: pageOf(rowSchema) },
  },
  'v1.clients.search': {
    summary: 'Complete the name of a client',
    description: 'Clients by name, contact or e-mail address, for a text that is being typed.',
    tag,
    query: {
      validator: clientSearchValidator,
      notes: { q: { description: 'What was typed.', examples: ['analyt'] } },
    },
    answers: {
      200: { description: 'The clients.', schema: objectOf({ data: listOf(choiceSchema) }) },
    },
  },
  'v1.clients.store': {
    summary: 'Create a client',
    description: 'Makes a client with the default free package and invites its contact.',
    tag,
    body: { validator: createClientValidator, notes },
    answers: { 201: createdOf(clientSchema, 'The client as it stands now.') },
    errors: ['email_taken'],
  },
  'v1.clients.edit': {
    summary: 'Read a client',
    description: 'One client with all that staff edit.',
    tag,
    answers: { 200: answered },
  },
  'v1.clients.replace': {
    summary: 'Replace a client',
    description: 'Writes the whole of a client; what is left out becomes empty, the status stays.',
    tag,
    body: { validator: replaceClientValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.clients.update': {
    summary: 'Change a client',
    description:
      'Changes the fields that are given; `status: suspended` ends all sessions of its people.',
    tag,
    body: { validator: changeClientValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.clients.people': {
    summary: 'List the people of a client',
    description: 'Everybody who may sign in for the client or is invited to.',
    tag,
    answers: {
      200: { description: 'The people.', schema: objectOf({ data: listOf(personSchema) }) },
    },
  },
  'v1.clients.people.store': {
    summary: 'Invite a person to a client',
    description: 'Makes an account and mails its invitation.',
    tag,
    body: {
      validator: invitePersonValidator,
      notes: {
        full_name: { examples: ['Ada Lovelace'] },
        email: { examples: ['ada@example.com'] },
      },
    },
    answers: { 201: createdOf(personSchema, 'The person as they stand now.') },
    errors: ['email_taken'],
  },
  'v1.clients.people.update': {
    summary: 'Suspend or reactivate a person',
    description: 'A suspended person’s sessions end at once.',
    tag,
    body: {
      validator: personStatusValidator,
      notes: {
        status: {
          description: '`active` or `suspended`; `invited` only where it is so already.',
          examples: ['suspended'],
        },
      },
    },
    isVersioned: true,
    answers: { 200: person },
  },
  'v1.clients.people.resend': {
    summary: 'Send a person’s invitation again',
    description: 'Mails a new link; the one before it ends.',
    tag,
    answers: { 202: { description: 'The mail is on its way.', schema: message } },
    errors: ['not_invited'],
  },
  'v1.own_client.show': {
    summary: 'Read one’s own client',
    description: 'The client that one belongs to.',
    tag: 'Usage',
    answers: { 200: ownAnswered },
  },
  'v1.own_client.replace': {
    summary: 'Replace the contact of one’s own client',
    description: 'Writes all that a partner may change of it; what is left out becomes empty.',
    tag: 'Usage',
    body: { validator: replaceOwnClientValidator, notes },
    isVersioned: true,
    answers: { 200: ownAnswered },
  },
  'v1.own_client.update': {
    summary: 'Change the contact of one’s own client',
    description: 'Changes the fields that are given and no others.',
    tag: 'Usage',
    body: { validator: changeOwnClientValidator, notes },
    isVersioned: true,
    answers: { 200: ownAnswered },
  },
}
