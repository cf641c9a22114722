import { Boxes, Building2, FolderTree, Inbox, Network, Search } from 'lucide-react'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { RangeForm } from '~/components/chart/range_form'
import { StackedBars } from '~/components/chart/stacked_bars'
import { AskedSkills, LowClients, Uploads } from '~/components/dashboards/admin_lists'
import { SalesByMonth } from '~/components/dashboards/sales_by_month'
import { EmptyState } from '~/components/empty_state'
import { LeftOut } from '~/components/left_out'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { countOf, formatCount, formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { usePortal } from '~/use_portal'

type Panel = Data.Dashboards.AdminPanel

interface AdminDashboardProps {
  panel: Panel
  /** Why other days are shown than the address names. */
  left_out: string[]
}

export default function AdminDashboard({ panel, left_out: leftOut }: AdminDashboardProps) {
  const { range, searches_looked_at: looked } = panel
  const capped = looked.is_capped
    ? `Counted from the latest ${formatCount(looked.count)} searches of these days.`
    : undefined
  return (
    <>
      <PageHeader
        title="Dashboard"
        lead={`${formatDate(range.from)} to ${formatDate(range.to)}, days in UTC`}
      >
        <RangeForm range={range} />
      </PageHeader>
      <LeftOut sentences={leftOut} />
      <div className="stack">
        <Counts panel={panel} />
        <Card
          title="Calls a day"
          lead={`${countOf(sum(panel.days, 'calls'), 'call')} spent in ${countOf(sum(panel.days, 'searches'), 'search', 'searches')}.`}
          action={
            <PortalLink className="link" href="/portal/admin/clients/search-history">
              Searches of clients
            </PortalLink>
          }
        >
          {sum(panel.days, 'searches') > 0 ? (
            <StackedBars
              caption="Calls spent on each day"
              barsAre="Day"
              series={[{ name: 'Calls' }]}
              bars={panel.days.map(({ day, calls }) => ({
                label: formatDate(day),
                values: [calls],
              }))}
              format={formatCount}
            />
          ) : (
            <EmptyState title="Nobody searched in these days" icon={Search} />
          )}
        </Card>
        <SalesByMonth months={panel.sales} />
        <div className="split">
          <AskedSkills
            title="Searched most"
            lead={capped}
            skills={panel.top_searches}
            none="Nobody searched in these days"
          />
          <AskedSkills
            title="Searched and not found"
            lead={capped}
            skills={panel.zero_result_searches}
            none="Every search found something"
          />
        </div>
        <LowClients clients={panel.low_balance_clients} />
        <div className="split is-wide-first">
          <Uploads uploads={panel.uploads} />
          <Card title="Skills by status">
            <SkillsByStatus counts={panel.skills} />
          </Card>
        </div>
      </div>
    </>
  )
}

AdminDashboard.layout = PortalLayout

function Counts({ panel }: { panel: Panel }) {
  const { user } = usePortal()
  const { clients, skills, today } = panel
  return (
    <StatGrid>
      <Stat
        label="Clients"
        icon={Building2}
        href="/portal/admin/clients"
        value={formatCount(clients.total)}
        hint={`${formatCount(clients.active)} active, ${formatCount(clients.new)} new`}
      />
      <Stat
        label="Searches today"
        icon={Search}
        href="/portal/admin/clients/search-history"
        value={formatCount(today.searches)}
        hint={`${countOf(today.calls, 'call')} spent`}
      />
      <Stat
        label="Skills"
        icon={Boxes}
        href="/portal/admin/skills"
        value={formatCount(skills.total)}
        hint={`${formatCount(skills.published)} published`}
      />
      <Stat
        label="Relations"
        icon={Network}
        href="/portal/admin/skill-relations"
        value={formatCount(panel.relations)}
      />
      <Stat
        label="Domains"
        icon={FolderTree}
        href={user?.role === 0 ? '/portal/admin/categories' : undefined}
        value={formatCount(panel.domains)}
      />
      <Stat
        label="Messages"
        icon={Inbox}
        href="/portal/admin/contact-messages"
        value={formatCount(panel.open_messages)}
        hint="From the contact form, open"
      />
    </StatGrid>
  )
}

function SkillsByStatus({ counts }: { counts: Panel['skills'] }) {
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

function sum(days: Panel['days'], figure: 'calls' | 'searches'): number {
  return days.reduce((all, day) => all + day[figure], 0)
}
