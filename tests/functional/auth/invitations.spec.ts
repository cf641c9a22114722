import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { findByPageSession } from '#app/accounts/sessions/page_session'
import { inviteUser, resendInvitation } from '#app/accounts/invitations/invite'
import { Role } from '#app/accounts/role'
import { updateClient } from '#app/clients/update_client'
import { inTransaction } from '#app/core/db/in_transaction'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientFactory, UserFactory } from '#database/factories/user_factory'
import { mailedToken, recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'

async function inviteSomebody() {
  const client = await ClientFactory.merge({ name: 'Smiths & Sons' }).create()
  const invitee = {
    fullName: 'Ada Smith',
    email: 'ada@example.com',
    role: Role.partner,
    clientId: client.id,
  }
  const user = await inTransaction((trx) => inviteUser(trx, invitee, operator))
  return { user, token: await mailedToken(user.email), client }
}

const accepted = { full_name: 'Ada Smith-Jones', password: 'a-long-password' }

test.group('An invitation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the invited user and signs them in on acceptance', async ({ assert, client }) => {
    const { user, token } = await inviteSomebody()
    const form = await client.get(`/auth/accept-invitation/${token}`)
    form.assertStatus(200)
    form.assertHeader('cache-control', 'no-store')
    form.assertHeader('referrer-policy', 'same-origin')
    assert.deepEqual(renderedPage(form).props.invited, {
      full_name: 'Ada Smith',
      email: 'ada@example.com',
      organisation: 'Smiths & Sons',
    })

    const response = await client
      .post(`/auth/accept-invitation/${token}`)
      .withCsrfToken()
      .redirects(0)
      .form(accepted)

    response.assertHeader('location', '/portal/partner/dashboard')
    const person = await findByPageSession(String(response.session('auth_web')))
    assert.equal(person?.id, user.id)
    await user.refresh()
    assert.equal(user.status, 'active')
    assert.equal(user.fullName, 'Ada Smith-Jones')
    assert.isNotNull(user.emailVerifiedAt)
    assert.isNotNull(user.lastLoginAt)
    assert.containSubset(await auditEntriesOf('user', user.uid), [
      { action: 'invited', after: { email: 'ada@example.com' } },
      { action: 'accepted', actorId: user.id, after: { status: 'active' } },
    ])
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: 'ada@example.com', password: accepted.password })
    login.assertStatus(200)
  })

  test('is accepted once, on the page or /v1', async ({ client }) => {
    const { token } = await inviteSomebody()
    const api = await client.post('/v1/auth/invitation/accept/').json({ ...accepted, token })
    api.assertStatus(200)
    api.assertBodyContains({ user: { email: 'ada@example.com', role: 2, status: 'active' } })

    const again = await client.post('/v1/auth/invitation/accept/').json({ ...accepted, token })
    again.assertStatus(422)
    again.assertBodyContains({ code: 'invalid_link' })
    const page = await client.get(`/auth/accept-invitation/${token}`)
    page.assertTextIncludes('This invitation is not valid')
  })

  test('keeps another logged-in user logged in', async ({ assert, client }) => {
    const { user, token } = await inviteSomebody()
    const other = await UserFactory.create()
    const response = await client
      .post(`/auth/accept-invitation/${token}`)
      .loginAs(other)
      .withCsrfToken()
      .redirects(0)
      .form(accepted)

    response.assertHeader('location', '/portal/admin/dashboard')
    assert.lengthOf(await db.from('page_sessions').where('user_id', user.id), 0)
    await user.refresh()
    assert.equal(user.status, 'active')
  })

  test('requires a name and a password of ten characters', async ({ assert, client }) => {
    const { user, token } = await inviteSomebody()
    const response = await client
      .post(`/auth/accept-invitation/${token}`)
      .withCsrfToken()
      .redirects(0)
      .form({ full_name: ' ', password: 'short' })
    assert.properties(response.flashMessage('inputErrorsBag'), ['full_name', 'password'])
    await user.refresh()
    assert.equal(user.status, 'invited')
  })

  test('is void once a newer one was sent', async ({ assert, client }) => {
    const { user, token } = await inviteSomebody()
    await resendInvitation(user, operator)

    const mails = await recipientsOf('invitation')
    assert.deepEqual(mails, ['ada@example.com', 'ada@example.com'])
    const old = await client.post('/v1/auth/invitation/accept/').json({ ...accepted, token })
    old.assertStatus(422)
    const open = await db.from('account_tokens').where('user_id', user.id).whereNull('used_at')
    assert.lengthOf(open, 1)
  })

  test('expires after seven days', async ({ client }) => {
    const { user, token } = await inviteSomebody()
    await db
      .from('account_tokens')
      .where('user_id', user.id)
      .update({ expires_at: '2020-01-01 00:00:00' })
    const response = await client.post('/v1/auth/invitation/accept/').json({ ...accepted, token })
    response.assertStatus(422)
  })

  test('is refused for a suspended client and for other uses', async ({ client }) => {
    const { client: organisation, token } = await inviteSomebody()
    const reset = await client
      .post('/v1/auth/password/reset/')
      .json({ token, password: accepted.password })
    reset.assertStatus(422)
    await updateClient(organisation, { status: 'suspended' }, { actor: operator })
    const response = await client.post('/v1/auth/invitation/accept/').json({ ...accepted, token })
    response.assertStatus(422)
  })

  test('is no way in before it is accepted', async ({ assert, client }) => {
    await inviteSomebody()
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: 'ada@example.com', password: 'secret-password' })
    login.assertStatus(401)
    await client.post('/v1/auth/password/forgot/').json({ email: 'ada@example.com' })
    assert.deepEqual(await recipientsOf('password_reset'), [])
  })
})
