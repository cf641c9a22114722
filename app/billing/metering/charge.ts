import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Finished, Paid, Spending } from '#app/billing/metering/spend_call'
import { rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { answerRow, storedPartOf, IdempotencyKeyInFlight } from '#app/core/http/idempotency'
import { sendAlerts, type CallAlert } from '#app/billing/metering/call_alerts'
import { keyAlertPercentage, sendKeyAlerts, type KeyAlert } from '#app/billing/metering/key_alerts'
import { postgresChargeStore } from '#app/billing/metering/postgres_charge_store'
import { sqliteChargeStore } from '#app/billing/metering/sqlite_charge_store'
import { notifyOutOfCalls } from '#app/billing/notices/billing_notices'
import { usablePackage } from '#app/billing/client_packages/payment_order'
import {
  ClientSuspended,
  EmailUnconfirmed,
  PaymentPending,
  QuotaExceeded,
} from '#app/billing/metering/metering_errors'
import type { ChargeStore, Entries, KeyRow, PackageRow } from '#app/billing/metering/charge_store'
import { isUnconfirmed } from '#app/accounts/account_links/confirmed_email'
import { InvalidApiKey, KeyCapReached } from '#app/accounts/api_keys/key_errors'
import { isPostgres } from '#app/core/db/prepared_rows'

/** A client package that is locked for this transaction, with its remaining calls. */
interface PayingPackage extends PackageRow {
  left: number
}

/** An API key that is locked for this transaction, with its calls of the current month. */
interface PayingKey extends KeyRow {
  month: string
}

interface Charged {
  spending: Spending
  finished: Finished
  parts: Part<PayingPackage>[]
  key: PayingKey | null
}

/** Part of a price and the package that pays it. */
interface Part<Payer> {
  payer: Payer
  units: number
}

/** `refuse` creates the error. Call it in the context of the caller, whose language the error uses. */
interface Rejected {
  refuse: () => unknown
}

export type ChargeOutcome = { finished: Finished } | Rejected

/**
 * Charges several calls in the given transaction and in the given order. Each one is independent: one that is
 * rejected, or whose `finish` throws, does not affect the others. The caller commits, and must not report
 * success before that. Writes client_packages, call_ledger, search_history, idempotency_records, api_keys for
 * calls with a key and, if an alert is due, notifications, queued mail and webhook deliveries. Throws if the
 * database fails; then nothing is charged.
 */
export async function chargeAll(
  spendings: Spending[],
  trx: TransactionClientContract
): Promise<ChargeOutcome[]> {
  const { payers, accounts } = await lockPackages(spendings, trx)
  const keys = await lockKeys(spendings, trx)

  const charged: Charged[] = []
  const outcomes: ChargeOutcome[] = []
  for (const spending of spendings) {
    const account = accounts.get(spending.clientId)
    const outcome =
      account?.status === 'suspended'
        ? { refuse: () => new ClientSuspended() }
        : chargeOne(payers.get(spending.clientId) ?? [], keys, spending, account)
    if ('finished' in outcome) charged.push(outcome)
    outcomes.push(outcome)
  }
  if (charged.length) {
    const taken = Map.groupBy(
      charged.flatMap(({ parts }) => parts),
      ({ payer }) => payer
    )
    const counters = [...taken].map(([payer, parts]) => counterRow(payer, parts))
    const calledKeys = [...new Set(charged.flatMap(({ key }) => key ?? []))]
    const warned = calledKeys.filter(isWarningDue)
    for (const key of warned) key.cap_warned = capPeriodOf(key)
    const entries = { counters, ...entriesOf(charged), keys: calledKeys.map(keyCounter) }
    const { answered } = await chargeStoreOf(trx).write(entries, trx)
    if (answered !== entries.answers.length) throw new IdempotencyKeyInFlight()
    const alerts = alertsOf([...taken.keys()], counters, charged)
    if (alerts.length) await sendAlerts(alerts, trx)
    for (const [clientId, own] of payers) {
      if (leftIn(own) === 0) await notifyOutOfCalls(clientId, trx)
    }
    const keyAlerts = warned.map((key) => keyAlertOf(key, charged))
    if (keyAlerts.length) await sendKeyAlerts(keyAlerts, trx)
  }
  return outcomes
}

/**
 * Subtracts the units from the packages and the key's cap in memory; changes nothing if the call is
 * rejected. A key that was revoked during its call is missing. `account` is given if the client is short of
 * calls.
 */
function chargeOne(
  payers: PayingPackage[],
  keys: Map<number, PayingKey>,
  spending: Spending,
  account?: Account
): Charged | Rejected {
  const { apiKeyId, units: needed } = spending
  const key = apiKeyId ? keys.get(apiKeyId) : null
  if (key === undefined) return { refuse: () => new InvalidApiKey() }
  const keyLeft = remainingCap(key)
  if (keyLeft !== null && keyLeft < needed) {
    const { cap_calls: cap, ...period } = key!
    const calls = { needed, remaining: keyLeft, cap: cap!, resets_at: resetOf(period) }
    return { refuse: () => new KeyCapReached(calls) }
  }
  const parts = splitPrice(payers, needed)
  if (!parts) {
    const calls = { needed, remaining: leftIn(payers) }
    if (account?.is_unconfirmed) return { refuse: () => new EmailUnconfirmed(calls) }
    if (account?.is_pending) return { refuse: () => new PaymentPending(calls) }
    return { refuse: () => new QuotaExceeded(calls) }
  }

  const paid: Paid = {
    packages: parts.map(({ payer, units }) => {
      const { uid, name, family } = payer
      return { id: uid, name, family, units }
    }),
    resPercentage: parts[0].payer.res_percentage,
    remaining: leftIn(payers) - spending.units,
    limit: parts[0].payer.call_limit,
    keyRemaining: keyLeft === null ? null : keyLeft - spending.units,
  }
  let finished: Finished
  try {
    finished = spending.finish(paid)
  } catch (error) {
    return { refuse: () => error }
  }
  for (const { payer, units } of parts) payer.left -= units
  if (key) {
    key.used_calls += spending.units
    key.month_calls += spending.units
  }
  return { spending, finished, parts, key }
}

/**
 * Divides the price of a call among packages in payment order: each pays as much as it can before the next
 * one. Returns null if they cannot pay it together. Changes nothing.
 */
export function splitPrice<Payer extends { left: number }>(
  payers: Payer[],
  units: number
): Part<Payer>[] | null {
  const parts: Part<Payer>[] = []
  let open = units
  for (const payer of payers) {
    if (open === 0) break
    const given = Math.min(payer.left, open)
    if (given > 0) parts.push({ payer, units: given })
    open -= given
  }
  return open === 0 ? parts : null
}

/**
 * Locks the usable packages of each client, in payment order, until the end of the transaction.
 *
 * A package that another process uses up while we wait for its lock is dropped, and one that is activated in
 * the meantime is not in the statement's snapshot. Before a call is rejected, the packages are therefore read
 * again.
 */
async function lockPackages(spendings: Spending[], trx: TransactionClientContract) {
  const wanted = new Map<number, number>()
  for (const { clientId, units } of spendings) {
    wanted.set(clientId, (wanted.get(clientId) ?? 0) + units)
  }
  const clientIds = [...wanted.keys()]
  const isShort = (payers: Map<number, PayingPackage[]>) =>
    clientIds.some((id) => leftIn(payers.get(id)) < wanted.get(id)!)

  for (;;) {
    const rows = await chargeStoreOf(trx).lockPackages(clientIds, trx)
    const payers = Map.groupBy(rows.map(payingPackage), (payer) => payer.client_id)
    if (!isShort(payers)) return { payers, accounts: new Map<number, Account>() }

    const accounts = await balancesOf(clientIds, trx)
    if (accounts.every(({ id, calls_left: left }) => left <= leftIn(payers.get(id)))) {
      return { payers, accounts: new Map(accounts.map((account) => [account.id, account])) }
    }
  }
}

/**
 * Locks the API keys of the calls until the end of the transaction, by id. A key that was revoked during its
 * call is missing and is not charged; one that expired during its call is charged, since it was valid when
 * the call started. Keys are locked after packages; without keys, no statement runs.
 */
async function lockKeys(spendings: Spending[], trx: TransactionClientContract) {
  const ids = new Set(spendings.flatMap(({ apiKeyId }) => apiKeyId ?? []))
  const rows = ids.size ? await chargeStoreOf(trx).lockKeys([...ids], trx) : []
  return new Map(rows.map((row) => [row.id, inCurrentMonth(row)]))
}

/**
 * The key with the calls of the current month. A stored month can be the later one, if another charge locked
 * the key first.
 */
function inCurrentMonth(row: KeyRow): PayingKey {
  const { month: stored, current_month: current } = row
  if (stored !== null && stored >= current) return { ...row, month: stored }
  return { ...row, month: current, month_calls: 0 }
}

/** Calls that can still be charged to the key; null without a cap. */
function remainingCap(key: PayingKey | null): number | null {
  return key && key.cap_calls !== null ? Math.max(0, key.cap_calls - cappedCalls(key)) : null
}

function cappedCalls(key: PayingKey): number {
  return key.cap_period === 'month' ? key.month_calls : key.used_calls
}

/** When a monthly cap resets: the start of the next month (UTC). */
function resetOf({ cap_period: period, month }: Pick<PayingKey, 'cap_period' | 'month'>) {
  if (period === 'total') return null
  return DateTime.fromISO(month, { zone: 'utc' }).plus({ months: 1 }).toJSDate().toISOString()
}

function payingPackage(row: PackageRow): PayingPackage {
  return { ...row, left: row.total_calls - row.usage_calls }
}

function chargeStoreOf(trx: TransactionClientContract): ChargeStore {
  return isPostgres(trx) ? postgresChargeStore : sqliteChargeStore
}

/** The committed balance of a client that is short of calls, and why it may be. */
interface Account {
  id: number
  status: string
  calls_left: number
  is_pending: boolean | number
  is_unconfirmed: boolean | number
}

/** The account of each client, without a lock. */
function balancesOf(clientIds: number[], trx: TransactionClientContract) {
  const marks = clientIds.map(() => '?').join(', ')
  return rawRows<Account>(
    trx,
    `select clients.id, clients.status,
            exists (select 1 from client_packages as bought
                    where bought.client_id = clients.id and bought.status = 'pending') as is_pending,
            ${isUnconfirmed('clients.id')} as is_unconfirmed,
            case clients.status when 'active' then coalesce(sum(total_calls - usage_calls), 0)
            else 0 end as calls_left
     from clients
     left join client_packages on client_packages.client_id = clients.id and ${usablePackage(trx)}
     where clients.id in (${marks})
     group by clients.id, clients.status`,
    clientIds
  )
}

function entriesOf(charged: Charged[]): Omit<Entries, 'counters' | 'keys'> {
  return {
    charges: charged.flatMap(({ spending, parts: paying }) =>
      paying.map(({ payer, units }) => ({
        client_id: spending.clientId,
        client_package_id: payer.id,
        request_id: spending.requestId,
        units,
        api_key_id: spending.apiKeyId ?? null,
      }))
    ),
    searches: charged.map(searchRow),
    answers: charged.flatMap(({ spending: { claim }, finished: { response } }) =>
      claim && response ? [answerRow(claim, storedPartOf(response))] : []
    ),
  }
}

/** The row of `search_history` for a charged call. */
function searchRow({ spending, parts: [first], finished: { record } }: Charged) {
  return {
    uid: record.uid ?? newUid(),
    request_id: spending.requestId,
    client_id: spending.clientId,
    user_id: record.userId,
    client_package_id: first.payer.id,
    api_key_id: spending.apiKeyId ?? null,
    call: record.call,
    origin: record.origin,
    skills: record.skills,
    unresolved_skills: record.unresolvedSkills ?? [],
    filters: record.filters,
    total_matches: record.totalMatches,
    returned: record.returned,
    outcome: record.totalMatches > 0 ? 'found' : 'empty',
    units: spending.units,
    latency_ms: Math.max(0, Math.round(record.latencyMs)),
    answer: record.answer ?? null,
  }
}

function keyCounter(key: PayingKey): Entries['keys'][number] {
  const { id, used_calls: used, month, month_calls: inMonth, cap_warned: warned } = key
  return { id, used_calls: used, month, month_calls: inMonth, cap_warned: warned }
}

/** A warning is due once per cap and period; the row stays locked until it is written. */
function isWarningDue(key: PayingKey): boolean {
  const { cap_calls: cap, cap_warned: warned } = key
  if (cap === null || warned === capPeriodOf(key)) return false
  return 100 * cappedCalls(key) >= keyAlertPercentage * cap
}

function capPeriodOf({ cap_period: period, month }: PayingKey): string {
  return period === 'month' ? month : 'total'
}

function keyAlertOf(key: PayingKey, charged: Charged[]): KeyAlert {
  const { client_id: clientId, name: keyName, cap_calls: cap, cap_period: period } = key
  const { spending, finished } = charged.find((each) => each.key === key)!
  const caller = { userId: finished.record.userId, language: spending.language ?? 'en' }
  return { clientId, keyName, period, used: cappedCalls(key), cap: cap!, caller }
}

/** An alert is due once, when the threshold is reached; the row stays locked until it is written. */
function counterRow(payer: PayingPackage, parts: Part<PayingPackage>[]) {
  const units = parts.reduce((sum, part) => sum + part.units, 0)
  const used = (100 * (payer.usage_calls + units)) / payer.total_calls
  return {
    id: payer.id,
    units,
    first_alert: payer.first_alert_at === null && used >= payer.first_alert_percentage,
    last_alert: payer.last_alert_at === null && used >= payer.last_alert_percentage,
  }
}

function alertsOf(
  payers: PayingPackage[],
  counters: Entries['counters'],
  charged: Charged[]
): CallAlert[] {
  return counters.flatMap(({ units, first_alert: isFirst, last_alert: isLast }, index) => {
    if (!isFirst && !isLast) return []
    const payer = payers[index]
    const { id: clientPackageId, client_id: clientId, name: packageName } = payer
    const { usage_calls: before, total_calls: total } = payer
    const { spending, finished } = charged.find(({ parts }) =>
      parts.some((part) => part.payer === payer)
    )!
    const caller = { userId: finished.record.userId, language: spending.language ?? 'en' }
    const reached = { clientId, clientPackageId, packageName, used: before + units, total, caller }
    const first = { ...reached, level: 'first' as const, percentage: payer.first_alert_percentage }
    const last = { ...reached, level: 'last' as const, percentage: payer.last_alert_percentage }
    return [...(isFirst ? [first] : []), ...(isLast ? [last] : [])]
  })
}

function leftIn(payers: PayingPackage[] = []): number {
  return payers.reduce((sum, { left }) => sum + left, 0)
}
