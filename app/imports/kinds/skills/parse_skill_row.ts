import { skillStatuses, skillTypes, type SkillStatus, type SkillType } from '#app/catalogue/skill'
import {
  byColumn,
  skillColumnNames,
  skillColumns,
  type SkillColumn,
} from '#app/catalogue/skills/skill_columns'
import { translationLanguages } from '#app/catalogue/languages'
import { parseTranslations, type Translation } from '#app/catalogue/skills/translations'
import { isErrorValue, splitList, type ListSeparator } from '#app/core/lists/cells'
import { cleanName, nameKey } from '#app/core/text/name_key'
import type { DomainName } from '#app/imports/kinds/skills/domain_lookup'
import { skillTypeNames, type SkillField } from '#app/imports/kinds/skills/skill_file_columns'
import { nameFault, readName } from '#app/imports/kinds/skills/skill_name'
import type { SkillRow } from '#app/imports/kinds/skills/skill_rows'
import { headerKey } from '#app/imports/readers/columns'
import { splitAt } from '#app/imports/readers/given_columns'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** The skill that a row describes. */
export interface SkillContent {
  name: string
  key: string
  domain: DomainName | null
  type: SkillType | null
  status: SkillStatus | null
  aliases: string[]
  /** The separators at which the cell of the aliases was split. */
  splitAt: Set<ListSeparator>
  translations: Translation[]
  /** The declared columns; empty for blank cells. */
  texts: Record<SkillColumn, string>
  /** Set by `match`: the existing skill of the row, if any. */
  present: SkillRow | null
}

/** Reads a row of the file, without the database. */
export function parseSkillRow(
  row: RowReader<SkillField>,
  cells: string[]
): { content: SkillContent; fault: CellFault | null } {
  const text = (field: SkillField) => row.text(cells, field)
  const name = readName(cells[row.at.name ?? 0] ?? '')
  const content: SkillContent = {
    name: cleanName(name.text),
    key: name.key,
    domain: parseDomain(text),
    type: skillTypeNames.get(headerKey(text('type'))) ?? null,
    status: skillStatuses.find((status) => status === text('status').toLowerCase()) ?? null,
    ...parseAliases(text('aliases'), row.separators.aliases),
    translations: parseTranslations(text('translations')),
    texts: byColumn(text),
    present: null,
  }
  const fault =
    row.errorFault(cells) ??
    nameFault(row, 'name', name) ??
    choiceFault(row, content, text) ??
    textFault(row, content)
  return { content, fault }
}

function parseDomain(text: (field: SkillField) => string): DomainName | null {
  const domain = {
    uri: text('category_uri') || null,
    code: text('category_code') || null,
    name: cleanName(text('category')) || null,
  }
  return domain.uri || domain.code || domain.name ? domain : null
}

function parseAliases(cell: string, separator?: string): Pick<SkillContent, 'aliases' | 'splitAt'> {
  const { items, by } = separator
    ? { items: splitAt(cell, separator), by: new Set<ListSeparator>() }
    : splitList(cell)
  const aliases = items.map(cleanName).filter(Boolean)
  return { aliases, splitAt: aliases.length < 2 ? new Set() : by }
}

function choiceFault(
  row: RowReader<SkillField>,
  content: SkillContent,
  text: (field: SkillField) => string
): CellFault | null {
  const [type, status] = [text('type'), text('status')]
  if (type && !content.type) {
    const values = { value: inShort(type), known: skillTypes.join(', ') }
    return row.fault('type', 'unknown_type', values)
  }
  if (status && !content.status) {
    const values = { value: inShort(status), known: skillStatuses.join(', ') }
    return row.fault('status', 'unknown_status', values)
  }
  return null
}

function textFault(row: RowReader<SkillField>, content: SkillContent): CellFault | null {
  const labelFault =
    aliasFault(row, 'aliases', content.aliases) ?? translationFault(row, content.translations)
  if (labelFault) return labelFault
  for (const field of skillColumnNames) {
    const fault = row.textFault(field, content.texts[field], skillColumns[field].maxLength)
    if (fault) return fault
  }
  return (
    row.textFault('category', content.domain?.name ?? '', 200) ??
    row.textFault('category_code', content.domain?.code ?? '', 50) ??
    row.textFault('category_uri', content.domain?.uri ?? '', 500)
  )
}

function aliasFault(
  row: RowReader<SkillField>,
  field: 'aliases' | 'translations',
  aliases: string[]
): CellFault | null {
  for (const alias of aliases) {
    const fault =
      (isErrorValue(alias) ? row.errorValue(field, alias) : null) ??
      row.textFault(field, alias, 500) ??
      row.textFault(field, nameKey(alias), 500)
    if (fault) return fault
  }
  return null
}

function translationFault(
  row: RowReader<SkillField>,
  translations: Translation[]
): CellFault | null {
  for (const [index, { language, name, aliases }] of translations.entries()) {
    const isKnown = translationLanguages.some((known) => known === language)
    const isRepeated = translations.slice(0, index).some((other) => other.language === language)
    if (!isKnown || isRepeated || !name) {
      return row.fault('translations', 'unknown_translation', {
        value: inShort(language ? `${language}: ${name}` : name),
      })
    }
    const fault = aliasFault(row, 'translations', [name, ...aliases])
    if (fault) return fault
  }
  return null
}
