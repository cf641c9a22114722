import MigrationRun from '@adonisjs/lucid/commands/migration/run'

/**
 * Lucid's command, except that it refuses databases of other encodings than UTF-8, and that concurrent runs wait for one
 * another, such as those of all machines during an upgrade.
 * Lucid's own lock fails instead of waiting, and is lost when the pool closes its idle connection.
 */
export default class OneMigrationRun extends MigrationRun {
  async run() {
    this.disableLocks = true
    if (this.app.inProduction && !this.force && !(await this.takeProductionConsent())) return
    this.force = true
    const { whileNobodyMigrates } = await import('#app/core/db/migration_lock')
    const { refuseOtherEncodings } = await import('#app/core/db/database_refusals')
    await whileNobodyMigrates(async () => {
      await refuseOtherEncodings()
      await super.run()
    })
  }
}
