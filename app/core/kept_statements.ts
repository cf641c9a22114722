import type { Database, Statement } from 'sqlite3'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The statements that a connection has prepared, by their text. */
const kept = new WeakMap<Database, Map<string, Statement>>()

/**
 * The rows of a statement that SQLite parses and plans once a connection: for short reads that takes
 * longer than running them. It goes straight to the driver, past the query builder and its events,
 * on the client's own connection, that of its transaction included.
 */
export async function keptStatementRows<Row>(
  client: QueryClientContract,
  sql: string,
  bindings: Array<string | number>
): Promise<Row[]> {
  const pool = client.getReadClient().client
  const connection: Database = await pool.acquireConnection()
  try {
    const statement = await prepared(connection, sql)
    return await new Promise<Row[]>((resolve, reject) => {
      statement.all<Row>(bindings, (error, rows) => (error ? reject(error) : resolve(rows)))
    })
  } finally {
    await pool.releaseConnection(connection)
  }
}

async function prepared(connection: Database, sql: string): Promise<Statement> {
  const statements = kept.get(connection) ?? keepStatementsOf(connection)
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

/** SQLite refuses to close a connection whose statements are still there. */
function keepStatementsOf(connection: Database) {
  const statements = new Map<string, Statement>()
  kept.set(connection, statements)
  const close = connection.close.bind(connection)
  connection.close = (done) => {
    for (const statement of statements.values()) statement.finalize()
    statements.clear()
    close(done)
  }
  return statements
}
