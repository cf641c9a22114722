import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { newUid } from '#app/core/uid'
import { searchCsv, withPayers } from '#app/search/playground/search_csv'
import { loadPayers } from '#app/search/playground/payers'
import { priceOfSearch } from '#app/search/playground/playground_form'
import { searchHistoryList, withRowDetails } from '#app/search/playground/search_history_list'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'
import { searcherOf } from '#app/search/playground/searcher'
import { searchesOf } from '#app/search/playground/stored_search'
import DefaultSetup from '#app/billing/default_setup'

/** The searches of the client, from the playground and over `/v1`. */
export default class SearchHistoryController {
  async index(ctx: HttpContext) {
    const searcher = searcherOf(ctx.auth.user, ctx.request.ip())
    const own = withRowDetails(searchesOf(searcher))
    const { rows, list } = await pageList(searchHistoryList, own, ctx)
    await loadPayers(rows)
    return ctx.inertia.render('playground/search_history', {
      searches: SearchHistoryTransformer.transform(rows).useVariant('inList'),
      list,
      price: await priceOfSearch(searcher, await DefaultSetup.current()),
      once: newUid(),
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    const own = searchesOf(searcherOf(ctx.auth.user, ctx.request.ip()))
    return answerListFile(ctx, {
      name: 'searches',
      list: searchHistoryList,
      query: withRowDetails(own),
      rowsOf: withPayers,
      columns: searchCsv,
      place: '/playground/search-history',
    })
  }
}
