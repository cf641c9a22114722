import Upload from '#app/imports/upload'

const shown = 6

/** The last files that were to be taken in, latest first: no checks, no undos, none that wait for their columns. */
export async function recentUploads(): Promise<Upload[]> {
  return Upload.listed()
    .where('dryRun', false)
    .whereNull('undoOf')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
}
