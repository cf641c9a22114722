import type { HttpContext } from '@adonisjs/core/http'
import { t } from '#app/core/text/text'
import { replayDelivery, sendTest } from '#app/webhooks/deliver_on_request'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { redirectToWebhook, webhookOf } from '#app/webhooks/webhooks_controller'

/** Sends test messages and repeats deliveries. */
export default class WebhookDeliveriesController {
  async test(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    await sendTest(webhook)
    ctx.session.flash('success', t('webhooks_answers.test_queued'))
    return redirectToWebhook(ctx, webhook)
  }

  async replay(ctx: HttpContext) {
    const webhook = await webhookOf(ctx)
    const delivery = await WebhookDelivery.findOf(webhook, ctx.params.DeliveryId)
    await replayDelivery(webhook, delivery)
    ctx.session.flash('success', t('webhooks_answers.replay_queued'))
    return redirectToWebhook(ctx, webhook)
  }
}
