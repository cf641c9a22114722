import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import { operator } from '#app/accounts/audit/audit_log'
import { inviteUser } from '#app/accounts/invitations/invite'
import { Role } from '#app/accounts/role'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import type User from '#app/accounts/user'
import { inTransaction } from '#app/core/db/in_transaction'
import QueuedMail from '#app/mail/queued_mail'
import { UserFactory } from '#database/factories/user_factory'
import { mailedToken, recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { freshDatabase } from '#tests/helpers/fresh_database'

async function tokenFor(user: User): Promise<string> {
  const issued = await issueAccountToken(db.connection(), user.email, 'password_reset')
  if (!issued) throw new Error('No token was issued')
  return issued.token
}

test.group('A forgotten password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('brings a mail with a link, on either door', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const api = await client.post('/v1/auth/password/forgot/').json({ email: user.email })
    const page = await client
      .post('/auth/forgot-password')
      .redirects(0)
      .withCsrfToken()
      .form({ email: user.email })

    api.assertStatus(200)
    assert.equal(page.header('location'), '/auth/forgot-password')
    assert.deepEqual(await recipientsOf('password_reset'), [user.email, user.email])
    const tokens = await db.from('account_tokens').where('user_id', user.id)
    assert.lengthOf(tokens, 2)
  })

  test('responds in the language of the page, mails in that of the user', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const chooser = await UserFactory.merge({ appearance: { language: 'en' } }).create()
    for (const { email } of [user, chooser]) {
      const page = await client
        .post('/auth/forgot-password')
        .header('Accept-Language', 'de')
        .redirects(0)
        .withCsrfToken()
        .form({ email })
      page.assertFlashMessage(
        'success',
        'Falls es ein Konto mit dieser E-Mail-Adresse gibt, haben wir einen Link dorthin gesendet.'
      )
    }
    const queued = await QueuedMail.query().orderBy('id')
    assert.deepEqual(
      queued.map(({ recipient, content }) => [recipient, content.language]),
      [
        [user.email, 'de'],
        [chooser.email, 'en'],
      ]
    )
    const api = await client
      .post('/v1/auth/password/forgot/')
      .header('Accept-Language', 'de')
      .json({ email: user.email })
    assert.equal(
      api.body().message,
      'If an account with this e-mail address exists, we have sent it a link.'
    )
  })

  test('responds alike and sends nothing for an unknown address', async ({ assert, client }) => {
    const known = await UserFactory.create()
    const suspended = await UserFactory.merge({ status: 'suspended' }).create()
    const answer = await client.post('/v1/auth/password/forgot/').json({ email: known.email })

    for (const email of [suspended.email, 'nobody@example.com']) {
      const response = await client.post('/v1/auth/password/forgot/').json({ email })
      assert.equal(response.status(), answer.status())
      assert.deepEqual(response.body(), answer.body())
    }
    assert.deepEqual(await recipientsOf('password_reset'), [known.email])
  })

  test('sends at most 5 mails per hour, without revealing it', async ({ assert, client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 7; times += 1) {
      const response = await client.post('/v1/auth/password/forgot/').json({ email: user.email })
      response.assertStatus(200)
    }
    assert.lengthOf(await recipientsOf('password_reset'), 5)
  })

  test('can be told 20 times in an hour from one place', async ({ client }) => {
    for (let times = 0; times < 20; times += 1) {
      const response = await client
        .post('/v1/auth/password/forgot/')
        .json({ email: `person${times}@elsewhere.example` })
      response.assertStatus(200)
    }
    const response = await client
      .post('/v1/auth/password/forgot/')
      .json({ email: 'one@elsewhere.example' })
    response.assertStatus(429)
    response.assertHeader('retry-after')
  })
})

