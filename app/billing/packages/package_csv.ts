import type { ListFileColumns } from '#app/core/lists/list_file'
import { majorUnits } from '#app/money/money'
import type Package from '#app/billing/package'
import { unitPriceOf } from '#app/billing/packages/price_of'

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
