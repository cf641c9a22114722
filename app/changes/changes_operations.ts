import { changesValidator, standardEvents } from '#app/changes/changes_validators'
import type { Operations } from '#app/core/contract/operation'
import {
  listOf,
  moment,
  named,
  objectOf,
  text,
  uid,
  yesNo,
  type Schema,
} from '#app/core/json_schema'
import { paidMembers } from '#app/billing/metering/metering_schemas'
import { relationType, relationWeight } from '#app/catalogue/relations/relation_schemas'
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
    { relation: objectOf({ ...ends, weight: relationWeight }) },
  ],
  [['relation.removed'], { relation: objectOf(ends) }],
  [['domain.renamed'], { domain: label }],
]

const changeEvent = named('ChangeEvent', {
  anyOf: events.map(([words, members]) =>
    objectOf({
      event: { type: 'string', enum: words, examples: [words[0]] },
      ...members,
      at: moment(),
    })
  ),
  description: 'What happened to the graph that clients see.',
})

export const changesOperations: Operations = {
  'v1.changes': {
    summary: 'What changed, to keep a copy in step',
    description:
      'What happened to published skills and the relations between them, from the beginning, from a time or behind a cursor. Apply the events in order: a skill that goes takes its relations with it. A page without events is free; ask again later with its `next_cursor`.',
    tag: 'Search',
    query: {
      validator: changesValidator,
      notes: {
        cursor: { description: 'The `next_cursor` of the page before.', examples: [] },
        since: { description: 'A day or a moment to begin at.', examples: [] },
        limit: {
          description: `Events at most; ${standardEvents} without it. Two at least: what changes the type of a relation is told by two, which stay on one page.`,
        },
      },
    },
    answers: {
      200: {
        description: 'The events, oldest first.',
        schema: objectOf({
          data: listOf(changeEvent),
          meta: objectOf({ next_cursor: text('eyJtZXNzYWdlIjpbMCwx…'), has_more: yesNo(false) }),
          ...paidMembers,
        }),
      },
      204: { description: 'To HEAD: the query is right.' },
    },
    errors: ['invalid_parameter', 'cursor_gone'],
  },
}
