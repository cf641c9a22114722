import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'

/** An inconsistency of the ledger. */
export interface LedgerFault {
  kind: 'counter' | 'owner' | 'refund' | 'history' | 'key' | 'pending'
  /** Public id of the inconsistent client package, request or API key. */
  subject: string
  message: string
}

export interface LedgerReport {
  /** Number of client packages checked. */
  packages: number
  /** Number of ledger entries checked. */
  entries: number
  faults: LedgerFault[]
}

/**
 * Verifies the ledger: each counter equals the sum of its ledger entries minus refunds; each entry belongs to
 * the client of its package; a refund reverses a charge of the same package, and no charge is refunded beyond
 * its units; each paid search in the history cost what the ledger has; the calls of an API key equal the sum
 * of its charges, refunded or not, and those of its month are not more; a pending package is unpaid and unused.
 * Reads everything in one snapshot and writes nothing.
 */
export async function verifyLedger(client = db.connection()): Promise<LedgerReport> {
  const [counts, ...faults] = await rawRows<LedgerFault & { packages: number; entries: number }>(
    client,
    ledgerQuery
  )
  const { packages, entries } = counts
  return {
    packages,
    entries,
    faults: faults.map(({ kind, subject, message }) => ({ kind, subject, message })),
  }
}

/**
 * A single statement, so that everything is read in one snapshot. Its first row has the counts, each further
 * row an inconsistency.
 */
const ledgerQuery = `
  with spent as (
    select client_package_id as id, sum(case kind when 'charge' then units else -units end) as units
    from call_ledger group by client_package_id
  ), refunded as (
    select reverses as id, sum(units) as units
    from call_ledger where kind = 'refund' group by reverses
  ), charged as (
    select client_id, request_id, sum(units) as units
    from call_ledger where kind = 'charge' group by client_id, request_id
  ), called as (
    select api_key_id as id, client_id, sum(units) as units
    from call_ledger where api_key_id is not null and kind = 'charge'
    group by api_key_id, client_id
  )
  select 0 as part, 0 as place, '' as kind, '' as subject, '' as message,
         (select count(*) from client_packages) as packages,
         (select count(*) from call_ledger) as entries
  union all
  select 1, client_packages.id, 'counter', cast(uid as text),
         'its counter says ' || usage_calls || ' calls, its ledger ' || coalesce(spent.units, 0), 0, 0
  from client_packages left join spent on spent.id = client_packages.id
  where usage_calls <> coalesce(spent.units, 0)
  union all
  select 2, call_ledger.id, 'owner', cast(uid as text),
         'entry ' || call_ledger.id || ' charges it for another client', 0, 0
  from call_ledger join client_packages on client_packages.id = client_package_id
  where client_packages.client_id <> call_ledger.client_id
  union all
  select 3, charge.id, 'refund', cast(uid as text),
         'entry ' || charge.id || ' charged ' || charge.units || ' and had ' || refunded.units
           || ' refunded', 0, 0
  from call_ledger as charge
  join refunded on refunded.id = charge.id
  join client_packages on client_packages.id = charge.client_package_id
  where refunded.units > charge.units
  union all
  select 3, refund.id, 'refund', cast(uid as text),
         'entry ' || refund.id || ' refunds entry ' || charge.id
           || ', which is no charge on this package', 0, 0
  from call_ledger as refund
  join call_ledger as charge on charge.id = refund.reverses
  join client_packages on client_packages.id = refund.client_package_id
  where charge.kind <> 'charge' or charge.client_package_id <> refund.client_package_id
  union all
  select 4, search_history.id, 'history', cast(search_history.request_id as text),
         'the history says that it cost ' || search_history.units || ' calls, the ledger '
           || coalesce(charged.units, 0), 0, 0
  from search_history
  left join charged on charged.client_id = search_history.client_id
    and charged.request_id = search_history.request_id
  where search_history.units > 0 and search_history.units <> coalesce(charged.units, 0)
  union all
  select 5, api_keys.id, 'key', cast(api_keys.uid as text),
         'its counter says ' || used_calls || ' calls, the ledger ' || coalesce(called.units, 0), 0, 0
  from api_keys
  left join called on called.id = api_keys.id and called.client_id = api_keys.client_id
  where used_calls <> coalesce(called.units, 0) or month_calls > used_calls
  union all
  select 6, client_packages.id, 'pending', cast(client_packages.uid as text),
         'it is pending and has ' || usage_calls || ' used calls, and its sale is ' || payment_status, 0, 0
  from client_packages
  join sales on sales.client_package_id = client_packages.id and sales.voids is null
  where client_packages.status = 'pending' and (payment_status <> 'unpaid' or usage_calls > 0)
  order by 1, 2`
