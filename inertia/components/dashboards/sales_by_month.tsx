import type { Data } from '@generated/data'
import { Card } from '~/components/card'
import { StackedBars } from '~/components/chart/stacked_bars'
import { EmptyState } from '~/components/lists/empty_state'
import { PortalLink } from '~/components/portal_link'
import { formatMoney, formatMonth } from '~/format'
import { t } from '~/text'

type Month = Data.Dashboards.AdminPanel['sales'][number]

interface SalesByMonthProps {
  months: Month[]
  /** The symbols of the currencies by code. */
  symbols: Record<string, string>
}

/** A chart per currency: paid and unpaid sales of the last twelve months. */
export function SalesByMonth({ months, symbols }: SalesByMonthProps) {
  const currencies = [...Map.groupBy(months, ({ currency }) => currency)]
  return (
    <Card
      title={t('dashboards.sales_a_month')}
      lead={t('dashboards.sales_a_month_lead')}
      action={
        <PortalLink className="link" href="/portal/admin/sales-history">
          {t('common.menu_sales_history')}
        </PortalLink>
      }
    >
      {currencies.length ? (
        <div className={currencies.length > 1 ? 'split' : undefined}>
          {currencies.map(([currency, own]) => (
            <CurrencyChart key={currency} currency={currency} months={own} />
          ))}
        </div>
      ) : (
        <EmptyState title={t('dashboards.nothing_sold')} />
      )}
      <Totals months={months} symbols={symbols} />
    </Card>
  )
}

function CurrencyChart({ currency, months }: { currency: string; months: Month[] }) {
  const format = (amount: number) => formatMoney(amount, months[0]!)
  return (
    <div>
      <h3>{currency}</h3>
      <StackedBars
        caption={t('dashboards.sales_a_month_in', { currency })}
        barsAre={t('dashboards.month')}
        series={[{ name: t('dashboards.paid') }, { name: t('dashboards.unpaid') }]}
        bars={barsOf(months)}
        format={format}
      />
    </div>
  )
}

/** A month in which the base currency changed is one bar. */
function barsOf(months: Month[]) {
  return [...Map.groupBy(months, ({ month }) => month)].map(([month, parts]) => ({
    label: formatMonth(month),
    values: parts.reduce(
      ([paid, unpaid], part) => [paid! + part.paid, unpaid! + part.unpaid],
      [0, 0]
    ),
  }))
}

/** All currencies combined, at the rate of each sale. */
function Totals({ months, symbols }: SalesByMonthProps) {
  const bases = [...Map.groupBy(months, ({ base_currency: base }) => base)]
  return bases.map(([base, own]) => {
    const amount = own.reduce((sum, { base_amount: part }) => sum + part, 0)
    const exponent = own[0]?.base_exponent ?? 2
    return (
      <p key={base} className="is-weak">
        {t('dashboards.total_at_rates', {
          amount: formatMoney(amount, { symbol: symbols[base] ?? base, exponent }),
        })}
      </p>
    )
  })
}
