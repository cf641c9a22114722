import Upload from '#app/imports/upload'

/**
 * Public id of the latest upload of the same file (SHA-256) that went through before this one; null where there
 * is none. What is no upload, or none yet, has all of them before it.
 */
export async function repeatedBy({
  id,
  kind,
  contentHash,
}: Pick<Upload, 'kind' | 'contentHash'> & { id?: number }): Promise<string | null> {
  if (!contentHash) return null
  const query = Upload.query()
    .where({ contentHash, kind, dryRun: false })
    .whereIn('status', ['succeeded', 'succeeded_with_errors'])
    .whereNull('undone_by')
  if (id !== undefined) query.where('id', '<', id)
  const earlier = await query.orderBy('id', 'desc').first()
  return earlier?.uid ?? null
}
