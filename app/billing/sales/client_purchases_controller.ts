import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { databaseNow } from '#app/core/db/database_clock'
import { pageList } from '#app/core/lists/listing'
import { newUid } from '#app/core/uid'
import { inArea } from '#app/core/http/return_url'
import { t } from '#app/core/text/text'
import PackageCardTransformer from '#app/billing/packages/package_card_transformer'
import Package from '#app/billing/package'
import { activateOnce } from '#app/billing/sales/activate_once'
import { assignmentFormValidator } from '#app/billing/sales/activation_validators'
import { familyIds } from '#app/billing/families'
import { findOffer } from '#app/billing/sales/find_offer'
import { purchaseList, purchasesOf } from '#app/billing/sales/purchase_list'
import PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import { actorOf } from '#app/accounts/audit/audit_log'

/** The packages of a client, for staff, who can assign further ones. */
export default class ClientPurchasesController {
  async index(ctx: HttpContext) {
    const client = await Client.findForStaff(ctx.params.ClientId)
    const { rows, list } = await pageList(purchaseList, purchasesOf(client.id), ctx)
    const now = await databaseNow()
    return ctx.inertia.render('clients/packages', {
      client: { id: client.uid, name: client.name, status: client.status },
      purchases: PurchaseTransformer.transform(rows, now),
      list,
      offers: PackageCardTransformer.transform(await offersForStaff()),
      once: newUid(),
    })
  }

  async store(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const client = await Client.findForStaff(params.ClientId)
    const { once, ...input } = await request.validateUsing(assignmentFormValidator)
    const offer = await findOffer(input.package, familyIds)
    const actor = actorOf(ctx)
    await activateOnce(
      {
        client,
        offer,
        quantity: input.quantity,
        startsAt: input.starts_at ?? undefined,
        backup: input.backup,
        resPercentage: input.res_percentage,
        actor,
        channel: 'admin',
      },
      { owner: `user:${actor.id}`, once }
    )
    session.flash('success', t('sales_answers.gave', { package: offer.name, client: client.name }))
    return response.redirect(inArea(ctx, `/clients/packages/${client.uid}`))
  }
}

/** The packages that staff can assign: all active ones, including free ones. */
function offersForStaff(): Promise<Package[]> {
  return Package.query()
    .where('status', 'active')
    .preload('currency')
    .orderBy('family')
    .orderBy('name')
    .limit(500)
}
