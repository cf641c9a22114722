import { Download, FileText } from '~/icons'
import type { Data } from '@generated/data'
import type { ReadingWarning } from '#app/invoices/reading/invoice_reading'
import { DateTime } from '~/components/date_time'
import { FieldError, useField } from '~/components/forms/field'
import { readingTitle, retentionText } from '~/components/invoices/words'
import { ChoiceBox } from '~/components/lists/choice_box'
import { EmptyState } from '~/components/lists/empty_state'
import { Pager, type PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { formatDate, formatDecimalMoney } from '~/format'
import { t } from '~/text'
import { useHydrated } from '~/use_hydrated'
import { usePortal } from '~/use_portal'
import { useRowSelection } from '~/use_row_selection'

type Reading = Data.Invoices.Reading

interface ReadingsProps {
  readings: Reading[]
  list: PageList
}

/** The readings of this visitor or client, newest first. */
export function Readings({ readings, list }: ReadingsProps) {
  const { ref, onChange, choice } = useRowSelection()
  return (
    <section className="section" aria-labelledby="readings">
      <div className="wrap" ref={ref} onChange={onChange}>
        <h2 id="readings">{t('invoices.readings')}</h2>
        {readings.length ? (
          <>
            <ExportForm count={choice.count} />
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

const exportForm = 'export'

/** Downloads of the selected readings, whose checkboxes are in the list. */
function ExportForm({ count }: { count: number }) {
  const { to } = usePortal()
  const isReady = useHydrated()
  const { id, message } = useField('ids')
  return (
    <form id={exportForm} className="reading-export" action={to('/invoice-reader/export')}>
      {isReady && (
        <label className="checkbox">
          <input type="checkbox" data-choose-page /> {t('invoices.choose_all')}
        </label>
      )}
      <p role="status">
        {isReady ? t('invoices.chosen_readings', { count }) : t('invoices.choose_readings')}
      </p>
      <div className="reading-exports" role="group" aria-label={t('invoices.download_chosen')}>
        {(['csv', 'json', 'xml'] as const).map((format) => (
          <button
            key={format}
            className="button is-small"
            name="format"
            value={format}
            disabled={isReady && count === 0}
          >
            <Download size={14} /> <span>{exportNames[format]()}</span>
          </button>
        ))}
      </div>
      <FieldError id={id} message={message} />
    </form>
  )
}

const exportNames = {
  csv: () => t('invoices.format_csv'),
  json: () => t('invoices.format_json'),
  xml: () => t('invoices.format_zip'),
}

/** Without the warning about OCR, which is not a fault; doubtful values are counted anyway. */
const listedWarnings: Partial<Record<ReadingWarning, () => string>> = {
  other_document: () => t('invoices.listed_other_document'),
  several_invoices: () => t('invoices.listed_several_invoices'),
  pages_left: () => t('invoices.listed_pages_left'),
  values_left: () => t('invoices.listed_values_left'),
  xml_unreadable: () => t('invoices.listed_xml_unreadable'),
}

function Row({ reading }: { reading: Reading }) {
  const { id, file_name: file, seller, issue_date: issued, total, currency } = reading
  const { doubtful_values: doubtful, failed_checks: failed } = reading
  const title = readingTitle(reading)
  const doubts = [
    doubtful && t('invoices.to_check', { count: doubtful }),
    failed && t('invoices.checks_failed', { count: failed }),
    ...(reading.warnings ?? []).map((warning) => listedWarnings[warning]?.()),
  ].filter(Boolean)
  return (
    <>
      {reading.state === 'read' ? (
        <ChoiceBox id={id} name={`${title}, ${file}`} form={exportForm} />
      ) : (
        <span />
      )}
      <div>
        <PortalLink className="reading-title" href={`/invoice-reader/${id}`}>
          {title}
        </PortalLink>
        {title !== file && (
          <p className="cell-note">{[seller, file].filter(Boolean).join(' · ')}</p>
        )}
        {doubts.length > 0 && <p className="reading-doubts">{doubts.join(' · ')}</p>}
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
        <span className="cell-note">{retentionText(reading)}</span>
      </p>
    </>
  )
}
