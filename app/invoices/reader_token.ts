import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import portal from '#config/portal'
import { doorOf, portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { pathCookie } from '#app/core/http/cookie_names'
import { keyedHashes } from '#app/core/keyed_hashes'
import { t } from '#app/core/text/text'
import { keptDays } from '#app/invoices/invoice_limits'

/** The request and response header of `/v1` with a visitor's reader token. */
export const readerTokenHeader = 'Reader-Token'

const cookieName = pathCookie('invoice_reader')
const text = /^ski_([\w-]{43})([\w-]{22})$/

/**
 * A reader token, which identifies a visitor's readings: `ski_`, 43 random characters, and 22 of their HMAC,
 * so that nobody can choose a guessable token. Only its SHA-256 is stored.
 */
export function newReaderToken(): string {
  const secret = randomBytes(32).toString('base64url')
  return `ski_${secret}${sealsOf(secret)[0]}`
}

/**
 * The reader token of a request: from the header on `/v1`, from the cookie on pages. @throws Refusal (400)
 * for an invalid header; an invalid cookie is ignored
 */
export function shownReaderToken(ctx: Pick<HttpContext, 'request'>): string | null {
  if (doorOf(ctx) === 'page') {
    const kept: unknown = ctx.request.encryptedCookie(cookieName)
    return typeof kept === 'string' && isReaderToken(kept) ? kept : null
  }
  const shown = ctx.request.header(readerTokenHeader)
  if (!shown) return null
  if (isReaderToken(shown)) return shown
  throw new Refusal(t('invoices_answers.invalid_reader_token'), {
    status: 400,
    code: 'invalid_reader_token',
  })
}

/**
 * Sets the cookie with the reader token, new or renewed, for the retention period of readings; scripts cannot
 * read it.
 */
export function setReaderTokenCookie(
  ctx: Pick<HttpContext, 'request' | 'response' | 'auth'>,
  newToken: string | null = null
) {
  const token = newToken ?? (ctx.auth.user ? null : shownReaderToken(ctx))
  if (!token) return
  ctx.response.encryptedCookie(cookieName, token, {
    path: portalPath('/invoice-reader'),
    maxAge: keptDays * 24 * 60 * 60,
    httpOnly: true,
    sameSite: 'lax',
    secure: portal.secureCookies,
  })
}

function isReaderToken(token: string): boolean {
  const [, secret, seal] = text.exec(token) ?? []
  return (
    secret !== undefined &&
    sealsOf(secret).some((known) => timingSafeEqual(Buffer.from(seal), Buffer.from(known)))
  )
}

/** One for each accepted key; new tokens have the first. */
function sealsOf(secret: string): string[] {
  return keyedHashes(`reader:${secret}`).map((hash) => hash.slice(0, 22))
}
