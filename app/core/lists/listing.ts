import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { amongValues, isPostgres } from '#app/core/db/prepared_rows'
import {
  cheapTotal,
  exactTotal,
  applyFilters,
  applyFiltersOfPage,
  parseExportUrl,
  parseLeniently,
  parseStrictly,
  type ListParameters,
} from '#app/core/lists/list_url'
import type { Schema } from '#app/core/json_schema'
import {
  selectedColumns,
  idsOfPage,
  applyOrder,
  sortedPages,
  stepsOf,
  readPageAfter,
  type Sort,
} from '#app/core/lists/list_walk'
import { onReadConnection } from '#app/core/lists/read_connection'

/**
 * The list conventions (docs/api.md) for pages and `/v1`. A feature defines its list
 * (`ListDefinition`); `/v1` uses cursor pagination (`cursorList`), pages use page numbers for short
 * lists and cursors beyond (`pageList`).
 */
export interface ListDefinition<Model extends LucidModel> {
  /** Sort options: public name → a column that is indexed and never null. */
  sorts: Record<string, string>
  /** For example `name` or `-created_at,name`. */
  defaultSort: string
  /** The unique column that is the last in every order, with its table. */
  key: string
  /**
   * The selected columns, with their table; defaults to all. For rows with more data than the list
   * shows.
   */
  columns?: string[]
  search?: (query: ListQuery<Model>, text: string) => void
  filters: Record<string, ListFilter<Model>>
  /**
   * Metered calls change the rows. They are not noted as writes (`note_write.ts`), so the list is not read from
   * replicas: whoever has just made a call finds it there.
   */
  changesByCalls?: boolean
  /** Pairs of number filters that are a minimum and a maximum. */
  numberRanges?: Array<[least: string, most: string]>
  /**
   * Joins the table of a sort column, after the rows were counted; each row must have exactly one
   * joined row.
   */
  joinFor?: (query: ListQuery<Model>, column: string) => void
  /**
   * Forces an index with the required order, by the first column of the order; SQLite only. SQLite
   * plans as if all rows were read, so it would use the index of a filter and sort all matches.
   */
  followIndex?: (query: ListQuery<Model>, column: string) => void
  /**
   * Finds the keys of a page before its rows. For filters whose columns are in an index: PostgreSQL only prefers it to
   * the primary key, whose rows it would read until the page is full, if nothing else is selected.
   */
  keysFirst?: boolean
}

export type ListQuery<Model extends LucidModel> = ModelQueryBuilderContract<
  Model,
  InstanceType<Model>
>

/**
 * Parses one parameter: returns null for an invalid value, otherwise a function that narrows the
 * query.
 */
export interface ListFilter<Model extends LucidModel> {
  /** Completes the sentence "… must be", in the language of the request. */
  expects: () => string
  /** The JSON Schema of the parameter; defaults to any string. */
  schema?: Schema
  read: (text: string) => ((query: ListQuery<Model>) => void) | null
  /** The same for a page, with values that are read first, because planners cannot estimate those of a subquery. */
  lookUp?: (client: QueryClientContract, text: string) => Promise<(query: ListQuery<Model>) => void>
}

/** What a page needs to render the search, filters, headings and pagination of a list. */
export interface ListState {
  total: number
  /** There are more rows than `total`. */
  total_capped: boolean
  limit: number
  /** Null if the list is too long for page numbers: use `next_cursor` and `prev_cursor`. */
  page: number | null
  pages: number | null
  next_cursor: string | null
  prev_cursor: string | null
  sort: string
  search: string
  /** The active filters, as in the URL. */
  filters: Record<string, string>
  /** A sentence for each filter that was ignored because of an invalid value. */
  left_out: string[]
}

/** The cursors of a list that is not counted; null at its ends. */
export type KeyedState = Pick<ListState, 'next_cursor' | 'prev_cursor'>

