import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/listing'
import { serialize } from '#app/core/serializer'
import { freeFamilies, pricedFamilies } from '#app/packages/families'
import { loadPayers } from '#app/playground/payers'
import {
  clientSearchList,
  paidSearchList,
  searchesOfClients,
  searchesPaidBy,
  searchHistoryList,
} from '#app/playground/search_history_list'
import SearchHistoryTransformer from '#app/playground/search_history_transformer'
import { searcherOf } from '#app/playground/searcher'
import { searchesOf } from '#app/playground/stored_search'

/** The searches one made: a client's belong to all its people, staff see their own. */
export default class V1SearchHistoryController {
  async index(ctx: HttpContext) {
    const own = searchesOf(searcherOf(ctx.auth.user, ctx.request.ip()))
      .preload('clientPackage')
      .preload('apiKey')
    const { rows, meta } = await cursorList(searchHistoryList, own, ctx)
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
    const all = searchesOfClients().preload('clientPackage').preload('apiKey')
    const { rows, meta } = await cursorList(clientSearchList, all, ctx)
    await loadPayers(rows)
    return serialize({
      data: SearchHistoryTransformer.transform(rows).useVariant('forStaff'),
      meta,
    })
  }
}

async function listPaid(ctx: HttpContext, families: Parameters<typeof searchesPaidBy>[1]) {
  const paid = searchesPaidBy(ctx.auth.getUserOrFail().ownClientId, families)
    .preload('clientPackage')
    .preload('apiKey')
  const { rows, meta } = await cursorList(paidSearchList, paid, ctx)
  await loadPayers(rows)
  return serialize({ data: SearchHistoryTransformer.transform(rows), meta })
}
