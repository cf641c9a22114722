import { Undo2 } from '~/icons'
import type { Data } from '@generated/data'
import { DateTime } from '~/components/date_time'
import { BackField } from '~/components/forms/back_field'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { SubmitButton } from '~/components/forms/submit_button'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatExactMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Refund = Data.Billing.Documents.Credit.Refund

export default function Refunds({ refunds, list }: { refunds: Refund[]; list: PageList }) {
  const { at } = useArea()
  return (
    <>
      <PageHeader title={t('common.menu_refunds')} count={list.total} capped={list.total_capped}>
        <PortalLink className="button" href={at('/invoices')}>
          {t('common.menu_invoices')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('documents.refund_caption')}
        noun={(count) => t('common.noun_refund', { count })}
        columns={useColumns()}
        rows={refunds}
        rowKey={({ id }) => id}
        filters={[
          {
            name: 'status',
            label: t('documents.status'),
            options: ['due', 'done'].map((value) => ({ value, label: statusLabel(value) })),
          },
        ]}
        empty={
          <EmptyState icon={Undo2} title={t('documents.no_refunds')}>
            {t('documents.no_refunds_hint')}
          </EmptyState>
        }
        advice={t('documents.advice')}
      />
    </>
  )
}

Refunds.layout = PortalLayout

function useColumns(): Column<Refund>[] {
  const { at, from } = useArea()
  return [
    {
      name: 'sale',
      label: t('documents.refund_for'),
      heading: true,
      cell: ({ sale }) => (
        <PortalLink href={from(`/sales-history/${sale.id}`)}>
          {t('documents.sale', { number: sale.number })}
        </PortalLink>
      ),
    },
    {
      name: 'created_at',
      label: t('documents.date'),
      sort: 'created_at',
      cell: ({ created_at: time }) => <DateTime value={time} />,
    },
    { name: 'client', label: t('documents.client'), cell: ({ client }) => client.name },
    {
      name: 'credit_note',
      label: t('documents.credit_note'),
      cell: ({ credit_note: note }) =>
        note ? <PortalLink href={at(`/invoices/${note.id}`)}>{note.number}</PortalLink> : '–',
    },
    {
      name: 'amount',
      label: t('documents.refund_amount'),
      numeric: true,
      cell: ({ amount, currency }) => formatExactMoney(amount, currency),
    },
    { name: 'status', label: t('documents.status'), cell: (refund) => <Status refund={refund} /> },
  ]
}

function Status({ refund }: { refund: Refund }) {
  const { at, here } = useArea()
  if (refund.status === 'done') {
    return (
      <span>
        <StatusTag status="done" />
        {refund.method && <span className="cell-note">{methodName(refund.method)}</span>}
      </span>
    )
  }
  return (
    <div>
      <details>
        <summary>
          <StatusTag status="due" /> · {t('documents.refund_done')}
        </summary>
        <Form id={`refund-${refund.id}`} action={at(`/refunds/${refund.id}/done`)}>
          <BackField back={here} />
          <Field
            as="select"
            name="method"
            label={t('documents.refund_method')}
            options={['bank_transfer', 'other'].map((value) => ({
              value,
              label: methodName(value),
            }))}
            required
          />
          <Field name="note" label={t('documents.refund_note')} maxLength={500} />
          <SubmitButton>{t('documents.refund_done')}</SubmitButton>
        </Form>
      </details>
      {refund.by_stripe && (
        <Form
          id={`stripe-${refund.id}`}
          action={at(`/refunds/${refund.id}/stripe`)}
          className="mt-2"
        >
          <BackField back={here} />
          <SubmitButton className="is-small">{t('documents.refund_by_stripe')}</SubmitButton>
        </Form>
      )}
    </div>
  )
}

function methodName(method: string): string {
  const names: Record<string, string> = {
    bank_transfer: t('documents.method_bank_transfer'),
    stripe: t('documents.method_stripe'),
    other: t('documents.method_other'),
  }
  return names[method] ?? method
}
