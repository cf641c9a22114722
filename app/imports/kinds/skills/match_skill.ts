import type { SkillField } from '#app/imports/kinds/skills/skill_file_columns'
import type { SkillContent } from '#app/imports/kinds/skills/parse_skill_row'
import type { FoundSkills, SkillRow } from '#app/imports/kinds/skills/skill_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/**
 * Finds the existing skill of the row: by URI, or else by external id, or else by name. A name that
 * belongs to another skill is a fault.
 */
export function matchSkill(
  row: RowReader<SkillField>,
  content: SkillContent,
  found: FoundSkills
): CellFault | null {
  const { key } = content
  const { external_uri: uri, external_id: externalId } = content.texts
  const byUri = uri ? found.byUri.get(uri) : undefined
  const byExternalId = externalId ? found.byExternalId.get(externalId) : undefined
  const byName = found.byName.get(key)
  const known = byUri ?? byExternalId
  content.present = known ?? byName ?? null

  if (byUri && byExternalId && byUri !== byExternalId) {
    const values = {
      by_id: inShort(byExternalId.fields.name),
      by_uri: inShort(byUri.fields.name),
    }
    return row.fault('external_id', 'external_id_taken', values)
  }
  if (known && byName && byName !== known) {
    const values = { by: 'name', other: inShort(known.fields.name) }
    return row.fault('name', 'name_taken', values)
  }
  if (known || !byName) return null
  const { external_uri: otherUri, external_id: otherId } = byName.fields
  if ((uri && otherUri && otherUri !== uri) || (externalId && otherId && otherId !== externalId)) {
    const values = { by: 'id', other: otherUri ?? otherId ?? '' }
    return row.fault('name', 'name_taken', values)
  }
  return null
}

/** Finds the existing skill of a row with labels in another language: by URI, or else by external id. */
export function matchTranslatedSkill(
  row: RowReader<SkillField>,
  content: SkillContent,
  found: FoundSkills
): CellFault | null {
  const { external_uri: uri, external_id: externalId } = content.texts
  content.present = found.byUri.get(uri) ?? found.byExternalId.get(externalId) ?? null
  if (content.present) return null
  if (!uri && !externalId) return row.fault('external_uri', 'uri_missing')
  const field = uri ? 'external_uri' : 'external_id'
  return row.fault(field, 'unknown_skill', { name: inShort(content.texts[field]) })
}

/** The column by which the row matched the skill. */
export function matchedBy({ texts }: SkillContent, { fields }: SkillRow): SkillField {
  const marks = ['external_uri', 'external_id'] as const
  return marks.find((field) => texts[field] && texts[field] === fields[field]) ?? 'name'
}
