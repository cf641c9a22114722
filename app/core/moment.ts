import { DateTime } from 'luxon'

/** Whether a range ends before it begins; a bare date as its end stands for the whole day. */
export function isBackwards(from: string, to: string): boolean {
  const [first, last] = [momentOf(from), momentOf(to)]
  if (!first || !last) return false
  return first > (to.length === 10 ? last.endOf('day') : last)
}

/** The beginning of a day in UTC (2026-11-21) or a moment with its zone; null for anything else. */
export function momentOf(text: string): DateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return null
  const read = DateTime.fromISO(text, { zone: 'utc' })
  return read.isValid ? read : null
}
