import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { packagesOf, usageOf } from '#app/billing/client_packages/usage'
import { clientWith, spend } from '#tests/unit/metering/spending'

const yesterday = () => DateTime.utc().minus({ days: 1 })
const tomorrow = () => DateTime.utc().plus({ days: 1 })

test.group('Usage of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sums up active, unexpired packages, used-up ones included', async ({ assert }) => {
    const { client } = await clientWith(
      { totalCalls: 10, usageCalls: 3 },
      { totalCalls: 5, usageCalls: 5 },
      { totalCalls: 100, expiresAt: yesterday() },
      { totalCalls: 100, activatedAt: tomorrow() },
      { totalCalls: 100, status: 'cancelled' },
      { totalCalls: 100, status: 'refunded' }
    )
    await clientWith({ totalCalls: 1000 })

    assert.deepEqual(await usageOf(client.id), {
      total_calls: 15,
      usage_calls: 8,
      pack_name: null,
    })
  })

  test('names the paid package that pays next, though a free one pays before it', async ({
    assert,
  }) => {
    const { client } = await clientWith(
      { name: 'Free', family: 'free', priority: 10 },
      { name: 'Later', family: 'pay_as_you_go', priority: 40 },
      { name: 'Used up', family: 'basic', priority: 20, totalCalls: 1, usageCalls: 1 },
      { name: 'Next', family: 'additional_talk_time', priority: 30 }
    )

    const { pack_name: name } = await usageOf(client.id)
    assert.equal(name, 'Next')
  })

  test('is zero for a client without packages', async ({ assert }) => {
    const { client } = await clientWith()

    assert.deepEqual(await usageOf(client.id), { total_calls: 0, usage_calls: 0, pack_name: null })
  })

  test('lists packages with their status, those that can pay first in payment order', async ({
    assert,
  }) => {
    const { client } = await clientWith(
      { name: 'expired', expiresAt: yesterday(), activatedAt: yesterday().minus({ days: 1 }) },
      { name: 'second', priority: 20, totalCalls: 9, usageCalls: 4 },
      { name: 'used up', totalCalls: 2, usageCalls: 2 },
      { name: 'to come', activatedAt: tomorrow() },
      { name: 'first', priority: 10 },
      { name: 'cancelled', status: 'cancelled' },
      { name: 'refunded', status: 'refunded' }
    )

    const listed = await packagesOf(client.id)
    const rows = listed.map(({ clientPackage, state, remaining, paysNext }) => [
      clientPackage.name,
      state,
      remaining,
      paysNext,
    ])

    assert.deepEqual(rows, [
      ['first', 'active', 100, true],
      ['second', 'active', 5, false],
      ['refunded', 'refunded', 0, false],
      ['cancelled', 'cancelled', 0, false],
      ['to come', 'scheduled', 0, false],
      ['used up', 'exhausted', 0, false],
      ['expired', 'expired', 0, false],
    ])
    const { packages } = await spend(client)
    assert.equal(packages[0].id, listed[0].clientPackage.uid)
  })
})
