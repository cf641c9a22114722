import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { refuseUnknownParameters } from '#app/core/known_parameters'
import { FieldRefusal } from '#app/core/problem'
import { t } from '#app/core/text'
import { fieldName } from '#app/core/validation_messages'

/**
 * The list conventions of design.md section 5, once for both doors. A feature says what its list is
 * (`ListDefinition`); `/v1` walks it by cursor (`cursorList`), a page shows it by number while it is
 * short and by cursor beyond (`pageList`).
 */
export interface ListDefinition<Model extends LucidModel> {
  /** What one may sort by: public name → column that is never null and has an index. */
  sorts: Record<string, string>
  /** For example `name` or `-created_at,name`. */
  defaultSort: string
  /** The unique column that ends every order, with its table. */
  key: string
  search?: (query: ListQuery<Model>, text: string) => void
  filters: Record<string, ListFilter<Model>>
}

export type ListQuery<Model extends LucidModel> = ModelQueryBuilderContract<
  Model,
  InstanceType<Model>
>

/** Reads one parameter: null when the text is no value for it, else what narrows the query. */
export interface ListFilter<Model extends LucidModel> {
  /** Ends the sentence "… must be", in the language of whoever asks. */
  expects: () => string
  read: (text: string) => ((query: ListQuery<Model>) => void) | null
}

/** What a list on a page needs to draw its search, filters, headings and pager. */
export interface ListState {
  total: number
  /** There are more than `total`. */
  total_capped: boolean
  limit: number
  /** Null where the list is too long for numbers: `next_cursor` and `prev_cursor` lead on. */
  page: number | null
  pages: number | null
  next_cursor: string | null
  prev_cursor: string | null
  sort: string
  search: string
  /** The filters in force, as the address has them. */
  filters: Record<string, string>
  /** One sentence for each filter whose value made no sense and was left out. */
  left_out: string[]
}

/** Where a list stands that is not counted; null at its ends. */
export type KeyedState = Pick<ListState, 'next_cursor' | 'prev_cursor'>

export const exactTotal = 10_000
const defaultLimit = 25
const maximumLimit = 100
export const maximumSearch = 200
const shownOfValue = 40
const exportedPage = 500

/**
 * One page of a `/v1` list. Takes `limit`, `cursor`, `sort`, `search` and the definition's filters
 * from the query string, sets the `Link` header (RFC 8288) and returns rows with their `meta`.
 * Throws a 400 `Refusal` that names the parameter, for an unknown one too.
 */
export async function cursorList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request' | 'response'>
) {
  const wanted = readStrictly(definition, ctx)
  narrow(definition, query, wanted)

  const { total, capped } = await countUpTo(exactTotal, query)
  const { rows, next, prev } = await walk(definition, query, wanted)
  linkTo(ctx, { next, prev })

  return {
    rows,
    meta: {
      limit: wanted.limit,
      next_cursor: next,
      prev_cursor: prev,
      total,
      total_capped: capped,
    },
  }
}

/**
 * One page of a list on a page of the portal: `?page=` while the list has at most 10,000 rows, `?cursor=`
 * beyond. An address that somebody mistyped shows the list without the part that makes no sense, and
 * `left_out` says which filters that are.
 */
export async function pageList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): Promise<{ rows: InstanceType<Model>[]; list: ListState }> {
  const wanted = readLeniently(definition, ctx.request.qs())
  narrow(definition, query, wanted)

  const { total, capped } = await countUpTo(exactTotal, query)
  const { limit, search } = wanted
  const { sort, filters, leftOut } = wanted
  const state = {
    total,
    total_capped: capped,
    limit,
    sort: sort.text,
    search,
    filters,
    left_out: leftOut,
  }

  if (capped) {
    const { rows, next, prev } = await walk(definition, query, wanted)
    return {
      rows,
      list: { ...state, page: null, pages: null, next_cursor: next, prev_cursor: prev },
    }
  }
  const pages = Math.max(1, Math.ceil(total / limit))
  const page = Math.min(wanted.page, pages)
  const steps = stepsOf(definition, sort)
  if (page > 1) {
    const ids = await idsOfPage(definition, query, steps, {
      limit,
      total,
      skipped: (page - 1) * limit,
    })
    query.whereIn(definition.key, ids)
  }
  order(query, steps)
  const rows = await query.select(`${query.model.table}.*`).limit(limit)
  return { rows, list: { ...state, page, pages, next_cursor: null, prev_cursor: null } }
}

