import { relationTypes, type RelationType } from '#app/catalogue/skill_relation'
import type { ColumnDefinition } from '#app/imports/readers/columns'

export type RelationField =
  'skill' | 'related_skill' | 'relation_type' | 'weight' | 'source' | 'confidence'

/** The columns of a file of relations. */
export const relationColumns: ReadonlyArray<ColumnDefinition<RelationField>> = [
  {
    field: 'skill',
    names: ['skill', 'skill_name', 'name', 'source_skill', 'from_skill', 'from', 'main_skill'],
    required: true,
  },
  {
    field: 'related_skill',
    names: [
      'related_skill',
      'related_skill_name',
      'related',
      'related_to',
      'target_skill',
      'to_skill',
      'target',
      'to',
    ],
    required: true,
  },
  { field: 'relation_type', names: ['relation_type', 'type', 'relation', 'relationship'] },
  {
    field: 'weight',
    names: ['weight', 'score', 'strength', 'relevance', 'percent', 'percentage'],
    required: true,
  },
  { field: 'source', names: ['source', 'origin'] },
  { field: 'confidence', names: ['confidence', 'certainty'] },
]

/** Type names that other systems use. */
export const relationTypeNames = new Map<string, RelationType>([
  ...relationTypes.map((type) => [type, type] as const),
  ['co-occurs', 'co_occurs'],
  ['cooccurs', 'co_occurs'],
  ['co_occurrence', 'co_occurs'],
  ['cooccurrence', 'co_occurs'],
  ['co_occurs_with', 'co_occurs'],
  ['related_to', 'related'],
  ['relates_to', 'related'],
  ['broader_than', 'broader'],
  ['narrower_than', 'narrower'],
  ['is_essential_for', 'essential'],
  ['is_optional_for', 'optional'],
])

/** The type of the reverse relation. */
export const reverseOf: Record<RelationType, RelationType> = {
  related: 'related',
  co_occurs: 'co_occurs',
  broader: 'narrower',
  narrower: 'broader',
  essential: 'essential',
  optional: 'optional',
}

/** For the relations of one skill, whose column is then optional. */
export const columnsOfOneSkill = relationColumns.map(({ field, names, required }) =>
  field === 'skill' || !required ? { field, names } : { field, names, required }
)
