/**
 * The same value with texts that can be stored: without NUL, which PostgreSQL does not take, and with U+FFFD for
 * half a surrogate pair, of which nothing can make UTF-8. Members by which JavaScript makes a figure of an
 * object go too, so that a validator may try that. Files stay as they are.
 */
export function storableInside(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storableInside)
  if (!isPlain(value)) return value
  const entries = Object.entries(value)
    .filter(([name]) => name !== 'toString' && name !== 'valueOf')
    .map(([name, member]) => [name, storableInside(member)])
  return Object.fromEntries(entries) as Record<string, unknown>
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
