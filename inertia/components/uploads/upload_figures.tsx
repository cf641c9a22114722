import { Stat, StatGrid } from '~/components/card'
import type { UploadInFull } from '~/components/uploads/words'
import { formatCount } from '~/format'
import { t } from '~/text'

/** What came of the rows, or would. */
export function UploadFigures({ upload }: { upload: UploadInFull }) {
  const stage = upload.dry_run ? 'check' : 'run'
  const { options, kind } = upload
  const isReplaced = options.mode === 'replace' && kind === 'relations'
  return (
    <StatGrid>
      <Stat label={t('uploads.created', { stage })} value={formatCount(upload.created)} />
      <Stat label={t('uploads.updated', { stage })} value={formatCount(upload.updated)} />
      <Stat label={t('uploads.unchanged', { stage })} value={formatCount(upload.unchanged)} />
      {(isReplaced || upload.removed > 0) && (
        <Stat label={t('uploads.removed', { stage })} value={formatCount(upload.removed)} />
      )}
      {(options.create_missing || upload.skills_created > 0) && (
        <Stat
          label={t('uploads.skills_created', { stage })}
          value={formatCount(upload.skills_created)}
        />
      )}
      <Stat label={t('uploads.failed', { stage })} value={formatCount(upload.failed)} />
    </StatGrid>
  )
}
