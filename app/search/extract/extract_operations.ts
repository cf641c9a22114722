import { tagged } from '#app/core/contract/operation'
import {
  decimal,
  described,
  listOf,
  named,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import {
  offsetUnits,
  type ExtractedPlace,
  type ExtractedSkill,
} from '#app/search/extract/extract_skills'
import { labelKinds } from '#app/search/extract/skill_dictionary'
import {
  extractDefaults,
  extractValidator,
  longestTextBytes,
} from '#app/search/extract/extract_validators'
import { paidMembers } from '#app/billing/metering/metering_schemas'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

const place = recordOf<ExtractedPlace>(
  'ExtractedPlace',
  {
    text: text('arc welding'),
    start: integer(14),
    end: integer(25),
    label: text('Arc welding', {
      description: 'The name or alias that the place has or fits best.',
    }),
    kind: enumOf(labelKinds),
  },
  'A place where the text names the skill, or the words that it shares with a label. `end` is exclusive.'
)

const extractedSkill = recordOf<ExtractedSkill>(
  'ExtractedSkill',
  {
    skill: objectOf({ id: uid(), name: text('Welding'), type: skillType, domain: nullable(label) }),
    matches: described(listOf(place), 'The first 100 places, in the order of the text.'),
    count: described(integer(1), 'The number of places found.'),
    confidence: decimal(0.865, {
      minimum: 0,
      maximum: 1,
      description: 'The probability that a person would list the skill; of the best place.',
    }),
  },
  'A skill found in the text.'
)

const extraction = named(
  'Extraction',
  objectOf(
    {
      skills: listOf(extractedSkill),
      total_matches: described(integer(1), 'The number of skills found.'),
      returned: described(integer(1), 'The number of skills in this answer.'),
      offsets: enumOf(offsetUnits),
      ...paidMembers,
    },
    { description: 'The skills found in the text, most certain first.' }
  )
)

export const extractOperations = tagged('Search', {
  'v1.extract': {
    summary: 'Extract skills from a text',
    description:
      'Returns the published skills that a text names or describes, with the places. Only the length of the text is stored.',
    body: {
      validator: extractValidator,
      notes: {
        text: {
          description: `At most ${longestTextBytes.toLocaleString('en')} bytes of UTF-8.`,
          examples: ['We look for arc welding in Bremen.'],
        },
        min_confidence: {
          description: 'The minimum confidence of a place.',
          default: extractDefaults.min_confidence,
        },
        limit: { description: 'The number of skills.', default: extractDefaults.limit },
        type: { description: 'Only skills of this type.' },
        domain: { description: 'The id of a domain: only skills of it and those below it.' },
        language: {
          description: 'The language of the names of skills, for those that have one in it.',
          default: 'en',
          examples: [],
        },
        offsets: {
          description:
            'The unit of `start` and `end`: UTF-16 code units (JavaScript, Java, C#; the default) or code points (Python).',
        },
      },
    },
    answers: { 200: { schema: extraction } },
    errors: ['text_too_long'],
  },
})
