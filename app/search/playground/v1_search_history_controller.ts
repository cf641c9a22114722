import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { freeFamilies, pricedFamilies } from '#app/billing/families'
import { loadPayers } from '#app/search/playground/payers'
import {
  clientSearchList,
  paidSearchList,
  searchesOfClients,
  searchesPaidBy,
  searchHistoryList,
  withRowDetails,
} from '#app/search/playground/search_history_list'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'
import { searcherOf } from '#app/search/playground/searcher'
import { searchesOf } from '#app/search/playground/stored_search'

/** The searches of a client's users, or of a member of staff. */
export default class V1SearchHistoryController {
  async index(ctx: HttpContext) {
    const own = searchesOf(searcherOf(ctx.auth.user, ctx.request.ip()))
    const { rows, meta } = await cursorList(searchHistoryList, withRowDetails(own), ctx)
    await loadPayers(rows)
    return serialize({ data: SearchHistoryTransformer.transform(rows), meta })
  }

  async paidByFreePackages(ctx: HttpContext) {
    return listPaid(ctx, freeFamilies)
  }

  async paidByPackages(ctx: HttpContext) {
    return listPaid(ctx, pricedFamilies)
  }

  /** The searches of all clients, for staff. */
  async ofClients(ctx: HttpContext) {
    const { rows, meta } = await cursorList(clientSearchList, searchesOfClients(), ctx)
    await loadPayers(rows)
    return serialize({
      data: SearchHistoryTransformer.transform(rows).useVariant('forStaff'),
      meta,
    })
  }
}

async function listPaid(ctx: HttpContext, families: Parameters<typeof searchesPaidBy>[1]) {
  const paid = searchesPaidBy(ctx.auth.getUserOrFail().ownClientId, families)
  const { rows, meta } = await cursorList(paidSearchList, paid, ctx)
  await loadPayers(rows)
  return serialize({ data: SearchHistoryTransformer.transform(rows), meta })
}
