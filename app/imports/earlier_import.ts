import Upload, { completeStatuses } from '#app/imports/upload'

/**
 * Public id of the latest earlier upload of the same file (SHA-256) that was imported; null if
 * there is none. For a file that is not an upload yet, all uploads count as earlier.
 */
export async function earlierImportOf({
  id,
  kind,
  contentHash,
}: Pick<Upload, 'kind' | 'contentHash'> & { id?: number }): Promise<string | null> {
  if (!contentHash) return null
  const query = Upload.query()
    .where({ contentHash, kind, dryRun: false })
    .whereIn('status', completeStatuses)
    .whereNull('undone_by')
  if (id !== undefined) query.where('id', '<', id)
  const earlier = await query.orderBy('id', 'desc').first()
  return earlier?.uid ?? null
}
