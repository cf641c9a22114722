import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { createKey } from '#app/accounts/api_keys/save_key'
import { findByApiKey } from '#app/accounts/api_keys/find_by_api_key'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import type Client from '#app/accounts/client'
import { createClient } from '#app/clients/create_client'
import { invitePerson } from '#app/clients/people/people'
import { register } from '#app/clients/register'
import { operator } from '#app/accounts/audit/audit_log'
import { NotFound } from '#app/core/errors/problem'
import portal from '#config/portal'
import { keyOf } from '#database/factories/api_key_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { mailedToken, recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const page = '/portal/partner/colleagues'
const api = '/v1/clients/colleagues'

/** A client with an owner and another user. */
async function createTeam() {
  const owner = await createPartner()
  await owner.load('client')
  const member = await createPartner(owner.client)
  return { client: owner.client as Client, owner, member }
}

function formsOf(client: ApiClient, person: User) {
  return (path: string, input: Record<string, string> = {}) =>
    client.post(`${page}${path}`).loginAs(person).withCsrfToken().redirects(0).form(input)
}

test.group('The owner of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is who registers, or the first who is invited', async ({ assert }) => {
    const registered = await register({
      full_name: 'Ada',
      organisation: 'Engines',
      email: 'ada@example.com',
      password: 'a-long-password',
      address: '192.0.2.1',
    })
    assert.isTrue(registered.isOwner)

    const email = 'wile@acme.example'
    await createClient({ name: 'Acme', email }, { actor: operator, invite: true })
    const wile = await User.findByOrFail('email', email)
    assert.isTrue(wile.isOwner)

    const quiet = await ClientFactory.create()
    const invite = (name: string) =>
      invitePerson(quiet, { full_name: name, email: `${name}@example.com` }, operator)
    const [first, second] = [await invite('first'), await invite('second')]
    assert.deepEqual([first.isOwner, second.isOwner], [true, false])
  })
})

