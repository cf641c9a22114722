import {
  decimal,
  moment,
  named,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
} from '#app/core/json_schema'
import type RelationTransformer from '#app/catalogue/relations/relation_transformer'
import { relationTypes } from '#app/catalogue/skill_relation'
import { skillStatuses } from '#app/catalogue/skill'

export const relationType = oneOfWords(relationTypes, 'related')
export const relationWeight = whole(80, { maximum: 100 })

const end = named(
  'RelatedSkill',
  objectOf(
    { id: uid(), name: text('Welding'), status: oneOfWords(skillStatuses, 'published') },
    { description: 'A skill at an end of a relation.' }
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
    source: orNull(text('ESCO 1.2')),
    confidence: orNull(decimal(0.9, { minimum: 0, maximum: 1 })),
    version: whole(3, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'A weighted relation from one skill to another.'
)
