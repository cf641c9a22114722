import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { DateTime } from 'luxon'

/** The deprecation of a route. */
export interface Deprecation {
  /** The date from which the route is deprecated: `2027-01-31`, UTC. */
  since: string
  /** The date from which the route may be removed. */
  sunset?: string
  /** Documentation of the replacement: a URL, or a path with BASE_PATH from `portalPath`. */
  link: string
}

/**
 * Marks a route as deprecated in every response, including its errors: `Deprecation` (RFC 9745),
 * `Sunset` (RFC 8594) and `Link`. The contract marks it as well. `router.get(…).use(middleware.deprecated({ since, sunset, link
 * }))`.
 */
export default class DeprecatedMiddleware {
  async handle({ response }: HttpContext, next: NextFn, { since, sunset, link }: Deprecation) {
    response.header('Deprecation', `@${dayOf(since).toUnixInteger()}`)
    if (sunset) response.header('Sunset', dayOf(sunset).toHTTP())
    const links = [`<${link}>; rel="deprecation"; type="text/html"`]
    if (sunset) links.push(`<${link}>; rel="sunset"; type="text/html"`)
    await next()
    /** After the handler, since lists set their own links. */
    response.append('Link', links.join(', '))
  }
}

function dayOf(text: string): DateTime<true> {
  const day = DateTime.fromISO(text, { zone: 'utc' })
  if (day.isValid) return day
  throw new RangeError(`"${text}" is not a date such as 2027-01-31`)
}
