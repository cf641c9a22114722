import {
  described,
  listOf,
  timestamp,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { actor, fieldChange, label } from '#app/core/contract/common_schemas'
import { skillStatuses, skillTypes } from '#app/catalogue/skill'
import { translationLanguages } from '#app/catalogue/languages'
import { type Translation } from '#app/catalogue/skills/translations'
import { byColumn, skillColumns } from '#app/catalogue/skills/skill_columns'
import type MergeTransformer from '#app/catalogue/skills/merge_transformer'
import type SkillChangeTransformer from '#app/catalogue/skills/skill_change_transformer'
import type SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'

type SkillRow = ReturnType<SkillTransformer['toObject']>
type SkillDetail = ReturnType<SkillTransformer['forDetail']>

export const skillType = enumOf(skillTypes, 'skill')
export const skillStatus = enumOf(skillStatuses, 'published')

export const skillTextSchemas = byColumn((_, { example }) => nullable(text(example)))

export const translation = recordOf<Translation>(
  'Translation',
  {
    language: enumOf(translationLanguages, 'fr'),
    name: text('soudage'),
    aliases: listOf(text('techniques de soudage')),
  },
  'The name and the aliases of a skill in another language.'
)

export const skillRowSchema = recordOf<SkillRow>(
  'SkillRow',
  {
    id: uid(),
    name: text('Welding'),
    slug: text('welding'),
    type: skillType,
    status: skillStatus,
    domain: nullable(label),
    relations_count: described(integer(12), 'The number of relations from this skill.'),
    version: integer(7, { minimum: 1 }),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  'A skill in a list.'
)

export const skillSchema = recordOf<SkillDetail>(
  'Skill',
  {
    ...skillRowSchema.properties,
    aliases: listOf(text('Fusion welding')),
    translations: listOf(translation),
    ...skillTextSchemas,
  },
  'A skill with all of its fields.'
)

export const skillChangeSchema = recordOf<ReturnType<SkillChangeTransformer['toObject']>>(
  'SkillChange',
  {
    id: text('4711'),
    created_at: timestamp(),
    subject: enumOf(['skill', 'relation']),
    action: text('updated'),
    related_skill: nullable(label),
    actor: nullable(actor),
    upload: nullable(objectOf({ id: uid(), file_name: text('skills.csv') })),
    changes: listOf(fieldChange),
  },
  'A change of a skill.'
)

const merge = recordOf<ReturnType<MergeTransformer['toObject']>>(
  'SkillMerge',
  {
    aliases: listOf(text('Fusion welding')),
    translations: listOf(
      objectOf({
        language: enumOf(translationLanguages, 'fr'),
        names: listOf(text('soudage')),
      })
    ),
    external_id: skillTextSchemas.external_id,
    external_uri: nullable(text(skillColumns.external_uri.example), null),
    collisions: listOf(
      objectOf({
        field: enumOf(['external_id', 'external_uri']),
        value: text('S1.2.3'),
        stays: text('S4.5.6'),
      })
    ),
    relations: objectOf({ moved: integer(3), duplicates: integer(1), loops: integer(0) }),
    moved: listOf(relationSchema),
    duplicates: listOf(
      objectOf({
        id: uid(),
        skill: text('Welding'),
        related_skill: text('Metalwork'),
        type: text('related'),
        weight: integer(60, { maximum: 100 }),
        kept_weight: integer(80, { maximum: 100 }),
      })
    ),
  },
  'What a merge moves and which values collide. Lists at most 20 relations of each kind.'
)

export const mergedSkill = named(
  'MergedSkill',
  objectOf(
    { into: skillSchema, merge },
    { description: 'The skill that is kept and what was merged into it.' }
  )
)
