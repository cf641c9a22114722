import MigrationRun from '@adonisjs/lucid/commands/migration/run'

/**
 * Lucid's command; several at a time, such as those of all machines at an upgrade, wait for one another. Lucid's own lock
 * fails instead of waiting, and is lost with its connection, which the pool closes when it is idle.
 */
export default class OneMigrationRun extends MigrationRun {
  async run() {
    this.disableLocks = true
    const { whileNobodyMigrates } = await import('#app/core/db/migration_lock')
    await whileNobodyMigrates(() => super.run())
  }
}
