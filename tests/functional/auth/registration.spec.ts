import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import portal from '#config/portal'
import Client from '#app/accounts/client'
import ClientPackage from '#app/billing/client_package'
import DefaultSetup from '#app/billing/default_setup'
import User from '#app/accounts/user'
import { PackageFactory } from '#database/factories/package_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { mailedToken, recipientsOf } from '#tests/helpers/account_mails'
import { renderedPage } from '#tests/helpers/rendered_page'

const registration = {
  full_name: 'Ada Lovelace',
  organisation: 'Analytical Engines',
  email: 'Ada@Engines.example',
  password: 'a-long-password',
}

async function setUpFreePackage() {
  const offer = await PackageFactory.merge({ name: 'Free Pack', totalCalls: 50 }).create()
  const setup = await DefaultSetup.current()
  await setup.merge({ freePackageId: offer.id }).save()
}

test.group('Registration', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates a client, its first user and the free package', async ({ assert, client }) => {
    await setUpFreePackage()

    const response = await client.post('/v1/auth/register/').json(registration)

    response.assertStatus(201)
    const { user, email_confirmation_required: waits } = response.body()
    assert.isFalse(waits)
    assert.deepEqual(Object.keys(user).sort(), ['email', 'full_name', 'id', 'role', 'status'])
    const person = await User.findByOrFail('email', 'ada@engines.example')
    assert.equal(person.role, 2)
    assert.equal(person.uid, user.id)
    assert.notInclude(person.password ?? '', registration.password)
    const organisation = await Client.findOrFail(person.clientId)
    assert.equal(organisation.name, 'Analytical Engines')
    assert.equal(organisation.status, 'active')
    const [granted] = await ClientPackage.query().where('clientId', organisation.id)
    assert.equal(granted.totalCalls, 50)
    assert.equal(granted.family, 'free')

    const login = await client
      .post('/v1/auth/login/')
      .json({ email: registration.email, password: registration.password })
    login.assertStatus(200)
  })

  test('logs the user in on pages and redirects to the dashboard', async ({ assert, client }) => {
    await setUpFreePackage()

    const response = await client
      .post('/auth/register')
      .redirects(0)
      .withCsrfToken()
      .form(registration)

    response.assertStatus(302)
    assert.equal(response.header('location'), '/portal/partner/dashboard')
    const person = await User.findByOrFail('email', 'ada@engines.example')
    assert.lengthOf(await db.from('page_sessions').where('user_id', person.id), 1)
    assert.lengthOf(await ClientPackage.query().where('clientId', person.clientId ?? 0), 1)
  })

  test('creates the client without a package when none is set up', async ({ assert, client }) => {
    const response = await client.post('/v1/auth/register/').json(registration)

    response.assertStatus(201)
    assert.lengthOf(await ClientPackage.all(), 0)
  })

  test('refuses an existing e-mail address, ignoring case', async ({ assert, client }) => {
    await UserFactory.merge({ email: 'ada@engines.example' }).create()

    const response = await client.post('/v1/auth/register/').json(registration)

    response.assertStatus(422)
    assert.equal(response.body().code, 'email_taken')
    assert.equal(response.body().errors[0].field, 'email')
    assert.lengthOf(await Client.all(), 0)

    const page = await client.post('/auth/register').redirects(0).withCsrfToken().form(registration)
    assert.equal(page.header('location'), '/auth/register')
    assert.property(page.flashMessages().inputErrorsBag, 'email')
  })

  test('names each missing or too short field', async ({ assert, client }) => {
    const response = await client
      .post('/v1/auth/register/')
      .json({ email: 'nothing', password: 'short', organisation: '  ' })

    response.assertStatus(422)
    assert.sameMembers(
      response.body().errors.map((fault: { field: string }) => fault.field),
      ['full_name', 'organisation', 'email', 'password']
    )
    assert.lengthOf(await User.all(), 0)
  })

  test('ignores role and client in the input', async ({ assert, client }) => {
    const response = await client
      .post('/v1/auth/register/')
      .json({ ...registration, role: 0, client_id: 1, status: 'suspended' })

    response.assertStatus(422)
    assert.containSubset(
      response.body().errors,
      ['role', 'client_id', 'status'].map((field) => ({ field, code: 'unknown_field' }))
    )
    assert.lengthOf(await User.all(), 0)

    const page = await client
      .post('/auth/register')
      .redirects(0)
      .withCsrfToken()
      .form({ ...registration, role: 0, status: 'suspended' })
    page.assertStatus(302)
    const person = await User.findByOrFail('email', 'ada@engines.example')
    assert.equal(person.role, 2)
    assert.equal(person.status, 'active')
  })

  test('is limited per address and day', async ({ assert, client }) => {
    await db.from('default_setups').update({ registrations_per_day: 3 })
    await db.table('rate_limits').insert({
      key: 'register-from:127.0.0.1',
      points: 3,
      expire: Date.now() + 18_000_000,
    })

    const response = await client.post('/v1/auth/register/').json(registration)

    response.assertStatus(429)
    assert.equal(response.body().code, 'registration_limit_reached')
    assert.isAbove(Number(response.header('retry-after')), 17_000)
    const page = await client.post('/auth/register').redirects(0).withCsrfToken().form(registration)
    page.assertStatus(429)
    assert.include(page.text(), 'Too many accounts were registered from your network today.')
    assert.lengthOf(await User.all(), 0)
  })
})

