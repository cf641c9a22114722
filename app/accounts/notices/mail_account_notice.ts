import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { databaseNow } from '#app/core/db/database_clock'
import { languageNow } from '#app/core/text/text'
import { mailLanguage } from '#app/accounts/mail_language'
import type User from '#app/accounts/user'
import { queueMail } from '#app/mail/queue_mail'

/** What happened to the security of an account. */
export type AccountEvent =
  | 'account_deleted'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'two_factor_reset'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'

/** Informs a user of a change to the security of the account. `count` is the number of recovery codes left. */
export async function mailAccountNotice(
  trx: TransactionClientContract,
  { email, fullName }: Pick<User, 'email' | 'fullName'>,
  { event, count = 0 }: { event: AccountEvent; count?: number }
): Promise<void> {
  const language = await mailLanguage(email, languageNow(), trx)
  const now = await databaseNow(trx)
  const content = { language, event, fullName, count, at: now.toISO() }
  await queueMail({ kind: 'account_notice', recipient: email, content }, trx)
}
