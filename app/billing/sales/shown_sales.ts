import type { HttpContext } from '@adonisjs/core/http'
import Sale from '#app/billing/sale'
import { saleList } from '#app/billing/sales/sale_list'
import { choiceFilter } from '#app/core/lists/list_filters'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** The list on the page: `free=shown` also has what was free of charge; `shownSales` reads it. */
export const shownSaleList: ListDefinition<typeof Sale> = {
  ...saleList,
  filters: { ...saleList.filters, free: choiceFilter(['shown'], () => {}) },
}

/** The sales on the page: those with a price, unless free ones are asked for. */
export function shownSales(
  { request }: Pick<HttpContext, 'request'>,
  sales: ListQuery<typeof Sale> = Sale.query()
): ListQuery<typeof Sale> {
  const { free, channel } = request.qs()
  const withFree = free === 'shown' || String(channel).split(',').includes('free')
  return sales.if(!withFree, (query) => query.whereNot('sales.amount', 0))
}
