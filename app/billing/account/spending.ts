import db from '@adonisjs/lucid/services/db'
import { totalsOf, type Money } from '#app/billing/account/account_of'
import { sqlDay } from '#app/core/db/database_clock'
import { rawRows } from '#app/core/db/raw_rows'
import { boundsOf, daysOf, rangeText, type DayRange } from '#app/core/lists/day_range'

/** Calls, and their part of the net price of the packages that paid them, for each currency. */
type Spent = { calls: number; amounts: Money[] }

/** What a client spent. Types, not interfaces, as page props require. */
export type Spending = Spent & {
  range: { from: string; to: string }
  /** By API key, most calls first; the calls without a key have neither id nor name. */
  keys: Array<Spent & { id: string | null; name: string | null }>
  /** By package, most calls first. */
  packages: Array<Spent & { id: string; name: string; activated_on: string }>
  days: Array<Spent & { day: string }>
}

/**
 * The calls charged to the client's packages in these days (UTC) according to the ledger, minus refunds of these
 * days, by API key, package and day. Packages whose sale is void or waived cost nothing.
 */
export async function spendingOf(clientId: number, range: DayRange): Promise<Spending> {
  const client = db.connection()
  const rows = await rawRows<Row>(
    client,
    `select spent.day, spent.calls, client_packages.uid as package_id,
       client_packages.name as package_name,
       ${sqlDay(client, 'client_packages.activated_at')} as package_day, api_keys.uid as key_id, api_keys.name as key_name,
       case when sales.payment_status in ('paid', 'unpaid') then sales.amount else 0 end as price,
       client_packages.total_calls, sales.currency_code as code, sales.currency_symbol as symbol,
       sales.currency_exponent as exponent
     from (
       select ${sqlDay(client, 'entry.created_at')} as day, entry.client_package_id,
         coalesce(entry.api_key_id, charge.api_key_id) as api_key_id,
         sum(case entry.kind when 'charge' then entry.units else -entry.units end) as calls
       from client_packages as own
       join call_ledger as entry on entry.client_package_id = own.id
       left join call_ledger as charge on charge.id = entry.reverses
       where own.client_id = ? and entry.created_at >= ? and entry.created_at < ?
       group by 1, 2, 3
     ) as spent
     join client_packages on client_packages.id = spent.client_package_id
     left join api_keys on api_keys.id = spent.api_key_id
     left join sales on sales.client_package_id = client_packages.id and sales.voids is null`,
    [clientId, ...boundsOf(client, range)]
  )
  const parts = rows.map(partOf)
  const byDay = Map.groupBy(parts, ({ day }) => day)
  return {
    range: rangeText(range),
    ...sumOf(parts),
    keys: groupsOf(parts, ({ key }) => key),
    packages: groupsOf(parts, ({ package: paying }) => paying),
    days: daysOf(range).map((day) => ({ day, ...sumOf(byDay.get(day) ?? []) })),
  }
}

interface Row {
  day: string
  calls: number | string
  package_id: string
  package_name: string
  package_day: string
  key_id: string | null
  key_name: string | null
  price: number | string
  total_calls: number
  /** Null for a package without a sale. */
  code: string | null
  symbol: string
  exponent: number
}

interface Part {
  day: string
  calls: number
  key: { id: string | null; name: string | null }
  package: Pick<Spending['packages'][number], 'id' | 'name' | 'activated_on'>
  /** With fractions of minor units, which are rounded in sums. */
  value: Money | null
}

function partOf(row: Row): Part {
  const { code, symbol, exponent } = row
  const calls = Number(row.calls)
  const amount = (Number(row.price) * calls) / row.total_calls
  return {
    day: row.day,
    calls,
    key: { id: row.key_id, name: row.key_name },
    package: { id: row.package_id, name: row.package_name, activated_on: row.package_day },
    value: code && amount ? { amount, currency: { code, symbol, exponent } } : null,
  }
}

function sumOf(parts: Part[]): Spent {
  const totals = totalsOf(parts.flatMap(({ value }) => value ?? []))
  return {
    calls: parts.reduce((sum, { calls }) => sum + calls, 0),
    amounts: totals.map(({ amount, currency }) => ({ amount: Math.round(amount), currency })),
  }
}

function groupsOf<Group extends { id: string | null; name: string | null }>(
  parts: Part[],
  groupOf: (part: Part) => Group
): Array<Group & Spent> {
  const groups = Map.groupBy(parts, (part) => groupOf(part).id)
  return [...groups.values()]
    .map((same) => ({ ...groupOf(same[0]), ...sumOf(same) }))
    .sort((a, b) => b.calls - a.calls || ((a.id ?? '') < (b.id ?? '') ? -1 : 1))
}
