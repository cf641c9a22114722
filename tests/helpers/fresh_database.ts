import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { requestCounts } from '#app/billing/metering/rate_limit_middleware'

/**
 * An empty database that the migrations made; for what can't be deleted, as the audit log. Ids begin anew,
 * so what was counted for them begins anew too: on SQLite no migration knows that table.
 */
export async function freshDatabase() {
  const command = await ace.exec('migration:fresh', [])
  if (command.exitCode) throw command.error ?? new Error('The migrations failed')
  await db.from(requestCounts(db.connection())).delete()
}
