import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { portalPath } from '#app/core/door'
import { UserFactory } from '#database/factories/user_factory'

const origin = 'https://app.example.com'
const path = portalPath('/v1/skills/list/')

test.group('Pages of other origins that call /v1 from a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    const { corsOrigins } = portal
    return () => {
      portal.corsOrigins = corsOrigins
    }
  })

  test('are refused unless CORS_ORIGINS lists them', async ({ assert, client }) => {
    for (const origins of [[], ['https://other.example.com']]) {
      portal.corsOrigins = origins
      const preflight = await client
        .options(path)
        .header('Origin', origin)
        .header('Access-Control-Request-Method', 'GET')
      preflight.assertStatus(204)
      assert.isUndefined(preflight.header('access-control-allow-origin'))
      const sent = await client.get(path).header('Origin', origin)
      assert.isUndefined(sent.header('access-control-allow-origin'))
    }
  })

  test('are allowed if configured: with a cached preflight, all headers, no cookies', async ({
    assert,
    client,
  }) => {
    portal.corsOrigins = ['https://other.example.com', origin]
    const preflight = await client
      .options(path)
      .header('Origin', origin)
      .header('Access-Control-Request-Method', 'POST')
      .header(
        'Access-Control-Request-Headers',
        'authorization,content-type,idempotency-key,if-match'
      )
    preflight.assertStatus(204)
    preflight.assertHeader('access-control-allow-origin', origin)
    preflight.assertHeader('access-control-max-age', '7200')
    preflight.assertHeader('allow', 'GET, HEAD, OPTIONS')
    assert.include(preflight.header('access-control-allow-headers'), 'idempotency-key')
    assert.include(preflight.header('access-control-allow-methods'), 'DELETE')

    const staff = await UserFactory.create()
    const sent = await client.get(path).header('Origin', origin).withGuard('api').loginAs(staff)
    sent.assertStatus(200)
    sent.assertHeader('access-control-allow-origin', origin)
    assert.isUndefined(sent.header('access-control-allow-credentials'))
    assert.match(sent.header('vary') ?? '', /Origin/)
    const exposed = (sent.header('access-control-expose-headers') ?? '').split(',')
    assert.includeMembers(exposed, [
      'ratelimit',
      'ratelimit-policy',
      'x-calls-remaining',
      'x-calls-limit',
      'x-calls-charged',
      'x-key-calls-remaining',
      'allow',
      'content-range',
      'www-authenticate',
      'link',
      'etag',
      'x-request-id',
      'retry-after',
      'location',
      'idempotent-replayed',
      'deprecation',
      'sunset',
    ])
  })

  test('are all allowed with an asterisk, and can read refusals', async ({ assert, client }) => {
    portal.corsOrigins = ['*']
    const refused = await client.get(path).header('Origin', origin)
    refused.assertStatus(401)
    refused.assertHeader('access-control-allow-origin', '*')
    assert.notMatch(refused.header('vary') ?? '', /Origin/)
  })

  test('cannot call paths outside /v1', async ({ assert, client }) => {
    portal.corsOrigins = ['*']
    const page = await client.get(portalPath('/robots.txt')).header('Origin', origin)
    assert.isUndefined(page.header('access-control-allow-origin'))
  })
})
