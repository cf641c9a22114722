import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { clientWith, give, search, spend } from '#tests/unit/metering/spending'

const USAGE = '/v1/skills/user-free-package-detail/'
const OWN = '/v1/skills/playground-range-search-history/'
const FREE = '/v1/skills/user-free-package/search-history/'
const PAID = '/v1/skills/user-package/search-history/'

const askedFor = (body: { data: Array<{ skills: string[] }> }) =>
  body.data.map(({ skills }) => skills.join())

test.group('Usage on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the shape of the specification', async ({ client }) => {
    const owner = await clientWith({ totalCalls: 10 })
    const partner = await createPartner(owner.client)
    await spend(owner.client)

    for (const path of [USAGE, USAGE.slice(0, -1)]) {
      const response = await client.get(path).withGuard('api').loginAs(partner)

      response.assertStatus(200)
      response.assertBody({ total_calls: 10, usage_calls: 1, pack_name: null })
    }
  })

  test('is for partners only', async ({ client }) => {
    const guest = await client.get(USAGE)
    const staff = await client
      .get(USAGE)
      .withGuard('api')
      .loginAs(await UserFactory.create())

    guest.assertStatus(401)
    guest.assertBodyContains({ code: 'unauthenticated' })
    staff.assertStatus(403)
  })
})

test.group('Own search history on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** A client with a free and a paid package and one search for each, and another client with one search. */
  async function twoSearches() {
    const owner = await clientWith({ name: 'Free Pack', totalCalls: 1 })
    const partner = await createPartner(owner.client)
    const [free] = owner.packages
    const paid = await give(owner.client, { name: 'Basic', family: 'basic', priority: 20 })
    await spend(owner.client, { record: () => ({ ...search, skills: ['free'] }) })
    await spend(owner.client, { record: () => ({ ...search, skills: ['paid'] }) })

    const other = await clientWith({})
    await spend(other.client, { record: () => ({ ...search, skills: ['foreign'] }) })
    return { partner, free, paid, other: other.packages[0] }
  }

  test('lists the client’s searches, latest first, with the package that paid', async ({
    assert,
    client,
  }) => {
    const { partner, paid } = await twoSearches()

    const response = await client.get(OWN).withGuard('api').loginAs(partner)

    response.assertStatus(200)
    assert.deepEqual(askedFor(response.body()), ['paid', 'free'])
    assert.equal(response.body().meta.total, 2)
    assert.containSubset(response.body().data[0], {
      origin: 'api',
      calls_charged: 1,
      total_matches: 3,
      returned: 3,
      package: { id: paid.uid, name: 'Basic' },
    })
  })

  test('is filtered by the family that paid', async ({ assert, client }) => {
    const { partner, free, paid, other } = await twoSearches()
    const list = async (path: string, qs: Record<string, string> = {}) => {
      const response = await client.get(path).qs(qs).withGuard('api').loginAs(partner)
      response.assertStatus(200)
      return askedFor(response.body())
    }

    assert.deepEqual(await list(FREE), ['free'])
    assert.deepEqual(await list(PAID), ['paid'])
    assert.deepEqual(await list(FREE, { package: free.uid }), ['free'])
    assert.deepEqual(await list(PAID, { package: paid.uid }), ['paid'])
    assert.deepEqual(await list(PAID, { package: free.uid }), [])
    assert.deepEqual(await list(FREE, { package: other.uid }), [])
  })

  test('accepts a range of days or of times', async ({ assert, client }) => {
    const { partner } = await twoSearches()
    const free = await SearchHistory.query()
      .where({ clientId: partner.clientId! })
      .orderBy('id')
      .firstOrFail()
    await free.merge({ createdAt: free.createdAt.minus({ days: 3 }) }).save()
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString()
    const list = async (qs: Record<string, string>) => {
      const response = await client.get(OWN).qs(qs).withGuard('api').loginAs(partner)
      response.assertStatus(200)
      return askedFor(response.body())
    }

    assert.deepEqual(await list({ from: day(1).slice(0, 10) }), ['paid'])
    assert.deepEqual(await list({ to: day(2).slice(0, 10) }), ['free'])
    assert.deepEqual(await list({ from: day(3).slice(0, 10), to: day(3).slice(0, 10) }), ['free'])
    assert.deepEqual(await list({ from: day(4), to: day(2) }), ['free'])
    assert.deepEqual(await list({ from: day(5), to: day(4) }), [])
    assert.deepEqual(await list({ sort: 'created_at' }), ['free', 'paid'])
  })

  test('refuses invalid times and unknown parameters', async ({ assert, client }) => {
    const partner = await createPartner()

    for (const qs of [{ from: 'yesterday' }, { to: '2026-13-01' }, { package: newUid() }]) {
      const response = await client.get(OWN).qs(qs).withGuard('api').loginAs(partner)

      response.assertStatus('package' in qs ? 400 : 422)
      assert.equal(response.body().errors[0].field, Object.keys(qs)[0])
    }
  })

  test('is empty for another client, and shows staff their own only', async ({
    assert,
    client,
  }) => {
    await twoSearches()
    const stranger = await createPartner()
    const admin = await UserFactory.create()
    const { client: searcher } = await clientWith({})
    await spend(searcher, { record: () => ({ ...search, userId: admin.id }) })

    for (const user of [stranger, admin]) {
      const response = await client.get(OWN).withGuard('api').loginAs(user)

      response.assertStatus(200)
      assert.deepEqual(response.body().data, [])
    }
    const guest = await client.get(OWN)
    guest.assertStatus(401)
    for (const path of [FREE, PAID]) {
      const forbidden = await client.get(path).withGuard('api').loginAs(admin)
      forbidden.assertStatus(403)
    }
  })
})
