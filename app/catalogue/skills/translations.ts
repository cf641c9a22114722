import { joinList, splitList } from '#app/core/lists/cells'
import { cleanName, nameKey } from '#app/core/text/name_key'

/** The name and the aliases of a skill in a language other than the default one. */
export interface Translation {
  language: string
  name: string
  aliases: string[]
}

/** A row of `skill_aliases`. The language is empty for aliases of the default language or of all. */
export interface AliasRow {
  language: string
  name: string
  is_name: boolean
}

export interface LabelFields {
  aliases: string[]
  translations: Translation[]
}

/** The aliases and translations of these rows, which must be ordered by id. */
export function labelFieldsOf(rows: AliasRow[]): LabelFields {
  const { aliases = [], ...others } = Object.fromEntries(
    Map.groupBy(rows, ({ language }) => language || 'aliases')
  )
  const translations = Object.entries(others).map(([language, labels]) => ({
    language,
    name: labels.find((label) => label.is_name)?.name ?? labels[0].name,
    aliases: labels.filter((label) => !label.is_name).map(({ name }) => name),
  }))
  return { aliases: aliases.map(({ name }) => name), translations: sorted(translations) }
}

export function aliasRowsOf({ aliases, translations }: LabelFields): AliasRow[] {
  return [
    ...aliases.map((name) => ({ language: '', name, is_name: false })),
    ...translations.flatMap(({ language, name, aliases: others }) => [
      { language, name, is_name: true },
      ...others.map((alias) => ({ language, name: alias, is_name: false })),
    ]),
  ]
}

/** Identifies a row of a skill. An alias stays the same if only its spelling changes, a name does not. */
export function aliasRowKey({ language, name, is_name: isName }: AliasRow): string {
  return `${language} ${isName ? `= ${name}` : nameKey(name)}`
}

/**
 * Aliases are a set: duplicates and those equal to the name are removed, existing ones keep their position,
 * new ones are appended.
 */
export function arrangedAliases(name: string, present: string[], wanted: string[]): string[] {
  const byKey = new Map(wanted.map((alias) => [nameKey(alias), alias]))
  byKey.delete(nameKey(name))
  const keys = new Set([...present.map(nameKey), ...byKey.keys()])
  return [...keys].flatMap((key) => byKey.get(key) ?? [])
}

/** The translations in the order in which they are stored. */
export function arrangedTranslations(
  present: Translation[],
  wanted: Array<Omit<Translation, 'aliases'> & { aliases?: string[] | null }>
): Translation[] {
  const known = new Map(present.map((one) => [one.language, one]))
  return sorted(
    wanted.map(({ language, name, aliases }) => ({
      language,
      name,
      aliases: arrangedAliases(name, known.get(language)?.aliases ?? [], aliases ?? []),
    }))
  )
}

/** Adds translations. If a language is already present, its name stays, and the added names become aliases. */
export function mergedTranslations(present: Translation[], added: Translation[]): Translation[] {
  return arrangedTranslations(
    present,
    [...Map.groupBy([...present, ...added], ({ language }) => language).values()].map(
      ([first, ...rest]) => ({
        ...first,
        aliases: [...rest.flatMap(({ name, aliases }) => [name, ...aliases]), ...first.aliases],
      })
    )
  )
}

/** Names and aliases in a language. */
export interface NamesInLanguage {
  language: string
  names: string[]
}

/** The names and aliases that are only in the second list, by language. */
export function newNames(before: Translation[], after: Translation[]): NamesInLanguage[] {
  const present = new Map(before.map((one) => [one.language, new Set(namesOf(one))]))
  return after
    .map((one) => ({
      language: one.language,
      names: namesOf(one).filter((name) => !present.get(one.language)?.has(name)),
    }))
    .filter(({ names }) => names.length > 0)
}

export function namesOf({ name, aliases }: Translation): string[] {
  return [name, ...aliases]
}

/** One line per language for files and forms: `fr: soudage | techniques de soudage`. */
export function translationsText(translations: Translation[]): string {
  return translations.map((one) => `${one.language}: ${joinList(namesOf(one))}`).join('\n')
}

/** Parses `translationsText`. If a line has no language or no name, that field is empty. */
export function parseTranslations(text: string): Translation[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .map((line) => {
      const [, language = '', labels] = /^\s*(\p{L}{2})\s*:(.*)$/su.exec(line) ?? [null, '', line]
      const [name = '', ...aliases] = splitList(labels).items.map(cleanName)
      return { language: language.toLowerCase(), name, aliases: aliases.filter(Boolean) }
    })
}

function sorted(translations: Translation[]): Translation[] {
  return translations.toSorted((a, b) => (a.language < b.language ? -1 : 1))
}
