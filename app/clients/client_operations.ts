import { languages } from '#config/i18n'
import { tagged } from '#app/core/contract/operation'
import { standardOperations } from '#app/core/contract/standard_operations'
import { currency } from '#app/billing/billing_schemas'
import {
  boolean,
  decimal,
  listOf,
  timestamp,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { clientStatuses, taxTreatments } from '#app/accounts/client'
import type ClientChoiceTransformer from '#app/clients/client_choice_transformer'
import { clientList } from '#app/clients/client_list'
import type ClientRowTransformer from '#app/clients/client_row_transformer'
import type ClientTransformer from '#app/clients/client_transformer'
import {
  changeClientValidator,
  changeOwnClientValidator,
  clientSearchValidator,
  createClientValidator,
  replaceClientValidator,
  replaceOwnClientValidator,
} from '#app/clients/client_validators'

const tag = 'Clients'
const status = enumOf(clientStatuses)

const ownSchema = recordOf<ReturnType<ClientTransformer['withCredit']>>(
  'OwnClient',
  {
    id: uid(),
    name: text('Analytical Ltd'),
    contact_name: nullable(text('Ada Lovelace')),
    email: text('ada@example.com'),
    phone: nullable(text('+44 20 7946 0000')),
    country: nullable(text('GB')),
    country_name: nullable(text('United Kingdom')),
    website: nullable(text('https://analytical.example')),
    billing_name: nullable(text('Analytical Ltd, Accounts')),
    billing_address: nullable(text('12 St James’s Square')),
    billing_post_code: nullable(text('SW1Y 4LB')),
    billing_city: nullable(text('London')),
    billing_email: nullable(text('accounts@analytical.example')),
    buyer_reference: nullable(text('PO-77')),
    language: nullable(enumOf(languages, 'en')),
    tax_id: nullable(text('GB123456789')),
    currency: nullable(text('GBP')),
    other_currencies: boolean(false),
    status,
    ...versioned,
    credit: objectOf(
      {
        limit: integer(10_000, { minimum: 0 }),
        open: integer(4900, { minimum: 0 }),
        currency,
      },
      {
        description:
          'Purchases whose amount and `open` exceed `limit` are pending payment. In minor units of the base currency.',
      }
    ),
  },
  'Your client.'
)

const { credit, ...shared } = ownSchema.properties
const { id, name, email, ...own } = shared

const choiceSchema = recordOf<ReturnType<ClientChoiceTransformer['toObject']>>(
  'ClientChoice',
  { id, name, email, status },
  'A client in a list of suggestions.'
)

const rowSchema = recordOf<ReturnType<ClientRowTransformer['toObject']>>(
  'ClientRow',
  {
    id,
    name,
    contact_name: own.contact_name,
    email,
    country: own.country,
    country_name: own.country_name,
    status,
    usage: objectOf({
      total_calls: integer(1000),
      usage_calls: integer(124),
      last_search_at: nullable(timestamp()),
      unpaid_sales: integer(1),
    }),
    created_at: own.created_at,
  },
  'A client in a list, with its usage.'
)

const clientSchema = recordOf<ReturnType<ClientTransformer['toObject']>>(
  'Client',
  {
    ...shared,
    tax_treatment: enumOf(taxTreatments),
    tax_rate: nullable(decimal(19)),
    tax_reason: nullable(text('Exempt under § 4 UStG'), null),
    credit_limit: nullable(integer(10_000, { minimum: 0 })),
    notes: nullable(text('Pays by bank transfer.')),
  },
  'A client. `credit_limit` is in minor units of the base currency; null for the limit of Limitation Setup.'
)

const notes: FieldNotes = {
  name: { examples: ['Analytical Ltd'] },
  email: { description: 'The address of the contact.' },
  contact_name: { examples: ['Ada Lovelace'] },
  country: { description: 'An ISO 3166-1 code.', examples: ['GB'] },
  currency: { description: 'An ISO 4217 code. Packages are offered in this currency.' },
  other_currencies: {
    description: 'Whether the client can buy packages in other currencies too. False by default.',
  },
  credit_limit: {
    type: ['integer', 'null'],
    description:
      'What the client may owe for usable packages, in minor units of the base currency. Null for the limit of Limitation Setup.',
    examples: [],
  },
  billing_address: { description: 'Street and number, and further lines.' },
  buyer_reference: {
    description: 'Printed on invoices, such as an order number.',
    examples: ['PO-77'],
  },
  billing_email: { examples: ['accounts@analytical.example'] },
  language: { description: 'Of invoices. By default that of the country.' },
  tax_id: { description: 'A VAT ID, or another tax number.', examples: ['GB123456789'] },
  tax_treatment: { description: 'Reverse charge needs a VAT ID, an exemption a reason.' },
  tax_rate: { description: 'In percent; null for the default rate.', examples: [19] },
  invite: { description: 'Whether to invite the contact as the first user. True by default.' },
}

export const clientOperations = {
  ...standardOperations(
    {
      routes: 'v1.clients',
      tag,
      one: 'a client',
      many: 'clients',
      record: clientSchema,
      row: rowSchema,
      notes,
    },
    {
      index: { list: clientList },
      store: {
        body: createClientValidator,
        description: 'Creates a client with the default free package and invites its contact.',
        errors: ['email_taken'],
      },
      edit: { summary: 'Retrieve a client', description: 'Returns a client by its id.' },
      replace: {
        body: replaceClientValidator,
        description:
          'Replaces all fields. Fields that you leave out are cleared, except the status.',
      },
      update: {
        body: changeClientValidator,
        description:
          'Updates the fields that you send. Suspending a client ends the sessions of its users.',
      },
    }
  ),
  ...standardOperations(
    {
      routes: 'v1.own_client',
      tag: 'Usage',
      one: 'your client',
      many: '',
      record: ownSchema,
      notes,
    },
    {
      show: { description: 'Returns the client that you belong to.' },
      replace: {
        body: replaceOwnClientValidator,
        description:
          'Replaces all fields that you can change. Those that you leave out are cleared, except `country`, `currency`, `language` and `tax_id`.',
      },
      update: { body: changeOwnClientValidator },
    }
  ),
  ...tagged(tag, {
    'v1.clients.search': {
      summary: 'Suggest clients',
      description: 'Returns the clients whose name, contact or e-mail address matches a text.',
      query: {
        validator: clientSearchValidator,
        notes: { q: { description: 'The text to complete.', examples: ['analyt'] } },
      },
      answers: {
        200: { description: 'The clients.', schema: objectOf({ data: listOf(choiceSchema) }) },
      },
    },
  }),
}
