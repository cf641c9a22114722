import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { verifyLedger } from '#app/billing/metering/ledger'
import { TooManyCalls } from '#app/billing/client_packages/refund_calls'
import { QuotaExceeded } from '#app/billing/metering/metering_errors'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { clientWith, giveBack, spend } from '#tests/unit/metering/spending'

const reason = 'The index was down'

test.group('Refunded calls', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reverse a charge of several units in parts, and no charge twice', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 10 })
    const [pack] = packages
    await spend(client, { units: 3 })
    await spend(client, { units: 2 })

    for (const calls of [1, 2, 2]) await giveBack(pack, { calls, reason })

    const [first, second, ...refunds] = await db.from('call_ledger').orderBy('id')
    assert.deepEqual(
      refunds.map(({ reverses, units }) => [reverses, units]),
      [
        [second.id, 1],
        [second.id, 1],
        [first.id, 1],
        [first.id, 2],
      ]
    )
    await pack.refresh()
    assert.equal(pack.usageCalls, 0)
    await assert.rejects(() => giveBack(pack, { calls: 1, reason }), TooManyCalls)
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test('can be spent again, but not more', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 2 })
    await spend(client, { units: 2 })
    await giveBack(packages[0], { calls: 1, reason })

    await spend(client)

    await assert.rejects(() => spend(client), QuotaExceeded)
  })

  test('are exact for concurrent refunds', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 10 })
    const [pack] = packages
    await spend(client, { units: 5 })

    const settled = await Promise.allSettled(
      Array.from({ length: 4 }, () => giveBack(pack, { calls: 2, reason }))
    )

    const given = settled.filter(({ status }) => status === 'fulfilled')
    assert.lengthOf(given, 2)
    await pack.refresh()
    assert.equal(pack.usageCalls, 1)
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test('are logged with the reason', async ({ assert }) => {
    const { client, packages } = await clientWith({ name: 'Basic' })
    await spend(client, { units: 2 })
    await giveBack(packages[0], { calls: 1, reason })

    const entry = await AuditEntry.findByOrFail('subjectUid', packages[0].uid)
    assert.equal(entry.action, 'refunded_calls')
    assert.deepEqual(entry.before, { usage_calls: 2 })
    assert.deepEqual(entry.after, { usage_calls: 1, calls: 1, reason })
  })

  test('must be a whole number from 1', async ({ assert }) => {
    const { packages } = await clientWith({})
    for (const calls of [0, -1, 0.5]) {
      await assert.rejects(() => giveBack(packages[0], { calls, reason }), RangeError)
    }
  })
})
