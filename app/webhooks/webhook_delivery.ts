import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { WebhookDeliverySchema } from '#database/schema'
import { findByUid } from '#app/core/db/find_by_uid'
import type Webhook from '#app/webhooks/webhook'
import WebhookAttempt from '#app/webhooks/webhook_attempt'
import type { WebhookEvent } from '#app/webhooks/webhook_events'

export const deliveryStates = ['pending', 'delivered', 'failed'] as const

/** Why an attempt failed. */
export const deliveryErrors = [
  'address_refused',
  'connection',
  'connection_refused',
  'name_not_found',
  'redirected',
  'refused',
  'secret_unreadable',
  'switched_off',
  'timeout',
  'tls',
] as const

export type DeliveryError = (typeof deliveryErrors)[number]

/** The maximum number of attempts shown per delivery. */
export const mostAttemptsShown = 20

/** The delivery of an event to a webhook; receivers know its public id as webhook-id. */
export default class WebhookDelivery extends WebhookDeliverySchema {
  declare event: WebhookEvent
  declare state: (typeof deliveryStates)[number]
  declare error: DeliveryError | null

  /**
   * The results of all attempts, including those before a repetition; `to` and `findOf` load the
   * latest ones.
   */
  @hasMany(() => WebhookAttempt, { foreignKey: 'deliveryId' })
  declare allAttempts: HasMany<typeof WebhookAttempt>

  /** The deliveries of a webhook, with their latest attempts. */
  static to({ id }: Webhook) {
    return this.query()
      .where('webhookId', id)
      .preload('allAttempts', (made) =>
        made.groupLimit(mostAttemptsShown).groupOrderBy('id', 'desc')
      )
  }

  /** Finds a delivery of the webhook by public id. Throws `NotFound`. */
  static findOf(webhook: Webhook, uid: unknown): Promise<WebhookDelivery> {
    return findByUid(this.to(webhook), uid, 'webhooks_answers.the_delivery')
  }
}
