import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import type { SessionData } from '@adonisjs/session/types'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import portal from '#config/portal'
import UserResetTwoFactor from '../../../commands/user_reset_two_factor.js'
import AccountNoticeMail from '#app/accounts/notices/account_notice_mail'
import { useTotpCode } from '#app/accounts/two_factor/check_code'
import { useRecoveryCode } from '#app/accounts/two_factor/recovery_codes'
import { newTotpSecret } from '#app/accounts/two_factor/totp'
import { storeTotpSecret } from '#app/accounts/two_factor/totp_secret'
import { Role } from '#app/accounts/role'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import User from '#app/accounts/user'
import QueuedMail from '#app/mail/queued_mail'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'
import { codeOf, withTwoFactor } from '#tests/helpers/two_factor'

const password = 'secret-password'

function logIn(client: ApiClient, input: Record<string, string>) {
  return client.post('/v1/auth/login/').json({ password, ...input })
}

function post(client: ApiClient, path: string, user: User, input: Record<string, string> = {}) {
  return client.post(path).loginAs(user).withCsrfToken().redirects(0).form(input)
}

/** The events of the notices mailed to the user, oldest first. */
async function noticesTo({ email }: User): Promise<unknown[]> {
  const mails = await QueuedMail.query()
    .where({ kind: 'account_notice', recipient: email })
    .orderBy('id')
  return mails.map(({ content }) => content.event)
}

async function actionsOn({ uid }: User): Promise<string[]> {
  const entries = await auditEntriesOf('user', uid)
  return entries.map(({ action }) => action)
}

test.group('Two-factor authentication on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('requires a code after the right password', async ({ assert, client }) => {
    const user = await createPartner()
    const { secret } = await withTwoFactor(user)
    const { email } = user

    const wrong = await logIn(client, { email, password: 'wrong', code: codeOf(secret) })
    const without = await logIn(client, { email })
    const guess = await logIn(client, { email, code: '000000' })

    for (const response of [wrong, without, guess]) response.assertStatus(401)
    assert.deepEqual(
      [wrong, without, guess].map((response) => response.body().code),
      ['wrong_credentials', 'second_factor_required', 'wrong_second_factor']
    )
    assert.isEmpty(await db.from('refresh_families').where('user_id', user.id))
    const right = await logIn(client, { email, code: codeOf(secret) })
    right.assertStatus(200)
  })

  test('each code of the app works once', async ({ assert, client }) => {
    const user = await createPartner()
    const { secret } = await withTwoFactor(user)
    const { email } = user
    const code = codeOf(secret)

    const first = await logIn(client, { email, code })
    const again = await logIn(client, { email, code })
    const earlier = await logIn(client, { email, code: codeOf(secret, -1) })
    const later = await logIn(client, { email, code: codeOf(secret, 1) })

    assert.deepEqual(
      [first, again, earlier, later].map((response) => response.status()),
      [200, 401, 401, 200]
    )
  })

  test('a recovery code works once, however it is written, and is reported', async ({
    assert,
    client,
  }) => {
    const user = await createPartner()
    const { codes } = await withTwoFactor(user)
    const { email } = user
    const [code] = codes
    assert.lengthOf(codes, 10)
    assert.match(code, /^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
    assert.notInclude(JSON.stringify(await db.from('recovery_codes')), code.replaceAll('-', ''))

    const first = await logIn(client, { email, code: code.toUpperCase().replaceAll('-', ' ') })
    const again = await logIn(client, { email, code })

    first.assertStatus(200)
    again.assertStatus(401)
    assert.deepEqual(await noticesTo(user), ['recovery_code_used'])
    const entries = await auditEntriesOf('user', user.uid)
    assert.containSubset(entries, [
      { action: 'used_recovery_code', actorId: user.id, after: { recovery_codes_left: 9 } },
    ])
  })

  test('guesses of codes must wait, also after the right password', async ({ assert, client }) => {
    const user = await createPartner()
    const { secret } = await withTwoFactor(user)
    const { email } = user
    for (let times = 0; times < 5; times += 1) {
      const response = await logIn(client, { email, code: '000000' })
      response.assertStatus(401)
    }

    const right = await logIn(client, { email, code: codeOf(secret) })

    right.assertStatus(429)
    assert.equal(right.body().detail, 'Too many wrong codes. Try again in a minute.')
    const passwordOnly = await logIn(client, { email })
    assert.equal(passwordOnly.body().code, 'second_factor_required')
  })

  test('staff who must set it up get no tokens', async ({ assert, client, cleanup }) => {
    portal.staffTwoFactor = true
    cleanup(() => {
      portal.staffTwoFactor = false
    })
    const user = await UserFactory.create()
    const partner = await createPartner()
    const { access } = await openApiFamily(user)

    const refused = await logIn(client, { email: user.email })
    const earlier = await client.get('/v1/auth/me/').header('authorization', `Bearer ${access}`)
    const other = await logIn(client, { email: partner.email })

    refused.assertStatus(403)
    assert.equal(refused.body().code, 'second_factor_setup_required')
    assert.equal(earlier.body().code, 'invalid_token')
    other.assertStatus(200)
    const { secret } = await withTwoFactor(user)
    const now = await logIn(client, { email: user.email, code: codeOf(secret) })
    now.assertStatus(200)
  })
})

