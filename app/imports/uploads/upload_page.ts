import db from '@adonisjs/lucid/services/db'
import { may, type RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { t } from '#app/core/text/text'
import { madeDomains, mayImport } from '#app/imports/run/upload_rights'
import { takenInBy } from '#app/imports/run/retry_upload'
import { mayUndo, sayNoUndo, type NoUndo } from '#app/imports/run/undo_upload'
import type Upload from '#app/imports/upload'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

/** An upload as its page shows it to a person. */
export async function uploadPage(upload: Upload, { role }: User) {
  const taken = upload.dryRun ? await takenInBy(upload) : null
  return {
    upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
    pace: paceOf(upload),
    /** Public id of the upload that took in what this one checked. */
    taken_in: taken?.uid ?? null,
    may_change: mayImport(role, upload.kind),
    undo: () => undoOf(upload, role),
  }
}

/** Whether it can be undone, and why not where nothing else on the page says so. */
async function undoOf(upload: Upload, role: RoleId) {
  const answer = await mayUndo(upload)
  if (answer.ok && !may(role, 'setup') && (await madeDomains(upload, db.connection()))) {
    return { possible: false, why_not: t('uploads_answers.undo_of_domains') }
  }
  const isSaid = answer.ok || !unsaid.includes(answer.reason)
  return {
    possible: answer.ok,
    why_not: isSaid ? null : sayNoUndo(answer.reason, answer.touched),
  }
}

const unsaid: NoUndo[] = ['changed_since', 'is_undo']

/**
 * Rows a second since this worker began, and the seconds that the rest takes at that pace; null while
 * nobody can tell.
 */
function paceOf({ status, startedAt, report, pace: { done, rows } }: Upload) {
  const { from = 0, at = startedAt?.toMillis() } = report?.begun ?? {}
  if (status !== 'running' || !at || !rows) return null
  const speed = ((done - from) * 1000) / (Date.now() - at)
  if (!(speed > 0) || !Number.isFinite(speed)) return null
  return {
    rows_per_second: Math.round(speed),
    seconds_left: Math.ceil(Math.max(0, rows - done) / speed),
  }
}
