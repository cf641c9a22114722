import { Boxes, Building2, FolderTree, Network, Search } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { countOf, formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'

interface AdminDashboardProps {
  figures: {
    skills: { draft: number; published: number; archived: number; total: number }
    relations: number
    domains: number
    clients: number
    active_clients: number
    searches_today: number
    calls_today: number
  }
  uploads: Data.Dashboards.RecentUpload[]
}

export default function AdminDashboard({ figures, uploads }: AdminDashboardProps) {
  return (
    <>
      <PageHeader title="Dashboard">
        <PortalLink className="button" href="/playground">
          Open the playground
        </PortalLink>
        <PortalLink className="button is-primary" href="/portal/admin/skills/create">
          New skill
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <StatGrid>
          <Stat
            label="Skills"
            icon={Boxes}
            href="/portal/admin/skills"
            value={formatCount(figures.skills.total)}
            hint={`${formatCount(figures.skills.published)} published`}
          />
          <Stat
            label="Relations"
            icon={Network}
            href="/portal/admin/skill-relations"
            value={formatCount(figures.relations)}
          />
          <Stat label="Domains" icon={FolderTree} value={formatCount(figures.domains)} />
          <Stat
            label="Clients"
            icon={Building2}
            value={formatCount(figures.clients)}
            hint={`${formatCount(figures.active_clients)} active`}
          />
          <Stat
            label="Searches today"
            icon={Search}
            value={formatCount(figures.searches_today)}
            hint={countOf(figures.calls_today, 'call') + ' spent'}
          />
        </StatGrid>
        <div className="split is-wide-first">
          <Card title="Last uploads" flush>
            <DataTable
              caption="Last uploads"
              columns={uploadColumns}
              rows={uploads}
              rowKey={(upload) => upload.id}
              empty={
                <EmptyState title="Nothing was imported yet">
                  Files imported from the terminal or in the portal show here with their outcome.
                </EmptyState>
              }
            />
          </Card>
          <Card title="Skills by status">
            <SkillsByStatus counts={figures.skills} />
          </Card>
        </div>
      </div>
    </>
  )
}

AdminDashboard.layout = PortalLayout

const uploadColumns: Column<Data.Dashboards.RecentUpload>[] = [
  {
    label: 'File',
    heading: true,
    cell: (upload) => (
      <>
        {upload.file_name}
        <span className="cell-note">
          {wordsOf(upload.kind)}, <DateTime value={upload.created_at} />
          {upload.dry_run && ', dry run'}
        </span>
      </>
    ),
  },
  { label: 'Outcome', cell: (upload) => <StatusTag status={upload.status} /> },
  {
    label: 'Written',
    numeric: true,
    cell: (upload) => formatCount(upload.created + upload.updated),
  },
  { label: 'Refused', numeric: true, cell: (upload) => formatCount(upload.failed) },
]

function SkillsByStatus({ counts }: { counts: AdminDashboardProps['figures']['skills'] }) {
  const statuses = ['published', 'draft', 'archived'] as const
  return (
    <ul className="share-list">
      {statuses.map((status) => (
        <li key={status}>
          <PortalLink href={`/portal/admin/skills?status=${status}`}>
            <StatusTag status={status} />
          </PortalLink>
          <span>{formatCount(counts[status])}</span>
        </li>
      ))}
    </ul>
  )
}
