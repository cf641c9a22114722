import { createReadStream } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import encryption from '@adonisjs/core/services/encryption'
import { BackupFault } from '#app/core/backup/backup_fault'
import {
  databaseName,
  flushFolder,
  keyCheckText,
  uploadsName,
  writeNewFile,
  type Manifest,
} from '#app/core/backup/backup_folder'
import { verifyBackup } from '#app/core/backup/verify_backup'
import { migrationNames } from '#app/core/db/pending_migrations'
import { removeFile, storedNames, storeFile } from '#app/core/files/stored_files'
import { sqliteFile } from '#config/database'

export interface Restored {
  manifest: Manifest
  /** Whether the secrets of the backup can be decrypted with the present APP_KEY. */
  isKeyKnown: boolean
  /** Whether this release has migrations that the backup has not. */
  needsMigration: boolean
}

/**
 * Restores a backup into an installation without database and uploaded files. The database gets its name last, so an
 * interrupted restore leaves none. @throws BackupFault, StorageFault
 */
export async function restoreBackup(folder: string): Promise<Restored> {
  await refuseToOverwrite()
  const { manifest, checksums } = await verifyBackup(folder)
  const known = new Set(await migrationNames())
  const unknown = manifest.migrations.find((name) => !known.has(name))
  if (unknown) {
    throw new BackupFault(`The backup is of a newer release: this one does not know ${unknown}`)
  }

  const target = sqliteFile()
  const part = `${target}.part`
  const stored: string[] = []
  try {
    for (const path of checksums.keys()) {
      if (!path.startsWith(`${uploadsName}/`)) continue
      const name = basename(path)
      stored.push(name)
      await storeFile(join(folder, path), { name })
    }
    await rm(part, { force: true })
    const { checksum } = await writeNewFile(createReadStream(join(folder, databaseName)), part)
    if (checksum !== checksums.get(databaseName)) {
      throw new BackupFault(`${databaseName} changed while it was restored`)
    }
    await rename(part, target)
    await flushFolder(dirname(target))
  } catch (error) {
    for (const name of stored) await removeFile(name)
    await rm(part, { force: true })
    throw error
  }
  return {
    manifest,
    isKeyKnown: encryption.decrypt(manifest.key_check) === keyCheckText,
    needsMigration: manifest.migrations.length < known.size,
  }
}

async function refuseToOverwrite() {
  const folder = dirname(sqliteFile())
  const leftover = `${databaseName}.part`
  const names = await readdir(folder)
  const present = names.find((name) => name.startsWith(databaseName) && name !== leftover)
  if (present) {
    throw new BackupFault(
      `${join(folder, present)} exists and is not overwritten. Stop the portal, and move it away or use an empty DATA_DIR`
    )
  }
  for await (const name of storedNames()) {
    throw new BackupFault(
      `The file storage has files, such as ${name}, which are not overwritten. Use an empty UPLOAD_DIR or S3_PREFIX`
    )
  }
}
