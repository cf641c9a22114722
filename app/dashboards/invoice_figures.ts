import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#app/core/db/raw_rows'
import { sqlDay } from '#app/core/db/database_clock'
import { boundsOf, daysOf, type DayRange } from '#app/core/lists/day_range'

/** Totals of the invoice reader, without owners, names or content of files. */
export type InvoiceFigures = {
  read: number
  refused: number
  /** The median time of successful readings; null if there are none. */
  median_ms: number | null
  days: Array<{ day: string; read: number; refused: number }>
  routes: Array<{ route: string; read: number; median_ms: number }>
  /** The reasons why files were rejected, most frequent first. */
  problems: Array<{ code: string; files: number }>
}

/** The figures of a range of days. */
export async function invoiceFigures(range: DayRange): Promise<InvoiceFigures> {
  const client = db.connection()
  const bounds = boundsOf(client, range)
  const within = 'from invoice_tallies where created_at >= ? and created_at < ?'
  const byDay = await rawRows<{ day: string; files: number; refused: number }>(
    client,
    `select ${sqlDay(client, 'created_at')} as day, count(*) as files, count(problem) as refused
     ${within} group by 1`,
    bounds
  )
  const routes = await rawRows<{ route: string; read: number }>(
    client,
    `select route, count(*) as "read" ${within} and route is not null
     group by route order by 2 desc, 1`,
    bounds
  )
  const problems = await rawRows<{ code: string; files: number }>(
    client,
    `select problem as code, count(*) as files ${within} and problem is not null
     group by problem order by 2 desc, 1`,
    bounds
  )
  const found = new Map(byDay.map((row) => [row.day, row]))
  const days = daysOf(range).map((day) => {
    const { files = 0, refused = 0 } = found.get(day) ?? {}
    return { day, read: Number(files) - Number(refused), refused: Number(refused) }
  })
  const read = days.reduce((sum, day) => sum + day.read, 0)
  return {
    read,
    refused: days.reduce((sum, day) => sum + day.refused, 0),
    median_ms: read ? await medianOf(client, bounds, read) : null,
    days,
    routes: await Promise.all(
      routes.map(async ({ route, read: count }) => ({
        route,
        read: Number(count),
        median_ms: await medianOf(client, bounds, Number(count), route),
      }))
    ),
    problems: problems.map(({ code, files }) => ({ code, files: Number(files) })),
  }
}

/** The median; the lower of the two for an even count. */
async function medianOf(
  client: QueryClientContract,
  bounds: string[],
  count: number,
  route?: string
): Promise<number> {
  const [{ ms }] = await rawRows<{ ms: number }>(
    client,
    `select ms from invoice_tallies where created_at >= ? and created_at < ?
       and ${route ? 'route = ?' : 'route is not null'}
     order by ms limit 1 offset ${Math.floor((count - 1) / 2)}`,
    [...bounds, ...(route ? [route] : [])]
  )
  return Number(ms)
}
