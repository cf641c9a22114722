import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { logDeed } from '#app/accounts/audit/audit_log'
import { violatesUnique } from '#app/core/db/unique_violation'
import { optionsFor } from '#app/imports/run/upload_rights'
import type { ImportOptions } from '#app/imports/importer'
import Upload, { type UploadKind } from '#app/imports/upload'
import { uploadDeed } from '#app/imports/run/audit_upload'
import { removeFile, storeAgain, storeFile } from '#app/core/files/stored_files'
import { enqueueUpload } from '#app/imports/run/upload_claims'

export interface QueuedFile {
  kind: UploadKind
  /** Where the file stands on this machine; without it the file of `retryOf` is taken once more. */
  path?: string
  /** Whether it may be taken from there. */
  move?: boolean
  /** What people call it. */
  fileName: string
  options?: Partial<ImportOptions>
  /** Does everything and commits nothing: the upload says what would come of the file. */
  dryRun?: boolean
  /** Waits for its columns, out of sight, until `releaseForCheck`. */
  held?: boolean
  startedBy: number | null
  /** From where; null at a terminal. */
  ip?: string | null
  /** The upload whose rejected rows, or whose file, this is. */
  retryOf?: Upload
  /** It takes in what `retryOf` checked, which one upload alone may do. */
  takesIn?: boolean
}

const LONGEST_NAME = 255

/**
 * Stores a file and queues its upload; the next worker takes it up. Writes one upload, and the audit log.
 * @throws StorageFault where the file cannot be stored; then nothing was written. With `takesIn` what
 * `isTakenAlready` knows, where another upload does so
 */
export async function queueUpload(queued: QueuedFile): Promise<Upload> {
  const { name, bytes, contentHash } = await store(queued)
  try {
    const row = {
      kind: queued.kind,
      fileName: queued.fileName.slice(-LONGEST_NAME),
      bytes,
      contentHash,
      status: 'queued',
      dryRun: queued.dryRun ?? false,
      held: queued.held ?? false,
      options: await optionsFor(queued.startedBy, queued.options ?? {}),
      startedBy: queued.startedBy,
      storedFile: name,
      retryOf: queued.retryOf?.id ?? null,
      takenFrom: queued.takesIn ? queued.retryOf?.id : null,
    } as const
    const upload = await create(row, queued)
    return upload.refresh()
  } catch (error) {
    await removeFile(name)
    throw error
  }
}

/** Whether an upload was not queued because another one takes in what was checked. */
export function isTakenAlready(error: unknown): boolean {
  return violatesUnique(error, 'uploads', 'taken_from')
}

/** In a transaction of its own: a refused row must not break one around it. */
function create(
  row: Partial<ModelAttributes<Upload>>,
  { startedBy, ip = null, takesIn, retryOf }: QueuedFile
): Promise<Upload> {
  const action = takesIn ? 'taken_in' : retryOf ? 'retried' : 'uploaded'
  return db.transaction(async (client) => {
    const upload = await Upload.create(row, { client })
    if (!upload.held) await enqueueUpload(client, upload)
    await logDeed(client, { id: startedBy, ip }, uploadDeed(upload, action))
    return upload
  })
}

async function store({ path, move, retryOf }: QueuedFile) {
  if (path !== undefined) {
    const [contentHash, { size: bytes }] = [await hashOf(path), await stat(path)]
    return { contentHash, bytes, name: await storeFile(path, { move }) }
  }
  if (!retryOf) throw new Error('An upload requires a file')
  const { contentHash, bytes } = retryOf
  return { contentHash, bytes, name: await storeAgain(retryOf) }
}

/** SHA-256 of a file of this machine, as hexadecimal digits. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
