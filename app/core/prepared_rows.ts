import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

/**
 * The rows of a hand-written statement that is run over and over: PostgreSQL plans it once a
 * connection under this name, which takes longer than running it. One name, one text.
 */
export async function preparedRows<Row>(
  client: QueryClientContract,
  name: string,
  sql: string,
  bindings: RawQueryBindings
): Promise<Row[]> {
  const query = client.rawQuery(sql, bindings)
  if (client.dialect.name !== 'postgres') return query
  query.knexQuery.options({ name })
  const { rows } = await query
  return rows
}

/**
 * A condition that takes any number of values with one binding, and that binding.
 */
export function amongValues(
  client: QueryClientContract,
  column: string,
  type: 'integer' | 'text'
): { sql: string; bind: (values: Array<string | number>) => string } {
  const pg = client.dialect.name === 'postgres'
  return {
    sql: pg
      ? `${column} = any(array(select cast(value as ${type}) from json_array_elements_text(cast(? as json))))`
      : `${column} in (select value from json_each(?))`,
    bind: (values) => JSON.stringify(values),
  }
}
