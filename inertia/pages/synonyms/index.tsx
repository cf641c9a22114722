import { Plus } from '~/icons'
import type { Data } from '@generated/data'
import { DataList } from '~/components/lists/data_list'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import type { Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Synonym = Data.Catalogue.Synonyms.Synonym

interface SynonymsProps {
  synonyms: Synonym[]
  list: PageList
  languages: Option[]
}

export default function Synonyms({ synonyms, list, languages }: SynonymsProps) {
  const { at, from } = useArea()
  const any = { value: 'any', label: t('synonyms.any_language') }
  return (
    <>
      <PageHeader
        title={t('common.menu_synonyms')}
        count={list.total}
        capped={list.total_capped}
        lead={t('synonyms.lead')}
      >
        <PortalLink className="button" href={at('/skills/upload-status/create?kind=synonyms')}>
          {t('synonyms.import')}
        </PortalLink>
        <PortalLink className="button is-primary" href={from('/synonyms/create')}>
          <Plus size={16} /> {t('synonyms.new')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_synonyms')}
        columns={useColumns(languages)}
        rows={synonyms}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_synonym', { count })}
        searchLabel={t('synonyms.search')}
        filters={[
          { name: 'language', label: t('synonyms.language'), options: [any, ...languages] },
        ]}
        file={at('/synonyms/export')}
        empty={<NoSynonyms />}
        advice={t('synonyms.advice')}
      />
    </>
  )
}

Synonyms.layout = PortalLayout

function useColumns(languages: Option[]): Column<Synonym>[] {
  const { from } = useArea()
  const names = new Map(languages.map(({ value, label }) => [value, label]))
  return [
    {
      name: 'term',
      label: t('synonyms.term'),
      sort: 'term',
      heading: true,
      cell: ({ id, term }) => <PortalLink href={from(`/synonyms/edit/${id}`)}>{term}</PortalLink>,
    },
    {
      name: 'equivalent',
      label: t('synonyms.equivalent'),
      sort: 'equivalent',
      cell: ({ equivalent }) => equivalent,
    },
    {
      name: 'language',
      label: t('synonyms.language'),
      cell: ({ language }) =>
        language ? (names.get(language) ?? language) : t('synonyms.any_language'),
    },
    { name: 'source', label: t('synonyms.source'), minor: true, cell: ({ source }) => source },
    {
      name: 'updated_at',
      label: t('synonyms.updated'),
      sort: 'updated_at',
      minor: true,
      cell: ({ updated_at: at }) => <DateTime value={at} />,
    },
  ]
}

function NoSynonyms() {
  const { from } = useArea()
  return (
    <EmptyState
      title={t('synonyms.empty')}
      action={
        <PortalLink className="button is-primary" href={from('/synonyms/create')}>
          {t('synonyms.new')}
        </PortalLink>
      }
    >
      {t('synonyms.empty_hint')}
    </EmptyState>
  )
}
