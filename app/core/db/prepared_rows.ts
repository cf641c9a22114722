import { createHash } from 'node:crypto'
import type { Client as PostgresConnection } from 'pg'
import type { Database, Statement } from 'sqlite3'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { preparesByName } from '#config/database'
import { withConnection } from '#app/core/db/fall_back'
import { givenTime } from '#app/core/db/given_time'

type Binding = string | number | null

/** The prepared statements of each connection, by SQL text. */
const statementsByDatabase = new WeakMap<Database, Map<string, Statement>>()

/** The same statements in the form that the PostgreSQL driver expects. */
const planned = new Map<string, Planned>()

interface Planned {
  /** Unique to this SQL text, even where several texts share a given name. */
  name: string
  /** With numbered bindings. */
  text: string
}

/**
 * Runs a statement that the database parses and plans once per connection; for short reads,
 * planning takes longer than execution. Bypasses the query builder and its events and uses the
 * client's own connection, including that of its transaction. PostgreSQL stores the plan under
 * `name`, a label for readers that several statements may share.
 */
export async function preparedRows<Row>(
  client: QueryClientContract,
  name: string,
  sql: string,
  bindings: Binding[]
): Promise<Row[]> {
  const pool = client.getReadClient().client
  return isPostgres(client)
    ? withConnection(pool, (connection) => postgresRows<Row>(connection, name, sql, bindings))
    : withConnection(pool, (connection) => sqliteRows<Row>(connection, sql, bindings))
}

export function isPostgres(client: QueryClientContract): boolean {
  return client.dialect.name === 'postgres'
}

/** SQL that differs by database, built once per database, or each time within `atTime`. */
export function textByDatabase(
  build: (client: QueryClientContract) => string
): (client: QueryClientContract) => string {
  const texts = new Map<string, string>()
  return (client) => {
    if (givenTime()) return build(client)
    const { name } = client.dialect
    const text = texts.get(name) ?? build(client)
    texts.set(name, text)
    return text
  }
}

async function postgresRows<Row>(
  connection: PostgresConnection,
  name: string,
  sql: string,
  values: Binding[]
): Promise<Row[]> {
  const { text, name: unique } = plannedAs(name, sql)
  const { rows } = await connection.query({ text, values, ...(preparesByName && { name: unique }) })
  return rows as Row[]
}

/** Starts with the digest, since PostgreSQL truncates names to 63 bytes. */
export function plannedAs(name: string, sql: string): Planned {
  const known = planned.get(sql)
  if (known) return known
  let count = 0
  const text = sql.replaceAll('?', () => `$${++count}`)
  const digest = createHash('sha256').update(sql).digest('hex').slice(0, 16)
  const fresh = { name: `${digest}_${name}`, text }
  planned.set(sql, fresh)
  return fresh
}

async function sqliteRows<Row>(
  connection: Database,
  sql: string,
  bindings: Binding[]
): Promise<Row[]> {
  const statement = await prepared(connection, sql)
  return new Promise<Row[]>((resolve, reject) => {
    statement.all<Row>(bindings, (error, rows) => (error ? reject(error) : resolve(rows)))
  })
}

async function prepared(connection: Database, sql: string): Promise<Statement> {
  const statements = statementsByDatabase.get(connection) ?? cacheStatementsOf(connection)
  const known = statements.get(sql)
  if (known) return known
  const statement = await new Promise<Statement>((resolve, reject) => {
    const fresh = connection.prepare(sql, (error: Error | null) => {
      if (error) reject(error)
      else resolve(fresh)
    })
  })
  statements.set(sql, statement)
  return statement
}

/** SQLite refuses to close a connection with open statements. */
function cacheStatementsOf(connection: Database) {
  const statements = new Map<string, Statement>()
  statementsByDatabase.set(connection, statements)
  const close = connection.close.bind(connection)
  connection.close = (done) => {
    for (const statement of statements.values()) statement.finalize()
    statements.clear()
    close(done)
  }
  return statements
}

/** A condition that matches any number of values with one binding, and that binding. */
export function amongValues(
  client: QueryClientContract,
  column: string,
  type: 'integer' | 'bigint' | 'text' | 'uuid'
): { sql: string; bind: (values: Array<string | number>) => string } {
  const pg = isPostgres(client)
  return {
    sql: pg
      ? `${column} = any(array(select cast(value as ${type}) from json_array_elements_text(cast(? as json))))`
      : `${column} in (select value from json_each(?))`,
    bind: (values) => JSON.stringify(values),
  }
}

/**
 * A key join that is forced to run row by row, whatever the planner estimates: right after an
 * import, PostgreSQL has no statistics yet. Selects `columns` of the row of `table` whose `key`
 * equals `value`; append `where` after it. SQLite preserves the order of a cross join.
 */
export function eachRowJoins(
  client: QueryClientContract,
  ...joins: Array<{ table: string; as: string; columns: string; key: string; value: string }>
): string {
  const pg = isPostgres(client)
  const from = joins.map(({ table, as, columns, key, value }) =>
    pg
      ? `cross join lateral (select ${columns} from ${table} where ${key} = ${value} offset 0) as ${as}`
      : `cross join ${table} as ${as}`
  )
  const on = joins.map(({ as, key, value }) => `${as}.${key} = ${value}`)
  return `${from.join(' ')} where ${pg ? 'true' : on.join(' and ')}`
}
