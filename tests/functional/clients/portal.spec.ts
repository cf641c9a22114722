import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { findByPageSession, startPageSession } from '#app/accounts/sessions/page_session'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import SearchHistory from '#app/billing/metering/search_history'
import Sale from '#app/billing/sale'
import DefaultSetup from '#app/billing/default_setup'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { renderedPage } from '#tests/helpers/rendered_page'

const list = '/portal/admin/clients'

test.group('Screens of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists clients with their usage', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const [busy] = await ClientFactory.merge([{ name: 'Ümlaut AG' }, { name: 'acme' }]).createMany(
      2
    )
    const { id: packageId } = await PackageFactory.create()
    const pack = await ClientPackageFactory.merge({
      packageId,
      clientId: busy.id,
      totalCalls: 100,
      usageCalls: 40,
    }).create()
    await ClientPackageFactory.merge({
      packageId,
      clientId: busy.id,
      totalCalls: 7,
      status: 'cancelled',
    }).create()
    await SearchHistory.create({
      requestId: newUid(),
      clientId: busy.id,
      clientPackageId: pack.id,
      origin: 'api',
      skills: ['a'],
      filters: {},
      totalMatches: 0,
      returned: 0,
      outcome: 'empty',
      units: 1,
      latencyMs: 1,
      createdAt: DateTime.fromISO('2026-11-20T10:00:00Z'),
    })

    const response = await client.get(list).loginAs(staff)
    response.assertStatus(200)
    const { clients, list: state } = renderedPage(response).props
    assert.containSubset(clients, [
      { name: 'acme', usage: { total_calls: 0, usage_calls: 0, last_search_at: null } },
      {
        name: 'Ümlaut AG',
        usage: {
          total_calls: 100,
          usage_calls: 40,
          last_search_at: '2026-11-20T10:00:00.000Z',
          unpaid_sales: 0,
        },
      },
    ])
    assert.containSubset(state, { total: 2, sort: 'name' })
  })

  test('finds by name, contact or address, filters by status and country, sorts', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await ClientFactory.merge([
      { name: 'Ümlaut AG', country: 'CH', email: 'info@umlaut.ch' },
      { name: 'Acme', country: 'US', contactName: 'Wile Coyote', status: 'suspended' },
      { name: '100 % Steel', country: 'CH' },
    ]).createMany(3)
    const names = async (qs: Record<string, string>) => {
      const response = await client.get(list).qs(qs).loginAs(staff)
      return renderedPage(response).props.clients.map(({ name }: { name: string }) => name)
    }
    assert.deepEqual(await names({ search: 'ÜML' }), ['Ümlaut AG'])
    assert.deepEqual(await names({ search: 'umlaut.ch' }), ['Ümlaut AG'])
    assert.deepEqual(await names({ search: 'coyote' }), ['Acme'])
    assert.deepEqual(await names({ search: '%' }), ['100 % Steel'])
    assert.deepEqual(await names({ status: 'suspended' }), ['Acme'])
    assert.deepEqual(await names({ country: 'CH', sort: '-name' }), ['Ümlaut AG', '100 % Steel'])
    assert.deepEqual(await names({ limit: '1', page: '2' }), ['Acme'])
  })

  test('exports filtered rows as CSV without formulas', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await ClientFactory.merge([
      { name: '=cmd()', country: 'CH', billingAddress: 'Street 1\n8000 Zürich' },
      { name: 'Acme', country: 'US' },
    ]).createMany(2)
    const response = await client.get(`${list}/export?country=CH`).loginAs(staff)
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/csv; charset=utf-8')
    const text = response.text()
    assert.match(text, /^id,name,contact_name,email,/)
    assert.include(text, "'=cmd()")
    assert.include(text, '"Street 1\n8000 Zürich"')
    assert.notInclude(text, 'Acme')
  })

  test('exports nothing for a misspelt filter', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const answer = await client.get(`${list}/export?contry=CH`).loginAs(staff).redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', `${list}?contry=CH`)
    assert.match(String(answer.flashMessage('error')), /Unknown parameter "contry"/)
  })

  test('creates a client with the free package, and invites its contact', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    await Currency.create({ code: 'CHF', name: 'Swiss franc', symbol: 'CHF' })
    const form = await client.get(`${list}/create`).loginAs(staff)
    assert.equal(renderedPage(form).component, 'clients/create')
    assert.lengthOf(renderedPage(form).props.countries, 249)

    const response = await client
      .post(`${list}/create`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({
        name: 'Acme',
        contact_name: 'Wile Coyote',
        email: 'Wile@Acme.example',
        phone: '+1 555',
        country: 'us',
        website: 'https://acme.example',
        billing_address: 'Desert 1\r\nArizona',
        tax_id: 'T1',
        currency: 'CHF',
        notes: 'Pays late',
        invite: 'true',
        once: newUid(),
      })

    const made = await Client.query().preload('currency').firstOrFail()
    response.assertHeader('location', `${list}/edit/${made.uid}`)
    assert.containSubset(made.serialize(), {
      name: 'Acme',
      contactName: 'Wile Coyote',
      email: 'wile@acme.example',
      country: 'US',
      taxId: 'T1',
      notes: 'Pays late',
      status: 'active',
      currency: { code: 'CHF' },
    })
    const person = await User.findByOrFail('email', 'wile@acme.example')
    assert.containSubset(person.$attributes, {
      fullName: 'Wile Coyote',
      role: Role.partner,
      clientId: made.id,
      status: 'invited',
      password: null,
    })
    assert.deepEqual(await recipientsOf('invitation'), ['wile@acme.example'])
    assert.containSubset(await auditEntriesOf('client', made.uid), [
      { action: 'created', actorId: staff.id, before: null, after: { name: 'Acme' } },
    ])
  })

  test('creates one client and sends one mail for repeated submissions', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { id: freePackageId } = await PackageFactory.create()
    await DefaultSetup.query().update({ freePackageId })
    const { html, props } = renderedPage(await client.get(`${list}/create`).loginAs(staff))
    const once = String(props.once)
    assert.include(html, `name="once" value="${once}"`)
    const press = (input: Record<string, string>) =>
      client
        .post(`${list}/create`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ name: 'Acme', email: 'wile@acme.example', invite: 'true', once, ...input })

    const refused = await press({ email: staff.email })
    assert.properties(refused.flashMessage('inputErrorsBag'), ['email'])
    const answers = [await press({}), await press({})]

    const made = await Client.query().preload('users')
    assert.lengthOf(made, 1)
    assert.lengthOf(made[0].users, 1)
    for (const answer of answers) {
      answer.assertHeader('location', `${list}/edit/${made[0].uid}`)
    }
    assert.deepEqual(await recipientsOf('invitation'), ['wile@acme.example'])
    assert.lengthOf(await Sale.query().where({ clientId: made[0].id }), 1)
    const other = await press({ name: 'Other' })
    assert.match(String(other.flashMessage('error')), /This form was already submitted/)
    assert.lengthOf(await Client.all(), 1)
  })

  test('invites no one unless requested', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    await client
      .post(`${list}/create`)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ name: 'Acme', email: 'wile@acme.example', once: newUid() })
    assert.isNotNull(await Client.findBy('name', 'Acme'))
    assert.isNull(await User.findBy('email', 'wile@acme.example'))
  })

  test('shows errors next to their fields and writes nothing', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const create = (input: Record<string, string>) =>
      client
        .post(`${list}/create`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ once: newUid(), ...input })

    const wrong = await create({
      name: ' ',
      email: 'nonsense',
      country: 'XX',
      website: 'javascript:alert(1)',
    })
    assert.properties(wrong.flashMessage('inputErrorsBag'), ['name', 'email', 'country', 'website'])
    wrong.assertFlashMessage('website', 'javascript:alert(1)')
    const currency = await create({ name: 'A', email: 'a@example.com', currency: 'XTS' })
    assert.properties(currency.flashMessage('inputErrorsBag'), ['currency'])
    const taken = await create({ name: 'A', email: staff.email, invite: 'true' })
    assert.deepEqual(taken.flashMessage('inputErrorsBag'), {
      email: ['Another account already uses this e-mail address. Enter a different one.'],
    })
    assert.lengthOf(await Client.all(), 0)
  })

  test('edits all fields, and shows a stale save as a difference', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const acme = await ClientFactory.merge({ name: 'Acme', phone: '1' }).create()
    const url = `${list}/edit/${acme.uid}`
    const page = await client.get(url).loginAs(staff)
    const { form, version } = renderedPage(page).props
    assert.containSubset(form, { name: 'Acme', phone: '1', notes: '' })

    const saved = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .redirects(0)
      .form({ ...form, phone: '', country: 'CH', version, back: '/clients?page=2' })
    saved.assertHeader('location', '/portal/admin/clients?page=2')
    await acme.refresh()
    assert.equal(acme.country, 'CH')
    assert.isNull(acme.phone)
    assert.equal(acme.version, 2)
    assert.containSubset(await auditEntriesOf('client', acme.uid), [
      {
        action: 'updated',
        before: { phone: '1', country: null },
        after: { phone: null, country: 'CH' },
      },
    ])

    const stale = await client
      .post(url)
      .loginAs(staff)
      .withCsrfToken()
      .form({ ...form, name: 'Acme Inc', version })
    stale.assertStatus(409)
    assert.containSubset(renderedPage(stale).props, {
      stale: true,
      version: '2',
      form: { name: 'Acme Inc' },
      differences: [{ field: 'name', now: 'Acme', typed: 'Acme Inc' }],
    })
  })

  test('suspends a client and signs its users out', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const partner = await createPartner()
    await partner.load('client')
    const session = await startPageSession(partner)
    const url = `${list}/edit/${partner.client.uid}/status`
    const post = (status: string) =>
      client.post(url).loginAs(staff).withCsrfToken().redirects(0).form({ status })

    const response = await post('suspended')
    response.assertHeader('location', `${list}/edit/${partner.client.uid}`)
    assert.isNull(await findByPageSession(session))
    await post('active')
    assert.isNull(await findByPageSession(session))
    assert.isNotNull(await findByPageSession(await startPageSession(partner)))
    assert.containSubset(await auditEntriesOf('client', partner.client.uid), [
      { action: 'suspended', before: { status: 'active' }, after: { status: 'suspended' } },
      { action: 'reactivated', before: { status: 'suspended' }, after: { status: 'active' } },
    ])
  })

  test('invites people, again too, suspends and reactivates them', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const acme = await ClientFactory.create()
    const url = `${list}/edit/${acme.uid}`
    const post = (path: string, input: Record<string, string> = {}) =>
      client.post(`${url}${path}`).loginAs(staff).withCsrfToken().redirects(0).form(input)
    const form = await client.get(`${url}/people/create`).loginAs(staff)
    assert.equal(renderedPage(form).component, 'clients/invite')

    const invited = await post('/people/create', { full_name: 'Ada', email: 'ada@example.com' })
    invited.assertHeader('location', url)
    const ada = await User.findByOrFail('email', 'ada@example.com')
    await post(`/people/${ada.uid}/invitation`)
    assert.lengthOf(await recipientsOf('invitation'), 2)

    await post(`/people/${ada.uid}/status`, { status: 'suspended' })
    await ada.refresh()
    assert.equal(ada.status, 'suspended')
    const refused = await post(`/people/${ada.uid}/invitation`)
    refused.assertFlashMessage(
      'error',
      'You can resend an invitation only to people who have not accepted it yet.'
    )
    await post(`/people/${ada.uid}/status`, { status: 'active' })
    await ada.refresh()
    assert.equal(ada.status, 'invited')
    const { people } = renderedPage(await client.get(url).loginAs(staff)).props
    assert.containSubset(people, [{ full_name: 'Ada', status: 'invited', role: 2 }])
  })

  test('users of other clients and staff are not found', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const acme = await ClientFactory.create()
    const stranger = await createPartner()
    for (const { uid } of [stranger, staff]) {
      const base = `${list}/edit/${acme.uid}/people/${uid}`
      await client
        .post(`${base}/status`)
        .loginAs(staff)
        .withCsrfToken()
        .redirects(0)
        .form({ status: 'suspended' })
    }
    const suspended = await db.from('users').where('status', 'suspended')
    assert.lengthOf(suspended, 0)
    const unknown = await client.get(`${list}/edit/${newUid()}`).loginAs(staff)
    unknown.assertStatus(404)
  })

  test('other roles are redirected to their dashboard', async ({ assert, client }) => {
    const acme = await ClientFactory.create()
    const people = [
      [await createPartner(), '/portal/partner/dashboard'],
      [
        await UserFactory.merge({ role: Role.companyUser }).create(),
        '/portal/companyUser/dashboard',
      ],
    ] as const
    for (const [person, home] of people) {
      for (const path of ['', '/create', `/edit/${acme.uid}`]) {
        const response = await client.get(`${list}${path}`).loginAs(person).redirects(0)
        assert.equal(response.header('location'), home)
      }
    }
  })
})
