import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { Card } from '~/components/card'
import { RangeForm } from '~/components/chart/range_form'
import { StackedBars } from '~/components/chart/stacked_bars'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { LeftOut } from '~/components/left_out'
import { PageHeader } from '~/components/page_header'
import { storedAddress } from '~/components/playground/query'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { FREE_PACK_NAME } from '~/constants'
import { countOf, formatCount, formatDate } from '~/format'
import { PortalLayout } from '~/layouts/portal'

/** What the client's packages paid on each day, in their order. */
type CallsByDay = {
  range: { from: string; to: string }
  packages: Array<{ id: string | null; name: string; calls: number }>
  days: Array<{ day: string; calls: number[] }>
  calls: number
}

type PackageInTurn = Data.Metering.ClientPackage.Variants['inTurn']

/** `pack_name` is null where only free packages can pay. */
type UsageCounter = { total_calls: number; usage_calls: number; pack_name: string | null }

interface PartnerDashboardProps {
  counter: UsageCounter
  calls: CallsByDay
  packages: PackageInTurn[]
  searches: Data.Playground.SearchHistory[]
  /** Why other days are shown than the address names. */
  left_out: string[]
  /** Where `/v1` is, with its host. */
  apiUrl: string
}

export default function PartnerDashboard(props: PartnerDashboardProps) {
  const { counter, calls, packages, searches, apiUrl } = props
  return (
    <>
      <PageHeader title="Dashboard">
        <PortalLink className="button" href="/portal/partner/packages-list">
          Buy calls
        </PortalLink>
        <PortalLink className="button is-primary" href="/playground">
          Search in the playground
        </PortalLink>
      </PageHeader>
      <LeftOut sentences={props.left_out} />
      <div className="stack">
        <Usage {...counter} />
        <CallsChart calls={calls} />
        <div className="split">
          <Card title="Your packages" flush>
            <DataTable
              caption="Your packages, in the order in which they pay"
              columns={packageColumns}
              rows={packages}
              rowKey={(row) => row.id}
              empty={
                <EmptyState title="No package yet">
                  Choose a package of calls to begin searching.
                </EmptyState>
              }
            />
          </Card>
          <Card
            title="Last searches"
            flush
            action={
              <PortalLink className="link" href="/portal/partner/playground/search-history">
                All searches
              </PortalLink>
            }
          >
            <DataTable
              caption="Last searches"
              columns={searchColumns}
              rows={searches}
              rowKey={(search) => search.id}
              empty={
                <EmptyState title="No search yet">
                  What you search in the playground or over the API shows here.
                </EmptyState>
              }
            />
          </Card>
        </div>
        <Card
          title="Call it from your own system"
          lead="The same search as in the playground, over HTTP. One successful search costs one call."
        >
          <ApiHint apiUrl={apiUrl} />
        </Card>
      </div>
    </>
  )
}

PartnerDashboard.layout = PortalLayout

function Usage({ total_calls: total, usage_calls: used, pack_name: name }: UsageCounter) {
  const next = usePage().props.callsAtHand?.pays_next
  return (
    <Card className="usage">
      <div className="usage-head">
        <div className="usage-counts">
          <div>
            <h2 className="stat-label">Available calls</h2>
            <p className="stat-value">{formatCount(total - used)}</p>
          </div>
          <div>
            <h2 className="stat-label">Total calls</h2>
            <p className="stat-value">{formatCount(total)}</p>
          </div>
        </div>
        <p className="usage-pack">
          {total > 0 && (
            <>
              <span className="is-weak">Package</span> {name ?? FREE_PACK_NAME}
              <br />
            </>
          )}
          {next ? (
            <>
              <span className="is-weak">Pays next</span> {next.name}
            </>
          ) : (
            <>
              {total > 0 ? 'All used up.' : 'No package.'}{' '}
              <PortalLink className="link" href="/portal/partner/packages-list">
                Choose one
              </PortalLink>
            </>
          )}
        </p>
      </div>
      <UsageBar used={used} total={total} />
    </Card>
  )
}

function CallsChart({ calls }: { calls: CallsByDay }) {
  return (
    <Card
      title="Calls a day"
      lead={`${countOf(calls.calls, 'call')} from ${formatDate(calls.range.from)} to ${formatDate(calls.range.to)}, by the package that paid. Days in UTC.`}
      action={<RangeForm range={calls.range} />}
    >
      {calls.packages.length ? (
        <StackedBars
          caption="Calls of each day by package"
          barsAre="Day"
          series={calls.packages.map(({ id, name }) => ({
            name,
            href: id === null ? undefined : historyOf(id),
          }))}
          bars={calls.days.map((day) => ({ label: formatDate(day.day), values: day.calls }))}
          format={formatCount}
        />
      ) : (
        <EmptyState title="No call was spent in these days" />
      )}
    </Card>
  )
}

/** The searches that a package paid. */
function historyOf(id: string): string {
  return `/portal/partner/all-activated-packages/${id}/search-history`
}

const packageColumns: Column<PackageInTurn>[] = [
  {
    label: 'Package',
    heading: true,
    cell: (row) => (
      <>
        <PortalLink href={historyOf(row.id)}>{row.name}</PortalLink>
        {row.pays_next && <span className="cell-note">Pays next</span>}
      </>
    ),
  },
  { label: 'Status', cell: (row) => <StatusTag status={row.status} /> },
  {
    label: 'Used',
    numeric: true,
    cell: (row) => `${formatCount(row.usage_calls)} of ${formatCount(row.total_calls)}`,
  },
  {
    label: 'Expires',
    cell: (row) => (row.expires_at ? <DateTime value={row.expires_at} /> : 'Never'),
  },
]

const searchColumns: Column<Data.Playground.SearchHistory>[] = [
  {
    label: 'Skills',
    heading: true,
    cell: (search) => (
      <>
        <PortalLink href={storedAddress(search)}>{search.skills.join(' + ')}</PortalLink>
        <span className="cell-note">
          {search.origin === 'api' ? 'API' : 'Playground'}, {countOf(search.calls_charged, 'call')}
          {search.package && (
            <>
              {' of '}
              <PortalLink href={historyOf(search.package.id)}>{search.package.name}</PortalLink>
            </>
          )}
        </span>
      </>
    ),
  },
  { label: 'Matches', numeric: true, cell: (search) => formatCount(search.total_matches) },
  { label: 'When', cell: (search) => <DateTime value={search.created_at} exact /> },
]

function ApiHint({ apiUrl }: { apiUrl: string }) {
  return (
    <ol className="hint-steps">
      <li>
        <p>Sign in for a token. It lives ten minutes.</p>
        <pre className="code-block" tabIndex={0}>
          {`curl ${apiUrl}/auth/login/ \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}'`}
        </pre>
      </li>
      <li>
        <p>Search with the access token.</p>
        <pre className="code-block" tabIndex={0}>
          {`curl '${apiUrl}/skills/playground-search/?skills=python' \\
  -H 'Authorization: Bearer <access>'`}
        </pre>
      </li>
      <li>
        <p>See what is left.</p>
        <pre className="code-block" tabIndex={0}>
          {`curl ${apiUrl}/skills/user-free-package-detail/ \\
  -H 'Authorization: Bearer <access>'`}
        </pre>
      </li>
    </ol>
  )
}