test.group('Pages of colleagues', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('list the users of the own client, with actions for owners', async ({ assert, client }) => {
    const { owner, member } = await createTeam()
    await createPartner()
    const shown = async (person: User) => renderedPage(await client.get(page).loginAs(person)).props

    const { people, is_owner: isOwner } = await shown(owner)
    assert.deepEqual(
      people.map((person: { id: string; is_owner: boolean }) => [person.id, person.is_owner]),
      [
        [owner.uid, true],
        [member.uid, false],
      ]
    )
    assert.isTrue(isOwner)
    const { is_owner: memberIsOwner } = await shown(member)
    assert.isFalse(memberIsOwner)
  })

  test('an owner invites, suspends, promotes and removes', async ({ assert, client }) => {
    const { owner, client: acme } = await createTeam()
    const post = formsOf(client, owner)
    const form = await client.get(`${page}/create`).loginAs(owner)
    assert.equal(renderedPage(form).component, 'clients/invite')

    const invited = await post('/create', { full_name: 'Ada', email: 'ada@example.com' })
    invited.assertHeader('location', page)
    const ada = await User.findByOrFail('email', 'ada@example.com')
    assert.deepEqual([ada.clientId, ada.role, ada.isOwner], [acme.id, Role.partner, false])
    await post(`/${ada.uid}/invitation`)
    assert.deepEqual(await recipientsOf('invitation'), ['ada@example.com', 'ada@example.com'])

    const token = await mailedToken(ada.email)
    await client
      .post('/v1/auth/invitation/accept/')
      .json({ token, full_name: 'Ada L', password: 'a-long-password' })
    await post(`/${ada.uid}/owner`, { is_owner: 'true' })
    await ada.refresh()
    assert.isTrue(ada.isOwner)
    await post(`/${ada.uid}/status`, { status: 'suspended' })
    await ada.refresh()
    assert.equal(ada.status, 'suspended')

    const question = await client.get(`${page}/${ada.uid}/remove`).loginAs(owner)
    assert.equal(renderedPage(question).component, 'clients/remove_person')
    const removed = await post(`/${ada.uid}/remove`)
    removed.assertFlashMessage('success', 'Removed Ada L.')
    await ada.refresh()
    assert.deepEqual([ada.status, ada.isOwner, ada.fullName], ['removed', false, 'Ada L'])
    assert.containSubset(await auditEntriesOf('user', ada.uid), [
      { action: 'invited', actorId: owner.id },
      { action: 'updated', actorId: owner.id, after: { is_owner: true } },
      { action: 'suspended', actorId: owner.id },
      { action: 'removed', actorId: owner.id, after: { status: 'removed' } },
    ])
  })

  test('a removed colleague is out at once, and the address is free', async ({
    assert,
    client,
  }) => {
    const { owner, member } = await createTeam()
    const session = await startPageSession(member)
    const { access } = await openApiFamily(member)
    const post = formsOf(client, owner)
    await post(`/${member.uid}/remove`)

    assert.isNull(await findByPageSession(session))
    assert.isNull(await findByAccessToken(access))
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: member.email, password: 'secret-password' })
    login.assertStatus(401)
    const { people } = renderedPage(await client.get(page).loginAs(owner)).props
    assert.lengthOf(people, 1)
    await post(`/${member.uid}/status`, { status: 'active' })
    await member.refresh()
    assert.equal(member.status, 'removed')

    await post('/create', { full_name: 'Back again', email: member.email })
    const accounts = await User.query().where('email', member.email).orderBy('id')
    assert.deepEqual(
      accounts.map(({ status }) => status),
      ['removed', 'invited']
    )
    const taken = await post('/create', { full_name: 'Twice', email: member.email })
    assert.isNotEmpty(taken.flashMessages())
    assert.lengthOf(await User.query().where('email', member.email), 2)
  })

  test('keys of a removed colleague work, unless they are revoked too or were paused', async ({
    assert,
    client,
  }) => {
    const { owner, member, client: acme } = await createTeam()
    const other = await createPartner(acme)
    const third = await createPartner(acme)
    const kept = await keyOf(member)
    const revoked = await keyOf(other)
    const paused = await keyOf(third)
    const post = formsOf(client, owner)
    const { keys } = renderedPage(
      await client.get(`${page}/${member.uid}/remove`).loginAs(owner)
    ).props
    assert.lengthOf(keys, 1)

    await post(`/${member.uid}/remove`)
    await post(`/${other.uid}/remove`, { revoke_keys: 'true' })
    await post(`/${third.uid}/status`, { status: 'suspended' })
    assert.isNull(await findByApiKey(paused.text))
    await post(`/${third.uid}/remove`)

    const used = await client.get('/v1/clients/self-details/').bearerToken(kept.text)
    used.assertStatus(200)
    for (const { text, key } of [revoked, paused]) {
      assert.isNull(await findByApiKey(text))
      assert.containSubset(await auditEntriesOf('api_key', key.uid), [
        { action: 'revoked', actorId: owner.id },
      ])
    }
    await member.refresh()
    const fields = { name: 'Late', abilities: ['search' as const] }
    await assert.rejects(
      () => createKey(member, fields, { actor: { id: member.id, ip: null } }),
      NotFound
    )
    const list = await client.get('/v1/api-keys/').withGuard('api').loginAs(owner)
    assert.containSubset(list.body().data, [{ id: kept.key.uid, created_by: member.fullName }])
  })

  test('others than owners change nobody', async ({ assert, client }) => {
    const { owner, member } = await createTeam()
    const post = formsOf(client, member)
    for (const [path, input] of Object.entries({
      '/create': { full_name: 'Eve', email: 'eve@example.com' },
      [`/${owner.uid}/status`]: { status: 'suspended' },
      [`/${member.uid}/owner`]: { is_owner: 'true' },
      [`/${owner.uid}/remove`]: {},
    })) {
      const response = await post(path, input as Record<string, string>)
      response.assertFlashMessage(
        'error',
        'Only an owner can manage the users of your organisation.'
      )
    }
    await owner.refresh()
    await member.refresh()
    assert.deepEqual([owner.status, owner.isOwner, member.isOwner], ['active', true, false])
    assert.isNull(await User.findBy('email', 'eve@example.com'))
  })

  test('the last owner stays; another one can go', async ({ assert, client }) => {
    const { owner, member } = await createTeam()
    const post = formsOf(client, owner)
    const lastOwner = 'An active owner must remain. Make another active user an owner first.'
    const demoted = await post(`/${owner.uid}/owner`, { is_owner: 'false' })
    demoted.assertFlashMessage('error', lastOwner)
    const removed = await post(`/${owner.uid}/remove`)
    removed.assertFlashMessage('error', lastOwner)
    const suspended = await post(`/${owner.uid}/status`, { status: 'suspended' })
    suspended.assertFlashMessage('error', 'You cannot suspend your own account.')

    await post(`/${member.uid}/owner`, { is_owner: 'true' })
    const left = await post(`/${owner.uid}/remove`)
    left.assertHeader('location', '/auth/login')
    await owner.refresh()
    assert.equal(owner.status, 'removed')
  })

  test('users of other clients and staff are not found', async ({ assert, client }) => {
    const { owner } = await createTeam()
    const stranger = await createPartner()
    const staff = await UserFactory.create()
    for (const { uid } of [stranger, staff]) {
      const shown = await client.get(`${page}/${uid}/remove`).loginAs(owner)
      shown.assertStatus(404)
      for (const path of ['status', 'owner', 'invitation', 'remove']) {
        await formsOf(client, owner)(`/${uid}/${path}`, { status: 'suspended', is_owner: 'true' })
        const answer = await client
          .patch(`${api}/${uid}/`)
          .withGuard('api')
          .loginAs(owner)
          .json({ status: 'suspended' })
        answer.assertStatus(404)
      }
    }
    await stranger.refresh()
    await staff.refresh()
    assert.deepEqual([stranger.status, staff.status], ['active', 'active'])
  })
})

