import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { DocumentStatus } from '~/components/documents/document_status'
import { PortalLink } from '~/components/portal_link'
import { formatCount, formatDate, formatExactMoney, formatRate } from '~/format'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Document = Data.Billing.Documents.List.Document.Variants['forDetail']

/** A type, not an interface, as page props require. */
export type Countries = { seller: string; buyer: string }

/** An invoice or credit note as its PDF shows it. */
export function DocumentView({
  document,
  countries,
}: {
  document: Document
  countries: Countries
}) {
  return (
    <article aria-label={document.number}>
      <Facts document={document} />
      <div className="receipt-parties">
        <Seller seller={document.seller} country={countries.seller} />
        <Buyer buyer={document.buyer} country={countries.buyer} />
      </div>
      <Lines document={document} />
      <Totals document={document} />
      {document.kind === 'invoice' && document.payment_status === 'unpaid' && (
        <Payment document={document} />
      )}
    </article>
  )
}

function Facts({ document }: { document: Document }) {
  const { due_on: due, corrects, reason, buyer, credit_notes: notes } = document
  const { at } = useArea()
  return (
    <dl className="facts">
      <Fact label={t('documents.date')}>
        <DateTime value={document.issued_on} />
      </Fact>
      {due && (
        <Fact label={t('documents.due')}>
          <DateTime value={due} />
        </Fact>
      )}
      {(document.kind === 'invoice' || document.refund_status) && (
        <Fact label={t('documents.payment')}>
          <DocumentStatus document={document} />
        </Fact>
      )}
      {buyer.reference && <Fact label={t('documents.reference')}>{buyer.reference}</Fact>}
      {corrects && (
        <Fact label={t('documents.corrects')}>
          <PortalLink href={at(`/invoices/${corrects.id}`)}>{corrects.number}</PortalLink>
        </Fact>
      )}
      {reason && <Fact label={t('documents.reason')}>{reason}</Fact>}
      {notes.length > 0 && (
        <Fact label={t('documents.credited_by')}>
          {notes.map((note, index) => (
            <span key={note.id}>
              {index > 0 && ', '}
              <PortalLink href={at(`/invoices/${note.id}`)}>{note.number}</PortalLink>
            </span>
          ))}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Seller({ seller, country }: { seller: Document['seller']; country: string }) {
  return (
    <Party
      label={t('documents.seller')}
      lines={[
        seller.name,
        seller.street,
        `${seller.post_code} ${seller.city}`,
        country,
        seller.vat_id && t('documents.vat_id', { id: seller.vat_id }),
        seller.tax_number && t('documents.tax_number', { id: seller.tax_number }),
      ]}
    />
  )
}

function Buyer({ buyer, country }: { buyer: Document['buyer']; country: string }) {
  return (
    <Party
      label={t('documents.buyer')}
      lines={[
        buyer.name,
        ...buyer.address,
        [buyer.post_code, buyer.city].filter(Boolean).join(' '),
        country,
        buyer.vat_id && t('documents.vat_id', { id: buyer.vat_id }),
        buyer.tax_id && t('documents.tax_id', { id: buyer.tax_id }),
      ]}
    />
  )
}

function Party({ label, lines }: { label: string; lines: Array<string | null> }) {
  return (
    <p>
      <span className="is-weak">{label}</span>
      {lines.filter(Boolean).map((line, index) => (
        <span key={index}>
          <br />
          {line}
        </span>
      ))}
    </p>
  )
}

function Lines({ document: { lines, currency } }: { document: Document }) {
  return (
    <div className="table-frame">
      <table className="table data-table is-fullwidth" role="table">
        <caption className="is-sr-only">{t('documents.lines')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              {t('documents.description')}
            </th>
            {[
              t('documents.quantity'),
              t('documents.unit_price'),
              t('documents.tax'),
              t('documents.net'),
            ].map((label) => (
              <th scope="col" role="columnheader" className="is-numeric" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line, index) => (
            <tr role="row" key={index}>
              <th scope="row" role="rowheader">
                {line.description}
              </th>
              <td role="cell" className="is-numeric" data-label={t('documents.quantity')}>
                {formatCount(line.quantity)}
              </td>
              <td role="cell" className="is-numeric" data-label={t('documents.unit_price')}>
                {formatExactMoney(line.unit_price, currency)}
              </td>
              <td role="cell" className="is-numeric" data-label={t('documents.tax')}>
                {t('documents.percent', { rate: formatRate(line.tax_rate) })}
              </td>
              <td role="cell" className="is-numeric" data-label={t('documents.net')}>
                {formatExactMoney(line.amount, currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Totals({ document: { net, gross, taxes, currency } }: { document: Document }) {
  return (
    <>
      <dl className="document-totals">
        <Fact label={t('documents.net')}>{formatExactMoney(net, currency)}</Fact>
        {taxes.map(({ category, tax_rate: rate, amount }) => (
          <Fact key={category} label={t('documents.tax_at', { rate: formatRate(rate) })}>
            {formatExactMoney(amount, currency)}
          </Fact>
        ))}
      </dl>
      <p className="receipt-total">
        <span>{t('documents.gross')}</span> <strong>{formatExactMoney(gross, currency)}</strong>
      </p>
      {taxes.map(({ category, reason }) => reason && <p key={category}>{reason}</p>)}
    </>
  )
}

function Payment({ document }: { document: Document }) {
  const { payment_instructions: payment, currency, due_on: due } = document
  const open = document.credit_notes.reduce((left, { gross }) => left - gross, document.gross)
  const facts = [
    [t('documents.bank'), payment.bank_name],
    [t('documents.iban'), payment.iban?.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('documents.bic'), payment.bic],
    [t('documents.payment_reference'), payment.reference],
  ]
  return (
    <section className="mt-5">
      <h2 className="card-title">{t('documents.pay')}</h2>
      {due && (
        <p className="mb-3">
          {t('documents.pay_by', {
            amount: formatExactMoney(open, currency),
            day: formatDate(due),
          })}
        </p>
      )}
      {payment.text && <p className="mb-3">{payment.text}</p>}
      <dl className="facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={label!}>
                {value}
              </Fact>
            )
        )}
      </dl>
    </section>
  )
}
