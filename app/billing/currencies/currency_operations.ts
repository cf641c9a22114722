import { standardOperations } from '#app/core/contract/standard_operations'
import { decimal, recordOf, text, uid, integer, boolean } from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import { currencyList } from '#app/billing/currencies/currency_list'
import type CurrencyTransformer from '#app/billing/currencies/currency_transformer'
import {
  changeCurrencyValidator,
  createCurrencyValidator,
  replaceCurrencyValidator,
} from '#app/billing/currencies/currency_validators'

const currencySchema = recordOf<ReturnType<CurrencyTransformer['toObject']>>(
  'Currency',
  {
    id: uid(),
    code: text('EUR'),
    name: text('Euro'),
    symbol: text('€'),
    exponent: integer(2, { maximum: 4 }),
    rate: decimal(1),
    is_base: boolean(),
    active: boolean(),
    packages_count: integer(4),
    ...versioned,
  },
  'A currency. `rate` is the value of one unit in the base currency; `exponent` is the number of decimals.'
)

export const currencyOperations = standardOperations(
  {
    routes: 'v1.currencies',
    tag: 'Setup',
    one: 'a currency',
    many: 'currencies',
    record: currencySchema,
    notes: {
      code: { description: 'The ISO 4217 code. Cannot be changed.', examples: ['EUR'] },
      name: { examples: ['Euro'] },
      symbol: { examples: ['€'] },
      rate: { description: 'The value of one unit in the base currency.', examples: [1] },
      is_base: { description: 'Makes this the base currency and recalculates all rates.' },
    },
  },
  {
    index: { list: currencyList },
    store: {
      body: createCurrencyValidator,
      description: 'Creates an ISO 4217 currency. The standard gives name, symbol and decimals.',
    },
    edit: {},
    show: {},
    replace: {
      body: replaceCurrencyValidator,
      description: 'Replaces all fields but the code.',
    },
    update: { body: changeCurrencyValidator },
    destroy: { description: 'Deletes a currency that is not in use.', errors: ['in_use'] },
  }
)
