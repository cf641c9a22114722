import vine from '@vinejs/vine'
import { momentOf } from '#app/core/moment'
import { cleanName, nameKey, slugOf } from '#app/core/text/name_key'

/** One line of text, cleaned like a name; a blank value counts as missing. */
export const shortText = (length: number) => vine.string().parse(cleaned).maxLength(length)

/** The id or name of another record, or `{ id, name }` as in responses. */
export const recordName = (length: number) =>
  vine
    .string()
    .parse((value) => cleaned(keyIn(value, 'id', 'name')))
    .maxLength(length)

/**
 * Accepts a reference as returned in responses, such as `{ id, name }`, in place of the value of
 * one of its keys.
 */
export function keyIn(value: unknown, ...keys: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const key = keys.find((name) => name in value)
  return key ? Reflect.get(value, key) : value
}

/** Converts a blank text to null. */
export function cleaned(value: unknown): unknown {
  return typeof value === 'string' ? cleanName(value) || null : value
}

/** The body parser converts empty strings to null. */
export function asName(value: unknown): unknown {
  if (value === null) return ''
  return typeof value === 'string' ? cleanName(value) : value
}

/** PostgreSQL does not accept NUL in text. */
export function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '') : value
}

/** Forms submit a list as text with one entry per line. */
export function asLines(value: unknown): unknown {
  const lines: unknown = typeof value === 'string' ? value.split('\n') : value
  if (!Array.isArray(lines)) return lines
  return lines.filter((line) => typeof line !== 'string' || cleanName(line))
}

/** Names are compared by a key in its own column, which may be longer than the name: İ, ﷺ. */
export const keyFitsIn = vine.createRule((value: unknown, max: number, field) => {
  if (typeof value !== 'string' || nameKey(value).length <= max) return
  field.report(
    'The {{ field }} field must not be greater than {{ max }} characters',
    'maxLength',
    field,
    {
      max,
    }
  )
})

export function asSlug(value: unknown): unknown {
  return typeof value === 'string' ? slugOf(value) || null : value
}

/** A date, or a date and time with a time zone; see `momentOf`. */
export const existingMoment = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || momentOf(value)) return
  field.report('core_answers.date', 'date', field)
})
