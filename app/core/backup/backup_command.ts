import { resolve } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { BackupFault } from '#app/core/backup/backup_fault'
import type { Manifest } from '#app/core/backup/backup_folder'
import { StorageFault } from '#app/core/files/storage_fault'
import { postgresUrl } from '#config/database'

/** The common parts of the backup commands: folder and errors. */
export abstract class BackupCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The folder of the backup' })
  declare folder: string

  /** Throws `BackupFault`. */
  protected abstract carryOut(folder: string): Promise<void>

  async run() {
    try {
      await this.carryOut(resolve(this.folder))
    } catch (error) {
      this.logger.error(messageOf(error))
      this.exitCode = 1
    }
  }

  protected refusePostgres() {
    if (!postgresUrl) return
    throw new BackupFault(
      'This command is for SQLite. docs/operators.md describes backups of PostgreSQL'
    )
  }

  protected describe({ created_at: at, bytes, files }: Manifest): string {
    const megabytes = (bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })
    return `Backup of ${at}: ${megabytes} MB, ${files.toLocaleString('en')} uploaded files`
  }
}

/** @throws the error if it is not one that an operator can fix */
function messageOf(error: unknown): string {
  if (error instanceof BackupFault) return error.message
  if (error instanceof StorageFault) return `The file storage does not respond: ${error.reason}`
  const { code, message } = error as NodeJS.ErrnoException
  if (/^(E[A-Z]+|SQLITE_[A-Z]+)$/.test(code ?? '')) return message
  throw error
}
