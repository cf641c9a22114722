import { anyList, pageOf, type Answer, type Operations } from '#app/core/contract/operation'
import { listOf, objectOf } from '#app/core/json_schema'
import {
  clientSearchSchema,
  searchAnswer,
  searchSchema,
  suggestionSchema,
} from '#app/search/playground/playground_schemas'
import {
  adminSearchValidator,
  suggestionValidator,
} from '#app/search/playground/playground_validators'
import { searchValidator } from '#app/search/playground/read_search'
import {
  clientSearchList,
  paidSearchList,
  searchHistoryList,
} from '#app/search/playground/search_history_list'

const tag = 'Search'
const suggestions: Answer = {
  description: 'The skills, the surest first.',
  schema: objectOf({ data: listOf(suggestionSchema) }),
}
const searchNotes = {
  skills: {
    description:
      'Names of skills, separated by commas; `skills[]=` once for each where a name has a comma.',
    examples: [['welding']],
  },
  min_weight: { description: 'The least weight of a relation; 0 without it.' },
  max_weight: { description: 'The largest weight of a relation; 100 without it.' },
  type: { description: 'Relations of this type alone.' },
  domain: { description: 'Skills of this domain alone, those below it included.' },
  limit: { description: 'Matches at most; 25 without it.' },
}

export const playgroundOperations: Operations = {
  'v1.search': {
    summary: 'Find related skills',
    description:
      'Skills that are related to all the named ones together, each with the relations that speak for it. Nothing found is a 200 with alternatives, and costs as much. HEAD checks the query and costs nothing.',
    tag,
    query: { validator: searchValidator, notes: searchNotes },
    answers: {
      200: {
        description: 'The ranking.',
        schema: searchAnswer,
      },
      204: { description: 'To HEAD: the query is right.' },
    },
    errors: ['guest_limit_reached', 'idempotency_key_needs_account'],
  },
  'v1.suggestions': {
    summary: 'Suggest skills',
    description: 'Skills for a text that may still be being typed, typos put right. Free.',
    tag,
    query: {
      validator: suggestionValidator,
      notes: { q: { description: 'What was typed.', examples: ['weld'] } },
    },
    answers: { 200: suggestions },
    errors: ['too_many_requests'],
  },
  'v1.searchAuto': {
    summary: 'Complete the name of a skill',
    description: 'The same as the suggestions, by its other path. Free.',
    tag,
    query: {
      validator: suggestionValidator,
      notes: { q: { description: 'What was typed.', examples: ['weld'] } },
    },
    answers: { 200: suggestions },
    errors: ['too_many_requests'],
  },
  'v1.adminSearch': {
    summary: 'Find skills of every status',
    description: 'Skills by name, alias or typo, drafts and archived ones too. Free.',
    tag,
    query: {
      validator: adminSearchValidator,
      notes: { skill: { description: 'What to look for.', examples: ['weld'] } },
    },
    answers: { 200: suggestions },
  },
  'v1.searches.own': {
    summary: 'List the searches one made',
    description: 'Searches of one’s client, of staff their own, latest first.',
    tag,
    list: anyList(searchHistoryList),
    answers: { 200: pageOf(searchSchema) },
  },
  'v1.searches.free': {
    summary: 'List searches that free packages paid',
    description: 'Searches of one’s client that its free packages paid, latest first.',
    tag: 'Usage',
    list: anyList(paidSearchList),
    answers: { 200: pageOf(searchSchema) },
  },
  'v1.searches.paid': {
    summary: 'List searches that bought packages paid',
    description: 'Searches of one’s client that its bought packages paid, latest first.',
    tag: 'Usage',
    list: anyList(paidSearchList),
    answers: { 200: pageOf(searchSchema) },
  },
  'v1.searches.all': {
    summary: 'List the searches of all clients',
    description: 'What clients searched, with who did, latest first.',
    tag: 'Usage',
    list: anyList(clientSearchList),
    answers: { 200: pageOf(clientSearchSchema) },
  },
}
