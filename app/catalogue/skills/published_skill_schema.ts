import { listOf, orNull, recordOf, text, uid } from '#app/core/json_schema'
import type { PublishedSkill } from '#app/catalogue/skills/published_skill'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

export const publishedSkillSchema = recordOf<PublishedSkill>(
  'PublishedSkill',
  {
    id: uid(),
    name: text('Welding'),
    description: orNull(text('Joining metal by melting it.')),
    type: skillType,
    domain: orNull(label),
    aliases: listOf(text('Fusion welding')),
    external_id: orNull(text('S-104')),
    external_uri: orNull(text('https://skills.example/S-104')),
  },
  'A published skill.'
)
