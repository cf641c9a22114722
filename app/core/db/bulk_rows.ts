import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** Binds any number of strings as one parameter, for `column in (…)`. */
export function valuesOf(
  client: QueryClientContract,
  values: string[]
): { sql: string; binding: string } {
  return isPostgres(client)
    ? { sql: 'select json_array_elements_text(cast(? as json))', binding: JSON.stringify(values) }
    : { sql: 'select value from json_each(?)', binding: JSON.stringify(values) }
}

/** Binds any number of integers as one parameter, for `column in (…)`. */
export function idsOf(
  client: QueryClientContract,
  ids: number[]
): { sql: string; binding: string } {
  return isPostgres(client)
    ? { sql: 'select unnest(cast(? as integer[]))', binding: `{${ids.join(',')}}` }
    : { sql: 'select value from json_each(?)', binding: `[${ids.join(',')}]` }
}

/**
 * Rows per statement. Keeps the SQL text below the size at which V8 allocates strings in
 * large-object space, where they would live until the next full GC and memory would grow with the
 * file.
 */
export const SLICE = 1000

/** Slices of `sizeOf(0)`, `sizeOf(1)` … items. */
export function* inSlices<Item>(
  items: Iterable<Item>,
  sizeOf: (nth: number) => number = () => SLICE
): Generator<Item[]> {
  let nth = 0
  let slice: Item[] = []
  for (const item of items) {
    slice.push(item)
    if (slice.length < sizeOf(nth)) continue
    yield slice
    slice = []
    nth += 1
  }
  if (slice.length) yield slice
}

/** The PostgreSQL text representation of a text array. */
export function textArray(texts: Array<string | null>): string {
  const quoted = texts.map((text) =>
    text === null ? 'null' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  )
  return `{${quoted.join(',')}}`
}
