import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

/** A browser without JavaScript: keeps its session cookie between requests. */
function logIn(client: ApiClient, email: string, password = 'secret-password') {
  return client.post('/auth/login').redirects(0).withCsrfToken().form({ email, password })
}

test.group('Logging in on the pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the login page to guests', async ({ client }) => {
    const response = await client.get('/auth/login')
    response.assertStatus(200)
    response.assertTextIncludes('action="/auth/login"')
    response.assertTextIncludes('name="_csrf"')
  })

  test('redirects each role to its dashboard', async ({ assert, client }) => {
    const people = [
      { user: await UserFactory.create(), home: '/portal/admin/dashboard' },
      {
        user: await UserFactory.merge({ role: Role.subAdmin }).create(),
        home: '/portal/admin/dashboard',
      },
      { user: await createPartner(), home: '/portal/partner/dashboard' },
      {
        user: await UserFactory.merge({ role: Role.companyUser }).create(),
        home: '/portal/companyUser/dashboard',
      },
    ]
    for (const { user, home } of people) {
      const response = await logIn(client, user.email)
      response.assertStatus(302)
      assert.equal(response.header('location'), home)
      assert.lengthOf(await db.from('page_sessions').where('user_id', user.id), 1)
    }
  })

  test('redirects to the requested page of this site only', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const redirected = await client.get('/portal/admin/skills?search=a').redirects(0)
    assert.equal(redirected.header('location'), '/auth/login')
    assert.equal(redirected.session().intended_page, '/portal/admin/skills?search=a')

    const destinations = {
      '/portal/admin/skills?search=a': '/portal/admin/skills?search=a',
      '//evil.example/x': '/portal/admin/dashboard',
      'https://evil.example/': '/portal/admin/dashboard',
      '/\\evil.example': '/portal/admin/dashboard',
      '/a\nb': '/portal/admin/dashboard',
    }
    for (const [intended, destination] of Object.entries(destinations)) {
      const response = await logIn(client, user.email).withSession({ intended_page: intended })
      assert.equal(response.header('location'), destination)
      assert.notProperty(response.session(), 'intended_page')
    }
  })

  test('gives the session a new id', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const before = await client.get('/auth/login')
    const response = await logIn(client, user.email).withCookie(
      'skillary_session',
      before.cookie('skillary_session')?.value
    )

    assert.notEqual(
      response.cookie('skillary_session')?.value,
      before.cookie('skillary_session')?.value
    )
    assert.isString(response.session().auth_web)
  })

  test('refuses a form without its CSRF token', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const response = await client
      .post('/auth/login')
      .redirects(0)
      .form({ email: user.email, password: 'secret-password' })

    response.assertStatus(302)
    assert.lengthOf(await db.from('page_sessions'), 0)
  })

  test('shows an error for a wrong password and keeps only the address', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()

    const response = await logIn(client, user.email, 'wrong-password')

    response.assertStatus(302)
    assert.equal(response.header('location'), '/auth/login')
    const flash = response.flashMessages()
    const message = 'The e-mail address or the password is wrong.'
    assert.deepEqual(flash.inputErrorsBag, { email: [message] })
    assert.notProperty(flash, 'error')
    assert.equal(flash.email, user.email)
    assert.notInclude(JSON.stringify(flash), 'wrong-password')
    assert.lengthOf(await db.from('page_sessions'), 0)

    const form = await client.get('/auth/login').withFlashMessages(flash)
    const { html } = renderedPage(form)
    assert.match(html, /role="alert"[^>]*>.*<a href="#field-email">The e-mail address or/s)
    assert.match(html, /id="field-email"[^>]*aria-invalid="true"/)
  })

  test('redirects logged-in users from login and register', async ({ assert, client }) => {
    const user = await createPartner()
    for (const path of ['/auth/login', '/auth/register']) {
      const response = await client.get(path).loginAs(user).redirects(0)
      assert.equal(response.header('location'), '/portal/partner/dashboard')
    }
  })

  test('no token is in the page', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { openApiFamily } = await import('#app/accounts/sessions/refresh_family')
    await openApiFamily(user)

    const response = await client.get('/portal/admin/dashboard').loginAs(user)

    response.assertStatus(200)
    assert.notMatch(response.text(), /sk[ar]_/)
    const session = response.session().auth_web
    assert.notInclude(response.text(), session)
  })

  test('updates a page session at most once a minute', async ({ assert, client }) => {
    const { startPageSession } = await import('#app/accounts/sessions/page_session')
    const user = await UserFactory.create()
    const uid = await startPageSession(user)
    const read = () => db.from('page_sessions').where('uid', uid).firstOrFail()
    const fresh = await read()

    await client.get('/auth/login').withSession({ auth_web: uid }).redirects(0)
    assert.deepEqual(await read(), fresh)

    await db.from('page_sessions').update({ last_used_at: '2026-01-01 00:00:00' })
    await client.get('/auth/login').withSession({ auth_web: uid }).redirects(0)
    const moved = await read()
    assert.notDeepEqual(moved.last_used_at, '2026-01-01 00:00:00')
    assert.isAtLeast(new Date(moved.expires_at).getTime(), new Date(fresh.expires_at).getTime())
  })
})

