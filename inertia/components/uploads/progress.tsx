import { t } from '~/text'
import { isUnfinished, type Upload } from '~/components/uploads/words'

export type ImportSpeed = {
  rows_per_second: number
  seconds_left: number
}

/** The progress of an upload: a bar, a text, and the remaining time. */
export function UploadProgress({ upload, pace }: { upload: Upload; pace: ImportSpeed | null }) {
  const { total, progress } = upload
  const words = progressWords(upload)
  return (
    <div className="usage-bar">
      <progress
        className="progress is-primary"
        max={100}
        value={isUnfinished(upload) && total === null ? undefined : progress}
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

function progressWords({ status, phase, total, processed, undo_of: undoOf, ...upload }: Upload) {
  if (status === 'queued') return t('uploads.waits')
  const { phase_done: done, phase_total: most } = upload
  if (phase === 'counting' && done !== null) {
    return t('uploads.counts_uses', { done, total: most ?? done })
  }
  if (total === null || phase === 'reading') {
    return phase === 'reading' && done !== null && most
      ? t('uploads.reads_file_so_far', { percent: Math.min(100, Math.round((100 * done) / most)) })
      : t('uploads.reads_file')
  }
  return t(undoOf ? 'uploads.changes_of' : 'uploads.rows_of', { done: processed, total })
}
