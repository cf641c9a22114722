import { byColumn, type SkillColumn } from '#app/catalogue/skills/skill_columns'
import { emptyDetails } from '#app/catalogue/skills/skill_fields'
import { arrangedTranslations, type Translation } from '#app/catalogue/skills/translations'
import { nameKey } from '#app/core/text/name_key'
import { newUid } from '#app/core/uid'
import type { ImportOptions } from '#app/imports/importer'
import type { DomainLookup } from '#app/imports/kinds/skills/domain_lookup'
import type { SkillContent } from '#app/imports/kinds/skills/parse_skill_row'
import type { SkillField } from '#app/imports/kinds/skills/skill_file_columns'
import type { SkillRow } from '#app/imports/kinds/skills/skill_rows'
import type { RowReader } from '#app/imports/readers/row_reader'

interface MergeContext {
  row: RowReader<SkillField>
  options: ImportOptions
  domains: DomainLookup
}

/** The skill as it should be after the import: the existing or a new one with the values of the row. */
export function mergeRow(content: SkillContent, { row, options, domains }: MergeContext): SkillRow {
  const { present } = content
  if (present && options.language) return withTranslation(content, present, options.language, row)
  const fields = present?.fields ?? {
    ...emptyDetails,
    name: '',
    slug: '',
    type: 'skill' as const,
    status: options.status,
  }
  const text = (field: SkillColumn) => {
    const old = fields[field]
    const given = content.texts[field] || (field === 'source' && options.source) || ''
    if (given) return given === old?.trim() ? old : given
    return row.valueOfBlank([field], old)
  }
  const presentCategory = present?.categoryId ?? null
  const categoryId = content.domain
    ? (domains.find(content.domain, presentCategory)?.id ?? null)
    : row.valueOfBlank(['category', 'category_code', 'category_uri'], presentCategory)

  return {
    id: present?.id ?? 0,
    uid: present?.uid ?? newUid(),
    version: present?.version ?? 0,
    categoryId,
    fields: {
      ...fields,
      name: content.name,
      domain: domains.uidOf(categoryId),
      type: content.type ?? fields.type,
      status: content.status ?? fields.status,
      aliases: mergeAliases(
        content,
        row.valueOfBlank(['aliases'], fields.aliases) ?? [],
        fields.aliases
      ),
      translations: mergeTranslations(row, fields.translations, content.translations),
      ...byColumn(text),
    },
  }
}

/** The existing skill with the name and the aliases of the row in the language of the import. */
function withTranslation(
  { name, aliases }: SkillContent,
  present: SkillRow,
  language: string,
  row: RowReader<SkillField>
): SkillRow {
  const given = [{ language, name, aliases }]
  const translations = mergeTranslations(row, present.fields.translations, given, language)
  return { ...present, fields: { ...present.fields, translations } }
}

/** The translations after the import. A file in one `language` leaves those in other languages as they are. */
function mergeTranslations(
  row: RowReader<SkillField>,
  present: Translation[],
  given: Translation[],
  language?: string
): Translation[] {
  const keptAliases = (of: string) => {
    const aliases = present.find((one) => one.language === of)?.aliases ?? []
    return row.valueOfBlank([language ? 'aliases' : 'translations'], aliases) ?? []
  }
  const isGiven = new Set(given.map((one) => one.language))
  const others = present.filter((one) => !isGiven.has(one.language))
  const kept = language ? others : (row.valueOfBlank(['translations'], others) ?? [])
  return arrangedTranslations(present, [
    ...kept,
    ...given.map((one) => ({
      ...one,
      aliases: unionOf(keptAliases(one.language), one.aliases),
    })),
  ])
}

/** The aliases without duplicates; of equivalent spellings, the first. */
function unionOf(kept: string[], given: string[]): string[] {
  const wanted = new Map<string, string>()
  for (const alias of [...kept, ...given]) {
    if (!wanted.has(nameKey(alias))) wanted.set(nameKey(alias), alias)
  }
  return [...wanted.values()]
}

/** `kept` are the existing aliases that stay; returns the existing ones if nothing changes. */
function mergeAliases(content: SkillContent, kept: string[], present: string[]): string[] {
  const wanted = unionOf(kept, content.aliases).filter((alias) => nameKey(alias) !== content.key)
  const keys = new Set(wanted.map(nameKey))
  const same = present.length === keys.size && present.every((alias) => keys.has(nameKey(alias)))
  return same ? present : wanted
}
