import { Plus, Upload } from '~/icons'
import type { Data } from '@generated/data'
import type { Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { DataList, type Bulk } from '~/components/lists/data_list'
import type { Option } from '~/components/forms/field'
import { PageHeader } from '~/components/layout/page_header'
import type { PageList } from '~/components/lists/pager'
import { PortalLink } from '~/components/portal_link'
import { skillStatusOptions, skillTypeOptions } from '~/components/skills/words'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { useArea } from '~/use_area'

type Skill = Data.Catalogue.Skills.Skill.Variants['inList']

interface SkillsProps {
  skills: Skill[]
  list: PageList
  domains: Array<[id: string, label: string]>
}

export default function Skills({ skills, list, domains }: SkillsProps) {
  const { at, from } = useArea()
  const domainOptions = domains.map(([value, label]) => ({ value, label }))
  return (
    <>
      <PageHeader title={t('common.menu_skills')} count={list.total} capped={list.total_capped}>
        <PortalLink className="button" href={at('/skills/upload-status/create?kind=skills')}>
          <Upload size={16} /> {t('skills.import')}
        </PortalLink>
        <PortalLink className="button is-primary" href={from('/skills/create')}>
          <Plus size={16} /> {t('skills.new_skill')}
        </PortalLink>
      </PageHeader>
      <DataList
        list={list}
        caption={t('common.menu_skills')}
        columns={useColumns()}
        rows={skills}
        rowKey={({ id }) => id}
        noun={(count) => t('common.noun_skill', { count })}
        searchLabel={t('skills.search_names')}
        filters={[
          { name: 'status', label: t('skills.status'), options: skillStatusOptions() },
          { name: 'type', label: t('skills.type'), options: skillTypeOptions() },
          { name: 'domain', label: t('skills.domain'), options: domainOptions },
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
      { act: 'publish', label: t('skills.publish') },
      {
        act: 'assign',
        label: t('skills.assign_domain'),
        field: (
          <div className="select is-small">
            <select name="to_domain" aria-label={t('skills.domain_to_assign')}>
              <option value="">{t('skills.no_domain')}</option>
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
        label: t('skills.archive'),
        question: (rows) => t('common.archive_rows', { rows }),
        warning: t('skills.archive_several_effect'),
      },
    ],
  }
}

function useColumns(): Column<Skill>[] {
  const { from } = useArea()
  return [
    {
      name: 'name',
      label: t('skills.name'),
      sort: 'name',
      heading: true,
      cell: ({ id, name }) => <PortalLink href={from(`/skills/edit/${id}`)}>{name}</PortalLink>,
    },
    { name: 'type', label: t('skills.type'), sort: 'type', cell: ({ type }) => statusLabel(type) },
    {
      name: 'domain',
      label: t('skills.domain'),
      cell: ({ domain }) => domain ?? <span className="is-weak">–</span>,
    },
    {
      name: 'relations_count',
      label: t('skills.related_skills'),
      numeric: true,
      cell: ({ id, name, relations_count: count }) => (
        <PortalLink
          href={from(`/skills/skill-update-with-related-skills/${id}`)}
          aria-label={t('skills.related_count_of', { count, name })}
        >
          {formatCount(count)}
        </PortalLink>
      ),
    },
    {
      name: 'status',
      label: t('skills.status'),
      sort: 'status',
      cell: ({ status }) => <StatusTag status={status} />,
    },
    {
      name: 'updated_at',
      label: t('skills.updated'),
      sort: 'updated_at',
      cell: ({ updated_at: at }) => <DateTime value={at} />,
    },
  ]
}

function NoSkills() {
  const { from } = useArea()
  return (
    <EmptyState
      title={t('skills.no_skills')}
      action={
        <PortalLink className="button is-primary" href={from('/skills/create')}>
          {t('skills.new_skill')}
        </PortalLink>
      }
    >
      {t('skills.no_skills_text')}
    </EmptyState>
  )
}
