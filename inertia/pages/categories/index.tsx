import { Network, Plus } from '~/icons'
import type { Data } from '@generated/data'
import { activeOrNot } from '~/components/categories/domain_fields'
import { Link } from '~/components/link'
import { ExportMenu } from '~/components/lists/export_menu'
import { FilterBar, type Narrowing } from '~/components/lists/filter_bar'
import type { DomainNode } from '#app/catalogue/categories/domain_tree'
import { DomainTree } from '~/components/categories/domain_tree'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useListState } from '~/use_list_state'

type Domain = Data.Catalogue.Categories.Category

interface DomainsProps {
  list: PageList
  /** Null if the list is filtered; then there are `matches`. */
  tree: DomainNode[] | null
  /** The root of the shown tree; null for all. */
  top: { id: string; name: string } | null
  matches: Domain[]
}

export default function Domains({ list, tree, top, matches }: DomainsProps) {
  const { at, from } = useArea()
  const { fileAt, standard } = useListState(list)
  return (
    <>
      <PageHeader
        title={top ? top.name : t('categories.domains')}
        count={top ? undefined : list.total}
        capped={list.total_capped}
        lead={t('categories.lead')}
      >
        {top && (
          <Link className="button" href={standard}>
            {t('categories.all_domains')}
          </Link>
        )}
        {tree !== null && tree.length > 0 && (
          <ExportMenu fileIn={fileAt(at('/categories/export'))} large />
        )}
        <PortalLink className="button is-primary" href={from('/categories/create')}>
          <Plus size={16} /> {t('categories.new_domain')}
        </PortalLink>
      </PageHeader>
      {tree === null ? (
        <Matches matches={matches} list={list} />
      ) : (
        <>
          <FilterBar list={list} {...narrowing()} />
          <IgnoredFilters sentences={list.left_out} />
          {tree.length > 0 ? <DomainTree nodes={tree} /> : <NoDomains />}
        </>
      )}
    </>
  )
}

Domains.layout = PortalLayout

const narrowing = (): Narrowing => ({
  searchLabel: t('categories.search_names'),
  filters: [
    {
      name: 'active',
      label: t('categories.status'),
      options: activeOrNot(),
    },
  ],
})

function Matches({ matches, list }: { matches: Domain[]; list: PageList }) {
  const { at } = useArea()
  return (
    <DataList
      list={list}
      caption={t('categories.domains_that_match')}
      noun={(count) => t('common.noun_domain', { count })}
      columns={useColumns()}
      rows={matches}
      rowKey={({ id }) => id}
      {...narrowing()}
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
      label: t('categories.name'),
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
      label: t('categories.below'),
      cell: ({ parent }) => parent?.name ?? <span className="is-weak">–</span>,
    },
    {
      name: 'children_count',
      label: t('categories.domains_below'),
      numeric: true,
      cell: ({ children_count: count }) => formatCount(count),
    },
    {
      name: 'total_skills_count',
      label: t('categories.skills'),
      numeric: true,
      cell: ({ id, name, total_skills_count: count }) => (
        <PortalLink
          href={at(`/skills?domain=${id}`)}
          aria-label={t('categories.skills_of', { count, name })}
        >
          {formatCount(count)}
        </PortalLink>
      ),
    },
    {
      name: 'active',
      label: t('categories.status'),
      cell: ({ active }) => <StatusTag status={active ? 'active' : 'inactive'} />,
    },
  ]
}

function NoDomains() {
  const { from } = useArea()
  return (
    <EmptyState
      title={t('categories.no_domains')}
      icon={Network}
      action={
        <PortalLink className="button is-primary" href={from('/categories/create')}>
          {t('categories.new_domain')}
        </PortalLink>
      }
    >
      {t('categories.no_domains_text')}
    </EmptyState>
  )
}
