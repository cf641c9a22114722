import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#config/i18n'
import { preferredLanguageOf } from '#app/core/text/appearance'
import User from '#app/accounts/user'

/**
 * The language of a mail: the one that its recipient chose, or else `otherwise`, which is the language of the
 * request if the recipient caused the mail.
 */
export async function mailLanguage(
  address: string,
  otherwise: Language,
  client: QueryClientContract = db.connection()
): Promise<Language> {
  const person = await User.query({ client })
    .where({ email: address })
    .whereNot('status', 'removed')
    .select('appearance')
    .first()
  return (person && preferredLanguageOf(person)) ?? otherwise
}
