import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import stripe from '#config/stripe'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'
import Client from '#app/accounts/client'
import Refund, { type RefundMethod } from '#app/billing/refund'
import Sale from '#app/billing/sale'
import { databaseNow } from '#app/core/db/database_clock'
import { inTransaction } from '#app/core/db/in_transaction'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { notifyClient } from '#app/notifications/notify'

/** The money was already returned, for example by a concurrent request. */
export class RefundDone extends Refusal {
  constructor() {
    super(t('documents_answers.refund_settled'), { code: 'already_settled' })
  }
}

/** A refund by Stripe was started, which may have returned the money. */
class RefundUnderWay extends Refusal {
  constructor() {
    super(t('documents_answers.refund_under_way'), { code: 'refund_under_way' })
  }
}

/**
 * Records that the money was returned, and how. `within` is a transaction that has locked the client. Throws
 * `RefundDone` or `RefundUnderWay`.
 */
export async function finishRefund(
  { id, saleId }: Refund,
  given: {
    method?: RefundMethod
    provider_reference?: string
    note?: string
    actor: Actor
    within?: TransactionClientContract
  }
): Promise<void> {
  const { method = 'bank_transfer', provider_reference: reference, note, actor, within } = given
  const { clientId } = await Sale.findOrFail(saleId, { client: within })
  await inTransaction(async (trx) => {
    await Client.lock(trx, clientId)
    const sale = await Sale.findOrFail(saleId, { client: trx })
    const refund = await Refund.findOrFail(id, { client: trx })
    if (refund.status === 'done') throw new RefundDone()
    const isUnderWay = stripe.isEnabled && refund.stripeStatus === 'started'
    if (isUnderWay && method !== 'stripe') throw new RefundUnderWay()
    await refund
      .merge({
        status: 'done',
        method,
        providerReference: reference || null,
        note: note || null,
        actorId: actor.id,
        doneAt: await databaseNow(trx),
      })
      .save()
    await writeAuditEntry(trx, actor, {
      action: 'refunded',
      subject: 'refund',
      subjectUid: refund.uid,
      subjectName: sale.auditName,
      after: {
        amount: refund.amount,
        currency: refund.currencyCode,
        method,
        ...(reference && { provider_reference: reference }),
        ...(note && { note }),
      },
    })
    await notifyClient(
      clientId,
      {
        kind: 'sale',
        message: { id: 'notices.refunded', values: { number: sale.number } },
        link: '/portal/partner/invoices',
      },
      trx
    )
  }, within)
}
