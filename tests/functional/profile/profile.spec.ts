import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { Role } from '#app/accounts/role'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { mailedToken } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const password = 'secret-password'

test.group('The user’s own profile', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in every area', async ({ assert, client }) => {
    const people = [
      [await UserFactory.create(), '/portal/admin/profile'],
      [await UserFactory.merge({ role: Role.subAdmin }).create(), '/portal/admin/profile'],
      [await createPartner(), '/portal/partner/profile'],
      [await UserFactory.merge({ role: Role.companyUser }).create(), '/portal/companyUser/profile'],
    ] as const
    for (const [person, url] of people) {
      const page = await client.get(url).loginAs(person)
      page.assertStatus(200)
      assert.equal(renderedPage(page).component, 'profile/show')
      assert.containSubset(renderedPage(page).props, {
        form: { full_name: person.fullName, email: person.email },
      })
      const saved = await client
        .post(url)
        .loginAs(person)
        .withCsrfToken()
        .redirects(0)
        .form({ full_name: 'New Name', email: person.email })
      saved.assertHeader('location', url)
      await person.refresh()
      assert.equal(person.fullName, 'New Name')
    }
  })

  test('changes the address with the password, immediately if mails go to files', async ({
    assert,
    client,
  }) => {
    const person = await UserFactory.create()
    const other = await UserFactory.create()
    const reset = await issueAccountToken(db.connection(), person.email, 'password_reset')
    const save = (input: Record<string, string>) =>
      client
        .post('/portal/admin/profile')
        .loginAs(person)
        .withCsrfToken()
        .redirects(0)
        .form({ full_name: person.fullName, form: 'person', ...input })

    const without = await save({ email: 'new@example.com' })
    assert.properties(without.flashMessage('inputErrorsBag'), ['current_password'])
    const wrong = await save({ email: 'new@example.com', current_password: 'wrong' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['current_password'])
    const duplicate = await save({ email: other.email, current_password: password })
    assert.properties(duplicate.flashMessage('inputErrorsBag'), ['email'])
    await save({ email: 'New@Example.com', current_password: password })
    await person.refresh()
    assert.equal(person.email, 'new@example.com')
    const late = await client
      .post('/v1/auth/password/reset/')
      .json({ token: reset!.token, password: 'another-password' })
    late.assertStatus(422)
    assert.lengthOf(await auditEntriesOf('user', person.uid), 1)
  })

  test('changes the address after confirmation, if mail is really sent', async ({
    assert,
    client,
    cleanup,
  }) => {
    portal.confirmsEmail = true
    cleanup(() => {
      portal.confirmsEmail = false
    })
    const person = await UserFactory.create()
    const before = person.email
    await client
      .post('/portal/admin/profile')
      .loginAs(person)
      .withCsrfToken()
      .redirects(0)
      .form({ full_name: 'New', email: 'new@example.com', current_password: password })
    await person.refresh()
    assert.equal(person.fullName, 'New')
    assert.equal(person.email, before)
    const link = `/auth/confirm-new-email/${await mailedToken('new@example.com')}`
    const [first] = await db.from('account_tokens').where('user_id', person.id).orderBy('id')
    assert.equal(first.email, 'new@example.com')
    const form = await client.get(link)
    assert.equal(renderedPage(form).component, 'auth/confirm_new_email')
    assert.isTrue(renderedPage(form).props.valid)
    await client.post(link).withCsrfToken().redirects(0)
    await person.refresh()
    assert.equal(person.email, 'new@example.com')
    assert.isNotNull(person.emailVerifiedAt)
    const again = await client.post(link).withCsrfToken().redirects(0)
    again.assertFlashMessage(
      'error',
      'This link has already been used or has expired. Request a new one.'
    )
    const used = renderedPage(await client.get(link).loginAs(person))
    assert.isFalse(used.props.valid)
    assert.match(used.html, /href="\/portal\/\w+\/profile"[^>]*>Open your profile/)
    assert.notInclude(used.html, `action="${link}"`)
  })

  test('changes the password, which ends every other session', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const elsewhere = await startPageSession(person)
    const { access } = await openApiFamily(person)
    const reset = await issueAccountToken(db.connection(), person.email, 'password_reset')
    const change = (input: Record<string, string>) =>
      client
        .post('/portal/admin/profile/password')
        .loginAs(person)
        .withCsrfToken()
        .redirects(0)
        .form(input)

    const wrong = await change({ current_password: 'wrong', password: 'another-password' })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['current_password'])
    const short = await change({ current_password: password, password: 'short' })
    assert.properties(short.flashMessage('inputErrorsBag'), ['password'])
    for (const response of [wrong, short]) {
      assert.notInclude(JSON.stringify(response.flashMessages()), 'another-password')
      assert.notInclude(JSON.stringify(response.flashMessages()), password)
    }
    assert.isNotNull(await findByPageSession(elsewhere))

    const done = await change({ current_password: password, password: 'another-password' })
    done.assertHeader('location', '/portal/admin/profile')
    assert.isNull(await findByPageSession(elsewhere))
    assert.isNull(await findByAccessToken(access))
    const late = await client
      .post('/v1/auth/password/reset/')
      .json({ token: reset!.token, password: 'a-third-password' })
    late.assertStatus(422)
    const here = await findByPageSession(String(done.session('auth_web')))
    assert.equal(here?.id, person.id)
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: person.email, password: 'another-password' })
    login.assertStatus(200)
    assert.containSubset(await auditEntriesOf('user', person.uid), [
      { action: 'changed_password', before: null, after: null },
    ])
  })

  test('guesses of the current password count as failed sign-ins', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const guess = (current: string) =>
      client
        .patch('/v1/auth/me/')
        .withGuard('api')
        .loginAs(person)
        .json({ current_password: current, password: 'another-password' })
    for (let times = 0; times < 5; times += 1) {
      const wrong = await guess('wrong')
      wrong.assertStatus(422)
    }
    const right = await guess(password)
    right.assertStatus(429)
    assert.isAbove(Number(right.header('retry-after')), 0)
  })

  test('ends the other sessions on demand', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const stranger = await startPageSession(await UserFactory.create())
    const elsewhere = await startPageSession(person)
    const { access } = await openApiFamily(person)
    const response = await client
      .post('/portal/admin/profile/sessions')
      .loginAs(person)
      .withCsrfToken()
      .redirects(0)
    response.assertHeader('location', '/portal/admin/profile/sessions')
    assert.isNull(await findByPageSession(elsewhere))
    assert.isNull(await findByAccessToken(access))
    assert.isNotNull(await findByPageSession(stranger))
    assert.lengthOf(await db.from('page_sessions').where('user_id', person.id), 1)
  })

  test('shows the differences of a stale save, then saves', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const { email } = person
    const post = (input: Record<string, string>) =>
      client.post('/portal/admin/profile').loginAs(person).withCsrfToken().redirects(0).form(input)
    const page = renderedPage(await client.get('/portal/admin/profile').loginAs(person))
    await person.merge({ fullName: 'Theirs', version: 2 }).save()

    const stale = await post({ full_name: 'Mine', email, version: page.props.version })

    stale.assertStatus(409)
    const { props } = renderedPage(stale)
    assert.containSubset(props, {
      form: { full_name: 'Mine', email },
      stale: true,
      differences: [{ field: 'full_name', now: 'Theirs', typed: 'Mine' }],
    })
    await person.refresh()
    assert.equal(person.fullName, 'Theirs')
    await post({ full_name: 'Mine', email, version: props.version })
    await person.refresh()
    assert.equal(person.fullName, 'Mine')
  })

  test('changes nothing if the current password is wrong', async ({ assert, client }) => {
    const person = await UserFactory.create()
    const { fullName } = person
    const change = (current: string) =>
      client
        .patch('/v1/auth/me/')
        .withGuard('api')
        .loginAs(person)
        .json({ full_name: 'Ada', password: 'another-password', current_password: current })

    const wrong = await change('wrong')
    wrong.assertStatus(422)
    wrong.assertBodyContains({ errors: [{ field: 'current_password', code: 'wrong_password' }] })
    await person.refresh()
    assert.equal(person.fullName, fullName)
    assert.isEmpty(await auditEntriesOf('user', person.uid))

    const right = await change(password)
    right.assertStatus(200)
    right.assertBodyContains({ full_name: 'Ada' })
    const auditEntries = await auditEntriesOf('user', person.uid)
    assert.deepEqual(
      auditEntries.map(({ action }) => action),
      ['updated', 'changed_password']
    )
  })

  test('waits for confirmation of an address changed with the password', async ({
    assert,
    client,
    cleanup,
  }) => {
    portal.confirmsEmail = true
    cleanup(() => {
      portal.confirmsEmail = false
    })
    const person = await UserFactory.create()
    const response = await client.patch('/v1/auth/me/').withGuard('api').loginAs(person).json({
      email: 'new@example.com',
      password: 'another-password',
      current_password: password,
    })
    response.assertBodyContains({ email: person.email, email_waiting: 'new@example.com' })
    const links = await db.from('account_tokens').where({ user_id: person.id }).whereNull('used_at')
    assert.lengthOf(links, 1)
  })

  test('can also be changed on /v1', async ({ assert, client }) => {
    const person = await createPartner()
    const { access } = await openApiFamily(person)
    const change = (input: object) =>
      client.patch('/v1/auth/me/').header('authorization', `Bearer ${access}`).json(input)

    const renamed = await change({ full_name: 'Ada' })
    renamed.assertStatus(200)
    assert.deepInclude(renamed.body(), { id: person.uid, full_name: 'Ada', email: person.email })
    const unproven = await change({ password: 'another-password' })
    unproven.assertStatus(422)
    unproven.assertBodyContains({ errors: [{ field: 'current_password' }] })
    const address = await change({ email: 'ada@example.com', current_password: password })
    address.assertBodyContains({ email: 'ada@example.com', email_waiting: null })
    const changed = await change({ password: 'another-password', current_password: password })
    changed.assertStatus(200)
    assert.isNull(await findByAccessToken(access))
    const guest = await client.patch('/v1/auth/me/').json({ full_name: 'X' })
    guest.assertStatus(401)
  })
})
