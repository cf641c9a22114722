import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { writeAuditEntry } from '#app/accounts/audit/audit_log'
import { violatesUnique } from '#app/core/db/unique_violation'
import { optionsFor } from '#app/imports/actions/upload_rights'
import type { ImportOptions } from '#app/imports/importer'
import Upload, { type UploadKind } from '#app/imports/upload'
import { uploadAuditDetails } from '#app/imports/actions/audit_upload'
import { removeFile, storeAgain, storeFile } from '#app/core/files/stored_files'
import { enqueueUpload } from '#app/imports/run/upload_claims'

export interface QueuedFile {
  kind: UploadKind
  /** The path of a local file; without it, the file of `retryOf` is used again. */
  path?: string
  /** Whether the file may be moved. */
  move?: boolean
  /** The original name. */
  fileName: string
  options?: Partial<ImportOptions>
  /** Runs everything without committing, to report what the file would change. */
  dryRun?: boolean
  /** Waits for its columns, hidden from lists, until `releaseForCheck`. */
  held?: boolean
  startedBy: number | null
  /** The IP address of the user; null for a command. */
  ip?: string | null
  /** The upload whose rejected rows or file this is. */
  retryOf?: Upload
  /** Imports the file that `retryOf` checked; only one upload can do so. */
  importsChecked?: boolean
}

const LONGEST_NAME = 255

/**
 * Stores a file and queues its upload for the next worker. Writes one upload and the audit log.
 * @throws StorageFault if the file cannot be stored; then nothing was written. With `importsChecked`, an
 * error for which `isAlreadyImported` is true if another upload does so
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
      takenFrom: queued.importsChecked ? queued.retryOf?.id : null,
    } as const
    const upload = await create(row, queued)
    return upload.refresh()
  } catch (error) {
    await removeFile(name)
    throw error
  }
}

/** Whether an upload was not queued because another one already imports the checked file. */
export function isAlreadyImported(error: unknown): boolean {
  return violatesUnique(error, 'uploads', 'taken_from')
}

/** In a nested transaction, so that a rejected row does not abort the outer one. */
function create(
  row: Partial<ModelAttributes<Upload>>,
  { startedBy, ip = null, importsChecked, retryOf }: QueuedFile
): Promise<Upload> {
  const action = importsChecked ? 'taken_in' : retryOf ? 'retried' : 'uploaded'
  return db.transaction(async (client) => {
    const upload = await Upload.create(row, { client })
    if (!upload.held) await enqueueUpload(client, upload)
    await writeAuditEntry(client, { id: startedBy, ip }, uploadAuditDetails(upload, action))
    return upload
  })
}

async function store({ path, move, retryOf }: QueuedFile) {
  if (path !== undefined) {
    const [contentHash, { size: bytes }] = [await fileHash(path), await stat(path)]
    return { contentHash, bytes, name: await storeFile(path, { move }) }
  }
  if (!retryOf) throw new Error('An upload requires a file')
  const { contentHash, bytes } = retryOf
  return { contentHash, bytes, name: await storeAgain(retryOf) }
}

/** The SHA-256 of a local file, in hex. */
export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
