import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlFromNow, sqlNow } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { signsWithBoth } from '#app/webhooks/keep_secret'
import { postToTarget, type Outcome } from '#app/webhooks/post_to_target'
import { recordOutcome } from '#app/webhooks/record_outcome'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { openSecret, signatureOf } from '#app/webhooks/webhook_secret'

/** How long a process has to send a delivery that it took: longer than a receiver may take. */
const leaseSeconds = 60
/** How many a process sends at a time. */
const lanes = 8
/** How many are sent to one owner at a time, so that silent receivers of one hold nobody else up. */
const mostOfOwner = 2

/** A delivery that this process took, with the mark by which it may write what came of it. */
export interface Taken {
  delivery: WebhookDelivery
  claim: string
}

/** How a process sends. */
interface Sending {
  atOnce?: number
  goOn?: () => boolean
  /** Resolves when there may be more that is due; asked for anew each time. */
  woken?: () => Promise<void>
}

/**
 * Sends what is due, each by one process only, several at a time but to one webhook as a rule one after the
 * other, oldest first, and to one owner two at a time. A delivery is taken before it is sent and marked after:
 * where a process dies in between, another sends it once more a minute later, under the same webhook-id.
 * Whenever one is answered, or it is woken, it takes what is due by then, as long as it has room.
 * Returns how many attempts were made.
 */
export async function sendDeliveries({
  atOnce = lanes,
  goOn = () => true,
  woken,
}: Sending = {}): Promise<number> {
  const underWay = new Set<Promise<void>>()
  let attempts = 0
  if (!(await isAnyDue(db.connection()))) return attempts
  try {
    for (;;) {
      const bell = woken?.()
      while (goOn() && underWay.size < atOnce) {
        const taken = await takeDelivery()
        if (!taken) break
        attempts += 1
        const sending = sendTaken(taken).finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
      if (!underWay.size) return attempts
      await Promise.race(bell ? [...underWay, bell] : underWay)
    }
  } finally {
    await Promise.all(underWay)
  }
}

async function sendTaken(taken: Taken): Promise<void> {
  try {
    await send(taken)
  } catch (error) {
    const { uid } = taken.delivery
    logger.error({ err: error }, `The result of delivery ${uid} could not be stored`)
  }
}

/** Asked first, because on SQLite a write that finds nothing holds up the others all the same. */
async function isAnyDue(client: QueryClientContract): Promise<boolean> {
  const found = await rawRows(client, `select 1 as one ${due(client)} limit 1`)
  return found.length > 0
}

/** Takes the delivery that is due longest; null where there is none, or none that another has not. */
export async function takeDelivery(
  client: QueryClientContract = db.connection()
): Promise<Taken | null> {
  const now = sqlNow(client)
  const claim = newUid()
  const skipping = client.dialect.name === 'postgres' ? 'for update of due skip locked' : ''
  const [taken] = await rawRows<{ id: number }>(
    client,
    `update webhook_deliveries
     set claim = ?, attempts = attempts + 1, last_attempt_at = ${now}, updated_at = ${now},
         next_attempt_at = ${sqlFromNow(client, leaseSeconds)}
     where id = (select due.id ${due(client)} order by due.next_attempt_at, due.id limit 1 ${skipping})
     returning id`,
    [claim]
  )
  return taken ? { delivery: await WebhookDelivery.findOrFail(taken.id, { client }), claim } : null
}

/**
 * Of active webhooks, and not while another delivery to the same one is under way, or as many as may be to
 * the same owner.
 */
function due(client: QueryClientContract): string {
  const now = sqlNow(client)
  const isUnderWay = `other.state = 'pending' and other.claim is not null
    and other.next_attempt_at > ${now}`
  return `from webhook_deliveries as due
    join webhooks on webhooks.id = due.webhook_id and webhooks.status = 'active'
    where due.state = 'pending' and due.next_attempt_at <= ${now}
      and not exists (
        select 1 from webhook_deliveries as other
        where other.webhook_id = due.webhook_id and ${isUnderWay})
      and coalesce(webhooks.client_id, 0) not in (
        select coalesce(theirs.client_id, 0) from webhook_deliveries as other
        join webhooks as theirs on theirs.id = other.webhook_id
        where ${isUnderWay}
        group by coalesce(theirs.client_id, 0) having count(*) >= ${mostOfOwner})`
}

async function send(taken: Taken): Promise<void> {
  const { delivery } = taken
  const webhook = await Webhook.find(delivery.webhookId)
  if (!webhook) return
  await recordOutcome(taken, webhook, await attempt(delivery, webhook))
}

async function attempt(delivery: WebhookDelivery, webhook: Webhook): Promise<Outcome> {
  const secrets = await secretsOf(webhook)
  if (!secrets) {
    return { error: 'secret_unreadable', status: null, body: null, durationMs: 0, retryAfter: 0 }
  }
  const { uid: id, payload: body } = delivery
  const timestamp = Math.floor(Date.now() / 1000)
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Skillary-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
  }
  return postToTarget(webhook.url, { headers, body })
}

/** The secret and, until its end, the one before; null where the installation has another key by now. */
async function secretsOf(webhook: Webhook): Promise<string[] | null> {
  const secret = openSecret(webhook.secret)
  if (!secret) return null
  const previous = (await signsWithBoth(webhook)) ? openSecret(webhook.previousSecret!) : null
  return previous ? [secret, previous] : [secret]
}