test.group('Colleagues on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an owner manages them, with versions', async ({ assert, client }) => {
    const { owner, member } = await createTeam()
    const ask = (method: 'get' | 'post' | 'patch' | 'delete', path = '/') =>
      client[method](`${api}${path}`).withGuard('api').loginAs(owner)

    const invited = await ask('post').json({ full_name: 'Ada', email: 'ada@example.com' })
    invited.assertStatus(201)
    invited.assertHeader('location', `${api}/${invited.body().id}/`)
    invited.assertBodyContains({ full_name: 'Ada', status: 'invited', is_owner: false })
    const resent = await ask('post', `/${invited.body().id}/invitation/`)
    resent.assertStatus(202)

    const changed = await ask('patch', `/${member.uid}/`).json({ is_owner: true })
    changed.assertBodyContains({ is_owner: true, version: 2 })
    const stale = await ask('patch', `/${member.uid}/`).json({ status: 'suspended', version: 1 })
    stale.assertStatus(412)
    const suspended = await ask('patch', `/${member.uid}/`).json({ status: 'suspended' })
    suspended.assertBodyContains({ status: 'suspended', is_owner: true })
    const last = await ask('patch', `/${owner.uid}/`).json({ is_owner: false })
    last.assertStatus(409)
    last.assertBodyContains({ code: 'last_owner' })
    const itself = await ask('patch', `/${owner.uid}/`).json({ status: 'suspended' })
    itself.assertBodyContains({ code: 'own_account' })

    const { text } = await keyOf(member)
    const removed = await ask('delete', `/${member.uid}/?revoke_keys=true`)
    removed.assertStatus(204)
    assert.isNull(await findByApiKey(text))
    const list = await ask('get')
    assert.deepEqual(
      list.body().data.map(({ full_name: name }: { full_name: string }) => name),
      [owner.fullName, 'Ada']
    )
    const again = await ask('delete', `/${member.uid}/`)
    again.assertStatus(404)
  })

  test('name the invalid field', async ({ assert, client }) => {
    const { owner, member } = await createTeam()
    const { key } = await keyOf(member)
    const url = `${api}/${member.uid}/`
    const patch = (changes: object) =>
      client.patch(url).withGuard('api').loginAs(owner).json(changes)

    for (const [field, response] of [
      ['is_owner', await patch({ is_owner: 'perhaps' })],
      ['status', await patch({ status: 'removed' })],
      [
        'revoke_keys',
        await client.delete(`${url}?revoke_keys=yes`).withGuard('api').loginAs(owner),
      ],
    ] as const) {
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    await member.refresh()
    await key.refresh()
    assert.deepEqual([member.status, member.isOwner, key.revokedAt], ['active', false, null])
  })

  test('others than owners only read them; API keys do not', async ({ client }) => {
    const { owner, member } = await createTeam()
    const list = await client.get(`${api}/`).withGuard('api').loginAs(member)
    list.assertStatus(200)
    const refused = await client
      .patch(`${api}/${owner.uid}/`)
      .withGuard('api')
      .loginAs(member)
      .json({ status: 'suspended' })
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'owner_required' })
    const { text } = await keyOf(owner)
    const byKey = await client.get(`${api}/`).bearerToken(text)
    byKey.assertStatus(403)
  })

  test('an owner confirms the address before it invites', async ({ client, cleanup }) => {
    const { owner } = await createTeam()
    portal.confirmsEmail = true
    cleanup(() => {
      portal.confirmsEmail = false
    })
    const invite = () =>
      client
        .post(`${api}/`)
        .withGuard('api')
        .loginAs(owner)
        .json({ full_name: 'Ada', email: 'ada@example.com' })
    const refused = await invite()
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'email_unconfirmed' })
    await owner.merge({ emailVerifiedAt: owner.createdAt }).save()
    const invited = await invite()
    invited.assertStatus(201)
  })

  test('invitations are limited per day', async ({ assert, client }) => {
    const { owner } = await createTeam()
    const invited = await client
      .post(`${api}/`)
      .withGuard('api')
      .loginAs(owner)
      .json({ full_name: 'Ada', email: 'ada@example.com' })
    const { id } = invited.body()
    const statuses = []
    for (let sent = 1; sent <= 30; sent++) {
      const response = await client.post(`${api}/${id}/invitation/`).withGuard('api').loginAs(owner)
      statuses.push(response.status())
      if (sent === 30) response.assertBodyContains({ code: 'invitation_limit_reached' })
    }
    assert.deepEqual(statuses, [...Array.from({ length: 29 }, () => 202), 429])
  })
})

