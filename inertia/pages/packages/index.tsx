import { Plus } from '~/icons'
import type { Data } from '@generated/data'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { priceText } from '~/components/packages/package_card'
import type { CurrencyChoice, Family } from '~/components/packages/package_fields'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Offer = Data.Billing.Packages.Package

interface PackagesProps {
  family: Family
  packages: Offer[]
  list: PageList
  currencies: CurrencyChoice[]
}

const statuses = ['draft', 'active', 'archived']

export default function Packages({ family, packages, list, currencies }: PackagesProps) {
  const { at, from } = useArea()
  const title = t('packages.title', { family: family.id })
  const currencyFilter = {
    name: 'currency',
    label: t('packages.currency'),
    options: currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })),
  }
  return (
    <>
      <PageHeader title={title} count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href={from(`${family.screen}/create`)}>
          <Plus size={16} /> {t('packages.new', { family: family.id })}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={title}
        columns={useColumns(family)}
        rows={packages}
        rowKey={({ id }) => id}
        noun={(count) => t('packages.noun', { count, family: family.id })}
        searchLabel={t('packages.search')}
        filters={[
          {
            name: 'status',
            label: t('packages.status'),
            options: statuses.map((value) => ({ value, label: statusLabel(value) })),
          },
          ...(family.priced ? [currencyFilter] : []),
        ]}
        file={at(`${family.screen}/export`)}
        empty={<NoPackages family={family} />}
      />
    </>
  )
}

Packages.layout = PortalLayout

function useColumns(family: Family): Column<Offer>[] {
  const { from } = useArea()
  const columns: Array<Column<Offer> | null> = [
    {
      name: 'name',
      label: t('common.name'),
      sort: 'name',
      heading: true,
      cell: ({ id, name }) => (
        <PortalLink href={from(`${family.screen}/edit/${id}`)}>{name}</PortalLink>
      ),
    },
    family.priced
      ? { name: 'price', label: t('packages.price'), sort: 'price', numeric: true, cell: priceText }
      : null,
    family.quantity
      ? {
          name: 'minimum_quantity',
          label: t('packages.quantity'),
          numeric: true,
          cell: ({ minimum_quantity: least, maximum_quantity: most }) =>
            t('packages.quantity_from_to', { least: least ?? 0, most: most ?? 0 }),
        }
      : {
          name: 'total_calls',
          label: t('packages.calls'),
          sort: 'total_calls',
          numeric: true,
          cell: ({ total_calls: calls }) => formatCount(calls),
        },
    {
      name: 'validity_days',
      label: t('packages.validity'),
      cell: ({ validity_days: days }) =>
        days === null ? t('packages.no_expiry') : t('packages.valid_days', { days }),
    },
    {
      name: 'activations_count',
      label: t('packages.activated'),
      numeric: true,
      cell: ({ activations_count: count }) => formatCount(count),
    },
    {
      name: 'status',
      label: t('packages.status'),
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'updated_at',
      label: t('packages.updated'),
      sort: 'updated_at',
      cell: ({ updated_at: at }) => <DateTime value={at} />,
    },
  ]
  return columns.filter((column) => column !== null)
}

function NoPackages({ family }: { family: Family }) {
  const { from } = useArea()
  return (
    <EmptyState
      title={t('packages.empty', { family: family.id })}
      action={
        <PortalLink className="button is-primary" href={from(`${family.screen}/create`)}>
          {t('packages.new', { family: family.id })}
        </PortalLink>
      }
    >
      {t('packages.empty_hint')}
    </EmptyState>
  )
}