/**
 * One page of a list that is never counted: always by key (`?cursor=`), so that no page costs more than
 * the first. For logs, of which people read the latest.
 */
export async function keyedList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): Promise<{ rows: InstanceType<Model>[]; list: KeyedState }> {
  const wanted = readLeniently(definition, ctx.request.qs())
  narrow(definition, query, wanted)
  const { rows, next, prev } = await walk(definition, query, wanted)
  return { rows, list: { next_cursor: next, prev_cursor: prev } }
}

/**
 * The query narrowed as a page's address says, for what is counted beside its list; in no order.
 * Leaves out what makes no sense, as the list does.
 */
export function narrowedQuery<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { request }: Pick<HttpContext, 'request'>
): ListQuery<Model> {
  narrow(definition, query, readLeniently(definition, request.qs()))
  return query
}

/**
 * The query narrowed as the address of a list's export says, in no order. How the list is sorted and
 * cut into pages may stand there too. A file is read without its address, so a misspelt filter must
 * not make one of everything: throws a 400 `Refusal` that names it.
 */
export function exportedQuery<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): ListQuery<Model> {
  narrow(definition, query, readExported(definition, ctx, []))
  return query
}

/**
 * All rows that the address of a list's export means, in its order, page by page; found by key, so
 * that a long file costs no memory and no page more than the first. Throws as `exportedQuery` does,
 * before the first page.
 */
export function exportedPages<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): AsyncGenerator<InstanceType<Model>[]> {
  const wanted = readExported(definition, ctx, ['sort'])
  narrow(definition, query, wanted)
  return sortedPages(definition, query, wanted)
}

async function* sortedPages<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { sort }: Wanted<Model>
) {
  const steps = stepsOf(definition, sort)
  let values: string[] | null = null
  do {
    const page: ListQuery<Model> = inOrder(query.clone(), steps, values)
    const rows: InstanceType<Model>[] = await page.limit(exportedPage)
    if (rows.length) yield rows
    values = rows.length < exportedPage ? null : valuesOf(rows[rows.length - 1], steps.length)
  } while (values)
}

/** The address of an export, where also may stand how its list is cut into pages and what it shows. */
function readExported<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  ctx: Pick<HttpContext, 'request'>,
  ordering: string[]
): Wanted<Model> {
  const asked = ctx.request.qs()
  const narrowing = [...(definition.search ? ['search'] : []), ...Object.keys(definition.filters)]
  refuseUnknownParameters(ctx, [...narrowing, 'sort', 'limit', 'page', 'cursor', 'columns'])
  const read = [...narrowing, ...ordering].filter((name) => name in asked)
  return readFrom(definition, Object.fromEntries(read.map((name) => [name, asked[name]])), refuse)
}

interface SortStep {
  column: string
  descending: boolean
}

interface Sort {
  text: string
  steps: SortStep[]
}

/** Where a walk goes on: before or after the row that has these values in the order's columns. */
interface Cursor {
  backwards: boolean
  values: string[]
}

interface Wanted<Model extends LucidModel> {
  limit: number
  page: number
  sort: Sort
  search: string
  cursor: Cursor | null
  filters: Record<string, string>
  leftOut: string[]
  narrows: Array<(query: ListQuery<Model>) => void>
}

class BadParameter extends FieldRefusal {
  constructor(field: string, message: string) {
    super(field, 'invalid_parameter', message, 400)
  }
}

function readStrictly<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  ctx: Pick<HttpContext, 'request'>
): Wanted<Model> {
  const known = ['limit', 'cursor', 'sort', ...(definition.search ? ['search'] : [])]
  refuseUnknownParameters(ctx, [...known, ...Object.keys(definition.filters)])

  return readFrom(definition, ctx.request.qs(), refuse)
}

