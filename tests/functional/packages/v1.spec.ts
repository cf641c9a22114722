import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Role } from '#app/accounts/role'
import { newUid } from '#app/core/uid'
import Currency from '#app/money/currency'
import { activatePackage } from '#app/billing/sales/activate_package'
import { families, familyIds } from '#app/billing/families'
import Package from '#app/billing/package'
import Sale from '#app/billing/sale'
import DefaultSetup from '#app/billing/default_setup'
import { operator } from '#app/accounts/audit/audit_log'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { createOffers } from '#tests/helpers/offers'
import { assertVersion } from '#tests/helpers/assert_version'

const terms = {
  basic: { total_calls: 5000, price: 4900, currency: 'EUR', validity_days: 30 },
  additional_talk_time: { total_calls: 1000, price: 1200, currency: 'EUR' },
  pay_as_you_go: {
    unit_price: 2,
    minimum_quantity: 500,
    maximum_quantity: 100_000,
    currency: 'EUR',
  },
  free: { total_calls: 100 },
}

function pathOf(family: keyof typeof families, rest: string) {
  return `/v1/packages/${families[family].resource}/${rest}`
}

test.group('Packages on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const family of familyIds) {
    test(`creates, shows, replaces, changes, lists and deletes: ${family}`, async ({
      assert,
      client,
    }) => {
      await createOffers()
      const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
      const created = await client
        .post(pathOf(family, 'create/'))
        .withGuard('api')
        .loginAs(staff)
        .header('Idempotency-Key', 'one')
        .json({ name: ' Offer ', features: ['One', 'Two'], ...terms[family] })
      created.assertStatus(201)
      assertVersion(created, 1)
      created.assertBodyContains({
        family,
        name: 'Offer',
        status: 'draft',
        priority: families[family].priority,
        features: ['One', 'Two'],
        activations_count: 0,
      })
      const { id } = created.body()
      const again = await client
        .post(pathOf(family, 'create/'))
        .withGuard('api')
        .loginAs(staff)
        .header('Idempotency-Key', 'one')
        .json({ name: ' Offer ', features: ['One', 'Two'], ...terms[family] })
      again.assertHeader('idempotent-replayed', 'true')

      for (const path of [`edit/${id}/`, `${id}/`]) {
        const shown = await client.get(pathOf(family, path)).withGuard('api').loginAs(staff)
        shown.assertStatus(200)
        shown.assertBodyContains({ id, ...termsAsShown(family) })
      }
      const changed = await client
        .patch(pathOf(family, `update/${id}/`))
        .withGuard('api')
        .loginAs(staff)
        .header('If-Match', '"1"')
        .json({ status: 'active', description: 'Good' })
      changed.assertStatus(200)
      changed.assertBodyContains({ status: 'active', description: 'Good', version: 2 })
      const stale = await client
        .patch(pathOf(family, `update/${id}/`))
        .withGuard('api')
        .loginAs(staff)
        .header('If-Match', '"1"')
        .json({ name: 'Late' })
      stale.assertStatus(412)
      const replaced = await client
        .put(pathOf(family, `update/${id}/`))
        .withGuard('api')
        .loginAs(staff)
        .json({ name: 'Other', version: 2, ...terms[family] })
      replaced.assertStatus(200)
      replaced.assertBodyContains({
        name: 'Other',
        description: null,
        features: [],
        status: 'active',
        version: 3,
      })

      const listed = await client
        .get(pathOf(family, 'list/?search=OTH&status=active'))
        .withGuard('api')
        .loginAs(staff)
      assert.deepEqual(
        listed.body().data.map((row: { id: string }) => row.id),
        [id]
      )
      assert.equal(listed.body().meta.total, 1)

      const deleted = await client
        .delete(pathOf(family, `${id}/`))
        .withGuard('api')
        .loginAs(staff)
      deleted.assertStatus(204)
      assert.isNull(await Package.findBy('uid', id))
      const auditEntries = await auditEntriesOf('package', id)
      assert.deepEqual(
        auditEntries.map(({ action, actorId }) => [action, actorId]),
        [
          ['created', staff.id],
          ['activated', staff.id],
          ['updated', staff.id],
          ['deleted', staff.id],
        ]
      )
    })
  }

  test('a family does not show the packages of another one', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    for (const id of [basic.uid, newUid(), 'nonsense']) {
      const shown = await client
        .get(pathOf('free', `edit/${id}/`))
        .withGuard('api')
        .loginAs(staff)
      shown.assertStatus(404)
      const missing = await client
        .delete(pathOf('free', `${id}/`))
        .withGuard('api')
        .loginAs(staff)
      missing.assertStatus(404)
    }
    assert.isNotNull(await Package.find(basic.id))
  })

  const refusals = [
    ['basic', { name: '' }, 'name'],
    ['basic', { price: '49.00' }, 'price'],
    ['basic', { price: -1 }, 'price'],
    ['basic', { price: null }, 'price'],
    ['basic', { currency: 'XTS' }, 'currency'],
    ['basic', { currency: null }, 'currency'],
    ['basic', { total_calls: 0 }, 'total_calls'],
    ['basic', { unit_price: 5 }, 'unit_price'],
    ['basic', { validity_days: 0 }, 'validity_days'],
    ['basic', { res_percentage: 101 }, 'res_percentage'],
    ['basic', { status: 'sold' }, 'status'],
    ['basic', { name: 'Basic 5,000' }, 'name'],
    ['pay_as_you_go', { minimum_quantity: 0 }, 'minimum_quantity'],
    ['pay_as_you_go', { minimum_quantity: 100_001 }, 'maximum_quantity'],
    ['pay_as_you_go', { maximum_quantity: null }, 'maximum_quantity'],
    ['pay_as_you_go', { total_calls: 10 }, 'total_calls'],
    ['pay_as_you_go', { unit_price: 1_000_000_000 }, 'maximum_quantity'],
    ['free', { price: 100 }, 'price'],
    ['free', { currency: 'EUR' }, 'currency'],
  ] as const
  for (const [family, input, field] of refusals) {
    test(`refuses ${JSON.stringify(input)} for ${family} at ${field}`, async ({
      assert,
      client,
    }) => {
      await createOffers()
      const staff = await UserFactory.create()
      const response = await client
        .post(pathOf(family, 'create/'))
        .withGuard('api')
        .loginAs(staff)
        .json({ name: 'Offer', ...terms[family], ...input })
      response.assertStatus(422)
      assert.include(
        response.body().errors.map((fault: { field: string }) => fault.field),
        field
      )
      assert.isNull(await Package.findBy('name', 'Offer'))
    })
  }

  test('a currency with other decimals requires a new price', async ({ assert, client }) => {
    const { basic } = await createOffers()
    await Currency.create({ code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0, rate: 0.007 })
    const staff = await UserFactory.create()
    const change = (input: object) =>
      client
        .patch(pathOf('basic', `update/${basic.uid}/`))
        .withGuard('api')
        .loginAs(staff)
        .json(input)
    const refused = await change({ currency: 'JPY' })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'price' }] })
    const changed = await change({ currency: 'JPY', price: 7900 })
    changed.assertBodyContains({ price: 7900, currency: { code: 'JPY', exponent: 0 } })
    await basic.refresh()
    assert.equal(basic.price, 7900)
  })

  test('an activated package can be archived, not deleted; client packages stay', async ({
    assert,
    client,
  }) => {
    const { basic } = await createOffers()
    const staff = await UserFactory.create()
    const acme = await ClientFactory.create()
    const { clientPackage, sale } = await db.transaction((trx) =>
      activatePackage({ client: acme, offer: basic, actor: operator, channel: 'self' }, trx)
    )
    const bought = { pack: clientPackage.$attributes, sale: sale.$attributes }
    const url = pathOf('basic', `update/${basic.uid}/`)
    const refused = await client
      .delete(pathOf('basic', `${basic.uid}/`))
      .withGuard('api')
      .loginAs(staff)
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'in_use' })
    assert.include(refused.body().detail, 'Archive it instead')
    const draft = await client.patch(url).withGuard('api').loginAs(staff).json({ status: 'draft' })
    draft.assertStatus(409)

    const changed = await client.patch(url).withGuard('api').loginAs(staff).json({
      name: 'Basic 9',
      total_calls: 9,
      price: 1,
      validity_days: null,
      res_percentage: 10,
      priority: 1,
      status: 'archived',
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ status: 'archived', total_calls: 9, activations_count: 1 })

    await clientPackage.refresh()
    assert.equal(clientPackage.name, 'Basic 5,000')
    assert.equal(clientPackage.totalCalls, 5000)
    assert.equal(clientPackage.price, 4900)
    assert.equal(clientPackage.resPercentage, 100)
    assert.equal(clientPackage.priority, 20)
    assert.equal(clientPackage.expiresAt?.toMillis(), bought.pack.expiresAt.toMillis())
    const stored = await Sale.findOrFail(sale.id)
    assert.equal(stored.amount, 4900)
    assert.equal(stored.number, bought.sale.number)
  })

  test('the default package of new clients stays active', async ({ assert, client }) => {
    const offer = await PackageFactory.merge({ name: 'Taster', version: 1 }).create()
    const setup = await DefaultSetup.findOrFail(1)
    await setup.merge({ freePackageId: offer.id }).save()
    const staff = await UserFactory.create()
    const archived = await client
      .patch(pathOf('free', `update/${offer.uid}/`))
      .withGuard('api')
      .loginAs(staff)
      .json({ status: 'archived' })
    archived.assertStatus(409)
    const deleted = await client
      .delete(pathOf('free', `${offer.uid}/`))
      .withGuard('api')
      .loginAs(staff)
    deleted.assertStatus(409)
    deleted.assertBodyContains({ code: 'default_package' })
    await offer.refresh()
    assert.equal(offer.status, 'active')
  })

  test('a new package uses the share of Limitation Setup by default', async ({
    assert,
    client,
  }) => {
    await createOffers()
    await db.from('default_setups').update({ res_percentage: 40 })
    const staff = await UserFactory.merge({ role: Role.subAdmin }).create()
    const create = (input: Record<string, unknown>) =>
      client
        .post(pathOf('basic', 'create/'))
        .withGuard('api')
        .loginAs(staff)
        .json({ ...terms.basic, ...input })

    const silent = await create({ name: 'Silent' })
    const withShare = await create({ name: 'Saying', res_percentage: 100 })

    assert.equal(silent.body().res_percentage, 40)
    assert.equal(withShare.body().res_percentage, 100)
  })

  test('is for roles 0 and 1', async ({ assert, client }) => {
    const { basic } = await createOffers()
    const others = [
      await createPartner(),
      await UserFactory.merge({ role: Role.companyUser }).create(),
    ]
    const requests = [
      ['get', 'list/'],
      ['post', 'create/'],
      ['get', `edit/${basic.uid}/`],
      ['patch', `update/${basic.uid}/`],
      ['put', `update/${basic.uid}/`],
      ['delete', `${basic.uid}/`],
    ] as const
    for (const [method, path] of requests) {
      for (const person of others) {
        const response = await client[method](pathOf('basic', path))
          .withGuard('api')
          .loginAs(person)
        response.assertStatus(403)
      }
      const guest = await client[method](pathOf('basic', path)).accept('json')
      guest.assertStatus(401)
    }
    await basic.refresh()
    assert.equal(basic.version, 1)
  })
})

/** The terms as in the response: the currency with symbol and decimals. */
function termsAsShown(family: keyof typeof terms) {
  const { currency, ...rest } = { currency: undefined, ...terms[family] }
  return { ...rest, currency: currency ? { code: currency, symbol: '€', exponent: 2 } : null }
}
