import Factory from '@adonisjs/lucid/factories'
import Webhook from '#app/webhooks/webhook'
import { newSecret, sealSecret } from '#app/webhooks/webhook_secret'

/** An active webhook of the organization; for a client, set `clientId` and events of clients. */
export const WebhookFactory = Factory.define(Webhook, () => ({
  clientId: null,
  url: 'https://example.com/webhooks',
  description: null,
  events: ['upload.finished' as const],
  secret: sealSecret(newSecret()),
  status: 'active' as const,
  version: 1,
})).build()
