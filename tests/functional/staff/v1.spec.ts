import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { assertVersion } from '#tests/helpers/assert_version'

test.group('Staff accounts on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists staff, not partners', async ({ assert, client }) => {
    const admin = await UserFactory.merge({ fullName: 'Zoe' }).create()
    await UserFactory.merge([
      { fullName: 'Ada', role: Role.companyUser },
      { fullName: 'Bob', role: Role.subAdmin, status: 'suspended' },
    ]).createMany(2)
    await createPartner()
    const names = async (qs: Record<string, string>) => {
      const response = await client
        .get('/v1/sub-admins/list/')
        .qs(qs)
        .withGuard('api')
        .loginAs(admin)
      response.assertStatus(200)
      return response.body().data.map((person: { full_name: string }) => person.full_name)
    }
    assert.deepEqual(await names({}), ['Ada', 'Bob', 'Zoe'])
    assert.deepEqual(await names({ role: '1,4', sort: '-name' }), ['Bob', 'Ada'])
    assert.deepEqual(await names({ status: 'suspended' }), ['Bob'])
    assert.deepEqual(await names({ search: 'AD' }), ['Ada'])
  })

  test('invites to role 1 or 4 only', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const invite = (role: number, email = 'ada@example.com') =>
      client
        .post('/v1/sub-admins/create/')
        .withGuard('api')
        .loginAs(admin)
        .json({ full_name: 'Ada', email, role })

    const response = await invite(4)
    response.assertStatus(201)
    response.assertBodyContains({ full_name: 'Ada', role: 4, status: 'invited', version: 1 })
    assert.deepEqual(await recipientsOf('invitation'), ['ada@example.com'])
    for (const role of [0, 2, 3]) {
      const refused = await invite(role, 'bob@example.com')
      refused.assertStatus(422)
    }
    const duplicate = await invite(1)
    duplicate.assertBodyContains({ errors: [{ field: 'email', code: 'taken' }] })
    assert.lengthOf(await User.query().where('status', 'invited'), 1)
  })

  test('changes name, address and role, and resends pending invitations', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const created = await client
      .post('/v1/sub-admins/create/')
      .withGuard('api')
      .loginAs(admin)
      .json({ full_name: 'Ada', email: 'adda@example.com', role: 4 })
    const url = `/v1/sub-admins/update/${created.body().id}/`

    const changed = await client
      .patch(url)
      .withGuard('api')
      .loginAs(admin)
      .json({ email: 'ada@example.com', role: 1, version: 1 })
    changed.assertStatus(200)
    assertVersion(changed, 2)
    changed.assertBodyContains({ email: 'ada@example.com', role: 1, status: 'invited' })
    const mails = await recipientsOf('invitation')
    assert.deepEqual(mails, ['adda@example.com', 'ada@example.com'])
    const stale = await client
      .put(url)
      .withGuard('api')
      .loginAs(admin)
      .json({ full_name: 'Ada', email: 'ada@example.com', role: 4, version: 1 })
    stale.assertStatus(412)
    const unknown = await client
      .get(`/v1/sub-admins/edit/${newUid()}/`)
      .withGuard('api')
      .loginAs(admin)
    unknown.assertStatus(404)
    const partner = await createPartner()
    const partners = await client
      .patch(`/v1/sub-admins/update/${partner.uid}/`)
      .withGuard('api')
      .loginAs(admin)
      .json({ role: 4 })
    partners.assertStatus(404)
    assert.containSubset(await auditEntriesOf('user', created.body().id), [
      {
        action: 'updated',
        actorId: admin.id,
        before: { email: 'adda@example.com', role: 4 },
        after: { email: 'ada@example.com', role: 1 },
      },
    ])
  })

  test('suspends, ending all sessions, and reactivates', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const person = await UserFactory.merge({ role: Role.companyUser }).create()
    const { access } = await openApiFamily(person)
    const update = (status: string) =>
      client
        .patch(`/v1/sub-admins/update/${person.uid}/`)
        .withGuard('api')
        .loginAs(admin)
        .json({ status })
    const suspended = await update('suspended')
    suspended.assertBodyContains({ status: 'suspended' })
    assert.isNull(await findByAccessToken(access))
    const back = await update('active')
    back.assertBodyContains({ status: 'active' })
    assert.isNull(await findByAccessToken(access))
  })

  test('refuses to suspend oneself or the last administrator', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const other = await UserFactory.create()
    const update = (by: User, whom: User, input: object) =>
      client.patch(`/v1/sub-admins/update/${whom.uid}/`).withGuard('api').loginAs(by).json(input)

    const self = await update(admin, admin, { status: 'suspended' })
    self.assertStatus(409)
    self.assertBodyContains({ code: 'own_account' })
    for (const input of [{ role: 4 }, { email: 'new@example.com' }]) {
      const refused = await update(admin, other, input)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field: Object.keys(input)[0], code: 'fixed' }] })
    }
    const promoted = await UserFactory.merge({ role: Role.subAdmin }).create()
    const refused = await update(admin, promoted, { role: 0 })
    refused.assertStatus(422)
    const renamed = await update(admin, other, { full_name: 'Renamed' })
    renamed.assertBodyContains({ full_name: 'Renamed', role: 0 })
    const suspended = await update(admin, other, { status: 'suspended' })
    suspended.assertStatus(200)
    await admin.refresh()
    assert.equal(admin.status, 'active')
  })

  test('is for role 0 only', async ({ client }) => {
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    for (const path of ['list/', `edit/${subAdmin.uid}/`]) {
      const response = await client.get(`/v1/sub-admins/${path}`).withGuard('api').loginAs(subAdmin)
      response.assertStatus(403)
    }
    const own = await client
      .patch(`/v1/sub-admins/update/${subAdmin.uid}/`)
      .withGuard('api')
      .loginAs(subAdmin)
      .json({ role: 0 })
    own.assertStatus(403)
  })
})
