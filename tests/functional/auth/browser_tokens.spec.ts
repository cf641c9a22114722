import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { startPageSession } from '#app/accounts/sessions/page_session'
import { UserFactory } from '#database/factories/user_factory'

const COOKIE = 'skillary_refresh'

/** The first request of a logged-in page's script. */
function fetchTokens(client: ApiClient, pageSession: string) {
  return client
    .post('/auth/tokens')
    .withSession({ auth_web: pageSession })
    .withCsrfToken()
    .accept('json')
    .redirects(0)
}

function refresh(client: ApiClient, token: string, binding?: string) {
  const request = client.post('/v1/auth/token/refresh/').json({ refresh: token })
  return binding ? request.withPlainCookie(COOKIE, binding) : request
}

test.group('Tokens of a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are issued to a page session, with a cookie for the refresh call', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const response = await fetchTokens(client, await startPageSession(user))

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const { access, refresh: token, user: person } = response.body()
    assert.equal(person.id, user.uid)
    assert.equal(person.role, 0)
    assert.isString(person.session)
    const holder = await findByAccessToken(access)
    assert.equal(holder?.id, user.id)
    const line = [response.headers()['set-cookie']]
      .flat()
      .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    assert.exists(line)
    assert.include(line, 'Path=/v1/auth/token/refresh')
    assert.include(line, 'HttpOnly')
    assert.include(line, 'SameSite=Strict')
    assert.include(line, 'Max-Age=43200')
    const family = await db.from('refresh_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.door, 'browser')
    assert.notInclude(JSON.stringify(family), response.cookie(COOKIE)?.value)
    assert.notInclude(JSON.stringify(family), token)
  })

  test('require the CSRF token and a logged-in user', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const forged = await client
      .post('/auth/tokens')
      .withSession({ auth_web: await startPageSession(user) })
      .redirects(0)
    forged.assertStatus(302)

    const guest = await client.post('/auth/tokens').withCsrfToken().redirects(0)
    assert.equal(guest.header('location'), '/auth/login')
    assert.lengthOf(await db.from('refresh_families'), 0)
  })

  test('are refreshed with the cookie, which stays the same', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const first = await fetchTokens(client, await startPageSession(user))
    const binding = first.cookie(COOKIE)?.value

    const response = await refresh(client, first.body().refresh, binding)

    response.assertStatus(200)
    assert.equal(response.cookie(COOKIE)?.value, binding)
    assert.notEqual(response.body().refresh, first.body().refresh)
  })

  test('from a copied local storage are refused, and their family is revoked', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const victim = await fetchTokens(client, await startPageSession(user))
    const thief = await UserFactory.create()
    const own = await fetchTokens(client, await startPageSession(thief))

    const without = await refresh(client, victim.body().refresh)
    without.assertStatus(401)
    const withOwn = await refresh(client, victim.body().refresh, own.cookie(COOKIE)?.value)
    withOwn.assertStatus(401)

    const family = await db.from('refresh_families').where('user_id', user.id).firstOrFail()
    assert.equal(family.generation, 1)
    assert.equal(family.revoked_reason, 'unbound')
    assert.isNull(await findByAccessToken(victim.body().access))
    const page = await db.from('page_sessions').where('user_id', user.id)
    assert.lengthOf(page, 1)
  })

  test('of two tabs work with the shared cookie', async ({ client }) => {
    const user = await UserFactory.create()
    const pageSession = await startPageSession(user)
    const one = await fetchTokens(client, pageSession)
    const other = await fetchTokens(client, pageSession)
    const binding = other.cookie(COOKIE)?.value

    for (const tab of [one, other]) {
      const response = await refresh(client, tab.body().refresh, binding)
      response.assertStatus(200)
    }
  })

  test('expire with their page session', async ({ client }) => {
    const user = await UserFactory.create()
    const pageSession = await startPageSession(user)
    const pair = await fetchTokens(client, pageSession)
    await db
      .from('page_sessions')
      .where('uid', pageSession)
      .update({ expires_at: '2026-01-01 00:00:00' })

    const response = await refresh(client, pair.body().refresh, pair.cookie(COOKIE)?.value)
    response.assertStatus(401)
  })

  test('logging out on /v1 also ends the page session and its other families', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const pageSession = await startPageSession(user)
    const elsewhere = await startPageSession(user)
    const one = await fetchTokens(client, pageSession)
    const other = await fetchTokens(client, pageSession)

    const response = await client
      .post('/v1/auth/logout/')
      .json({ refresh_token: one.body().refresh })

    response.assertStatus(200)
    assert.isNull(await findByAccessToken(one.body().access))
    assert.isNull(await findByAccessToken(other.body().access))
    const page = await client
      .get('/portal/admin/dashboard')
      .withSession({ auth_web: pageSession })
      .redirects(0)
    assert.equal(page.header('location'), '/auth/login')
    const left = await db.from('page_sessions').where('user_id', user.id)
    assert.deepEqual(
      left.map(({ uid }) => uid),
      [elsewhere]
    )
  })
})
