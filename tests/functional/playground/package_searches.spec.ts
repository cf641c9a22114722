import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { newUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'
import { clientWith, give, search, spend } from '#tests/unit/metering/spending'

const ALL = '/v1/skills/search-history-view-by-admin/'
const PAID = '/v1/skills/user-package/search-history/'
const FREE = '/v1/skills/user-free-package/search-history/'

const own = (uid: string) => `/portal/partner/all-activated-packages/${uid}/search-history`
const staff = (uid: string) => `/portal/admin/clients/play-ground-history/${uid}`

type Row = { skills: string[]; paid_by: Array<{ id: string; name: string; calls: number }> }
const askedFor = (rows: Row[]) => rows.map(({ skills }) => skills.join())

/**
 * A client with the searches `free`, paid by its free package, `both`, for which that package pays two
 * calls and the basic one the third, and `paid`, paid by the basic one; and another client with a search.
 */
async function searches() {
  const owner = await clientWith({ name: 'Free Pack', totalCalls: 3 })
  const partner = await createPartner(owner.client)
  const [free] = owner.packages
  const basic = await give(owner.client, { name: 'Basic', family: 'basic', priority: 20 })
  const record = (skill: string) => () => ({ ...search, skills: [skill], userId: partner.id })
  await spend(owner.client, { record: record('free') })
  await spend(owner.client, { record: record('both'), units: 3 })
  await spend(owner.client, { record: record('paid') })

  const other = await clientWith({ name: 'Theirs' })
  await spend(other.client, { record: () => ({ ...search, skills: ['foreign'] }) })
  return {
    client: owner.client,
    partner,
    free,
    basic,
    other: other.client,
    theirs: other.packages[0],
  }
}

test.group('The searches paid by a package', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown to its client with the calls of each package', async ({ assert, client }) => {
    const { partner, free, basic } = await searches()

    const ofFree = renderedPage(await client.get(own(free.uid)).loginAs(partner))
    const ofBasic = renderedPage(await client.get(own(basic.uid)).loginAs(partner))

    assert.equal(ofFree.component, 'playground/package_searches')
    assert.deepEqual(askedFor(ofFree.props.searches), ['both', 'free'])
    assert.deepEqual(askedFor(ofBasic.props.searches), ['paid', 'both'])
    assert.deepEqual(ofBasic.props.searches[1].paid_by, [
      { name: 'Free Pack', calls: 2 },
      { name: 'Basic', calls: 1 },
    ])
    assert.containSubset(ofBasic.props.client_package, { usage_calls: 2, status: 'active' })
    assert.include(ofBasic.html, 'Free Pack, 2 calls + Basic, 1 call')
    assert.include(ofBasic.html, partner.fullName)
  })

  test('are shown to staff for all families', async ({ assert, client }) => {
    const { client: organisation, free, basic } = await searches()
    const subAdmin = await UserFactory.merge({ role: 1 }).create()

    for (const pack of [free, basic]) {
      const { component, props, html } = renderedPage(
        await client.get(staff(pack.uid)).loginAs(subAdmin)
      )
      assert.equal(component, 'playground/package_searches')
      assert.lengthOf(props.searches, 2)
      assert.include(html, organisation.name)
    }
  })

  test('are filtered by day and origin', async ({ assert, client }) => {
    const { partner, free } = await searches()
    const page = async (qs: Record<string, string>) => {
      const { props } = renderedPage(await client.get(own(free.uid)).qs(qs).loginAs(partner))
      return askedFor(props.searches)
    }
    const first = await SearchHistory.query().orderBy('id').firstOrFail()
    await first.merge({ createdAt: first.createdAt.minus({ days: 3 }) }).save()

    assert.deepEqual(await page({ to: first.createdAt.toISODate()! }), ['free'])
    assert.deepEqual(await page({ origin: 'playground' }), [])
  })

  test('are not found for another client or an unknown id', async ({ client }) => {
    const { partner, theirs } = await searches()
    const admin = await UserFactory.create()

    const foreign = await client.get(own(theirs.uid)).loginAs(partner)
    const unknown = await client.get(staff(newUid())).loginAs(admin)

    foreign.assertStatus(404)
    unknown.assertStatus(404)
  })

  test('redirect other roles', async ({ client }) => {
    const { partner, free } = await searches()
    const admin = await UserFactory.create()

    const asStaff = await client.get(own(free.uid)).loginAs(admin).redirects(0)
    const asPartner = await client.get(staff(free.uid)).loginAs(partner).redirects(0)

    asStaff.assertHeader('location', '/portal/admin/dashboard')
    asPartner.assertHeader('location', '/portal/partner/dashboard')
  })

  test('are listed on /v1 for each family that paid a part', async ({ assert, client }) => {
    const { partner, free, basic } = await searches()
    const list = async (path: string, qs: Record<string, string> = {}) => {
      const response = await client.get(path).qs(qs).withGuard('api').loginAs(partner)
      response.assertStatus(200)
      return askedFor(response.body().data)
    }

    assert.deepEqual(await list(FREE), ['both', 'free'])
    assert.deepEqual(await list(PAID), ['paid', 'both'])
    assert.deepEqual(await list(FREE, { package: free.uid }), ['both', 'free'])
    assert.deepEqual(await list(PAID, { package: basic.uid }), ['paid', 'both'])
  })
})

