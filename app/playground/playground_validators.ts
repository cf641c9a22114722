import vine from '@vinejs/vine'
import { PlainMessages } from '#app/core/validation_messages'
import { relationTypes } from '#app/relations/skill_relation'
import { termsOf } from '#app/playground/search_terms'

const longestTerm = 300
const mostMatches = 100
const standardMatches = 25

const atMostAllowed = vine.createRule((value, _, field) => {
  const { maximumSkills } = field.meta as SearchLimits
  if (!Array.isArray(value) || value.length <= maximumSkills) return
  field.report(`Search for at most ${maximumSkills} skills at once.`, 'maxSkills', field)
})

const notBelowMinimum = vine.createRule((value, _, field) => {
  const { min_weight: least } = field.parent as { min_weight?: unknown }
  if (typeof value !== 'number' || value >= Number(least ?? 0)) return
  field.report('The highest weight must not be below the lowest.', 'minWeight', field)
})

interface SearchLimits extends Record<string, unknown> {
  maximumSkills: number
}

/**
 * One search, from the page's form or from `/v1`: weights are whole numbers 0-100, `domain` is the
 * id of a category. `meta.maximumSkills` is the limit that the default setup holds.
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
  'skills.array.minLength': 'Name at least one skill.',
  'skills.*.maxLength': `The name of a skill has at most ${longestTerm} characters.`,
  'min_weight.number': 'A weight is a whole number from 0 to 100.',
  'min_weight.range': 'A weight is a whole number from 0 to 100.',
  'min_weight.withoutDecimals': 'A weight is a whole number from 0 to 100.',
  'max_weight.number': 'A weight is a whole number from 0 to 100.',
  'max_weight.range': 'A weight is a whole number from 0 to 100.',
  'max_weight.withoutDecimals': 'A weight is a whole number from 0 to 100.',
  'type.enum': `The type of a relation is one of ${relationTypes.join(', ')}.`,
  'domain.uuid': 'A domain is named by its id (UUID).',
  'limit.number': `The limit is a whole number from 1 to ${mostMatches}.`,
  'limit.range': `The limit is a whole number from 1 to ${mostMatches}.`,
  'limit.withoutDecimals': `The limit is a whole number from 1 to ${mostMatches}.`,
})

/** What stands in for the filters that a search leaves out. */
export const searchDefaults = { min_weight: 0, max_weight: 100, limit: standardMatches }

/** The parameters of a search, as the address of a page or of `/v1` may have them. */
export const searchParameters = ['skills', 'min_weight', 'max_weight', 'type', 'domain', 'limit']

/** Text of which skills are to be found by name: `q` for suggestions, `skill` for the staff's search. */
export const suggestionValidator = vine.create({ q: name(), limit: suggestionLimit() })
export const adminSearchValidator = vine.create({ skill: name(), limit: suggestionLimit() })

for (const validator of [suggestionValidator, adminSearchValidator]) {
  validator.messagesProvider = new PlainMessages({
    'required': 'Give the text to search for.',
    'maxLength': `The text has at most ${longestTerm} characters.`,
    'limit.number': 'The limit is a whole number from 1 to 50.',
    'limit.range': 'The limit is a whole number from 1 to 50.',
    'limit.withoutDecimals': 'The limit is a whole number from 1 to 50.',
  })
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

/** A field of a form that was left empty is a filter that was not set. */
function emptyAsMissing(value: unknown) {
  return value === '' || value === null ? undefined : value
}
