import { t } from '~/text'
import { isGoingOn, type Upload } from '~/components/uploads/words'

export type Pace = {
  rows_per_second: number
  seconds_left: number
}

/** How far an upload is: a bar, the same in words, and how long it may still take. */
export function UploadProgress({ upload, pace }: { upload: Upload; pace: Pace | null }) {
  const { status, total, processed, progress } = upload
  const words =
    status === 'queued'
      ? t('uploads.waits')
      : total === null
        ? t('uploads.reads_file')
        : t(upload.undo_of ? 'uploads.changes_of' : 'uploads.rows_of', { done: processed, total })
  return (
    <div className="usage-bar">
      <progress
        className="progress is-primary"
        max={100}
        value={isGoingOn(upload) && total === null ? undefined : progress}
        aria-label={t('uploads.progress_of', { file: upload.file_name })}
        aria-valuetext={words}
      />
      <p className="usage-words">
        <span>{words}</span>
        {total !== null && (
          <span className="usage-percent">{t('uploads.percent', { progress })}</span>
        )}
      </p>
      {pace && (
        <p className="is-weak">
          {t('uploads.pace', {
            rows: pace.rows_per_second,
            seconds: pace.seconds_left,
            minutes: Math.round(pace.seconds_left / 60),
            scale: pace.seconds_left < 90 ? 'seconds' : 'minutes',
          })}
        </p>
      )}
    </div>
  )
}
