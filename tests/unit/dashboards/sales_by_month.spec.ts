import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { salesByMonth } from '#app/dashboards/sales_by_month'
import type Sale from '#app/billing/sale'
import { SaleFactory } from '#database/factories/sale_factory'
import { clientWith } from '#tests/unit/metering/spending'

const day = (text: string) => DateTime.fromISO(text, { zone: 'utc' })
const range = { from: day('2026-11-01'), to: day('2026-11-21') }

const yen = {
  currencyCode: 'JPY',
  currencySymbol: '¥',
  currencyExponent: 0,
  amount: 1001,
  rate: 0.006,
  baseAmount: 601,
}

/** Creates sales at these times (UTC) for one client. */
async function sell(...sales: Array<Partial<Sale> & { at: string }>) {
  const { client, packages } = await clientWith({})
  const created: Sale[] = []
  for (const { at, ...figures } of sales) {
    const ids = { clientId: client.id, clientPackageId: packages[0].id }
    created.push(await SaleFactory.merge({ ...ids, createdAt: day(at), ...figures }).create())
  }
  return created
}

test.group('Sales by month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are empty without sales', async ({ assert }) => {
    assert.isEmpty(await salesByMonth(range))
  })

  test('include each of twelve months, even without sales', async ({ assert }) => {
    await sell({ at: '2026-11-05T12:00' }, { at: '2026-02-05T12:00', paymentStatus: 'paid' })
    const months = await salesByMonth(range)

    assert.deepEqual(
      months.map(({ month }) => month),
      [
        ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'],
        ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
      ]
    )
    const euro = { currency: 'EUR', symbol: '€', exponent: 2, base_currency: 'EUR' }
    const base = { ...euro, base_exponent: 2 }
    assert.deepEqual(months[2], {
      ...{ ...base, month: '2026-02', sales: 1 },
      ...{ paid: 4900, unpaid: 0, base_amount: 4900 },
    })
    assert.deepEqual(months[11], {
      ...{ ...base, month: '2026-11', sales: 1 },
      ...{ paid: 0, unpaid: 4900, base_amount: 4900 },
    })
    for (const empty of [...months.slice(0, 2), ...months.slice(3, 11)]) {
      assert.include(empty, { ...base, sales: 0, paid: 0, unpaid: 0, base_amount: 0 })
    }
  })

  test('use months in UTC and include the last day', async ({ assert }) => {
    await sell(
      { at: '2025-11-30T23:59:59' },
      { at: '2025-12-01T00:00:00' },
      { at: '2026-10-31T23:59:59' },
      { at: '2026-11-01T00:00:00' },
      { at: '2026-11-21T23:59:59' },
      { at: '2026-11-22T00:00:00' }
    )
    const months = await salesByMonth(range)
    const sold = months.filter(({ sales }) => sales > 0)
    assert.deepEqual(
      sold.map(({ month, sales }) => [month, sales]),
      [
        ['2025-12', 1],
        ['2026-10', 1],
        ['2026-11', 2],
      ]
    )
  })

  test('exclude voided, waived and free sales', async ({ assert }) => {
    const at = '2026-11-05T12:00'
    const [voided] = await sell(
      { at, paymentStatus: 'void' },
      { at, paymentStatus: 'waived' },
      { at, paymentStatus: 'waived', channel: 'free', amount: 0, baseAmount: 0 },
      { at, paymentStatus: 'paid' }
    )
    await SaleFactory.merge({
      clientId: voided.clientId,
      clientPackageId: voided.clientPackageId,
      createdAt: day(at),
      paymentStatus: 'void',
      voids: voided.id,
      amount: -4900,
      baseAmount: -4900,
    }).create()

    const months = await salesByMonth(range)
    assert.lengthOf(months, 12)
    assert.include(months[11], { sales: 1, paid: 4900, unpaid: 0, base_amount: 4900 })
  })

  test('are grouped by currency, each in its minor units', async ({ assert }) => {
    await sell(
      { at: '2026-10-05T12:00' },
      { at: '2026-10-06T12:00', ...yen },
      { at: '2026-10-07T12:00', ...yen, paymentStatus: 'paid' },
      { at: '2026-11-05T12:00', ...yen }
    )
    const months = await salesByMonth(range)
    assert.lengthOf(months, 24)
    const of = (name: string) =>
      months
        .filter(({ month }) => month === name)
        .map(({ currency, exponent, sales, paid, unpaid, base_amount: base }) => [
          ...[currency, exponent, sales, paid, unpaid, base],
        ])

    assert.deepEqual(of('2026-10'), [
      ['EUR', 2, 1, 0, 4900, 4900],
      ['JPY', 0, 2, 1001, 1001, 1202],
    ])
    assert.deepEqual(of('2026-11'), [
      ['EUR', 2, 0, 0, 0, 0],
      ['JPY', 0, 1, 0, 1001, 601],
    ])
  })

  test('are grouped by base currency within a month', async ({ assert }) => {
    await sell(
      { at: '2026-11-05T12:00' },
      { at: '2026-11-06T12:00', baseCurrencyCode: 'USD', rate: 1.1, baseAmount: 5390 }
    )
    const months = await salesByMonth(range)
    const november = months.filter(({ month }) => month === '2026-11')
    assert.deepEqual(
      november.map(({ base_currency: code, base_amount: amount }) => [code, amount]),
      [
        ['EUR', 4900],
        ['USD', 5390],
      ]
    )
  })
})
