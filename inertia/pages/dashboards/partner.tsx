import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { DataTable, type Column } from '~/components/data_table'
import { DateTime } from '~/components/date_time'
import { EmptyState } from '~/components/empty_state'
import { PageHeader } from '~/components/page_header'
import { PortalLink } from '~/components/portal_link'
import { StatusTag } from '~/components/status_tag'
import { UsageBar } from '~/components/usage_bar'
import { FREE_PACK_NAME } from '~/constants'
import { countOf, formatCount } from '~/format'
import { PortalLayout } from '~/layouts/portal'

interface PartnerDashboardProps {
  usage: { total_calls: number; usage_calls: number; pack_name: string | null }
  packages: Data.Dashboards.PackageUsage[]
  searches: Data.Playground.SearchHistory[]
  /** Where `/v1` is, with its host. */
  apiUrl: string
}

export default function PartnerDashboard(props: PartnerDashboardProps) {
  const { usage, packages, searches, apiUrl } = props
  return (
    <>
      <PageHeader title="Dashboard">
        <PortalLink className="button is-primary" href="/playground">
          Search in the playground
        </PortalLink>
      </PageHeader>
      <div className="stack">
        <Usage {...usage} />
        <div className="split">
          <Card title="Your packages" flush>
            <DataTable
              caption="Your packages, in the order in which they pay"
              columns={packageColumns}
              rows={packages}
              rowKey={(row) => row.id}
              empty={
                <EmptyState title="No package yet">
                  Ask us for a call package to begin searching.
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

function Usage({
  total_calls: total,
  usage_calls: used,
  pack_name: pack,
}: PartnerDashboardProps['usage']) {
  return (
    <Card className="usage">
      <div className="usage-head">
        <div>
          <h2 className="stat-label">Available calls</h2>
          <p className="stat-value">{formatCount(total - used)}</p>
        </div>
        <p className="usage-pack">
          <span className="is-weak">Package</span> {pack ?? FREE_PACK_NAME}
        </p>
      </div>
      <UsageBar used={used} total={total} />
    </Card>
  )
}

const packageColumns: Column<Data.Dashboards.PackageUsage>[] = [
  {
    label: 'Package',
    heading: true,
    cell: (row) => (
      <>
        {row.name}
        {row.pays_next && <span className="cell-note">Pays next</span>}
      </>
    ),
  },
  { label: 'State', cell: (row) => <StatusTag status={row.state} /> },
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
        {search.skills.join(', ')}
        <span className="cell-note">
          {search.origin === 'api' ? 'API' : 'Playground'}, {countOf(search.calls_charged, 'call')}
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
        <pre className="code-block">
          {`curl ${apiUrl}/auth/login/ \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "…", "password": "…"}'`}
        </pre>
      </li>
      <li>
        <p>Search with the access token.</p>
        <pre className="code-block">
          {`curl '${apiUrl}/skills/playground-search/?skills=python' \\
  -H 'Authorization: Bearer <access>'`}
        </pre>
      </li>
      <li>
        <p>See what is left.</p>
        <pre className="code-block">
          {`curl ${apiUrl}/skills/user-free-package-detail/ \\
  -H 'Authorization: Bearer <access>'`}
        </pre>
      </li>
    </ol>
  )
}
