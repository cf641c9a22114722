import {
  decimal,
  described,
  listOf,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
} from '#app/core/json_schema'
import type { ExtractedPlace, ExtractedSkill } from '#app/search/extract/extract_skills'
import { labelKinds } from '#app/search/extract/skill_dictionary'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

const place = recordOf<ExtractedPlace>(
  'ExtractedPlace',
  {
    text: text('arc welding'),
    start: whole(14),
    end: whole(25),
    label: text('Arc welding', { description: 'The name or alias that was read there.' }),
    kind: oneOfWords(labelKinds),
  },
  'Where the text names the skill: from `start` to before `end`.'
)

export const extractedSkill = recordOf<ExtractedSkill>(
  'ExtractedSkill',
  {
    skill: objectOf({ id: uid(), name: text('Welding'), type: skillType, domain: orNull(label) }),
    matches: described(listOf(place), 'In the order of the text, the first hundred.'),
    count: described(whole(1), 'All places, listed or not.'),
    confidence: decimal(0.95, {
      minimum: 0,
      maximum: 1,
      description: 'How sure its surest place is.',
    }),
  },
  'A skill that the text names.'
)
