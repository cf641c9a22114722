import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import ClientPackage from '#app/billing/client_package'
import type Package from '#app/billing/package'
import Sale from '#app/billing/sale'
import SalePayment from '#app/billing/sale_payment'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { ClientPackageFactory } from '#database/factories/package_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'

function post(client: ApiClient, path: string, body: object, person: User, key?: string) {
  const request = client.post(`/v1/${path}`).json(body).withGuard('api').loginAs(person)
  return key ? request.header('idempotency-key', key) : request
}

function get(client: ApiClient, path: string, person: User, qs: Record<string, string> = {}) {
  return client.get(`/v1/${path}`).qs(qs).withGuard('api').loginAs(person)
}

/** The body of a read. */
async function read(
  client: ApiClient,
  path: string,
  person: User,
  qs: Record<string, string> = {}
) {
  const response = await get(client, path, person, qs)
  return response.body()
}

/** The status of a response. */
async function statusOf(request: ReturnType<typeof post>): Promise<number> {
  const response = await request
  return response.status()
}

function buy(client: ApiClient, offer: Package, person: User, key?: string) {
  return post(client, 'packages/activate-basic-package/', { package: offer.uid }, person, key)
}

test.group('Activating packages on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a client activates a package of each family', async ({ assert, client }) => {
    const { basic, payAsYouGo, additional } = await createOffers()
    const partner = await createPartner()

    const first = await buy(client, basic, partner)
    first.assertStatus(201)
    assert.containSubset(first.body(), {
      name: 'Basic 5,000',
      family: 'basic',
      status: 'active',
      total_calls: 5000,
      available_calls: 5000,
      sale: { quantity: 1, amount: 4900, currency: { code: 'EUR' }, payment_status: 'unpaid' },
    })
    const second = await post(
      client,
      'packages/activate-pay-as-you-go-package/',
      { package: payAsYouGo.uid, quantity: 500 },
      partner
    )
    second.assertStatus(201)
    assert.containSubset(second.body(), { total_calls: 500, sale: { amount: 1000 } })
    const third = await post(
      client,
      'packages/activate_additional_talk_time_pack/',
      { package: additional.uid },
      partner
    )
    third.assertStatus(201)
    const sales = await Sale.query().where({ clientId: partner.clientId }).orderBy('id')
    assert.deepEqual(
      sales.map(({ amount, channel, actorId }) => [amount, channel, actorId]),
      [
        [4900, 'self', partner.id],
        [1000, 'self', partner.id],
        [1200, 'self', partner.id],
      ]
    )
    assert.equal(sales[2].number, sales[0].number + 2)
  })

  test('a key buys once', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    const key = newUid()

    const first = await buy(client, basic, partner, key)
    const second = await buy(client, basic, partner, key)

    first.assertStatus(201)
    second.assertStatus(201)
    second.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await Sale.query().where({ clientId: partner.clientId }), 1)
  })

  test('refusals have a code and change nothing', async ({ assert, client }) => {
    const { basic, payAsYouGo, additional } = await createOffers()
    const partner = await createPartner()
    const refused = async (path: string, body: object, status: number, code: string) => {
      const response = await post(client, `packages/${path}/`, body, partner)
      response.assertStatus(status)
      assert.equal(response.body().code, code)
      return response.body()
    }
    const basicPath = 'activate-basic-package'

    await refused(basicPath, {}, 422, 'validation_failed')
    await refused(basicPath, { package: newUid() }, 404, 'not_found')
    await refused(basicPath, { package: payAsYouGo.uid }, 404, 'not_found')
    await refused(basicPath, { package: basic.uid, version: 7 }, 409, 'offer_changed')
    await refused(
      'activate_additional_talk_time_pack',
      { package: additional.uid },
      409,
      'needs_package'
    )
    const problem = await refused(
      'activate-pay-as-you-go-package',
      { package: payAsYouGo.uid, quantity: 3 },
      422,
      'validation_failed'
    )
    assert.equal(problem.errors[0].field, 'quantity')
    await basic.merge({ status: 'draft' }).save()
    await refused(basicPath, { package: basic.uid }, 404, 'not_found')
    await basic.merge({ status: 'archived' }).save()
    await refused(basicPath, { package: basic.uid }, 409, 'not_on_offer')
    await basic.merge({ status: 'active' }).save()
    assert.lengthOf(await ClientPackage.query().where({ clientId: partner.ownClientId }), 0)
  })

  test('answers what to pay for a pending package, and how', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 0 })
    const partner = await createPartner()
    const staff = await UserFactory.create()

    const bought = await buy(client, basic, partner)
    bought.assertStatus(201)
    assert.containSubset(bought.body(), {
      status: 'pending_payment',
      total_calls: 5000,
      available_calls: 0,
      expires_at: null,
      payment_due: { amount: 4900, currency: { code: 'EUR' }, reason: 'credit_limit' },
    })
    const { sale, payment_due: due } = bought.body()
    assert.match(
      due.how_to_pay,
      new RegExp(`^To pay 49\\.00 EUR, .* purchase number ${sale.number}\\.`)
    )
    const usage = await read(client, 'skills/user-free-package-detail/', partner)
    assert.equal(usage.total_calls, 0)
    const own = await read(client, 'clients/self-details/', partner)
    assert.deepEqual(own.credit, {
      ...{ limit: 0, open: 0, currency: { code: 'USD', symbol: '$', exponent: 2 } },
    })

    const pending = { package_status: 'pending_payment' }
    const { data } = await read(client, 'sales/list/', staff, pending)
    assert.containSubset(data, [{ id: sale.id, pending: true, payment_status: 'unpaid' }])
    const released = await post(client, `sales/${sale.id}/release/`, { note: 'Known' }, staff)
    released.assertStatus(200)
    assert.containSubset(released.body(), { pending: false, payment_status: 'unpaid' })
    const again = await post(client, `sales/${sale.id}/release/`, {}, staff)
    again.assertStatus(409)
    assert.equal(again.body().code, 'not_pending')
    assert.equal(await statusOf(post(client, `sales/${sale.id}/release/`, {}, partner)), 403)
    const now = await read(client, 'clients/self-details/', partner)
    assert.equal(now.credit.open, 5390)
    const later = { received_on: '2999-01-01', method: 'stripe' }
    const refused = await post(client, `sales/${sale.id}/pay/`, later, staff)
    refused.assertStatus(422)
    assert.containSubset(refused.body(), {
      errors: [
        { field: 'method', code: 'enum' },
        { field: 'received_on', code: 'too_far' },
      ],
    })
    const payment = { received_on: '2026-11-04', method: 'other' }
    const paid = await post(client, `sales/${sale.id}/pay/`, payment, staff)
    assert.containSubset(paid.body(), { payments: [{ ...payment, amount: 4900, currency: 'EUR' }] })
  })

  test('does not buy a running package again if asked not to', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 20_000 })
    const partner = await createPartner()
    const once = { package: basic.uid, allow_repeat: false }
    const path = 'packages/activate-basic-package/'

    assert.equal(await statusOf(post(client, path, once, partner)), 201)
    const refused = await post(client, path, once, partner)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'already_running')
    assert.equal(await statusOf(buy(client, basic, partner)), 201)
    await ClientPackage.query()
      .where({ clientId: partner.ownClientId })
      .update({ usage_calls: 5000 })
    await Sale.query().where({ clientId: partner.ownClientId }).update({ payment_status: 'paid' })
    assert.equal(await statusOf(post(client, path, once, partner)), 201)
  })

  test('staff assign priced and free packages, whatever is unpaid', async ({ assert, client }) => {
    const { basic, free } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 0 })
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const partner = await createPartner()
    await partner.load('client')
    const startsAt = DateTime.utc().plus({ days: 2 }).startOf('day')

    const priced = await post(
      client,
      'packages/admin-assign-priced-pack-to-client/',
      {
        client: partner.client.uid,
        package: basic.uid,
        starts_at: startsAt.toISODate(),
        backup: true,
        res_percentage: 30,
      },
      staff
    )
    priced.assertStatus(201)
    assert.containSubset(priced.body(), {
      status: 'scheduled',
      backup: true,
      res_percentage: 30,
      activated_at: startsAt.toJSDate().toISOString(),
      sale: { amount: 4900, payment_status: 'unpaid' },
    })
    const given = await post(
      client,
      'packages/free_packages/admin-assign-client-free-package/',
      { client: partner.client.uid, package: free.uid },
      staff
    )
    given.assertStatus(201)
    assert.containSubset(given.body(), { sale: { amount: 0, payment_status: 'waived' } })
    assert.lengthOf(await AuditEntry.query().where({ action: 'assigned', actorId: staff.id }), 2)

    const swapped = await post(
      client,
      'packages/admin-assign-priced-pack-to-client/',
      { client: partner.client.uid, package: free.uid },
      staff
    )
    swapped.assertStatus(404)
    const past = await post(
      client,
      'packages/admin-assign-priced-pack-to-client/',
      { client: partner.client.uid, package: basic.uid, starts_at: '2020-01-01' },
      staff
    )
    past.assertStatus(422)
    assert.equal(past.body().errors[0].code, 'in_the_past')
    await partner.client.merge({ status: 'suspended' }).save()
    const suspended = await post(
      client,
      'packages/admin-assign-priced-pack-to-client/',
      { client: partner.client.uid, package: basic.uid },
      staff
    )
    suspended.assertStatus(409)
    assert.equal(suspended.body().code, 'receiver_suspended')
    await partner.client.merge({ status: 'active' }).save()
    const noDay = await post(
      client,
      'packages/admin-assign-priced-pack-to-client/',
      { client: partner.client.uid, package: basic.uid, starts_at: '2027-02-31' },
      staff
    )
    noDay.assertStatus(422)
    assert.equal(noDay.body().errors[0].field, 'starts_at')
  })

  test('a client only sees its own offers, packages and purchases', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    const other = await createPartner()
    const staff = await UserFactory.create()
    await buy(client, basic, partner)

    const offers = await read(client, 'clients/available-packages-list/', partner)
    assert.lengthOf(offers.data, 3)
    assert.isTrue(offers.has_base_package)
    const current = await read(client, 'clients/current-package-details/', partner)
    assert.containSubset(current, { total_calls: 5000, pack_name: 'Basic 5,000' })
    assert.containSubset(current.packages[0], {
      pays_next: true,
      status: 'active',
      available_calls: 5000,
    })
    assert.deepEqual(current.prices, {
      ...{ 'playground-search': 1, 'related': 1, 'lookup': 1, 'extract': 5, 'changes': 1 },
    })

    const history = async (person: User, qs = {}) => {
      const { data } = await read(client, 'packages/purchased-packages-history/', person, qs)
      return data
    }
    assert.lengthOf(await history(partner), 1)
    assert.lengthOf(await history(partner, { status: 'exhausted' }), 0)
    assert.lengthOf(await history(partner, { family: 'basic', status: 'active' }), 1)
    assert.lengthOf(await history(other), 0)

    await partner.load('client')
    const path = 'packages/admin_user_activated_packages_history_view/'
    const { data: all } = await read(client, path, staff, { client: partner.client.uid })
    assert.containSubset(all, [{ name: 'Basic 5,000', client: { id: partner.client.uid } }])
    assert.equal(await statusOf(get(client, path, partner)), 403)
    assert.equal(await statusOf(buy(client, basic, staff)), 403)
  })
})

