import { Receipt } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { DayField } from '~/components/day_field'
import { EmptyState } from '~/components/empty_state'
import { familyName, familyOptions } from '~/components/packages/package_card'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { countOf, formatMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useListState } from '~/use_list_state'

type Sale = Data.Sales.Sale

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
  /** Codes of the currencies that anything was sold in. */
  currencies: string[]
  /** The client that is filtered by. */
  client: { id: string; name: string } | null
}

const statuses = [
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'paid', label: 'Paid' },
  { value: 'waived', label: 'Waived' },
  { value: 'void', label: 'Void' },
]

const channels = [
  { value: 'self', label: 'Bought' },
  { value: 'admin', label: 'Given by staff' },
  { value: 'free', label: 'Free on registration' },
]

export default function Sales({ sales, list, totals, currencies, client }: SalesProps) {
  const { from, to } = list.filters
  return (
    <>
      <PageHeader title="Sales History" count={list.total} capped={list.total_capped}>
        <Exports list={list} />
      </PageHeader>
      <DataList
        list={list}
        caption="Sales, latest first"
        noun={(count) => t('common.noun_sale', { count })}
        columns={useColumns()}
        rows={sales}
        rowKey={({ id }) => id}
        searchLabel="Search number, client or package"
        filters={[
          { name: 'payment_status', label: 'Payment', options: statuses },
          { name: 'family', label: 'Family', options: familyOptions() },
          {
            name: 'currency',
            label: 'Currency',
            options: currencies.map((code) => ({ value: code, label: code })),
          },
          { name: 'channel', label: 'Channel', options: channels },
        ]}
        extraChips={[
          { name: 'from', label: 'From', value: from?.slice(0, 10) ?? '' },
          { name: 'to', label: 'To', value: to?.slice(0, 10) ?? '' },
          { name: 'client', label: 'Client', value: client?.name ?? '' },
        ]}
        fields={
          <>
            <DayField name="from" label="From" value={from} />
            <DayField name="to" label="To" value={to} />
            {client && <input type="hidden" name="client" value={client.id} />}
          </>
        }
        empty={<NoSales />}
        advice="Take a longer period, or remove a filter."
      >
        <div className="mb-5">
          <Totals {...totals} />
        </div>
      </DataList>
    </>
  )
}

Sales.layout = PortalLayout

/** Links to files of exactly what is filtered. */
function Exports({ list }: { list: PageList }) {
  const { at } = useArea()
  const { fileAt } = useListState(list)
  return (
    <>
      <a className="button" href={fileAt(at('/sales-history/export.csv'))}>
        Export CSV
      </a>
      <a className="button" href={fileAt(at('/sales-history/export.xlsx'))}>
        Export XLSX
      </a>
    </>
  )
}

function Totals({ currencies, base }: SalesProps['totals']) {
  if (!currencies.length) return null
  const isOneCurrency = currencies.length === 1 && base[0]?.code === currencies[0].code
  return (
    <Card title="Total of what is filtered">
      <StatGrid>
        {currencies.map((total) => (
          <Stat
            key={total.code}
            label={total.code}
            value={formatMoney(total.amount, total)}
            hint={`${countOf(total.sales, 'entry', 'entries')}: ${shares(total)}`}
          />
        ))}
        {(isOneCurrency ? [] : base).map((total) => (
          <Stat
            key={`base-${total.code}`}
            label={`All, in ${total.code}`}
            value={formatMoney(total.amount, total)}
            hint={`At the rate of each sale: ${shares(total)}`}
          />
        ))}
      </StatGrid>
    </Card>
  )
}

/** What of a total is paid, is to be paid, and was waived. */
function shares(total: Total): string {
  const named = [
    [total.paid, 'paid'],
    [total.unpaid, 'to be paid'],
    [total.waived, 'waived'],
  ] as const
  const told = named
    .filter(([amount]) => amount !== 0)
    .map(([amount, word]) => `${formatMoney(amount, total)} ${word}`)
  return told.join(', ') || 'all taken back'
}

function useColumns(): Column<Sale>[] {
  const { from } = useArea()
  return [
    {
      name: 'number',
      label: 'Number',
      sort: 'number',
      heading: true,
      cell: ({ id, number, voids }) => (
        <>
          <PortalLink href={from(`/sales-history/${id}`)}>Sale {number}</PortalLink>
          {voids !== null && <span className="cell-note">Takes {voids} back</span>}
        </>
      ),
    },
    {
      name: 'created_at',
      label: 'Date',
      sort: 'created_at',
      cell: ({ created_at: at }) => <DateTime value={at} />,
    },
    { name: 'client', label: 'Client', cell: ({ client }) => client.name },
    {
      name: 'package',
      label: 'Package',
      cell: ({ package: sold }) => (
        <div>
          {sold.name}
          <span className="cell-note">{familyName(sold.family)}</span>
        </div>
      ),
    },
    {
      name: 'amount',
      label: 'Amount',
      numeric: true,
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      name: 'base_amount',
      label: 'In base',
      numeric: true,
      cell: ({ base_amount: amount, base_currency: base }) =>
        formatMoney(amount, { symbol: base.code, exponent: base.exponent }),
    },
    {
      name: 'payment_status',
      label: 'Payment',
      cell: ({ payment_status: status }) => <StatusTag status={status} />,
    },
  ]
}

function NoSales() {
  return (
    <EmptyState icon={Receipt} title="Nothing was sold yet">
      What clients activate and staff give is listed here.
    </EmptyState>
  )
}
