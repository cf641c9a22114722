import { Stat, StatGrid } from '~/components/card'
import { draftsBy, stageOf, type UploadInFull } from '~/components/uploads/words'
import { formatCount } from '~/format'
import { t } from '~/text'

/** The results of the rows, or the expected ones of a dry run. */
export function UploadFigures({ upload }: { upload: UploadInFull }) {
  const stage = stageOf(upload)
  const isUndo = stage === 'undo'
  const { options, kind } = upload
  const createsSkills = options.create_missing && kind === 'relations' && !isUndo
  const drafts = draftsBy(upload)
  const isReplaced = options.mode === 'replace' && kind === 'relations'
  return (
    <StatGrid>
      <Stat label={t('uploads.created', { stage })} value={formatCount(upload.created)} />
      <Stat label={t('uploads.updated', { stage })} value={formatCount(upload.updated)} />
      {!isUndo && (
        <Stat label={t('uploads.unchanged', { stage })} value={formatCount(upload.unchanged)} />
      )}
      {(isUndo || isReplaced || upload.removed > 0) && (
        <Stat label={t('uploads.removed', { stage })} value={formatCount(upload.removed)} />
      )}
      {(createsSkills || drafts > 0) && (
        <Stat label={t('uploads.skills_created', { stage })} value={formatCount(drafts)} />
      )}
      {upload.repeated > 0 && (
        <Stat label={t('uploads.repeated')} value={formatCount(upload.repeated)} />
      )}
      <Stat label={t('uploads.failed', { stage })} value={formatCount(upload.failed)} />
    </StatGrid>
  )
}
