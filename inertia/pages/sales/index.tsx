import { Receipt } from '~/icons'
import type { Data } from '@generated/data'
import type { Aging } from '#app/billing/receivables/aging'
import { Card, Stat, StatGrid } from '~/components/card'
import { DataList } from '~/components/lists/data_list'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { MissingInvoices } from '~/components/documents/missing_invoices'
import { DayField } from '~/components/forms/day_field'
import { EmptyState } from '~/components/lists/empty_state'
import { ExportMenu } from '~/components/lists/export_menu'
import { familyName, familyOptions } from '~/components/packages/package_card'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatExactMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useListState } from '~/use_list_state'

type Sale = Data.Billing.Sales.Sale

type Total = {
  code: string
  symbol: string
  exponent: number
  sales: number
  amount: number
  paid: number
  unpaid: number
  waived: number
}

interface SalesProps {
  sales: Sale[]
  list: PageList
  totals: { currencies: Total[]; base: Total[] }
  /** Open amounts by days after the due date. */
  aging: Aging[]
  /** The default day of payments. */
  today: string
  /** The symbols of the currencies by code. */
  symbols: Record<string, string>
  /** The codes of all currencies with sales. */
  currencies: string[]
  /** Sales without invoice, since the seller's data is not complete. */
  without_invoice: number
  /** The client of the filter. */
  client: { id: string; name: string } | null
}

const statuses = ['unpaid', 'paid', 'waived', 'void']

const channels = () => [
  { value: 'self', label: t('sales.channel_self') },
  { value: 'admin', label: t('sales.channel_admin') },
  { value: 'free', label: t('sales.channel_free') },
]

export default function Sales(props: SalesProps) {
  const { sales, list, totals, aging, today, symbols, currencies, client } = props
  const { from, to } = list.filters
  const { at } = useArea()
  const { fileAt } = useListState(list)
  return (
    <>
      <PageHeader
        title={t('common.menu_sales_history')}
        count={list.total}
        capped={list.total_capped}
      >
        <ExportMenu fileIn={fileAt(at('/sales-history/export'))} large />
      </PageHeader>
      <MissingInvoices count={props.without_invoice} />
      <DataList
        list={list}
        caption={t('sales.caption')}
        noun={(count) => t('common.noun_sale', { count })}
        columns={useColumns(symbols, sales)}
        rows={sales}
        rowKey={({ id }) => id}
        searchLabel={t('sales.search')}
        filters={[
          {
            name: 'payment_status',
            label: t('sales.payment'),
            options: statuses.map((value) => ({ value, label: statusLabel(value) })),
          },
          {
            name: 'package_status',
            label: t('sales.package_status'),
            options: [{ value: 'pending_payment', label: statusLabel('pending_payment') }],
          },
          { name: 'family', label: t('sales.family'), options: familyOptions() },
          {
            name: 'currency',
            label: t('sales.currency'),
            options: currencies.map((code) => ({ value: code, label: code })),
          },
          { name: 'channel', label: t('sales.channel'), options: channels() },
        ]}
        extraChips={[
          { name: 'from', label: t('sales.from'), value: from?.slice(0, 10) ?? '' },
          {
            name: 'free',
            label: t('sales.free_sales'),
            value: list.filters.free ? t('sales.free_shown') : '',
          },
          { name: 'to', label: t('sales.to'), value: to?.slice(0, 10) ?? '' },
          { name: 'client', label: t('sales.client'), value: client?.name ?? '' },
        ]}
        fields={
          <>
            <DayField name="from" label={t('sales.from')} value={from} />
            <DayField name="to" label={t('sales.to')} value={to} />
            <div className="select">
              <select
                name="free"
                aria-label={t('sales.free_sales')}
                defaultValue={list.filters.free ?? ''}
              >
                <option value="">{t('sales.free_hidden')}</option>
                <option value="shown">{t('sales.free_shown')}</option>
              </select>
            </div>
            {client && <input type="hidden" name="client" value={client.id} />}
          </>
        }
        bulk={{
          action: at('/sales-history/bulk'),
          nameOf: ({ number, client: buyer, gross_amount: gross, currency }) =>
            `${t('sales.sale', { number })}, ${buyer.name}, ${formatExactMoney(gross, currency)}`,
          acts: [
            {
              act: 'pay',
              label: t('sales.mark_paid'),
              question: (rows) => t('sales.mark_rows_paid', { rows }),
              warning: t('sales.mark_paid_effect'),
              field: <DayField name="received_on" label={t('sales.received_on')} value={today} />,
            },
          ],
        }}
        empty={<NoSales />}
        advice={t('sales.advice')}
      >
        <div className="mb-5">
          <Totals {...totals} />
          <OpenAmounts aging={aging} />
        </div>
      </DataList>
    </>
  )
}

