import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { isPostgres } from '#app/core/db/prepared_rows'

/** The rows of a raw query: PostgreSQL's driver wraps them, SQLite's does not. */
export async function rawRows<Row>(
  client: QueryClientContract,
  sql: string,
  bindings: RawQueryBindings = []
): Promise<Row[]> {
  const answer = await client.rawQuery(sql, bindings)
  return isPostgres(client) ? answer.rows : answer
}

/**
 * Any number of records as a table expression with one binding, their JSON text. `columns` gives
 * the PostgreSQL type of each member.
 */
export function jsonTable(
  client: QueryClientContract,
  alias: string,
  columns: Record<string, 'integer' | 'double precision' | 'boolean' | 'text' | 'uuid' | 'json'>
): string {
  const entries = Object.entries(columns)
  if (isPostgres(client)) {
    const typed = entries.map(([name, type]) => `${name} ${type}`).join(', ')
    return `json_to_recordset(cast(? as json)) as ${alias}(${typed})`
  }
  const read = entries.map(([name, type]) =>
    type === 'json'
      ? `nullif(value -> '${name}', 'null') as ${name}`
      : `value ->> '${name}' as ${name}`
  )
  return `(select ${read.join(', ')} from json_each(?)) as ${alias}`
}
