import type { HttpContext } from '@adonisjs/core/http'
import Client from '#app/accounts/client'
import { databaseNow } from '#app/core/db/database_clock'
import { answerKeyWithin } from '#app/core/http/idempotency'
import { inTransaction } from '#app/core/db/in_transaction'
import { serialize } from '#app/core/http/serializer'
import { activatePackage, type Activation } from '#app/billing/sales/activate_package'
import { freeFamilies, pricedFamilies, type Family } from '#app/billing/families'
import { assignmentValidator, purchaseValidator } from '#app/billing/sales/activation_validators'
import { findOffer } from '#app/billing/sales/find_offer'
import PurchaseTransformer from '#app/billing/sales/purchase_transformer'
import { actorOf } from '#app/accounts/audit/audit_log'

/** Activations on `/v1`: by clients for themselves, or by staff for a client. */
export default class V1ActivationsController {
  async basic(ctx: HttpContext) {
    return buy(ctx, 'basic')
  }

  async payAsYouGo(ctx: HttpContext) {
    return buy(ctx, 'pay_as_you_go')
  }

  async additional(ctx: HttpContext) {
    return buy(ctx, 'additional_talk_time')
  }

  async assignPriced(ctx: HttpContext) {
    return assign(ctx, pricedFamilies)
  }

  async assignFree(ctx: HttpContext) {
    return assign(ctx, freeFamilies)
  }
}

async function buy(ctx: HttpContext, family: Family) {
  const input = await ctx.request.validateUsing(purchaseValidator)
  return activate(ctx, {
    client: await Client.ofPartner(ctx.auth.getUserOrFail()),
    offer: await findOffer(input.package, [family]),
    quantity: input.quantity,
    offerVersion: input.version,
    allowRepeat: input.allow_repeat,
    actor: actorOf(ctx),
    channel: 'self',
  })
}

async function assign(ctx: HttpContext, families: readonly Family[]) {
  const input = await ctx.request.validateUsing(assignmentValidator)
  return activate(ctx, {
    client: await Client.findForStaff(input.client),
    offer: await findOffer(input.package, families),
    quantity: input.quantity,
    startsAt: input.starts_at ?? undefined,
    backup: input.backup,
    resPercentage: input.res_percentage,
    actor: actorOf(ctx),
    channel: 'admin',
  })
}

/**
 * The response is stored with its Idempotency-Key in the transaction of the activation, so that a repetition
 * cannot buy twice.
 */
async function activate({ idempotency, response }: HttpContext, activation: Activation) {
  const body = await inTransaction(async (trx) => {
    const { clientPackage, sale } = await activatePackage(activation, trx)
    /** The database stores times with less precision: respond with the stored one. */
    await sale.refresh()
    await sale.load('documents')
    clientPackage.$setRelated('sales', [sale])
    const now = await databaseNow(trx)
    const text = JSON.stringify(await serialize(PurchaseTransformer.transform(clientPackage, now)))
    if (idempotency) await answerKeyWithin(trx, idempotency, { status: 201, headers, body: text })
    return text
  })
  response.status(201)
  response.header('content-type', headers['content-type'])
  return response.send(body)
}

const headers = { 'content-type': 'application/json; charset=utf-8' }
