import vine from '@vinejs/vine'
import type { MessageId } from '#lang/message_id'
import { PlainMessages } from '#app/core/text/validation_messages'
import { relationTypes } from '#app/catalogue/skill_relation'
import { termsOf } from '#app/search/playground/search_terms'

const longestTerm = 300
const mostMatches = 100
const standardMatches = 25

const atMostAllowed = vine.createRule((value, _, field) => {
  const { maximumSkills } = field.meta as SearchLimits
  if (!Array.isArray(value) || value.length <= maximumSkills) return
  field.report('playground_answers.at_most_skills', 'too_many', field, { max: maximumSkills })
})

const notBelowMinimum = vine.createRule((value, _, field) => {
  const { min_weight: least } = field.parent as { min_weight?: unknown }
  if (typeof value !== 'number' || value >= Number(least ?? 0)) return
  field.report('playground_answers.weights_swapped', 'order', field)
})

interface SearchLimits extends Record<string, unknown> {
  maximumSkills: number
}

/**
 * A search, from the form or from `/v1`: weights are whole numbers 0-100, `domain` is the id of a category.
 * `meta.maximumSkills` is the maximum number of skills.
 */
export const searchValidator = vine.withMetaData<SearchLimits>().create({
  skills: vine
    .array(vine.string().maxLength(longestTerm))
    .parse(termsOf)
    .minLength(1)
    .use(atMostAllowed()),
  min_weight: weight().optional(),
  max_weight: weight().use(notBelowMinimum()).optional(),
  type: vine.enum(relationTypes).parse(emptyAsMissing).optional(),
  domain: vine.string().uuid().parse(emptyAsMissing).optional(),
  limit: vine.number().withoutDecimals().range([1, mostMatches]).parse(emptyAsMissing).optional(),
})

searchValidator.messagesProvider = new PlainMessages({
  'skills.array.minLength': 'playground_answers.name_a_skill',
  'skills.*.maxLength': 'playground_answers.name_too_long',
  ...noWholeNumber('min_weight', 'playground_answers.weight_range'),
  ...noWholeNumber('max_weight', 'playground_answers.weight_range'),
  'type.enum': 'playground_answers.relation_type',
  'domain.uuid': 'playground_answers.domain_by_id',
  ...noWholeNumber('limit', 'playground_answers.limit_to_100'),
})

/** Defaults of missing filters. */
export const searchDefaults = { min_weight: 0, max_weight: 100, limit: standardMatches }

/** The query parameters of a search on pages and `/v1`. */
export const searchParameters = ['skills', 'min_weight', 'max_weight', 'type', 'domain', 'limit']

/** Text to find skills by name: `q` for suggestions, `skill` for the search of staff. */
export const suggestionValidator = vine.create({ q: name(), limit: suggestionLimit() })
export const adminSearchValidator = vine.create({ skill: name(), limit: suggestionLimit() })

for (const validator of [suggestionValidator, adminSearchValidator]) {
  validator.messagesProvider = new PlainMessages({
    required: 'playground_answers.give_text',
    maxLength: 'playground_answers.text_too_long',
    ...noWholeNumber('limit', 'playground_answers.limit_to_50'),
  })
}

/** Messages for a value that is not a whole number in its range. */
function noWholeNumber(field: string, id: MessageId): Record<string, MessageId> {
  return Object.fromEntries(
    ['number', 'range', 'withoutDecimals'].map((rule) => [`${field}.${rule}`, id])
  )
}

function weight() {
  return vine.number().withoutDecimals().range([0, 100]).parse(emptyAsMissing)
}

function name() {
  return vine.string().trim().minLength(1).maxLength(longestTerm)
}

function suggestionLimit() {
  return vine.number().withoutDecimals().range([1, 50]).optional()
}

/** An empty form field is a missing filter. */
function emptyAsMissing(value: unknown) {
  return value === '' || value === null ? undefined : value
}
