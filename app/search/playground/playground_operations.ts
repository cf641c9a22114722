import { pageAnswer, tagged, type Answer, type Operation } from '#app/core/contract/operation'
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
import { searchDefaults, searchValidator } from '#app/search/playground/read_search'
import {
  clientSearchList,
  paidSearchList,
  searchHistoryList,
} from '#app/search/playground/search_history_list'

const suggestions: Answer = {
  description: 'The skills, best match first.',
  schema: objectOf({ data: listOf(suggestionSchema) }),
}

/** The language of calls with terms. */
export const languageNote = {
  description:
    'The language of the answer: names of skills are in it, if they have one, and terms are understood in it first.',
  default: 'en',
  examples: [],
}

const suggested: Pick<Operation, 'query' | 'answers' | 'errors'> = {
  query: {
    validator: suggestionValidator,
    notes: {
      q: { description: 'The text to complete.', examples: ['weld'] },
      language: languageNote,
    },
  },
  answers: { 200: suggestions },
  errors: ['too_many_requests'],
}

/** The parameter of all calls that resolve terms. */
export const strictNote = {
  description: 'Whether to use only exact names, aliases and ids.',
  examples: [],
}

export const playgroundOperations = {
  ...tagged('Search', {
    'v1.search': {
      summary: 'Search related skills',
      description:
        'Returns the skills related to any of the given skills, ranked by their combined score, each with the relations that support it. A term without a certain match is not used; the answer has suggestions for it. If no term is certain, the answer is free.',
      query: {
        validator: searchValidator,
        notes: {
          skills: {
            description:
              'Names, ids, external ids or URIs of skills, separated by commas. Repeat `skills[]=` for names that contain a comma.',
            examples: [['welding']],
          },
          min_weight: {
            description: 'The minimum weight of a relation.',
            default: searchDefaults.min_weight,
          },
          max_weight: {
            description: 'The maximum weight of a relation.',
            default: searchDefaults.max_weight,
          },
          type: { description: 'Only relations of this type.' },
          domain: { description: 'Only skills of this domain and those below it.' },
          limit: { description: 'The number of matches.', default: searchDefaults.limit },
          strict: strictNote,
          language: languageNote,
        },
      },
      head: { summary: 'Validate a search', description: 'Checks the query parameters. Free.' },
      answers: { 200: { schema: searchAnswer } },
      errors: ['guest_limit_reached', 'idempotency_key_needs_account'],
    },
    'v1.suggestions': {
      summary: 'Suggest skills',
      description:
        'Returns the skills that match a partly typed text, tolerating typos. Free. Without an account, at most 10 at a time, and limited per minute and day.',
      ...suggested,
    },
    'v1.searchAuto': {
      summary: 'Complete the name of a skill',
      description: 'Same as suggesting skills, by another path. Free.',
      ...suggested,
    },
    'v1.adminSearch': {
      summary: 'Search skills of every status',
      description: 'Returns drafts and archived skills too, by name, alias or typo. Free.',
      query: {
        validator: adminSearchValidator,
        notes: { skill: { description: 'The text to search for.', examples: ['weld'] } },
      },
      answers: { 200: suggestions },
    },
    'v1.searches.own': {
      summary: 'List your searches',
      description: 'Returns the searches of your client, or your own as staff, newest first.',
      list: searchHistoryList,
      answers: { 200: pageAnswer(searchSchema) },
    },
  }),
  ...tagged('Usage', {
    'v1.searches.free': {
      summary: 'List searches paid by free packages',
      description: 'Returns your client’s searches that free packages paid for, newest first.',
      list: paidSearchList,
      answers: { 200: pageAnswer(searchSchema) },
    },
    'v1.searches.paid': {
      summary: 'List searches paid by purchased packages',
      description: 'Returns your client’s searches that purchased packages paid for, newest first.',
      list: paidSearchList,
      answers: { 200: pageAnswer(searchSchema) },
    },
    'v1.searches.all': {
      summary: 'List the searches of all clients',
      description: 'Returns the searches of clients and who made them, newest first.',
      list: clientSearchList,
      answers: { 200: pageAnswer(clientSearchSchema) },
    },
  }),
}