Sales.layout = PortalLayout

function Totals({ currencies, base }: SalesProps['totals']) {
  if (!currencies.length) return null
  const isOneCurrency = currencies.length === 1 && base[0]?.code === currencies[0].code
  return (
    <Card title={t('sales.totals')} lead={t('sales.totals_lead')}>
      <StatGrid>
        {currencies.map((total) => (
          <Stat
            key={total.code}
            label={total.code}
            value={formatExactMoney(total.amount, total)}
            hint={t('sales.entries', { count: total.sales, shares: shares(total) })}
          />
        ))}
        {(isOneCurrency ? [] : base).map((total) => (
          <Stat
            key={`base-${total.code}`}
            label={t('sales.all_in', { currency: total.code })}
            value={formatExactMoney(total.amount, total)}
            hint={t('sales.at_rates_of_sales', { shares: shares(total) })}
          />
        ))}
      </StatGrid>
    </Card>
  )
}

const agingColumns = (): Column<Aging>[] => [
  { label: t('sales.currency'), heading: true, cell: ({ code }) => code },
  ...(
    [
      ['not_due', 'sales.aging_not_due'],
      ['up_to_30', 'sales.aging_up_to_30'],
      ['up_to_60', 'sales.aging_up_to_60'],
      ['up_to_90', 'sales.aging_up_to_90'],
      ['older', 'sales.aging_older'],
      ['total', 'sales.aging_total'],
    ] as const
  ).map(([name, label]) => ({
    label: t(label),
    numeric: true,
    cell: (open: Aging) => formatExactMoney(open[name], open),
  })),
]

/** What the clients owe, with tax. */
function OpenAmounts({ aging }: Pick<SalesProps, 'aging'>) {
  if (!aging.length) return null
  return (
    <Card title={t('sales.aging')} lead={t('sales.aging_lead')} className="mt-4" flush>
      <DataTable
        caption={t('sales.aging')}
        columns={agingColumns()}
        rows={aging}
        rowKey={({ code, exponent }) => `${code} ${exponent}`}
      />
    </Card>
  )
}

/** The paid, unpaid and waived parts of a total. */
function shares(total: Total): string {
  const named = [
    [total.paid, 'sales.share_paid'],
    [total.unpaid, 'sales.share_unpaid'],
    [total.waived, 'sales.share_waived'],
  ] as const
  const parts = named
    .filter(([amount]) => amount !== 0)
    .map(([amount, id]) => t(id, { amount: formatExactMoney(amount, total) }))
  return parts.join(', ') || t('sales.all_voided')
}

function useColumns(symbols: SalesProps['symbols'], sales: Sale[]): Column<Sale>[] {
  const { from } = useArea()
  const [base, ...others] = new Set(sales.map((sale) => sale.base_currency.code))
  return [
    {
      name: 'number',
      label: t('sales.number'),
      sort: 'number',
      heading: true,
      cell: ({ id, number, voids }) => (
        <>
          <PortalLink href={from(`/sales-history/${id}`)}>{t('sales.sale', { number })}</PortalLink>
          {voids !== null && (
            <span className="cell-note">{t('sales.reverses_short', { number: voids })}</span>
          )}
        </>
      ),
    },
    {
      name: 'created_at',
      label: t('sales.date'),
      sort: 'created_at',
      cell: ({ created_at: at }) => <DateTime value={at} />,
    },
    {
      name: 'client',
      label: t('sales.client'),
      cell: ({ client }) => (
        <PortalLink href={from(`/clients/edit/${client.id}`)}>{client.name}</PortalLink>
      ),
    },
    {
      name: 'package',
      label: t('sales.package'),
      cell: ({ package: sold }) => (
        <div>
          {sold.name}
          <span className="cell-note">{familyName(sold.family)}</span>
        </div>
      ),
    },
    {
      name: 'amount',
      label: t('sales.net_amount'),
      numeric: true,
      cell: ({ amount, currency }) => formatExactMoney(amount, currency),
    },
    {
      name: 'base_amount',
      label: base && !others.length ? t('sales.in_base', { currency: base }) : t('sales.in_bases'),
      numeric: true,
      cell: ({ base_amount: amount, base_currency: base }) =>
        formatExactMoney(amount, { ...base, symbol: symbols[base.code] ?? base.code }),
    },
    {
      name: 'payment_status',
      label: t('sales.payment'),
      cell: ({ payment_status: status, pending }) => (
        <StatusTag status={pending ? 'pending_payment' : status} />
      ),
    },
  ]
}

function NoSales() {
  return (
    <EmptyState icon={Receipt} title={t('sales.empty')}>
      {t('sales.empty_hint')}
    </EmptyState>
  )
}