function refuse(field: string, message: string): never {
  throw new BadParameter(field, message)
}

function readLeniently<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  qs: Record<string, unknown>
): Wanted<Model> {
  return readFrom(definition, qs, () => {})
}

function readFrom<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  qs: Record<string, unknown>,
  fault: (field: string, message: string) => void
): Wanted<Model> {
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
  let sort = standard
  if (text('sort')) {
    const given = readSort(definition, text('sort'))
    if (given) sort = given
    else {
      const names = Object.keys(definition.sorts).join(', ')
      fault('sort', t('core_answers.parameter_sort', { names }))
    }
  }

  let search = definition.search ? text('search') : ''
  if (search.length > maximumSearch) {
    fault('search', t('core_answers.parameter_search', { most: maximumSearch }))
    search = search.slice(0, maximumSearch)
  }

  let cursor: Cursor | null = null
  if (text('cursor')) {
    cursor = openCursor(text('cursor'), sort)
    if (!cursor) fault('cursor', t('core_answers.parameter_cursor'))
  }

  const filters: Record<string, string> = {}
  const leftOut: string[] = []
  const narrows: Wanted<Model>['narrows'] = []
  for (const [name, filter] of Object.entries(definition.filters)) {
    const given = text(name)
    if (!given) continue
    const apply = filter.read(given)
    if (!apply) {
      const expects = filter.expects()
      fault(name, t('core_answers.parameter_expects', { name, expects }))
      const value = given.slice(0, shownOfValue)
      leftOut.push(t('core_answers.filter_left_out', { value, filter: fieldName(name), expects }))
      continue
    }
    filters[name] = given
    narrows.push(apply)
  }

  const limit = count('limit', defaultLimit, maximumLimit)
  const page = count('page', 1, exactTotal)
  return { limit, page, sort, search: readable(search), cursor, filters, leftOut, narrows }
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

function narrow<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { search, narrows }: Wanted<Model>
) {
  if (search) definition.search?.(query, search)
  for (const apply of narrows) apply(query)
}

/**
 * Which rows stand on a page that so many rows come before. Skips keys alone, so that what a row shows
 * is not worked out for those before it, and from the end of the list that is nearer.
 */
async function idsOfPage<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  query: ListQuery<Model>,
  steps: SortStep[],
  { limit, total, skipped }: { limit: number; total: number; skipped: number }
): Promise<number[]> {
  const behind = Math.max(0, total - skipped - limit)
  const fromEnd = behind < skipped
  const keys = query.clone().clearSelect().select(`${key} as id`)
  order(keys, fromEnd ? steps.map(turned) : steps)
  const rows = await keys
    .limit(Math.min(limit, total - skipped))
    .offset(fromEnd ? behind : skipped)
    .pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}

/** Counts no further than it must, so that a long list costs what a short one does. */
async function countUpTo<Model extends LucidModel>(most: number, query: ListQuery<Model>) {
  const counted = query
    .clone()
    .clearSelect()
    .select(db.raw('1'))
    .limit(most + 1)
  const [{ total }] = await query.client.from(counted.as('counted')).count('* as total')
  return { total: Math.min(Number(total), most), capped: Number(total) > most }
}

/** The query in this order, from behind the row with these values; `named` are the steps that cursors know. */
function inOrder<Model extends LucidModel>(
  query: ListQuery<Model>,
  steps: SortStep[],
  after: string[] | null,
  named = steps
): ListQuery<Model> {
  query.select(`${query.model.table}.*`)
  named.forEach(({ column }, index) => {
    query.select(db.raw(`cast(${column} as text) as cursor_${index}`))
  })
  if (after) beyond(query, steps, after)
  order(query, steps)
  return query
}

