import type { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { finishJob, releaseJob } from '#app/jobs/jobs'
import type { Job } from '#app/jobs/queues'
import type { AttemptOutcome } from '#app/webhooks/post_to_target'
import { waitAfter } from '#app/webhooks/retry_schedule'
import { disableWebhook } from '#app/webhooks/disable_webhook'
import WebhookAttempt from '#app/webhooks/webhook_attempt'
import type WebhookDelivery from '#app/webhooks/webhook_delivery'
import { testEvent } from '#app/webhooks/webhook_events'

/** A webhook without a success for this long is disabled: a week. */
export const disableAfterSeconds = 7 * 24 * 60 * 60
/** The receiver is permanently gone (Standard Webhooks). */
const goneStatus = 410

interface Attempted {
  job: Job
  delivery: WebhookDelivery
  attemptedAt: DateTime
}

/**
 * Stores the result of an attempt: delivered, to be retried, or failed permanently. Disables the
 * webhook if its receiver is gone or it has failed for a week. Does nothing if another process has
 * claimed the delivery. Writes the attempt, the delivery and the webhook in one transaction. Returns the outcome for
 * metrics.
 */
export async function recordOutcome(
  { job, delivery, attemptedAt }: Attempted,
  outcome: AttemptOutcome
): Promise<'done' | 'retried' | 'failed'> {
  const { claim, attempts } = job
  const { id, webhookId, event } = delivery
  const { error, status, body, durationMs, retryAfter } = outcome
  const isTest = event === testEvent
  const wait =
    error && !isTest && status !== goneStatus ? waitAfter(attempts, { retryAfter }) : null
  const state = error ? (wait === null ? 'failed' : 'pending') : 'delivered'
  await inTransaction(async (trx) => {
    const isOurs = wait === null ? finishJob(trx, claim) : releaseJob(trx, claim, wait)
    if (!(await isOurs)) return
    const updated = await trx
      .from('webhook_deliveries')
      .where({ id })
      .update({
        ...{ state, error, attempts },
        last_attempt_at: attemptedAt.toFormat(trx.dialect.dateTimeFormat),
        next_attempt_at: wait === null ? null : trx.raw(sqlFromNow(trx, wait)),
        updated_at: trx.raw(sqlNow(trx)),
      })
    if (Number(updated) === 0) return
    const attempt = {
      ...{ deliveryId: id, attemptedAt },
      ...{ responseStatus: status, responseBody: body, durationMs, error },
    }
    await WebhookAttempt.create(attempt, { client: trx })
    if (!error) await markSuccess(trx, webhookId)
    else if (status === goneStatus) await disableWebhook(trx, webhookId, 'gone')
    else if (!isTest) await markFailure(trx, webhookId)
  })
  if (wait !== null) return 'retried'
  return error ? 'failed' : 'done'
}

async function markSuccess(trx: TransactionClientContract, id: number) {
  const now = trx.raw(sqlNow(trx))
  await trx.from('webhooks').where({ id }).update({ failing_since: null, last_delivered_at: now })
}

async function markFailure(trx: TransactionClientContract, id: number) {
  await trx
    .from('webhooks')
    .where({ id })
    .update({ failing_since: trx.raw(`coalesce(failing_since, ${sqlNow(trx)})`) })
  const lost = await trx
    .from('webhooks')
    .where({ id })
    .whereRaw(`failing_since <= ${sqlFromNow(trx, -disableAfterSeconds)}`)
    .first()
  if (lost) await disableWebhook(trx, id, 'failures')
}
