import type { ListFileColumns } from '#app/core/lists/list_file'
import type Currency from '#app/money/currency'

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
