import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { hostCookie } from '#app/core/http/cookie_names'
import type Currency from '#app/money/currency'

/**
 * The currency in which a visitor sees prices: the one of the URL (`?currency=EUR`), which a cookie keeps, or else the
 * base currency; always one of `offered`. Null if nothing is offered.
 */
export function visitorCurrency(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  offered: Currency[]
): string | null {
  const name = hostCookie('currency')
  const asked: unknown = request.qs().currency
  const kept: unknown = request.plainCookie(name, { encoded: false })
  const chosen = [asked, kept].find((code) => offered.some((known) => known.code === code))
  if (chosen !== undefined && chosen === asked) {
    response.plainCookie(name, chosen, {
      encode: false,
      path: '/',
      secure: portal.secureCookies,
      maxAge: '365d',
    })
  }
  if (chosen !== undefined) return String(chosen)
  return (offered.find(({ isBase }) => isBase) ?? offered.at(0))?.code ?? null
}
