import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { differenceOf } from '#app/core/db/change_log'
import { lockRows } from '#app/core/db/lock_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { refuseUnsettable } from '#app/core/http/settable_status'
import { t } from '#app/core/text/text'
import Webhook, { settableStatuses } from '#app/webhooks/webhook'
import { eventsOf, type ChoosableEvent } from '#app/webhooks/webhook_events'
import { newSecret, sealSecret } from '#app/webhooks/webhook_secret'
import type {
  changeWebhookValidator,
  createWebhookValidator,
} from '#app/webhooks/webhook_validators'

/** The maximum number of webhooks of each owner. */
export const mostWebhooks = 10

export type NewWebhook = Infer<typeof createWebhookValidator>
export type WebhookChanges = Infer<typeof changeWebhookValidator>

/**
 * Creates a webhook of this client, or of the organization itself (null), with its own secret, and
 * logs it. The URL must be validated. Throws a 422 `FieldRefusal` for an event that is not available
 * to the owner, and a 409 if there are already ten. `alongside` runs in the same
 * transaction, after the insert.
 */
export async function createWebhook(
  clientId: number | null,
  input: NewWebhook,
  actor: Actor,
  alongside?: (trx: TransactionClientContract, made: Webhook) => Promise<void>
): Promise<{ webhook: Webhook; secret: string }> {
  refuseOthersEvents(clientId, input.events)
  const secret = newSecret()
  const webhook = await inTransaction(async (trx) => {
    await lockOwner(trx, clientId)
    await refuseTooMany(trx, clientId)
    const made = await Webhook.create(
      {
        clientId,
        url: input.url,
        description: input.description ?? null,
        events: input.events,
        secret: sealSecret(secret),
        status: 'active',
        version: 1,
      },
      { client: trx }
    )
    await logWebhook(trx, actor, made, { action: 'created', after: fieldsOf(made) })
    await alongside?.(trx, made)
    return made
  })
  return { webhook, secret }
}

/**
 * Updates the given fields and logs the changes; does nothing if nothing changes. Enabling a
 * webhook or changing its URL resets its failures. Throws `StaleWrite` and those of
 * `createWebhook`.
 */
export async function updateWebhook(
  webhook: Webhook,
  changes: WebhookChanges,
  { actor, claim }: StaffWriting
): Promise<void> {
  const { url, description, events, status } = changes
  if (events) refuseOthersEvents(webhook.clientId, events)
  await inTransaction(async (trx) => {
    const current = await Webhook.lock(trx, webhook.id)
    claim?.check(current.version, t('webhooks_answers.this_webhook'))
    refuseUnsettable(status, current.status, settableStatuses)
    const before = fieldsOf(current)
    current.merge({
      url: url ?? current.url,
      description: description === undefined ? current.description : description,
      events: events ?? current.events,
      status: status ?? current.status,
    })
    const difference = differenceOf(before, fieldsOf(current))
    if (!difference) return
    const { url: newUrl, status: newStatus } = difference.after
    if (newUrl !== undefined || newStatus === 'active') current.failingSince = null
    await current.merge({ version: current.version + 1 }).save()
    await logWebhook(trx, actor, current, { action: 'updated', ...difference })
  })
}

/** Deletes a webhook with its deliveries. Throws `StaleWrite`. */
export async function deleteWebhook(
  webhook: Webhook,
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const current = await Webhook.lock(trx, webhook.id)
    claim?.check(current.version, t('webhooks_answers.this_webhook'))
    await current.delete()
    await logWebhook(trx, actor, current, { action: 'deleted', before: fieldsOf(current) })
  })
}

/** Adds an entry about a webhook to the audit log, never with secrets. */
export async function logWebhook(
  trx: TransactionClientContract,
  actor: Actor,
  { uid, url }: Webhook,
  details: Pick<Parameters<typeof writeAuditEntry>[2], 'action' | 'before' | 'after'>
): Promise<void> {
  await writeAuditEntry(trx, actor, {
    subject: 'webhook',
    subjectUid: uid,
    subjectName: url,
    ...details,
  })
}

/** Serializes creation per owner, so that the limit holds. */
async function lockOwner(trx: TransactionClientContract, clientId: number | null) {
  if (clientId === null) await lockRows(trx, { table: 'default_setups' }, {})
  else await lockRows(trx, Client, { id: clientId })
}

async function refuseTooMany(trx: TransactionClientContract, clientId: number | null) {
  const owned = await Webhook.query({ client: trx }).where((own) => {
    if (clientId === null) own.whereNull('clientId')
    else own.where('clientId', clientId)
  })
  if (owned.length < mostWebhooks) return
  throw new Refusal(t('webhooks_answers.too_many', { most: mostWebhooks }), {
    code: 'too_many_webhooks',
  })
}

function refuseOthersEvents(clientId: number | null, events: ChoosableEvent[]) {
  const known = eventsOf(clientId)
  if (events.every((event) => known.includes(event))) return
  const message = t('webhooks_answers.other_event', { events: known.join(', ') })
  throw new FieldRefusal('events', 'enum', message)
}

function fieldsOf({ url, description, events, status }: Webhook) {
  return { url, description, events, status }
}
