import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Lets the database count its tables anew, after much was written. SQLite never does by itself, and then
 * reads a list of relations from the wrong end; PostgreSQL does a minute later.
 */
export async function refreshStatistics(client: QueryClientContract): Promise<void> {
  await client.rawQuery('analyze')
}
