import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { portalPath } from '#app/core/door'
import SearchHistory from '#app/billing/metering/search_history'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { renderedPage } from '#tests/helpers/rendered_page'

const broken = ['%E0%A4%A', '%', '100%', '%zz', '%FF', 'Caf%E9']

test.group('A query that is not valid percent-encoding', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused before a search is charged', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()

    for (const text of broken) {
      const response = await client
        .get(`/v1/skills/playground-search/?skills=python,${text}`)
        .withGuard('api')
        .loginAs(partner)
      response.assertStatus(400)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      response.assertBodyContains({ code: 'invalid_encoding', status: 400 })
    }
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
  })

  test('is refused on every route of /v1, reads and writes', async ({ client }) => {
    const admin = await UserFactory.create()
    const refused = [
      client.get('/v1/skills/list/?search=%E9'),
      client.get('/v1/skills/search-auto/?q=%E9'),
      client.get('/v1/clients/list/?%E9=1'),
      client.post('/v1/skills/create/?name=%E9').json({ name: 'Welding' }),
    ]
    for (const request of refused) {
      const response = await request.withGuard('api').loginAs(admin)
      response.assertStatus(400)
      response.assertBodyContains({ code: 'invalid_encoding' })
    }
  })

  test('is refused with an error page in the portal', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    for (const path of ['/portal/admin/skills?search=%E9', '/?a=%E0%A4%A']) {
      const page = await client.get(path).loginAs(admin)
      page.assertStatus(400)
      assert.equal(renderedPage(page).component, 'errors/error')
    }
  })

  test('is refused in the browser’s language, on /v1 in English', async ({ assert, client }) => {
    const page = await client.get('/?a=%E9').header('Accept-Language', 'de')
    assert.include(renderedPage(page).html, 'ist kein gültiges UTF-8 in Prozentschreibweise')
    const answer = await client.get('/v1/skills/list/?a=%E9').header('Accept-Language', 'de')
    assert.include(answer.body().detail, 'is not valid percent-encoded UTF-8')
  })

  test('is not confused with fully encoded text', async ({ client }) => {
    const admin = await UserFactory.create()
    const response = await client
      .get('/v1/skills/list/?search=100%25+caf%C3%A9+%F0%9F%98%80%26')
      .withGuard('api')
      .loginAs(admin)
    response.assertStatus(200)
  })

  test('is refused in a path, too', async ({ client }) => {
    for (const path of ['/v1/skills/retrieve/%E0%A4%A/', '/v1/%E0%A4%A']) {
      const response = await client.get(portalPath(path))
      response.assertStatus(400)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      response.assertBodyContains({ code: 'invalid_encoding' })
    }
    const page = await client.get(portalPath('/%E0%A4%A'))
    page.assertStatus(400)
    page.assertHeader('content-type', 'text/plain; charset=utf-8')
  })
})
