import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { FieldRefusal } from '#app/core/errors/problem'
import { cleanName } from '#app/core/text/clean_name'
import { nameKey } from '#app/core/text/name_key'
import { t } from '#app/core/text/text'
import { PlainMessages } from '#app/core/text/validation_messages'
import Category from '#app/catalogue/category'
import { relationTypes } from '#app/catalogue/skill_relation'
import type { PlaygroundQuery } from '#app/search/playground/playground_search'
import { longestTerm, noWholeNumber } from '#app/search/playground/playground_validators'

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
 * One search, from the page's form or from `/v1`: weights are whole numbers 0-100, `domain` is the
 * id of a category. `meta.maximumSkills` is how many skills the call takes.
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

/** What stands in for the filters that a search leaves out. */
export const searchDefaults = { min_weight: 0, max_weight: 100, limit: standardMatches }

/** The parameters of a search, as the address of a page or of `/v1` may have them. */
export const searchParameters = ['skills', 'min_weight', 'max_weight', 'type', 'domain', 'limit']

/**
 * The search that a request asks for, with the defaults in place of filters left out. A form sends
 * its chips as `skills[]` and what is typed beside them as `more`. `maximumSkills` is the most it may name.
 * Throws a validation error (422) that names the field.
 */
export async function readSearch(
  { request }: Pick<HttpContext, 'request'>,
  maximumSkills: number
): Promise<PlaygroundQuery> {
  const input: Record<string, unknown> = request.all()
  const asked = await request.validateUsing(searchValidator, {
    data: { ...input, skills: askedTerms(input) },
    meta: { maximumSkills },
  })
  await refuseUnknownDomain(asked.domain)
  return { ...searchDefaults, ...asked }
}

/** What the address or a refused form asks for, as far as it can be read; nothing is checked. */
export function askedTerms(input: Record<string, unknown>): string[] {
  return termsOf([...termsOf(input.skills), ...termsOf(input.more)])
}

/** Throws a 422 `FieldRefusal` where a filter names a domain that there is not. */
export async function refuseUnknownDomain(uid: string | undefined) {
  if (uid && !(await Category.findBy({ uid }))) throw new UnknownDomain()
}

class UnknownDomain extends FieldRefusal {
  constructor() {
    super('domain', 'unknown_domain', t('playground_answers.unknown_domain'))
  }
}

/**
 * The terms of a search as a list. In a text, commas and line breaks separate terms; double quotes
 * keep a comma inside a name: `SQL, "ear, nose and throat"`. In a list (`skills[]=…`, which the parser
 * of query strings makes an object when it is long) each element is one term as it stands.
 * Empty terms fall away, and of two that fold to one name the first stays.
 */
export function termsOf(given: unknown): string[] {
  const terms = typeof given === 'string' ? split(given) : Object.values(given ?? {})
  const known = new Map<string, string>()
  for (const term of terms) {
    if (typeof term !== 'string') continue
    const clean = cleanName(term.replaceAll('\u0000', ''))
    const key = nameKey(clean)
    if (clean && !known.has(key)) known.set(key, clean)
  }
  return [...known.values()]
}

/** The same terms as one text that `termsOf` reads back. */
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
  return vine.number().withoutDecimals().range([0, 100]).parse(emptyAsMissing)
}

/** A field of a form that was left empty is a filter that was not set. */
function emptyAsMissing(value: unknown) {
  return value === '' || value === null ? undefined : value
}