/**
 * One page of a `/v1` list. Reads `limit`, `cursor`, `sort`, `search` and the filters of the
 * definition from the query, sets `Link` (RFC 8288) and returns the rows with their `meta`. Throws
 * a `Refusal` that names an invalid (422) or unknown (400) parameter; `alsoKnown` lists parameters that the
 * caller reads.
 */
export async function cursorList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request' | 'response'>,
  alsoKnown: string[] = []
) {
  const wanted = parseStrictly(definition, ctx, alsoKnown)
  await applyFiltersOfPage(definition, onReadConnection(definition, query), wanted)

  const { total, capped } = await countMatches(definition, query, wanted)
  prepareOrder(definition, query, wanted.sort, { isLong: capped })
  const { rows, next, prev } =
    total > 0
      ? await readPageAfter(definition, query, wanted)
      : { rows: [], next: null, prev: null }
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
 * One page of a list for a page of the portal: `?page=` for lists of up to 10,000 rows, `?cursor=`
 * beyond, which are counted if their table is not much longer. Invalid parts of the URL are ignored, and
 * `left_out` lists the ignored filters.
 */
export async function pageList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): Promise<{ rows: InstanceType<Model>[]; list: ListState }> {
  const wanted = parseLeniently(definition, ctx.request.qs())
  await applyFiltersOfPage(definition, onReadConnection(definition, query), wanted)

  const { total, capped } = await countMatches(definition, query, wanted)
  const { limit, search } = wanted
  const { sort, filters, leftOut } = wanted
  const all = capped ? await countIfCheap(definition, query) : total
  const state = {
    total: all ?? total,
    total_capped: all === null,
    limit,
    sort: sort.text,
    search,
    filters,
    left_out: leftOut,
  }

  // Without an index, counting has already read the whole table.
  if (total === 0) {
    return {
      rows: [],
      list: { ...state, page: 1, pages: 1, next_cursor: null, prev_cursor: null },
    }
  }
  prepareOrder(definition, query, sort, { isLong: capped })
  if (capped) {
    const { rows, next, prev } = await readPageAfter(definition, query, wanted)
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
  applyOrder(query, steps)
  const rows = await query.select(selectedColumns(definition, query)).limit(limit)
  return { rows, list: { ...state, page, pages, next_cursor: null, prev_cursor: null } }
}

/**
 * One page of a list that is never counted, always with `?cursor=`, so that every page is equally
 * fast. For logs, where mostly the latest entries are read.
 */
export async function keyedList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): Promise<{ rows: InstanceType<Model>[]; list: KeyedState }> {
  const wanted = parseLeniently(definition, ctx.request.qs())
  await applyFiltersOfPage(definition, onReadConnection(definition, query), wanted)
  prepareOrder(definition, query, wanted.sort, { isLong: false })
  const { rows, next, prev } = await readPageAfter(definition, query, wanted)
  return { rows, list: { next_cursor: next, prev_cursor: prev } }
}

/**
 * The unordered query with the search and filters of a page's URL, for counts next to the list.
 * Ignores invalid parts, as the list does.
 */
export function narrowedQuery<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { request }: Pick<HttpContext, 'request'>
): ListQuery<Model> {
  applyFilters(
    definition,
    onReadConnection(definition, query),
    parseLeniently(definition, request.qs())
  )
  return query
}

/**
 * The unordered query with the search and filters of an export's URL, which may also contain sort
 * and pagination parameters. Throws a `Refusal` that names an invalid (422) or unknown (400) filter: since the file is
 * read without the URL, a misspelt filter must not export everything.
 */
export function exportedQuery<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): ListQuery<Model> {
  applyFilters(definition, onReadConnection(definition, query), parseExportUrl(definition, ctx, []))
  return query
}

/**
 * All rows of an export in the order of its URL, page by page with keyset pagination, so that
 * memory use is constant and every page is equally fast. Throws like `exportedQuery`, before the
 * first page.
 */
