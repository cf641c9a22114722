import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { logDeed, type Actor, type StaffWriting } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import { differenceOf } from '#app/core/db/change_log'
import { holdRows } from '#app/core/db/hold_row'
import { inTransaction } from '#app/core/db/in_transaction'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { refuseUnsettable } from '#app/core/http/settable_status'
import { t } from '#app/core/text/text'
import { checkTyped } from '#app/webhooks/target_address'
import Webhook, { settableStatuses } from '#app/webhooks/webhook'
import { eventsOf, type ChoosableEvent } from '#app/webhooks/webhook_events'
import { newSecret, sealSecret } from '#app/webhooks/webhook_secret'
import type {
  changeWebhookValidator,
  createWebhookValidator,
} from '#app/webhooks/webhook_validators'

/** How many webhooks a client may have, and how many the house. */
export const mostWebhooks = 10

export type NewWebhook = Infer<typeof createWebhookValidator>
export type WebhookChanges = Infer<typeof changeWebhookValidator>

/**
 * Makes a webhook of this client, or of the house (null), with a secret of its own, and logs it. Looks the
 * address up before. Throws a 422 `FieldRefusal` for an address that must not be written to or an
 * event that the owner is not told of, and 409 where there are ten already. `alongside` is done in the same
 * transaction, once the webhook stands there.
 */
export async function createWebhook(
  clientId: number | null,
  input: NewWebhook,
  actor: Actor,
  alongside?: (trx: TransactionClientContract, made: Webhook) => Promise<void>
): Promise<{ webhook: Webhook; secret: string }> {
  refuseOthersEvents(clientId, input.events)
  await checkTyped(input.url)
  const secret = newSecret()
  const webhook = await inTransaction(async (trx) => {
    await holdOwner(trx, clientId)
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
    await log(trx, actor, made, { action: 'created', after: fieldsOf(made) })
    await alongside?.(trx, made)
    return made
  })
  return { webhook, secret }
}

/**
 * Changes the given fields and logs what changed; the same again is no change. A webhook that is switched
 * on, or has another address, begins without the failures of before. Throws `StaleWrite` and as
 * `createWebhook` does.
 */
export async function updateWebhook(
  webhook: Webhook,
  changes: WebhookChanges,
  { actor, claim }: StaffWriting
): Promise<void> {
  const { url, description, events, status } = changes
  if (events) refuseOthersEvents(webhook.clientId, events)
  if (url !== undefined && url !== webhook.url) await checkTyped(url)
  await inTransaction(async (trx) => {
    const held = await Webhook.hold(trx, webhook.id)
    claim?.check(held.version, t('webhooks_answers.this_webhook'))
    refuseUnsettable(status, held.status, settableStatuses)
    const before = fieldsOf(held)
    held.merge({
      url: url ?? held.url,
      description: description === undefined ? held.description : description,
      events: events ?? held.events,
      status: status ?? held.status,
    })
    const difference = differenceOf(before, fieldsOf(held))
    if (!difference) return
    const { url: newUrl, status: newStatus } = difference.after
    if (newUrl !== undefined || newStatus === 'active') held.failingSince = null
    await held.merge({ version: held.version + 1 }).save()
    await log(trx, actor, held, { action: 'updated', ...difference })
  })
}

/** Takes a webhook away with its log of deliveries. Throws `StaleWrite`. */
export async function deleteWebhook(
  webhook: Webhook,
  { actor, claim }: StaffWriting
): Promise<void> {
  await inTransaction(async (trx) => {
    const held = await Webhook.hold(trx, webhook.id)
    claim?.check(held.version, t('webhooks_answers.this_webhook'))
    await held.delete()
    await log(trx, actor, held, { action: 'deleted', before: fieldsOf(held) })
  })
}

/** One entry of the audit log about a webhook; secrets never stand there. */
export async function log(
  trx: TransactionClientContract,
  actor: Actor,
  { uid, url }: Webhook,
  deed: Pick<Parameters<typeof logDeed>[2], 'action' | 'before' | 'after'>
): Promise<void> {
  await logDeed(trx, actor, { subject: 'webhook', subjectUid: uid, subjectName: url, ...deed })
}

/** Whoever adds a webhook waits for others of the same owner, so that the count holds. */
async function holdOwner(trx: TransactionClientContract, clientId: number | null) {
  if (clientId === null) await holdRows(trx, { table: 'default_setups' }, {})
  else await holdRows(trx, Client, { id: clientId })
}

async function refuseTooMany(trx: TransactionClientContract, clientId: number | null) {
  const owned = await Webhook.query({ client: trx }).where((own) => {
    if (clientId === null) own.whereNull('clientId')
    else own.where('clientId', clientId)
  })
  if (owned.length < mostWebhooks) return
  throw new Refusal(t('webhooks_answers.too_many', { most: mostWebhooks }), {
    status: 409,
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
