import { createHash } from 'node:crypto'
import { TextSet } from '#app/imports/kinds/skills/label_counter'
import { matchedBy } from '#app/imports/kinds/skills/match_skill'
import type { SkillContent } from '#app/imports/kinds/skills/parse_skill_row'
import type { SkillField } from '#app/imports/kinds/skills/skill_file_columns'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

/** Names, URIs and external ids of the rows of a file, and the skills that rows matched. */
export class RepeatedSkills {
  /** Those of earlier chunks, and those of the current one. */
  #seen = new TextSet()
  #now = new Set<string>()

  begin() {
    this.#now.clear()
  }

  settle() {
    for (const text of this.#now) this.#seen.add(text)
  }

  /**
   * Skips a row that is equal to an earlier one, and rejects one that repeats a key of an earlier one or
   * matches the same skill with other values. The name is a key, except in a
   * file of translations.
   */
  fault(
    row: RowReader<SkillField>,
    content: SkillContent,
    isTranslation: boolean
  ): CellFault | null {
    const { key, texts, present } = content
    const marks: Array<[SkillField, string]> = isTranslation ? [] : [['name', `name ${key}`]]
    for (const field of ['external_uri', 'external_id'] as const) {
      if (texts[field]) marks.push([field, `${field} ${texts[field]}`])
    }
    const isRepeated = (text: string) => this.#now.has(text) || this.#seen.has(text)
    const whole = `row ${wholeRow(content)}`
    if (isRepeated(whole)) return row.fault(null, 'repeated')
    for (const [field, text] of marks) {
      if (!isRepeated(text)) continue
      return row.fault(field, 'duplicate_in_file', { what: field })
    }
    const skill = `skill ${present?.id}`
    if (present && isRepeated(skill)) {
      const values = { what: 'skill', skill: inShort(present.fields.name) }
      return row.fault(matchedBy(content, present), 'duplicate_in_file', values)
    }
    this.#now.add(whole)
    for (const text of [...marks.map(([, said]) => said), ...(present ? [skill] : [])]) {
      this.#now.add(text)
    }
    return null
  }
}

/** All that a row says, as a short text; the case of its name does not matter. */
function wholeRow({ name, present, splitAt, ...content }: SkillContent): string {
  return createHash('sha1').update(JSON.stringify(content)).digest('base64')
}
