import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor, StaffWriting } from '#app/accounts/audit/audit_log'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { logWebhook } from '#app/webhooks/save_webhook'
import Webhook from '#app/webhooks/webhook'
import { newSecret, openSecret, sealSecret } from '#app/webhooks/webhook_secret'

/** The default number of hours for which the previous secret stays valid. */
export const defaultOverlap = 24

/** Whether messages are also signed with the previous secret. */
export async function signsWithBoth(
  webhook: Webhook,
  client?: QueryClientContract
): Promise<boolean> {
  const { previousSecret, previousSecretEndsAt: end } = webhook
  return previousSecret !== null && end !== null && end > (await databaseNow(client))
}

/**
 * Returns the secret of a webhook to its owner and logs that. Throws a 409 if it cannot be
 * decrypted.
 */
export async function revealSecret(webhook: Webhook, actor: Actor): Promise<string> {
  return inTransaction(async (trx) => {
    const current = await Webhook.lock(trx, webhook.id)
    const secret = openSecret(current.secret)
    if (!secret) {
      throw new Refusal(t('webhooks_answers.secret_unreadable'), {
        status: 409,
        code: 'secret_unreadable',
      })
    }
    await logWebhook(trx, actor, current, { action: 'showed_secret' })
    return secret
  })
}

/**
 * Generates and returns a new secret for a webhook. For this many hours, messages are also signed
 * with the previous one; with 0, all older secrets become invalid immediately. Throws `StaleWrite`,
 * and a 409 while a previous secret is still valid, since receivers may only know that one.
 * `alongside` runs in the same transaction.
 */
export async function rotateSecret(
  webhook: Webhook,
  overlapHours: number,
  { actor, claim }: StaffWriting,
  alongside?: (trx: TransactionClientContract, current: Webhook) => Promise<void>
): Promise<string> {
  const secret = newSecret()
  await inTransaction(async (trx) => {
    const current = await Webhook.lock(trx, webhook.id)
    claim?.check(current.version, t('webhooks_answers.this_webhook'))
    if (overlapHours > 0 && (await signsWithBoth(current, trx))) {
      throw new Refusal(t('webhooks_answers.rotation_under_way'), { code: 'rotation_under_way' })
    }
    const now = await databaseNow(trx)
    await current
      .merge({
        secret: sealSecret(secret),
        previousSecret: overlapHours > 0 ? current.secret : null,
        previousSecretEndsAt: overlapHours > 0 ? now.plus({ hours: overlapHours }) : null,
        version: current.version + 1,
      })
      .save()
    await logWebhook(trx, actor, current, {
      action: 'rotated_secret',
      after: { overlap_hours: overlapHours },
    })
    await alongside?.(trx, current)
  })
  return secret
}
