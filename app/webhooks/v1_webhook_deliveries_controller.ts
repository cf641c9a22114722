import type { HttpContext } from '@adonisjs/core/http'
import { cursorList } from '#app/core/lists/listing'
import { serialize } from '#app/core/http/serializer'
import { replayDelivery, sendTest } from '#app/webhooks/deliver_on_request'
import { deliveryList } from '#app/webhooks/delivery_list'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import WebhookDeliveryTransformer from '#app/webhooks/webhook_delivery_transformer'

/** The delivery log of a webhook on `/v1`, test messages and repeated deliveries. */
export default class V1WebhookDeliveriesController {
  async index(ctx: HttpContext) {
    const sent = WebhookDelivery.to(await webhookOf(ctx))
    const { rows, meta } = await cursorList(deliveryList, sent, ctx)
    return serialize({ data: WebhookDeliveryTransformer.transform(rows), meta })
  }

  async test(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const { uid } = await sendTest(webhook)
    return accept(ctx, await WebhookDelivery.findOf(webhook, uid))
  }

  async replay(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const delivery = await WebhookDelivery.findOf(webhook, ctx.params.delivery)
    await replayDelivery(webhook, delivery)
    return accept(ctx, delivery)
  }
}

function webhookOf({ auth, params }: HttpContext): Promise<Webhook> {
  return Webhook.findOf(auth.getUserOrFail(), params.id)
}

/** Responds with 202; the log will contain the result. */
function accept(ctx: HttpContext, delivery: WebhookDelivery) {
  ctx.response.status(202)
  return serialize(WebhookDeliveryTransformer.transform(delivery))
}
