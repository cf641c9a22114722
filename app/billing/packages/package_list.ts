import { oneOf, whereContains } from '#app/core/lists/list_filters'
import type { ListDefinition } from '#app/core/lists/listing'
import { t } from '#app/core/text/text'
import { families, type Family } from '#app/billing/families'
import { packageStatuses } from '#app/billing/package'
import type Package from '#app/billing/package'

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
    search: (query, text) => whereContains(query, 'lower(packages.name)', text.toLowerCase()),
    filters: {
      status: oneOf(packageStatuses, (query, chosen) => query.whereIn('packages.status', chosen)),
      currency: {
        expects: () => t('packages_answers.expects_iso_code'),
        read: (text) =>
          /^[A-Z]{3}$/.test(text)
            ? (query) => query.whereHas('currency', (currency) => currency.where('code', text))
            : null,
      },
    },
  }
}
