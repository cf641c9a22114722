import type { Data } from '@generated/data'
import { Building2, Plus } from 'lucide-react'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import type { Option } from '~/components/field'
import { DataList } from '~/components/data_list'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Client = Data.Clients.ClientRow

interface ClientsProps {
  clients: Client[]
  list: PageList
  countries: Option[]
}

export default function Clients({ clients, list, countries }: ClientsProps) {
  const { at, from } = useArea()
  return (
    <>
      <PageHeader title="Clients" count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href={from('/clients/create')}>
          <Plus size={16} /> New client
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption="Clients"
        columns={useColumns()}
        rows={clients}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_client', { count })}
        searchLabel="Search names, contacts and e-mail"
        filters={[
          {
            name: 'status',
            label: 'Status',
            options: [
              { value: 'active', label: 'Active' },
              { value: 'suspended', label: 'Suspended' },
            ],
          },
          { name: 'country', label: 'Country', options: countries },
        ]}
        bulk={{
          action: at('/clients/bulk'),
          nameOf: ({ name }) => name,
          acts: [
            { act: 'reactivate', label: 'Reactivate' },
            {
              act: 'suspend',
              label: 'Suspend',
              question: (rows) => t('common.suspend_rows', { rows }),
              warning: 'Their people are signed out at once and no call of theirs is answered.',
            },
          ],
        }}
        file={at('/clients/export')}
        empty={<NoClients />}
      />
    </>
  )
}

Clients.layout = PortalLayout

function useColumns(): Column<Client>[] {
  const { at, from } = useArea()
  return [
    {
      name: 'name',
      label: 'Name',
      sort: 'name',
      heading: true,
      cell: ({ id, name, contact_name: contact, email }) => (
        <>
          <PortalLink href={from(`/clients/edit/${id}`)}>{name}</PortalLink>
          <span className="cell-note">{contact ? `${contact}, ${email}` : email}</span>
        </>
      ),
    },
    {
      name: 'country',
      label: 'Country',
      minor: true,
      cell: ({ country_name: country }) => country ?? <span className="is-weak">–</span>,
    },
    {
      name: 'usage_calls',
      label: 'Calls used',
      cell: ({ name, usage: { usage_calls: used, total_calls: total } }) =>
        total > 0 ? (
          <UsageBar used={used} total={total} label={`Calls used by ${name}`} />
        ) : (
          <span className="is-weak">No package</span>
        ),
    },
    {
      name: 'last_search_at',
      label: 'Last search',
      cell: ({ usage: { last_search_at: last } }) => <DateTime value={last} />,
    },
    {
      name: 'unpaid_sales',
      label: 'Unpaid sales',
      numeric: true,
      cell: ({ id, name, usage: { unpaid_sales: unpaid } }) =>
        unpaid > 0 ? (
          <PortalLink
            href={at(`/sales-history?client=${id}&payment_status=unpaid`)}
            aria-label={`${formatCount(unpaid)} unpaid sales of ${name}`}
          >
            {formatCount(unpaid)}
          </PortalLink>
        ) : (
          '0'
        ),
    },
    { name: 'status', label: 'Status', cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: 'created_at',
      label: 'Since',
      sort: 'created_at',
      minor: true,
      cell: ({ created_at: made }) => <DateTime value={made} />,
    },
  ]
}

function NoClients() {
  const { from } = useArea()
  return (
    <EmptyState
      title="No clients yet"
      icon={Building2}
      action={
        <PortalLink className="button is-primary" href={from('/clients/create')}>
          New client
        </PortalLink>
      }
    >
      Organisations that register appear here; you can also make one and invite its people.
    </EmptyState>
  )
}
