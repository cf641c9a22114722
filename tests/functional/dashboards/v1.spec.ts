import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { graphFigures } from '#app/site/graph_figures'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { clientWith, search, spend } from '#tests/unit/metering/spending'

const path = '/v1/admin_panel/'
const today = DateTime.utc().toISODate()

test.group('Data of the admin dashboard on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => graphFigures.forget())
  group.each.teardown(() => graphFigures.forget())

  test('count clients, calls, searches and clients with few calls', async ({ assert, client }) => {
    const { client: buyer } = await clientWith({ totalCalls: 10 })
    const missed = { ...search, skills: ['cooking '], totalMatches: 0, returned: 0 }
    await spend(buyer, { units: 7 })
    await spend(buyer, { units: 2, record: () => missed })
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()

    const response = await client
      .get(path)
      .qs({ from: today, to: today })
      .withGuard('api')
      .loginAs(subAdmin)

    response.assertStatus(200)
    assert.containSubset(response.body(), {
      range: { from: today, to: today },
      clients: { total: 1, active: 1, suspended: 0, new: 1 },
      days: [{ day: today, searches: 2, calls: 9 }],
      top_searches: [{ searches: 2 }],
      low_balance_clients: [{ id: buyer.uid, total_calls: 10, usage_calls: 9, remaining: 1 }],
    })
  })

  test('cover the last 30 days by default', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const response = await client.get(path).withGuard('api').loginAs(admin)
    assert.lengthOf(response.body().days, 30)
    assert.equal(response.body().range.to, today)
  })

  test('refuse invalid days, reversed or too long ranges, and unknown parameters', async ({
    client,
  }) => {
    const admin = await UserFactory.create()
    for (const [qs, status] of [
      [{ from: '2026-02-30' }, 422],
      [{ from: 'yesterday' }, 422],
      [{ from: '2026-02-02', to: '2026-02-01' }, 422],
      [{ from: '2024-01-01', to: '2026-01-01' }, 422],
      [{ colour: 'red' }, 400],
    ] as const) {
      const response = await client.get(path).qs(qs).withGuard('api').loginAs(admin)
      response.assertStatus(status)
    }
  })

  test('are for roles 0 and 1 only', async ({ client }) => {
    const people = [
      await createPartner(),
      await UserFactory.merge({ role: Role.companyUser }).create(),
    ]
    for (const person of people) {
      const response = await client.get(path).withGuard('api').loginAs(person)
      response.assertStatus(403)
    }
    const guest = await client.get(path)
    guest.assertStatus(401)
  })
})
