import {
  decimal,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { versioned } from '#app/core/contract/common_schemas'
import type RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { relationTypes } from '#app/catalogue/skill_relation'
import { skillStatuses } from '#app/catalogue/skill'

export const relationType = enumOf(relationTypes, 'related')
export const relationWeight = integer(80, { maximum: 100 })
export const relationSource = nullable(text('occupations+adverts'))

const end = named(
  'RelatedSkill',
  objectOf(
    { id: uid(), name: text('Welding'), status: enumOf(skillStatuses, 'published') },
    { description: 'The skill at one end of a relation.' }
  )
)

export const relationSchema = recordOf<ReturnType<RelationTransformer['toObject']>>(
  'Relation',
  {
    id: uid(),
    skill: end,
    related_skill: end,
    type: relationType,
    weight: relationWeight,
    source: relationSource,
    confidence: nullable(decimal(0.9, { minimum: 0, maximum: 1 })),
    ...versioned,
  },
  'A weighted relation from one skill to another.'
)
