import { Boxes, Building2, FolderTree, Inbox, Network, Search } from '~/icons'
import type { Data } from '@generated/data'
import { Card, Stat, StatGrid } from '~/components/card'
import { Compared } from '~/components/chart/compared'
import { RangeForm, type OfferedRange } from '~/components/chart/range_form'
import { StackedBars } from '~/components/chart/stacked_bars'
import {
  InvoiceTotals,
  LowClients,
  SearchedSkills,
  SynonymNote,
} from '~/components/dashboards/admin_lists'
import { FirstSteps, type FirstStepsOf } from '~/components/dashboards/first_steps'
import { MissingInvoices } from '~/components/documents/missing_invoices'
import { RecentUploads } from '~/components/dashboards/recent_uploads'
import { SalesByMonth } from '~/components/dashboards/sales_by_month'
import { EmptyState } from '~/components/lists/empty_state'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { formatCount, formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

type Panel = Data.Dashboards.AdminPanel

interface AdminDashboardProps {
  panel: Panel
  /** Of the period of the same length before. */
  calls_before: number
  ranges: OfferedRange[]
  first_steps: FirstStepsOf<typeof operatorSteps>
  /** The symbols of the currencies by code. */
  symbols: Record<string, string>
  /** Sales without invoice, since the seller's data is not complete. */
  without_invoice: number
  /** Why the range of the URL is not used. */
  left_out: string[]
}

export default function AdminDashboard(props: AdminDashboardProps) {
  const { panel, symbols, left_out: leftOut } = props
  const { range, searches_looked_at: looked } = panel
  const calls = sum(panel.days, 'calls')
  const capped = looked.is_capped
    ? t('dashboards.counted_from_latest', { count: looked.count })
    : undefined
  return (
    <>
      <PageHeader
        title={t('common.menu_dashboard')}
        lead={t('dashboards.days_in_utc', {
          from: formatDate(range.from),
          to: formatDate(range.to),
        })}
      >
        <RangeForm range={range} ranges={props.ranges} />
      </PageHeader>
      <IgnoredFilters sentences={leftOut} />
      <MissingInvoices count={props.without_invoice} />
      <div className="stack">
        {props.first_steps && <FirstSteps steps={operatorSteps} done={props.first_steps} />}
        <Counts panel={panel} />
        <Card
          title={t('dashboards.calls_a_day')}
          lead={
            <>
              {t('dashboards.calls_used_in_searches', {
                calls,
                searches: sum(panel.days, 'searches'),
              })}{' '}
              <Compared now={calls} before={props.calls_before} days={panel.days.length} />
            </>
          }
          action={
            <PortalLink className="link" href="/portal/admin/clients/search-history">
              {t('common.searches_of_clients')}
            </PortalLink>
          }
        >
          {sum(panel.days, 'searches') > 0 ? (
            <StackedBars
              caption={t('dashboards.calls_used_per_day')}
              barsAre={t('dashboards.day')}
              series={[{ name: t('dashboards.calls') }]}
              bars={panel.days.map(({ day, calls }) => ({
                label: formatDate(day),
                values: [calls],
              }))}
              format={formatCount}
            />
          ) : (
            <EmptyState title={t('dashboards.nobody_searched')} icon={Search} />
          )}
        </Card>
        <SalesByMonth months={panel.sales} symbols={symbols} />
        <div className="split">
          <SearchedSkills
            title={t('dashboards.searched_most')}
            lead={capped}
            skills={panel.top_searches}
            none={t('dashboards.nobody_searched')}
          />
          <SearchedSkills
            title={t('dashboards.searched_not_found')}
            lead={capped}
            skills={panel.zero_result_searches}
            none={t('dashboards.every_search_found')}
            note={(skill) => <SynonymNote {...skill} />}
          />
        </div>
        <LowClients clients={panel.low_balance_clients} />
        <InvoiceTotals figures={panel.invoices} />
        <div className="split is-wide-first">
          <RecentUploads uploads={panel.uploads} />
          <Card title={t('dashboards.skills_by_status')}>
            <SkillsByStatus counts={panel.skills} />
          </Card>
        </div>
      </div>
    </>
  )
}

AdminDashboard.layout = PortalLayout

const operatorSteps = {
  currency: { words: 'dashboards.step_currency', href: '/portal/admin/currencies/create' },
  package: { words: 'dashboards.step_package', href: '/portal/admin/packages/create' },
  skills: { words: 'dashboards.step_skills', href: '/portal/admin/skills/upload-status' },
  seller: { words: 'dashboards.step_seller', href: '/portal/admin/invoice-data' },
  mail: { words: 'dashboards.step_mail' },
} as const

function Counts({ panel }: { panel: Panel }) {
  const { user } = usePortal()
  const { clients, skills, today } = panel
  return (
    <StatGrid>
      <Stat
        label={t('dashboards.clients')}
        icon={Building2}
        href="/portal/admin/clients"
        value={formatCount(clients.total)}
        hint={t('dashboards.active_and_new', { active: clients.active, new: clients.new })}
      />
      <Stat
        label={t('dashboards.searches_today')}
        icon={Search}
        href="/portal/admin/clients/search-history"
        value={formatCount(today.searches)}
        hint={t('dashboards.calls_used', { calls: today.calls })}
      />
      <Stat
        label={t('dashboards.skills')}
        icon={Boxes}
        href="/portal/admin/skills"
        value={formatCount(skills.total)}
        hint={t('dashboards.count_published', { count: skills.published })}
      />
      <Stat
        label={t('dashboards.relations')}
        icon={Network}
        href="/portal/admin/skill-relations"
        value={formatCount(panel.relations)}
      />
      <Stat
        label={t('dashboards.domains')}
        icon={FolderTree}
        href={user?.role === 0 ? '/portal/admin/categories' : undefined}
        value={formatCount(panel.domains)}
      />
      <Stat
        label={t('dashboards.messages')}
        icon={Inbox}
        href="/portal/admin/contact-messages"
        value={formatCount(panel.open_messages)}
        hint={t('dashboards.messages_hint')}
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
