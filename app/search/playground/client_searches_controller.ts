import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { searchForStaffCsv, withPayers } from '#app/search/playground/search_csv'
import Client from '#app/accounts/client'
import { loadPayers } from '#app/search/playground/payers'
import { clientSearchList, searchesOfClients } from '#app/search/playground/search_history_list'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'

/** The searches of all clients, for staff. */
export default class ClientSearchesController {
  async index(ctx: HttpContext) {
    const { rows, list } = await pageList(clientSearchList, searchesOfClients(), ctx)
    await loadPayers(rows)
    const { client: uid } = list.filters
    const client = uid ? await Client.findBy('uid', uid) : null
    return ctx.inertia.render('playground/client_searches', {
      searches: SearchHistoryTransformer.transform(rows).useVariant('inListOfClients'),
      list,
      client_name: client?.name ?? null,
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'client-searches',
      list: clientSearchList,
      query: searchesOfClients(),
      rowsOf: withPayers,
      columns: searchForStaffCsv,
      place: '/clients/search-history',
    })
  }
}
