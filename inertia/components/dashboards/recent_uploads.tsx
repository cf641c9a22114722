import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { uploadStatusLabel } from '~/components/uploads/upload_status_label'
import { formatCount } from '~/format'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Upload = Data.Dashboards.RecentUpload

/** The latest imports. */
export function RecentUploads({ uploads }: { uploads: Upload[] }) {
  const { at } = useArea()
  return (
    <Card title={t('dashboards.last_uploads')} flush>
      <DataTable
        caption={t('dashboards.last_uploads')}
        columns={uploadColumns(at)}
        rows={uploads}
        rowKey={(upload) => upload.id}
        empty={
          <EmptyState title={t('dashboards.nothing_imported')}>
            {t('dashboards.nothing_imported_text')}
          </EmptyState>
        }
      />
    </Card>
  )
}

const uploadColumns = (at: (path: string) => string): Column<Upload>[] => [
  {
    label: t('dashboards.file'),
    heading: true,
    cell: (upload) => (
      <>
        <PortalLink href={at(`/skills/upload-status/${upload.id}`)}>{upload.file_name}</PortalLink>
        <span className="cell-note">
          {statusLabel(upload.kind)}, <DateTime value={upload.created_at} />
        </span>
      </>
    ),
  },
  {
    label: t('dashboards.outcome'),
    cell: ({ status }) => <StatusTag status={status} label={uploadStatusLabel(status)} />,
  },
  {
    label: t('dashboards.written'),
    numeric: true,
    cell: (upload) => formatCount(upload.created + upload.updated),
  },
  { label: t('dashboards.refused'), numeric: true, cell: (upload) => formatCount(upload.failed) },
]
