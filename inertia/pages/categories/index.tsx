import { FolderTree, Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import { FilterBar, type Narrowing } from '~/components/filter_bar'
import { DomainTree, type DomainNode } from '~/components/categories/domain_tree'
import { DataList } from '~/components/data_list'
import type { Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { LeftOut } from '~/components/left_out'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useListState } from '~/use_list_state'

type Domain = Data.Categories.Category

interface DomainsProps {
  list: PageList
  /** Null while the list is narrowed: then `matches` stands in its place. */
  tree: DomainNode[] | null
  /** The domain whose tree is shown; null for the whole. */
  top: { id: string; name: string } | null
  matches: Domain[]
}

export default function Domains({ list, tree, top, matches }: DomainsProps) {
  const { at, from } = useArea()
  const { fileAt } = useListState(list)
  return (
    <>
      <PageHeader
        title={top ? top.name : 'Domains'}
        count={top ? undefined : list.total}
        capped={list.total_capped}
        lead="Each figure counts the skills of a domain and of everything below it."
      >
        {top && (
          <PortalLink className="button" href={at('/categories')}>
            All domains
          </PortalLink>
        )}
        {tree !== null && tree.length > 0 && (
          <a className="button" href={fileAt(at('/categories/export'))}>
            Export CSV
          </a>
        )}
        <PortalLink className="button is-primary" href={from('/categories/create')}>
          <Plus size={16} /> New domain
        </PortalLink>
      </PageHeader>
      {tree === null ? (
        <Matches matches={matches} list={list} />
      ) : (
        <>
          <FilterBar list={list} {...narrowing} />
          <LeftOut sentences={list.left_out} />
          {tree.length > 0 ? <DomainTree nodes={tree} /> : <NoDomains />}
        </>
      )}
    </>
  )
}

Domains.layout = PortalLayout

const narrowing: Narrowing = {
  searchLabel: 'Search names',
  filters: [
    {
      name: 'active',
      label: 'Status',
      options: [
        { value: 'true', label: 'Active' },
        { value: 'false', label: 'Inactive' },
      ],
    },
  ],
}

function Matches({ matches, list }: { matches: Domain[]; list: PageList }) {
  const { at } = useArea()
  return (
    <DataList
      list={list}
      caption="Domains that match"
      noun={(count) => t('common.noun_domain', { count })}
      columns={useColumns()}
      rows={matches}
      rowKey={({ id }) => id}
      {...narrowing}
      file={at('/categories/export')}
      empty={<NoDomains />}
    />
  )
}

function useColumns(): Column<Domain>[] {
  const { at, from } = useArea()
  return [
    {
      name: 'name',
      label: 'Name',
      sort: 'name',
      heading: true,
      cell: ({ id, name, code }) => (
        <>
          <PortalLink href={from(`/categories/edit/${id}`)}>{name}</PortalLink>
          {code && <span className="cell-note">{code}</span>}
        </>
      ),
    },
    {
      name: 'parent',
      label: 'Below',
      cell: ({ parent }) => parent?.name ?? <span className="is-weak">–</span>,
    },
    {
      name: 'children_count',
      label: 'Domains below',
      numeric: true,
      cell: ({ children_count: count }) => formatCount(count),
    },
    {
      name: 'total_skills_count',
      label: 'Skills',
      numeric: true,
      cell: ({ id, name, total_skills_count: count }) => (
        <PortalLink
          href={at(`/skills?domain=${id}`)}
          aria-label={`${formatCount(count)} skills of ${name}`}
        >
          {formatCount(count)}
        </PortalLink>
      ),
    },
    {
      name: 'active',
      label: 'Status',
      cell: ({ active }) => <StatusTag status={active ? 'active' : 'inactive'} />,
    },
  ]
}

function NoDomains() {
  const { from } = useArea()
  return (
    <EmptyState
      title="No domains yet"
      icon={FolderTree}
      action={
        <PortalLink className="button is-primary" href={from('/categories/create')}>
          New domain
        </PortalLink>
      }
    >
      Make the first one here, or import a file from a terminal.
    </EmptyState>
  )
}
