import { join } from 'node:path'
import { BackupFault } from '#app/core/backup/backup_fault'
import {
  checksumOf,
  databaseName,
  manifestName,
  readChecksums,
  readManifest,
  type Checksums,
  type Manifest,
} from '#app/core/backup/backup_folder'
import { inspectSqlite } from '#app/core/backup/sqlite_file'

export interface VerifiedBackup {
  manifest: Manifest
  checksums: Checksums
}

/**
 * Reads every file of a backup: checksums, completeness, and the structure of the database. Writes nothing.
 * @throws BackupFault with everything that was found
 */
export async function verifyBackup(folder: string): Promise<VerifiedBackup> {
  const manifest = await readManifest(folder)
  const checksums = await readChecksums(folder)
  const faults: string[] = []
  for (const [name, checksum] of checksums) {
    const fault = await faultOf(join(folder, name), checksum)
    if (fault) faults.push(`${name} ${fault}`)
  }
  const expected = manifest.files + [databaseName, manifestName].length
  if (checksums.size !== expected) {
    faults.push(`SHA256SUMS lists ${checksums.size} files, not ${expected}`)
  }
  if (!faults.length) {
    const found = await inspectSqlite(join(folder, databaseName))
    faults.push(...found.faults.map((fault) => `${databaseName}: ${fault}`))
  }
  if (faults.length) {
    throw new BackupFault(
      `The backup is damaged: ${faults.join('; ')}. Copy it again, or use another backup`
    )
  }
  return { manifest, checksums }
}

async function faultOf(path: string, checksum: string): Promise<string | null> {
  try {
    return (await checksumOf(path)) === checksum ? null : 'does not match its checksum'
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`
  }
}
