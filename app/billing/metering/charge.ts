import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { KeptAnswer } from '#app/core/http/idempotency'
import type { Paid, Spending } from '#app/billing/metering/spend_call'
import { rawRows } from '#app/core/db/raw_rows'
import { answerRow, KeyInFlight } from '#app/core/http/idempotency'
import { tellAlerts, type CallAlert } from '#app/billing/metering/call_alerts'
import { allotUnits, type Part } from '#app/billing/metering/allot_units'
import { postgresBooks } from '#app/billing/metering/postgres_books'
import { sqliteBooks } from '#app/billing/metering/sqlite_books'
import { usablePackage } from '#app/billing/metering/payment_order'
import { ClientSuspended, QuotaExceeded } from '#app/billing/metering/metering_errors'
import type { Books, Entries, KeyRow, PurseRow } from '#app/billing/metering/books'
import { searchRow, type SearchRecord } from '#app/billing/metering/search_record'
import { InvalidApiKey, KeyCapReached } from '#app/accounts/api_keys/key_errors'

/** A client package, locked for this transaction, with what it still holds in it. */
interface Purse extends PurseRow {
  left: number
}

interface Charged {
  spending: Spending
  paid: Paid
  parts: Part<Purse>[]
  search: SearchRecord
  answer: KeptAnswer | null
}

export type Outcome = { paid: Paid } | { refusal: unknown }

/**
 * Charges several calls inside the given transaction, in the order given, each as if it were alone:
 * one that is refused, or whose `record` or `answer` throws, takes nothing from the others.
 * The caller commits, and tells nobody before that. Writes client_packages, call_ledger,
 * search_history, idempotency_records, api_keys where one calls by a key and, where an alert is due,
 * notifications, queued mail and deliveries of webhooks. Throws when the database refuses: then nothing counts.
 */
export async function chargeAll(
  spendings: Spending[],
  trx: TransactionClientContract
): Promise<Outcome[]> {
  const { purses, suspended } = await lockPurses(spendings, trx)
  const keys = await lockKeys(spendings, trx)

  const charged: Charged[] = []
  const outcomes: Outcome[] = []
  for (const spending of spendings) {
    try {
      if (suspended.has(spending.clientId)) throw new ClientSuspended()
      const charge = takeFrom(purses.get(spending.clientId) ?? [], keyOf(spending, keys), spending)
      charged.push(charge)
      outcomes.push({ paid: charge.paid })
    } catch (refusal) {
      outcomes.push({ refusal })
    }
  }
  if (charged.length) {
    const taken = Map.groupBy(
      charged.flatMap(({ parts }) => parts),
      ({ purse }) => purse
    )
    const counters = [...taken].map(([purse, gifts]) => counterRow(purse, gifts))
    const { answered } = await booksOf(trx).write({ counters, ...entriesOf(charged) }, trx)
    const isHeld = answered === charged.filter(({ answer }) => answer).length
    if (!isHeld) throw new KeyInFlight()
    await tellAlerts(alertsOf([...taken.keys()], counters), trx)
  }
  return outcomes
}

/** Takes the units from the purses and of the key's cap in memory; nothing when it throws. */
function takeFrom(purses: Purse[], key: KeyRow | null, spending: Spending): Charged {
  const { units: needed } = spending
  const keyLeft = leftOfCap(key)
  if (keyLeft !== null && keyLeft < needed) {
    throw new KeyCapReached({ needed, remaining: keyLeft, cap: key!.cap_calls! })
  }
  const parts = allotUnits(purses, needed)
  if (!parts) throw new QuotaExceeded({ needed, remaining: leftIn(purses) })

  const paid: Paid = {
    packages: parts.map(({ purse, units }) => {
      const { uid, name, family } = purse
      return { id: uid, name, family, units }
    }),
    resPercentage: parts[0].purse.res_percentage,
    remaining: leftIn(purses) - spending.units,
    limit: parts[0].purse.call_limit,
    keyRemaining: keyLeft === null ? null : keyLeft - spending.units,
  }
  const search = spending.record(paid)
  const answer = spending.idempotency?.answer(paid) ?? null
  for (const { purse, units } of parts) purse.left -= units
  if (key) key.used_calls += spending.units
  return { spending, paid, parts, search, answer }
}

/**
 * The usable packages of each client in order of payment, locked until the end of the transaction.
 *
 * A package that another process empties while we wait for its lock drops out, and one activated
 * meanwhile is not in the statement's snapshot: so before anything is refused, a fresh look must
 * confirm that nothing else was there.
 */
async function lockPurses(spendings: Spending[], trx: TransactionClientContract) {
  const wanted = new Map<number, number>()
  for (const { clientId, units } of spendings) {
    wanted.set(clientId, (wanted.get(clientId) ?? 0) + units)
  }
  const clientIds = [...wanted.keys()]
  const isShort = (purses: Map<number, Purse[]>) =>
    clientIds.some((id) => leftIn(purses.get(id)) < wanted.get(id)!)

  for (;;) {
    const rows = await booksOf(trx).lock(clientIds, trx)
    const purses = Map.groupBy(rows.map(purseOf), (purse) => purse.client_id)
    if (!isShort(purses)) return { purses, suspended: new Set<number>() }

    const accounts = await accountsOf(clientIds, trx)
    if (accounts.every(({ id, calls_left: left }) => left <= leftIn(purses.get(id)))) {
      const suspended = accounts.filter(({ status }) => status === 'suspended')
      return { purses, suspended: new Set(suspended.map(({ id }) => id)) }
    }
  }
}

