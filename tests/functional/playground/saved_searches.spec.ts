import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import SavedView from '#app/saved_views/saved_view'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

const address = '/playground?skills=Python&min_weight=30&view=graph&search=0199d3b2'

function post(client: ApiClient, user: User, path: string, fields: object) {
  return client.post(path).form(fields).loginAs(user).withCsrfToken().redirects(0)
}

test.group('Saved searches of the playground', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are saved without results, and opened free of charge with their price', async ({
    assert,
    client,
  }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const saved = await post(client, partner, '/portal/partner/views', { address, name: 'Daily' })
    const place = '/playground?skills=Python&min_weight=30'
    saved.assertHeader('location', place)

    const { html, props } = renderedPage(await client.get(place).loginAs(partner))
    assert.containSubset(props.views, [{ name: 'Daily', address: place }])
    assert.isNull(props.search)
    assert.include(html, '1 call when you run it')
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })

    const again = await post(client, partner, '/portal/partner/views', { address, name: 'Daily' })
    assert.notEqual(again.header('location'), place)
    assert.lengthOf(await SavedView.all(), 1)
  })

  test('belong to their user, and are deleted', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const admin = await UserFactory.create()
    await post(client, admin, '/portal/admin/views', { address, name: 'Mine' })
    const view = await SavedView.firstOrFail()
    const others = renderedPage(await client.get('/playground').loginAs(partner))
    assert.deepEqual(others.props.views, [])
    const guest = renderedPage(await client.get('/playground?skills=Python'))
    assert.isNull(guest.props.views)
    const staff = renderedPage(await client.get('/playground').loginAs(admin))
    assert.include(staff.html, 'free to run')

    const path = `/portal/admin/views/${view.uid}?_method=DELETE`
    const deleted = await post(client, admin, path, {})
    deleted.assertHeader('location', '/playground')
    assert.lengthOf(await SavedView.all(), 0)
  })
})
