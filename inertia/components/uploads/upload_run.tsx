import { Card } from '~/components/card'
import { ConfirmButton } from '~/components/forms/confirm_button'
import { UploadProgress, type ImportSpeed } from '~/components/uploads/progress'
import { UploadFigures } from '~/components/uploads/upload_figures'
import { stageOf, type UploadInFull } from '~/components/uploads/words'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface UploadRunProps {
  upload: UploadInFull
  pace: ImportSpeed | null
  /** Whether the user may cancel it. */
  mayChange: boolean
}

/** A queued or running upload: progress, results so far, and a cancel button. */
export function UploadRun({ upload, pace, mayChange }: UploadRunProps) {
  const { at } = useArea()
  const { to } = usePortal()
  const place = at(`/skills/upload-status/${upload.id}`)
  const stage = stageOf(upload)
  return (
    <>
      <Card title={t('uploads.in_progress', { stage })} lead={t('uploads.runs_in_background')}>
        <UploadProgress upload={upload} pace={pace} />
        {upload.message && <p className="note is-warning">{upload.message}</p>}
        <div className="buttons upload-actions">
          {mayChange && (
            <ConfirmButton
              label={t('uploads.cancel_upload', { stage })}
              dismiss={t('uploads.keep_running')}
              title={t('uploads.cancel_question', { stage, file: upload.file_name })}
              action={`${place}/cancel`}
              method="post"
            >
              <p>{t('uploads.cancel_effect', { stage })}</p>
            </ConfirmButton>
          )}
          <noscript>
            <a className="button" href={to(place)}>
              {t('uploads.refresh')}
            </a>
          </noscript>
        </div>
      </Card>
      <UploadFigures upload={upload} />
    </>
  )
}
