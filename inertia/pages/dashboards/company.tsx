import { Archive, Boxes, CircleCheck, PencilLine } from '~/icons'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { RecentUploads } from '~/components/dashboards/recent_uploads'
import { DataTable, type Column } from '~/components/lists/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, statusLabel } from '~/components/status_tag'
import { formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface CompanyDashboardProps {
  counts: { draft: number; published: number; archived: number; total: number }
  skills: Data.Catalogue.Skills.Skill[]
  uploads: Data.Dashboards.RecentUpload[]
}

export default function CompanyDashboard({ counts, skills, uploads }: CompanyDashboardProps) {
  return (
    <>
      <PageHeader title={t('common.menu_dashboard')}>
        <PortalLink className="button is-primary" href="/portal/companyUser/skills/create">
          {t('dashboards.new_skill')}
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <StatGrid>
          <Stat
            label={t('dashboards.all_skills')}
            icon={Boxes}
            href="/portal/companyUser/skills"
            value={formatCount(counts.total)}
          />
          <Stat
            label={t('dashboards.published')}
            icon={CircleCheck}
            href="/portal/companyUser/skills?status=published"
            value={formatCount(counts.published)}
          />
          <Stat
            label={t('dashboards.drafts')}
            icon={PencilLine}
            href="/portal/companyUser/skills?status=draft"
            value={formatCount(counts.draft)}
          />
          <Stat
            label={t('dashboards.archived')}
            icon={Archive}
            href="/portal/companyUser/skills?status=archived"
            value={formatCount(counts.archived)}
          />
        </StatGrid>
        <Card title={t('dashboards.last_changed')} flush>
          <DataTable
            caption={t('dashboards.skills_changed_last')}
            columns={columns()}
            rows={skills}
            rowKey={(skill) => skill.id}
            empty={<EmptyState title={t('dashboards.no_skill_yet')} icon={Boxes} />}
          />
        </Card>
        <RecentUploads uploads={uploads} />
      </div>
    </>
  )
}

CompanyDashboard.layout = PortalLayout

const columns = (): Column<Data.Catalogue.Skills.Skill>[] => [
  {
    label: t('dashboards.skill'),
    heading: true,
    cell: (skill) => (
      <PortalLink href={`/portal/companyUser/skills/edit/${skill.id}`}>{skill.name}</PortalLink>
    ),
  },
  { label: t('dashboards.type'), cell: (skill) => statusLabel(skill.type) },
  { label: t('dashboards.domain'), cell: (skill) => skill.domain?.name ?? '–' },
  { label: t('dashboards.status'), cell: (skill) => <StatusTag status={skill.status} /> },
  { label: t('dashboards.changed'), cell: (skill) => <DateTime value={skill.updated_at} exact /> },
]
