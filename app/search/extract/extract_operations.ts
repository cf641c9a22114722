import type { Operations } from '#app/core/contract/operation'
import { described, listOf, named, objectOf, oneOfWords, whole } from '#app/core/json_schema'
import { extractedSkill } from '#app/search/extract/extract_schemas'
import { offsetUnits } from '#app/search/extract/extract_skills'
import {
  extractDefaults,
  extractValidator,
  longestText,
} from '#app/search/extract/extract_validators'
import { paidMembers } from '#app/billing/metering/metering_schemas'

export const extractOperations: Operations = {
  'v1.extract': {
    summary: 'Find the skills that a text names',
    description:
      'The published skills whose name or alias stands in a text, each with its places, the surest first. Of the text only its length is kept.',
    tag: 'Search',
    body: {
      validator: extractValidator,
      notes: {
        text: {
          description: `At most ${longestText.toLocaleString('en')} bytes of UTF-8; one that is longer is refused whole.`,
          examples: ['We look for arc welding in Bremen.'],
        },
        min_confidence: {
          description: `Places that are less sure do not count; ${extractDefaults.min_confidence} without it.`,
        },
        limit: { description: `Skills at most; ${extractDefaults.limit} without it.` },
        type: { description: 'Skills of this type alone.' },
        domain: { description: 'The id of a domain: skills of it and of those below it alone.' },
        offsets: {
          description:
            'What `start` and `end` count: UTF-16 code units (without it; JavaScript, Java, C#) or code points (Python).',
        },
      },
    },
    answers: {
      200: {
        description: 'The skills, the surest first, then as the text has them.',
        schema: named(
          'Extraction',
          objectOf({
            skills: listOf(extractedSkill),
            total_matches: described(whole(1), 'All that were found, shown or not.'),
            returned: described(whole(1), 'How many this answer shows.'),
            offsets: oneOfWords(offsetUnits),
            ...paidMembers,
          })
        ),
      },
    },
    errors: ['text_too_long'],
  },
}
