import {
  decimal,
  described,
  listOf,
  optional,
  timestamp,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
  boolean,
  type Schema,
} from '#app/core/json_schema'
import { chargeId, paidMembers } from '#app/billing/metering/metering_schemas'
import { meteredCallNames } from '#app/billing/metering/metered_calls'
import type SearchHistoryTransformer from '#app/search/playground/search_history_transformer'
import type {
  MatchedRelation,
  PlaygroundMatch,
  ShownRelation,
} from '#app/search/playground/playground_search'
import type { SearchAnswer } from '#app/search/playground/run_search'
import { inputReasons, type ResolvedInput } from '#app/search/playground/resolve_inputs'
import { searchOutcomes } from '#app/billing/metering/search_history'
import { matchReasons, type Suggestion } from '#app/search/playground/suggestions'
import {
  relationSource,
  relationType,
  relationWeight,
} from '#app/catalogue/relations/relation_schemas'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

export const confidenceSchema = decimal(1, {
  minimum: 0,
  maximum: 1,
  description: 'How certain the best match is, 0 to 1.',
})

export const resolvedInput = recordOf<ResolvedInput>(
  'ResolvedInput',
  {
    input: text('welding'),
    match_reason: enumOf(inputReasons),
    confidence: confidenceSchema,
    skill: described(nullable(label), 'Null if no match is certain enough.'),
    suggestions: described(listOf(label), 'Other skills that the text may mean.'),
  },
  'A search term and the skill that it was resolved to.'
)

export const shownRelation: Record<keyof ShownRelation, Schema> = {
  type: relationType,
  weight: relationWeight,
  source: relationSource,
  source_text: described(
    nullable(text('from occupations and job adverts')),
    'The source in words, or as stored if it has other words than the known codes.'
  ),
}

const reason = recordOf<MatchedRelation>(
  'MatchReason',
  { input: text('welding'), skill: label, ...shownRelation },
  'A relation that supports a match.'
)

const matchSchema = recordOf<PlaygroundMatch>(
  'Match',
  {
    id: uid(),
    name: text('Metalwork'),
    type: skillType,
    domain: nullable(label),
    score: decimal(80, { minimum: 0, maximum: 100 }),
    reasons: listOf(reason),
  },
  'A related skill. Its score is 100·(1 − Π(1 − weight/100)) over its reasons.'
)

const searchMembers = recordOf<SearchAnswer>(
  'SearchAnswer',
  {
    inputs: listOf(resolvedInput),
    matches: listOf(matchSchema),
    total_matches: described(integer(1), 'The number of matches found.'),
    returned: described(integer(1), 'The number of matches in this answer.'),
    res_percentage: described(
      integer(100, { maximum: 100 }),
      'The percentage of the ranking that the paying package returns.'
    ),
    ...paidMembers,
  },
  'The skills related to any of the given skills, best match first.'
)

const welding = { id: '0199d3b2-6c41-7d0a-9a3e-5b8f2c1d4e60', name: 'Welding' }
const answered: SearchAnswer = {
  inputs: [
    { input: 'welding', match_reason: 'exact', confidence: 1, skill: welding, suggestions: [] },
  ],
  matches: [
    {
      id: '0199d3b2-6c58-7c31-8f0e-2f6a90b7d315',
      name: 'Metalwork',
      type: 'skill',
      domain: { id: '0199d3b2-5a07-7b46-b1c2-9d3e4f5a6b7c', name: 'Manufacturing' },
      score: 80,
      reasons: [
        {
          input: 'welding',
          skill: welding,
          type: 'broader',
          weight: 80,
          source: 'occupations+adverts',
          source_text: 'from occupations and job adverts',
        },
      ],
    },
  ],
  total_matches: 1,
  returned: 1,
  res_percentage: 100,
  request_id: '0199d3b2-9f10-7e52-a4d8-71c0be236f94',
  calls: { charged: 1, remaining: 99 },
}

export const searchAnswer = { ...searchMembers, examples: [answered] }

export const suggestionSchema = recordOf<Suggestion>(
  'Suggestion',
  {
    id: uid(),
    name: text('Welding'),
    match_reason: enumOf(matchReasons, 'prefix'),
    matched_alias: nullable(text('Fusion welding'), null),
  },
  'A skill that matches a text.'
)

type Search = ReturnType<SearchHistoryTransformer['toObject']>

const filters = objectOf(
  {
    min_weight: optional(relationWeight),
    max_weight: optional(integer(100, { maximum: 100 })),
    type: optional({ ...relationType, examples: [] }),
    domain: optional({ ...uid(), examples: [] }),
    limit: optional(integer(25)),
    strict: optional({ ...boolean(true), examples: [] }),
    language: optional({ ...text('fr'), examples: [] }),
    by: optional({ ...text('names'), examples: [] }),
    fuzzy: optional({ ...boolean(true), examples: [] }),
    count: optional({ ...integer(500), examples: [] }),
    since: optional({ ...text('2026-11-21'), examples: [] }),
    characters: optional({ ...integer(5000), examples: [] }),
  },
  { description: 'The filters of the search.' }
)

export const searchSchema = recordOf<Search>(
  'PastSearch',
  {
    id: uid(),
    request_id: chargeId,
    created_at: timestamp('2026-11-02T09:30:00.000+00:00'),
    call: enumOf(meteredCallNames),
    origin: enumOf(['playground', 'api'], 'api'),
    api_key: nullable(label),
    person: nullable(
      text('Ada Lovelace', {
        description: 'The user; for an API key, the one who created it.',
      })
    ),
    skills: listOf(text('welding')),
    filters,
    total_matches: integer(1),
    returned: integer(1),
    outcome: enumOf(searchOutcomes),
    calls_charged: integer(1),
    latency_ms: { ...decimal(12, { minimum: 0 }) },
    package: nullable(label),
    paid_by: listOf(objectOf({ id: uid(), name: text('Starter'), calls: integer(1) })),
    has_answer: boolean(),
  },
  'A metered call. `paid_by` lists the packages that paid for it, in order.'
)

export const clientSearchSchema = recordOf<ReturnType<SearchHistoryTransformer['forStaff']>>(
  'ClientSearch',
  {
    ...searchSchema.properties,
    client: nullable(label),
  },
  'A metered call, with its client.'
)
