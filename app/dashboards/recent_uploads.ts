import Upload from '#app/uploads/upload'

const shown = 6

/** The last uploads that were to write something, latest first: no checks, none that wait for their columns. */
export async function recentUploads(): Promise<Upload[]> {
  return Upload.query()
    .where({ dryRun: false, held: false })
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
}
