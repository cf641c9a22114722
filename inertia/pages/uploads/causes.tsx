import '~/css/uploads.scss'
import { PageHeader } from '~/components/layout/page_header'
import { Link } from '~/components/link'
import { PortalLink } from '~/components/portal_link'
import { RowsOfCause, type ShownRow } from '~/components/uploads/rows_of_cause'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { urlWith } from '~/url'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface CausesProps {
  upload: { id: string; file_name: string }
  /** What the rows have in common; null if the page shows all rejected rows. */
  cause: string | null
  column: string | null
  header: string[]
  rows: ShownRow[]
  /** After which the next page starts. */
  next: number | null
  may_fix: boolean
}

/** The rejected rows of a cause, in pages of 50. */
export default function UploadCauses(props: CausesProps) {
  const { upload, cause, column, header, rows, next, may_fix: mayFix } = props
  const { at } = useArea()
  const { url } = usePortal()
  const place = at(`/skills/upload-status/${upload.id}`)
  const title = t('uploads.rejected_rows_of', { file: upload.file_name })
  return (
    <div className="stack">
      <PageHeader
        title={title}
        lead={column && cause ? t('uploads.cause_in', { cause, column }) : (cause ?? undefined)}
      >
        {mayFix && (
          <PortalLink className="button is-primary" href={`${place}/fix`}>
            {t('uploads.fix_here')}
          </PortalLink>
        )}
        <PortalLink className="button" href={place}>
          {t('uploads.back_to_report')}
        </PortalLink>
      </PageHeader>
      {rows.length ? (
        <RowsOfCause caption={cause ?? title} header={header} rows={rows} />
      ) : (
        <p className="note">{t('uploads.no_rejected_rows')}</p>
      )}
      {next !== null && (
        <p>
          <Link className="button" href={urlWith(url, { after: next })}>
            {t('uploads.next_rows')}
          </Link>
        </p>
      )}
    </div>
  )
}

UploadCauses.layout = PortalLayout
