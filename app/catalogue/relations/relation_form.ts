import type SkillRelation from '#app/catalogue/skill_relation'
import { differencesBetween, type Difference } from '#app/core/text/form_texts'
import { languageNow, t } from '#app/core/text/text'
import { writtenNumber } from '#app/core/text/written_numbers'

/** The fields of the form as strings. */
export function relationForm({ type, weight, source, confidence }: SkillRelation) {
  return {
    type: type as string,
    weight: String(weight),
    source: source ?? '',
    confidence: confidence === null ? '' : writtenNumber(confidence, languageNow()),
  }
}

/** A row of the related skills form; a new one has no id. */
export type TypedRow = {
  id: string
  related_skill: string
  type: string
  weight: string
  remove: boolean
}

/** The submitted rows; the form parser converts a list of more than twenty to an object. */
export function typedRows(input: unknown): TypedRow[] {
  if (typeof input !== 'object' || input === null) return []
  return Object.values(input).map((row: unknown) => {
    const text = (field: string) => {
      const value: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, field) : ''
      return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    }
    return {
      id: text('id'),
      related_skill: text('related_skill'),
      type: text('type'),
      weight: text('weight'),
      remove: text('remove') !== '',
    }
  })
}

/** The differences between the submitted rows and the current relations. */
export function rowDifferences(relations: SkillRelation[], rows: TypedRow[]): Difference[] {
  return rows.flatMap((row) => {
    const relation = relations.find(({ uid }) => uid === row.id)
    if (!relation) return []
    const { name } = relation.relatedSkill
    const now = { weight: String(relation.weight), type: relation.type as string }
    const typed = { weight: row.weight || now.weight, type: row.type || now.type }
    return differencesBetween(now, typed).map((difference) => ({
      ...difference,
      input: `relations[${relations.indexOf(relation)}][${difference.field}]`,
      field: t(
        difference.field === 'weight'
          ? 'relations_answers.related_weight'
          : 'relations_answers.related_type',
        { name }
      ),
    }))
  })
}
