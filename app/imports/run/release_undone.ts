import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/**
 * Where the upload with this id is an undo that ended before it undid anything, and nobody works at it: the
 * other upload can be undone again. Does nothing of any other upload.
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
