import { DateTime } from 'luxon'

/** Whether a range ends before it begins; a date without time as its end covers the whole day. */
export function isBackwards(from: string, to: string): boolean {
  const [first, last] = [momentOf(from), momentOf(to)]
  if (!first || !last) return false
  return first > (to.length === 10 ? last.endOf('day') : last)
}

/**
 * Parses a date (2026-11-21, its start in UTC) or a timestamp with time zone; null for anything
 * else.
 */
export function momentOf(text: string): DateTime | null {
  if (!/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2}))?$/.test(text)) return null
  const read = DateTime.fromISO(text, { zone: 'utc' })
  return read.isValid ? read : null
}
