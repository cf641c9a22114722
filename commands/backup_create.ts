import { BackupCommand } from '#app/core/backup/backup_command'

export default class BackupCreate extends BackupCommand {
  static commandName = 'backup:create'
  static description = 'Back up the SQLite database and the uploaded files while the portal runs'
  static help = [
    'Writes a new folder with the database, the uploaded files, a manifest and checksums. The folder has its',
    'name only when it is complete. An existing one is not overwritten. APP_KEY is not part of it: keep it',
    'elsewhere, since secrets in the database are encrypted with it.',
    '',
    '{{ binaryName }} backup:create /var/backups/skillary/$(date +%F)',
    '',
    'Exit codes: 0 written and verified, 1 nothing written.',
  ]

  protected async carryOut(folder: string) {
    this.refusePostgres()
    const { createBackup } = await import('#app/core/backup/create_backup')
    const manifest = await createBackup(folder)
    this.logger.success(`${this.describe(manifest)}, written to ${folder}`)
  }
}
