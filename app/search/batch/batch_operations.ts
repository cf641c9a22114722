import type { LookedUp } from '#app/search/batch/look_up_skills'
import { lookupReasons } from '#app/search/batch/look_up_skills'
import { lookupValidator, mostFuzzyTerms, mostTerms } from '#app/search/batch/lookup_validators'
import {
  directions,
  mostRelatedInputs,
  type InputWithRelated,
  type RelatedSkill,
} from '#app/search/batch/related_skills'
import type { Operations } from '#app/core/contract/operation'
import {
  described,
  listOf,
  maybe,
  membersOf,
  objectOf,
  oneOfWords,
  orNull,
  recordOf,
  text,
  uid,
  whole,
  type Schema,
} from '#app/core/json_schema'
import { paidMembers } from '#app/billing/metering/metering_schemas'
import type { ResolvedInput } from '#app/search/playground/resolve_inputs'
import { searchAnswer, resolvedInput } from '#app/search/playground/playground_schemas'
import { searchValidator } from '#app/search/playground/read_search'
import { relationType, relationWeight } from '#app/catalogue/relations/relation_schemas'
import { publishedSkillSchema } from '#app/catalogue/skills/published_skill_schema'
import { label } from '#app/core/contract/common_schemas'
import { skillType } from '#app/catalogue/skills/skill_schemas'

const lookedUp = recordOf<LookedUp>(
  'LookedUp',
  {
    input: text('Fusion welding'),
    match_reason: oneOfWords(lookupReasons, 'alias'),
    skill: orNull(publishedSkillSchema),
    alternatives: maybe(described(listOf(label), 'Other skills that the name may mean.')),
  },
  'One term of a lookup and its skill.'
)

const relatedSkill = recordOf<RelatedSkill>(
  'OwnRelation',
  {
    skill: objectOf({ id: uid(), name: text('Metalwork'), type: skillType, domain: orNull(label) }),
    type: relationType,
    weight: relationWeight,
    direction: oneOfWords(directions),
  },
  'A relation of a skill that was named: it leads out of it or into it.'
)

const inputWithRelated = recordOf<InputWithRelated>(
  'InputWithRelated',
  {
    ...(membersOf(resolvedInput) as Record<keyof ResolvedInput, Schema>),
    related: listOf(relatedSkill),
    total_related: described(whole(1), 'All that there are, shown or not.'),
  },
  'What became of one text, and its own relations, the strongest first.'
)

const tag = 'Search'

export const batchOperations: Operations = {
  'v1.lookup': {
    summary: `Look up to ${mostTerms} skills up`,
    description: `The published skill of each name, external id or URI, in the order given. Former names and merged skills lead on; \`fuzzy\` puts typos of at most ${mostFuzzyTerms} names right.`,
    tag,
    body: {
      validator: lookupValidator,
      notes: {
        names: { description: 'One list only: this one …', examples: [['Welding']] },
        external_ids: { description: '… or this one …', examples: [] },
        uris: { description: '… or this one.', examples: [] },
        fuzzy: { description: 'Puts typos right.', examples: [] },
      },
    },
    answers: {
      200: {
        description: 'Each term in its place.',
        schema: objectOf({ data: listOf(lookedUp), ...paidMembers }),
      },
    },
  },
  'v1.related': {
    summary: `Related skills of up to ${mostRelatedInputs} skills`,
    description:
      'For each named skill its own relations in both directions, and the ranking of a search for all of them together.',
    tag,
    body: {
      validator: searchValidator,
      notes: { skills: { description: 'Names of skills.', examples: [['welding']] } },
    },
    answers: {
      200: {
        description: 'The relations of each, and the ranking.',
        schema: objectOf({ ...membersOf(searchAnswer), inputs: listOf(inputWithRelated) }),
      },
    },
  },
}
