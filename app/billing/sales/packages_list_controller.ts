import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import { inArea } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import { hasBasePackage, quantityBounds } from '#app/billing/sales/activate_package'
import { families, pricedFamilies } from '#app/billing/families'
import PackageCardTransformer from '#app/billing/packages/package_card_transformer'
import { activateOnce } from '#app/billing/sales/activate_once'
import { purchaseFormValidator } from '#app/billing/sales/activation_validators'
import { findOffer, isOfferedIn, offersFor } from '#app/billing/sales/find_offer'
import Seller from '#app/billing/seller'
import { percentOf } from '#app/billing/tax/percent_fields'
import { taxOf } from '#app/billing/tax/tax_of'
import ClientPackage from '#app/billing/client_package'
import { creditOf } from '#app/billing/sales/open_amount'
import PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import { runningPackage } from '#app/billing/sales/running_package'
import { hasConfirmedEmail } from '#app/accounts/account_links/confirmed_email'
import { databaseNow } from '#app/core/db/database_clock'
import { actorOf } from '#app/accounts/audit/audit_log'

/** The packages that a partner can activate, and the confirmation of an activation. */
export default class PackagesListController {
  /** `?currencies=all` shows the offers in all currencies, where staff allow it. */
  async index({ auth, inertia, request }: HttpContext) {
    const client = await Client.ofPartner(auth.getUserOrFail())
    const currencies = request.qs().currencies === 'all' ? 'all' : 'own'
    return inertia.render('purchases/offers', {
      offers: PackageCardTransformer.transform(await offersFor(client, currencies)),
      has_base_package: await hasBasePackage(client, db.connection()),
      currency: client.currency?.code ?? null,
      other_currencies: client.otherCurrencies,
      currencies,
    })
  }

  /** The confirmation page; `?quantity=` is what was typed on the card. */
  async show({ auth, inertia, params, request }: HttpContext) {
    const offer = await findOffer(params.PackageId, pricedFamilies)
    const client = await Client.ofPartner(auth.getUserOrFail())
    const { id } = client
    const running = await runningPackage(id, offer, db.connection())
    const { least, most } = quantityBounds(offer)
    const asked: unknown = request.qs().quantity
    const seller = await Seller.current()
    return inertia.render('purchases/confirm', {
      offer: PackageCardTransformer.transform(offer),
      version: offer.version,
      on_offer: offer.status === 'active',
      currency: isOfferedIn(client, offer) ? null : offer.currency.code,
      lacks_package:
        families[offer.family].needsActivePackage &&
        !(await hasBasePackage({ id }, db.connection())),
      running: running && PurchaseTransformer.transform(running, await databaseNow()),
      tax_rate: percentOf(taxOf(client, seller).rate),
      lacks_address: seller.isComplete && client.billingAddress === null,
      credit: await creditOf(client),
      is_confirmed: await hasConfirmedEmail(id, db.connection()),
      quantity: typeof asked === 'string' ? asked.slice(0, 20) : String(least),
      least,
      most,
      once: newUid(),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, params, request, response, session } = ctx
    const input = await request.validateUsing(purchaseFormValidator)
    const client = await Client.ofPartner(auth.getUserOrFail())
    const offer = await findOffer(params.PackageId, pricedFamilies)
    const uid = await activateOnce(
      {
        client,
        offer,
        quantity: input.quantity,
        offerVersion: input.version,
        allowRepeat: input.allow_repeat ?? false,
        actor: actorOf(ctx),
        channel: 'self',
      },
      { owner: `client:${client.id}`, once: input.once }
    )
    const { status } = await ClientPackage.findByOrFail({ uid })
    const done = status === 'pending' ? 'sales_answers.bought_pending' : 'sales_answers.activated'
    session.flash('success', t(done, { package: offer.name }))
    return response.redirect(inArea(ctx, '/all-activated-packages'))
  }
}
