import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import mail from '@adonisjs/mail/services/main'
import portal from '#config/portal'
import { issueAccountToken } from '#app/accounts/auth/account_token'
import LinkMail from '#app/accounts/auth/link_mail'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { mailLanguage } from '#app/accounts/mail_language'

/**
 * Whether a registered user has not confirmed the email address yet; always false if mails are
 * written to files.
 */
export function awaitsConfirmation({ role, emailVerifiedAt }: User): boolean {
  return portal.confirmsEmail && role === Role.partner && emailVerifiedAt === null
}

/**
 * Sends another confirmation link, unless the address is already confirmed. Earlier links stay
 * valid until one is used. Throws E_TOO_MANY_REQUESTS after 5 in an hour.
 */
export async function askConfirmation(user: User): Promise<void> {
  if (!awaitsConfirmation(user)) return
  await limiter.use({ requests: 5, duration: '1 hour' }).consume(`confirm:${user.id}`)
  const issued = await issueAccountToken(db.connection(), user.email, 'email_confirmation')
  if (!issued) return
  const language = await mailLanguage(user.email, { own: true })
  await mail.sendLater(new LinkMail('email_confirmation', language, user.email, issued.token))
}