test.group('The second step of a login on pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follows the password, and only then there is a session', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { secret } = await withTwoFactor(user)

    const first = await client
      .post('/auth/login')
      .redirects(0)
      .withCsrfToken()
      .withSession({ intended_page: '/portal/admin/skills?search=a' })
      .form({ email: user.email, password })

    first.assertHeader('location', '/auth/login/code')
    assert.isUndefined(first.session().auth_web)
    assert.isEmpty(await db.from('page_sessions').where('user_id', user.id))
    await user.refresh()
    assert.isNull(user.lastLoginAt)
    const session = first.session()
    const form = await client.get('/auth/login/code').withSession(session)
    assert.equal(renderedPage(form).component, 'auth/login_code')
    const dashboard = await client.get('/portal/admin/dashboard').withSession(session).redirects(0)
    dashboard.assertHeader('location', '/auth/login')

    const send = (code: string) =>
      client
        .post('/auth/login/code')
        .redirects(0)
        .withCsrfToken()
        .withSession(session)
        .form({ code })
    const wrong = await send('000000')
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['code'])
    assert.isUndefined(wrong.session().auth_web)
    const right = await send(codeOf(secret))
    right.assertHeader('location', '/portal/admin/skills?search=a')
    const found = await findByPageSession(String(right.session().auth_web))
    assert.equal(found?.id, user.id)
    assert.notProperty(right.session(), 'pending_login')
  })

  test('is not accepted without a recent password', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const { secret } = await withTwoFactor(user)
    const first = await client
      .post('/auth/login')
      .redirects(0)
      .withCsrfToken()
      .form({ email: user.email, password })
    const { pending_login: pending } = first.session()
    const send = (session: SessionData) =>
      client
        .post('/auth/login/code')
        .redirects(0)
        .withCsrfToken()
        .withSession(session)
        .form({ code: codeOf(secret) })

    const late = await send({ pending_login: { ...pending, until: Date.now() - 1 } })
    const none = await send({})
    await user.merge({ password: 'another-password' }).save()
    const changed = await send({ pending_login: pending })

    for (const response of [late, none, changed]) {
      response.assertHeader('location', '/auth/login')
      assert.isUndefined(response.session().auth_web)
    }
    const page = await client.get('/auth/login/code').redirects(0)
    page.assertHeader('location', '/auth/login')
  })
})

