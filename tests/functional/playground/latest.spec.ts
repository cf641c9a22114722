import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

const HISTORY = '/portal/partner/playground/search-history'

function search(client: ApiClient, fields: Record<string, unknown>, person?: User) {
  const request = client.post('/playground').form(fields).withCsrfToken().redirects(0)
  return person ? request.loginAs(person) : request
}

test.group('Recent searches', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed on the playground, latest first, with links', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    await search(client, { skills: 'Python' }, partner)
    await search(client, { skills: 'Xylophone' }, partner)
    await search(client, { skills: 'SQL', min_weight: 10 }, partner)
    await client
      .get('/v1/skills/playground-search/')
      .qs({ skills: 'Django' })
      .withGuard('api')
      .loginAs(partner)
    const admin = await UserFactory.create()
    await search(client, { skills: 'Statistics' }, admin)

    const { props, html } = renderedPage(await client.get('/playground').loginAs(partner))

    assert.deepEqual(
      props.latest.map((latest: { skills: string[] }) => latest.skills),
      [['SQL'], ['Xylophone'], ['Python']]
    )
    const [{ id }] = props.latest
    assert.include(html, `/playground?skills=SQL&amp;min_weight=10&amp;search=${id}#answer`)
    assert.include(html, 'No skill was recognised')
    assert.notInclude(html, '0 matches')
    const own = renderedPage(await client.get('/playground').loginAs(admin))
    assert.deepEqual(own.props.latest[0].skills, ['Statistics'])
    assert.lengthOf(own.props.latest, 1)
    const answered = renderedPage(
      await client.get(`/playground?skills=SQL&search=${id}`).loginAs(partner)
    )
    assert.lengthOf(answered.props.latest, 0)
    assert.deepEqual(await spentOf(pack), { counter: 3, ledger: 3 })
  })

  test('of guests are shown in the same browser only', async ({ assert, client }) => {
    await createGraph()
    const posted = await search(client, { skills: 'Python' })
    await search(client, { skills: 'SQL' })
    const id = new URL(posted.header('location')!, 'http://portal').searchParams.get('search')

    const own = renderedPage(await client.get('/playground').withSession({ guest_searches: [id] }))
    const other = renderedPage(await client.get('/playground'))

    assert.deepEqual(
      own.props.latest.map((latest: { id: string }) => latest.id),
      [id]
    )
    assert.lengthOf(other.props.latest, 0)
  })

  test('can be repeated from the history at the displayed price', async ({ assert, client }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ playgroundSearchPrice: 2 }).save()
    const { partner, pack } = await createPartnerWith()
    await search(client, { skills: 'Python', min_weight: 30 }, partner)

    const { props, html } = renderedPage(await client.get(HISTORY).loginAs(partner))
    assert.include(html, 'Search again · 2 calls')
    assert.include(html, 'Results saved, free to view')
    const [{ skills, filters }] = props.searches
    const again = { 'skills[]': skills, ...filters, 'once': props.once }
    const both = [await search(client, again, partner), await search(client, again, partner)]

    assert.equal(both[0].header('location'), both[1].header('location'))
    const [latest] = await SearchHistory.query().orderBy('id', 'desc')
    assert.include(both[0].header('location'), latest.uid)
    assert.containSubset(latest.filters, { min_weight: 30, max_weight: 100, limit: 25 })
    assert.deepEqual(await spentOf(pack), { counter: 4, ledger: 2 })
  })
})

test.group('The number of searches left for guests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is shown with the time of the reset', async ({ assert, client }) => {
    await createGraph()
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 2, guestResultLimit: 2 }).save()
    const text = async () => {
      const { html } = renderedPage(await client.get('/playground'))
      return html.replace(/<!-- -->/g, '')
    }

    assert.match(await text(), /2 of 2<\/strong> free searches left today.*The 24 hours start with/)
    await search(client, { skills: 'Python' })
    assert.match(await text(), /1 of 2<\/strong> free searches left today.*All 2 reset in 24 hours/)
    await search(client, { skills: 'SQL' })
    assert.match(await text(), /No free searches left today.*All 2 reset in 24 hours/)
  })

  test('is zero if none are left', async ({ assert, client }) => {
    const setup = await DefaultSetup.current()
    await setup.merge({ guestSearchesPerDay: 0 }).save()

    const { html } = renderedPage(await client.get('/playground'))

    assert.include(html, 'Log in to search')
    assert.notInclude(html, 'used up')
  })
})
