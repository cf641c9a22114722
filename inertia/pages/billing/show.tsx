import type { Data } from '@generated/data'
import { CalendarClock, CreditCard, Wallet } from '~/icons'
import type { accountOf } from '#app/billing/account/account_of'
import { Card, Fact, Stat, StatGrid } from '~/components/card'
import { DateTime } from '~/components/date_time'
import { DocumentStatus } from '~/components/documents/document_status'
import { DataTable, type Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import { linkTo, PortalLink } from '~/components/portal_link'
import { PayNow } from '~/components/sales/pay_now'
import { statusLabel } from '~/components/status_tag'
import { formatExactMoney, formatMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'

type Account = Awaited<ReturnType<typeof accountOf>>
type Document = Data.Billing.Documents.List.Document
type Payment = Data.Billing.Account.Payment

interface BillingProps {
  client: Data.Clients.Client.Variants['forPartner']
  country: string | null
  account: Account
  /** Whether purchases can be paid by Stripe. */
  pays_online: boolean
  /** The latest ones. */
  documents: Document[]
  payments: Payment[]
}

export default function Billing(props: BillingProps) {
  const { account, documents, payments } = props
  return (
    <>
      <PageHeader title={t('common.menu_billing')} lead={t('billing.lead')}>
        <PortalLink className="button" href="/portal/partner/billing/spending">
          {t('billing.spending')}
        </PortalLink>
        <PortalLink className="button is-primary" href="/portal/partner/billing/edit">
          {t('billing.edit')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Figures account={account} />
        <Card title={t('billing.due')} lead={t('billing.due_lead')} flush>
          <DataTable
            caption={t('billing.due')}
            columns={dueColumns(props.pays_online)}
            rows={account.due}
            rowKey={({ sale }) => sale.id}
            empty={<EmptyState title={t('billing.nothing_due')} />}
          />
        </Card>
        <BillingData {...props} />
        <div className="split">
          <Card
            title={t('billing.latest_invoices')}
            flush
            action={
              <PortalLink className="link" href="/portal/partner/invoices">
                {t('billing.all_invoices')}
              </PortalLink>
            }
          >
            <DataTable
              caption={t('billing.latest_invoices')}
              columns={documentColumns()}
              rows={documents}
              rowKey={({ id }) => id}
              empty={<EmptyState title={t('billing.no_invoices')} />}
            />
          </Card>
          <Card
            title={t('billing.latest_payments')}
            flush
            action={
              <PortalLink className="link" href="/portal/partner/all-activated-packages">
                {t('billing.all_purchases')}
              </PortalLink>
            }
          >
            <DataTable
              caption={t('billing.latest_payments')}
              columns={paymentColumns()}
              rows={payments}
              rowKey={({ id }) => String(id)}
              empty={<EmptyState title={t('billing.no_payments')} />}
            />
          </Card>
        </div>
      </div>
    </>
  )
}

Billing.layout = PortalLayout

/** What is due, overdue and left of the credit. */
function Figures({ account: { credit, due, totals } }: { account: Account }) {
  const { limit, open, currency } = credit
  const overdue = due.filter((entry) => entry.overdue).length
  return (
    <StatGrid>
      <Stat
        label={t('billing.to_pay')}
        icon={Wallet}
        value={
          totals.length
            ? totals.map((total) => formatExactMoney(total.amount, total.currency)).join(' + ')
            : formatExactMoney(0, currency)
        }
        hint={t('billing.with_tax')}
      />
      <Stat label={t('billing.overdue')} icon={CalendarClock} value={overdue} />
      <Stat
        label={t('billing.credit_left')}
        icon={CreditCard}
        value={formatMoney(Math.max(0, limit - open), currency)}
        hint={
          limit === 0
            ? t('billing.prepaid')
            : t('billing.credit_of', {
                limit: formatMoney(limit, currency),
                open: formatMoney(open, currency),
              })
        }
      />
    </StatGrid>
  )
}

/** What invoices print about the client. */
function BillingData({ client, country }: Pick<BillingProps, 'client' | 'country'>) {
  const { billing_address: street, billing_post_code: postCode, billing_city: city } = client
  const lines = street?.split(/\s*\n\s*/) ?? []
  const address = [...lines, [postCode, city].filter(Boolean).join(' '), country]
  const none = t('clients.not_specified')
  return (
    <Card title={t('billing.data')} lead={t('billing.data_lead')}>
      <dl className="facts">
        <Fact label={t('billing.organisation')}>{client.name}</Fact>
        <Fact label={t('clients.billing_name')}>{client.billing_name ?? client.name}</Fact>
        <Fact label={t('clients.billing_address')}>
          {address.filter(Boolean).join(', ') || none}
        </Fact>
        <Fact label={t('clients.tax_id')}>{client.tax_id ?? none}</Fact>
        <Fact label={t('clients.billing_email')}>{client.billing_email ?? none}</Fact>
        <Fact label={t('clients.buyer_reference')}>{client.buyer_reference ?? none}</Fact>
        <Fact label={t('billing.currency')}>{client.currency ?? t('billing.all_currencies')}</Fact>
      </dl>
    </Card>
  )
}

const dueColumns = (paysOnline: boolean): Column<Account['due'][number]>[] => [
  {
    label: t('billing.purchase'),
    heading: true,
    cell: ({ sale, package: bought, pending }) => (
      <>
        {bought.name}
        <span className="cell-note">
          {t('billing.sale', { number: sale.number })}
          {pending && ` · ${statusLabel('pending_payment')}`}
        </span>
      </>
    ),
  },
  {
    label: t('billing.how_to_pay'),
    cell: ({ sale, package: bought, invoice }) => (
      <div>
        {invoice
          ? rich('billing.see_invoice', {
              number: invoice.number,
              link: linkTo(`/portal/partner/invoices/${invoice.id}`),
            })
          : rich('billing.see_purchases', {
              link: linkTo('/portal/partner/all-activated-packages'),
            })}
        {paysOnline && <PayNow sale={sale.id} of={bought.name} isSmall />}
      </div>
    ),
  },
  {
    label: t('billing.due_on'),
    cell: ({ due_on: day, overdue }) => (
      <span>
        {day ? <DateTime value={day} /> : '–'}
        {overdue && <span className="cell-note">{t('billing.overdue')}</span>}
      </span>
    ),
  },
  {
    label: t('billing.amount'),
    numeric: true,
    cell: ({ amount, currency }) => formatExactMoney(amount, currency),
  },
]

const documentColumns = (): Column<Document>[] => [
  {
    label: t('billing.number'),
    heading: true,
    cell: ({ id, number, kind }) => (
      <>
        <PortalLink href={`/portal/partner/invoices/${id}`}>{number}</PortalLink>
        {kind === 'credit_note' && <span className="cell-note">{statusLabel(kind)}</span>}
      </>
    ),
  },
  { label: t('billing.date'), cell: ({ issued_on: day }) => <DateTime value={day} /> },
  {
    label: t('billing.status'),
    cell: (document) => <DocumentStatus document={document} />,
  },
  {
    label: t('billing.amount'),
    numeric: true,
    cell: ({ kind, gross, currency }) =>
      formatExactMoney(kind === 'credit_note' ? -gross : gross, currency),
  },
]

const paymentColumns = (): Column<Payment>[] => [
  {
    label: t('billing.date'),
    heading: true,
    cell: ({ received_on: day }) => <DateTime value={day} />,
  },
  {
    label: t('billing.for'),
    cell: ({ package: name, invoice, method }) => (
      <span>
        {invoice ? (
          <PortalLink href={`/portal/partner/invoices/${invoice.id}`}>{invoice.number}</PortalLink>
        ) : (
          name
        )}
        <span className="cell-note">{t('billing.method', { method })}</span>
      </span>
    ),
  },
  {
    label: t('billing.amount'),
    numeric: true,
    cell: ({ amount, currency }) => formatExactMoney(amount, currency),
  },
]
