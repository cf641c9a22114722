import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import type { Wanted } from '#app/core/lists/list_address'
import type { ListDefinition, ListQuery } from '#app/core/lists/listing'

/** One column of an order. */
export interface SortStep {
  column: string
  descending: boolean
}

/** An order by its public text and by columns. */
export interface Sort {
  text: string
  steps: SortStep[]
}

/** Where a walk goes on: before or after the row that has these values in the order's columns. */
export interface Cursor {
  backwards: boolean
  values: string[]
}

const exportedPage = 500

/** One page on from the cursor; the values of the order's columns come along as text, exact on both databases. */
export async function walk<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { limit, cursor, sort }: Wanted<Model>
) {
  const backwards = cursor?.backwards ?? false
  const steps = stepsOf(definition, sort)
  const walked = backwards ? steps.map(turned) : steps

  const found = await inOrder(definition, query, walked, cursor?.values ?? null, steps).limit(
    limit + 1
  )
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

/** All rows in this order, page by page, each found by the key of the last row before it. */
export async function* sortedPages<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  { sort }: Wanted<Model>
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
 * Which rows stand on a page that so many rows come before. Skips keys alone, so that what a row shows
 * is not worked out for those before it, and from the end of the list that is nearer.
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
  order(keys, fromEnd ? steps.map(turned) : steps)
  const rows = await keys
    .limit(Math.min(limit, total - skipped))
    .offset(fromEnd ? behind : skipped)
    .pojo<{ id: number }>()
  return rows.map(({ id }) => id)
}

/**
 * The order's columns, the key last. It goes the way of the step before it, so that an index on
 * (column, key) serves both directions.
 */
export function stepsOf<Model extends LucidModel>(
  { key }: ListDefinition<Model>,
  { steps }: Sort
): SortStep[] {
  if (steps.some(({ column }) => column === key)) return steps
  return [...steps, { column: key, descending: steps.at(-1)?.descending ?? false }]
}

/** What `followIndex` does for a list of one table: `indexes` are the names of its indexes by column. */
export function fromIndex<Model extends LucidModel>(indexes: Record<string, string>) {
  return (query: ListQuery<Model>, column: string) => {
    const index = indexes[column]
    if (!index) return
    const table = query.client.knexRawQuery(`${query.model.table} indexed by ${index}`)
    query.knexQuery.from(table)
  }
}

/** Puts the steps at the end of the query's order. */
export function order<Model extends LucidModel>(query: ListQuery<Model>, steps: SortStep[]) {
  for (const { column, descending } of steps) query.orderBy(column, descending ? 'desc' : 'asc')
}

/** Where the walk goes on; null for a text that we did not make for this order. */
export function openCursor(text: string, sort: Sort): Cursor | null {
  const content = encryption
    .getMessageVerifier()
    .unsign<[number, ...string[]]>(text, purposeOf(sort))
  if (!content) return null
  const [backwards, ...values] = content
  return { backwards: backwards === 1, values }
}

/** What is read of each row of a list. */
export function columnsOf<Model extends LucidModel>(
  { columns }: ListDefinition<Model>,
  query: ListQuery<Model>
): string[] {
  return columns ?? [`${query.model.table}.*`]
}

/** The query in this order, from behind the row with these values; `named` are the steps that cursors know. */
function inOrder<Model extends LucidModel>(
  definition: ListDefinition<Model>,
  query: ListQuery<Model>,
  steps: SortStep[],
  after: string[] | null,
  named = steps
): ListQuery<Model> {
  query.select(columnsOf(definition, query))
  named.forEach(({ column }, index) => {
    query.select(db.raw(`cast(${column} as text) as cursor_${index}`))
  })
  if (after) beyond(query, steps, after)
  order(query, steps)
  return query
}

function turned({ column, descending }: SortStep): SortStep {
  return { column, descending: !descending }
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

/** The columns, so that a cursor of another order or list fits nowhere else. */
function purposeOf({ steps }: Sort): string {
  const columns = steps.map(({ column, descending }) => `${column}${descending ? ' desc' : ''}`)
  return `cursor of ${columns.join(', ')}`
}
