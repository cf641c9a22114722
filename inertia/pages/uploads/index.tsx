import { lazy, Suspense } from 'react'
import { Plus, Upload as UploadIcon } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import type { WaitingFile } from '~/components/uploads/drop_files'
import {
  isUnfinished,
  outcomeOf,
  statusOf,
  uploadKindOptions,
  uploadStatusOptions,
  type Upload,
} from '~/components/uploads/words'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useHydrated } from '~/use_hydrated'
import { useLive } from '~/use_live'

/** Loaded after the page, since it needs scripts. */
const DropFiles = lazy(() => import('~/components/uploads/drop_files'))

interface UploadsProps {
  uploads: Upload[]
  list: PageList
  people: Array<{ id: string; full_name: string }>
  /** The user's files that were sent and not started. */
  waiting: WaitingFile[]
}

export default function Uploads({ uploads, list, people, waiting }: UploadsProps) {
  const { at } = useArea()
  const isReady = useHydrated()
  useLive(uploads.some(isUnfinished), ['uploads', 'list'])
  return (
    <>
      <PageHeader
        title={t('common.menu_upload_status')}
        count={list.total}
        capped={list.total_capped}
        lead={t('uploads.lead')}
      >
        <PortalLink className="button is-primary" href={at('/skills/upload-status/create')}>
          <Plus size={16} /> {t('uploads.new_upload')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('uploads.caption')}
        columns={useColumns()}
        rows={uploads}
        rowKey={({ id }) => id}
        noun={(count) => t('uploads.noun', { count })}
        searchLabel={t('uploads.search')}
        filters={[
          { name: 'status', label: t('uploads.status'), options: uploadStatusOptions() },
          { name: 'kind', label: t('uploads.kind'), options: uploadKindOptions() },
          {
            name: 'dry_run',
            label: t('uploads.dry_run'),
            options: [
              { value: 'false', label: t('uploads.imported_upload') },
              { value: 'true', label: t('uploads.only_checked') },
            ],
          },
          {
            name: 'started_by',
            label: t('uploads.who'),
            options: people.map(({ id, full_name: name }) => ({ value: id, label: name })),
          },
        ]}
        empty={<NoUploads />}
      />
      {isReady && (
        <Suspense>
          <DropFiles waiting={waiting} />
        </Suspense>
      )}
    </>
  )
}

Uploads.layout = PortalLayout

function useColumns(): Column<Upload>[] {
  const { at } = useArea()
  return [
    {
      name: 'file_name',
      label: t('uploads.file'),
      heading: true,
      cell: ({ id, file_name: name }) => (
        <PortalLink href={at(`/skills/upload-status/${id}`)}>{name}</PortalLink>
      ),
    },
    {
      name: 'status',
      label: t('uploads.status'),
      cell: (upload) => (
        <span>
          <StatusTag status={upload.status} label={statusOf(upload)} />
          {upload.dry_run && <span className="cell-note">{t('uploads.only_checked')}</span>}
          {upload.undo_of && <span className="cell-note">{t('uploads.is_undo')}</span>}
        </span>
      ),
    },
    {
      name: 'outcome',
      label: t('uploads.outcome'),
      cell: (upload) => (
        <span className="outcome-cell">
          {isUnfinished(upload) ? <Going upload={upload} /> : outcomeOf(upload)}
        </span>
      ),
    },
    { name: 'kind', label: t('uploads.kind'), cell: ({ kind }) => statusLabel(kind) },
    {
      name: 'started_by',
      label: t('uploads.who'),
      minor: true,
      cell: ({ started_by: who }) => who?.full_name ?? t('uploads.operator'),
    },
    {
      name: 'created_at',
      label: t('uploads.when'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <DateTime value={at} exact />,
    },
  ]
}

function Going({ upload }: { upload: Upload }) {
  const { file_name: file, progress, processed, total, undo_of: undoes } = upload
  if (total === null) return t(upload.status === 'queued' ? 'uploads.waits' : 'uploads.reads_file')
  return (
    <span>
      <progress
        className="progress is-primary is-small"
        max={100}
        value={progress}
        aria-label={t('uploads.progress_of', { file })}
      />
      {t(undoes ? 'uploads.changes_of' : 'uploads.rows_of', { done: processed, total })}
    </span>
  )
}

function NoUploads() {
  const { at } = useArea()
  return (
    <EmptyState
      title={t('uploads.no_uploads')}
      icon={UploadIcon}
      action={
        <PortalLink className="button is-primary" href={at('/skills/upload-status/create')}>
          {t('uploads.new_upload')}
        </PortalLink>
      }
    >
      {t('uploads.no_uploads_text')}
    </EmptyState>
  )
}
