import limiter from '@adonisjs/limiter/services/main'
import { ipKey } from '#app/core/http/ip_key'
import { inTransaction } from '#app/core/db/in_transaction'
import { languageNow } from '#app/core/text/text'
import { mailAccountLink } from '#app/accounts/account_links/mail_account_link'
import { sha256 } from '#app/accounts/sessions/token'

/**
 * Mails a link for a new password, valid once and for an hour, to the user with this e-mail address.
 * Neither the response nor its duration reveals whether there is one. Sends at most 5 mails per hour to one address.
 * Throws E_TOO_MANY_REQUESTS after 20 requests from one IP address in an hour.
 */
export async function forgotPassword(request: { email: string; address: string }): Promise<void> {
  await limiter
    .use({ requests: 20, duration: '1 hour' })
    .consume(`forgot-from:${ipKey(request.address)}`)
  const asked = await limiter
    .use({ requests: 5, duration: '1 hour' })
    .increment(`forgot:${sha256(request.email)}`)
  if (asked.consumed > asked.limit) return

  const to = { email: request.email, language: languageNow() }
  await inTransaction((trx) => mailAccountLink(trx, 'password_reset', to))
}
