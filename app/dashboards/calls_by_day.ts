import db from '@adonisjs/lucid/services/db'
import { rawRows } from '#app/core/db/raw_rows'
import { sqlDay } from '#app/core/db/database_clock'
import { boundsOf, daysOf, rangeText, type DayRange } from '#app/core/lists/day_range'

/** Charged calls of a client's packages by day. Types, not interfaces, as page props require. */
export type CallsByDay = {
  range: { from: string; to: string }
  /** The packages with the most calls first; the others are combined without id and name. */
  packages: Array<Paying | { id: null; name: null; activated_on: null; calls: number }>
  /** The calls of each package for each day of the range, in the order of `packages`. */
  days: Array<{ day: string; calls: number[] }>
  calls: number
}

type Paying = { id: string; name: string; activated_on: string; calls: number }

/** Number of packages that are shown separately. */
const separatePackages = 5

/**
 * The calls charged to each package of the client on each day (UTC) according to the ledger, minus refunds of
 * that day.
 */
export async function callsByDay(clientId: number, range: DayRange): Promise<CallsByDay> {
  const client = db.connection()
  const rows = await rawRows<Paying & { day: string }>(
    client,
    `select ${sqlDay(client, 'call_ledger.created_at')} as day,
            client_packages.uid as id, client_packages.name,
            ${sqlDay(client, 'client_packages.activated_at')} as activated_on,
            sum(case call_ledger.kind when 'charge' then units else -units end) as calls
     from client_packages
     join call_ledger on call_ledger.client_package_id = client_packages.id
     where client_packages.client_id = ?
       and call_ledger.created_at >= ? and call_ledger.created_at < ?
     group by 1, 2, 3, 4`,
    [clientId, ...boundsOf(client, range)]
  )
  const packages = totalsOf(rows)
  const shown = packages.slice(0, separatePackages)
  const rest = packages.slice(separatePackages)
  const restCalls = rest.reduce((sum, { calls }) => sum + calls, 0)
  const places = new Map(shown.map(({ id }, place) => [id, place]))
  const width = shown.length + (rest.length ? 1 : 0)

  const days = new Map(daysOf(range).map((day) => [day, new Array<number>(width).fill(0)]))
  for (const { day, id, calls } of rows) {
    const figures = days.get(day)
    if (figures) figures[places.get(id) ?? shown.length] += Number(calls)
  }
  return {
    range: rangeText(range),
    packages: rest.length
      ? [...shown, { id: null, name: null, activated_on: null, calls: restCalls }]
      : shown,
    days: [...days].map(([day, calls]) => ({ day, calls })),
    calls: packages.reduce((sum, { calls }) => sum + calls, 0),
  }
}

function totalsOf(rows: Paying[]): Paying[] {
  const packages = new Map<string, Paying>()
  for (const { id, name, activated_on: day, calls } of rows) {
    const known = packages.get(id) ?? { id, name, activated_on: day, calls: 0 }
    packages.set(id, { ...known, calls: known.calls + Number(calls) })
  }
  return [...packages.values()].sort((a, b) => b.calls - a.calls || (a.id < b.id ? -1 : 1))
}
