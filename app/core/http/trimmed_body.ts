import type { HttpContext } from '@adonisjs/core/http'

/** Passwords are verified exactly as they were typed. */
const verbatim = ['password', 'current_password']

/** Applies `trim` to all strings of the body except passwords. An empty password becomes null. */
export function trimBody({ request }: Pick<HttpContext, 'request'>, trim: Trim): void {
  request.updateBody(trimmed(request.body(), trim) as Record<string, unknown>)
}

type Trim = (text: string) => string | null

function trimmed(value: unknown, trim: Trim): unknown {
  if (typeof value === 'string') return trim(value)
  if (Array.isArray(value)) return value.map((member) => trimmed(member, trim))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, member]) => [
    name,
    typeof member === 'string' && verbatim.includes(name) ? member || null : trimmed(member, trim),
  ])
  return Object.fromEntries(entries)
}

/** Not a file of a form. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
