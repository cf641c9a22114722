import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { changePassword } from '#app/accounts/passwords/change_password'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import {
  FamilyRefused,
  openApiFamily,
  openBrowserFamily,
} from '#app/accounts/sessions/refresh_family'
import { suspendUser } from '#app/accounts/sessions/suspend'
import User from '#app/accounts/user'
import { updateClient } from '#app/clients/update_client'
import { operator } from '#app/accounts/audit/audit_log'
import { createPartner, UserFactory } from '#database/factories/user_factory'

/** A user with a page session and both kinds of tokens. */
async function openEverything(user: User) {
  const page = await startPageSession(user)
  return { page, browser: await openBrowserFamily(page), api: await openApiFamily(user) }
}

type Opened = Awaited<ReturnType<typeof openEverything>>

async function assertShut(assert: Assert, client: ApiClient, { page, browser, api }: Opened) {
  assert.isNull(await findByPageSession(page))
  assert.isNull(await findByAccessToken(browser.access))
  assert.isNull(await findByAccessToken(api.access))
  const refreshed = await client.post('/v1/auth/token/refresh/').json({ refresh: api.refresh })
  refreshed.assertStatus(401)
  const bound = await client
    .post('/v1/auth/token/refresh/')
    .withPlainCookie('skillary_refresh', browser.binding)
    .json({ refresh: browser.refresh })
  bound.assertStatus(401)
}

test.group('All sessions of a user are ended by', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a suspension, even after reactivation', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const other = await UserFactory.create()
    const opened = await openEverything(user)
    const others = await openEverything(other)

    await db.transaction(async (trx) => suspendUser(trx, await User.lock(trx, user.id), operator))
    await user.refresh()
    await assertShut(assert, client, opened)

    await user.merge({ status: 'active' }).save()
    await assertShut(assert, client, opened)
    assert.isNotNull(await findByPageSession(others.page))
    assert.isNotNull(await findByAccessToken(others.api.access))
    const families = await db.from('refresh_families').where('user_id', user.id)
    assert.deepEqual(
      families.map((family) => family.revoked_reason),
      ['suspended', 'suspended']
    )
  })

  test('a suspension written directly to the database, while it lasts', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const opened = await openEverything(user)

    await db.from('users').where('id', user.id).update({ status: 'suspended' })

    await assertShut(assert, client, opened)
    const api = await client
      .get('/v1/auth/me/')
      .header('authorization', `Bearer ${opened.api.access}`)
    api.assertStatus(401)
    const page = await client
      .get('/portal/admin/dashboard')
      .withSession({ auth_web: opened.page })
      .redirects(0)
    assert.equal(page.header('location'), '/auth/login')
  })

  test('the suspension of a client, for all its users', async ({ assert, client }) => {
    const one = await createPartner()
    await one.load('client')
    const other = await createPartner(one.client)
    const stranger = await createPartner()
    const opened = [await openEverything(one), await openEverything(other)]
    const strangers = await openEverything(stranger)

    await updateClient(one.client, { status: 'suspended' }, { actor: operator })
    await one.client.refresh()
    for (const session of opened) await assertShut(assert, client, session)

    await one.client.merge({ status: 'active' }).save()
    for (const session of opened) await assertShut(assert, client, session)
    assert.isNotNull(await findByAccessToken(strangers.api.access))
  })

  test('a password change', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const opened = await openEverything(user)

    await changePassword(user, 'another-password', operator)

    await assertShut(assert, client, opened)
    const old = await client
      .post('/v1/auth/login/')
      .json({ email: user.email, password: 'secret-password' })
    old.assertStatus(401)
    const now = await client
      .post('/v1/auth/login/')
      .json({ email: user.email, password: 'another-password' })
    now.assertStatus(200)
  })

  test('a password change during a login', async ({ assert }) => {
    const user = await UserFactory.create()
    const checked = await User.findOrFail(user.id)

    await changePassword(user, 'another-password', operator)

    await assert.rejects(() => openApiFamily(checked), FamilyRefused)
    assert.isNull(await findByPageSession(await startPageSession(checked)))
    assert.lengthOf(await db.from('page_sessions'), 0)
  })
})
