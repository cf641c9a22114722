import { beforeCreate } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { WebhookSchema } from '#database/schema'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { holdRow } from '#app/core/db/hold_row'
import { NotFound } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { isUid, newUid } from '#app/core/uid'
import type { ChoosableEvent } from '#app/webhooks/webhook_events'

export const webhookStatuses = ['active', 'paused', 'disabled_by_failures'] as const

/** What people set; only failures switch one off. */
export const settableStatuses = ['active', 'paused'] as const

export type WebhookStatus = (typeof webhookStatuses)[number]

/** An address that is told of events. It belongs to a client, or to the house (`clientId` null). */
export default class Webhook extends WebhookSchema {
  declare status: WebhookStatus
  declare events: ChoosableEvent[]

  @beforeCreate()
  static assignUid(webhook: Webhook) {
    webhook.uid ??= newUid()
  }

  /** Whose webhooks a person keeps: those of the client, or the house's. Guard the route with `webhooks`. */
  static ownerOf(user: User): number | null {
    return user.role === Role.partner ? user.ownClientId : null
  }

  /** All that a person keeps. */
  static of(user: User) {
    const clientId = this.ownerOf(user)
    return clientId === null
      ? this.query().whereNull('clientId')
      : this.query().where('clientId', clientId)
  }

  /** The webhook with this public id, if the person keeps it. Throws `NotFound` for everything else. */
  static async findOf(user: User, uid: unknown): Promise<Webhook> {
    const found = isUid(uid) ? await this.of(user).where('uid', uid).first() : null
    if (!found) throw new NotFound(t('webhooks_answers.the_webhook'))
    return found
  }

  /** As `holdRow` has it. */
  static hold(trx: TransactionClientContract, id: number): Promise<Webhook> {
    return holdRow(trx, this, id, 'webhooks_answers.the_webhook')
  }

  /** Its page, below BASE_PATH. */
  get place(): string {
    return `/portal/${this.clientId === null ? 'admin' : 'partner'}/webhooks/${this.uid}`
  }

  get host(): string {
    return new URL(this.url).host
  }
}
