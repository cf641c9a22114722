import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isTransient } from '#app/core/db/in_transaction'
import { closeUpload } from '#app/imports/run/close_upload'
import { Collision } from '#app/imports/importer'
import type Upload from '#app/imports/upload'
import type { UploadStatus } from '#app/imports/upload'

/**
 * The upload is not in the state in which this process left it: another process has taken it over
 * or ended it.
 */
export class UploadTakenOver extends Error {
  constructor() {
    super('The upload was cancelled, or another process has resumed it.')
  }
}

/** How often a chunk is tried in case of conflicts. */
const chunkTries = 5

type Held = Pick<Upload, 'id' | 'worker'>

/**
 * The first statement of a chunk's transaction; a write, as SQLite requires. Touches the upload
 * only if it is running and in the state in which this process left it.
 * @throws UploadTakenOver otherwise
 */
export async function fenceUpload(
  trx: TransactionClientContract,
  { id, worker = null, checkpoint = 0 }: Held & Pick<Upload, 'checkpoint'>
): Promise<void> {
  const updated = await trx
    .from('uploads')
    .where({ id, checkpoint, worker, status: 'running' })
    .update({ processed: trx.raw('processed') })
  if (Number(updated) === 0) throw new UploadTakenOver()
}

/**
 * The first statement of a transaction after the last chunk, also for a cancelled upload.
 * @throws UploadTakenOver if another worker has it
 */
export async function lockUpload(
  trx: TransactionClientContract,
  { id, worker = null }: Held
): Promise<void> {
  const updated = await trx
    .from('uploads')
    .where({ id, worker })
    .update({ processed: trx.raw('processed') })
  if (Number(updated) === 0) throw new UploadTakenOver()
}

/**
 * Updates the upload if it is running and belongs to this process.
 * @throws UploadTakenOver otherwise
 */
export async function changeUpload(
  { id, worker = null }: Held,
  values: Record<string, unknown>,
  client: TransactionClientContract | QueryClientContract = db.connection()
): Promise<void> {
  const updated = await client
    .from('uploads')
    .where({ id, worker, status: 'running' })
    .update({ ...values, updated_at: client.raw('current_timestamp') })
  if (Number(updated) === 0) throw new UploadTakenOver()
}

/**
 * Ends the upload if it still belongs to this worker, even if cancelled meanwhile, and reloads it.
 * Otherwise returns false. `worker` is the name in the claim, since the row may have another one by
 * now.
 */
export async function endUpload(
  upload: Upload,
  worker: string | null,
  values: Record<string, unknown> & { status: string }
): Promise<boolean> {
  const statuses: UploadStatus[] = [
    'running',
    ...(values.status === 'cancelled' ? (['cancelled'] as const) : []),
    ...(worker ? [] : (['queued', 'failed'] as const)),
  ]
  const ended = await closeUpload({ id: upload.id, worker, statuses }, values)
  await upload.refresh()
  return ended
}

/** Whether a chunk conflicted with another writer, including concurrently created or deleted keys. */
function isConflict(error: unknown): boolean {
  if (error instanceof Collision || isTransient(error)) return true
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const isMissingKey =
    code === 'SQLITE_CONSTRAINT' && message.endsWith('FOREIGN KEY constraint failed')
  return isMissingKey || ['23503', '23505'].includes(code)
}

/** Runs the function and retries it after conflicts; calls `again` before each retry. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  again: () => void = () => {}
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === chunkTries || !isConflict(error)) throw error
      again()
    }
  }
}
