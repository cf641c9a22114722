import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** Rows of an index that SQLite samples; other writers are blocked meanwhile. */
const ROWS = 1000

/**
 * Updates the planner statistics after a large write. SQLite never does this by itself and would
 * then scan a list of relations from the wrong end; PostgreSQL does it only after a minute.
 *
 * @param tables Those that were written; all tables if it is empty
 */
export async function refreshStatistics(
  client: QueryClientContract,
  tables: string[] = []
): Promise<void> {
  if (!isPostgres(client)) await client.rawQuery(`pragma analysis_limit = ${ROWS}`)
  if (!tables.length) await client.rawQuery('analyze')
  for (const table of tables) await client.rawQuery('analyze ??', [table])
}