test.group('A client package on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the same fields and values everywhere', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const partner = await createPartner()
    const staff = await UserFactory.create()
    const purchase = await buy(client, basic, partner)
    const bought = purchase.body()
    const { sale, payment_due: due, ...shape } = bought
    assert.isNull(due)
    assert.properties(shape, [
      ...['id', 'name', 'family', 'status', 'total_calls', 'usage_calls', 'available_calls'],
      ...['res_percentage', 'backup', 'activated_at', 'expires_at'],
    ])

    const current = await read(client, 'clients/current-package-details/', partner)
    assert.deepEqual(current.packages, [{ ...shape, pays_next: true }])
    const own = await read(client, 'packages/purchased-packages-history/', partner)
    assert.deepEqual(own.data, [bought])
    const path = 'packages/admin_user_activated_packages_history_view/'
    const { data } = await read(client, path, staff)
    await partner.load('client')
    const holder = { id: partner.client.uid, name: partner.client.name }
    assert.deepEqual(data, [{ ...shape, sale, payment_due: due, client: holder, version: 1 }])
    const set = await client
      .patch(`/v1/packages/user-package-backup-update/${shape.id}/`)
      .withGuard('api')
      .loginAs(staff)
      .json({ backup: true })
    assert.deepInclude(set.body(), { ...shape, backup: true, client: holder, version: 2 })
  })
})

