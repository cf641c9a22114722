import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { ListParameters } from '#app/core/lists/list_url'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** One column of a sort order. */
export interface SortStep {
  column: string
  descending: boolean
}

/** A sort order: its public name and its columns. */
export interface Sort {
  text: string
  steps: SortStep[]
}

/** A pagination position: before or after the row with these values in the sort columns. */
export interface Cursor {
  backwards: boolean
  values: string[]
}

const exportedPage = 500

/**
 * The page after the cursor. The values of the sort columns are returned as text, which is exact on
 * both databases.
 */
export async function readPageAfter<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { limit, cursor, sort }: ListParameters
) {
  const backwards = cursor?.backwards ?? false
  const steps = stepsOf(definition, sort)
  const walked = backwards ? steps.map(reversed) : steps

  const after = cursor?.values ?? null
  if (definition.keysFirst) {
    const keys = query.clone().clearSelect().select(definition.key)
    query.whereIn(definition.key, walk(keys, walked, after).limit(limit + 1))
  }
  const found = await inOrder(definition, query, walked, after, steps).limit(limit + 1)
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

/** All rows in this order, page by page with keyset pagination. */
export async function* sortedPages<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { sort }: ListParameters
) {
  const steps = stepsOf(definition, sort)
  let values: string[] | null = null
  do {
    const page: ListQuery<Model> = inOrder(definition, query.clone(), steps, values)
    const rows: InstanceType<Model>[] = await page.limit(exportedPage)
    if (rows.length) yield rows
    values = rows.length < exportedPage ? null : valuesOf(rows[rows.length - 1], steps.length)
  } while (values)
}

/**
 * The ids of a page at this offset. Skips over keys only, so that computed columns are not
 * evaluated for skipped rows, and starts from the nearer end of the list.
 */
export async function idsOfPage<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  query: ListQuery<Model>,
  steps: SortStep[],
  { limit, total, skipped }: { limit: number; total: number; skipped: number }
): Promise<number[]> {
  const behind = Math.max(0, total - skipped - limit)
  const fromEnd = behind < skipped
  const keys = query.clone().clearSelect().select(`${key} as id`)
  applyOrder(keys, fromEnd ? steps.map(reversed) : steps)
  const rows = await keys
    .limit(Math.min(limit, total - skipped))
    .offset(fromEnd ? behind : skipped)
    .pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}

/**
 * The sort columns with the key last. The key has the direction of the column before it, so that
 * one index on (column, key) serves both directions.
 */
export function stepsOf<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  { steps }: Sort
): SortStep[] {
  if (steps.some(({ column }) => column === key)) return steps
  return [...steps, { column: key, descending: steps.at(-1)?.descending ?? false }]
}

/** The `followIndex` of a list with one table: `indexes` are its index names by column. */
export function fromIndex<Model extends LucidModel>(indexes: Record<string, string>) {
  return (query: ListQuery<Model>, column: string) => {
    const index = indexes[column]
    if (!index) return
    const table = query.client.knexRawQuery(`${query.model.table} indexed by ${index}`)
    query.knexQuery.from(table)
  }
}

/** Appends the columns to the order of the query. */
export function applyOrder<Model extends LucidModel>(query: ListQuery<Model>, steps: SortStep[]) {
  for (const { column, descending } of steps) query.orderBy(column, descending ? 'desc' : 'asc')
}

/** Parses a cursor; null unless we issued it for this order. */
export function parseCursor(text: string, sort: Sort): Cursor | null {
  const content = encryption
    .getMessageVerifier()
    .unsign<[number, ...string[]]>(text, purposeOf(sort))
  if (!content) return null
  const [backwards, ...values] = content
  return { backwards: backwards === 1, values }
}

/** The columns that are selected for each row of a list. */
export function selectedColumns<Model extends LucidModel>(
  { columns }: ListDefinition<Model>,
  query: ListQuery<Model>
): string[] {
  return columns ?? [`${query.model.table}.*`]
}

/**
 * The query in this order, after the row with these values; `named` are the columns that cursors
 * contain.
 */
function inOrder<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  steps: SortStep[],
  after: string[] | null,
  named = steps
): ListQuery<Model> {
  query.select(selectedColumns(definition, query))
  named.forEach(({ column }, index) => {
    query.select(db.raw(`cast(${column} as text) as cursor_${index}`))
  })
  return walk(query, steps, after)
}

function walk<Model extends LucidModel>(
  query: ListQuery<Model>,
  steps: SortStep[],
  after: string[] | null
): ListQuery<Model> {
  if (after) beyond(query, steps, after)
  applyOrder(query, steps)
  return query
}

function reversed({ column, descending }: SortStep): SortStep {
  return { column, descending: !descending }
}

/**
 * Matches rows after the values in this order. If all columns have the same direction, a row
 * comparison lets the database start inside the index; otherwise the condition on the first column
 * does.
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

/** Signs the cursor, because its values are used in a comparison. */
function sealCursor(cursor: Cursor, sort: Sort): string {
  const content = [cursor.backwards ? 1 : 0, ...cursor.values]
  return encryption.getMessageVerifier().sign(content, undefined, purposeOf(sort))
}

/** Includes the columns, so that a cursor is only valid for the same list and order. */
function purposeOf({ steps }: Sort): string {
  const columns = steps.map(({ column, descending }) => `${column}${descending ? ' desc' : ''}`)
  return `cursor of ${columns.join(', ')}`
}
