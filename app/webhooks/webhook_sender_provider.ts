import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'

/** Servers tell webhooks too, unless QUEUE_WORKER says that others do. */
export default class WebhookSenderProvider {
  constructor(protected app: ApplicationService) {}

  async ready() {
    if (env.get('QUEUE_WORKER') === 'off') return
    const { startWebhookSender } = await import('#app/webhooks/webhook_sender')
    startWebhookSender()
  }

  async shutdown() {
    const { stopWebhookSender } = await import('#app/webhooks/webhook_sender')
    await stopWebhookSender()
  }
}
