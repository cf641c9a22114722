import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'

/** Whole days in UTC, both inclusive. */
export interface DayRange {
  from: DateTime
  to: DateTime
}

const usualDays = 30
const mostDays = 366
const offeredDays = [7, 30, 90]
const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * The range of `from` and `to` (2026-11-21): by default the last 30 days, with only one of them 30 days.
 * Throws a 422 `Refusal`, as lists do, for an invalid day, the wrong order, or more than 366 days.
 */
export function rangeOf(qs: Record<string, unknown>): DayRange {
  const last = dayOf(qs, 'to')
  const first = dayOf(qs, 'from')
  const today = DateTime.utc().startOf('day')
  const end = last ?? (first ? DateTime.min(today, first.plus({ days: usualDays - 1 })) : today)
  const range = { from: first ?? end.minus({ days: usualDays - 1 }), to: end }

  if (range.from > range.to) {
    throw unreadable('to', t('core_answers.last_day_before_first'))
  }
  if (daysOf(range).length > mostDays) {
    throw unreadable('from', t('core_answers.choose_days_at_most', { count: mostDays }))
  }
  return range
}

/** The range of a page's URL; the last 30 days if it is invalid, with the reason in `leftOut`. */
export function rangeOfPage(qs: Record<string, unknown>): { range: DayRange; leftOut: string[] } {
  try {
    return { range: rangeOf(qs), leftOut: [] }
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error
    const reason = error.message
    const sentence = t('core_answers.days_shown_instead', { reason, count: usualDays })
    return { range: rangeOf({}), leftOut: [sentence] }
  }
}

/** The ranges that dashboards offer, until today. */
export function offeredRanges() {
  const to = DateTime.utc().startOf('day')
  return offeredDays.map((days) => ({
    days,
    ...rangeText({ from: to.minus({ days: days - 1 }), to }),
  }))
}

/** The range of the same length that ends before this one. */
export function rangeBefore(range: DayRange): DayRange {
  const days = daysOf(range).length
  return { from: range.from.minus({ days }), to: range.to.minus({ days }) }
}

/** Every day of the range as 2026-11-21, in order. */
export function daysOf({ from, to }: DayRange): string[] {
  const count = Math.round(to.diff(from, 'days').days) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    dayText(from.plus({ days: index }))
  )
}

/** The first and the last day of the range for JSON. */
export function rangeText({ from, to }: DayRange): { from: string; to: string } {
  return { from: dayText(from), to: dayText(to) }
}

/** The bounds of the range for comparisons in the database: start inclusive, end exclusive. */
export function boundsOf(client: QueryClientContract, { from, to }: DayRange): [string, string] {
  const { dateTimeFormat } = client.dialect
  return [from.toFormat(dateTimeFormat), to.plus({ days: 1 }).toFormat(dateTimeFormat)]
}

function dayOf(qs: Record<string, unknown>, field: string): DateTime | null {
  const value = qs[field]
  if (value === undefined || value === null || value === '') return null
  const read = DateTime.fromISO(String(value), { zone: 'utc' })
  if (day.test(String(value)) && read.isValid) return read
  throw unreadable(field, t('core_answers.day_that_exists'))
}

function unreadable(field: string, message: string): FieldRefusal {
  return new FieldRefusal(field, 'invalid_parameter', message)
}

function dayText(at: DateTime): string {
  return at.toFormat('yyyy-MM-dd')
}
