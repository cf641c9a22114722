import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { Role } from '#app/accounts/role'
import User from '#app/accounts/user'
import Client from '#app/accounts/client'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/billing/client_package'
import { ClientSuspended } from '#app/billing/metering/metering_errors'
import { spendCall } from '#app/billing/metering/spend_call'
import DefaultSetup from '#app/billing/default_setup'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { recipientsOf } from '#tests/helpers/account_mails'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { assertVersion } from '#tests/helpers/assert_version'

test.group('Clients on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lists clients by cursor, with their usage', async ({ assert, client }) => {
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const [acme] = await ClientFactory.merge([{ name: 'Acme' }, { name: 'beta' }]).createMany(2)
    const { id: packageId } = await PackageFactory.create()
    await ClientPackageFactory.merge({ clientId: acme.id, packageId, usageCalls: 3 }).create()
    const first = await client.get('/v1/clients/list/?limit=1').withGuard('api').loginAs(staff)

    first.assertStatus(200)
    const { data, meta } = first.body()
    assert.containSubset(data, [
      {
        id: acme.uid,
        name: 'Acme',
        status: 'active',
        usage: { total_calls: 100, usage_calls: 3, last_search_at: null, unpaid_sales: 0 },
      },
    ])
    assert.equal(meta.total, 2)
    const second = await client
      .get('/v1/clients/list/')
      .qs({ limit: 1, cursor: meta.next_cursor })
      .withGuard('api')
      .loginAs(staff)
    assert.equal(second.body().data[0].name, 'beta')
    const wrong = await client.get('/v1/clients/list/?city=x').withGuard('api').loginAs(staff)
    wrong.assertStatus(400)
    const country = await client.get('/v1/clients/list/?country=XX').withGuard('api').loginAs(staff)
    country.assertStatus(422)
  })

  test('creates a client once per key, with the free package and an invitation', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const offer = await PackageFactory.merge({ name: 'Taster' }).create()
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ freePackageId: offer.id }).save()
    const create = () =>
      client
        .post('/v1/clients/create/')
        .withGuard('api')
        .loginAs(staff)
        .header('Idempotency-Key', 'one')
        .json({ name: 'Acme', contact_name: 'Wile', email: 'wile@acme.example', country: 'US' })

    const response = await create()
    response.assertStatus(201)
    assertVersion(response, 1)
    response.assertBodyContains({
      name: 'Acme',
      country: 'US',
      country_name: 'United States',
      status: 'active',
      notes: null,
    })
    const again = await create()
    again.assertHeader('idempotent-replayed', 'true')
    assert.equal(again.body().id, response.body().id)
    assert.deepEqual(await recipientsOf('invitation'), ['wile@acme.example'])

    const created = await Client.findByOrFail('uid', response.body().id)
    const given = await ClientPackage.query().where('clientId', created.id)
    assert.deepEqual(
      given.map(({ name, totalCalls }) => [name, totalCalls]),
      [['Taster', 100]]
    )
    const wile = await User.findByOrFail('email', 'wile@acme.example')
    assert.equal(wile.clientId, created.id)
  })

  test('creates without an invitation on request and refuses invalid input', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const create = (input: object) =>
      client.post('/v1/clients/create/').withGuard('api').loginAs(staff).json(input)
    const quiet = await create({ name: 'Acme', email: staff.email, invite: false })
    quiet.assertStatus(201)

    const wrong = await create({ name: '', email: 'x', country: 'Atlantis', currency: 'EURO' })
    wrong.assertStatus(422)
    const fields = wrong.body().errors.map(({ field }: { field: string }) => field)
    assert.sameMembers(fields, ['name', 'email', 'country', 'currency'])
    const duplicate = await create({ name: 'Beta', email: staff.email })
    duplicate.assertStatus(422)
    duplicate.assertBodyContains({ errors: [{ field: 'email', code: 'taken' }] })
    assert.lengthOf(await Client.all(), 1)
  })

  test('shows, replaces and changes a client by version', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const acme = await ClientFactory.merge({ name: 'Acme', phone: '1', taxId: 'T' }).create()
    const url = `/v1/clients/update/${acme.uid}/`
    const shown = await client.get(`/v1/clients/edit/${acme.uid}/`).withGuard('api').loginAs(staff)
    shown.assertStatus(200)
    assertVersion(shown, 1)
    shown.assertBodyContains({ id: acme.uid, tax_id: 'T', notes: null })

    const changed = await client
      .patch(url)
      .withGuard('api')
      .loginAs(staff)
      .header('If-Match', '"1"')
      .json({ phone: '2' })
    changed.assertStatus(200)
    changed.assertBodyContains({ phone: '2', tax_id: 'T', version: 2 })
    const replaced = await client
      .put(url)
      .withGuard('api')
      .loginAs(staff)
      .json({ name: 'Acme Inc', email: 'a@acme.example', version: 2 })
    replaced.assertBodyContains({ name: 'Acme Inc', phone: null, tax_id: null, version: 3 })
    const stale = await client
      .patch(url)
      .withGuard('api')
      .loginAs(staff)
      .header('If-Match', '"1"')
      .json({ phone: '3' })
    stale.assertStatus(412)
    const same = await client.patch(url).withGuard('api').loginAs(staff).json({ name: 'Acme Inc' })
    same.assertBodyContains({ version: 3 })
    assert.lengthOf(await auditEntriesOf('client', acme.uid), 2)

    const unknown = await client
      .patch(`/v1/clients/update/${newUid()}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ phone: '3' })
    unknown.assertStatus(404)
  })

  test('suspending a client ends its sessions and stops charges', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const partner = await createPartner()
    await partner.load('client')
    const { id: packageId } = await PackageFactory.create()
    const pack = await ClientPackageFactory.merge({
      clientId: partner.client.id,
      packageId,
    }).create()
    const { access, refresh } = await openApiFamily(partner)

    const response = await client
      .patch(`/v1/clients/update/${partner.client.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'suspended' })

    response.assertBodyContains({ status: 'suspended', version: 2 })
    assert.isNull(await findByAccessToken(access))
    const search = await client
      .get('/v1/skills/playground-search/?skills=welding')
      .header('authorization', `Bearer ${access}`)
    search.assertStatus(401)
    const renewed = await client.post('/v1/auth/token/refresh/').json({ refresh })
    renewed.assertStatus(401)
    const paying = () =>
      spendCall({
        clientId: partner.client.id,
        requestId: newUid(),
        units: 1,
        finish: () => ({
          record: {
            call: 'playground-search',
            userId: partner.id,
            origin: 'api',
            skills: ['welding'],
            filters: {},
            totalMatches: 0,
            returned: 0,
            latencyMs: 1,
          },
        }),
      })
    await assert.rejects(paying, ClientSuspended)
    await pack.refresh()
    assert.equal(pack.usageCalls, 0)
  })

  test('manages the users of a client', async ({ assert, client }) => {
    const staff = await UserFactory.create()
    const acme = await ClientFactory.create()
    const stranger = await createPartner()
    const base = `/v1/clients/people/${acme.uid}`
    const invited = await client
      .post(`${base}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ full_name: 'Ada', email: 'ada@example.com' })
    invited.assertStatus(201)
    invited.assertBodyContains({ full_name: 'Ada', role: 2, status: 'invited' })
    const person = `${base}/${invited.body().id}/`
    const resent = await client.post(`${person}invitation/`).withGuard('api').loginAs(staff)
    resent.assertStatus(202)
    const suspended = await client
      .patch(person)
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'suspended' })
    suspended.assertBodyContains({ status: 'suspended' })
    const stale = await client
      .patch(person)
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'active', version: 1 })
    stale.assertStatus(412)
    const refused = await client.post(`${person}invitation/`).withGuard('api').loginAs(staff)
    refused.assertStatus(409)
    const people = await client.get(`${base}/`).withGuard('api').loginAs(staff)
    assert.lengthOf(people.body().data, 1)
    const others = await client
      .patch(`${base}/${stranger.uid}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'suspended' })
    others.assertStatus(404)
  })

  test('a partner reads its own client and does not change the fields of staff', async ({
    assert,
    client,
  }) => {
    const acme = await ClientFactory.merge({ name: 'Acme', notes: 'Pays late' }).create()
    const partner = await createPartner(acme)
    const other = await ClientFactory.create()
    const url = '/v1/clients/self-details/'
    const shown = await client.get(url).withGuard('api').loginAs(partner)
    shown.assertStatus(200)
    assertVersion(shown, 1)
    assert.equal(shown.body().id, acme.uid)
    assert.notProperty(shown.body(), 'notes')

    const changed = await client
      .patch(url)
      .withGuard('api')
      .loginAs(partner)
      .json({ phone: '2', name: 'Mine', status: 'suspended', notes: 'Nice' })
    changed.assertStatus(422)
    assert.lengthOf(changed.body().errors, 1)
    assert.containSubset(changed.body().errors, [{ field: 'notes', code: 'unknown_field' }])
    const allowed = await client
      .patch(url)
      .withGuard('api')
      .loginAs(partner)
      .json({ phone: '2', name: 'Mine', status: 'suspended', other_currencies: true })
    allowed.assertBodyContains({
      name: 'Acme',
      phone: '2',
      status: 'active',
      other_currencies: false,
    })
    await acme.refresh()
    assert.equal(acme.notes, 'Pays late')
    const replaced = await client
      .put(url)
      .withGuard('api')
      .loginAs(partner)
      .json({ email: 'new@acme.example', website: 'https://acme.example' })
    replaced.assertBodyContains({ email: 'new@acme.example', phone: null })
    const wrong = await client.put(url).withGuard('api').loginAs(partner).json({ email: '' })
    wrong.assertStatus(422)
    const stale = await client
      .patch(url)
      .withGuard('api')
      .loginAs(partner)
      .json({ phone: '3', version: 1 })
    stale.assertStatus(412)
    await other.refresh()
    assert.equal(other.version, 1)
    assert.containSubset(await auditEntriesOf('client', acme.uid), [{ actorId: partner.id }])
  })

  test('is for roles 0 and 1; role 2 only has its own client', async ({ client }) => {
    const partner = await createPartner()
    const company = await UserFactory.merge({ role: Role.companyUser }).create()
    const acme = await ClientFactory.create()
    for (const person of [partner, company]) {
      for (const path of ['list/', `edit/${acme.uid}/`, `people/${acme.uid}/`]) {
        const response = await client.get(`/v1/clients/${path}`).withGuard('api').loginAs(person)
        response.assertStatus(403)
      }
      const creation = await client
        .post('/v1/clients/create/')
        .withGuard('api')
        .loginAs(person)
        .json({ name: 'X', email: 'x@example.com' })
      creation.assertStatus(403)
    }
    const own = await client.get('/v1/clients/self-details/').withGuard('api').loginAs(company)
    own.assertStatus(403)
    const guest = await client.get('/v1/clients/self-details/')
    guest.assertStatus(401)
  })
})
