import '~/css/setup.scss'
import '~/css/sales.scss'
import { Download } from '~/icons'
import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DocumentView, type Countries } from '~/components/documents/document_view'
import { ConfirmSubmit, NoImplicitSubmit } from '~/components/forms/confirm_button'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { PayNow } from '~/components/sales/pay_now'
import { statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

interface DocumentProps {
  document: Data.Billing.Documents.List.Document.Variants['forDetail']
  /** The names of their countries. */
  countries: Countries
  is_staff: boolean
  /** Whether it can be paid by Stripe. */
  pays_online: boolean
  may_credit: boolean
  once: string
  back: string | null
}

export default function ShowDocument(props: DocumentProps) {
  const { document, back } = props
  const { at } = useArea()
  const { to } = usePortal()
  const place = at(`/invoices/${document.id}`)
  return (
    <div className="form-column">
      <PageHeader title={`${statusLabel(document.kind)} ${document.number}`}>
        <a className="button is-primary" href={to(`${place}/invoice.pdf`)}>
          <Download size={16} /> PDF
        </a>
        <a className="button" href={to(`${place}/cii.xml`)}>
          <Download size={16} /> {t('documents.cii')}
        </a>
        <a className="button" href={to(`${place}/ubl.xml`)}>
          <Download size={16} /> {t('documents.ubl')}
        </a>
        {props.is_staff && (
          <PortalLink className="button" href={at(`/sales-history/${document.sale.id}`)}>
            {t('documents.sale', { number: document.sale.number })}
          </PortalLink>
        )}
        <PortalLink className="button" href={at(back ?? '/invoices')}>
          {t('common.menu_invoices')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        {props.pays_online && (
          <Card>
            <PayNow sale={document.sale.id} />
          </Card>
        )}
        <Card>
          <DocumentView document={document} countries={props.countries} />
        </Card>
        {props.may_credit && <CreditForm {...props} place={place} />}
      </div>
    </div>
  )
}

ShowDocument.layout = PortalLayout

function CreditForm({ document, once, place }: DocumentProps & { place: string }) {
  return (
    <Card title={t('documents.credit')} lead={t('documents.credit_lead')}>
      <Form id="credit" action={`${place}/credit`}>
        <NoImplicitSubmit />
        <input type="hidden" name="once" value={once} />
        <Field
          name="amount"
          label={t('documents.amount', { currency: document.currency.code })}
          inputMode="decimal"
          autoComplete="off"
          required
          className="figure-field"
        />
        <Field name="reason" label={t('documents.reason')} required maxLength={500} />
        <div className="buttons">
          <ConfirmSubmit
            label={t('documents.credit_button')}
            title={t('documents.credit_question')}
            className=""
          >
            <p>{t('documents.credit_effect')}</p>
          </ConfirmSubmit>
        </div>
      </Form>
    </Card>
  )
}
