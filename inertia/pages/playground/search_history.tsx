import '~/css/answer.scss'
import type { Data } from '@generated/data'
import { History } from 'lucide-react'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { historyNarrowing } from '~/components/playground/history_narrowing'
import { storedAddress, type Price } from '~/components/playground/query'
import { SearchAgain } from '~/components/playground/search_again'
import { FilterWords, paidByColumn, searchColumns } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

type Search = Data.Playground.SearchHistory

interface SearchHistoryProps {
  searches: Search[]
  list: PageList
  price: Price
  /** Makes one press of Search one search. */
  once: string
}

export default function SearchHistory({ searches, list, price, once }: SearchHistoryProps) {
  return (
    <>
      <PageHeader
        title="Search history"
        count={list.total}
        capped={list.total_capped}
        lead="Every answered search of your organisation, from the playground and over the API. Answers from the playground can be looked at again, free; searching again costs."
      >
        <PortalLink className="button is-primary" href="/playground">
          New search
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        noun={(count) => t('common.noun_search', { count })}
        {...historyNarrowing(list)}
        file="/portal/partner/playground/search-history/export"
        caption="Searches, latest first"
        columns={[...columns, againColumn(price, once)]}
        rows={searches}
        rowKey={({ id }) => id}
        empty={<NoSearches />}
      />
    </>
  )
}

SearchHistory.layout = PortalLayout

const columns: Column<Search>[] = [
  {
    name: 'skills',
    label: 'Searched for',
    heading: true,
    cell: (search) => (
      <>
        <PortalLink href={storedAddress(search)}>{search.skills.join(' + ')}</PortalLink>
        <FilterWords filters={search.filters} />
        {search.has_answer && <span className="cell-note">Answer kept, free</span>}
      </>
    ),
  },
  ...searchColumns,
  paidByColumn,
]

function againColumn(price: Price, once: string): Column<Search> {
  return {
    label: 'Search again',
    actions: true,
    cell: (search) => <SearchAgain search={search} price={price} once={once} />,
  }
}

function NoSearches() {
  return (
    <EmptyState
      icon={History}
      title="No search yet"
      action={
        <PortalLink className="button" href="/playground">
          Open the playground
        </PortalLink>
      }
    >
      What you search in the playground is listed here.
    </EmptyState>
  )
}
