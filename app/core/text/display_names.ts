import { languages, type Language } from '#config/i18n'

/** The names of countries, currencies or languages by code, in each supported language. */
export function displayNames(
  type: 'region' | 'currency' | 'language'
): Record<Language, Intl.DisplayNames> {
  const names = languages.map((language) => [language, new Intl.DisplayNames(language, { type })])
  return Object.fromEntries(names) as Record<Language, Intl.DisplayNames>
}
