import '~/css/sales.scss'
import { Download } from '~/icons'
import type { Data } from '@generated/data'
import { BackField } from '~/components/forms/back_field'
import { Card } from '~/components/card'
import { ConfirmSubmit, NoImplicitSubmit } from '~/components/forms/confirm_button'
import { DateTime } from '~/components/date_time'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import type { Receipt as ReceiptText } from '#app/billing/sales/receipt'
import { Receipt } from '~/components/sales/receipt'
import { statusLabel } from '~/components/status_tag'
import { SubmitButton } from '~/components/forms/submit_button'
import { formatExactMoney, formatRate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface SaleProps {
  sale: Data.Billing.Sales.Sale.Variants['forDetail']
  receipt: ReceiptText
  /** The day in UTC. */
  today: string
  /** The symbols of the currencies by code. */
  symbols: Record<string, string>
  back: string | null
}

export default function ShowSale({ sale, receipt, today, symbols, back }: SaleProps) {
  const { at } = useArea()
  const { to } = usePortal()
  const place = at(`/sales-history/${sale.id}`)
  const isOpen = sale.voids === null && sale.payment_status !== 'void'
  const { base_amount: amount, base_currency: base } = sale
  const owed = formatExactMoney(receipt.total, receipt.currency)
  return (
    <div className="form-column">
      <PageHeader
        title={t('sales.sale', { number: sale.number })}
        lead={
          sale.currency.code === base.code
            ? undefined
            : t('sales.in_base_currency', {
                amount: formatExactMoney(amount, {
                  ...base,
                  symbol: symbols[base.code] ?? base.code,
                }),
                rate: formatRate(sale.rate),
              })
        }
      >
        {sale.payment_status === 'paid' && (
          <a className="button" href={to(`${place}/receipt.pdf`)}>
            <Download size={16} /> {t('sales.receipt')}
          </a>
        )}
        {sale.documents.map(({ id, kind, number }) => (
          <PortalLink key={id} className="button" href={at(`/invoices/${id}`)}>
            {statusLabel(kind)} {number}
          </PortalLink>
        ))}
        <PortalLink className="button" href={at(`/clients/packages/${sale.client.id}`)}>
          {t('sales.packages_of', { name: sale.client.name })}
        </PortalLink>
        <PortalLink className="button" href={at(back ?? '/sales-history')}>
          {t('common.menu_sales_history')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Card>
          <Receipt receipt={receipt} isPending={sale.pending} />
        </Card>
        {sale.pending && (
          <Card title={t('sales.release')} lead={t('sales.release_lead')}>
            <Form id="release" action={`${place}/release`}>
              <BackField back={back} />
              <Field name="note" label={t('sales.reason')} maxLength={500} />
              <div className="buttons">
                <SubmitButton>{t('sales.release_package')}</SubmitButton>
              </div>
            </Form>
          </Card>
        )}
        {sale.payment_status === 'unpaid' && sale.voids === null && (
          <Card title={t('sales.settle')} lead={t('sales.settle_lead')}>
            <Form id="settle" action={`${place}/pay`}>
              <BackField back={back} />
              <div className="field-pair">
                <Field
                  as="select"
                  name="method"
                  label={t('sales.method')}
                  options={methods()}
                  defaultValue="bank_transfer"
                  required
                />
                <Field
                  type="date"
                  name="received_on"
                  label={t('sales.received_on')}
                  defaultValue={today}
                  required
                />
              </div>
              <Field
                name="note"
                label={t('sales.note')}
                maxLength={500}
                hint={t('sales.note_hint')}
              />
              <div className="buttons">
                <SubmitButton>{t('sales.mark_paid')}</SubmitButton>
                <ConfirmSubmit
                  label={t('sales.waive')}
                  title={t('sales.waive_question', { number: sale.number })}
                  className=""
                  formAction={to(`${place}/waive`)}
                >
                  <p>{t('sales.waive_effect', { client: sale.client.name, amount: owed })}</p>
                </ConfirmSubmit>
              </div>
            </Form>
          </Card>
        )}
        {isOpen && (
          <Card title={t('sales.void')} lead={t('sales.void_lead')}>
            <Form id="void" action={`${place}/void`}>
              <NoImplicitSubmit />
              <BackField back={back} />
              <Field name="note" label={t('sales.reason')} maxLength={500} />
              <div className="buttons">
                <ConfirmSubmit
                  label={t('sales.void_sale', { number: sale.number })}
                  title={t('sales.void_question', { number: sale.number, amount: owed })}
                >
                  <p>
                    {t('sales.void_effect', {
                      package: receipt.lines[0].text,
                      client: sale.client.name,
                    })}
                  </p>
                  {sale.payment_status === 'paid' && <p>{t('sales.void_refund')}</p>}
                </ConfirmSubmit>
              </div>
            </Form>
          </Card>
        )}
        <Card title={t('sales.steps')}>
          {sale.steps.length === 0 ? (
            <p className="is-weak">{t('sales.no_steps')}</p>
          ) : (
            <ul className="sale-steps">
              {sale.steps.map((step) => (
                <li key={step.id}>
                  {rich('sales.step', {
                    was: step.was,
                    became: step.became,
                    date: () => <DateTime value={step.created_at} exact />,
                    actor: step.actor ?? t('sales.at_a_terminal'),
                  })}
                  {step.note && <span className="cell-note">{step.note}</span>}
                </li>
              ))}
            </ul>
          )}
          {sale.payments.map(({ id, method, amount, received_on: day }) => (
            <p key={id} className="mt-3">
              {rich('sales.payment_received', {
                amount: formatExactMoney(amount, sale.currency),
                method,
                date: () => <DateTime value={day} />,
              })}
            </p>
          ))}
        </Card>
      </div>
    </div>
  )
}

ShowSale.layout = PortalLayout

const methods = () => [
  { value: 'bank_transfer', label: t('sales.method_bank_transfer') },
  { value: 'other', label: t('sales.method_other') },
]
