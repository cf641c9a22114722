import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import type { OwnSession } from '#app/accounts/profile/own_sessions'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import type User from '#app/accounts/user'
import { createPartner } from '#database/factories/user_factory'
import { renderedPage } from '#tests/helpers/rendered_page'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const page = '/portal/partner/profile/sessions'

async function sessionsOf(client: ApiClient, user: User): Promise<OwnSession[]> {
  const response = await client.get(page).loginAs(user)
  return renderedPage(response).props.sessions as OwnSession[]
}

function end(client: ApiClient, user: User, id: string) {
  return client.delete(`${page}/${id}`).loginAs(user).withCsrfToken().redirects(0)
}

test.group('Sessions and devices', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists browsers and programs of the user with their addresses', async ({
    assert,
    client,
  }) => {
    const user = await createPartner()
    await startPageSession(await createPartner())
    await client
      .post('/auth/login')
      .header('user-agent', firefox)
      .redirects(0)
      .withCsrfToken()
      .form({ email: user.email, password: 'secret-password' })
    await client
      .post('/v1/auth/login/')
      .header('user-agent', 'skillary/1.0 node')
      .json({ email: user.email, password: 'secret-password' })

    const sessions = await sessionsOf(client, user)

    assert.lengthOf(sessions, 3)
    assert.lengthOf(
      sessions.filter(({ current }) => current),
      1
    )
    const ip = '127.0.0.1'
    assert.containSubset(
      sessions.find(({ browser }) => browser === 'Firefox'),
      { kind: 'pages', system: 'Linux', ip }
    )
    assert.containSubset(
      sessions.find(({ kind }) => kind === 'api'),
      { browser: 'skillary', system: null, ip }
    )
    const uids = await db.from('page_sessions').where('user_id', user.id)
    for (const { uid } of uids) assert.notInclude(JSON.stringify(sessions), uid)
  })

  test('ends one session at once and keeps the others', async ({ assert, client }) => {
    const user = await createPartner()
    const browser = await startPageSession(user)
    const { access } = await openApiFamily(user)
    const listed = await sessionsOf(client, user)
    const program = listed.find(({ kind }) => kind === 'api')!

    const ended = await end(client, user, program.id)
    ended.assertHeader('location', page)
    assert.isNull(await findByAccessToken(access))
    assert.isNotNull(await findByPageSession(browser))

    for (const { id, kind } of listed) if (kind === 'pages') await end(client, user, id)
    assert.isNull(await findByPageSession(browser))
  })

  test('does not end sessions of others', async ({ assert, client }) => {
    const other = await createPartner()
    const theirs = await startPageSession(other)
    const sessions = await sessionsOf(client, other)
    const listed = sessions.find(({ current }) => !current)!
    const user = await createPartner()

    const response = await end(client, user, listed.id)

    response.assertFlashMessage('success', 'The session had already ended.')
    assert.isNotNull(await findByPageSession(theirs))
  })
})
