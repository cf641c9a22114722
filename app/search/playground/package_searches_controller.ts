import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { databaseNow } from '#app/core/db/database_clock'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { searchForStaffCsv, withPayers } from '#app/search/playground/search_csv'
import ClientPackage from '#app/billing/client_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { loadPayers } from '#app/search/playground/payers'
import { searchesOnPackage, searchHistoryList } from '#app/search/playground/search_history_list'
import SearchHistoryTransformer from '#app/search/playground/search_history_transformer'

/** The searches charged to a package, for the client's users and for staff. */
export default class PackageSearchesController {
  async ofClient(ctx: HttpContext) {
    const { ownClientId } = ctx.auth.getUserOrFail()
    return show(ctx, await ClientPackage.findOfClient(ownClientId, ctx.params.UserPackUniqueId))
  }

  async forStaff(ctx: HttpContext) {
    return show(ctx, await ClientPackage.findForStaff(ctx.params.FreePackUniqueId))
  }

  /** Exports either list with the filters and order of its URL. */
  async exportOfClient(ctx: HttpContext) {
    const { ownClientId } = ctx.auth.getUserOrFail()
    const clientPackage = await ClientPackage.findOfClient(ownClientId, ctx.params.UserPackUniqueId)
    return sendFileOf(
      ctx,
      clientPackage,
      `/all-activated-packages/${clientPackage.uid}/search-history`
    )
  }

  async exportForStaff(ctx: HttpContext) {
    const clientPackage = await ClientPackage.findForStaff(ctx.params.FreePackUniqueId)
    return sendFileOf(ctx, clientPackage, `/clients/play-ground-history/${clientPackage.uid}`)
  }
}

function sendFileOf(ctx: HttpContext, clientPackage: ClientPackage, place: string) {
  return answerListFile(ctx, {
    name: 'package-searches',
    list: searchHistoryList,
    query: searchesOnPackage(clientPackage),
    rowsOf: withPayers,
    columns: searchForStaffCsv,
    place,
  })
}

async function show(ctx: HttpContext, clientPackage: ClientPackage) {
  const { rows, list } = await pageList(searchHistoryList, searchesOnPackage(clientPackage), ctx)
  await loadPayers(rows)
  return ctx.inertia.render('playground/package_searches', {
    client_package: ClientPackageTransformer.transform(
      clientPackage,
      await databaseNow(db.connection())
    ).useVariant('forStaff'),
    searches: SearchHistoryTransformer.transform(rows).useVariant('inList'),
    list,
  })
}
