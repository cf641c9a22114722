import { languages, type Language } from '#config/i18n'
import portal from '#config/portal'
import type { MessageId } from '#lang/message_id'
import { tIn, type MessageValues } from '#app/core/text/text'

/** The language stored with a queued mail; English by default. */
export function languageIn({ language }: Record<string, unknown>): Language {
  return languageNamed(language) ?? 'en'
}

/**
 * The data of mail views: the portal, the language, `translate` for its texts, and the texts of the
 * mail.
 */
export function mailWords(language: Language, words: Record<string, unknown>) {
  const translate = (id: MessageId, values?: MessageValues) => tIn(language, id, values)
  return { portal, language, translate, ...words }
}

function languageNamed(name: unknown): Language | undefined {
  return languages.find((known) => known === name)
}
