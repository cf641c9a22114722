import '~/css/answer.scss'
import { History } from '~/icons'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { CallInput } from '~/components/playground/call_input'
import { historyNarrowing } from '~/components/playground/history_narrowing'
import type { ListedSearch, Price } from '~/components/playground/query'
import { SearchAgain, SearchAgainForm } from '~/components/playground/search_again'
import { paidByColumn, personColumn, searchColumns } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface SearchHistoryProps {
  searches: ListedSearch[]
  list: PageList
  price: Price
  /** Idempotency token of the form. */
  once: string
}

export default function SearchHistory({ searches, list, price, once }: SearchHistoryProps) {
  return (
    <>
      <PageHeader
        title={t('common.menu_search_history')}
        count={list.total}
        capped={list.total_capped}
        lead={t('searches.search_history_lead')}
      >
        <PortalLink className="button is-primary" href="/playground">
          {t('searches.new_search')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        noun={(count) => t('common.noun_search', { count })}
        {...historyNarrowing(list, searches)}
        searchLabel={t('searches.search_terms')}
        file="/portal/partner/playground/search-history/export"
        caption={t('searches.latest_first')}
        columns={[...columns(), againColumn(price)]}
        rows={searches}
        rowKey={({ id }) => id}
        empty={<NoSearches />}
      />
      <SearchAgainForm once={once} />
    </>
  )
}

SearchHistory.layout = PortalLayout

const columns = (): Column<ListedSearch>[] => [
  {
    name: 'skills',
    label: t('searches.searched_for'),
    heading: true,
    cell: (search) => (
      <>
        <CallInput search={search} linked />
        {search.has_answer && <span className="cell-note">{t('searches.answer_kept')}</span>}
      </>
    ),
  },
  ...searchColumns(),
  personColumn(),
  paidByColumn(),
]

function againColumn(price: Price): Column<ListedSearch> {
  return {
    label: t('playground.search_again'),
    actions: true,
    cell: (search) =>
      search.call === 'playground-search' && <SearchAgain search={search} price={price} />,
  }
}

function NoSearches() {
  return (
    <EmptyState
      icon={History}
      title={t('searches.none_yet')}
      action={
        <PortalLink className="button" href="/playground">
          {t('searches.open_playground')}
        </PortalLink>
      }
    >
      {t('searches.own_listed_here')}
    </EmptyState>
  )
}
