import type { HttpContext } from '@adonisjs/core/http'
import { portalPath } from '#app/core/door'
import { pathCookie } from '#app/core/http/cookie_names'
import portal from '#config/portal'
import { PAGE_SESSION_SECONDS } from '#app/accounts/sessions/lifetimes'

const NAME = pathCookie('skillary_refresh')

/**
 * A second cookie of the browser that its refresh token requires: HttpOnly, SameSite=Strict and
 * limited to one path.
 */
export function setBindingCookie(
  { response }: Pick<HttpContext, 'response'>,
  binding: string
): void {
  response.plainCookie(NAME, binding, {
    path: portalPath('/v1/auth/token/refresh'),
    maxAge: PAGE_SESSION_SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: portal.secureCookies,
  })
}

export function bindingOfRequest({ request }: Pick<HttpContext, 'request'>): string | undefined {
  const shown: unknown = request.plainCookie(NAME)
  return typeof shown === 'string' ? shown : undefined
}
