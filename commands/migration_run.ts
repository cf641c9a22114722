import MigrationRun from '@adonisjs/lucid/commands/migration/run'

/** Lucid's command; several at a time, such as those of all machines at an upgrade, wait for one another. */
export default class OneMigrationRun extends MigrationRun {
  async run() {
    const { whileNobodyMigrates } = await import('#app/core/db/migration_lock')
    await whileNobodyMigrates(() => super.run())
  }
}
