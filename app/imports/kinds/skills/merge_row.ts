import { byColumn, type SkillColumn } from '#app/catalogue/skills/skill_columns'
import { emptyDetails } from '#app/catalogue/skills/skill_fields'
import { nameKey } from '#app/core/text/name_key'
import { newUid } from '#app/core/uid'
import type { ImportOptions } from '#app/imports/importer'
import type { DomainLookup } from '#app/imports/kinds/skills/domain_lookup'
import type { SkillContent } from '#app/imports/kinds/skills/parse_skill_row'
import type { SkillField } from '#app/imports/kinds/skills/skill_file_columns'
import type { SkillRow } from '#app/imports/kinds/skills/skill_rows'
import type { RowReader } from '#app/imports/readers/text_cells'

interface MergeContext {
  row: RowReader<SkillField>
  options: ImportOptions
  domains: DomainLookup
}

/** The skill as it should be after the import: the existing or a new one with the values of the row. */
export function mergeRow(content: SkillContent, { row, options, domains }: MergeContext): SkillRow {
  const { present } = content
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
      ...byColumn(text),
    },
  }
}

/** `kept` are the existing aliases that stay; returns the existing ones if nothing changes. */
function mergeAliases(content: SkillContent, kept: string[], present: string[]): string[] {
  const wanted = new Map<string, string>()
  for (const alias of [...kept, ...content.aliases]) {
    if (!wanted.has(nameKey(alias))) wanted.set(nameKey(alias), alias)
  }
  wanted.delete(content.key)
  const same =
    present.length === wanted.size && present.every((alias) => wanted.has(nameKey(alias)))
  return same ? present : [...wanted.values()]
}
