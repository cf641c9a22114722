import { Plus } from 'lucide-react'
import type { Data } from '@generated/data'
import type { Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { DataList, type Bulk } from '~/components/data_list'
import type { Option } from '~/components/field'
import { PageHeader } from '~/components/page_header'
import type { PageList } from '~/components/pager'
import { PortalLink } from '~/components/portal_link'
import { skillStatuses, skillTypes } from '~/components/skills/words'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Skill = Data.Skills.Skill

interface SkillsProps {
  skills: Skill[]
  list: PageList
  domains: Array<{ id: string; name: string; depth: number }>
}

export default function Skills({ skills, list, domains }: SkillsProps) {
  const { at, from } = useArea()
  const domainOptions = domains.map(({ id, name, depth }) => ({
    value: id,
    label: `${depth ? '– ' : ''}${name}`,
  }))
  return (
    <>
      <PageHeader title="Skills" count={list.total} capped={list.total_capped}>
        <PortalLink className="button is-primary" href={from('/skills/create')}>
          <Plus size={16} /> New skill
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption="Skills"
        columns={useColumns()}
        rows={skills}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_skill', { count })}
        searchLabel="Search names"
        filters={[
          { name: 'status', label: 'Status', options: skillStatuses() },
          { name: 'type', label: 'Type', options: skillTypes() },
          { name: 'domain', label: 'Domain', options: domainOptions },
        ]}
        bulk={useBulk(domainOptions)}
        file={at('/skills/export')}
        empty={<NoSkills />}
      />
    </>
  )
}

Skills.layout = PortalLayout

function useBulk(domains: Option[]): Bulk<Skill> {
  const { at } = useArea()
  return {
    action: at('/skills/bulk'),
    nameOf: ({ name }) => name,
    acts: [
      { act: 'publish', label: 'Publish' },
      {
        act: 'assign',
        label: 'Assign domain',
        field: (
          <div className="select is-small">
            <select name="to_domain" aria-label="Domain to assign">
              <option value="">No domain</option>
              {domains.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        ),
      },
      {
        act: 'archive',
        label: 'Archive',
        question: (rows) => t('common.archive_rows', { rows }),
        warning: 'Clients do not find archived skills any more. They can be published again.',
      },
    ],
  }
}

function useColumns(): Column<Skill>[] {
  const { from } = useArea()
  return [
    {
      name: 'name',
      label: 'Name',
      sort: 'name',
      heading: true,
      cell: ({ id, name }) => <PortalLink href={from(`/skills/edit/${id}`)}>{name}</PortalLink>,
    },
    { name: 'type', label: 'Type', sort: 'type', cell: ({ type }) => wordsOf(type) },
    {
      name: 'domain',
      label: 'Domain',
      cell: ({ domain }) => domain?.name ?? <span className="is-weak">–</span>,
    },
    {
      name: 'relations_count',
      label: 'Related skills',
      numeric: true,
      cell: ({ id, name, relations_count: count }) => (
        <PortalLink
          href={from(`/skills/skill-update-with-related-skills/${id}`)}
          aria-label={`${formatCount(count)} related skills of ${name}`}
        >
          {formatCount(count)}
        </PortalLink>
      ),
    },
    {
      name: 'status',
      label: 'Status',
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'updated_at',
      label: 'Updated',
      sort: 'updated_at',
      cell: ({ updated_at: at }) => <DateTime value={at} />,
    },
  ]
}

function NoSkills() {
  const { from } = useArea()
  return (
    <EmptyState
      title="No skills yet"
      action={
        <PortalLink className="button is-primary" href={from('/skills/create')}>
          New skill
        </PortalLink>
      }
    >
      Make the first one here, or import a file from a terminal.
    </EmptyState>
  )
}
