import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { keptStatementRows } from '#app/core/kept_statements'

/**
 * The rows of a hand-written read that is made over and over: both databases plan it once a
 * connection, PostgreSQL under this name. One name, one text; what varies is bound.
 */
export async function preparedRows<Row>(
  client: QueryClientContract,
  name: string,
  sql: string,
  bindings: Array<string | number>
): Promise<Row[]> {
  if (client.dialect.name !== 'postgres') return keptStatementRows(client, sql, bindings)
  const query = client.rawQuery(sql, bindings)
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

/**
 * A join by key that is made row by row, whatever the planner believes about the sizes of the tables:
 * right after an import PostgreSQL knows nothing of them yet. `columns` of the row of `table` whose
 * `key` equals `value`; add `where` after it. SQLite keeps the order of a cross join.
 */
export function eachRowJoins(
  client: QueryClientContract,
  ...joins: Array<{ table: string; as: string; columns: string; key: string; value: string }>
): string {
  const pg = client.dialect.name === 'postgres'
  const from = joins.map(({ table, as, columns, key, value }) =>
    pg
      ? `cross join lateral (select ${columns} from ${table} where ${key} = ${value} offset 0) as ${as}`
      : `cross join ${table} as ${as}`
  )
  const on = joins.map(({ as, key, value }) => `${as}.${key} = ${value}`)
  return `${from.join(' ')} where ${pg ? 'true' : on.join(' and ')}`
}
