import '~/css/uploads.scss'
import { sizeOf } from '~/components/file_size'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { UploadActions } from '~/components/uploads/upload_actions'
import { UploadFacts } from '~/components/uploads/upload_facts'
import { UploadFigures } from '~/components/uploads/upload_figures'
import { UploadRun } from '~/components/uploads/upload_run'
import type { UndoProps } from '~/components/uploads/undo_upload'
import { UploadSteps } from '~/components/uploads/upload_steps'
import type { ImportSpeed } from '~/components/uploads/progress'
import { ChangeSamples } from '~/components/uploads/change_samples'
import { RepeatNote } from '~/components/uploads/repeat_note'
import { ImportNotes } from '~/components/uploads/import_notes'
import { RejectedRows } from '~/components/uploads/rejected_rows'
import { uploadTitle } from '~/components/uploads/upload_title'
import { isUnfinished, outcomeOf, statusOf, type UploadInFull } from '~/components/uploads/words'
import { formatDateTime } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'
import { useLive } from '~/use_live'

interface ShowUploadProps {
  upload: UploadInFull
  pace: ImportSpeed | null
  taken_in: string | null
  may_change: boolean
  may_fix: boolean
  undo: UndoProps['undo']
}

export default function ShowUpload(props: ShowUploadProps) {
  const { upload, pace, taken_in: takenIn, may_change: mayChange, may_fix: mayFix, undo } = props
  const isRunning = isUnfinished(upload)
  const isUndo = upload.undo_of !== null
  const who = upload.started_by?.full_name ?? t('uploads.operator')
  const when = formatDateTime(upload.created_at ?? '')
  const kind = statusLabel(upload.kind)
  useLive(isRunning || undo.is_pending, ['upload', 'pace', 'taken_in', 'undo'])
  return (
    <div className="upload-column">
      <PageHeader
        title={uploadTitle(upload)}
        lead={
          isUndo
            ? t('uploads.about_undo', { kind, who, when })
            : t('uploads.about', { kind, size: sizeOf(upload.bytes), who, when })
        }
      />
      {!isUndo && <UploadSteps now={upload.dry_run ? 'check' : isRunning ? 'run' : 'report'} />}
      <p className="is-sr-only" role="status">
        {isRunning
          ? t('uploads.in_progress', { stage: upload.dry_run ? 'check' : 'run' })
          : outcomeOf(upload)}
      </p>
      <div className="stack">
        <RelatedUploads upload={upload} takenIn={takenIn} />
        {isRunning ? (
          <UploadRun upload={upload} pace={pace} mayChange={mayChange} />
        ) : (
          <section className="stack" aria-labelledby="outcome">
            <div>
              <StatusTag status={upload.status} label={statusOf(upload)} />
              <h2 className="upload-outcome" id="outcome">
                {outcomeOf(upload)}
              </h2>
              {upload.status === 'failed' && upload.message && (
                <p className="note is-danger">{upload.message}</p>
              )}
            </div>
            {upload.processed > 0 && <UploadFigures upload={upload} />}
            <UploadActions upload={upload} takenIn={takenIn} mayChange={mayChange} undo={undo} />
          </section>
        )}
        {upload.dry_run && <ChangeSamples samples={upload.samples} />}
        <ImportNotes notes={upload.notes} />
        <RejectedRows upload={upload} mayFix={mayChange && mayFix} />
        {!isUndo && <UploadFacts upload={upload} />}
      </div>
    </div>
  )
}

ShowUpload.layout = PortalLayout

/** Related uploads. */
function RelatedUploads({ upload, takenIn }: { upload: UploadInFull; takenIn: string | null }) {
  const { at } = useArea()
  const link = (id: string) => (inside: React.ReactNode) => (
    <PortalLink href={at(`/skills/upload-status/${id}`)}>{inside}</PortalLink>
  )
  return (
    <>
      {!takenIn && <RepeatNote upload={upload} />}
      {takenIn && <p className="note">{rich('uploads.was_imported', { link: link(takenIn) })}</p>}
      {upload.retry_of && (
        <p className="note">{rich('uploads.follows', { link: link(upload.retry_of) })}</p>
      )}
      {upload.waits_for && (
        <p className="note">{rich('uploads.waits_for', { link: link(upload.waits_for) })}</p>
      )}
      {upload.undo_of && (
        <p className="note">{rich('uploads.undoes', { link: link(upload.undo_of) })}</p>
      )}
      {upload.undone_by && (
        <p className="note">{rich('uploads.was_undone', { link: link(upload.undone_by) })}</p>
      )}
    </>
  )
}