/**
 * The keys that are called by, each by its id, locked until the end of the transaction. One that was revoked
 * while its call was worked on is not among them, so it is not charged; one that expired in that moment
 * is, since it was good when the call came. Locked after the purses, and without a key nothing is asked.
 */
async function lockKeys(spendings: Spending[], trx: TransactionClientContract) {
  const ids = new Set(spendings.flatMap(({ apiKeyId }) => apiKeyId ?? []))
  const rows = ids.size ? await booksOf(trx).lockKeys([...ids], trx) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Throws `InvalidApiKey` for a key that is no longer there. */
function keyOf({ apiKeyId }: Spending, keys: Map<number, KeyRow>): KeyRow | null {
  if (!apiKeyId) return null
  const key = keys.get(apiKeyId)
  if (!key) throw new InvalidApiKey()
  return key
}

/** Calls that may still be charged to the key; null where it has no cap. */
function leftOfCap(key: KeyRow | null): number | null {
  return key && key.cap_calls !== null ? Math.max(0, key.cap_calls - key.used_calls) : null
}

function purseOf(row: PurseRow): Purse {
  return { ...row, left: row.total_calls - row.usage_calls }
}

function booksOf(trx: TransactionClientContract): Books {
  return trx.dialect.name === 'postgres' ? postgresBooks : sqliteBooks
}

/** What each client could spend, as committed now, without a lock. */
function accountsOf(clientIds: number[], trx: TransactionClientContract) {
  const marks = clientIds.map(() => '?').join(', ')
  return rawRows<{ id: number; status: string; calls_left: number }>(
    trx,
    `select clients.id, clients.status,
            case clients.status when 'active' then coalesce(sum(total_calls - usage_calls), 0)
            else 0 end as calls_left
     from clients
     left join client_packages on client_packages.client_id = clients.id and ${usablePackage(trx)}
     where clients.id in (${marks})
     group by clients.id, clients.status`,
    clientIds
  )
}

function entriesOf(charged: Charged[]): Omit<Entries, 'counters'> {
  return {
    charges: charged.flatMap(({ spending, parts: paying }) =>
      paying.map(({ purse, units }) => ({
        client_id: spending.clientId,
        client_package_id: purse.id,
        request_id: spending.requestId,
        units,
        api_key_id: spending.apiKeyId ?? null,
      }))
    ),
    searches: charged.map(({ spending, parts: [first], search }) =>
      searchRow(search, {
        requestId: spending.requestId,
        clientId: spending.clientId,
        clientPackageId: first.purse.id,
        units: spending.units,
        apiKeyId: spending.apiKeyId ?? null,
      })
    ),
    keys: keyCounters(charged),
    answers: charged.flatMap(({ spending: { idempotency }, answer }) =>
      answer && idempotency ? [answerRow(idempotency.claim, answer)] : []
    ),
  }
}

/** What each key was charged. */
function keyCounters(charged: Charged[]): Entries['keys'] {
  const units = new Map<number, number>()
  for (const { spending } of charged) {
    const { apiKeyId: id } = spending
    if (id) units.set(id, (units.get(id) ?? 0) + spending.units)
  }
  return [...units].map(([id, sum]) => ({ id, units: sum }))
}

/** An alert is due once, when its share of the calls is used: the row is locked until it is written. */
function counterRow(purse: Purse, gifts: Part<Purse>[]) {
  const units = gifts.reduce((sum, gift) => sum + gift.units, 0)
  const used = (100 * (purse.usage_calls + units)) / purse.total_calls
  return {
    id: purse.id,
    units,
    first_alert: purse.first_alert_at === null && used >= purse.first_alert_percentage,
    last_alert: purse.last_alert_at === null && used >= purse.last_alert_percentage,
  }
}

function alertsOf(purses: Purse[], counters: Entries['counters']): CallAlert[] {
  return counters.flatMap(({ units, first_alert: isFirst, last_alert: isLast }, index) => {
    const { id: clientPackageId, client_id: clientId, name: packageName, ...purse } = purses[index]
    const { usage_calls: before, total_calls: total } = purse
    const reached = { clientId, clientPackageId, packageName, used: before + units, total }
    const first = { ...reached, level: 'first' as const, percentage: purse.first_alert_percentage }
    const last = { ...reached, level: 'last' as const, percentage: purse.last_alert_percentage }
    return [...(isFirst ? [first] : []), ...(isLast ? [last] : [])]
  })
}

function leftIn(purses: Purse[] = []): number {
  return purses.reduce((sum, { left }) => sum + left, 0)
}
