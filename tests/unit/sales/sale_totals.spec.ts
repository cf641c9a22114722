import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import { inTransaction } from '#app/core/db/in_transaction'
import Currency from '#app/money/currency'
import { activatePackage } from '#app/billing/sales/activate_package'
import Sale from '#app/billing/sale'
import { totalsOf, type SaleTotal } from '#app/billing/sales/sale_totals'
import { settleSale } from '#app/billing/sales/settle_sale'
import { PackageFactory } from '#database/factories/package_factory'
import { SaleFactory } from '#database/factories/sale_factory'
import { ClientFactory } from '#database/factories/user_factory'
import { clientWith } from '#tests/unit/metering/spending'

/** Sold, in minor units: 0.05 euros twice, 1,001 yen and 12.345 dinars. */
const prices = [
  { code: 'EUR', price: 5 },
  { code: 'EUR', price: 5 },
  { code: 'JPY', price: 1001 },
  { code: 'KWD', price: 12_345 },
]
const exponents: Record<string, number> = { USD: 2, EUR: 2, JPY: 0, KWD: 3 }

/** `sum` in minor units of the base; `withoutOne` excludes the first sale. */
const bases: Array<{
  base: string
  exponent: number
  rates: Record<string, number>
  sum: number
  withoutOne: number
}> = [
  {
    base: 'USD',
    exponent: 2,
    rates: { USD: 1, EUR: 1.1, JPY: 0.0067, KWD: 3.25 },
    /** 5.5 → 6 twice, 670.67 → 671, 4012.125 → 4012 */
    sum: 4695,
    withoutOne: 4689,
  },
  {
    base: 'JPY',
    exponent: 0,
    rates: { EUR: 160.25, JPY: 1, KWD: 490.5 },
    /** 8.0125 → 8 twice, 1001, 6055.2225 → 6055 */
    sum: 7072,
    withoutOne: 7064,
  },
  {
    base: 'KWD',
    exponent: 3,
    rates: { EUR: 0.3335, JPY: 0.00205, KWD: 1 },
    /** 16.675 → 17 twice, 2052.05 → 2052, 12345 */
    sum: 14_431,
    withoutOne: 14_414,
  },
]

/** Creates sales at these rates to the base currency (rate 1). Returns the first sale, in euros. */
async function sell(rates: Record<string, number>): Promise<Sale> {
  const ids: Record<string, number> = {}
  for (const [code, rate] of Object.entries(rates)) {
    const currency = await Currency.create({
      ...{ code, name: code, symbol: code, exponent: exponents[code], rate },
      ...{ isBase: rate === 1, active: true },
    })
    ids[code] = currency.id
  }
  const sold: Sale[] = []
  for (const { code, price } of prices) {
    const offer = await PackageFactory.merge({
      ...{ family: 'basic', price, currencyId: ids[code], version: 1 },
    }).create()
    const client = await ClientFactory.create()
    const { sale } = await inTransaction((trx) =>
      activatePackage({ client, offer, actor: operator, channel: 'admin' }, trx)
    )
    sold.push(sale)
  }
  return sold[0]
}

async function totals() {
  const { currencies, base } = await totalsOf(Sale.query(), {})
  const row = ({ code, exponent, sales, amount }: SaleTotal) => [code, exponent, sales, amount]
  return { currencies: currencies.map(row), base: base.map(row) }
}

test.group('Totals of sales', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are exact to the minor unit, rounding each sale (base {base})')
    .with(bases)
    .run(async ({ assert }, { base, exponent, rates, sum, withoutOne }) => {
      const first = await sell(rates)
      assert.deepEqual(await totals(), {
        currencies: [
          ['EUR', 2, 2, 10],
          ['JPY', 0, 1, 1001],
          ['KWD', 3, 1, 12_345],
        ],
        base: [[base, exponent, 4, sum]],
      })

      await settleSale(first, 'voided', { actor: operator })
      assert.deepEqual(await totals(), {
        currencies: [
          ['EUR', 2, 3, 5],
          ['JPY', 0, 1, 1001],
          ['KWD', 3, 1, 12_345],
        ],
        base: [[base, exponent, 5, withoutOne]],
      })
    })

  test('group by currency despite a changed symbol, and omit sales of zero', async ({ assert }) => {
    const { client, packages } = await clientWith({})
    const to = { clientId: client.id, clientPackageId: packages[0].id }
    await SaleFactory.merge([
      { ...to },
      { ...to, currencySymbol: 'EUR' },
      { ...to, amount: 0, baseAmount: 0, paymentStatus: 'waived' },
    ]).createMany(3)
    assert.deepEqual(await totals(), {
      currencies: [['EUR', 2, 2, 9800]],
      base: [['EUR', 2, 2, 9800]],
    })
  })

  test('distinguish paid, unpaid and waived, without voided ones', async ({ assert }) => {
    const { client, packages } = await clientWith({})
    const to = { clientId: client.id, clientPackageId: packages[0].id }
    const sales = await SaleFactory.merge([to, to, to, to]).createMany(4)
    await settleSale(sales[0], 'paid', { actor: operator })
    await settleSale(sales[1], 'waived', { actor: operator })
    await settleSale(sales[2], 'voided', { actor: operator })

    const { currencies } = await totalsOf(Sale.query(), {})
    assert.containSubset(currencies, [
      { code: 'EUR', amount: 14_700, paid: 4900, unpaid: 4900, waived: 4900 },
    ])
  })
})
