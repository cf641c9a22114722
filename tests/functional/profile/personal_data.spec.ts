import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import type User from '#app/accounts/user'
import SearchHistory from '#app/billing/metering/search_history'
import { newUid } from '#app/core/uid'
import { notify } from '#app/notifications/notify'
import ContactMessage from '#app/site/contact_message'
import { keyOf } from '#database/factories/api_key_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { codeOf, withTwoFactor } from '#tests/helpers/two_factor'

const password = 'secret-password'

function areaOf({ clientId }: User): string {
  return `/portal/${clientId ? 'partner' : 'admin'}/profile/personal-data`
}

async function download(client: ApiClient, user: User) {
  const response = await client.get(`${areaOf(user)}/download.json`).loginAs(user)
  response.assertStatus(200)
  response.assertHeader('content-disposition', 'attachment; filename="personal-data.json"')
  return JSON.parse(response.text()) as Record<string, Array<Record<string, unknown>>>
}

function remove(client: ApiClient, user: User, input: Record<string, string> = {}) {
  return client
    .delete(areaOf(user))
    .loginAs(user)
    .withCsrfToken()
    .redirects(0)
    .form({ current_password: password, ...input })
}

/** A member of a client with an owner, with records of many kinds. */
async function createPerson() {
  const owner = await createPartner()
  await owner.load('client')
  const user = await createPartner(owner.client)
  const { key } = await keyOf(user)
  await ContactMessageFactory.merge({ email: user.email, message: 'My question' }).create()
  await SearchHistory.create({
    ...{ clientId: owner.client.id, userId: user.id, requestId: newUid(), origin: 'playground' },
    ...{ skills: ['Welding'], filters: {}, totalMatches: 1, returned: 1, units: 1 },
    ...{ latencyMs: 4, outcome: 'found' },
  })
  const message = { id: 'notices.package_activated' as const, values: { package: 'A', calls: 1 } }
  await db.transaction((trx) => notify([user], { kind: 'package', message }, trx))
  return { owner, user, key }
}

test.group('Personal data', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('can be downloaded, without secrets and data of others', async ({ assert, client }) => {
    const { user, owner, key } = await createPerson()
    await startPageSession(user)
    await openApiFamily(user)
    await withTwoFactor(user)
    await ContactMessageFactory.merge({ message: 'Not mine' }).create()

    const data = await download(client, user)

    assert.containSubset(data, {
      profile: { email: user.email, full_name: user.fullName, organisation: owner.client.name },
      searches: [{ skills: ['Welding'], filters: {} }],
      contact_messages: [{ message: 'My question' }],
      api_keys: [{ prefix: key.prefix }],
      notifications: [{ kind: 'package' }],
    })
    assert.lengthOf(data.contact_messages, 1)
    assert.lengthOf(data.sessions, 2)
    assert.lengthOf(data.api_sessions, 1)
    const text = JSON.stringify(data)
    assert.notMatch(text, /hash|secret-password|\$scrypt/)
    assert.notInclude(text, owner.email)
  })

  test('in any number is downloaded completely', async ({ assert, client }) => {
    const { user } = await createPerson()
    const rows = Array.from({ length: 2500 }, (_, index) => ({
      ...{ uid: newUid(), user_id: user.id, kind: 'package', message: `Notice ${index}` },
      ...{ created_at: '2026-11-26 12:00:00', updated_at: '2026-11-26 12:00:00' },
    }))
    for (let start = 0; start < rows.length; start += 500) {
      await db.table('notifications').multiInsert(rows.slice(start, start + 500))
    }

    const { notifications } = await download(client, user)

    assert.lengthOf(new Set(notifications.map(({ message }) => message)), 2501)
  })

  test('can be downloaded ten times an hour', async ({ client }) => {
    const user = await createPartner()
    for (let count = 0; count < 10; count += 1) await download(client, user)
    const response = await client.get(`${areaOf(user)}/download.json`).loginAs(user)
    response.assertStatus(429)
  })

  test('of staff include their log entries', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await client
      .post('/portal/admin/profile')
      .loginAs(admin)
      .withCsrfToken()
      .redirects(0)
      .form({ full_name: 'New Name', email: admin.email })

    const data = await download(client, admin)

    const after = { full_name: 'New Name' }
    assert.containSubset(data.audit_entries_by_you, [{ action: 'updated', after }])
    assert.containSubset(data.audit_entries_about_you, [{ action: 'updated', after }])
  })
})

test.group('Deleting the own account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('removes the person and keeps the records of the client', async ({ assert, client }) => {
    const { user, key } = await createPerson()
    const { email, fullName } = user
    const session = await startPageSession(user)

    const wrong = await remove(client, user, { current_password: 'wrong' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['current_password'])
    const done = await remove(client, user)

    done.assertHeader('location', '/auth/login')
    await user.refresh()
    assert.containSubset(user.toJSON(), {
      fullName: 'Deleted user',
      email: `${user.uid}@deleted.invalid`,
      status: 'removed',
      appearance: null,
    })
    assert.isNull(user.password)
    assert.isNull(await findByPageSession(session))
    for (const table of ['notifications', 'refresh_families', 'page_sessions']) {
      assert.isEmpty(await db.from(table).where('user_id', user.id), table)
    }
    assert.isNull(await ContactMessage.findBy({ email }))
    const [search] = await SearchHistory.query().where({ clientId: user.clientId })
    assert.isNull(search.userId)
    assert.deepEqual(search.skills, ['Welding'])
    await key.refresh()
    assert.isNull(key.revokedAt)
    const entries = await auditEntriesOf('user', user.uid)
    assert.containSubset(entries, [{ action: 'removed', actorId: user.id }])
    assert.notInclude(JSON.stringify(entries), fullName)
    assert.deepEqual(await recipientsOf('account_notice'), [email])
    const again = await client.post('/v1/auth/login/').json({ email, password })
    again.assertStatus(401)
    await UserFactory.merge({ email }).create()
  })

  test('needs a code with two-factor authentication', async ({ assert, client }) => {
    const { user } = await createPerson()
    const { secret } = await withTwoFactor(user)

    const without = await remove(client, user)
    assert.properties(without.flashMessage('inputErrorsBag'), ['code'])
    await remove(client, user, { code: codeOf(secret) })

    await user.refresh()
    assert.equal(user.status, 'removed')
    assert.isEmpty(await db.from('totp_secrets').where('user_id', user.id))
  })

  test('is refused for the last owner and the last administrator', async ({ assert, client }) => {
    const { owner, user } = await createPerson()
    const admin = await UserFactory.create()
    await db.from('users').where('role', 0).whereNot('id', admin.id).update({ status: 'suspended' })
    for (const person of [owner, admin]) {
      const response = await remove(client, person)
      assert.match(String(response.flashMessage('error')), /You are the last active/)
      await person.refresh()
      assert.equal(person.status, 'active')
    }

    await user.merge({ isOwner: true }).save()
    await UserFactory.create()
    for (const person of [owner, admin]) {
      await remove(client, person)
      await person.refresh()
      assert.equal(person.status, 'removed')
      assert.isFalse(person.isOwner)
    }
  })
})