test.group('Registration with e-mail confirmation', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    portal.confirmsEmail = true
    return () => {
      portal.confirmsEmail = false
    }
  })

  test('grants the free package once, when the e-mail address is confirmed', async ({
    assert,
    client,
  }) => {
    await setUpFreePackage()

    const response = await client.post('/v1/auth/register/').json(registration)
    response.assertStatus(201)
    assert.isTrue(response.body().email_confirmation_required)
    assert.lengthOf(await ClientPackage.all(), 0)

    const token = await mailedToken('ada@engines.example')
    const shown = await client.get(`/auth/confirm-email/${token}`)
    shown.assertStatus(200)
    assert.isTrue(renderedPage(shown).props.valid)
    assert.lengthOf(await ClientPackage.all(), 0)

    const confirmed = await client.post(`/auth/confirm-email/${token}`).withCsrfToken().redirects(0)
    assert.equal(confirmed.header('location'), '/auth/login')
    assert.lengthOf(await ClientPackage.all(), 1)
    const person = await User.findByOrFail('email', 'ada@engines.example')
    assert.isNotNull(person.emailVerifiedAt)

    const again = await client.post(`/auth/confirm-email/${token}`).withCsrfToken().redirects(0)
    assert.include(again.flashMessages().error, 'This link has already been used')
    assert.lengthOf(await ClientPackage.all(), 1)
    const used = renderedPage(await client.get(`/auth/confirm-email/${token}`))
    assert.isFalse(used.props.valid)
    assert.include(used.html, 'It has already been used or has expired')
    assert.include(used.html, 'href="/auth/confirm-email"')
    assert.notInclude(used.html, '<form action="/auth/confirm-email')
  })

  test('sends another link until the address is confirmed, at most 5 per hour', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    await partner.merge({ emailVerifiedAt: null }).save()
    const ask = () =>
      client.post('/auth/confirm-email').loginAs(partner).withCsrfToken().redirects(0)

    const page = renderedPage(await client.get('/auth/confirm-email').loginAs(partner))
    assert.deepInclude(page.props, { email: partner.email, waiting: true })
    const asked = await ask()
    asked.assertFlashMessage('success', `A new link is on its way to ${partner.email}.`)
    assert.equal(asked.header('location'), '/auth/confirm-email')
    assert.lengthOf(await recipientsOf('email_confirmation'), 1)
    for (let more = 0; more < 4; more++) await ask()
    const refused = await ask()
    refused.assertStatus(429)
    assert.lengthOf(await recipientsOf('email_confirmation'), 5)

    await partner.merge({ emailVerifiedAt: DateTime.utc() }).save()
    const done = renderedPage(await client.get('/auth/confirm-email').loginAs(partner))
    assert.isFalse(done.props.waiting)
    const needless = await ask()
    needless.assertStatus(302)
    assert.lengthOf(await recipientsOf('email_confirmation'), 5)
  })

  test('redirects guests to login when they request another link', async ({ client }) => {
    const page = await client.get('/auth/confirm-email').redirects(0)
    page.assertStatus(302)
    page.assertHeader('location', '/auth/login')
    const posted = await client.post('/auth/confirm-email').withCsrfToken().redirects(0)
    posted.assertHeader('location', '/auth/login')
  })
})
