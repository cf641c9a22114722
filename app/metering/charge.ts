import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Family } from '#app/packages/families'
import type { Paid, Spending } from '#app/metering/spend_call'
import type { StoredAnswer } from '#app/core/idempotency'
import { sqlNow } from '#app/core/database_clock'
import { jsonTable, rawRows } from '#app/core/raw_rows'
import { answerRow, KeyInFlight, storeAnswers } from '#app/core/idempotency'
import { allotUnits, type Part } from '#app/metering/allot_units'
import { currentPackage, orderOfPayment, usablePackage } from '#app/metering/terms'
import { ClientSuspended, QuotaExceeded } from '#app/metering/refusals'
import { insertSearches, searchRow, type SearchRecord } from '#app/playground/search_history'

/** A usable client package, locked for this transaction. */
interface Purse {
  id: number
  uid: string
  clientId: number
  name: string
  family: Family
  resPercentage: number
  left: number
  /** All calls of the client's current packages. */
  limit: number
}

interface Charged {
  spending: Spending
  paid: Paid
  parts: Part<Purse>[]
  search: SearchRecord
  answer: StoredAnswer | null
}

export type Outcome = { paid: Paid } | { refusal: unknown }

/**
 * Charges several calls inside the given transaction, in the order given, each as if it were alone:
 * one that is refused, or whose `record` or `answer` throws, takes nothing from the others.
 * The caller commits, and tells nobody before that. Writes client_packages, call_ledger,
 * search_history and idempotency_records. Throws when the database refuses: then nothing counts.
 */
export async function chargeAll(
  spendings: Spending[],
  trx: TransactionClientContract
): Promise<Outcome[]> {
  const { purses, suspended } = await lockPurses(spendings, trx)

  const charged: Charged[] = []
  const outcomes: Outcome[] = []
  for (const spending of spendings) {
    try {
      if (suspended.has(spending.clientId)) throw new ClientSuspended()
      const charge = takeFrom(purses.get(spending.clientId) ?? [], spending)
      charged.push(charge)
      outcomes.push({ paid: charge.paid })
    } catch (refusal) {
      outcomes.push({ refusal })
    }
  }
  if (charged.length) await write(charged, trx)
  return outcomes
}

/** Takes the units from the purses in memory; nothing when it throws. */
function takeFrom(purses: Purse[], spending: Spending): Charged {
  const parts = allotUnits(purses, spending.units)
  if (!parts) throw new QuotaExceeded(leftIn(purses))

  const paid: Paid = {
    packages: parts.map(({ purse, units }) => {
      const { uid, name, family } = purse
      return { id: uid, name, family, units }
    }),
    resPercentage: parts[0].purse.resPercentage,
    remaining: leftIn(purses) - spending.units,
    limit: parts[0].purse.limit,
  }
  const search = spending.record(paid)
  const answer = spending.idempotency?.answer(paid) ?? null
  for (const { purse, units } of parts) purse.left -= units
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
    const purses = await lockUsable(clientIds, trx)
    if (!isShort(purses)) return { purses, suspended: new Set<number>() }

    const accounts = await accountsOf(clientIds, trx)
    if (accounts.every(({ id, calls_left: left }) => left <= leftIn(purses.get(id)))) {
      const suspended = accounts.filter(({ status }) => status === 'suspended')
      return { purses, suspended: new Set(suspended.map(({ id }) => id)) }
    }
  }
}

interface PurseRow {
  id: number
  uid: string
  client_id: number
  name: string
  family: Family
  res_percentage: number
  calls_left: number
  total_calls: number
}

/** Locks in order of id, whatever the order of payment is: so no two charges wait for each other. */
async function lockUsable(clientIds: number[], trx: TransactionClientContract) {
  const isPostgres = trx.dialect.name === 'postgres'
  if (!isPostgres) await takeWriteLock(trx)

  const marks = clientIds.map(() => '?').join(', ')
  const rows = await rawRows<PurseRow>(
    trx,
    `with purse as (
       select id, uid, client_id, name, family, res_percentage, usage_calls, total_calls,
              backup, priority, expires_at, activated_at
       from client_packages
       where client_id in (${marks}) and ${usablePackage(trx)}
         and exists (select 1 from clients
                     where clients.id = client_packages.client_id and clients.status = 'active')
       order by id
       ${isPostgres ? 'for update' : ''}
     ), account as (
       select client_id, cast(sum(total_calls) as integer) as total_calls
       from client_packages
       where client_id in (${marks}) and ${currentPackage(trx)}
       group by client_id
     )
     select purse.id, uid, purse.client_id, name, family, res_percentage,
            purse.total_calls - usage_calls as calls_left, account.total_calls
     from purse join account on account.client_id = purse.client_id
     order by ${orderOfPayment('purse')}`,
    [...clientIds, ...clientIds]
  )
  return Map.groupBy(
    rows.map((row) => ({
      id: row.id,
      uid: row.uid,
      clientId: row.client_id,
      name: row.name,
      family: row.family,
      resPercentage: row.res_percentage,
      left: row.calls_left,
      limit: row.total_calls,
    })),
    ({ clientId }) => clientId
  )
}