test.group('Sales on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function sold(client: ApiClient) {
    const { basic } = await createOffers()
    const partner = await createPartner()
    await buy(client, basic, partner)
    const sale = await Sale.query().where({ clientId: partner.ownClientId }).firstOrFail()
    return { partner, sale, staff: await UserFactory.create() }
  }

  test('are listed by filters and settled once', async ({ assert, client }) => {
    const { sale, staff, partner } = await sold(client)

    const paid = await post(client, `sales/${sale.uid}/pay/`, { note: 'Transfer 17' }, staff)
    paid.assertStatus(200)
    assert.containSubset(paid.body(), {
      payment_status: 'paid',
      steps: [{ was: 'unpaid', became: 'paid', note: 'Transfer 17', actor: staff.fullName }],
    })
    const again = await post(client, `sales/${sale.uid}/waive/`, {}, staff)
    again.assertStatus(409)
    assert.equal(again.body().code, 'already_settled')
    assert.lengthOf(await SalePayment.query().where({ saleId: sale.id }), 1)
    assert.lengthOf(await AuditEntry.query().where({ subject: 'sale', action: 'paid' }), 1)

    const count = async (qs: Record<string, string>) => {
      const { data } = await read(client, 'sales/list/', staff, qs)
      return data.length
    }
    assert.equal(await count({ payment_status: 'paid', currency: 'EUR', family: 'basic' }), 1)
    assert.equal(await count({ payment_status: 'unpaid' }), 0)
    assert.equal(await count({ search: String(sale.number), channel: 'self' }), 1)
    assert.equal(await count({ search: sale.clientName.toUpperCase() }), 1)
    assert.equal(await count({ from: '2020-01-01', to: '2020-01-02' }), 0)
    const misspelt = { stauts: 'paid', payment_status: 'payed', from: '2026-13-01' }
    for (const [field, value] of Object.entries(misspelt)) {
      const refused = await get(client, 'sales/list/', staff, { [field]: value })
      refused.assertStatus(field === 'stauts' ? 400 : 422)
      assert.containSubset(refused.body(), { errors: [{ field }] })
    }
    assert.equal(await statusOf(get(client, 'sales/list/', partner)), 403)
    assert.equal(await statusOf(post(client, `sales/${newUid()}/pay/`, {}, staff)), 404)
  })

  test('are voided by a sale of the negative amount, which cancels the package', async ({
    assert,
    client,
  }) => {
    const { sale, staff } = await sold(client)

    const response = await post(client, `sales/${sale.uid}/void/`, { note: 'By mistake' }, staff)

    response.assertStatus(200)
    const reversal = await Sale.query().where({ voids: sale.id }).firstOrFail()
    assert.containSubset(reversal.$attributes, {
      number: sale.number + 1,
      amount: -4900,
      baseAmount: -5390,
      paymentStatus: 'void',
    })
    assert.containSubset(response.body(), {
      payment_status: 'void',
      amount: 4900,
      voided_by: reversal.number,
    })
    const pack = await ClientPackage.findOrFail(sale.clientPackageId)
    assert.equal(pack.status, 'cancelled')
    assert.equal(await statusOf(post(client, `sales/${sale.uid}/void/`, {}, staff)), 409)
    assert.equal(await statusOf(post(client, `sales/${reversal.uid}/void/`, {}, staff)), 409)
    assert.lengthOf(await Sale.query(), 2)
  })

  test('keep their amounts and payment history', async ({ assert, client }) => {
    const { sale, staff } = await sold(client)
    await post(client, `sales/${sale.uid}/pay/`, {}, staff)

    const attempt = (work: () => Promise<unknown>) =>
      assert.rejects(() => db.transaction(async () => work()), /sale|append-only/i)
    await attempt(() => db.from('sales').where('id', sale.id).update({ amount: 1 }))
    await attempt(() => db.from('sales').where('id', sale.id).update({ number: 99 }))
    await attempt(() => db.from('sales').where('id', sale.id).delete())
    await attempt(() => db.from('sale_payments').update({ note: 'Never' }))
    await attempt(() => db.from('sale_payments').delete())
    const stored = await Sale.findOrFail(sale.id)
    assert.containSubset(stored.$attributes, { amount: 4900, number: sale.number })
    assert.lengthOf(await SalePayment.query().where({ saleId: sale.id }), 1)
  })
})

test.group('The package required by an additional one', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('must belong to the same client', async ({ assert, client }) => {
    const { basic, additional } = await createOffers()
    const partner = await createPartner()
    const other = await createPartner()
    await ClientPackageFactory.merge({
      clientId: other.ownClientId,
      packageId: basic.id,
      family: 'basic',
    }).create()

    const path = 'packages/activate_additional_talk_time_pack/'
    assert.equal(await statusOf(post(client, path, { package: additional.uid }, partner)), 409)
    assert.equal(await statusOf(post(client, path, { package: additional.uid }, other)), 201)
  })
})
