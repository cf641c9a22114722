import {
  anyList,
  createdOf,
  gone,
  pageOf,
  versionOf,
  type Operations,
} from '#app/core/contract/operation'
import { decimal, moment, recordOf, text, uid, whole, yesNo } from '#app/core/json_schema'
import type { FieldNotes } from '#app/core/contract/validator_schema'
import { currencyList } from '#app/billing/currencies/currency_list'
import type CurrencyTransformer from '#app/billing/currencies/currency_transformer'
import {
  changeCurrencyValidator,
  createCurrencyValidator,
  replaceCurrencyValidator,
} from '#app/billing/currencies/currency_validators'

const tag = 'Setup'

export const currencySchema = recordOf<ReturnType<CurrencyTransformer['toObject']>>(
  'Currency',
  {
    id: uid(),
    code: text('EUR'),
    name: text('Euro'),
    symbol: text('€'),
    exponent: whole(2, { maximum: 4 }),
    rate: decimal(1),
    is_base: yesNo(),
    active: yesNo(),
    packages_count: whole(4),
    version: whole(1, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'A currency; one unit of it is worth `rate` units of the base, `exponent` are the decimals of its minor unit.'
)

const notes: FieldNotes = {
  code: { description: 'Of ISO 4217; it stays.', examples: ['EUR'] },
  name: { examples: ['Euro'] },
  symbol: { examples: ['€'] },
  rate: { description: 'Units of the base currency that one unit is worth.', examples: [1] },
  is_base: { description: 'Makes it the base; all rates are worked out anew.' },
}

const answered = versionOf(currencySchema, 'The currency as it stands now.')

export const currencyOperations: Operations = {
  'v1.currencies.index': {
    summary: 'List currencies',
    description: 'Currencies with their rates, page by page.',
    tag,
    list: anyList(currencyList),
    answers: { 200: pageOf(currencySchema) },
  },
  'v1.currencies.store': {
    summary: 'Create a currency',
    description: 'Adds a currency of ISO 4217; name, symbol and decimals are the standard’s.',
    tag,
    body: { validator: createCurrencyValidator, notes },
    answers: { 201: createdOf(currencySchema, 'The currency as it stands now.') },
  },
  'v1.currencies.edit': {
    summary: 'Read a currency to change it',
    description: 'The same as reading it, by the path of its form.',
    tag,
    answers: { 200: answered },
  },
  'v1.currencies.show': {
    summary: 'Read a currency',
    description: 'One currency.',
    tag,
    answers: { 200: answered },
  },
  'v1.currencies.replace': {
    summary: 'Replace a currency',
    description: 'Writes the whole of a currency; its code stays.',
    tag,
    body: { validator: replaceCurrencyValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.currencies.update': {
    summary: 'Change a currency',
    description: 'Changes the fields that are given and no others.',
    tag,
    body: { validator: changeCurrencyValidator, notes },
    isVersioned: true,
    answers: { 200: answered },
  },
  'v1.currencies.destroy': {
    summary: 'Remove a currency',
    description: 'Removes a currency that nothing uses.',
    tag,
    isVersioned: true,
    answers: { 204: gone },
    errors: ['in_use'],
  },
}
