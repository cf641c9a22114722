import type { LookedUp } from '#app/search/batch/look_up_skills'
import { lookupReasons } from '#app/search/batch/look_up_skills'
import { lookupValidator, mostFuzzyTerms, mostTerms } from '#app/search/batch/lookup_validators'
import {
  directions,
  mostRelatedInputs,
  type InputWithRelated,
  type RelatedSkill,
} from '#app/search/batch/related_skills'
import { tagged } from '#app/core/contract/operation'
import {
  described,
  listOf,
  optional,
  objectOf,
  enumOf,
  nullable,
  recordOf,
  text,
  uid,
  integer,
} from '#app/core/json_schema'
import { paidMembers } from '#app/billing/metering/metering_schemas'
import {
  confidenceSchema,
  resolvedInput,
  searchAnswer,
  shownRelation,
} from '#app/search/playground/playground_schemas'
import { languageNote, strictNote } from '#app/search/playground/playground_operations'
import { searchValidator } from '#app/search/playground/read_search'
import { publishedSkillSchema } from '#app/catalogue/skills/published_skill_schema'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

const lookedUp = recordOf<LookedUp>(
  'LookedUp',
  {
    input: text('Fusion welding'),
    match_reason: enumOf(lookupReasons, 'alias'),
    skill: nullable(publishedSkillSchema),
    confidence: confidenceSchema,
    suggestions: optional(described(listOf(label), 'Other skills that the term may mean.')),
  },
  'A term and its skill.'
)

const relatedSkill = recordOf<RelatedSkill>(
  'OwnRelation',
  {
    skill: objectOf({
      id: uid(),
      name: text('Metalwork'),
      type: skillType,
      domain: nullable(label),
    }),
    ...shownRelation,
    direction: enumOf(directions),
  },
  'A relation from or to a given skill.'
)

const inputWithRelated = recordOf<InputWithRelated>(
  'InputWithRelated',
  {
    ...resolvedInput.properties,
    related: listOf(relatedSkill),
    total_related: described(integer(1), 'The number of relations found.'),
  },
  'A search term with its relations, strongest first.'
)

export const batchOperations = tagged('Search', {
  'v1.lookup': {
    summary: 'Look up skills',
    description: `Returns the published skill of each of up to ${mostTerms} names, ids, external ids or URIs, in the given order. Former names and merged skills resolve too. An id of no published skill has the match reason \`unknown_id\`. With \`fuzzy\`, up to ${mostFuzzyTerms} names are also matched by other forms of their words and corrected; uncertain matches are only suggested. Free if nothing is found.`,
    body: {
      validator: lookupValidator,
      notes: {
        names: { description: 'Send exactly one of the four lists.', examples: [['Welding']] },
        ids: { description: 'Ids of skills, as in all responses.', examples: [] },
        external_ids: { examples: [] },
        uris: { examples: [] },
        language: languageNote,
        fuzzy: { description: 'Whether to match names that differ from the text.', examples: [] },
      },
    },
    answers: {
      200: {
        description: 'The skills, in the given order.',
        schema: objectOf({ data: listOf(lookedUp), ...paidMembers }),
      },
    },
  },
  'v1.related': {
    summary: 'List related skills',
    description: `Returns the relations of each of up to ${mostRelatedInputs} skills in both directions, and the search result for all of them together. Free if no skill is certain.`,
    body: {
      validator: searchValidator,
      notes: {
        skills: {
          description: 'Names, ids, external ids or URIs of skills.',
          examples: [['welding']],
        },
        strict: strictNote,
        language: languageNote,
      },
    },
    answers: {
      200: {
        description: 'The relations of each skill, and the search result.',
        schema: objectOf({ ...searchAnswer.properties, inputs: listOf(inputWithRelated) }),
      },
    },
  },
})
