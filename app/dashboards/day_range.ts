import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#app/core/problem'

/** Whole days in UTC, both included. */
export interface DayRange {
  from: DateTime
  to: DateTime
}

const usualDays = 30
const mostDays = 366
const day = /^\d{4}-\d{2}-\d{2}$/

const text = () => vine.string().regex(day).optional()
export const dayRangeValidator = vine.create({ from: text(), to: text() })

/**
 * The range that `from` and `to` (2026-11-21) mean: without them the last 30 days, with one of them 30
 * days from there. Throws a 422 `Refusal` for a day that is none, the wrong order, more than 366 days.
 */
export function rangeOf({ from, to }: { from?: string; to?: string }): DayRange {
  const last = to ? dayOf(to, 'to') : null
  const first = from ? dayOf(from, 'from') : null
  const today = DateTime.utc().startOf('day')
  const end = last ?? (first ? DateTime.min(today, first.plus({ days: usualDays - 1 })) : today)
  const range = { from: first ?? end.minus({ days: usualDays - 1 }), to: end }

  if (range.from > range.to) {
    throw new FieldRefusal('to', 'order', 'The last day must not come before the first one.')
  }
  if (daysOf(range).length > mostDays) {
    throw new FieldRefusal('from', 'too_long', `Choose at most ${mostDays} days.`)
  }
  return range
}

/** The range of a page's address; one that makes no sense is the last 30 days. */
export function rangeOfPage(qs: Record<string, unknown>): DayRange {
  const part = (name: string) => {
    const value = qs[name]
    return typeof value === 'string' && day.test(value) ? value : undefined
  }
  try {
    return rangeOf({ from: part('from'), to: part('to') })
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    return rangeOf({})
  }
}

/** Every day of the range as 2026-11-21, the first one first. */
export function daysOf({ from, to }: DayRange): string[] {
  const count = Math.round(to.diff(from, 'days').days) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayText(from.plus({ days: index }))
  )
}

/** The range in words of JSON: its first and its last day. */
export function rangeText({ from, to }: DayRange): { from: string; to: string } {
  return { from: dayText(from), to: dayText(to) }
}

/** The bounds of the range as the database compares moments: from the first on, before the second. */
export function boundsOf(client: QueryClientContract, { from, to }: DayRange): [string, string] {
  const { dateTimeFormat } = client.dialect
  return [from.toFormat(dateTimeFormat), to.plus({ days: 1 }).toFormat(dateTimeFormat)]
}

/** SQL for the day (UTC) of a moment, as 2026-11-21. */
export function sqlDay(client: QueryClientContract, column: string): string {
  return client.dialect.name === 'postgres'
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
    : `substr(${column}, 1, 10)`
}

/** SQL for the month (UTC) of a moment, as 2026-11. */
export function sqlMonth(client: QueryClientContract, column: string): string {
  return client.dialect.name === 'postgres'
    ? `to_char(${column} at time zone 'UTC', 'YYYY-MM')`
    : `substr(${column}, 1, 7)`
}

function dayOf(value: string, field: string): DateTime {
  const read = DateTime.fromISO(value, { zone: 'utc' })
  if (read.isValid) return read
  throw new FieldRefusal(field, 'date', 'Give a day that exists, such as 2026-01-31.')
}

function dayText(at: DateTime): string {
  return at.toFormat('yyyy-MM-dd')
}
