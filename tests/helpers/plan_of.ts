import type { Client as PostgresConnection } from 'pg'
import type { Database as SqliteConnection } from 'sqlite3'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** The query plan of a statement, one line per step, on the client's own connection. */
export async function planOf(
  client: QueryClientContract,
  sql: string,
  bindings: unknown[] = []
): Promise<string[]> {
  const pool = client.getReadClient().client
  const connection = await pool.acquireConnection()
  try {
    return isPostgres(client)
      ? await postgresPlan(connection, sql, bindings)
      : await sqlitePlan(connection, sql, bindings)
  } finally {
    await pool.releaseConnection(connection)
  }
}

async function postgresPlan(connection: PostgresConnection, sql: string, values: unknown[]) {
  const { rows } = await connection.query({ text: `explain ${sql}`, values })
  return rows.map((row) => row['QUERY PLAN'] as string)
}

function sqlitePlan(connection: SqliteConnection, sql: string, bindings: unknown[]) {
  return new Promise<string[]>((resolve, reject) => {
    connection.all<{ detail: string }>(`explain query plan ${sql}`, bindings, (error, rows) =>
      error ? reject(error) : resolve(rows.map(({ detail }) => detail))
    )
  })
}