export function exportedPages<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request'>
): AsyncGenerator<InstanceType<Model>[]> {
  const wanted = parseExportUrl(definition, ctx, ['sort'])
  applyFilters(definition, onReadConnection(definition, query), wanted)
  return everyPage(definition, query, wanted)
}

async function* everyPage<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  wanted: ListParameters
) {
  const counted = definition.followIndex && (await countUpTo(exactTotal, query))
  prepareOrder(definition, query, wanted.sort, { isLong: counted?.capped ?? false })
  yield* sortedPages(definition, query, wanted)
}

/**
 * Joins the tables of the order. Only long lists follow an index: a small result is sorted faster
 * than non-matching rows are skipped.
 */
function prepareOrder<Model extends LucidModel>(
  { joinFor, followIndex }: ListDefinition<Model>,
  query: ListQuery<Model>,
  { steps }: Sort,
  { isLong }: { isLong: boolean }
) {
  if (joinFor) for (const { column } of steps) joinFor(query, column)
  if (isLong && !isPostgres(query.client)) followIndex?.(query, steps[0].column)
}

/** Up to this many matches of a search are noted when they are counted. */
const fewMatches = 500

/**
 * Counts up to `exactTotal`. A search may have read the whole table, and the page in its order would read it again until it
 * has found a few matches, so the page reads only those that were counted.
 */
async function countMatches<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  query: ListQuery<Model>,
  { search }: ListParameters
) {
  if (!search) return countUpTo(exactTotal, query)
  const { total, capped, ids } = await countUpTo(exactTotal, query, key)
  if (ids) {
    const among = amongValues(query.client, key, 'bigint')
    query.whereRaw(among.sql, [among.bind(ids)])
  }
  return { total, capped }
}

/** Counts only up to the limit, so that long lists are as fast as short ones; `ids` are those of few matches. */
async function countUpTo<Model extends LucidModel>(
  most: number,
  query: ListQuery<Model>,
  key?: string
) {
  const counted = query
    .clone()
    .clearSelect()
    .select(key ? `${key} as id` : db.raw('1'))
    .limit(most + 1)
  const counting = query.client.from(counted.as('counted')).count('* as total')
  const list = isPostgres(query.client) ? 'array_to_json(array_agg(id))' : 'json_group_array(id)'
  if (key) counting.select(db.raw(`case when count(*) <= ${fewMatches} then ${list} end as ids`))

  const [{ total, ids }] = await counting
  return {
    total: Math.min(Number(total), most),
    capped: Number(total) > most,
    ids: typeof ids === 'string' ? (JSON.parse(ids) as number[]) : (ids as number[] | null),
  }
}

/**
 * Counts all matches if the table has at most `cheapTotal` rows, going by its first and last id; otherwise
 * null.
 */
async function countIfCheap<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  query: ListQuery<Model>
): Promise<number | null> {
  const [table] = key.split('.')
  const [{ ids }] = await query.client
    .query<{ ids: number }>()
    .select(
      db.raw(`(select max(${key}) from ${table}) - (select min(${key}) from ${table}) as ids`)
    )
  if (Number(ids) >= cheapTotal) return null
  const { total } = await countUpTo(cheapTotal, query)
  return total
}

function linkTo(
  { request, response }: Pick<HttpContext, 'request' | 'response'>,
  cursors: { next: string | null; prev: string | null }
) {
  const asked = new URLSearchParams(request.qs() as Record<string, string>)
  const link = (rel: string, qs: URLSearchParams) => {
    const query = qs.size ? `?${qs}` : ''
    return `<${request.url()}${query}>; rel="${rel}"`
  }
  const links = Object.entries(cursors).flatMap(([rel, cursor]) => {
    if (!cursor) return []
    const qs = new URLSearchParams(asked)
    qs.set('cursor', cursor)
    return [link(rel, qs)]
  })
  if (asked.has('cursor')) {
    asked.delete('cursor')
    links.push(link('first', asked))
  }
  if (links.length) response.header('Link', links.join(', '))
}
