/**
 * The same value without NUL in any of its texts: PostgreSQL takes none in a text. Members by which JavaScript
 * makes a figure of an object go too, so that a validator may try that. Files stay as they are.
 */
export function withoutNulInside(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  if (Array.isArray(value)) return value.map(withoutNulInside)
  if (!isPlain(value)) return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'toString' && name !== 'valueOf')
    .map(([name, member]) => [name, withoutNulInside(member)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
