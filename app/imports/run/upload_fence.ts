import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mayPass } from '#app/core/db/in_transaction'
import { closeUpload } from '#app/imports/run/close_upload'
import { Collision } from '#app/imports/importer'
import type Upload from '#app/imports/upload'
import type { UploadStatus } from '#app/imports/upload'

/** The upload is not at the place where this process left it: another one has taken it over or ended it. */
export class UploadTakenOver extends Error {
  constructor() {
    super('The upload was cancelled, or another process has resumed it.')
  }
}

/** How often a chunk is tried while others are in its way. */
const chunkTries = 5

type Held = Pick<Upload, 'id' | 'worker'>

/**
 * The first statement of a chunk's transaction, a write as SQLite wants it. Touches the upload only
 * if it runs and stands where this process left it.
 * @throws UploadTakenOver otherwise
 */
export async function fenceUpload(
  trx: TransactionClientContract,
  { id, worker = null, checkpoint = 0 }: Held & Pick<Upload, 'checkpoint'>
): Promise<void> {
  const held = await trx
    .from('uploads')
    .where({ id, checkpoint, worker, status: 'running' })
    .update({ processed: trx.raw('processed') })
  if (Number(held) === 0) throw new UploadTakenOver()
}

/**
 * The first statement of what follows the last chunk, for an upload that was cancelled, too.
 * @throws UploadTakenOver where another worker has it
 */
export async function holdUpload(
  trx: TransactionClientContract,
  { id, worker = null }: Held
): Promise<void> {
  const held = await trx
    .from('uploads')
    .where({ id, worker })
    .update({ processed: trx.raw('processed') })
  if (Number(held) === 0) throw new UploadTakenOver()
}

/**
 * Changes the upload's row, as long as it runs and is this process's.
 * @throws UploadTakenOver otherwise
 */
export async function changeUpload(
  { id, worker = null }: Held,
  values: Record<string, unknown>,
  client: TransactionClientContract | QueryClientContract = db.connection()
): Promise<void> {
  const held = await client
    .from('uploads')
    .where({ id, worker, status: 'running' })
    .update({ ...values, updated_at: client.raw('current_timestamp') })
  if (Number(held) === 0) throw new UploadTakenOver()
}

/**
 * Ends the upload if it is this worker's still, one that somebody cancelled meanwhile too, and reads
 * it afresh. False where it is not. The name is the one of the claim: the row may name another by now.
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

/** Whether another writer was in the way of a chunk: also by a key made or taken away meanwhile (PostgreSQL). */
function isInTheWay(error: unknown): boolean {
  if (error instanceof Collision || mayPass(error)) return true
  return ['23503', '23505'].includes((error as { code?: string }).code ?? '')
}

/** Does it, and anew while another writer was in its way; `again` comes before each further try. */
export async function inTries<Result>(
  work: () => Promise<Result>,
  again: () => void = () => {}
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt === chunkTries || !isInTheWay(error)) throw error
      again()
    }
  }
}
