import '~/css/answer.scss'
import '~/css/dashboard.scss'
import type { Data } from '@generated/data'
import { History } from '~/icons'
import { Card } from '~/components/card'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { CallInput } from '~/components/playground/call_input'
import { historyNarrowing } from '~/components/playground/history_narrowing'
import type { ListedSearch } from '~/components/playground/query'
import { paidByColumn, personColumn, searchColumns } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface PackageSearchesProps {
  client_package: Data.Billing.ClientPackages.ClientPackage.Variants['forStaff']
  searches: ListedSearch[]
  list: PageList
}

export default function PackageSearches(props: PackageSearchesProps) {
  const { client_package: clientPackage, searches, list } = props
  const { user } = usePortal()
  const isOwn = user?.role === 2
  return (
    <>
      <PageHeader
        title={t('searches.paid_by_package', { package: clientPackage.name })}
        count={list.total}
        capped={list.total_capped}
        lead={isOwn ? termOf(clientPackage) : `${ownerOf(clientPackage)} ${termOf(clientPackage)}`}
      >
        {isOwn ? (
          <PortalLink className="button" href="/portal/partner/all-activated-packages">
            {t('common.menu_purchase_history')}
          </PortalLink>
        ) : (
          <PortalLink
            className="button"
            href={`/portal/admin/clients/packages/${clientPackage.client.id}/${clientPackage.id}`}
          >
            {t('searches.manage_package')}
          </PortalLink>
        )}
      </PageHeader>
      <div className="stack">
        <Card>
          <div className="usage-head">
            <StatusTag status={clientPackage.status} />
          </div>
          <UsageBar used={clientPackage.usage_calls} total={clientPackage.total_calls} />
        </Card>
        <div>
          <DataList
            list={list}
            noun={(count) => t('common.noun_search', { count })}
            {...historyNarrowing(list, searches)}
            file={
              isOwn
                ? `/portal/partner/all-activated-packages/${clientPackage.id}/search-history/export`
                : `/portal/admin/clients/play-ground-history/${clientPackage.id}/export`
            }
            caption={t('searches.paid_by_package_latest_first', { package: clientPackage.name })}
            columns={isOwn ? ownColumns() : staffColumns()}
            rows={searches}
            rowKey={({ id }) => id}
            empty={<NoSearches />}
          />
        </div>
      </div>
    </>
  )
}

PackageSearches.layout = PortalLayout

function ownerOf({ client }: PackageSearchesProps['client_package']): string {
  return t('searches.package_of_client', { client: client.name })
}

function termOf({
  activated_at: begin,
  expires_at: end,
}: Data.Billing.ClientPackages.ClientPackage): string {
  const from = formatDate(begin)
  return end
    ? t('searches.term', { from, until: formatDate(end) })
    : t('searches.term_without_end', { from })
}

const ownColumns = (): Column<ListedSearch>[] => [
  {
    name: 'skills',
    label: t('searches.searched_for'),
    heading: true,
    cell: (search) => <CallInput search={search} linked />,
  },
  ...searchColumns(),
  personColumn(),
  paidByColumn(),
]

const staffColumns = (): Column<ListedSearch>[] => [
  {
    name: 'skills',
    label: t('searches.searched_for'),
    heading: true,
    cell: (search) => <CallInput search={search} />,
  },
  ...searchColumns(),
  personColumn(),
  paidByColumn(),
]

function NoSearches() {
  return (
    <EmptyState icon={History} title={t('searches.package_paid_none')}>
      {t('searches.package_listed_here')}
    </EmptyState>
  )
}
