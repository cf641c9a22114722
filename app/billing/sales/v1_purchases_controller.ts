import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { databaseNow } from '#app/core/db/database_clock'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import Client from '#app/accounts/client'
import { offersValidator } from '#app/billing/sales/activation_validators'
import { hasBasePackage } from '#app/billing/sales/activate_package'
import ClientPackageTransformer from '#app/billing/client_packages/client_package_transformer'
import { pricesOf } from '#app/billing/metering/metered_calls'
import { packagesOf, usageOf } from '#app/billing/client_packages/usage'
import PackageCardTransformer from '#app/billing/packages/package_card_transformer'
import { offersFor } from '#app/billing/sales/find_offer'
import { activatedPackageList, purchaseList, purchasesOf } from '#app/billing/sales/purchase_list'
import Purchase from '#app/billing/sales/purchase'
import PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import DefaultSetup from '#app/billing/default_setup'

/** Available, current and purchased packages of a client on `/v1`. */
export default class V1PurchasesController {
  /** Available packages as cards; additional packs require an active package. */
  async available(ctx: HttpContext) {
    refuseUnknownParameters(ctx, ['currencies'])
    const { currencies } = await ctx.request.validateUsing(offersValidator)
    const client = await Client.ofPartner(ctx.auth.getUserOrFail())
    return serialize({
      data: PackageCardTransformer.transform(await offersFor(client, currencies)),
      has_base_package: await hasBasePackage(client, db.connection()),
    })
  }

  /** The packages that can pay, in payment order, with the usage counter and the price of each call. */
  async current(ctx: HttpContext) {
    refuseUnknownParameters(ctx, [])
    const clientId = ctx.auth.getUserOrFail().ownClientId
    const packages = await packagesOf(clientId)
    const running = packages.filter(({ state }) => state === 'active' || state === 'exhausted')
    return serialize({
      ...(await usageOf(clientId)),
      packages: ClientPackageTransformer.transform(
        running.map(({ clientPackage }) => clientPackage),
        await databaseNow(),
        running[0]
      ).useVariant('inTurn'),
      prices: pricesOf(await DefaultSetup.current()),
    })
  }

  async index(ctx: HttpContext) {
    const own = purchasesOf(ctx.auth.getUserOrFail().ownClientId)
    const { rows, meta } = await cursorList(purchaseList, own, ctx)
    const now = await databaseNow()
    return serialize({ data: PurchaseTransformer.transform(rows, now), meta })
  }

  /** The packages of all clients, for staff. */
  async ofClients(ctx: HttpContext) {
    const all = Purchase.query()
      .preload('sales', (sales) => sales.preload('documents'))
      .preload('holder')
    const { rows, meta } = await cursorList(activatedPackageList, all, ctx)
    const now = await databaseNow()
    return serialize({
      data: PurchaseTransformer.transform(rows, now).useVariant('forStaff'),
      meta,
    })
  }
}
