import { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#config/i18n'
import { languageChosenBy } from '#app/core/text/appearance'
import { languageOf } from '#app/core/text/text'
import User from '#app/accounts/user'

/**
 * The language of a mail: the one that its recipient chose; otherwise, if the recipient caused it (`own`), that of
 * the request; otherwise English.
 */
export async function mailLanguage(
  address: string,
  { own }: { own: boolean },
  client: QueryClientContract = db.connection()
): Promise<Language> {
  const person = await User.query({ client }).where({ email: address }).select('appearance').first()
  const ctx = own ? HttpContext.get() : null
  return (person && languageChosenBy(person)) ?? (ctx ? languageOf(ctx) : 'en')
}
