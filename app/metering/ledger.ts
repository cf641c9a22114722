import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/raw_rows'

/** What in the books does not agree, and where. Ids are inner ones, for the operator. */
export interface LedgerFault {
  kind: 'counter' | 'owner' | 'refund' | 'history'
  /** Of the client package; of the request, where a history row is at fault. */
  subject: string
  message: string
}

export interface LedgerReport {
  /** Client packages looked at. */
  packages: number
  /** Ledger entries looked at. */
  entries: number
  faults: LedgerFault[]
}

/**
 * Proves the books of metering: each counter is the sum of its ledger, each entry belongs to its
 * package's client, no charge is refunded beyond its units, and each paid search in the history cost
 * what the ledger says. Reads all of it at one moment, whoever writes meanwhile, and writes nothing.
 */
export async function verifyLedger(): Promise<LedgerReport> {
  const isPostgres = db.connection().dialect.name === 'postgres'
  return db.transaction(verify, isPostgres ? { isolationLevel: 'repeatable read' } : {})
}

async function verify(client: QueryClientContract): Promise<LedgerReport> {
  const [{ packages, entries }] = await rawRows<{ packages: number; entries: number }>(
    client,
    `select (select count(*) from client_packages) as packages,
            (select count(*) from call_ledger) as entries`
  )
  const faults = [
    ...(await driftedCounters(client)),
    ...(await foreignEntries(client)),
    ...(await excessRefunds(client)),
    ...(await mispricedSearches(client)),
  ]
  return { packages, entries, faults }
}

async function driftedCounters(client: QueryClientContract): Promise<LedgerFault[]> {
  const rows = await rawRows<{ uid: string; usage_calls: number; spent: number }>(
    client,
    `select uid, usage_calls, coalesce(spent, 0) as spent
     from client_packages
     left join (
       select client_package_id, sum(case kind when 'charge' then units else -units end) as spent
       from call_ledger group by client_package_id
     ) as book on book.client_package_id = client_packages.id
     where usage_calls <> coalesce(spent, 0)
     order by client_packages.id`
  )
  return rows.map(({ uid, usage_calls: counted, spent }) => ({
    kind: 'counter',
    subject: uid,
    message: `its counter says ${counted} calls, its ledger ${spent}`,
  }))
}

async function foreignEntries(client: QueryClientContract): Promise<LedgerFault[]> {
  const rows = await rawRows<{ id: number; uid: string }>(
    client,
    `select call_ledger.id, client_packages.uid
     from call_ledger join client_packages on client_packages.id = call_ledger.client_package_id
     where client_packages.client_id <> call_ledger.client_id
     order by call_ledger.id`
  )
  return rows.map(({ id, uid }) => ({
    kind: 'owner',
    subject: uid,
    message: `entry ${id} charges it for another client`,
  }))
}

async function excessRefunds(client: QueryClientContract): Promise<LedgerFault[]> {
  const rows = await rawRows<{ id: number; uid: string; units: number; refunded: number }>(
    client,
    `select charge.id, client_packages.uid, charge.units, sum(refund.units) as refunded
     from call_ledger as refund
     join call_ledger as charge on charge.id = refund.reverses
     join client_packages on client_packages.id = charge.client_package_id
     where refund.kind = 'refund'
     group by charge.id, client_packages.uid, charge.units
     having sum(refund.units) > charge.units
     order by charge.id`
  )
  return rows.map(({ id, uid, units, refunded }) => ({
    kind: 'refund',
    subject: uid,
    message: `entry ${id} charged ${units} and had ${refunded} refunded`,
  }))
}

async function mispricedSearches(client: QueryClientContract): Promise<LedgerFault[]> {
  const rows = await rawRows<{ request_id: string; units: number; charged: number }>(
    client,
    `select search_history.request_id, search_history.units, coalesce(sum(call_ledger.units), 0) as charged
     from search_history
     left join call_ledger on call_ledger.client_id = search_history.client_id
       and call_ledger.request_id = search_history.request_id and call_ledger.kind = 'charge'
     where search_history.units > 0
     group by search_history.id, search_history.request_id, search_history.units
     having coalesce(sum(call_ledger.units), 0) <> search_history.units
     order by search_history.id`
  )
  return rows.map(({ request_id: requestId, units, charged }) => ({
    kind: 'history',
    subject: requestId,
    message: `the history says that it cost ${units} calls, the ledger ${charged}`,
  }))
}
