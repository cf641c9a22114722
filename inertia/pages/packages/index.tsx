import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { DataList } from '~/components/data_list'
import { priceOf } from '~/components/packages/package_card'
import type { CurrencyChoice, Family } from '~/components/packages/package_fields'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { countOf, formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { useArea } from '~/use_area'

type Offer = Data.Packages.Package

interface PackagesProps {
  family: Family
  packages: Offer[]
  list: PageList
  currencies: CurrencyChoice[]
}

const statuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'active', label: 'Active' },
  { value: 'archived', label: 'Archived' },
]

export default function Packages({ family, packages, list, currencies }: PackagesProps) {
  const { at, from } = useArea()
  const currencyFilter = {
    name: 'currency',
    label: 'Currency',
    options: currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` })),
  }
  return (
    <>
      <PageHeader title={family.title} count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href={from(`${family.screen}/create`)}>
          <Plus size={16} /> New {family.noun}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={family.title}
        columns={useColumns(family)}
        rows={packages}
        rowKey={({ id }) => id}
        noun={(count) => (count === 1 ? family.noun : `${family.noun}s`)}
        searchLabel="Search names"
        filters={[
          { name: 'status', label: 'Status', options: statuses },
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
      label: 'Name',
      sort: 'name',
      heading: true,
      cell: ({ id, name }) => (
        <PortalLink href={from(`${family.screen}/edit/${id}`)}>{name}</PortalLink>
      ),
    },
    family.priced
      ? { name: 'price', label: 'Price', sort: 'price', numeric: true, cell: priceOf }
      : null,
    family.quantity
      ? {
          name: 'minimum_quantity',
          label: 'Quantity',
          numeric: true,
          cell: ({ minimum_quantity: least, maximum_quantity: most }) =>
            `${formatCount(least ?? 0)} to ${formatCount(most ?? 0)}`,
        }
      : {
          name: 'total_calls',
          label: 'Calls',
          sort: 'total_calls',
          numeric: true,
          cell: ({ total_calls: calls }) => formatCount(calls),
        },
    {
      name: 'validity_days',
      label: 'Validity',
      cell: ({ validity_days: days }) => (days === null ? 'No expiry' : countOf(days, 'day')),
    },
    {
      name: 'activations_count',
      label: 'Activated',
      numeric: true,
      cell: ({ activations_count: count }) => formatCount(count),
    },
    {
      name: 'status',
      label: 'Status',
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'updated_at',
      label: 'Updated',
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
      title={`No ${family.noun} yet`}
      action={
        <PortalLink className="button is-primary" href={from(`${family.screen}/create`)}>
          New {family.noun}
        </PortalLink>
      }
    >
      What is on offer here shows on the cards that clients choose from.
    </EmptyState>
  )
}
