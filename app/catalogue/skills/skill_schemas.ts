import {
  described,
  listOf,
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
import { actor, fieldChange, label } from '#app/core/contract/common_schemas'
import { skillStatuses, skillTypes } from '#app/catalogue/skill'
import { byColumn, skillColumns } from '#app/catalogue/skills/skill_columns'
import type MergeTransformer from '#app/catalogue/skills/merge_transformer'
import type SkillChangeTransformer from '#app/catalogue/skills/skill_change_transformer'
import type SkillTransformer from '#app/catalogue/skills/skill_transformer'
import { relationSchema } from '#app/catalogue/relations/relation_schemas'

type SkillRow = ReturnType<SkillTransformer['toObject']>
type SkillDetail = ReturnType<SkillTransformer['forDetail']>

export const skillType = oneOfWords(skillTypes, 'skill')
export const skillStatus = oneOfWords(skillStatuses, 'published')

export const skillTextSchemas = byColumn((_, { example }) => orNull(text(example)))

export const skillRowSchema = recordOf<SkillRow>(
  'SkillRow',
  {
    id: uid(),
    name: text('Welding'),
    slug: text('welding'),
    type: skillType,
    status: skillStatus,
    domain: orNull(label),
    relations_count: described(whole(12), 'The number of relations from this skill.'),
    version: whole(7, { minimum: 1 }),
    created_at: moment(),
    updated_at: moment(),
  },
  'A skill in a list.'
)

export const skillSchema = recordOf<SkillDetail>(
  'Skill',
  {
    ...skillRowSchema.properties,
    aliases: listOf(text('Fusion welding')),
    ...skillTextSchemas,
  },
  'A skill with all of its fields.'
)

export const skillChangeSchema = recordOf<ReturnType<SkillChangeTransformer['toObject']>>(
  'SkillChange',
  {
    id: text('4711'),
    created_at: moment(),
    subject: oneOfWords(['skill', 'relation']),
    action: text('updated'),
    related_skill: orNull(label),
    actor: orNull(actor),
    upload: orNull(objectOf({ id: uid(), file_name: text('skills.csv') })),
    changes: listOf(fieldChange),
  },
  'A change of a skill.'
)

const merge = recordOf<ReturnType<MergeTransformer['toObject']>>(
  'SkillMerge',
  {
    aliases: listOf(text('Fusion welding')),
    external_id: skillTextSchemas.external_id,
    external_uri: orNull(text(skillColumns.external_uri.example), null),
    collisions: listOf(
      objectOf({
        field: oneOfWords(['external_id', 'external_uri']),
        value: text('S1.2.3'),
        stays: text('S4.5.6'),
      })
    ),
    relations: objectOf({ moved: whole(3), duplicates: whole(1), loops: whole(0) }),
    moved: listOf(relationSchema),
    duplicates: listOf(
      objectOf({
        id: uid(),
        skill: text('Welding'),
        related_skill: text('Metalwork'),
        type: text('related'),
        weight: whole(60, { maximum: 100 }),
        kept_weight: whole(80, { maximum: 100 }),
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
