import { choiceFilter, whereContainsAnyCase } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { currencyCode } from '#app/money/currency_filter'
import { families, type Family } from '#app/billing/families'
import { packageStatuses } from '#app/billing/package'
import type Package from '#app/billing/package'
import type { ListFileColumns } from '#app/core/lists/list_file'
import { majorUnits } from '#app/money/money'
import { unitPriceOf } from '#app/billing/packages/price_of'

/** The list of the packages of a family, for pages and `/v1`. */
export function packageList(family: Family): ListDefinition<typeof Package> {
  const { quantity } = families[family]
  return {
    key: 'packages.id',
    sorts: {
      name: 'packages.name',
      price: quantity ? 'packages.unit_price' : 'packages.price',
      total_calls: 'packages.total_calls',
      priority: 'packages.priority',
      status: 'packages.status',
      created_at: 'packages.created_at',
      updated_at: 'packages.updated_at',
    },
    defaultSort: 'name',
    search: (query, text) => whereContainsAnyCase(query, 'packages.name', text),
    filters: {
      status: choiceFilter(packageStatuses, (query, chosen) =>
        query.whereIn('packages.status', chosen)
      ),
      currency: currencyCode((query, code) =>
        query.whereHas('currency', (currency) => currency.where('code', code))
      ),
    },
  }
}

/** The CSV of a family's packages, with prices in major units ("49.00"); per unit for pay-as-you-go. */
export const packageCsv: ListFileColumns<Package> = {
  id: ({ uid }) => uid,
  name: ({ name }) => name,
  price: (offer) => (offer.currency ? majorUnits(unitPriceOf(offer), offer.currency.exponent) : ''),
  currency: ({ currency }) => currency?.code,
  total_calls: ({ totalCalls }) => totalCalls,
  minimum_quantity: ({ minimumQuantity }) => minimumQuantity,
  maximum_quantity: ({ maximumQuantity }) => maximumQuantity,
  validity_days: ({ validityDays }) => validityDays,
  activations_count: ({ $extras }) => Number($extras.activations_count),
  status: ({ status }) => status,
  priority: ({ priority }) => priority,
  res_percentage: ({ resPercentage }) => resPercentage,
  description: ({ description }) => description,
  updated_at: ({ updatedAt }) => updatedAt.toJSDate().toISOString(),
}
