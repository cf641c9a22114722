import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Finished, Paid, Spending } from '#app/billing/metering/spend_call'
import { rawRows } from '#app/core/db/raw_rows'
import { newUid } from '#app/core/uid'
import { answerRow, keptAnswerOf, KeyInFlight } from '#app/core/http/idempotency'
import { tellAlerts, type CallAlert } from '#app/billing/metering/call_alerts'
import { postgresBooks } from '#app/billing/metering/postgres_books'
import { sqliteBooks } from '#app/billing/metering/sqlite_books'
import { usablePackage } from '#app/billing/metering/payment_order'
import { ClientSuspended, QuotaExceeded } from '#app/billing/metering/metering_errors'
import type { Books, Entries, KeyRow, PurseRow } from '#app/billing/metering/books'
import { InvalidApiKey, KeyCapReached } from '#app/accounts/api_keys/key_errors'

/** A client package, locked for this transaction, with what it still holds in it. */
interface Purse extends PurseRow {
  left: number
}

interface Charged {
  spending: Spending
  finished: Finished
  parts: Part<Purse>[]
}

/** Part of a price and the package that pays it. */
interface Part<Purse> {
  purse: Purse
  units: number
}

export type Outcome = { finished: Finished } | { refusal: unknown }

/**
 * Charges several calls inside the given transaction, in the order given, each as if it were alone:
 * one that is refused, or whose `finish` throws, takes nothing from the others.
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
      outcomes.push({ finished: charge.finished })
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
    const entries = { counters, ...entriesOf(charged) }
    const { answered } = await booksOf(trx).write(entries, trx)
    if (answered !== entries.answers.length) throw new KeyInFlight()
    const alerts = alertsOf([...taken.keys()], counters)
    if (alerts.length) await tellAlerts(alerts, trx)
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
  const finished = spending.finish(paid)
  for (const { purse, units } of parts) purse.left -= units
  if (key) key.used_calls += spending.units
  return { spending, finished, parts }
}

/**
 * Shares the price of one call out over packages that are in order of payment: each gives what it
 * has before the next is asked. Null when all together hold too little; nothing is changed.
 */
export function allotUnits<Purse extends { left: number }>(
  purses: Purse[],
  units: number
): Part<Purse>[] | null {
  const parts: Part<Purse>[] = []
  let open = units
  for (const purse of purses) {
    if (open === 0) break
    const given = Math.min(purse.left, open)
    if (given > 0) parts.push({ purse, units: given })
    open -= given
  }
  return open === 0 ? parts : null
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
    searches: charged.map(searchRow),
    keys: keyCounters(charged),
    answers: charged.flatMap(({ spending: { claim }, finished: { sent } }) =>
      claim && sent ? [answerRow(claim, keptAnswerOf(sent))] : []
    ),
  }
}

function searchRow({ spending, parts: [first], finished: { record } }: Charged) {
  return {
    uid: record.uid ?? newUid(),
    request_id: spending.requestId,
    client_id: spending.clientId,
    user_id: record.userId,
    client_package_id: first.purse.id,
    api_key_id: spending.apiKeyId ?? null,
    call: record.call,
    origin: record.origin,
    skills: record.skills,
    filters: record.filters,
    total_matches: record.totalMatches,
    returned: record.returned,
    outcome: record.totalMatches > 0 ? 'found' : 'empty',
    units: spending.units,
    latency_ms: Math.max(0, Math.round(record.latencyMs)),
    answer: record.answer ?? null,
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
