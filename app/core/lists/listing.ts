import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import {
  exactTotal,
  narrow,
  readExported,
  readLeniently,
  readStrictly,
  type Wanted,
} from '#app/core/lists/list_address'
import type { Schema } from '#app/core/json_schema'
import {
  columnsOf,
  idsOfPage,
  order,
  sortedPages,
  stepsOf,
  walk,
  type Sort,
} from '#app/core/lists/list_walk'
import { onReadConnection } from '#app/core/lists/read_connection'

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
  /** What is read of each row, with its table: all of it, unless rows hold more than a list shows. */
  columns?: string[]
  search?: (query: ListQuery<Model>, text: string) => void
  filters: Record<string, ListFilter<Model>>
  /**
   * Ties the query to an index that has the order, by the column that comes first in it; for SQLite alone. SQLite
   * plans as if all rows were read to the end, so it finds those of a filter by the filter's index and sorts them all.
   */
  followIndex?: (query: ListQuery<Model>, column: string) => void
}

export type ListQuery<Model extends LucidModel> = ModelQueryBuilderContract<
  Model,
  InstanceType<Model>
>

/** Reads one parameter: null when the text is no value for it, else what narrows the query. */
export interface ListFilter<Model extends LucidModel> {
  /** Ends the sentence "… must be", in the language of whoever asks. */
  expects: () => string
  /** What its text looks like, in JSON Schema; any text without it. */
  schema?: Schema
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

/**
 * One page of a `/v1` list. Takes `limit`, `cursor`, `sort`, `search` and the definition's filters
 * from the query string, sets the `Link` header (RFC 8288) and returns rows with their `meta`.
 * Throws a 400 `Refusal` that names the parameter, for an unknown one too; `alsoKnown` are those that
 * the caller reads.
 */
export async function cursorList<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  ctx: Pick<HttpContext, 'request' | 'response'>,
  alsoKnown: string[] = []
) {
  const wanted = readStrictly(definition, ctx, alsoKnown)
  narrow(definition, onReadConnection(query), wanted)

  const { total, capped } = await countUpTo(exactTotal, query)
  if (capped) followIndex(definition, query, wanted.sort)
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
  narrow(definition, onReadConnection(query), wanted)

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
    followIndex(definition, query, sort)
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
  const rows = await query.select(columnsOf(definition, query)).limit(limit)
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
  narrow(definition, onReadConnection(query), wanted)
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
  narrow(definition, onReadConnection(query), readLeniently(definition, request.qs()))
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
  narrow(definition, onReadConnection(query), readExported(definition, ctx, []))
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
  narrow(definition, onReadConnection(query), wanted)
  return everyPage(definition, query, wanted)
}

async function* everyPage<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  wanted: Wanted<Model>
) {
  if (definition.followIndex) {
    const { capped } = await countUpTo(exactTotal, query)
    if (capped) followIndex(definition, query, wanted.sort)
  }
  yield* sortedPages(definition, query, wanted)
}

/** For lists of many rows: a few are sorted sooner than the rows that do not match are passed over. */
function followIndex<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { steps }: Sort
) {
  if (query.client.dialect.name !== 'postgres') definition.followIndex?.(query, steps[0].column)
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
