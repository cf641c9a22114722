import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WebhookSchema } from '#database/schema'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { findByUid } from '#app/core/db/find_by_uid'
import { lockRow } from '#app/core/db/lock_row'
import type { ChoosableEvent } from '#app/webhooks/webhook_events'

export const webhookStatuses = ['active', 'paused', 'disabled_by_failures'] as const

/** Statuses that users can set; only failures disable a webhook. */
export const settableStatuses = ['active', 'paused'] as const

export type WebhookStatus = (typeof webhookStatuses)[number]

/**
 * A URL that receives events. It belongs to a client, or to the organization itself (`clientId`
 * null).
 */
export default class Webhook extends WebhookSchema {
  declare status: WebhookStatus
  declare events: ChoosableEvent[]

  /**
   * The owner of the webhooks that a user manages: their client, or the organization (null). Guard
   * the route with `webhooks`.
   */
  static ownerOf(user: User): number | null {
    return user.role === Role.partner ? user.ownClientId : null
  }

  /** The webhooks that a user manages. */
  static of(user: User) {
    const clientId = this.ownerOf(user)
    return clientId === null
      ? this.query().whereNull('clientId')
      : this.query().where('clientId', clientId)
  }

  /** Finds a webhook that the user manages by public id. Throws `NotFound`. */
  static findOf(user: User, uid: unknown): Promise<Webhook> {
    return findByUid(this.of(user), uid, 'webhooks_answers.the_webhook')
  }

  /** Locks the webhook, see `lockRow`. */
  static lock(trx: TransactionClientContract, id: number): Promise<Webhook> {
    return lockRow(trx, this, id, 'webhooks_answers.the_webhook')
  }

  /** The path of its page, without BASE_PATH. */
  get place(): string {
    return `/portal/${this.clientId === null ? 'admin' : 'partner'}/webhooks/${this.uid}`
  }

  get host(): string {
    return new URL(this.url).host
  }
}
