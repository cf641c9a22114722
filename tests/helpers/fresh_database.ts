import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { requestCounts } from '#app/billing/metering/rate_limit_middleware'

/**
 * Recreates the database with the migrations, for rows that cannot be deleted, such as the audit
 * log. Ids restart, so rate limits are reset too: on SQLite, their table is not part of the
 * migrations.
 */
export async function freshDatabase() {
  const command = await ace.exec('migration:fresh', [])
  if (command.exitCode) throw command.error ?? new Error('The migrations failed')
  await db.from(requestCounts(db.connection())).delete()
}
