import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Any number of texts as one binding: goes into `column in (…)`. */
export function valuesOf(
  client: QueryClientContract,
  values: string[]
): { sql: string; binding: string } {
  return isPostgres(client)
    ? { sql: 'select json_array_elements_text(cast(? as json))', binding: JSON.stringify(values) }
    : { sql: 'select value from json_each(?)', binding: JSON.stringify(values) }
}

/** Any number of integers as one binding: goes into `column in (…)`. */
export function idsOf(
  client: QueryClientContract,
  ids: number[]
): { sql: string; binding: string } {
  return isPostgres(client)
    ? { sql: 'select unnest(cast(? as integer[]))', binding: `{${ids.join(',')}}` }
    : { sql: 'select value from json_each(?)', binding: `[${ids.join(',')}]` }
}

/**
 * Rows that one statement takes: its text then stays below the size from which V8 keeps a string apart
 * until the next full collection, which would let memory grow with the file.
 */
const SLICE = 1000

export function* inSlices<Item>(items: Iterable<Item>): Generator<Item[]> {
  let slice: Item[] = []
  for (const item of items) {
    slice.push(item)
    if (slice.length < SLICE) continue
    yield slice
    slice = []
  }
  if (slice.length) yield slice
}

/** PostgreSQL's text form of an array of texts. */
export function textArray(texts: Array<string | null>): string {
  const quoted = texts.map((text) =>
    text === null ? 'null' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  )
  return `{${quoted.join(',')}}`
}

export function isPostgres(client: QueryClientContract): boolean {
  return client.dialect.name === 'postgres'
}
