import { Plus } from '~/icons'
import type { Data } from '@generated/data'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { formatCount, formatRate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Currency = Data.Billing.Currencies.Currency.Variants['forPage']

interface CurrenciesProps {
  currencies: Currency[]
  list: PageList
  /** The code of the base currency; null without currencies. */
  base: string | null
}

const activity = () => [
  { value: 'true', label: t('currencies.active') },
  { value: 'false', label: t('currencies.inactive') },
]

export default function Currencies({ currencies, list, base }: CurrenciesProps) {
  const { at, from } = useArea()
  return (
    <>
      <PageHeader
        title={t('common.menu_currencies')}
        count={list.total}
        capped={list.total_capped}
        lead={base && t('currencies.rates_lead', { base })}
      >
        <PortalLink className="button is-primary" href={from('/currencies/create')}>
          <Plus size={16} /> {t('currencies.new')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_currencies')}
        columns={useColumns(base)}
        rows={currencies}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_currency', { count })}
        searchLabel={t('currencies.search')}
        filters={[{ name: 'active', label: t('currencies.state'), options: activity() }]}
        file={at('/currencies/export')}
        empty={<NoCurrencies />}
        advice={t('currencies.advice')}
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
      label: t('currencies.code'),
      sort: 'code',
      heading: true,
      cell: ({ id, code, is_base: isBase }) => (
        <>
          <PortalLink href={from(`/currencies/edit/${id}`)}>{code}</PortalLink>
          {isBase && <span className="cell-note">{t('currencies.base')}</span>}
        </>
      ),
    },
    { name: 'name', label: t('common.name'), sort: 'name', cell: ({ name }) => name },
    { name: 'symbol', label: t('currencies.symbol'), cell: ({ symbol }) => symbol },
    {
      name: 'exponent',
      label: t('currencies.decimals'),
      numeric: true,
      cell: ({ exponent }) => exponent,
    },
    {
      name: 'rate',
      label: base ? t('currencies.rate_in', { base }) : t('currencies.rate'),
      sort: 'rate',
      numeric: true,
      cell: ({ rate }) => formatRate(rate),
    },
    {
      name: 'packages_count',
      label: t('currencies.packages'),
      numeric: true,
      cell: ({ packages_count: count }) => formatCount(count),
    },
    {
      name: 'active',
      label: t('currencies.state'),
      cell: ({ active }) => <StatusTag status={active ? 'active' : 'inactive'} />,
    },
    {
      name: 'updated_at',
      label: t('currencies.updated'),
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
      title={t('currencies.empty')}
      action={
        <PortalLink className="button is-primary" href={from('/currencies/create')}>
          {t('currencies.new')}
        </PortalLink>
      }
    >
      {t('currencies.empty_hint')}
    </EmptyState>
  )
}
