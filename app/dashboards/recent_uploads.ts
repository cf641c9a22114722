import Upload from '#app/imports/upload'

const shown = 6

/** The latest imports, newest first, without dry runs, undos and uploads that wait for their columns. */
export async function recentUploads(): Promise<Upload[]> {
  return Upload.listed()
    .where('dryRun', false)
    .whereNull('undoOf')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
}