test.group('A password reset by mail', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('invalidates links to a new address and is logged', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { email } = user
    const change = await issueAccountToken(db.connection(), email, 'email_change', 'x@example.com')

    const response = await client
      .post('/v1/auth/password/reset/')
      .json({ token: await tokenFor(user), password: 'another-password' })

    response.assertStatus(200)
    await client.post(`/auth/confirm-new-email/${change!.token}`).withCsrfToken().redirects(0)
    await user.refresh()
    assert.equal(user.email, email)
    assert.deepEqual(await auditEntriesOf('user', user.uid), [
      { action: 'changed_password', actorId: user.id, before: null, after: null },
    ])
  })

  test('works once, ends every session, and allows login', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const session = await startPageSession(user)
    const token = await tokenFor(user)
    const form = await client.get(`/auth/reset-password/${token}`)
    form.assertStatus(200)
    form.assertHeader('cache-control', 'no-store')
    form.assertHeader('referrer-policy', 'same-origin')

    const response = await client
      .post(`/auth/reset-password/${token}`)
      .redirects(0)
      .withCsrfToken()
      .form({ password: 'another-password' })

    assert.equal(response.header('location'), '/auth/login')
    assert.isNull(await findByPageSession(session))
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: user.email, password: 'another-password' })
    login.assertStatus(200)

    const again = await client
      .post('/v1/auth/password/reset/')
      .json({ token, password: 'a-third-password' })
    again.assertStatus(422)
    assert.equal(again.body().code, 'invalid_link')
    const used = await client.get(`/auth/reset-password/${token}`)
    used.assertTextIncludes('This link is not valid')
  })

  test('keeps spaces around the password, on either door', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const logIn = async (password: string) => {
      const api = await client.post('/v1/auth/login/').json({ email: user.email, password })
      const page = await client
        .post('/auth/login')
        .redirects(0)
        .withCsrfToken()
        .form({ email: user.email, password })
      return [api.status() === 200, page.header('location') === '/portal/admin/dashboard']
    }
    const viaPage = '  another-password '
    await client
      .post(`/auth/reset-password/${await tokenFor(user)}`)
      .redirects(0)
      .withCsrfToken()
      .form({ password: viaPage })
    assert.deepEqual(await logIn(viaPage), [true, true])
    assert.deepEqual(await logIn(viaPage.trim()), [false, false])

    const viaApi = ' 85093617264038 '
    await client
      .post('/v1/auth/password/reset/')
      .json({ token: await tokenFor(user), password: viaApi })
    assert.deepEqual(await logIn(viaApi), [true, true])
    assert.deepEqual(await logIn(viaApi.trim()), [false, false])
  })

  test('invalidates all links that were sent', async ({ client }) => {
    const user = await UserFactory.create()
    const first = await tokenFor(user)
    const second = await tokenFor(user)

    const response = await client
      .post('/v1/auth/password/reset/')
      .json({ token: second, password: 'another-password' })
    response.assertStatus(200)

    const other = await client
      .post('/v1/auth/password/reset/')
      .json({ token: first, password: 'a-third-password' })
    other.assertStatus(422)
  })

  test('is refused after an hour, for suspended users, and if too short', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const token = await tokenFor(user)
    const reset = (password: string) =>
      client.post('/v1/auth/password/reset/').json({ token, password })

    const short = await reset('short')
    short.assertStatus(422)
    assert.equal(short.body().code, 'validation_failed')

    await user.merge({ status: 'suspended' }).save()
    const suspended = await reset('another-password')
    suspended.assertStatus(422)

    await user.merge({ status: 'active' }).save()
    await db.from('account_tokens').update({ expires_at: '2026-01-01 00:00:00' })
    const late = await reset('another-password')
    late.assertStatus(422)

    const old = await client
      .post('/v1/auth/login/')
      .json({ email: user.email, password: 'secret-password' })
    old.assertStatus(200)
  })

  test('stores no link in plain text', async ({ assert }) => {
    const user = await UserFactory.create()
    const token = await tokenFor(user)
    assert.notInclude(JSON.stringify(await db.from('account_tokens')), token)
  })

  test('refuses a link for another purpose', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const issued = await issueAccountToken(db.connection(), user.email, 'email_confirmation')
    const response = await client
      .post('/v1/auth/password/reset/')
      .json({ token: issued?.token, password: 'another-password' })
    response.assertStatus(422)
    assert.equal(response.body().code, 'invalid_link')
  })
})

test.group('A password that is easy to guess', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const weak = { errors: [{ field: 'password', code: 'weak_password' }] }

  test('is refused by a registration, an invitation and a reset', async ({ client }) => {
    const registration = await client.post('/v1/auth/register/').json({
      organisation: 'Analytical Ltd',
      full_name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: 'Analytical-2026',
    })
    registration.assertStatus(422)
    registration.assertBodyContains(weak)

    const invitee = { fullName: 'Grace Hopper', email: 'grace@example.com', role: Role.admin }
    await inTransaction((trx) => inviteUser(trx, invitee, operator))
    const invitation = await client.post('/v1/auth/invitation/accept/').json({
      token: await mailedToken(invitee.email),
      full_name: 'Grace Hopper',
      password: 'grace.hopper1906',
    })
    invitation.assertStatus(422)
    invitation.assertBodyContains(weak)

    const user = await UserFactory.create()
    const token = await tokenFor(user)
    const reset = await client
      .post('/v1/auth/password/reset/')
      .json({ token, password: 'Password2026!' })
    reset.assertStatus(422)
    reset.assertBodyContains(weak)
    const again = await client
      .post('/v1/auth/password/reset/')
      .json({ token, password: 'another-password' })
    again.assertStatus(200)
  })

  test('is refused in the profile, on pages and /v1', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const input = { current_password: 'secret-password', password: 'qwertyuiop12' }

    const api = await client.patch('/v1/auth/me/').withGuard('api').loginAs(user).json(input)
    api.assertStatus(422)
    api.assertBodyContains(weak)
    const page = await client
      .post('/portal/admin/profile/password')
      .redirects(0)
      .loginAs(user)
      .withCsrfToken()
      .form(input)
    assert.match(JSON.stringify(page.flashMessages()), /easy to guess/)
  })
})

test.group('Two concurrent password resets by mail', (group) => {
  group.each.teardown(freshDatabase)

  test('only succeed once', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const token = await tokenFor(user)

    const answers = await Promise.all(
      ['one-new-password', 'other-new-password'].map((password) =>
        client.post('/v1/auth/password/reset/').json({ token, password })
      )
    )

    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
  })
})
