import ace from '@adonisjs/core/services/ace'

/** An empty database that the migrations made; for what can't be deleted, as the audit log. */
export async function freshDatabase() {
  const command = await ace.exec('migration:fresh', [])
  if (command.exitCode) throw command.error ?? new Error('The migrations failed')
}
