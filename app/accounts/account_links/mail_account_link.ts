import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#config/i18n'
import { sealToken } from '#app/accounts/account_links/account_link_mail'
import {
  issueAccountToken,
  type AccountTokenPurpose,
} from '#app/accounts/account_links/account_token'
import { mailLanguage } from '#app/accounts/mail_language'
import { queueMail } from '#app/mail/queue_mail'

/**
 * Issues an account token and queues the mail with its link, in the given transaction. The mail is sent to
 * `newEmail` or else to `email`, in the language that the user chose or else in `language`; `words` are the
 * further values of its text. Returns false if `issueAccountToken` found no user; then a mail without recipient
 * is queued, so that the duration reveals nothing.
 */
export async function mailAccountLink(
  trx: TransactionClientContract,
  purpose: AccountTokenPurpose,
  {
    email,
    newEmail = null,
    language: otherwise,
    words = {},
  }: {
    email: string
    newEmail?: string | null
    language: Language
    words?: Record<string, unknown>
  }
): Promise<boolean> {
  const issued = await issueAccountToken(trx, email, purpose, newEmail)
  const language = await mailLanguage(email, otherwise, trx)
  const token = sealToken(issued?.token ?? '')
  const recipient = issued ? (newEmail ?? email) : ''
  await queueMail({ kind: purpose, recipient, content: { language, token, ...words } }, trx)
  return issued !== null
}
