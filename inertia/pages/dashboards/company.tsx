import { Archive, Boxes, CircleCheck, PencilLine } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'

interface CompanyDashboardProps {
  counts: { draft: number; published: number; archived: number; total: number }
  skills: Data.Skills.Skill[]
}

export default function CompanyDashboard({ counts, skills }: CompanyDashboardProps) {
  return (
    <>
      <PageHeader title="Dashboard">
        <PortalLink className="button is-primary" href="/portal/companyUser/skills/create">
          New skill
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <StatGrid>
          <Stat
            label="All skills"
            icon={Boxes}
            href="/portal/companyUser/skills"
            value={formatCount(counts.total)}
          />
          <Stat
            label="Published"
            icon={CircleCheck}
            href="/portal/companyUser/skills?status=published"
            value={formatCount(counts.published)}
          />
          <Stat
            label="Drafts"
            icon={PencilLine}
            href="/portal/companyUser/skills?status=draft"
            value={formatCount(counts.draft)}
          />
          <Stat
            label="Archived"
            icon={Archive}
            href="/portal/companyUser/skills?status=archived"
            value={formatCount(counts.archived)}
          />
        </StatGrid>
        <Card title="Last changed" flush>
          <DataTable
            caption="Skills that changed last"
            columns={columns}
            rows={skills}
            rowKey={(skill) => skill.id}
            empty={<EmptyState title="There is no skill yet" icon={Boxes} />}
          />
        </Card>
      </div>
    </>
  )
}

CompanyDashboard.layout = PortalLayout

const columns: Column<Data.Skills.Skill>[] = [
  {
    label: 'Skill',
    heading: true,
    cell: (skill) => (
      <PortalLink href={`/portal/companyUser/skills/edit/${skill.id}`}>{skill.name}</PortalLink>
    ),
  },
  { label: 'Type', cell: (skill) => wordsOf(skill.type) },
  { label: 'Domain', cell: (skill) => skill.domain?.name ?? '–' },
  { label: 'Status', cell: (skill) => <StatusTag status={skill.status} /> },
  { label: 'Changed', cell: (skill) => <DateTime value={skill.updated_at} exact /> },
]
