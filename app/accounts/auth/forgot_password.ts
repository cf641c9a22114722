import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import mail from '@adonisjs/mail/services/main'
import { addressKey } from '#app/accounts/auth/address'
import { issueAccountToken } from '#app/accounts/auth/account_token'
import LinkMail from '#app/accounts/auth/link_mail'
import { hashOf } from '#app/accounts/auth/token'
import { mailLanguage } from '#app/accounts/mail_language'

/**
 * Sends a link for a new password, valid once and for an hour, to the user with this email address.
 * The response does not reveal whether there is one. Sends at most 5 mails per hour to one address.
 * Throws E_TOO_MANY_REQUESTS after 20 requests from one IP address in an hour.
 */
export async function forgotPassword(request: { email: string; address: string }): Promise<void> {
  await limiter
    .use({ requests: 20, duration: '1 hour' })
    .consume(`forgot-from:${addressKey(request.address)}`)
  const asked = await limiter
    .use({ requests: 5, duration: '1 hour' })
    .increment(`forgot:${hashOf(request.email)}`)
  if (asked.consumed > asked.limit) return

  const language = await mailLanguage(request.email, { own: true })
  const issued = await issueAccountToken(db.connection(), request.email, 'password_reset')
  if (issued)
    await mail.sendLater(new LinkMail('password_reset', language, request.email, issued.token))
}