test.group('Users of a client, for staff', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff suspend the last owner, but neither remove nor demote', async ({ client }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const { client: acme, owner, member } = await createTeam()
    const url = (person: User) => `/v1/clients/people/${acme.uid}/${person.uid}/`
    const demoted = await client
      .patch(url(owner))
      .withGuard('api')
      .loginAs(staff)
      .json({ is_owner: false })
    demoted.assertBodyContains({ code: 'last_owner' })
    const refused = await client.delete(url(owner)).withGuard('api').loginAs(staff)
    refused.assertBodyContains({ code: 'last_owner' })
    const suspended = await client
      .patch(url(owner))
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'suspended' })
    suspended.assertStatus(200)
    const promoted = await client
      .patch(url(member))
      .withGuard('api')
      .loginAs(staff)
      .json({ is_owner: true })
    promoted.assertBodyContains({ is_owner: true })
    const removed = await client.delete(url(owner)).withGuard('api').loginAs(staff)
    removed.assertStatus(204)
  })

  test('staff remove a user on the page of the client', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const { client: acme, member } = await createTeam()
    const list = `/portal/admin/clients/edit/${acme.uid}`
    const question = await client.get(`${list}/people/${member.uid}/remove`).loginAs(staff)
    question.assertStatus(200)
    const response = await client
      .post(`${list}/people/${member.uid}/remove`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', list)
    await member.refresh()
    assert.equal(member.status, 'removed')
  })
})
