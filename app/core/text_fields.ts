import vine from '@vinejs/vine'
import { cleanName } from '#app/core/clean_name'

/** One line of text, cleaned as names are; a blank one counts as none. */
export const shortText = (length: number) => vine.string().parse(cleaned).maxLength(length)

/** A blank text is null. */
export function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? cleanName(value) || null : value
}

/** The body parser makes null of an empty text. */
export function asName(value: unknown): unknown {
  if (value === null) return ''
  return typeof value === 'string' ? cleanName(value) : value
}

/** PostgreSQL takes no NUL in a text. */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : value
}

/** A form sends a list as text, one entry to a line. */
export function asLines(value: unknown): unknown {
  const lines: unknown = typeof value === 'string' ? value.split('\n') : value
  if (!Array.isArray(lines)) return lines
  return lines.filter((line) => typeof line !== 'string' || cleanName(line))
}
