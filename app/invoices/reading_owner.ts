import type { HttpContext } from '@adonisjs/core/http'
import { Role } from '#app/accounts/role'
import { sha256 } from '#app/accounts/sessions/token'
import { newReaderToken, shownReaderToken } from '#app/invoices/reader_token'

/** The owner of a reading: exactly one of the three. */
export interface ReadingOwner {
  clientId: number | null
  userId: number | null
  /** The SHA-256 of a visitor's reader token. */
  readerTokenHash: string | null
}

/**
 * The owner whose readings a request can access: users and API keys of a client those of the client, other
 * users their own, visitors those of their reader token; null for a visitor without one.
 */
export function readingOwnerOf(ctx: HttpContext): ReadingOwner | null {
  const { user } = ctx.auth
  if (user?.role === Role.partner) return { ...noOwner, clientId: user.ownClientId }
  if (user) return { ...noOwner, userId: user.id }
  const token = shownReaderToken(ctx)
  return token ? visitor(token) : null
}

/** The owner of uploaded files: a visitor without a token gets a new one, which is returned once. */
export function uploaderOf(ctx: HttpContext): { owner: ReadingOwner; newToken: string | null } {
  const owner = readingOwnerOf(ctx)
  if (owner) return { owner, newToken: null }
  const newToken = newReaderToken()
  return { owner: visitor(newToken), newToken }
}

const noOwner = { clientId: null, userId: null, readerTokenHash: null }

function visitor(token: string): ReadingOwner {
  return { ...noOwner, readerTokenHash: sha256(token) }
}
