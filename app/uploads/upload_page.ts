import { takenInBy } from '#app/uploads/retry_upload'
import type Upload from '#app/uploads/upload'
import { uploadDetail } from '#app/uploads/upload_rows'
import UploadTransformer from '#app/uploads/upload_transformer'

/** An upload as its page shows it. */
export async function uploadPage(upload: Upload) {
  const taken = upload.dryRun ? await takenInBy(upload) : null
  return {
    upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
    pace: paceOf(upload),
    /** Public id of the upload that took in what this one checked. */
    taken_in: taken?.uid ?? null,
  }
}

/** Rows a second since it began, and the seconds that the rest takes at that pace; null while nobody can tell. */
function paceOf({ status, startedAt, processed, total, checkpoint, dryRun, options }: Upload) {
  if (status !== 'running' || !startedAt || !total) return null
  const seconds = (Date.now() - startedAt.toMillis()) / 1000
  const rows = (dryRun ? processed : checkpoint) / seconds
  if (!(rows > 0) || !Number.isFinite(rows)) return null
  const done = dryRun ? processed : checkpoint
  const left = total * (options.bothDirections ? 2 : 1) - done
  return { rows_per_second: Math.round(rows), seconds_left: Math.ceil(Math.max(0, left) / rows) }
}
