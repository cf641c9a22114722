import { FileText } from 'lucide-react'
import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { typeWord } from '~/components/invoices/words'
import { Pager, type PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { formatDate, formatDecimalMoney } from '~/format'
import { t } from '~/text'

type Reading = Data.Invoices.Reading

interface ReadingsProps {
  readings: Reading[]
  list: PageList
}

/** The readings of this visitor or client, newest first. */
export function Readings({ readings, list }: ReadingsProps) {
  return (
    <section className="section" aria-labelledby="readings">
      <div className="wrap">
        <h2 id="readings">{t('invoices.readings')}</h2>
        {readings.length ? (
          <>
            <ul className="reading-list">
              {readings.map((reading) => (
                <li key={reading.id}>
                  <Row reading={reading} />
                </li>
              ))}
            </ul>
            <Pager paging={list} noun={() => t('invoices.readings')} />
          </>
        ) : (
          <EmptyState icon={FileText} title={t('invoices.empty')}>
            {t('invoices.empty_text')}
          </EmptyState>
        )}
      </div>
    </section>
  )
}

function Row({ reading }: { reading: Reading }) {
  const { id, file_name: file, seller, issue_date: issued, total, currency } = reading
  return (
    <>
      <div>
        <PortalLink className="reading-title" href={`/invoice-reader/${id}`}>
          {readingTitle(reading)}
        </PortalLink>
        <p className="cell-note">{[seller, file].filter(Boolean).join(' · ')}</p>
      </div>
      {reading.state === 'read' ? (
        <p className="reading-total">
          {total && formatDecimalMoney(total, currency)}
          {issued && <span className="cell-note">{formatDate(issued)}</span>}
        </p>
      ) : (
        <p className="invoice-refusal">{reading.problem?.detail}</p>
      )}
      <p className="reading-when">
        <DateTime value={reading.created_at} exact />
        {reading.is_kept && <span className="cell-note">{t('invoices.kept')}</span>}
      </p>
    </>
  )
}

/** "Invoice R-2026-0117", or the file name. */
export function readingTitle(reading: Reading): string {
  const { state, file_name: file, document_type: type, invoice_number: number } = reading
  if (state === 'refused') return file
  return `${typeWord(type)} ${number ?? t('invoices.without_number')}`
}
