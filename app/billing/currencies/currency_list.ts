import { choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import type Currency from '#app/money/currency'
import type { ListFileColumns } from '#app/core/lists/list_file'

/** The list of currencies, for pages and `/v1`. */
export const currencyList: ListDefinition<typeof Currency> = {
  key: 'currencies.id',
  sorts: {
    code: 'currencies.code',
    name: 'currencies.name',
    rate: 'currencies.rate',
    updated_at: 'currencies.updated_at',
  },
  defaultSort: 'code',
  search: (query, text) =>
    whereContainsAnyCase(query, "currencies.code || ' ' || currencies.name", text),
  filters: {
    active: choiceFilter(['true', 'false'], (query, words) =>
      query.whereIn(
        'currencies.active',
        words.map((word) => word === 'true')
      )
    ),
  },
}

/** The list of currencies as a file. */
export const currencyCsv: ListFileColumns<Currency> = {
  id: ({ uid }) => uid,
  code: ({ code }) => code,
  name: ({ name }) => name,
  symbol: ({ symbol }) => symbol,
  exponent: ({ exponent }) => exponent,
  rate: ({ rate }) => rate,
  is_base: ({ isBase }) => isBase,
  packages_count: ({ $extras }) => Number($extras.packages_count),
  active: ({ active }) => active,
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
