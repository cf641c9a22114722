import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import { PairSet } from '#app/imports/kinds/relations/pair_set'
import type { RelationStore } from '#app/imports/kinds/relations/parse_relation_row'
import { reverseOf, type RelationField } from '#app/imports/kinds/relations/relation_columns'
import type { SkillsOfRows } from '#app/imports/kinds/relations/skills_of_rows'
import type { CellFault } from '#app/imports/readers/row_fault'
import { inShort, type RowReader } from '#app/imports/readers/row_reader'

const placeOfType = Object.fromEntries(relationTypes.map((type, index) => [type, index])) as Record<
  RelationType,
  number
>

/** The relations of the file so far. */
export class RepeatedRelations {
  /** Those of earlier chunks, and those of the current one. */
  #seen = new PairSet()
  #now = new PairSet()

  constructor(private skills: SkillsOfRows) {}

  begin() {
    this.#now.clear()
  }

  settle() {
    this.#seen.addAll(this.#now)
  }

  /**
   * Skips rows that are equal to an earlier one, and rejects those that describe the same relation
   * with other values. In the second pass, which writes the reverse of each row, a
   * relation in the file takes precedence over a reverse one.
   */
  fault(
    row: RowReader<RelationField>,
    store: RelationStore,
    place: number,
    pass: number
  ): CellFault | null {
    const skill = store.skill[place]
    const related = store.related[place]
    const type = store.type[place]
    const from = this.skills.markOf(pass === 1 ? skill : related)
    const to = this.skills.markOf(pass === 1 ? related : skill)
    const kind = placeOfType[pass === 1 ? type : reverseOf[type]]
    const values = hashOfValues(store, place)
    const earlier = this.#seen.valuesOf(from, to, kind) ?? this.#now.valuesOf(from, to, kind)
    if (earlier === null) {
      this.#now.add(from, to, kind, values)
      return null
    }
    if (earlier === values) return row.fault(null, 'repeated')
    const names = { skill: inShort(skill.text), related: inShort(related.text) }
    return row.fault(null, 'duplicate_in_file', { what: 'relation', type, ...names })
  }

  /** Whether an earlier chunk has the relation; all of them do after the last chunk. */
  has(from: number, to: number, type: RelationType): boolean {
    return this.#seen.has(from, to, placeOfType[type])
  }
}

/** A 32-bit hash of what a row says about its relation. */
function hashOfValues({ weight, source, confidence }: RelationStore, place: number): number {
  let hash = weight[place]
  const text = `${source[place] ?? ''} ${confidence[place] ?? ''}`
  if (text === ' ') return hash
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  }
  return hash
}