/** SQLite refuses a transaction that reads first and then finds another writer: so it writes first, nothing. */
async function takeWriteLock(trx: TransactionClientContract) {
  await trx.rawQuery('update default_setups set id = id where id = 0')
}

/** What each client could spend, as committed now, without a lock. */
function accountsOf(clientIds: number[], trx: TransactionClientContract) {
  const marks = clientIds.map(() => '?').join(', ')
  return rawRows<{ id: number; status: string; calls_left: number }>(
    trx,
    `select clients.id, clients.status,
            cast(case clients.status when 'active' then coalesce(sum(total_calls - usage_calls), 0)
                 else 0 end as integer) as calls_left
     from clients
     left join client_packages on client_packages.client_id = clients.id and ${usablePackage(trx)}
     where clients.id in (${marks})
     group by clients.id, clients.status`,
    clientIds
  )
}

/** Counters, alerts, ledger, history and answers: one statement where the database can. */
async function write(charged: Charged[], trx: TransactionClientContract) {
  const counters = new Map<number, number>()
  for (const { purse, units } of charged.flatMap(({ parts }) => parts)) {
    counters.set(purse.id, (counters.get(purse.id) ?? 0) + units)
  }
  const answers = charged.flatMap(({ spending, answer }) =>
    answer && spending.idempotency ? [answerRow(spending.idempotency.claim, answer)] : []
  )
  const steps = [
    {
      sql: raiseCounters(trx),
      rows: [...counters].map(([id, units]) => ({ id, units })),
    },
    { sql: insertCharges(trx), rows: charged.flatMap(ledgerRows) },
    { sql: insertSearches(trx), rows: charged.map(historyRow) },
    { sql: storeAnswers(trx), rows: answers },
  ].filter(({ rows }) => rows.length)

  const written = await runTogether(steps, trx)
  if (written.some((count, index) => count !== steps[index].rows.length)) throw new KeyInFlight()
}

interface Step {
  /** Takes the JSON text of `rows` as its one binding and returns a row for each row it wrote. */
  sql: string
  rows: object[]
}

/** Runs the steps and says how many rows each wrote. PostgreSQL takes them as one statement. */
async function runTogether(steps: Step[], trx: TransactionClientContract): Promise<number[]> {
  const bindings = steps.map(({ rows }) => JSON.stringify(rows))
  if (trx.dialect.name !== 'postgres') {
    const counts: number[] = []
    for (const [index, { sql }] of steps.entries()) {
      const written = await rawRows(trx, `${sql} returning 1 as written`, [bindings[index]])
      counts.push(written.length)
    }
    return counts
  }
  const tables = steps.map(({ sql }, index) => `step_${index} as (${sql} returning 1)`)
  const counts = steps.map((_, index) => `(select count(*) from step_${index}) as count_${index}`)
  const [row] = await rawRows<Record<string, number>>(
    trx,
    `with ${tables.join(', ')} select ${counts.join(', ')}`,
    bindings
  )
  return steps.map((_, index) => row[`count_${index}`])
}

/** The alert columns are claimed here, under the row's lock: each threshold is crossed once. */
function raiseCounters(trx: TransactionClientContract): string {
  const now = sqlNow(trx)
  const used = '(client_packages.usage_calls + part.units)'
  const alert = (column: string, percentage: string) =>
    `${column} = case
       when client_packages.${column} is null
         and ${used} * 100.0 >= client_packages.total_calls * 1.0 * setup.${percentage}
       then ${now} else client_packages.${column} end`
  return `update client_packages
    set usage_calls = ${used}, updated_at = ${now},
        ${alert('first_alert_at', 'first_alert_percentage')},
        ${alert('last_alert_at', 'last_alert_percentage')}
    from ${jsonTable(trx, 'part', { id: 'integer', units: 'integer' })}, default_setups as setup
    where client_packages.id = part.id and setup.id = 1`
}

function insertCharges(trx: TransactionClientContract): string {
  const entries = jsonTable(trx, 'entry', {
    client_id: 'integer',
    client_package_id: 'integer',
    request_id: 'uuid',
    units: 'integer',
  })
  return `insert into call_ledger
      (client_id, client_package_id, request_id, kind, units, created_at)
    select client_id, client_package_id, request_id, 'charge', units, ${sqlNow(trx)}
    from ${entries}`
}

function ledgerRows({ spending, parts }: Charged) {
  return parts.map(({ purse, units }) => ({
    client_id: spending.clientId,
    client_package_id: purse.id,
    request_id: spending.requestId,
    units,
  }))
}

function historyRow({ spending, parts, search }: Charged) {
  return searchRow(search, {
    requestId: spending.requestId,
    clientId: spending.clientId,
    clientPackageId: parts[0].purse.id,
    units: spending.units,
  })
}

function leftIn(purses: Purse[] = []): number {
  return purses.reduce((sum, { left }) => sum + left, 0)
}
