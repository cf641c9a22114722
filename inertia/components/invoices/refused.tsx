import type { Data } from '@generated/data'
import { Downloads } from '~/components/invoices/reading_facts'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

interface RefusedProps {
  reading: Data.Invoices.Reading
  hasFile: boolean
}

/** Why a file could not be read. */
export function Refused({ reading, hasFile }: RefusedProps) {
  return (
    <div className="invoice-refused" role="status">
      <p className="invoice-refused-title">{t('invoices.not_read', { file: reading.file_name })}</p>
      <p>{reading.problem?.detail}</p>
      <p>
        <PortalLink className="button is-primary" href="/invoice-reader">
          {t('invoices.try_another')}
        </PortalLink>
      </p>
      <Downloads reading={reading} hasFile={hasFile} />
    </div>
  )
}
