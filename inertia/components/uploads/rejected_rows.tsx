import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/lists/data_table'
import { ExportMenu } from '~/components/lists/export_menu'
import { PortalLink } from '~/components/portal_link'
import { isUnfinished, type UploadInFull } from '~/components/uploads/words'
import { formatCount } from '~/format'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

export type Cause = UploadInFull['rejected'][number]

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
  const place = at(`/skills/upload-status/${upload.id}`)
  return (
    <Card
      title={t('uploads.rejected_rows', { count: upload.failed })}
      lead={t('uploads.rejected_lead')}
      action={
        !isUnfinished(upload) && (
          <div className="buttons">
            {mayFix && (
              <PortalLink className="button" href={`${place}/fix`}>
                {t('uploads.fix_here')}
              </PortalLink>
            )}
            <ExportMenu fileIn={(format) => to(`${place}/rejected?format=${format}`)} />
          </div>
        )
      }
      flush
    >
      <DataTable
        caption={t('uploads.rejected_caption')}
        columns={causeColumns((cause) => `${place}/causes?${new URLSearchParams(cause)}`)}
        rows={upload.rejected}
        rowKey={({ code, column }) => `${code} ${column}`}
      />
    </Card>
  )
}

/** `hrefOf`: the page with the rows of a cause, if they are stored. */
export const causeColumns = (
  hrefOf?: (cause: { code: string; column: string }) => string
): Column<Cause>[] => [
  {
    label: t('uploads.cause'),
    heading: true,
    cell: ({ code, column, cause, message }) => (
      <>
        {hrefOf ? (
          <PortalLink href={hrefOf({ code, column: column ?? '' })}>{cause}</PortalLink>
        ) : (
          cause
        )}
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
    label: t('uploads.first_lines'),
    cell: ({ rows, first_lines: lines }) =>
      lines.map((line) => formatCount(line)).join(', ') + (rows > lines.length ? ' …' : ''),
  },
]
