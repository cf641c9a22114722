import vine, { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal, Refusal } from '#app/core/errors/problem'
import { cleanName, nameKey } from '#app/core/text/name_key'
import { filterLeftOut } from '#app/core/lists/list_url'
import { t } from '#app/core/text/text'
import { PlainMessages } from '#app/core/text/validation_messages'
import Category from '#app/catalogue/category'
import { labelLanguages } from '#app/catalogue/languages'
import { skillColumns } from '#app/catalogue/skills/skill_columns'
import { relationTypes } from '#app/catalogue/skill_relation'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { integerMessages } from '#app/search/playground/playground_validators'
import { wholeNumber } from '#app/core/text/number_fields'

/** A name, alias, id or URI. */
const longestTerm = skillColumns.external_uri.maxLength
const mostMatches = 100
const standardMatches = 25

const atMostAllowed = vine.createRule((value, _, field) => {
  const { maximumSkills } = field.meta as SearchLimits
  if (!Array.isArray(value) || value.length <= maximumSkills) return
  field.report('playground_answers.at_most_skills', 'too_many', field, { max: maximumSkills })
})

const notBelowMinimum = vine.createRule((value, _, field) => {
  const { min_weight: least } = field.parent as { min_weight?: unknown }
  if (typeof value !== 'number' || !(value < Number(least))) return
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
  type: vine.enum(relationTypes).optional(),
  domain: vine.string().uuid().optional(),
  limit: wholeNumber().range([1, mostMatches]).optional(),
  strict: vine.boolean().optional(),
  language: vine.enum(labelLanguages).optional(),
})

searchValidator.messagesProvider = new PlainMessages({
  'skills.array.minLength': 'playground_answers.name_a_skill',
  'skills.*.maxLength': 'playground_answers.name_too_long',
  ...integerMessages('min_weight', 'playground_answers.weight_range'),
  ...integerMessages('max_weight', 'playground_answers.weight_range'),
  'type.enum': 'playground_answers.relation_type',
  'domain.uuid': 'playground_answers.domain_by_id',
  ...integerMessages('limit', 'playground_answers.limit_to_100'),
  'strict.boolean': 'playground_answers.strict_boolean',
})

/** Defaults of missing filters. */
export const searchDefaults = { min_weight: 0, max_weight: 100, limit: standardMatches }

/** The query parameters of a search on pages and `/v1`. */
export const searchParameters = [
  'skills',
  'min_weight',
  'max_weight',
  'type',
  'domain',
  'limit',
  'strict',
  'language',
]

/**
 * Reads the search of a request, with defaults for missing filters. Forms send chips as `skills[]` and
 * further text as `more`. `maximumSkills` is the maximum number of skills. Throws a validation error (422)
 * with the field.
 */
export async function readSearch(
  { request }: Pick<HttpContext, 'request'>,
  maximumSkills: number
): Promise<PlaygroundQuery> {
  const input = withoutEmpty(request.all())
  const submitted = await request.validateUsing(searchValidator, {
    data: { ...input, skills: submittedTerms(input) },
    meta: { maximumSkills },
  })
  await refuseUnknownDomain(submitted.domain)
  return { ...searchDefaults, ...submitted }
}

/**
 * The parameters of a page's URL without invalid filters, and a sentence for each of these.
 */
export async function validFilters(
  parameters: Record<string, unknown>
): Promise<{ valid: Record<string, unknown>; leftOut: string[] }> {
  const input = withoutEmpty(parameters)
  const meta = { maximumSkills: 1 }
  const [error] = await searchValidator.tryValidate({ ...input, skills: ['any'] }, { meta })
  const faults: Array<{ field: string; rule: string; message: string }> = error?.messages ?? []

  const ignored = new Set(
    faults.flatMap(({ field, rule }) => (rule === 'order' ? ['min_weight', field] : [field]))
  )
  const leftOut = faults.map(({ field, rule, message }) =>
    rule === 'order'
      ? t('playground_answers.weights_ignored', { reason: message })
      : filterLeftOut(field, String(input[field]))
  )
  const valid = Object.entries(input).filter(([name]) => !ignored.has(name))
  return { valid: Object.fromEntries(valid), leftOut }
}

/** An empty form field is a missing filter. */
function withoutEmpty(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== '' && value !== null)
  )
}

/** The terms of a URL or a rejected form, as far as they can be read, without validation. */
export function submittedTerms(input: Record<string, unknown>): string[] {
  return termsOf([...termsOf(input.skills), ...termsOf(input.more)])
}

/** Throws a 422 `FieldRefusal` if the domain of a filter does not exist. */
export async function refuseUnknownDomain(uid: string | undefined) {
  if (!uid || (await Category.findBy({ uid }))) return
  throw new FieldRefusal('domain', 'unknown_domain', t('playground_answers.unknown_domain'))
}

/**
 * Parses the terms of a search. In a string, commas and line breaks separate terms; double quotes keep a
 * comma in a name: `SQL, "ear, nose and throat"`. In a list (`skills[]=…`, which the query string parser
 * turns into an object if it is long), each element is a term. Empty terms are dropped, and so are terms that
 * fold to the same name as an earlier one.
 */
export function termsOf(given: unknown): string[] {
  return placedTerms(given).map(({ term }) => term)
}

/** The same terms with their places among all that are given, from 0. */
function placedTerms(given: unknown): Array<{ term: string; place: number }> {
  const terms = typeof given === 'string' ? split(given) : Object.values(given ?? {})
  const known = new Map<string, { term: string; place: number }>()
  for (const [place, term] of terms.entries()) {
    if (typeof term !== 'string') continue
    const clean = readableTerm(term)
    const key = nameKey(clean)
    if (clean && !known.has(key)) known.set(key, { term: clean, place })
  }
  return [...known.values()]
}

/** A term without characters that databases reject. */
export function readableTerm(text: string): string {
  return cleanName(text.replaceAll('\u0000', '').toWellFormed())
}

/**
 * Runs a search of `/v1`. Errors of its terms have their places in the request, which may have empty or repeated ones.
 */
export async function withPlacesOfTerms<Result>(
  { request }: Pick<HttpContext, 'request'>,
  run: () => Promise<Result>
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    const places = placedTerms(request.input('skills')).map(({ place }) => place)
    for (const fault of faultsOf(error)) {
      fault.field = fault.field.replace(/(?<=^skills\.)\d+$/, (at) =>
        String(places[Number(at)] ?? at)
      )
    }
    throw error
  }
}

function faultsOf(error: unknown): Array<{ field: string }> {
  if (error instanceof Refusal) return error.faults
  return error instanceof errors.E_VALIDATION_ERROR ? error.messages : []
}

/** The terms as a string that `termsOf` can parse. */
export function textOfTerms(terms: string[]): string {
  return terms
    .map((term) => (/[,"]/.test(term) ? `"${term.replaceAll('"', '""')}"` : term))
    .join(', ')
}

function split(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,\n]*))\s*(?:,|\n|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain
  )
}

function weight() {
  return wholeNumber().range([0, 100])
}
