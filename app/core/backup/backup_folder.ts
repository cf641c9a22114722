import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupFault } from '#app/core/backup/backup_fault'

/**
 * A backup is a folder: the database, the uploaded files, what is known about them, and the checksums of all, in the
 * format of `sha256sum`, so that it can be verified without Skillary.
 */
export const databaseName = 'skillary.sqlite3'
export const uploadsName = 'uploads'
export const manifestName = 'manifest.json'
export const checksumsName = 'SHA256SUMS'

export const manifestFormat = 1

export interface Manifest {
  format: typeof manifestFormat
  created_at: string
  /** The migrations of the database. */
  migrations: string[]
  /** The number of uploaded files. */
  files: number
  /** The size of database and uploaded files. */
  bytes: number
  /** Encrypted with APP_KEY, to find out whether the key of a restored installation is the right one. */
  key_check: string
}

/** The value of `key_check`. */
export const keyCheckText = 'Skillary backup'

/** Path below the folder and checksum of each file, except that of the checksums. */
export type Checksums = Map<string, string>

const checksumLine =
  /^([0-9a-f]{64}) {2}(manifest\.json|skillary\.sqlite3|uploads\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) {
    throw new BackupFault(`${folder} is not a complete backup: it has no ${manifestName}`)
  }
  const manifest = parsed(text)
  if (!manifest) throw new BackupFault(`${manifestName} is damaged`)
  if (manifest.format !== manifestFormat) {
    throw new BackupFault(
      `The backup has format ${manifest.format}, which this release cannot read`
    )
  }
  return manifest
}

function parsed(text: string): Manifest | null {
  try {
    const value = JSON.parse(text)
    const isManifest = typeof value?.format === 'number' && Array.isArray(value.migrations)
    return isManifest ? value : null
  } catch {
    return null
  }
}

export async function readChecksums(folder: string): Promise<Checksums> {
  const text = await readFile(join(folder, checksumsName), 'utf8').catch(() => null)
  if (text === null) throw new BackupFault(`${checksumsName} is missing`)
  const lines = text.split('\n').slice(0, -1)
  return new Map(
    lines.map((line, index) => {
      const [, checksum, name] = checksumLine.exec(line) ?? []
      if (!name) throw new BackupFault(`${checksumsName} is damaged in line ${index + 1}`)
      return [name, checksum]
    })
  )
}

export function checksumsText(checksums: Checksums): string {
  return [...checksums].map(([name, checksum]) => `${checksum}  ${name}\n`).join('')
}

/** Writes a new file that only this user can read, flushed to disk. */
export async function writeNewFile(
  source: Readable | string,
  path: string
): Promise<{ bytes: number; checksum: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(pieces: AsyncIterable<Buffer | string> | Iterable<string>) {
    for await (const piece of pieces) {
      hash.update(piece)
      bytes += Buffer.byteLength(piece)
      yield piece
    }
  }
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(typeof source === 'string' ? [source] : source, counted, target)
  return { bytes, checksum: hash.digest('hex') }
}

/** @throws an error with code `ENOENT` if there is no such file */
export async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Flushes new and renamed entries of a folder to disk. */
export async function flushFolder(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
