import { FileFault } from '#app/core/files/file_fault'
import { localized } from '#app/core/text/text'
import Upload, { completeStatuses } from '#app/imports/upload'

/** SQL: the upload of a job (alias `next`) does not wait for another one. */
export const waitsForNone = () => `not exists (
  select 1 from uploads as own
  join uploads as earlier on earlier.id = own.waits_for
  where own.id = next.subject_id and earlier.status in ('queued', 'running'))`

/** @throws FileFault `earlier_failed` if the upload before this one did not import its file */
export async function refuseAfterFailure({ waitsFor }: Upload): Promise<void> {
  const earlier = waitsFor === null ? null : await Upload.find(waitsFor)
  if (!earlier || completeStatuses.includes(earlier.status)) return
  const values = { file: earlier.fileName }
  throw new FileFault('earlier_failed', localized('uploads_answers.earlier_failed', values))
}
