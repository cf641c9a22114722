import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { PortalLink } from '~/components/portal_link'
import { StatusTag, wordsOf } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { formatCount } from '~/format'

type Panel = Data.Dashboards.AdminPanel
type Upload = Data.Dashboards.RecentUpload

interface AskedSkillsProps {
  title: string
  lead?: string
  skills: Panel['top_searches']
  /** What stands there when there is none. */
  none: string
}

/** Skills that were searched for, with how often; each leads to the list of skills. */
export function AskedSkills({ title, lead, skills, none }: AskedSkillsProps) {
  return (
    <Card title={title} lead={lead}>
      {skills.length ? (
        <ol className="share-list">
          {skills.map(({ skill, searches }) => (
            <li key={skill}>
              <PortalLink href={`/portal/admin/skills?search=${encodeURIComponent(skill)}`}>
                {skill}
              </PortalLink>
              <span>{formatCount(searches)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <EmptyState title={none} />
      )}
    </Card>
  )
}

/** Clients that will soon need calls, those with the least left first. */
export function LowClients({ clients }: { clients: Panel['low_balance_clients'] }) {
  return (
    <Card
      title="Low on calls"
      lead="Active clients beyond the first alert of Limitation Setup."
      flush
    >
      <DataTable
        caption="Clients that are low on calls"
        columns={clientColumns}
        rows={clients}
        rowKey={({ id }) => id}
        empty={<EmptyState title="No client is low on calls" />}
      />
    </Card>
  )
}

const clientColumns: Column<Panel['low_balance_clients'][number]>[] = [
  {
    label: 'Client',
    heading: true,
    cell: ({ id, name }) => (
      <PortalLink href={`/portal/admin/clients/packages/${id}`}>{name}</PortalLink>
    ),
  },
  { label: 'Left', numeric: true, cell: ({ remaining }) => formatCount(remaining) },
  {
    label: 'Used',
    cell: ({ usage_calls: used, total_calls: total }) => <UsageBar used={used} total={total} />,
  },
]

/** What was imported last. */
export function Uploads({ uploads }: { uploads: Upload[] }) {
  return (
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
  )
}

const uploadColumns: Column<Upload>[] = [
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
