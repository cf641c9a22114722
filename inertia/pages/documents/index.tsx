import { FileText } from '~/icons'
import type { Data } from '@generated/data'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { DocumentStatus } from '~/components/documents/document_status'
import { DayField } from '~/components/forms/day_field'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { statusLabel } from '~/components/status_tag'
import { formatExactMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

type Document = Data.Billing.Documents.List.Document

interface DocumentsProps {
  documents: Document[]
  list: PageList
  /** Whether the user sees the documents of all clients. */
  is_staff: boolean
  /** The client of the filter. */
  client: { id: string; name: string } | null
}

export default function Documents(props: DocumentsProps) {
  const { documents, list, client } = props
  const { from, to } = list.filters
  const { at } = useArea()
  return (
    <>
      <PageHeader title={t('common.menu_invoices')} count={list.total} capped={list.total_capped}>
        {props.is_staff && (
          <PortalLink className="button" href={at('/refunds')}>
            {t('documents.refunds')}
          </PortalLink>
        )}
      </PageHeader>
      <DataList
        list={list}
        file={props.is_staff ? at('/invoices/export') : undefined}
        caption={t('documents.caption')}
        noun={(count) => t('common.noun_invoice', { count })}
        columns={useColumns(props)}
        rows={documents}
        rowKey={({ id }) => id}
        searchLabel={t('documents.search')}
        filters={[
          {
            name: 'kind',
            label: t('documents.kind'),
            options: ['invoice', 'credit_note'].map(optionOf),
          },
          {
            name: 'payment_status',
            label: t('documents.payment'),
            options: ['unpaid', 'paid', 'waived', 'void'].map(optionOf),
          },
        ]}
        extraChips={[
          { name: 'from', label: t('documents.from'), value: from?.slice(0, 10) ?? '' },
          { name: 'to', label: t('documents.to'), value: to?.slice(0, 10) ?? '' },
          { name: 'client', label: t('documents.client'), value: client?.name ?? '' },
        ]}
        fields={
          <>
            <DayField name="from" label={t('documents.from')} value={from} />
            <DayField name="to" label={t('documents.to')} value={to} />
            {client && <input type="hidden" name="client" value={client.id} />}
          </>
        }
        empty={
          <EmptyState icon={FileText} title={t('documents.empty')}>
            {t('documents.empty_hint')}
          </EmptyState>
        }
        advice={t('documents.advice')}
      />
    </>
  )
}

Documents.layout = PortalLayout

function optionOf(value: string) {
  return { value, label: statusLabel(value) }
}

function useColumns({ is_staff: isStaff }: DocumentsProps): Column<Document>[] {
  const { at, from } = useArea()
  const { to } = usePortal()
  return [
    {
      name: 'number',
      label: t('documents.number'),
      heading: true,
      cell: ({ id, number, kind }) => (
        <>
          <PortalLink href={from(`/invoices/${id}`)}>{number}</PortalLink>
          {kind === 'credit_note' && <span className="cell-note">{statusLabel(kind)}</span>}
        </>
      ),
    },
    ...(isStaff
      ? [
          {
            name: 'client',
            label: t('documents.client'),
            cell: ({ client }: Document) => (
              <PortalLink href={from(`/clients/edit/${client.id}`)}>{client.name}</PortalLink>
            ),
          },
        ]
      : []),
    {
      name: 'gross',
      label: t('documents.gross'),
      numeric: true,
      cell: ({ kind, gross, currency }) =>
        formatExactMoney(kind === 'credit_note' ? -gross : gross, currency),
    },
    {
      name: 'payment_status',
      label: t('documents.payment'),
      cell: (document) => <DocumentStatus document={document} />,
    },
    {
      name: 'issued_on',
      label: t('documents.date'),
      sort: 'created_at',
      cell: ({ issued_on: day }) => <DateTime value={day} />,
    },
    {
      name: 'due_on',
      label: t('documents.due'),
      sort: 'due_on',
      cell: ({ due_on: day }) => (day ? <DateTime value={day} /> : '–'),
    },
    {
      name: 'files',
      label: t('documents.files'),
      cell: ({ id, number }) => (
        <a
          href={to(at(`/invoices/${id}/invoice.pdf`))}
          aria-label={t('documents.pdf_of', { number })}
        >
          PDF
        </a>
      ),
    },
  ]
}
