import { Network, Upload } from '~/icons'
import type { Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList } from '~/components/lists/data_list'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { EditRelationLink } from '~/components/relations/edit_relation_link'
import type { ListedRelation } from '~/components/relations/relation_rows'
import { WeightEditor } from '~/components/relations/weight_editor'
import { relationTypeOptions } from '~/components/skills/words'
import { statusLabel } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface RelationsProps {
  relations: ListedRelation[]
  list: PageList
}

export default function Relations({ relations, list }: RelationsProps) {
  const { at } = useArea()
  const { filters } = list
  return (
    <>
      <PageHeader
        title={t('common.menu_skill_relations')}
        count={list.total}
        capped={list.total_capped}
        lead={t('relations.lead')}
      >
        <PortalLink className="button" href={at('/skills/upload-status/create?kind=relations')}>
          <Upload size={16} /> {t('relations.import')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_skill_relations')}
        columns={useColumns()}
        rows={relations}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_relation', { count })}
        searchLabel={t('relations.skill')}
        filters={[{ name: 'type', label: t('relations.type'), options: relationTypeOptions() }]}
        extraChips={[
          { name: 'related', label: t('relations.related_skill'), value: filters.related ?? '' },
          { name: 'source', label: t('relations.source'), value: filters.source ?? '' },
          {
            name: 'min_weight',
            label: t('relations.weight_from'),
            value: filters.min_weight ?? '',
          },
          { name: 'max_weight', label: t('relations.weight_to'), value: filters.max_weight ?? '' },
          {
            name: 'skill',
            label: t('relations.only'),
            value: filters.skill ? t('relations.one_skill') : '',
          },
        ]}
        fields={
          <>
            <input
              className="input filter-text"
              type="search"
              name="related"
              aria-label={t('relations.related_skill')}
              placeholder={t('relations.related_to')}
              defaultValue={filters.related ?? ''}
              autoComplete="off"
            />
            <input
              className="input filter-text is-wide"
              type="search"
              name="source"
              aria-label={t('relations.source')}
              placeholder={t('relations.source')}
              defaultValue={filters.source ?? ''}
              autoComplete="off"
            />
            <WeightInput
              name="min_weight"
              label={t('relations.weight_from')}
              sign="≥"
              value={filters.min_weight}
            />
            <WeightInput
              name="max_weight"
              label={t('relations.weight_to')}
              sign="≤"
              value={filters.max_weight}
            />
            {filters.skill && <input type="hidden" name="skill" value={filters.skill} />}
          </>
        }
        bulk={{
          action: at('/skill-relations/bulk'),
          nameOf: ({ skill, related_skill: related }) =>
            t('relations.from_to', { skill: skill.name, related: related.name }),
          acts: [
            {
              act: 'delete',
              label: t('relations.delete'),
              question: (rows) => t('common.delete_rows', { rows }),
              warning: t('relations.delete_effect'),
            },
          ],
        }}
        file={at('/skill-relations/export')}
        empty={<NoRelations />}
        advice={t('relations.no_match_advice')}
      />
    </>
  )
}

Relations.layout = PortalLayout

interface WeightInputProps {
  name: string
  label: string
  sign: string
  value?: string
}

function WeightInput({ name, label, sign, value }: WeightInputProps) {
  return (
    <input
      className="input filter-number"
      inputMode="numeric"
      name={name}
      aria-label={label}
      placeholder={t('relations.weight_bound', { sign })}
      defaultValue={value ?? ''}
    />
  )
}

function useColumns(): Column<ListedRelation>[] {
  const { from } = useArea()
  return [
    {
      name: 'skill',
      label: t('relations.skill'),
      sort: 'skill',
      heading: true,
      cell: ({ id, skill }) => (
        <PortalLink href={from(`/skills/skill-update-with-related-skills/${skill.id}/${id}`)}>
          {skill.name}
        </PortalLink>
      ),
    },
    {
      name: 'related_skill',
      label: t('relations.related_skill'),
      cell: ({ related_skill: related }) => related.name,
    },
    {
      name: 'weight',
      label: t('relations.weight'),
      sort: 'weight',
      cell: (relation) => <WeightEditor relation={relation} />,
    },
    {
      name: 'type',
      label: t('relations.type'),
      cell: ({ type }) => <span className="is-nowrap">{statusLabel(type)}</span>,
    },
    {
      name: 'source',
      label: t('relations.source'),
      cell: ({ source }) => source ?? <span className="is-weak">–</span>,
    },
    {
      label: t('relations.edit'),
      actions: true,
      cell: (relation) => <EditRelationLink relation={relation} />,
    },
  ]
}

function NoRelations() {
  const { at } = useArea()
  return (
    <EmptyState
      title={t('relations.no_relations')}
      icon={Network}
      action={
        <PortalLink className="button" href={at('/skills')}>
          {t('relations.go_to_skills')}
        </PortalLink>
      }
    >
      {t('relations.no_relations_text')}
    </EmptyState>
  )
}
