import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { DataList } from '~/components/data_list'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Currency = Data.Currencies.Currency

interface CurrenciesProps {
  currencies: Currency[]
  list: PageList
  /** The code of the base; null while there is no currency. */
  base: string | null
}

const activity = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
]

export default function Currencies({ currencies, list, base }: CurrenciesProps) {
  const { at, from } = useArea()
  return (
    <>
      <PageHeader
        title="Currencies"
        count={list.total}
        capped={list.total_capped}
        lead={
          base && `Totals are counted in ${base}, the base. Rates say what one unit is worth in it.`
        }
      >
        <PortalLink className="button is-primary" href={from('/currencies/create')}>
          <Plus size={16} /> New currency
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption="Currencies"
        columns={useColumns(base)}
        rows={currencies}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_currency', { count })}
        searchLabel="Search codes and names"
        filters={[{ name: 'active', label: 'State', options: activity }]}
        file={at('/currencies/export')}
        empty={<NoCurrencies />}
        advice="Try part of a code or a name, or remove a filter."
      />
    </>
  )
}

Currencies.layout = PortalLayout

function useColumns(base: string | null): Column<Currency>[] {
  const { from } = useArea()
  return [
    {
      name: 'code',
      label: 'Code',
      sort: 'code',
      heading: true,
      cell: ({ id, code, is_base: isBase }) => (
        <>
          <PortalLink href={from(`/currencies/edit/${id}`)}>{code}</PortalLink>
          {isBase && <span className="cell-note">Base</span>}
        </>
      ),
    },
    { name: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
    { name: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol },
    { name: 'exponent', label: 'Decimals', numeric: true, cell: ({ exponent }) => exponent },
    {
      name: 'rate',
      label: base ? `Rate in ${base}` : 'Rate',
      sort: 'rate',
      numeric: true,
      cell: ({ rate }) => rate,
    },
    {
      name: 'packages_count',
      label: 'Packages',
      numeric: true,
      cell: ({ packages_count: count }) => formatCount(count),
    },
    {
      name: 'active',
      label: 'State',
      cell: ({ active }) => <StatusTag status={active ? 'active' : 'inactive'} />,
    },
    {
      name: 'updated_at',
      label: 'Updated',
      sort: 'updated_at',
      minor: true,
      cell: ({ updated_at: at }) => <DateTime value={at} />,
    },
  ]
}

function NoCurrencies() {
  const { from } = useArea()
  return (
    <EmptyState
      title="No currency yet"
      action={
        <PortalLink className="button is-primary" href={from('/currencies/create')}>
          New currency
        </PortalLink>
      }
    >
      The first one becomes the base, in which totals are counted.
    </EmptyState>
  )
}
