import '~/css/sales.scss'
import type { Receipt as ReceiptText } from '#app/billing/sales/receipt'
import { DateTime } from '~/components/date_time'
import { StatusTag } from '~/components/status_tag'
import { formatCount, formatExactMoney, formatRate } from '~/format'
import { t } from '~/text'

/** A printable receipt, or the same facts of a sale that is not paid: seller, client, lines and total. */
export function Receipt(props: {
  receipt: ReceiptText
  /** Whether its package is pending payment. */
  isPending?: boolean
}) {
  const { receipt, isPending = false } = props
  const { number, date, seller, client, currency, lines, total, voids } = receipt
  const isPaid = receipt.payment_status === 'paid'
  return (
    <article aria-label={t(isPaid ? 'sales.receipt_name' : 'sales.sale', { number })}>
      <dl className="facts">
        <div>
          <dt>{t('sales.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('sales.date')}</dt>
          <dd>
            <DateTime value={date} />
          </dd>
        </div>
        <div>
          <dt>{t('sales.payment')}</dt>
          <dd>
            <StatusTag status={isPending ? 'pending_payment' : receipt.payment_status} />
          </dd>
        </div>
      </dl>
      <div className="receipt-parties">
        <p>
          <span className="is-weak">{t('sales.from')}</span>
          <br />
          {seller}
        </p>
        <p>
          <span className="is-weak">{t('sales.receipt_for')}</span>
          <br />
          {client.name}
          {client.address.map((line, index) => (
            <span key={index}>
              <br />
              {line}
            </span>
          ))}
          {client.tax_id && (
            <>
              <br />
              {t('sales.receipt_tax_id', { id: client.tax_id })}
            </>
          )}
        </p>
      </div>
      <div className="table-frame">
        <table className="table data-table is-fullwidth" role="table">
          <caption className="is-sr-only">{t('sales.what_was_sold')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('sales.package')}
              </th>
              <th scope="col" role="columnheader" className="is-numeric">
                {t('sales.quantity')}
              </th>
              <th scope="col" role="columnheader" className="is-numeric">
                {t('sales.unit_price')}
              </th>
              <th scope="col" role="columnheader" className="is-numeric">
                {t('sales.amount')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <tr role="row" key={line.text}>
                <th scope="row" role="rowheader">
                  {line.text}
                </th>
                <td role="cell" className="is-numeric" data-label={t('sales.quantity')}>
                  {formatCount(line.quantity)}
                </td>
                <td role="cell" className="is-numeric" data-label={t('sales.unit_price')}>
                  {formatExactMoney(line.unit_price, currency)}
                </td>
                <td role="cell" className="is-numeric" data-label={t('sales.amount')}>
                  {formatExactMoney(line.amount, currency)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {receipt.tax.amount !== 0 && (
        <dl className="document-totals">
          <div>
            <dt>{t('sales.net')}</dt>
            <dd>{formatExactMoney(receipt.net, currency)}</dd>
          </div>
          <div>
            <dt>{t('sales.tax_at', { rate: formatRate(receipt.tax.rate) })}</dt>
            <dd>{formatExactMoney(receipt.tax.amount, currency)}</dd>
          </div>
        </dl>
      )}
      <p className="receipt-total">
        <span>{t('sales.receipt_total', { currency: currency.code })}</span>{' '}
        <strong>{formatExactMoney(total, currency)}</strong>
      </p>
      {voids !== null && <p className="is-weak">{t('sales.reverses', { number: voids })}</p>}
      {receipt.voided_by !== null && (
        <p className="is-weak">{t('sales.reversed_by', { number: receipt.voided_by })}</p>
      )}
    </article>
  )
}
