import { listOf, nullable, recordOf, text, uid } from '#app/core/json_schema'
import type { PublishedSkill } from '#app/catalogue/skills/published_skill'
import { label } from '#app/core/contract/common_schemas'
import { publishedOf } from '#app/catalogue/skills/skill_columns'
import { skillTextSchemas, skillType, translation } from '#app/catalogue/skills/skill_schemas'

export const publishedSkillSchema = recordOf<PublishedSkill>(
  'PublishedSkill',
  {
    id: uid(),
    name: text('Welding'),
    type: skillType,
    domain: nullable(label),
    aliases: listOf(text('Fusion welding')),
    translations: listOf(translation),
    ...publishedOf(skillTextSchemas),
  },
  'A published skill.'
)
