import { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { languages, type Language } from '#config/i18n'
import portal from '#config/portal'
import type { MessageId } from '#lang/message_id'
import { languageChosenBy } from '#app/core/text/appearance'
import User from '#app/accounts/user'
import { languageOf, tIn, type MessageValues } from '#app/core/text/text'

/**
 * The language of a mail to who has this e-mail address: the one that the person chose; else, where it is
 * `own`, asked for by who gets it, that of the request; else English.
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

/** The language that a queued mail was left in; English for one that says none. */
export function languageIn({ language }: Record<string, unknown>): Language {
  return languageNamed(language) ?? 'en'
}

/** What the views of a mail take: the portal, the language, `say` for a text in it, and the mail's own words. */
export function mailWords(language: Language, words: Record<string, unknown>) {
  const say = (id: MessageId, values?: MessageValues) => tIn(language, id, values)
  return { portal, language, say, ...words }
}

function languageNamed(name: unknown): Language | undefined {
  return languages.find((known) => known === name)
}
