import { BackupCommand } from '#app/core/backup/backup_command'

export default class BackupRestore extends BackupCommand {
  static commandName = 'backup:restore'
  static description = 'Restore a backup into an installation without data'
  static help = [
    'Verifies the backup, then restores the database into DATA_DIR and the uploaded files into the file storage',
    'of the settings. Both must be empty: nothing is overwritten. Stop the portal before, and run',
    '"{{ binaryName }} ledger:verify" afterwards.',
    '',
    '{{ binaryName }} backup:restore /var/backups/skillary/2026-11-23',
    '',
    'Exit codes: 0 restored, 1 nothing restored.',
  ]

  protected async carryOut(folder: string) {
    this.refusePostgres()
    const { restoreBackup } = await import('#app/core/backup/restore_backup')
    const { manifest, isKeyKnown, needsMigration } = await restoreBackup(folder)
    this.logger.success(`${this.describe(manifest)}, restored`)
    if (needsMigration) {
      this.logger.warning('The backup is of an older release: run "node ace migration:run --force"')
    }
    if (!isKeyKnown) {
      this.logger.warning(
        'The backup was made with another APP_KEY. Without it, secrets of webhooks and links in waiting mail are unreadable'
      )
    }
  }
}
