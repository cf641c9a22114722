import { ConfirmButton } from '~/components/forms/confirm_button'
import { draftsBy, type UploadInFull } from '~/components/uploads/words'
import { t } from '~/text'
import { useArea } from '~/use_area'

export interface UndoProps {
  upload: UploadInFull
  /** Whether it can be undone, or the reason why not. */
  undo: { possible: boolean; is_pending: boolean; why_not: string | null }
}

/** Undoes an upload after a confirmation with its effects, or shows why that is not possible. */
export function UndoUpload({ upload, undo }: UndoProps) {
  const { at } = useArea()
  const { kind, created, updated, removed } = upload
  const drafts = draftsBy(upload)
  const madeDomains = upload.notes.some(({ code }) => code === 'domains_created')
  if (undo.is_pending) return null
  if (undo.why_not) {
    return <p>{t('uploads.cannot_undo', { why: undo.why_not })}</p>
  }
  if (!undo.possible) return null
  return (
    <ConfirmButton
      label={t('uploads.undo')}
      title={t('uploads.undo_question', { file: upload.file_name })}
      action={at(`/skills/upload-status/${upload.id}/undo`)}
      method="post"
    >
      <ul>
        {created > 0 && <li>{t('uploads.undo_deletes', { kind, count: created })}</li>}
        {drafts > 0 && <li>{t('uploads.undo_deletes_drafts', { count: drafts })}</li>}
        {madeDomains && <li>{t('uploads.undo_deletes_domains')}</li>}
        {updated > 0 && <li>{t('uploads.undo_restores', { count: updated })}</li>}
        {removed > 0 && <li>{t('uploads.undo_restores_removed', { count: removed })}</li>}
      </ul>
      <p>{t('uploads.undo_rest')}</p>
    </ConfirmButton>
  )
}
