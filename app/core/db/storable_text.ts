/**
 * Returns the value with storable strings: without NUL, which PostgreSQL rejects, and with U+FFFD
 * for lone surrogates, which cannot be encoded as UTF-8. Also removes members that JavaScript calls
 * to convert an object to a number, so that validators can safely try this. Files are left
 * unchanged.
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