test.group('The searches of all clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed on /v1 for staff, by client, package and period', async ({ assert, client }) => {
    const { client: organisation, partner, other, basic, free } = await searches()
    const admin = await UserFactory.create()
    const list = async (qs: Record<string, string> = {}) => {
      const response = await client.get(ALL).qs(qs).withGuard('api').loginAs(admin)
      response.assertStatus(200)
      return response.body()
    }

    const all = await list()
    assert.deepEqual(askedFor(all.data), ['foreign', 'paid', 'both', 'free'])
    assert.equal(all.meta.total, 4)
    assert.containSubset(all.data[2], {
      client: { id: organisation.uid, name: organisation.name },
      person: partner.fullName,
      calls_charged: 3,
      package: { id: free.uid },
      paid_by: [
        { id: free.uid, calls: 2 },
        { id: basic.uid, calls: 1 },
      ],
    })
    const ofOther = await list({ client: other.uid })
    assert.deepEqual(askedFor(ofOther.data), ['foreign'])
    const ofPackage = await list({ client: organisation.uid, package: basic.uid })
    assert.deepEqual(askedFor(ofPackage.data), ['paid', 'both'])
    const none = await list({ to: '2020-01-01' })
    assert.deepEqual(none.data, [])
  })

  test('refuse an invalid filter and unauthorized users', async ({ assert, client }) => {
    const { partner } = await searches()
    const admin = await UserFactory.create()
    const companyUser = await UserFactory.merge({ role: 4 }).create()

    const invalid = await client.get(ALL).qs({ client: 'all' }).withGuard('api').loginAs(admin)
    invalid.assertStatus(422)
    assert.equal(invalid.body().errors[0].field, 'client')
    for (const user of [partner, companyUser]) {
      const forbidden = await client.get(ALL).withGuard('api').loginAs(user)
      forbidden.assertStatus(403)
    }
    const guest = await client.get(ALL)
    guest.assertStatus(401)
  })

  test('are on a page for staff, filtered by client', async ({ assert, client }) => {
    const { client: organisation, basic, partner } = await searches()
    const admin = await UserFactory.create()
    const page = '/portal/admin/clients/search-history'

    const all = renderedPage(await client.get(page).loginAs(admin))
    const ofOne = renderedPage(
      await client.get(page).qs({ client: organisation.uid, package: basic.uid }).loginAs(admin)
    )

    assert.equal(all.component, 'playground/client_searches')
    assert.lengthOf(all.props.searches, 4)
    assert.deepEqual(askedFor(ofOne.props.searches), ['paid', 'both'])
    assert.include(ofOne.html, `Searches of ${organisation.name}`)
    const home = await client.get(page).loginAs(partner).redirects(0)
    home.assertHeader('location', '/portal/partner/dashboard')
  })
})
