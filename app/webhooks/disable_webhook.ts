import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writeAuditEntry, operator } from '#app/accounts/audit/audit_log'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { sqlNow } from '#app/core/db/database_clock'
import { cancelLane } from '#app/jobs/jobs'
import type { LocalizedMessage } from '#app/core/text/text'
import { notify, notifyClient } from '#app/notifications/notify'
import { laneOf } from '#app/webhooks/queue_event'
import Webhook from '#app/webhooks/webhook'

/**
 * Disables an active webhook and notifies its owner: pending deliveries fail, and no more are
 * queued until it is enabled again. Only happens once, even with concurrent failures. Writes the
 * webhook, its deliveries, the audit log and notifications.
 */
export async function disableWebhook(
  trx: TransactionClientContract,
  id: number,
  why: 'failures' | 'gone'
): Promise<void> {
  const now = trx.raw(sqlNow(trx))
  const off = await trx
    .from('webhooks')
    .where({ id, status: 'active' })
    .update({
      status: 'disabled_by_failures',
      version: trx.raw('version + 1'),
      updated_at: now,
    })
  if (Number(off) === 0) return
  await trx
    .from('webhook_deliveries')
    .where({ webhook_id: id, state: 'pending' })
    .update({
      ...{ state: 'failed', next_attempt_at: null },
      error: trx.raw("coalesce(error, 'switched_off')"),
      updated_at: now,
    })
  await cancelLane(trx, laneOf({ id }))

  const webhook = await Webhook.findOrFail(id, { client: trx })
  await writeAuditEntry(trx, operator, {
    action: 'switched_off',
    subject: 'webhook',
    subjectUid: webhook.uid,
    subjectName: webhook.url,
    before: { status: 'active' },
    after: { status: webhook.status },
  })
  await notifyOwners(webhook, why, trx)
}

async function notifyOwners(
  webhook: Webhook,
  why: 'failures' | 'gone',
  trx: TransactionClientContract
) {
  const { clientId, host } = webhook
  const message: LocalizedMessage =
    why === 'gone'
      ? { id: 'notices.webhook_gone', values: { host } }
      : { id: 'notices.webhook_failed', values: { host } }
  const notice = { kind: 'webhook' as const, message, link: webhook.place }
  if (clientId !== null) return notifyClient(clientId, notice, trx)
  const admins = await User.query({ client: trx })
    .where({ role: Role.admin, status: 'active' })
    .select('id', 'uid')
  await notify(admins, notice, trx)
}
