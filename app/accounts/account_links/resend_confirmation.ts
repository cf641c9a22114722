import limiter from '@adonisjs/limiter/services/main'
import portal from '#config/portal'
import { inTransaction } from '#app/core/db/in_transaction'
import { languageNow } from '#app/core/text/text'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'

/**
 * Whether a registered user has not confirmed the e-mail address yet; always false if mails are
 * written to files.
 */
export function awaitsConfirmation({ role, emailVerifiedAt }: User): boolean {
  return portal.confirmsEmail && role === Role.partner && emailVerifiedAt === null
}

/**
 * Sends another confirmation link, unless the address is already confirmed. Earlier links stay
 * valid until one is used. Throws E_TOO_MANY_REQUESTS after 5 in an hour.
 */
export async function resendConfirmation(user: User): Promise<void> {
  if (!awaitsConfirmation(user)) return
  await limiter.use({ requests: 5, duration: '1 hour' }).consume(`confirm:${user.id}`)
  const to = { email: user.email, language: languageNow() }
  await inTransaction((trx) => mailAccountLink(trx, 'email_confirmation', to))
}