test.group('Setting up two-factor authentication', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('needs the password, then a code of the app, and shows recovery codes once', async ({
    assert,
    client,
  }) => {
    const user = await createPartner()
    const elsewhere = await startPageSession(user)

    const wrong = await post(client, '/auth/two-factor/start', user, { current_password: 'wrong' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['current_password'])
    assert.isEmpty(await db.from('totp_secrets').where('user_id', user.id))
    const started = await post(client, '/auth/two-factor/start', user, {
      current_password: password,
    })
    started.assertHeader('location', '/auth/two-factor/set-up')

    const offer = await client.get('/auth/two-factor/set-up').loginAs(user)
    const [, written] = /id="totp-secret"[^>]*>([A-Z2-7 ]+)</.exec(offer.text())!
    const secret = written.replaceAll(' ', '')
    assert.notInclude(JSON.stringify(renderedPage(offer).props), secret)
    assert.notInclude(JSON.stringify(await db.from('totp_secrets')), secret)
    const picture = await client.get('/auth/two-factor/qr-code.svg').loginAs(user)
    picture.assertHeader('content-type', 'image/svg+xml')
    assert.match(picture.text() || String(picture.body()), /<svg/)

    const guess = await post(client, '/auth/two-factor/set-up', user, { code: '000000' })
    assert.properties(guess.flashMessage('inputErrorsBag'), ['code'])
    const done = await post(client, '/auth/two-factor/set-up', user, { code: codeOf(secret) })
    done.assertStatus(200)
    const codes = /id="recovery-codes"[^>]*>([^<]+)</.exec(done.text())![1].split('\n')
    assert.lengthOf(codes, 10)
    await user.refresh()
    assert.isNotNull(user.twoFactorAt)
    assert.isNull(await findByPageSession(elsewhere))
    assert.isTrue(await useRecoveryCode(db.connection(), user.id, codes[3]))
    assert.deepEqual(await actionsOn(user), ['switched_on_two_factor'])
    assert.deepEqual(await noticesTo(user), ['two_factor_on'])
    const gone = await client.get('/auth/two-factor/qr-code.svg').loginAs(user)
    gone.assertStatus(404)
  })

  test('is switched off with password and code, after which a password is enough', async ({
    assert,
    client,
  }) => {
    const user = await createPartner()
    const { secret } = await withTwoFactor(user)
    const off = (input: Record<string, string>) =>
      post(client, '/auth/two-factor/off', user, { current_password: password, ...input })

    const wrong = await off({ code: '000000' })
    const guess = await off({ code: codeOf(secret), current_password: 'wrong' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['code'])
    assert.properties(guess.flashMessage('inputErrorsBag'), ['current_password'])
    const done = await off({ code: codeOf(secret) })
    done.assertHeader('location', '/portal/partner/profile')

    const login = await logIn(client, { email: user.email })
    login.assertStatus(200)
    for (const table of ['totp_secrets', 'recovery_codes']) {
      assert.isEmpty(await db.from(table).where('user_id', user.id))
    }
    assert.deepEqual(await actionsOn(user), ['switched_off_two_factor'])
    assert.deepEqual(await noticesTo(user), ['two_factor_off'])
  })

  test('new recovery codes replace the previous ones', async ({ assert, client }) => {
    const user = await createPartner()
    const { secret, codes } = await withTwoFactor(user)

    const done = await post(client, '/auth/two-factor', user, {
      current_password: password,
      code: codeOf(secret),
    })

    const [fresh] = /id="recovery-codes"[^>]*>([^<]+)</.exec(done.text())![1].split('\n')
    assert.isFalse(await useRecoveryCode(db.connection(), user.id, codes[0]))
    assert.isTrue(await useRecoveryCode(db.connection(), user.id, fresh))
    assert.deepEqual(await noticesTo(user), ['recovery_codes_renewed'])
  })

  test('staff who must set it up reach nothing else on pages', async ({
    assert,
    client,
    cleanup,
  }) => {
    portal.staffTwoFactor = true
    cleanup(() => {
      portal.staffTwoFactor = false
    })
    const user = await UserFactory.merge({ role: Role.companyUser }).create()
    for (const path of ['/portal/companyUser/skills', '/playground', '/auth/confirm-email']) {
      const response = await client.get(path).loginAs(user).redirects(0)
      response.assertHeader('location', '/auth/two-factor')
    }
    const tokens = await post(client, '/auth/tokens', user)
    tokens.assertHeader('location', '/auth/two-factor')
    const page = renderedPage(await client.get('/auth/two-factor').loginAs(user))
    assert.isTrue(page.props.must_set_up)
    assert.isNull(page.props.pageSession)

    const secret = newTotpSecret()
    await db.transaction((trx) => storeTotpSecret(trx, user.id, secret))
    const done = await post(client, '/auth/two-factor/set-up', user, {
      code: codeOf(secret),
    }).withSession({ intended_page: '/portal/companyUser/skills' })
    assert.equal(renderedPage(done).props.next, '/portal/companyUser/skills')
    await user.refresh()
    const free = await client.get('/portal/companyUser/skills').loginAs(user)
    free.assertStatus(200)
    const off = await post(client, '/auth/two-factor/off', user, {
      current_password: password,
      code: codeOf(secret, 1),
    })
    off.assertFlashMessage(
      'error',
      'Staff must use two-factor authentication, so it cannot be switched off. To use another device, ask an administrator to reset it.'
    )
  })

  test('an offered secret expires after 15 minutes', async ({ assert, client }) => {
    const user = await createPartner()
    const secret = newTotpSecret()
    await db.transaction((trx) => storeTotpSecret(trx, user.id, secret))
    await db.from('totp_secrets').update({ created_at: '2026-01-01 00:00:00' })

    const page = await client.get('/auth/two-factor/set-up').loginAs(user).redirects(0)
    page.assertHeader('location', '/auth/two-factor')
    await post(client, '/auth/two-factor/set-up', user, { code: codeOf(secret) })
    await user.refresh()
    assert.isNull(user.twoFactorAt)
  })

  test('a session is not started with the password alone if it was switched on meanwhile', async ({
    assert,
  }) => {
    const user = await createPartner()
    await withTwoFactor(await User.findOrFail(user.id))

    assert.isNull(await findByPageSession(await startPageSession(user)))
    await assert.rejects(() => openApiFamily(user))
  })
})

test.group('Resetting two-factor authentication', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('administrators do so for staff and partners, who are logged out and informed', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const colleague = await UserFactory.merge({ role: Role.companyUser }).create()
    const partner = await createPartner()
    await partner.load('client')
    const pages: Array<[User, string]> = [
      [colleague, `/portal/admin/sub-admins/edit/${colleague.uid}/two-factor`],
      [
        partner,
        `/portal/admin/clients/edit/${partner.client.uid}/people/${partner.uid}/two-factor`,
      ],
    ]
    for (const [person, path] of pages) {
      await withTwoFactor(person)
      const session = await startPageSession(person)
      await post(client, path, admin)
      await person.refresh()
      assert.isNull(person.twoFactorAt)
      assert.isNull(await findByPageSession(session))
      assert.deepEqual(await actionsOn(person), ['reset_two_factor'])
      assert.deepEqual(await noticesTo(person), ['two_factor_reset'])
    }
  })

  test('nobody resets their own, and owners not that of colleagues', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const owner = await createPartner()
    await owner.load('client')
    const member = await createPartner(owner.client)
    for (const person of [admin, member]) await withTwoFactor(person)

    await post(client, `/portal/admin/sub-admins/edit/${admin.uid}/two-factor`, admin)
    await post(client, `/portal/partner/colleagues/${member.uid}/two-factor`, owner)

    for (const person of [admin, member]) {
      await person.refresh()
      assert.isNotNull(person.twoFactorAt)
    }
  })

  test('operators do so on the command line', async ({ assert }) => {
    const admin = await UserFactory.create()
    await withTwoFactor(admin)
    const run = async (email: string) => {
      const command = await ace.create(UserResetTwoFactor, [email])
      await command.exec()
      return { exitCode: command.exitCode, said: command.logger.getLogs().at(-1)?.message }
    }

    const done = await run(admin.email.toUpperCase())
    const again = await run(admin.email)
    const unknown = await run('nobody@example.com')

    assert.deepEqual([done.exitCode, again.exitCode, unknown.exitCode], [0, 1, 1])
    assert.include(again.said, 'does not use two-factor authentication')
    assert.include(unknown.said, 'No account')
    await admin.refresh()
    assert.isNull(admin.twoFactorAt)
    assert.containSubset(await auditEntriesOf('user', admin.uid), [
      { action: 'reset_two_factor', actorId: null },
    ])
  })

  test('the mail says what happened and when', async ({ assert }) => {
    const queued = await QueuedMail.create({
      kind: 'account_notice',
      recipient: 'ada@example.com',
      content: {
        language: 'en',
        event: 'recovery_code_used',
        fullName: 'Ada',
        count: 0,
        at: '2026-11-26T14:30:00.000Z',
      },
    })
    const mail = new AccountNoticeMail(queued)
    await mail.buildWithContents()
    const { text, subject } = mail.message.toJSON().message
    assert.equal(subject, 'Security of your account on Skillary')
    assert.include(String(text), 'No recovery codes are left')
    assert.match(String(text), /Nov 26, 2026, 2:30:00\sPM \(UTC\)/)
  })
})

test.group('A code that several requests use at the same time', (group) => {
  group.each.teardown(async () => {
    await db.from('totp_secrets').delete()
    await db.from('recovery_codes').delete()
    await db.from('users').delete()
  })

  test('works once', async ({ assert }) => {
    const user = await UserFactory.create()
    const { secret, codes } = await withTwoFactor(user)
    const code = codeOf(secret)
    const client = db.connection()

    const ofApp = await Promise.all(
      Array.from({ length: 8 }, () => useTotpCode(client, user.id, code))
    )
    const recovery = await Promise.all(
      Array.from({ length: 8 }, () => useRecoveryCode(client, user.id, codes[0]))
    )

    assert.lengthOf(ofApp.filter(Boolean), 1)
    assert.lengthOf(recovery.filter(Boolean), 1)
  })
})
