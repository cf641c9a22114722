import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { refuseUnknownParameters } from '#app/core/http/query_parameters'
import { doorOf } from '#app/core/door'
import { parseCursor, type Cursor, type Sort, type SortStep } from '#app/core/lists/list_walk'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'
import { isBackwards } from '#app/core/moment'
import { FieldRefusal } from '#app/core/errors/problem'
import { t } from '#app/core/text/text'
import { filterName } from '#app/core/text/validation_messages'

/** The list parameters of a URL, parsed by the definition of the list. */
export interface ListParameters {
  limit: number
  page: number
  sort: Sort
  search: string
  cursor: Cursor | null
  filters: Record<string, string>
  leftOut: string[]
}

/** The maximum up to which rows are counted and pages are numbered. */
export const exactTotal = 10_000

/** Pages count longer lists up to here if the table has no more rows. */
export const cheapTotal = 100_000
export const maximumSearch = 200
/** The default and the maximum page size. */
export const standardLimit = 25
export const maximumLimit = 100
const shownOfValue = 40

/** The time range of every list that has these filters. */
const timeRange = { kind: 'time', least: 'from', most: 'to', isReversed: isBackwards }

/**
 * Parses the URL of a `/v1` list. Throws a `Refusal` that names an invalid (422) or unknown (400)
 * parameter.
 */
export function parseStrictly<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  ctx: Pick<HttpContext, 'request'>,
  alsoKnown: string[]
): ListParameters {
  const search = definition.search ? ['search'] : []
  const known = ['limit', 'cursor', 'sort', ...search, ...alsoKnown]
  refuseUnknownParameters(ctx, [...known, ...Object.keys(definition.filters)])

  return readFrom(definition, ctx.request.qs(), refuse)
}

/** Parses the URL of a page and ignores invalid parts; `leftOut` says what was ignored. */
export function parseLeniently<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  qs: Record<string, unknown>
): ListParameters {
  return readFrom(definition, qs, () => {})
}

/**
 * Parses the URL of an export, which may also contain the pagination and display parameters of its
 * list.
 */
export function parseExportUrl<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  ctx: Pick<HttpContext, 'request'>,
  ordering: string[]
): ListParameters {
  const asked = ctx.request.qs()
  const narrowing = [...(definition.search ? ['search'] : []), ...Object.keys(definition.filters)]
  refuseUnknownParameters(ctx, [
    ...narrowing,
    'sort',
    'limit',
    'page',
    'cursor',
    'columns',
    'format',
  ])
  const read = [...narrowing, ...ordering].filter((name) => name in asked)
  const qs = Object.fromEntries(read.map((name) => [name, asked[name]]))
  return readFrom(definition, qs, doorOf(ctx) === 'v1' ? refuse : refuseOnPage)
}

/** Applies the search and the filters to the query. */
export function applyFilters<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { search, filters }: ListParameters
) {
  if (search) definition.search?.(query, search)
  for (const [name, text] of Object.entries(filters)) definition.filters[name].read(text)?.(query)
}

/** The same for one page; filters with a `lookUp` first read their values. */
export async function applyFiltersOfPage<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { search, filters }: ListParameters
) {
  if (search) definition.search?.(query, search)
  for (const [name, text] of Object.entries(filters)) {
    const { read, lookUp } = definition.filters[name]
    const apply = lookUp ? await lookUp(query.client, text) : read(text)
    apply?.(query)
  }
}

/** PostgreSQL does not accept NUL in text. */
export function withoutNulTrimmed(text: string): string {
  return text.replaceAll('\u0000', '').trim()
}

/** The text of a search box in a query string; null if it has none. */
export function searchTextOf({ request }: Pick<HttpContext, 'request'>): string | null {
  const text: unknown = request.qs().q
  return typeof text === 'string' ? withoutNulTrimmed(text).slice(0, maximumSearch) : null
}

/** Says that a page ignores a filter because of its value. */
export function filterLeftOut(name: string, value: string): string {
  return t('core_answers.filter_left_out', invalidFilter(name, value))
}

