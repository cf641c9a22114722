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
    label: text('Arc welding', { description: 'The matching name or alias.' }),
    kind: oneOfWords(labelKinds),
  },
  'A place where the text names the skill. `end` is exclusive.'
)

export const extractedSkill = recordOf<ExtractedSkill>(
  'ExtractedSkill',
  {
    skill: objectOf({ id: uid(), name: text('Welding'), type: skillType, domain: orNull(label) }),
    matches: described(listOf(place), 'The first 100 places, in the order of the text.'),
    count: described(whole(1), 'The number of places found.'),
    confidence: decimal(0.95, {
      minimum: 0,
      maximum: 1,
      description: 'The confidence of the best place.',
    }),
  },
  'A skill found in the text.'
)
