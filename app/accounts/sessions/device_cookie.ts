import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { KNOWN_SECONDS } from '#app/accounts/sessions/lifetimes'
import type { Place } from '#app/accounts/sessions/login_throttle'
import { hostCookie } from '#app/core/http/cookie_names'
import { isUid } from '#app/core/uid'

const NAME = hostCookie('skillary_device')

/** The random id of the browser, which is a new one without the cookie, and the IP address of the request. */
export function placeOf({ request }: Pick<HttpContext, 'request'>): Place & { device: string } {
  const shown: unknown = request.plainCookie(NAME)
  return { address: request.ip(), device: isUid(shown) ? shown : randomUUID() }
}

/**
 * Stores the id of a browser in which somebody has signed in. Its attempts are counted separately, so that
 * failures from elsewhere do not lock its user out. It grants nothing.
 */
export function keepDevice({ response }: Pick<HttpContext, 'response'>, { device }: Place): void {
  response.plainCookie(NAME, device, {
    path: '/',
    maxAge: KNOWN_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure: portal.secureCookies,
  })
}
