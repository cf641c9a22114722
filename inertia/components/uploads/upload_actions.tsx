import { ExportMenu } from '~/components/lists/export_menu'
import { Form } from '~/components/forms/form'
import { PortalLink } from '~/components/portal_link'
import { SubmitButton } from '~/components/forms/submit_button'
import { UndoUpload, type UndoProps } from '~/components/uploads/undo_upload'
import { changedBy, stageOf, type UploadInFull } from '~/components/uploads/words'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface UploadActionsProps {
  upload: UploadInFull
  takenIn: string | null
  /** Whether the user may import files of this kind. */
  mayChange: boolean
  undo: UndoProps['undo']
}

/** The actions on a finished upload. */
export function UploadActions({ upload, takenIn, mayChange, undo }: UploadActionsProps) {
  const { at } = useArea()
  const { to } = usePortal()
  const create = at('/skills/upload-status/create')
  const place = at(`/skills/upload-status/${upload.id}`)
  const isWhole = ['succeeded', 'succeeded_with_errors'].includes(upload.status)
  const isUndo = upload.undo_of !== null
  const canRetryRejected = upload.failed > 0 && !isUndo
  if (!mayChange) return null
  return (
    <div className="upload-actions">
      {upload.dry_run && isWhole && !takenIn && upload.file_kept && changedBy(upload) > 0 && (
        <Form action={`${place}/run`} id="run">
          <SubmitButton>{t('uploads.import')}</SubmitButton>
        </Form>
      )}
      {upload.dry_run && upload.file_kept && (
        <PortalLink className="button" href={`${place}/columns`}>
          {t('uploads.change_columns')}
        </PortalLink>
      )}
      {!upload.dry_run && changedBy(upload) > 0 && (
        <ExportMenu
          label={t('uploads.what_changed')}
          fileIn={(format) => to(`${place}/data?format=${format}`)}
          large
        />
      )}
      {canRetryRejected && (
        <PortalLink className="button" href={`${create}?retry_of=${upload.id}`}>
          {t('uploads.upload_corrected_file')}
        </PortalLink>
      )}
      {!upload.dry_run && canRetryRejected && (
        <Form action={`${place}/retry`} id="retry-failed">
          <SubmitButton className="" name="rows" value="failed">
            {t('uploads.retry_failed')}
          </SubmitButton>
        </Form>
      )}
      {(isUndo ? !isWhole : upload.file_kept && (!upload.dry_run || !isWhole)) && (
        <Form action={`${place}/retry`} id="retry-all">
          {upload.dry_run && <input type="hidden" name="dry_run" value="true" />}
          <SubmitButton className="" name="rows" value="all">
            {t('uploads.retry_all', {
              stage: stageOf(upload) === 'run' && !isWhole ? 'rest' : stageOf(upload),
            })}
          </SubmitButton>
        </Form>
      )}
      <UndoUpload upload={upload} undo={undo} />
      <PortalLink className="button" href={`${create}?kind=${upload.kind}`}>
        {t('uploads.send_another')}
      </PortalLink>
    </div>
  )
}
