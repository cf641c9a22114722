import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

test.group('Every path of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses an unsupported method and lists the supported ones', async ({ client }) => {
    for (const [path, allowed] of [
      ['/v1/skills/list/', 'GET, HEAD, OPTIONS'],
      ['/v1/skills/create', 'POST, OPTIONS'],
      ['/v1/skills/update/0190d7a2-0000-7000-8000-000000000000/', 'PUT, PATCH, OPTIONS'],
    ]) {
      const response = await client.delete(path)
      response.assertStatus(405)
      response.assertHeader('allow', allowed)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      response.assertBodyContains({ code: 'method_not_allowed' })
    }
  })

  test('responds to OPTIONS with the methods of a path, or 404', async ({ assert, client }) => {
    for (const slash of ['', '/']) {
      const response = await client.options(`/v1/auth/me${slash}`)
      response.assertStatus(204)
      response.assertHeader('allow', 'GET, HEAD, PATCH, OPTIONS')
      assert.equal(response.text(), '')
    }
    const nowhere = await client.options('/v1/nowhere/')
    nowhere.assertStatus(404)
  })

  test('responds with 404 if it does not exist', async ({ client }) => {
    const response = await client.get('/v1/skills/nowhere/at/all')
    response.assertStatus(404)
    response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
  })

  test('responds to HEAD like GET without the body, with and without a trailing slash', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { uid } = await SkillFactory.create()
    for (const slash of ['', '/']) {
      const response = await client
        .head(`/v1/skills/retrieve/${uid}${slash}`)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      assert.include(response.header('content-type'), 'application/json')
      assert.isEmpty(response.body())
    }
  })

  test('keeps a valid request id of the caller, or generates one', async ({ assert, client }) => {
    for (const id of ['4bf92f35-77b3-4da6', 'trace:1/a+b=@c_d.e', 'x'.repeat(128)]) {
      const response = await client.get('/v1/nowhere/').header('X-Request-Id', id)
      response.assertHeader('x-request-id', id)
      response.assertBodyContains({ request_id: id })
    }
    for (const id of ['<script>', 'a b', '"quoted"', 'x'.repeat(129)]) {
      const response = await client.get('/v1/nowhere/').header('X-Request-Id', id)
      const ours = String(response.header('x-request-id'))
      assert.match(ours, /^[0-9a-f-]{36}$/)
      response.assertBodyContains({ request_id: ours })
    }
  })

  test('charges two calls with the same X-Request-Id separately', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const search = () =>
      client
        .get('/v1/skills/playground-search/?skills=Python')
        .header('X-Request-Id', 'the-same')
        .withGuard('api')
        .loginAs(partner)
    const [one, other] = [await search(), await search()]

    assert.notEqual(one.body().request_id, 'the-same')
    assert.notEqual(one.body().request_id, other.body().request_id)
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
  })

  test('that cannot be decoded is refused like other errors', async ({ client }) => {
    const instances = {
      '/v1/%E0%A4%A': '/v1/%E0%A4%25A',
      '/v1/skills/retrieve/%FF/': '/v1/skills/retrieve/%FF/',
      '/v1/%': '/v1/%25',
    }
    for (const [path, instance] of Object.entries(instances)) {
      const response = await client.get(portalPath(path)).header('X-Request-Id', 'mine')
      response.assertStatus(400)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      response.assertHeader('x-request-id', 'mine')
      response.assertBodyContains({
        type: portalPath('/docs/errors#invalid-encoding'),
        status: 400,
        code: 'invalid_encoding',
        instance: portalPath(instance),
        request_id: 'mine',
      })
    }
    const page = await client.get(portalPath('/%E0%A4%A'))
    page.assertStatus(400)
    page.assertHeader('content-type', 'text/plain; charset=utf-8')
  })

  test('refers to the documentation below BASE_PATH', async ({ cleanup, client }) => {
    const { basePath } = portal
    cleanup(() => {
      portal.basePath = basePath
    })
    portal.basePath = '/v1'
    const response = await client.get('/v1/v1/nowhere/')
    response.assertBodyContains({
      type: '/v1/docs/errors#not-found',
      instance: '/v1/v1/nowhere/',
    })
  })
})
