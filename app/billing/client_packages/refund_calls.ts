import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sqlNow } from '#app/core/db/database_clock'
import { FieldRefusal } from '#app/core/errors/problem'
import { rawRows } from '#app/core/db/raw_rows'
import { t } from '#app/core/text/text'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/billing/client_package'
import { notifyClient } from '#app/notifications/notify'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { writeAuditEntry, type Actor } from '#app/accounts/audit/audit_log'

export interface Refund {
  /** The number of calls to refund, at least 1. */
  calls: number
  /** The reason, which the client can see. */
  reason: string
}

/** A refund cannot exceed the used calls of the package. */
export class TooManyCalls extends FieldRefusal {
  constructor(spent: number) {
    const message =
      spent === 0
        ? t('metering_answers.nothing_to_refund')
        : t('metering_answers.too_many_calls', { spent })
    super('calls', 'too_many_calls', message)
  }
}

/**
 * Refunds calls: reverses the latest charges of the package that are not reversed yet, and lowers its
 * counter. A charge is never reversed beyond its units and the counter never drops below zero, even with
 * concurrent refunds and charges. Writes call_ledger, client_packages, an entry in the audit log and a
 * notification for each user of the client, all in the transaction. Returns the updated package. Throws
 * `TooManyCalls`.
 */
export async function refundCalls(
  clientPackage: ClientPackage,
  { calls, reason }: Refund,
  actor: Actor,
  trx: TransactionClientContract
): Promise<ClientPackage> {
  if (!Number.isInteger(calls) || calls < 1) {
    throw new RangeError(`A refund must be a whole number of calls of at least 1, not ${calls}`)
  }
  const current = await ClientPackage.lock(trx, clientPackage.id)
  if (calls > current.usageCalls) throw new TooManyCalls(current.usageCalls)

  await reverseCharges(current, calls, trx)
  const before = { usage_calls: current.usageCalls }
  await current.merge({ usageCalls: current.usageCalls - calls }).save()
  await writeAuditEntry(trx, actor, {
    action: 'refunded_calls',
    subject: 'client_package',
    subjectUid: current.uid,
    subjectName: current.title,
    before,
    after: { usage_calls: current.usageCalls, calls, reason },
  })
  await notifyClient(
    current.clientId,
    {
      kind: 'package',
      message: { id: 'notices.calls_given_back', values: { calls, package: current.name, reason } },
      link: `/portal/partner/all-activated-packages/${current.uid}/search-history`,
    },
    trx
  )
  return current
}

/**
 * Writes a refund entry for each charge that is reversed completely or partly, all with the same request id,
 * starting with the latest charge.
 */
async function reverseCharges(
  { id, clientId }: ClientPackage,
  calls: number,
  trx: TransactionClientContract
) {
  const entered = await rawRows<{ units: number }>(
    trx,
    `insert into call_ledger
       (client_id, client_package_id, request_id, kind, units, reverses, created_at)
     select client_id, client_package_id, ?, 'refund',
            case when units < ? - later then units else ? - later end, id, ${sqlNow(trx)}
     from (
       select open.*, sum(units) over (order by id desc) - units as later
       from (
         select id, client_id, client_package_id, units - reversed as units
         from (
           select charge.*, coalesce(
             (select sum(refund.units) from call_ledger as refund
              where refund.reverses = charge.id), 0) as reversed
           from call_ledger as charge
           where charge.client_package_id = ? and charge.client_id = ? and charge.kind = 'charge'
         ) as charges
         where units > reversed
         order by id desc
         limit ?
       ) as open
     ) as reversible
     where later < ?
     returning units`,
    [newUid(), calls, calls, id, clientId, calls, calls]
  )
  const given = entered.reduce((sum, { units }) => sum + units, 0)
  if (given !== calls)
    throw new Error(`The counter of client package ${id} does not match its ledger`)
}

/** The latest refunds of this package from the audit log, with `actor_name`. */
export function refundsOf({ uid }: ClientPackage): Promise<AuditEntry[]> {
  return AuditEntry.query()
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .where('subject', 'client_package')
    .where('subject_uid', uid)
    .where('action', 'refunded_calls')
    .select('audit_entries.*', 'users.full_name as actor_name')
    .orderBy('audit_entries.id', 'desc')
    .limit(20)
}
