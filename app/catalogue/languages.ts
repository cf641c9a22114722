import { displayNames } from '#app/core/text/display_names'
import { languageNow } from '#app/core/text/text'

/** The languages of labels and synonyms, by ISO 639-1 code: those of ESCO. */
export const labelLanguages = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'hr',
  'hu',
  'is',
  'it',
  'lt',
  'lv',
  'mt',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
  'uk',
] as const

/** The language of `skills.name`. */
export const defaultLanguage = 'en'

/** The languages of translations of skills. */
export const translationLanguages: readonly string[] = labelLanguages.filter(
  (code) => code !== defaultLanguage
)

/** The labels that an answer in the language prefers: its own ones, or all if there are none. */
export function preferLanguage<Label extends { language: string }>(
  labels: Label[],
  language: string
): Label[] {
  const own = labels.filter((label) => !isOtherLanguage(label, language))
  return own.length > 0 ? own : labels
}

/** Whether a label is in another language; those without one are of the default language or of all. */
export function isOtherLanguage(label: { language: string }, language: string): boolean {
  return label.language !== '' && label.language !== language
}

const namesIn = displayNames('language')

/** The languages to choose from, sorted by name in the language of the user. */
export function languageChoices(
  languages: readonly string[] = labelLanguages
): Array<{ value: string; label: string }> {
  const language = languageNow()
  return languages
    .map((value) => ({ value, label: namesIn[language].of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}
