import db from '@adonisjs/lucid/services/db'
import { may, type RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { t } from '#app/core/text/text'
import { createdDomains, mayImport } from '#app/imports/actions/upload_rights'
import { mayFix } from '#app/imports/actions/fix_rejected'
import { importOf } from '#app/imports/actions/retry_upload'
import { mayUndo, noUndoText, type NoUndo } from '#app/imports/undo/may_undo'
import type Upload from '#app/imports/upload'
import { uploadDetail } from '#app/imports/upload_rows'
import UploadTransformer from '#app/imports/upload_transformer'

/** The props of an upload's page. */
export async function uploadPage(upload: Upload, { role }: User) {
  const taken = upload.dryRun ? await importOf(upload) : null
  return {
    upload: UploadTransformer.transform(await uploadDetail(upload)).useVariant('forDetail'),
    pace: paceOf(upload),
    /** Public id of the upload that imports the file that this one checked. */
    taken_in: taken?.uid ?? null,
    may_change: mayImport(role, upload.kind),
    may_fix: mayFix(upload),
    undo: () => undoOf(upload, role),
  }
}

/** Whether it can be undone, and the reason if not, unless the page shows it elsewhere. */
async function undoOf(upload: Upload, role: RoleId) {
  const answer = await mayUndo(upload)
  if (answer.ok && !may(role, 'setup') && (await createdDomains(upload, db.connection()))) {
    return { possible: false, is_pending: false, why_not: t('uploads_answers.undo_of_domains') }
  }
  const isShown = answer.ok || !unsaid.includes(answer.reason)
  return {
    possible: answer.ok,
    /** Whether this is only known when its process has ended, which takes a moment after a cancellation. */
    is_pending: !answer.ok && answer.reason === 'not_over',
    why_not: isShown ? null : noUndoText(answer.reason, answer.touched),
  }
}

const unsaid: NoUndo[] = ['changed_since', 'is_undo']

/**
 * Rows per second since this worker started, and the remaining seconds at this pace; null while
 * unknown.
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
