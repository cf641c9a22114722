import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * If the upload is an undo that ended before it changed anything and is not running, makes the
 * other upload undoable again. Otherwise does nothing.
 */
export async function releaseUndone(client: QueryClientContract, id: number): Promise<void> {
  const undone = client
    .from('uploads as undo')
    .where({ 'undo.id': id, 'undo.checkpoint': 0 })
    .whereIn('undo.status', ['failed', 'cancelled'])
    .whereNull('undo.worker')
    .select('undo.undo_of')
  await client
    .from('uploads')
    .where('undone_by', id)
    .whereIn('id', undone)
    .update({ undone_by: null })
}