/** One page on from the cursor; the values of the order's columns come along as text, exact on both databases. */
async function walk<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { limit, cursor, sort }: Wanted<Model>
) {
  const backwards = cursor?.backwards ?? false
  const steps = stepsOf(definition, sort)
  const walked = backwards ? steps.map(turned) : steps

  const found = await inOrder(query, walked, cursor?.values ?? null, steps).limit(limit + 1)
  const more = found.length > limit
  const rows = found.slice(0, limit)
  if (backwards) rows.reverse()

  const cursorAt = (row: InstanceType<Model> | undefined, direction: { backwards: boolean }) =>
    row ? sealCursor({ ...direction, values: valuesOf(row, steps.length) }, sort) : null
  const hasNext = backwards || more
  const hasPrev = backwards ? more : cursor !== null
  return {
    rows,
    next: hasNext ? cursorAt(rows.at(-1), { backwards: false }) : null,
    prev: hasPrev ? cursorAt(rows[0], { backwards: true }) : null,
  }
}

/**
 * The order's columns, the key last. It goes the way of the step before it, so that an index on
 * (column, key) serves both directions.
 */
function stepsOf<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  { steps }: Sort
): SortStep[] {
  if (steps.some(({ column }) => column === key)) return steps
  return [...steps, { column: key, descending: steps.at(-1)?.descending ?? false }]
}

function turned({ column, descending }: SortStep): SortStep {
  return { column, descending: !descending }
}

function order<Model extends LucidModel>(query: ListQuery<Model>, steps: SortStep[]) {
  for (const { column, descending } of steps) query.orderBy(column, descending ? 'desc' : 'asc')
}

/**
 * Rows that come after the values in this order. Where all steps go one way a row comparison lets
 * the database start inside the index; else the first step's bound does.
 */
function beyond<Model extends LucidModel>(
  query: ListQuery<Model>,
  steps: SortStep[],
  values: string[]
) {
  const first = steps[0]
  const sign = (step: SortStep) => (step.descending ? '<' : '>')

  if (steps.every(({ descending }) => descending === first.descending)) {
    const columns = steps.map(({ column }) => column).join(', ')
    const marks = steps.map(() => '?').join(', ')
    query.whereRaw(`(${columns}) ${sign(first)} (${marks})`, values)
    return
  }
  const bindings: string[] = []
  const after = (index: number): string => {
    const { column } = steps[index]
    bindings.push(values[index])
    const strictly = `${column} ${sign(steps[index])} ?`
    if (index === steps.length - 1) return strictly
    bindings.push(values[index])
    return `(${strictly} or (${column} = ? and ${after(index + 1)}))`
  }
  query.whereRaw(`${first.column} ${sign(first)}= ?`, [values[0]])
  query.whereRaw(after(0), bindings)
}

function valuesOf(row: { $extras: Record<string, unknown> }, count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(row.$extras[`cursor_${index}`]))
}

/** Signed, because its values go into a comparison: nobody but us makes one. */
function sealCursor(cursor: Cursor, sort: Sort): string {
  const content = [cursor.backwards ? 1 : 0, ...cursor.values]
  return encryption.getMessageVerifier().sign(content, undefined, purposeOf(sort))
}

function openCursor(text: string, sort: Sort): Cursor | null {
  const content = encryption
    .getMessageVerifier()
    .unsign<[number, ...string[]]>(text, purposeOf(sort))
  if (!content) return null
  const [backwards, ...values] = content
  return { backwards: backwards === 1, values }
}

/** The columns, so that a cursor of another order or list fits nowhere else. */
function purposeOf({ steps }: Sort): string {
  const columns = steps.map(({ column, descending }) => `${column}${descending ? ' desc' : ''}`)
  return `cursor of ${columns.join(', ')}`
}

function linkTo(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  cursors: { next: string | null; prev: string | null }
) {
  const links = Object.entries(cursors).flatMap(([rel, cursor]) => {
    if (!cursor) return []
    const qs = new URLSearchParams(request.qs() as Record<string, string>)
    qs.set('cursor', cursor)
    return [`<${request.url()}?${qs}>; rel="${rel}"`]
  })
  if (links.length) response.header('Link', links.join(', '))
}

/** PostgreSQL takes no NUL in a text. */
export function readable(text: string): string {
  return text.replaceAll('\u0000', '').trim()
}
