import { changesValidator, standardEvents } from '#app/changes/changes_validators'
import { tagged } from '#app/core/contract/operation'
import {
  listOf,
  timestamp,
  named,
  objectOf,
  text,
  uid,
  boolean,
  type Schema,
} from '#app/core/json_schema'
import { paidMembers } from '#app/billing/metering/metering_schemas'
import {
  relationSource,
  relationType,
  relationWeight,
} from '#app/catalogue/relations/relation_schemas'
import { publishedSkillSchema } from '#app/catalogue/skills/published_skill_schema'
import { label } from '#app/core/contract/common_schemas'

const onlyId = objectOf({ id: uid() })
const ends = { skill: uid(), related_skill: uid(), type: relationType }

const events: Array<[words: string[], members: Record<string, Schema>]> = [
  [['skill.added', 'skill.changed'], { skill: publishedSkillSchema }],
  [['skill.renamed'], { skill: publishedSkillSchema, previous_name: text('Welding of metal') }],
  [['skill.merged'], { skill: onlyId, into: label }],
  [['skill.archived', 'skill.deleted'], { skill: onlyId }],
  [
    ['relation.added', 'relation.changed'],
    { relation: objectOf({ ...ends, weight: relationWeight, source: relationSource }) },
  ],
  [['relation.removed'], { relation: objectOf(ends) }],
  [['domain.renamed'], { domain: label }],
]

const changeEvent = named('ChangeEvent', {
  anyOf: events.map(([words, members]) =>
    objectOf({
      event: { type: 'string', enum: words, examples: [words[0]] },
      ...members,
      at: timestamp(),
    })
  ),
  description: 'A change of the skills and relations that clients see.',
})

export const changesOperations = tagged('Search', {
  'v1.changes': {
    summary: 'List changes',
    description:
      'Returns the changes of published skills and their relations, oldest first, to keep a copy in sync. Apply them in order: removing a skill removes its relations. Pages without events are free; ask again later with the `next_cursor`.',
    query: {
      validator: changesValidator,
      notes: {
        cursor: { description: 'The `next_cursor` of the previous page.', examples: [] },
        since: { description: 'A day or a time to start from.', examples: [] },
        limit: {
          description: `The number of events, ${standardEvents} by default. At least 2, because changing the type of a relation is two events on one page.`,
        },
      },
    },
    head: {
      summary: 'Validate a query for changes',
      description: 'Checks the query parameters. Free.',
    },
    answers: {
      200: {
        description: 'The events, oldest first.',
        schema: objectOf({
          data: listOf(changeEvent),
          meta: objectOf({ next_cursor: text('eyJtZXNzYWdlIjpbMCwx…'), has_more: boolean(false) }),
          ...paidMembers,
        }),
      },
    },
    errors: ['cursor_gone'],
  },
})
