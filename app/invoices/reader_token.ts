import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { appKey } from '#config/app'
import portal from '#config/portal'
import { doorOf, portalPath } from '#app/core/door'
import { Refusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { keptDays } from '#app/invoices/invoice_limits'

/** The header in which `/v1` gives and takes a visitor's reader token. */
export const readerTokenHeader = 'Reader-Token'

const cookieName = 'invoice_reader'
const text = /^ski_([\w-]{43})([\w-]{22})$/

/**
 * What a visitor's readings are found by: `ski_`, 43 characters at random, and 22 of their HMAC, so that
 * nobody chooses a token that others could guess. Only its SHA-256 is stored.
 */
export function newReaderToken(): string {
  const secret = randomBytes(32).toString('base64url')
  return `ski_${secret}${sealOf(secret)}`
}

/**
 * The token that a visitor shows: in a header on `/v1`, in a cookie on pages. @throws Refusal (400) for a
 * header that was never given; such a cookie is passed over
 */
export function shownReaderToken(ctx: Pick<HttpContext, 'request'>): string | null {
  if (doorOf(ctx) === 'page') {
    const kept: unknown = ctx.request.encryptedCookie(cookieName)
    return typeof kept === 'string' && isReaderToken(kept) ? kept : null
  }
  const shown = ctx.request.header(readerTokenHeader)
  if (!shown) return null
  if (!isReaderToken(shown)) throw new InvalidReaderToken()
  return shown
}

/**
 * Gives a visitor's browser its token, a new one or that which it has, for as long as a reading may be kept from
 * now on; no script reads it.
 */
export function keepReaderToken(
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

class InvalidReaderToken extends Refusal {
  constructor() {
    super(t('invoices_answers.invalid_reader_token'), {
      status: 400,
      code: 'invalid_reader_token',
    })
  }
}

function isReaderToken(token: string): boolean {
  const [, secret, seal] = text.exec(token) ?? []
  return secret !== undefined && timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret)))
}

function sealOf(secret: string): string {
  return createHmac('sha256', appKey.release())
    .update(`reader:${secret}`)
    .digest('base64url')
    .slice(0, 22)
}
