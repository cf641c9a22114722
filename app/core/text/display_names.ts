import { languages, type Language } from '#config/i18n'

/** What countries or currencies are called by their codes, in each of our languages. */
export function displayNames(type: 'region' | 'currency'): Record<Language, Intl.DisplayNames> {
  const names = languages.map((language) => [language, new Intl.DisplayNames(language, { type })])
  return Object.fromEntries(names) as Record<Language, Intl.DisplayNames>
}
