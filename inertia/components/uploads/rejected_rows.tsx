import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { ExportMenu } from '~/components/lists/export_menu'
import { PortalLink } from '~/components/portal_link'
import { isUnfinished, type UploadInFull } from '~/components/uploads/words'
import { formatCount } from '~/format'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

type Cause = UploadInFull['rejected'][number]

interface RejectedRowsProps {
  upload: UploadInFull
  /** Whether they are few enough for a form, which the user may submit. */
  mayFix: boolean
}

/** The rejected rows by error, as a download, and as a form if they are few. */
export function RejectedRows({ upload, mayFix }: RejectedRowsProps) {
  const { at } = useArea()
  const { to } = usePortal()
  if (!upload.rejected.length) return null
  return (
    <Card
      title={t('uploads.rejected_rows', { count: upload.failed })}
      lead={t('uploads.rejected_lead')}
      action={
        !isUnfinished(upload) && (
          <div className="buttons">
            {mayFix && (
              <PortalLink className="button" href={at(`/skills/upload-status/${upload.id}/fix`)}>
                {t('uploads.fix_here')}
              </PortalLink>
            )}
            <ExportMenu
              fileIn={(format) =>
                to(at(`/skills/upload-status/${upload.id}/rejected?format=${format}`))
              }
            />
          </div>
        )
      }
      flush
    >
      <DataTable
        caption={t('uploads.rejected_caption')}
        columns={columnsOf()}
        rows={upload.rejected}
        rowKey={({ code, column }) => `${code} ${column}`}
      />
    </Card>
  )
}

const columnsOf = (): Column<Cause>[] => [
  {
    label: t('uploads.cause'),
    heading: true,
    cell: ({ cause, message }) => (
      <>
        {cause}
        {message !== cause && <span className="cell-note">{message}</span>}
      </>
    ),
  },
  {
    label: t('uploads.column'),
    cell: ({ column }) => column ?? <span className="is-weak">–</span>,
  },
  { label: t('uploads.rows'), numeric: true, cell: ({ rows }) => formatCount(rows) },
  {
    label: t('uploads.first_line'),
    numeric: true,
    cell: ({ first_line: line }) => formatCount(line),
  },
]