function invalidFilter(name: string, value: string) {
  return { value: value.slice(0, shownOfValue), filter: filterName(name) }
}

/** `labelled` is the message for pages, which name filters by their labels. */
type Fault = (field: string, message: string, labelled?: () => string) => void

function refuse(field: string, message: string): never {
  throw new FieldRefusal(field, 'invalid_parameter', message)
}

function refuseOnPage(field: string, message: string, labelled = () => message): never {
  throw new FieldRefusal(field, 'invalid_parameter', labelled())
}

function readFrom<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  qs: Record<string, unknown>,
  fault: Fault
): ListParameters {
  const text = (name: string): string => {
    const value = qs[name]
    if (value === undefined || value === null || value === '') return ''
    if (typeof value === 'string') return value
    fault(name, t('core_answers.parameter_once', { name }))
    return ''
  }
  const count = (name: string, otherwise: number, most: number) => {
    const given = text(name)
    if (!given) return otherwise
    if (/^\d{1,9}$/.test(given) && Number(given) >= 1 && Number(given) <= most) return Number(given)
    fault(name, t('core_answers.parameter_count', { name, most }))
    return otherwise
  }

  const standard = readSort(definition, definition.defaultSort)
  if (!standard) throw new Error(`The list's own sort "${definition.defaultSort}" is wrong`)
  const leftOut: string[] = []
  let sort = standard
  if (text('sort')) {
    const given = readSort(definition, text('sort'))
    if (given) sort = given
    else {
      const names = Object.keys(definition.sorts).join(', ')
      fault('sort', t('core_answers.parameter_sort', { names }))
      leftOut.push(t('core_answers.sort_left_out', { value: text('sort').slice(0, shownOfValue) }))
    }
  }

  let search = definition.search ? text('search') : ''
  if (search.length > maximumSearch) {
    fault('search', t('core_answers.parameter_search', { most: maximumSearch }))
    search = search.slice(0, maximumSearch)
  }

  let cursor: Cursor | null = null
  if (text('cursor')) {
    cursor = parseCursor(text('cursor'), sort)
    if (!cursor) fault('cursor', t('core_answers.parameter_cursor'))
  }

  const filters: Record<string, string> = {}
  for (const [name, filter] of Object.entries(definition.filters)) {
    const given = text(name)
    if (!given) continue
    if (!filter.read(given)) {
      fault(name, t('core_answers.parameter_expects', { name, expects: filter.expects() }), () =>
        t('core_answers.filter_invalid', invalidFilter(name, given))
      )
      leftOut.push(filterLeftOut(name, given))
      continue
    }
    filters[name] = given
  }
  for (const { kind, least, most, isReversed } of rangesOf(definition)) {
    const { [least]: from, [most]: to } = filters
    if (!from || !to || !isReversed(from, to)) continue
    const reversed = { kind, from, to, least: filterName(least), most: filterName(most) }
    fault(most, t('core_answers.range_backwards', { kind, least, most }), () =>
      t('core_answers.range_invalid', reversed)
    )
    leftOut.push(t('core_answers.range_left_out', reversed))
    for (const name of [least, most]) delete filters[name]
  }

  const limit = count('limit', standardLimit, maximumLimit)
  const page = count('page', 1, exactTotal)
  return {
    limit,
    page,
    sort,
    search: withoutNulTrimmed(search),
    cursor,
    filters,
    leftOut,
  }
}

function rangesOf<Model extends LucidModel>({ numberRanges = [] }: ListDefinition<Model>) {
  const isReversed = (from: string, to: string) => Number(from) > Number(to)
  return [
    timeRange,
    ...numberRanges.map(([least, most]) => ({ kind: 'number', least, most, isReversed })),
  ]
}

function readSort<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  text: string
): Sort | null {
  const steps: SortStep[] = []
  for (const part of text.split(',')) {
    const descending = part.startsWith('-')
    const name = descending ? part.slice(1) : part
    if (!Object.hasOwn(definition.sorts, name)) return null
    const column = definition.sorts[name]
    if (steps.some((step) => step.column === column)) return null
    steps.push({ column, descending })
  }
  return { text, steps }
}
