import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import encryption from '@adonisjs/core/services/encryption'
import { BackupFault } from '#app/core/backup/backup_fault'
import {
  checksumOf,
  checksumsName,
  checksumsText,
  databaseName,
  flushFolder,
  keyCheckText,
  manifestFormat,
  manifestName,
  uploadsName,
  writeNewFile,
  type Checksums,
  type Manifest,
} from '#app/core/backup/backup_folder'
import { copySqlite, inspectSqlite } from '#app/core/backup/sqlite_file'
import { StorageFault } from '#app/core/files/storage_fault'
import { isStored, readStored, storedNames } from '#app/core/files/stored_files'
import { sqliteFile } from '#config/database'

/**
 * Writes a backup of the SQLite database and all uploaded files into a new folder, while the portal runs. It has its
 * final name only when it is complete and verified.
 *
 * @throws BackupFault, StorageFault
 */
export async function createBackup(folder: string): Promise<Manifest> {
  if (await exists(folder))
    throw new BackupFault(`${folder} already exists and will not be overwritten`)
  if (!(await exists(sqliteFile()))) {
    throw new BackupFault(`There is no database to back up: ${sqliteFile()} does not exist`)
  }
  const part = `${folder}.part`
  await createPart(part)
  try {
    await mkdir(join(part, uploadsName), { mode: 0o700 })
    const manifest = await fill(part)
    await rename(part, folder)
    await flushFolder(dirname(folder))
    return manifest
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

/** @throws BackupFault if another backup uses it */
async function createPart(part: string) {
  await mkdir(dirname(part), { recursive: true, mode: 0o700 })
  await mkdir(part, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new BackupFault(
      `${part} exists. If no other backup is running, it was left by an interrupted backup: delete it`
    )
  })
}

async function fill(folder: string): Promise<Manifest> {
  const checksums: Checksums = new Map()
  let bytes = 0
  const copyNewUploads = async () => {
    for await (const name of storedNames()) {
      const path = `${uploadsName}/${name}`
      if (checksums.has(path)) continue
      const written = await copyUpload(name, join(folder, path))
      if (!written) continue
      checksums.set(path, written.checksum)
      bytes += written.bytes
    }
  }

  /**
   * A file is stored before its record and deleted after it, and never changed. Copied both before and after the
   * database, all files of its records are there, also those that came or went meanwhile.
   */
  await copyNewUploads()
  const database = join(folder, databaseName)
  await copySqlite(sqliteFile(), database)
  await copyNewUploads()

  const { faults, migrations } = await inspectSqlite(database)
  if (!migrations.length && !faults.length) {
    throw new BackupFault('The database is empty. Run "node ace.js migration:run --force" first')
  }
  if (faults.length) {
    throw new BackupFault(`The database is damaged, so it was not backed up: ${faults.join('; ')}`)
  }
  const files = checksums.size
  const { size } = await stat(database)
  bytes += size
  checksums.set(databaseName, await checksumOf(database))
  const manifest: Manifest = {
    format: manifestFormat,
    created_at: new Date().toISOString(),
    migrations,
    files,
    bytes,
    key_check: encryption.encrypt(keyCheckText),
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const { checksum } = await writeNewFile(text, join(folder, manifestName))
  checksums.set(manifestName, checksum)
  await writeNewFile(checksumsText(checksums), join(folder, checksumsName))
  await flushFolder(join(folder, uploadsName))
  await flushFolder(folder)
  return manifest
}

/** Null if the file is deleted meanwhile. @throws StorageFault */
async function copyUpload(name: string, path: string) {
  try {
    return await writeNewFile(readStored(name), path)
  } catch (error) {
    if (!(error instanceof StorageFault) || (await isStored(name))) throw error
    await rm(path, { force: true })
    return null
  }
}

async function exists(path: string): Promise<boolean> {
  return Boolean(await stat(path).catch(() => null))
}
