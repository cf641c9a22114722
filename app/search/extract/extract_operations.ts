import { tagged } from '#app/core/contract/operation'
import { described, listOf, named, objectOf, oneOfWords, whole } from '#app/core/json_schema'
import { extractedSkill } from '#app/search/extract/extract_schemas'
import { offsetUnits } from '#app/search/extract/extract_skills'
import {
  extractDefaults,
  extractValidator,
  longestText,
} from '#app/search/extract/extract_validators'
import { paidMembers } from '#app/billing/metering/metering_schemas'

const extraction = named(
  'Extraction',
  objectOf(
    {
      skills: listOf(extractedSkill),
      total_matches: described(whole(1), 'The number of skills found.'),
      returned: described(whole(1), 'The number of skills in this answer.'),
      offsets: oneOfWords(offsetUnits),
      ...paidMembers,
    },
    { description: 'The skills found in the text, most certain first.' }
  )
)

export const extractOperations = tagged('Search', {
  'v1.extract': {
    summary: 'Extract skills from a text',
    description:
      'Returns the published skills whose name or alias occurs in a text, with the places. Only the length of the text is stored.',
    body: {
      validator: extractValidator,
      notes: {
        text: {
          description: `At most ${longestText.toLocaleString('en')} bytes of UTF-8.`,
          examples: ['We look for arc welding in Bremen.'],
        },
        min_confidence: {
          description: 'The minimum confidence of a place.',
          default: extractDefaults.min_confidence,
        },
        limit: { description: 'The number of skills.', default: extractDefaults.limit },
        type: { description: 'Only skills of this type.' },
        domain: { description: 'The id of a domain: only skills of it and those below it.' },
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
