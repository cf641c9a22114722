import { Download } from 'lucide-react'
import type { Data } from '@generated/data'
import { BackField } from '~/components/back_field'
import { Card } from '~/components/card'
import { ConfirmSubmit, NoImplicitSubmit } from '~/components/confirm_button'
import { DateTime } from '~/components/date_time'
import { Field } from '~/components/field'
import { Form } from '~/components/form'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { Receipt, type ReceiptText } from '~/components/sales/receipt'
import { SubmitButton } from '~/components/submit_button'
import { wordsOf } from '~/components/status_tag'
import { formatMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface SaleProps {
  sale: Data.Sales.Sale.Variants['forDetail']
  receipt: ReceiptText
  back: string | null
}

export default function ShowSale({ sale, receipt, back }: SaleProps) {
  const { at } = useArea()
  const { to } = usePortal()
  const place = at(`/sales-history/${sale.id}`)
  const isOpen = sale.voids === null && sale.payment_status !== 'void'
  const { base_amount: amount, base_currency: base } = sale
  const owed = formatMoney(receipt.total, receipt.currency)
  return (
    <div className="form-column">
      <PageHeader
        title={`Sale ${sale.number}`}
        lead={
          sale.currency.code === base.code
            ? undefined
            : `${formatMoney(amount, { symbol: base.code, exponent: base.exponent })} in the base currency, at a rate of ${sale.rate}.`
        }
      >
        <a className="button" href={to(`${place}/receipt.pdf`)}>
          <Download size={16} /> PDF
        </a>
        <PortalLink className="button" href={at(`/clients/packages/${sale.client.id}`)}>
          Packages of {sale.client.name}
        </PortalLink>
        <PortalLink className="button" href={at(back ?? '/sales-history')}>
          Sales History
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Card>
          <Receipt receipt={receipt} />
        </Card>
        {sale.payment_status === 'unpaid' && sale.voids === null && (
          <Card title="Settle" lead="What is paid or waived no longer counts as unpaid.">
            <Form id="settle" action={`${place}/pay`}>
              <BackField back={back} />
              <Field name="note" label="Note" maxLength={500} hint="Kept with the step." />
              <div className="buttons">
                <SubmitButton>Mark paid</SubmitButton>
                <ConfirmSubmit
                  label="Waive"
                  title={`Waive sale ${sale.number}?`}
                  className=""
                  formAction={to(`${place}/waive`)}
                >
                  <p>
                    {sale.client.name} then need not pay {owed} any more. The package stays. This
                    cannot be undone.
                  </p>
                </ConfirmSubmit>
              </div>
            </Form>
          </Card>
        )}
        {isOpen && (
          <Card
            title="Void"
            lead="Makes a sale of the negative amount and cancels the package. Calls that were used stay used."
          >
            <Form id="void" action={`${place}/void`}>
              <NoImplicitSubmit />
              <BackField back={back} />
              <Field name="note" label="Reason" maxLength={500} />
              <div className="buttons">
                <ConfirmSubmit
                  label={`Void sale ${sale.number}`}
                  title={`Void sale ${sale.number} of ${owed}?`}
                >
                  <p>
                    “{receipt.lines[0].text}” of {sale.client.name} is cancelled: calls that are
                    left in it cannot be spent any more. This cannot be undone.
                  </p>
                </ConfirmSubmit>
              </div>
            </Form>
          </Card>
        )}
        <Card title="Steps">
          {sale.steps.length === 0 ? (
            <p className="is-weak">None yet.</p>
          ) : (
            <ul className="sale-steps">
              {sale.steps.map((step) => (
                <li key={step.id}>
                  {wordsOf(step.was)} to {step.became}, <DateTime value={step.created_at} exact />,{' '}
                  {step.actor ?? 'at a terminal'}
                  {step.note && <span className="cell-note">{step.note}</span>}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}

ShowSale.layout = PortalLayout
