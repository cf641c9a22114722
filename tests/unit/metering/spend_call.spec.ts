import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type ClientPackage from '#app/billing/client_package'
import type { Paid } from '#app/billing/metering/spend_call'
import { newUid } from '#app/core/uid'
import { ClientSuspended, QuotaExceeded } from '#app/billing/metering/metering_errors'
import SearchHistory from '#app/billing/metering/search_history'
import { clientWith, give, search, spend } from '#tests/unit/metering/spending'

const future = () => DateTime.utc().plus({ hours: 1 })
const past = () => DateTime.utc().minus({ hours: 1 })

async function counters(...packages: ClientPackage[]) {
  for (const one of packages) await one.refresh()
  return packages.map(({ usageCalls }) => usageCalls)
}

test.group('Spending a call', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('writes counter, ledger and history together', async ({ assert }) => {
    const { client, packages } = await clientWith({ name: 'Free Pack', totalCalls: 5 })
    const requestId = newUid()

    const paid = await spend(client, { requestId })

    const [{ uid }] = packages
    assert.deepEqual(paid, {
      packages: [{ id: uid, name: 'Free Pack', family: 'free', units: 1 }],
      resPercentage: 100,
      remaining: 4,
      limit: 5,
      keyRemaining: null,
    })
    assert.deepEqual(await counters(...packages), [1])
    const [entry, ...others] = await db.from('call_ledger').where({ request_id: requestId })
    assert.lengthOf(others, 0)
    assert.containSubset(entry, {
      client_id: client.id,
      client_package_id: packages[0].id,
      kind: 'charge',
      units: 1,
      reverses: null,
    })
    const history = await SearchHistory.findByOrFail({ requestId })
    assert.deepEqual(history.skills, ['Cooking'])
    assert.deepEqual(history.filters, { min_weight: 10 })
    assert.containSubset(history.$attributes, {
      clientId: client.id,
      clientPackageId: packages[0].id,
      origin: 'api',
      totalMatches: 3,
      returned: 3,
      outcome: 'found',
      units: 1,
      latencyMs: 5,
      answer: null,
    })
  })

  test('stores the response and the public id of the caller', async ({ assert }) => {
    const { client } = await clientWith({})
    const uid = newUid()

    await spend(client, {
      record: () => ({
        ...search,
        uid,
        totalMatches: 0,
        returned: 0,
        answer: { text: "it's \\u0000" },
      }),
    })

    const history = await SearchHistory.findByOrFail({ uid })
    assert.deepEqual(history.answer, { text: "it's \\u0000" })
    assert.equal(history.outcome, 'empty')
  })

  test('charges a price of several units to several packages', async ({ assert }) => {
    const { client, packages } = await clientWith(
      { totalCalls: 10, usageCalls: 8, priority: 10, resPercentage: 40 },
      { totalCalls: 10, priority: 20, resPercentage: 90 }
    )
    const requestId = newUid()

    const paid = await spend(client, { requestId, units: 5 })

    assert.deepEqual(
      paid.packages.map(({ id, units }) => [id, units]),
      [
        [packages[0].uid, 2],
        [packages[1].uid, 3],
      ]
    )
    assert.equal(paid.resPercentage, 40)
    assert.equal(paid.remaining, 7)
    assert.equal(paid.limit, 20)
    assert.deepEqual(await counters(...packages), [10, 3])
    const entries = await db.from('call_ledger').where({ request_id: requestId }).orderBy('id')
    assert.deepEqual(
      entries.map(({ client_package_id: id, units }) => [id, units]),
      [
        [packages[0].id, 2],
        [packages[1].id, 3],
      ]
    )
    const history = await SearchHistory.findByOrFail({ requestId })
    assert.equal(history.units, 5)
    assert.equal(history.clientPackageId, packages[0].id)
  })

  test('charges nothing if all packages together have too few calls', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 1 }, { totalCalls: 1 })

    const refusal = await spend(client, { units: 3 }).catch((error: unknown) => error)

    assert.instanceOf(refusal, QuotaExceeded)
    assert.containSubset(refusal, { status: 429, code: 'quota_exceeded' })
    assert.deepEqual((refusal as QuotaExceeded).headers, { 'X-Calls-Remaining': '2' })
    assert.deepEqual(await counters(...packages), [0, 0])
    assert.lengthOf(await db.from('call_ledger').where({ client_id: client.id }), 0)
    assert.lengthOf(await db.from('search_history').where({ client_id: client.id }), 0)
  })

  test('never charges a package that is {state}')
    .with([
      { state: 'cancelled', attributes: () => ({ status: 'cancelled' as const }) },
      { state: 'refunded', attributes: () => ({ status: 'refunded' as const }) },
      { state: 'expired', attributes: () => ({ expiresAt: past() }) },
      { state: 'scheduled', attributes: () => ({ activatedAt: future() }) },
      { state: 'used up', attributes: () => ({ totalCalls: 3, usageCalls: 3 }) },
    ])
    .run(async ({ assert }, { attributes }) => {
      const { client, packages } = await clientWith(attributes())
      await assert.rejects(() => spend(client), QuotaExceeded)

      const usable = await give(client, { priority: 90 })
      const paid = await spend(client)

      assert.equal(paid.packages[0].id, usable.uid)
      assert.deepEqual(await counters(...packages), [packages[0].usageCalls])
    })

  test('never charges a suspended client', async ({ assert }) => {
    const { client, packages } = await clientWith({})
    await client.merge({ status: 'suspended' }).save()

    await assert.rejects(() => spend(client), ClientSuspended)

    assert.deepEqual(await counters(...packages), [0])
  })

  test('never charges another client', async ({ assert }) => {
    const { packages } = await clientWith({})
    const { client } = await clientWith()

    await assert.rejects(() => spend(client), QuotaExceeded)

    assert.deepEqual(await counters(...packages), [0])
  })

  test('is free if its result cannot be built', async ({ assert }) => {
    const { client, packages } = await clientWith({})
    const record = () => {
      throw new Error('no record')
    }

    await assert.rejects(() => spend(client, { record }), 'no record')

    assert.deepEqual(await counters(...packages), [0])
    assert.lengthOf(await db.from('call_ledger').where({ client_id: client.id }), 0)
  })

  test('charges concurrent callers in order, until nothing is left', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 10 })
    const other = await clientWith({ totalCalls: 1 })

    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, () => spend(client)),
      spend(other.client),
      spend(client, {
        record: () => {
          throw new Error('no record')
        },
      }),
      spend(client, { units: 4 }),
      spend(client, { units: 2 }),
      spend(client),
      spend(client),
      spend(other.client),
    ])

    const remaining = results.map((result) =>
      result.status === 'fulfilled' ? result.value.remaining : (result.reason as Error).name
    )
    assert.deepEqual(remaining, [
      ...[9, 8, 7, 6, 5],
      0,
      'Error',
      1,
      'QuotaExceeded',
      0,
      'QuotaExceeded',
      'QuotaExceeded',
    ])
    assert.deepEqual(await counters(...packages, ...other.packages), [10, 1])
    assert.lengthOf(await db.from('search_history').where({ client_id: client.id }), 7)
  })

  test('charges a request once without blocking others', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 10 })
    const requestId = newUid()
    await spend(client, { requestId })

    const results = await Promise.allSettled([
      spend(client),
      spend(client, { requestId }),
      spend(client),
    ])

    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled']
    )
    assert.deepEqual(await counters(...packages), [3])
    assert.lengthOf(await db.from('call_ledger').where({ request_id: requestId }), 1)
  })

  test('refuses a price that is not a whole number from 1', async ({ assert }) => {
    const { client } = await clientWith({})

    for (const units of [0, -1, 1.5, Number.NaN]) {
      await assert.rejects(() => spend(client, { units }), RangeError)
    }
  })

  test('stores the times of reaching 80 and 100 percent, each once', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 10, usageCalls: 6 })
    const [clientPackage] = packages
    const alerts = async () => {
      await clientPackage.refresh()
      return [clientPackage.firstAlertAt?.toMillis(), clientPackage.lastAlertAt?.toMillis()]
    }

    await spend(client)
    assert.deepEqual(await alerts(), [undefined, undefined])

    await spend(client)
    const [first, none] = await alerts()
    assert.isNumber(first)
    assert.isUndefined(none)

    await clientPackage.merge({ firstAlertAt: past().startOf('second') }).save()
    const [moved] = await alerts()
    await spend(client, { units: 2 })
    const [unchanged, last] = await alerts()
    assert.equal(unchanged, moved)
    assert.isNumber(last)
  })

  test('uses the thresholds of Limitation Setup', async ({ assert }) => {
    await db.from('default_setups').update({ first_alert_percentage: 50 })
    const { client, packages } = await clientWith({ totalCalls: 4 })

    await spend(client)
    await packages[0].refresh()
    assert.isNull(packages[0].firstAlertAt)

    await spend(client)
    await packages[0].refresh()
    assert.isNotNull(packages[0].firstAlertAt)
  })

  test('returns the remaining calls after the charge', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 3, usageCalls: 1, resPercentage: 25 })
    const seen: Paid[] = []

    const paid = await spend(client, {
      record: (by) => {
        seen.push(by)
        return search
      },
    })

    assert.deepEqual(seen, [paid])
    assert.equal(paid.resPercentage, 25)
    assert.equal(paid.remaining, 1)
  })
})