test.group('Logging out on the pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends the page session, its token families, and the cookie session', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const { startPageSession } = await import('#app/accounts/sessions/page_session')
    const { openBrowserFamily } = await import('#app/accounts/sessions/refresh_family')
    const uid = await startPageSession(user)
    await openBrowserFamily(uid)

    const response = await client
      .post('/auth/logout')
      .withSession({ auth_web: uid })
      .withCsrfToken()
      .redirects(0)

    assert.equal(response.header('location'), '/auth/login')
    assert.notProperty(response.session(), 'auth_web')
    assert.lengthOf(await db.from('page_sessions').where('user_id', user.id), 0)
    const [family] = await db.from('refresh_families').where('user_id', user.id)
    assert.equal(family.revoked_reason, 'signed_out')

    const again = await client
      .get('/portal/admin/dashboard')
      .withSession({ auth_web: uid })
      .redirects(0)
    assert.equal(again.header('location'), '/auth/login')
  })

  test('keeps other sessions of the user', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { startPageSession } = await import('#app/accounts/sessions/page_session')
    const [one, other] = [await startPageSession(user), await startPageSession(user)]

    await client.post('/auth/logout').withSession({ auth_web: one }).withCsrfToken().redirects(0)

    const response = await client
      .get('/portal/admin/dashboard')
      .withSession({ auth_web: other })
      .redirects(0)
    assert.equal(response.status(), 200)
  })
})

test.group('Pages and /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('no cookie authenticates /v1', async ({ client }) => {
    const user = await UserFactory.create()
    const response = await client.get('/v1/auth/me/').loginAs(user)
    response.assertStatus(401)
    response.assertHeader('www-authenticate', 'Bearer')
  })

  test('no bearer token authenticates pages', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const response = await client
      .get('/portal/admin/dashboard')
      .withGuard('api')
      .loginAs(user)
      .redirects(0)
    assert.equal(response.header('location'), '/auth/login')
  })

  test('a bearer token authenticates /v1, with its scheme in any case', async ({
    assert,
    client,
  }) => {
    const { openApiFamily } = await import('#app/accounts/sessions/refresh_family')
    const user = await UserFactory.create()
    const { access } = await openApiFamily(user)
    for (const scheme of ['Bearer', 'bearer']) {
      const response = await client
        .get('/v1/auth/me/')
        .header('authorization', `${scheme} ${access}`)
      response.assertStatus(200)
      assert.equal(response.body().id, user.uid)
    }
  })

  test('an invalid token is refused even where guests are allowed', async ({ assert, client }) => {
    for (const header of ['Bearer nonsense', `Bearer ska_${'x'.repeat(43)}`]) {
      const response = await client
        .get('/v1/skills/playground-skill-suggestions/?q=a')
        .header('authorization', header)
      response.assertStatus(401)
      response.assertHeader('www-authenticate', 'Bearer error="invalid_token"')
      assert.equal(response.body().code, 'invalid_token')
    }
    const guest = await client.get('/v1/skills/playground-skill-suggestions/?q=a')
    guest.assertStatus(200)
  })

  test('other schemes than Bearer are refused, even for guests', async ({ assert, client }) => {
    for (const header of ['Basic YTpi', 'skk_alone', 'Bearer']) {
      for (const path of ['/v1/skills/playground-skill-suggestions/?q=a', '/v1/auth/me/']) {
        const response = await client.get(path).header('authorization', header)
        response.assertStatus(401)
        response.assertHeader('www-authenticate', 'Bearer')
        assert.equal(response.body().code, 'unauthenticated')
        assert.include(response.body().detail, '"Authorization: Bearer <token>"')
      }
    }
  })

  test('login, refresh and logout ignore an expired token in the header', async ({ client }) => {
    const user = await UserFactory.create()
    const response = await client
      .post('/v1/auth/login/')
      .header('authorization', 'Bearer stale')
      .json({ email: user.email, password: 'secret-password' })
    response.assertStatus(200)
  })
})
