import { Network } from 'lucide-react'
import type { Column } from '~/components/data_table'
import { EmptyState } from '~/components/empty_state'
import { DataList } from '~/components/data_list'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { EditRelationLink, type Relation } from '~/components/relations/relation_rows'
import { WeightEditor } from '~/components/relations/weight_editor'
import { relationTypes } from '~/components/skills/words'
import { wordsOf } from '~/components/status_tag'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

interface RelationsProps {
  relations: Relation[]
  list: PageList
}

export default function Relations({ relations, list }: RelationsProps) {
  const { at } = useArea()
  const { filters } = list
  return (
    <>
      <PageHeader
        title="Skill relations"
        count={list.total}
        capped={list.total_capped}
        lead="By skill, strongest first. To add a relation, open a skill."
      />
      <DataList
        list={list}
        caption="Skill relations"
        columns={useColumns()}
        rows={relations}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_relation', { count })}
        searchLabel="Skill"
        filters={[{ name: 'type', label: 'Type', options: relationTypes() }]}
        extraChips={[
          { name: 'related', label: 'Related skill', value: filters.related ?? '' },
          { name: 'source', label: 'Source', value: filters.source ?? '' },
          { name: 'min_weight', label: 'Weight from', value: filters.min_weight ?? '' },
          { name: 'max_weight', label: 'Weight to', value: filters.max_weight ?? '' },
          { name: 'skill', label: 'Only', value: filters.skill ? 'one skill' : '' },
        ]}
        fields={
          <>
            <input
              className="input filter-text"
              type="search"
              name="related"
              aria-label="Related skill"
              placeholder="Related skill"
              defaultValue={filters.related ?? ''}
              autoComplete="off"
            />
            <input
              className="input filter-text"
              type="search"
              name="source"
              aria-label="Source"
              placeholder="Source"
              defaultValue={filters.source ?? ''}
              autoComplete="off"
            />
            <WeightInput
              name="min_weight"
              label="Weight from"
              sign="≥"
              value={filters.min_weight}
            />
            <WeightInput name="max_weight" label="Weight to" sign="≤" value={filters.max_weight} />
            {filters.skill && <input type="hidden" name="skill" value={filters.skill} />}
          </>
        }
        bulk={{
          action: at('/skill-relations/bulk'),
          nameOf: ({ skill, related_skill: related }) => `${skill.name} to ${related.name}`,
          acts: [
            {
              act: 'delete',
              label: 'Delete',
              question: (rows) => t('common.delete_rows', { rows }),
              warning: 'The history of changes keeps what they were; nothing brings them back.',
            },
          ],
        }}
        file={at('/skill-relations/export')}
        empty={<NoRelations />}
        advice="Take a wider range of weights, or remove a filter."
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
      type="number"
      name={name}
      min={0}
      max={100}
      step={1}
      aria-label={label}
      placeholder={`Weight ${sign}`}
      defaultValue={value ?? ''}
    />
  )
}

function useColumns(): Column<Relation>[] {
  const { from } = useArea()
  return [
    {
      name: 'skill',
      label: 'Skill',
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
      label: 'Related skill',
      cell: ({ related_skill: related }) => related.name,
    },
    {
      name: 'type',
      label: 'Type',
      cell: ({ type }) => <span className="is-nowrap">{wordsOf(type)}</span>,
    },
    {
      name: 'weight',
      label: 'Weight',
      sort: 'weight',
      cell: (relation) => <WeightEditor relation={relation} />,
    },
    {
      name: 'source',
      label: 'Source',
      cell: ({ source }) => source ?? <span className="is-weak">–</span>,
    },
    {
      label: 'Edit',
      actions: true,
      cell: (relation) => <EditRelationLink relation={relation} />,
    },
  ]
}

function NoRelations() {
  const { at } = useArea()
  return (
    <EmptyState
      title="No relations yet"
      icon={Network}
      action={
        <PortalLink className="button" href={at('/skills')}>
          Go to the skills
        </PortalLink>
      }
    >
      Open a skill and add related ones to it.
    </EmptyState>
  )
}
