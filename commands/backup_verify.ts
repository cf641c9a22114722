import { BackupCommand } from '#app/core/backup/backup_command'

export default class BackupVerify extends BackupCommand {
  static commandName = 'backup:verify'
  static description = 'Verify that a backup is complete and undamaged'
  static help = [
    'Compares all files with their checksums and checks the structure of the database. Writes nothing. Without',
    'Skillary, "sha256sum -c SHA256SUMS" in the folder compares the checksums.',
    '',
    '{{ binaryName }} backup:verify /var/backups/skillary/2026-11-23',
    '',
    'Exit codes: 0 undamaged, 1 damaged or not a backup.',
  ]

  protected async carryOut(folder: string) {
    const { verifyBackup } = await import('#app/core/backup/verify_backup')
    const { manifest } = await verifyBackup(folder)
    this.logger.success(`${this.describe(manifest)}, undamaged`)
  }
}
