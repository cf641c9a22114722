import type { Data } from '@generated/data'
import { statusLabel } from '~/components/status_tag'
import type { Option } from '~/components/forms/field'
import { uploadStatusLabel } from '~/components/uploads/upload_status_label'
import { t } from '~/text'

export type Upload = Data.Imports.Upload
export type UploadInFull = Data.Imports.Upload.Variants['forDetail']

export const uploadStatusOptions = (): Option[] =>
  ['queued', 'running', 'succeeded', 'succeeded_with_errors', 'failed', 'cancelled'].map(
    (value) => ({ value, label: uploadStatusLabel(value) })
  )

export const uploadKindOptions = (): Option[] =>
  ['relations', 'skills', 'categories', 'synonyms'].map((value) => ({
    value,
    label: statusLabel(value),
  }))

export function isUnfinished({ status }: Pick<Upload, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

/** The kind of work, as an argument of texts. */
export function stageOf({ undo_of: undoes, dry_run: isCheck }: Upload): 'undo' | 'check' | 'run' {
  if (undoes) return 'undo'
  return isCheck ? 'check' : 'run'
}

/** The number of records that it changed or, for a dry run, would change. */
export function changedBy(upload: Upload): number {
  return upload.created + upload.updated + upload.removed + draftsBy(upload)
}

/** Skills that a relations file created; in a skills file they are the records themselves. */
export function draftsBy({ kind, skills_created: made }: Upload): number {
  return kind === 'relations' ? made : 0
}

/** The label of a status; a finished check is neither a success nor a failure. */
export function statusOf({ status, dry_run: isCheck }: Upload): string {
  if (isCheck && status === 'succeeded') return t('uploads.checked')
  if (isCheck && status === 'succeeded_with_errors') return t('uploads.checked_with_rejected_rows')
  return uploadStatusLabel(status)
}

/** The result of a finished upload in one sentence; never a success if nothing changed. */
export function outcomeOf(upload: Upload): string {
  const stage = stageOf(upload)
  const count = changedBy(upload)
  const { status, failed, repeated } = upload
  /** Without repeated rows, of which the first one counts. */
  const processed = upload.processed - repeated
  if (status === 'failed') return t('uploads.outcome_failed', { stage })
  if (status === 'cancelled') return t('uploads.outcome_cancelled', { stage, count })
  if (stage === 'undo') return t('uploads.outcome_undone', { count, left: failed })
  if (count) return t('uploads.outcome_changed', { stage, count, failed })
  if (!processed) return t('uploads.outcome_no_rows')
  if (!failed) return t('uploads.outcome_unchanged', { stage, count: processed })
  if (failed >= processed) return t('uploads.outcome_all_rejected', { stage, count: failed })
  return t('uploads.outcome_rejected', { stage, count: failed, rows: processed - failed })
}
