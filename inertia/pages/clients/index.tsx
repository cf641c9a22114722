import type { Data } from '@generated/data'
import { Building2, Plus } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import type { Option } from '~/components/forms/field'
import { DataList } from '~/components/lists/data_list'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
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
      <PageHeader title={t('common.menu_clients')} count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href={from('/clients/create')}>
          <Plus size={16} /> {t('clients.new')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_clients')}
        columns={useColumns(countries)}
        rows={clients}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_client', { count })}
        searchLabel={t('clients.search')}
        filters={[
          {
            name: 'status',
            label: t('clients.status'),
            options: ['active', 'suspended'].map((value) => ({ value, label: statusLabel(value) })),
          },
          { name: 'country', label: t('clients.country'), options: countries },
        ]}
        bulk={{
          action: at('/clients/bulk'),
          nameOf: ({ name }) => name,
          acts: [
            { act: 'reactivate', label: t('clients.reactivate') },
            {
              act: 'suspend',
              label: t('clients.suspend'),
              question: (rows) => t('common.suspend_rows', { rows }),
              warning: t('clients.suspend_several_effect'),
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

function useColumns(countries: Option[]): Column<Client>[] {
  const { at, from } = useArea()
  return [
    {
      name: 'name',
      label: t('common.name'),
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
      label: t('clients.country'),
      minor: true,
      cell: ({ country }) =>
        countries.find(({ value }) => value === country)?.label ?? (
          <span className="is-weak">–</span>
        ),
    },
    {
      name: 'usage_calls',
      label: t('clients.calls_used'),
      cell: ({ name, usage: { usage_calls: used, total_calls: total } }) =>
        total > 0 ? (
          <UsageBar used={used} total={total} label={t('clients.calls_used_by', { name })} />
        ) : (
          <span className="is-weak">{t('clients.no_package')}</span>
        ),
    },
    {
      name: 'last_search_at',
      label: t('clients.last_search'),
      cell: ({ usage: { last_search_at: last } }) => <DateTime value={last} />,
    },
    {
      name: 'unpaid_sales',
      label: t('clients.unpaid_sales'),
      numeric: true,
      cell: ({ id, name, usage: { unpaid_sales: unpaid } }) =>
        unpaid > 0 ? (
          <PortalLink
            href={at(`/sales-history?client=${id}&payment_status=unpaid`)}
            aria-label={t('clients.unpaid_sales_of', { count: unpaid, name })}
          >
            {formatCount(unpaid)}
          </PortalLink>
        ) : (
          '0'
        ),
    },
    {
      name: 'status',
      label: t('clients.status'),
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'created_at',
      label: t('clients.since'),
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
      title={t('clients.empty')}
      icon={Building2}
      action={
        <PortalLink className="button is-primary" href={from('/clients/create')}>
          {t('clients.new')}
        </PortalLink>
      }
    >
      {t('clients.empty_hint')}
    </EmptyState>
  )
}
