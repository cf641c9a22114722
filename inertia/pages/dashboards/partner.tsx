import '~/css/dashboard.scss'
import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import type { CallsByDay } from '#app/dashboards/calls_by_day'
import { Card } from '~/components/card'
import { Compared } from '~/components/chart/compared'
import { RangeForm, type OfferedRange } from '~/components/chart/range_form'
import { StackedBars } from '~/components/chart/stacked_bars'
import { CodeBlock } from '~/components/code_block'
import { DataTable, type Column } from '~/components/lists/data_table'
import { FirstSteps, type FirstStepsOf } from '~/components/dashboards/first_steps'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/lists/empty_state'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { PageHeader } from '~/components/layout/page_header'
import { OtherCall } from '~/components/playground/other_call'
import { storedSearchUrl } from '~/components/playground/query'
import { linkTo, PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { FREE_PACK_NAME } from '~/constants'
import { formatCount, formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { rich, t } from '~/text'

type PackageInTurn = Data.Billing.ClientPackages.ClientPackage.Variants['inTurn']

/** `pack_name` is null if only free packages can pay. */
type UsageCounter = { total_calls: number; usage_calls: number; pack_name: string | null }

interface PartnerDashboardProps {
  counter: UsageCounter
  calls: CallsByDay
  /** Of the period of the same length before. */
  calls_before: number
  ranges: OfferedRange[]
  first_steps: FirstStepsOf<typeof partnerSteps>
  packages: PackageInTurn[]
  searches: Data.Search.Playground.SearchHistory[]
  /** Why the range of the URL is not used. */
  left_out: string[]
  /** The URL of `/v1`. */
  apiUrl: string
}

export default function PartnerDashboard(props: PartnerDashboardProps) {
  const { counter, calls, packages, searches, apiUrl } = props
  return (
    <>
      <PageHeader title={t('common.menu_dashboard')}>
        <PortalLink className="button" href="/portal/partner/packages-list">
          {t('dashboards.buy_calls')}
        </PortalLink>
        <PortalLink className="button is-primary" href="/playground">
          {t('dashboards.search_in_playground')}
        </PortalLink>
      </PageHeader>
      <IgnoredFilters sentences={props.left_out} />
      <div className="stack">
        {props.first_steps && <FirstSteps steps={partnerSteps} done={props.first_steps} />}
        <Usage {...counter} />
        <CallsChart calls={calls} before={props.calls_before} ranges={props.ranges} />
        <div className="split">
          <Card title={t('dashboards.your_packages')} flush>
            <DataTable
              caption={t('dashboards.your_packages_in_order')}
              columns={packageColumns()}
              rows={packages}
              rowKey={(row) => row.id}
              empty={
                <EmptyState title={t('dashboards.no_package_yet')}>
                  {t('dashboards.no_package_yet_text')}
                </EmptyState>
              }
            />
          </Card>
          <Card
            title={t('dashboards.last_searches')}
            flush
            action={
              <PortalLink className="link" href="/portal/partner/playground/search-history">
                {t('dashboards.all_searches')}
              </PortalLink>
            }
          >
            <DataTable
              caption={t('dashboards.last_searches')}
              columns={searchColumns()}
              rows={searches}
              rowKey={(search) => search.id}
              empty={
                <EmptyState title={t('dashboards.no_search_yet')}>
                  {t('dashboards.no_search_yet_text')}
                </EmptyState>
              }
            />
          </Card>
        </div>
        <Card
          title={t('dashboards.call_from_own_system')}
          lead={t('dashboards.call_from_own_system_lead')}
        >
          <ApiHint apiUrl={apiUrl} />
        </Card>
      </div>
    </>
  )
}

PartnerDashboard.layout = PortalLayout

const partnerSteps = {
  email: { words: 'dashboards.step_email', href: '/auth/confirm-email' },
  key: { words: 'dashboards.step_key', href: '/portal/partner/api-keys/create' },
  call: { words: 'dashboards.step_call', href: '/portal/partner/Documentation#quick-start' },
  billing: { words: 'dashboards.step_billing', href: '/portal/partner/billing' },
} as const

function Usage({ total_calls: total, usage_calls: used, pack_name: name }: UsageCounter) {
  const next = usePage().props.availableCalls?.pays_next
  return (
    <Card>
      <div className="usage-head">
        <div className="usage-counts">
          <div>
            <h2 className="stat-label">{t('dashboards.available_calls')}</h2>
            <p className="stat-value">{formatCount(total - used)}</p>
          </div>
          <div>
            <h2 className="stat-label">{t('dashboards.total_calls')}</h2>
            <p className="stat-value">{formatCount(total)}</p>
          </div>
        </div>
        <p className="usage-pack">
          {total > 0 && (
            <>
              {rich('dashboards.package_of_calls', { package: name ?? FREE_PACK_NAME, weak })}
              <br />
            </>
          )}
          {next ? (
            rich('dashboards.package_pays_next', { package: next.name, weak })
          ) : (
            <>
              {total > 0 ? t('dashboards.all_used_up') : t('dashboards.no_package')}{' '}
              <PortalLink className="link" href="/portal/partner/packages-list">
                {t('dashboards.choose_package')}
              </PortalLink>
            </>
          )}
        </p>
      </div>
      <UsageBar used={used} total={total} />
    </Card>
  )
}

interface CallsChartProps {
  calls: CallsByDay
  before: number
  ranges: OfferedRange[]
}

function CallsChart({ calls, before, ranges }: CallsChartProps) {
  return (
    <Card
      title={t('dashboards.calls_a_day')}
      lead={
        <>
          {t('dashboards.calls_by_package', {
            calls: calls.calls,
            from: formatDate(calls.range.from),
            to: formatDate(calls.range.to),
          })}{' '}
          <Compared now={calls.calls} before={before} days={calls.days.length} />
        </>
      }
      action={<RangeForm range={calls.range} ranges={ranges} />}
    >
      {calls.packages.length ? (
        <StackedBars
          caption={t('dashboards.calls_each_day_by_package')}
          barsAre={t('dashboards.day')}
          series={calls.packages.map((one) => ({
            name: seriesName(one, calls.packages),
            href: one.id === null ? undefined : historyOf(one.id),
          }))}
          bars={calls.days.map((day) => ({ label: formatDate(day.day), values: day.calls }))}
          format={formatCount}
        />
      ) : (
        <EmptyState title={t('dashboards.no_calls_used')} />
      )}
    </Card>
  )
}

/** The name of a package, with its first day if another one has the same name. */
function seriesName(
  { name, activated_on: day }: CallsByDay['packages'][number],
  packages: CallsByDay['packages']
): string {
  if (name === null) return t('dashboards.other_packages')
  const isRepeated = packages.filter((other) => other.name === name).length > 1
  return isRepeated ? t('dashboards.package_from', { package: name, date: formatDate(day) }) : name
}

function weak(inside: ReactNode) {
  return <span className="is-weak">{inside}</span>
}

/** The searches charged to a package. */
function historyOf(id: string): string {
  return `/portal/partner/all-activated-packages/${id}/search-history`
}

const packageColumns = (): Column<PackageInTurn>[] => [
  {
    label: t('dashboards.package'),
    heading: true,
    cell: (row) => (
      <>
        <PortalLink href={historyOf(row.id)}>{row.name}</PortalLink>
        {row.pays_next && <span className="cell-note">{t('dashboards.pays_next')}</span>}
      </>
    ),
  },
  { label: t('dashboards.status'), cell: (row) => <StatusTag status={row.status} /> },
  {
    label: t('dashboards.used'),
    numeric: true,
    cell: (row) => t('dashboards.used_of_total', { used: row.usage_calls, total: row.total_calls }),
  },
  {
    label: t('dashboards.expires'),
    cell: ({ status, expires_at: at }) => {
      if (status === 'pending_payment') return '–'
      return at ? <DateTime value={at} /> : t('dashboards.never')
    },
  },
]

const searchColumns = (): Column<Data.Search.Playground.SearchHistory>[] => [
  {
    label: t('dashboards.skills'),
    heading: true,
    cell: (search) => (
      <>
        {search.call === 'playground-search' ? (
          <PortalLink href={storedSearchUrl(search)}>{search.skills.join(' + ')}</PortalLink>
        ) : (
          <OtherCall search={search} />
        )}
        <span className="cell-note">
          {rich('dashboards.search_paid', {
            origin: search.origin,
            calls: search.calls_charged,
            paid: search.package ? 'yes' : 'no',
            package: search.package?.name ?? '',
            link: (inside) =>
              search.package && (
                <PortalLink href={historyOf(search.package.id)}>{inside}</PortalLink>
              ),
          })}
        </span>
      </>
    ),
  },
  {
    label: t('dashboards.matches'),
    numeric: true,
    cell: (search) => formatCount(search.total_matches),
  },
  { label: t('dashboards.when'), cell: (search) => <DateTime value={search.created_at} exact /> },
]

function ApiHint({ apiUrl }: { apiUrl: string }) {
  return (
    <ol className="hint-steps">
      <li>
        <p>{rich('dashboards.create_key', { link: linkTo('/portal/partner/api-keys/create') })}</p>
        <CodeBlock of={t('dashboards.command')}>{`export SKILLARY_KEY=skk_…`}</CodeBlock>
      </li>
      <li>
        <p>{t('dashboards.search_with_key')}</p>
        <CodeBlock of={t('dashboards.command')}>
          {`curl '${apiUrl}/skills/playground-search/?skills=python' \\
  -H "Authorization: Bearer $SKILLARY_KEY"`}
        </CodeBlock>
      </li>
      <li>
        <p>{t('dashboards.check_remaining_calls')}</p>
        <CodeBlock of={t('dashboards.command')}>
          {`curl ${apiUrl}/skills/user-free-package-detail/ \\
  -H "Authorization: Bearer $SKILLARY_KEY"`}
        </CodeBlock>
      </li>
      <li>
        <p>
          {rich('dashboards.read_documentation', { link: linkTo('/portal/partner/Documentation') })}
        </p>
      </li>
    </ol>
  )
}
