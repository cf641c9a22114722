import {
  decimal,
  described,
  listOf,
  maybe,
  membersOf,
  moment,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  yesNo,
  type Schema,
} from '#app/contract/schema'
import { meteredCallNames } from '#app/metering/metered_calls'
import type SearchHistoryTransformer from '#app/playground/search_history_transformer'
import type {
  MatchedRelation,
  PlaygroundMatch,
  RevealedAnswer,
} from '#app/playground/playground_search'
import type { ResolvedInput } from '#app/playground/resolve_inputs'
import { matchReasons, type Suggestion } from '#app/playground/suggestions'
import { relationType, relationWeight } from '#app/relations/relation_schemas'
import { label, skillType } from '#app/skills/skill_schemas'

const input = recordOf<ResolvedInput>(
  'ResolvedInput',
  {
    input: text('welding'),
    match_reason: oneOfWords(matchReasons),
    skill: orNull(label),
    alternatives: described(listOf(label), 'Other skills that the text may have meant.'),
  },
  'What became of one text of a search.'
)

const reason = recordOf<MatchedRelation>(
  'MatchReason',
  { input: text('welding'), skill: label, type: relationType, weight: relationWeight },
  'A relation that speaks for a match.'
)

export const matchSchema = recordOf<PlaygroundMatch>(
  'Match',
  {
    id: uid(),
    name: text('Metalwork'),
    type: skillType,
    domain: orNull(label),
    score: decimal(80, { minimum: 0, maximum: 100 }),
    reasons: listOf(reason),
  },
  'A related skill with its score, 100·(1 − Π(1 − weight/100)) over its reasons.'
)

export const searchAnswer = recordOf<RevealedAnswer>(
  'SearchAnswer',
  {
    inputs: listOf(input),
    matches: listOf(matchSchema),
    total_matches: described(whole(1), 'All that there are, shown or not.'),
    returned: described(whole(1), 'How many this answer shows.'),
    res_percentage: described(
      whole(100, { maximum: 100 }),
      'The part of the ranking that the package which pays shows, in percent.'
    ),
  },
  'Skills that are related to all the named ones together, best first.'
)

export const suggestionSchema = recordOf<Suggestion>(
  'Suggestion',
  {
    id: uid(),
    name: text('Welding'),
    match_reason: oneOfWords(
      matchReasons.filter((word) => word !== 'none'),
      'prefix'
    ),
    matched_alias: orNull(text('Fusion welding'), null),
  },
  'A skill that a text leads to, and how.'
)

type Search = ReturnType<SearchHistoryTransformer['toObject']>

const filters = objectOf(
  {
    min_weight: maybe(relationWeight),
    max_weight: maybe(whole(100, { maximum: 100 })),
    type: maybe({ ...relationType, examples: [] }),
    domain: maybe({ ...uid(), examples: [] }),
    limit: maybe(whole(25)),
  },
  { description: 'The filters that were in force.' }
)

export const searchSchema = recordOf<Search>(
  'PastSearch',
  {
    id: uid(),
    request_id: text('cm9w3k2x10000y8l1h2v4q7zt'),
    created_at: moment('2026-11-02T09:30:00.000+00:00'),
    call: oneOfWords(meteredCallNames),
    origin: oneOfWords(['playground', 'api'], 'api'),
    skills: listOf(text('welding')),
    filters,
    total_matches: whole(1),
    returned: whole(1),
    outcome: oneOfWords(['found', 'empty']),
    calls_charged: whole(1),
    latency_ms: { ...decimal(12, { minimum: 0 }) },
    package: orNull(label),
    paid_by: listOf(objectOf({ id: uid(), name: text('Starter'), calls: whole(1) })),
    has_answer: yesNo(),
  },
  'A search that was made; `paid_by` are the packages that paid it, in order.'
)

export const clientSearchSchema = recordOf<ReturnType<SearchHistoryTransformer['forStaff']>>(
  'ClientSearch',
  {
    ...(membersOf(searchSchema) as Record<keyof Search, Schema>),
    client: orNull(label),
    person: orNull(text('Ada Lovelace')),
  },
  'A search with who made it.'
)
