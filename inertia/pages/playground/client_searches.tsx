import '~/css/answer.scss'
import type { Data } from '@generated/data'
import { History } from '~/icons'
import { urlWith } from '~/url'
import { Link } from '~/components/link'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { CallInput } from '~/components/playground/call_input'
import { historyNarrowing } from '~/components/playground/history_narrowing'
import { personColumn, searchColumns } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

type Search = Data.Search.Playground.SearchHistory.Variants['inListOfClients']

interface ClientSearchesProps {
  searches: Search[]
  list: PageList
  /** The client, if the list is filtered by one. */
  client_name: string | null
}

export default function ClientSearches({ searches, list, client_name: name }: ClientSearchesProps) {
  const { url } = usePortal()
  const { client, package: paidBy } = list.filters
  return (
    <>
      <PageHeader
        title={name ? t('searches.of_client', { client: name }) : t('common.searches_of_clients')}
        count={list.total}
        capped={list.total_capped}
        lead={t('searches.of_clients_lead')}
      >
        {(client || paidBy) && (
          <Link className="button" href={urlWith(url, { client: null, package: null })}>
            {t('searches.of_all_clients')}
          </Link>
        )}
      </PageHeader>
      <DataList
        list={list}
        noun={(count) => t('common.noun_search', { count })}
        {...historyNarrowing(list, searches)}
        file="/portal/admin/clients/search-history/export"
        caption={t('searches.latest_first')}
        columns={columns()}
        rows={searches}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={History} title={t('searches.none_here')}>
            {t('searches.clients_listed_here')}
          </EmptyState>
        }
      />
    </>
  )
}

ClientSearches.layout = PortalLayout

const columns = (): Column<Search>[] => [
  {
    name: 'skills',
    label: t('searches.searched_for'),
    heading: true,
    cell: (search) => <CallInput search={search} />,
  },
  { name: 'client', label: t('searches.client'), cell: ({ client }) => client },
  personColumn(),
  ...searchColumns(),
  {
    name: 'paid_by',
    label: t('searches.paid_by'),
    cell: ({ paid_by: payments, outcome }) =>
      outcome === 'unresolved'
        ? t('searches.free')
        : payments.map(({ id, name, calls }, index) => (
            <span key={id}>
              {index > 0 && ' + '}
              <PortalLink href={`/portal/admin/clients/play-ground-history/${id}`}>
                {t('searches.package_paid', { package: name, calls })}
              </PortalLink>
            </span>
          )),
  },
]
