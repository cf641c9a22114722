import type { Spending } from '#app/billing/account/spending'
import type { UsageOfCall } from '#app/billing/metering/usage_by_call'
import { Card } from '~/components/card'
import { RangeForm, type OfferedRange } from '~/components/chart/range_form'
import { StackedBars } from '~/components/chart/stacked_bars'
import { DataTable, type Column } from '~/components/lists/data_table'
import { EmptyState } from '~/components/lists/empty_state'
import { IgnoredFilters } from '~/components/lists/ignored_filters'
import { PageHeader } from '~/components/layout/page_header'
import { PortalLink } from '~/components/portal_link'
import { formatCount, formatDate, formatExactMoney } from '~/format'
import { PortalLayout } from '~/layouts/portal'
import { t } from '~/text'

interface SpendingProps {
  spending: Spending
  usage: UsageOfCall[]
  ranges: OfferedRange[]
  /** Why the range of the URL is not used. */
  left_out: string[]
}

type Spent = Pick<Spending, 'calls' | 'amounts'>

export default function SpendingReport(props: SpendingProps) {
  const { spending, usage, ranges, left_out: leftOut } = props
  const { range, keys, packages, days, calls } = spending
  const span = { calls, from: formatDate(range.from), to: formatDate(range.to) }
  const priced = spending.amounts.length ? 'yes' : 'no'
  const empty = <EmptyState title={t('billing.nothing_spent')} />
  return (
    <>
      <PageHeader title={t('billing.spending')} lead={t('billing.spending_lead')}>
        <PortalLink className="button" href="/portal/partner/api-keys">
          {t('billing.key_limits')}
        </PortalLink>
      </PageHeader>
      <IgnoredFilters sentences={leftOut} />
      <div className="stack">
        <Card
          title={t('billing.by_day')}
          lead={t('billing.spent_in_all', { ...span, priced, amount: amountsText(spending) })}
          action={<RangeForm range={range} ranges={ranges} />}
        >
          {calls > 0 ? (
            <StackedBars
              caption={t('billing.calls_by_day')}
              barsAre={t('dashboards.day')}
              series={[{ name: t('billing.calls') }]}
              bars={days.map((day) => ({ label: formatDate(day.day), values: [day.calls] }))}
              format={formatCount}
            />
          ) : (
            empty
          )}
        </Card>
        <div className="split">
          <Card title={t('billing.by_key')} flush>
            <DataTable
              caption={t('billing.by_key')}
              columns={[
                {
                  label: t('billing.key'),
                  heading: true,
                  cell: (key) => <Key {...key} />,
                },
                ...figures<Spending['keys'][number]>(),
              ]}
              rows={keys}
              rowKey={({ id }) => id ?? 'none'}
              empty={empty}
            />
          </Card>
          <Card title={t('billing.by_package')} flush>
            <DataTable
              caption={t('billing.by_package')}
              columns={[
                {
                  label: t('billing.package'),
                  heading: true,
                  cell: ({ id, name, activated_on: day }) => (
                    <>
                      <PortalLink
                        href={`/portal/partner/all-activated-packages/${id}/search-history`}
                      >
                        {name}
                      </PortalLink>
                      <span className="cell-note">
                        {t('billing.active_from', { date: formatDate(day) })}
                      </span>
                    </>
                  ),
                },
                ...figures<Spending['packages'][number]>(),
              ]}
              rows={packages}
              rowKey={({ id }) => id}
              empty={empty}
            />
          </Card>
        </div>
        <Card title={t('billing.by_call')} lead={t('billing.by_call_lead')} flush>
          <DataTable
            caption={t('billing.by_call')}
            columns={usageColumns()}
            rows={usage}
            rowKey={({ call, key }) => `${call} ${key?.id}`}
            empty={empty}
          />
        </Card>
      </div>
    </>
  )
}

SpendingReport.layout = PortalLayout

const usageColumns = (): Column<UsageOfCall>[] => [
  {
    label: t('searches.which_call'),
    heading: true,
    cell: ({ call }) => t('searches.call', { call }),
  },
  {
    label: t('billing.key'),
    cell: ({ key }) => <Key id={key?.id ?? null} name={key?.name ?? null} />,
  },
  {
    label: t('billing.requests'),
    numeric: true,
    cell: ({ requests }) => formatCount(requests),
  },
  { label: t('billing.calls'), numeric: true, cell: ({ calls }) => formatCount(calls) },
]

function Key({ id, name }: { id: string | null; name: string | null }) {
  if (!id) return t('billing.without_key')
  return <PortalLink href={`/portal/partner/api-keys/edit/${id}`}>{name}</PortalLink>
}

function figures<Row extends Spent>(): Column<Row>[] {
  return [
    { label: t('billing.calls'), numeric: true, cell: ({ calls }) => formatCount(calls) },
    { label: t('billing.net_price'), numeric: true, cell: amountsText },
  ]
}

function amountsText({ amounts }: Spent): string {
  return (
    amounts.map(({ amount, currency }) => formatExactMoney(amount, currency)).join(' + ') || '–'
  )
}
