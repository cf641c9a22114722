import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn, RouteJSON } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'

/** What is said of a route that is to go. */
export interface Deprecation {
  /** From which day it should not be used any more: `2027-01-31`, UTC. */
  since: string
  /** From which day it may be gone. */
  sunset?: string
  /** What to use instead: an address, or a path below BASE_PATH as `portalPath` gives it. */
  link: string
}

/**
 * Says on every answer of a route, refusals of its own among them, that it is to go: `Deprecation` (RFC 9745), `Sunset`
 * (RFC 8594) and where to read on. `router.get(…).use(middleware.deprecated({ since, sunset, link }))`.
 */
export default class DeprecatedMiddleware {
  async handle({ response }: HttpContext, next: NextFn, { since, sunset, link }: Deprecation) {
    response.header('Deprecation', `@${dayOf(since).toUnixInteger()}`)
    if (sunset) response.header('Sunset', dayOf(sunset).toHTTP())
    const links = [`<${link}>; rel="deprecation"; type="text/html"`]
    if (sunset) links.push(`<${link}>; rel="sunset"; type="text/html"`)
    await next()
    /** Last, since a list sets its own links. */
    response.append('Link', links.join(', '))
  }
}

/** What is said of a route, for its description; null where it stays. */
export function deprecationOf(route: Pick<RouteJSON, 'middleware'>): Deprecation | null {
  for (const entry of route.middleware.all()) {
    if ('name' in entry && entry.name === 'deprecated' && 'args' in entry) {
      return [entry.args].flat()[0] as Deprecation
    }
  }
  return null
}

function dayOf(text: string): DateTime<true> {
  const day = DateTime.fromISO(text, { zone: 'utc' })
  if (day.isValid) return day
  throw new RangeError(`"${text}" is not a date such as 2027-01-31`)
}
