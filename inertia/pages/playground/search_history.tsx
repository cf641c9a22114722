import type { Data } from '@generated/data'
import { History } from 'lucide-react'
import { DataTable, type Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { Pager, type PageList } from '~/components/pager'
import { HistoryFilter } from '~/components/playground/history_filter'
import { storedAddress } from '~/components/playground/query'
import { FilterWords, paidByColumn, searchColumns } from '~/components/playground/search_columns'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'

type Search = Data.Playground.SearchHistory

interface SearchHistoryProps {
  searches: Search[]
  list: PageList
}

export default function SearchHistory({ searches, list }: SearchHistoryProps) {
  return (
    <>
      <PageHeader
        title="Search history"
        count={list.total}
        capped={list.total_capped}
        lead="Every answered search of your organisation, from the playground and over the API. Answers from the playground can be looked at again, free."
      >
        <PortalLink className="button is-primary" href="/playground">
          New search
        </PortalLink>
      </PageHeader>
      <HistoryFilter list={list} />
      <DataTable
        caption="Searches, latest first"
        columns={columns}
        rows={searches}
        rowKey={({ id }) => id}
        sort="-created_at"
        empty={<NoSearches filtered={Object.keys(list.filters).length > 0} />}
      />
      <Pager paging={list} noun="search" />
    </>
  )
}

SearchHistory.layout = PortalLayout

const columns: Column<Search>[] = [
  {
    label: 'Searched for',
    heading: true,
    cell: (search) => (
      <>
        <PortalLink href={storedAddress(search)}>{search.skills.join(' + ')}</PortalLink>
        <FilterWords filters={search.filters} />
      </>
    ),
  },
  ...searchColumns,
  paidByColumn,
]

function NoSearches({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      icon={History}
      title={filtered ? 'No search in this range' : 'No search yet'}
      action={
        <PortalLink
          className="button"
          href={filtered ? '/portal/partner/playground/search-history' : '/playground'}
        >
          {filtered ? 'Show all' : 'Open the playground'}
        </PortalLink>
      }
    >
      {filtered
        ? 'Take a wider range of days.'
        : 'What you search in the playground is listed here.'}
    </EmptyState>
  )
}
