import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Rows of an index that SQLite looks at: nobody else can write meanwhile. */
const ROWS = 1000

/**
 * Lets the database count its tables anew, after much was written. SQLite never does by itself, and then
 * reads a list of relations from the wrong end; PostgreSQL does a minute later.
 */
export async function refreshStatistics(client: QueryClientContract): Promise<void> {
  if (client.dialect.name !== 'postgres') await client.rawQuery(`pragma analysis_limit = ${ROWS}`)
  await client.rawQuery('analyze')
}
