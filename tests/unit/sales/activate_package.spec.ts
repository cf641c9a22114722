import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import portal from '#config/portal'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type Client from '#app/accounts/client'
import { activatePackage, type Activation } from '#app/billing/sales/activate_package'
import Currency from '#app/money/currency'
import { setBaseCurrency } from '#app/billing/currencies/save_currency'
import Notification from '#app/notifications/notification'
import type Package from '#app/billing/package'
import { AmountTooLarge } from '#app/billing/packages/price_of'
import { convertMinorUnits } from '#app/money/convert_minor_units'
import { openAmountOf } from '#app/billing/sales/open_amount'
import Sale from '#app/billing/sale'
import DefaultSetup from '#app/billing/default_setup'
import { settleSale } from '#app/billing/sales/settle_sale'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, createPartner, UserFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { giveBack, spend } from '#tests/unit/metering/spending'

async function activate(client: Client, offer: Package, more: Partial<Activation> = {}) {
  return db.transaction((trx) =>
    activatePackage({ client, offer, actor: operator, channel: 'self', ...more }, trx)
  )
}

async function lastNumber(): Promise<number> {
  const { last } = await db.from('sale_numbers').where('id', 1).firstOrFail()
  return Number(last)
}

test.group('Activating a package', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('creates a client package and an unpaid sale with the values of the offer', async ({
    assert,
  }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.create()
    const partner = await createPartner(client)
    const before = await lastNumber()

    const actor = { id: partner.id, ip: null }
    const { clientPackage, sale } = await activate(client, basic, { actor })

    assert.containSubset(clientPackage.$attributes, {
      clientId: client.id,
      family: 'basic',
      totalCalls: 5000,
      usageCalls: 0,
      price: 4900,
      currencyCode: 'EUR',
      packageVersion: 1,
      status: 'active',
    })
    assert.equal(clientPackage.expiresAt!.diff(clientPackage.activatedAt, 'days').days, 30)
    const stored = await Sale.findOrFail(sale.id)
    assert.containSubset(stored.$attributes, {
      number: before + 1,
      clientId: client.id,
      clientPackageId: clientPackage.id,
      clientName: client.name,
      quantity: 1,
      unitPrice: 4900,
      amount: 4900,
      currencyCode: 'EUR',
      currencyExponent: 2,
      rate: 1.1,
      baseCurrencyCode: 'USD',
      baseAmount: 5390,
      channel: 'self',
      paymentStatus: 'unpaid',
      actorId: partner.id,
    })
    const [notice] = await Notification.query().where({ userId: partner.id })
    assert.containSubset(notice.$attributes, { kind: 'package', readAt: null })
    assert.lengthOf(await AuditEntry.query().where({ subject: 'client_package' }), 0)
  })

  test('sells pay-as-you-go by the call', async ({ assert }) => {
    const { payAsYouGo } = await createOffers()
    const client = await ClientFactory.create()

    const { clientPackage, sale } = await activate(client, payAsYouGo, { quantity: 750 })

    assert.containSubset(clientPackage.$attributes, { totalCalls: 750, price: 1500 })
    assert.containSubset(sale.$attributes, { quantity: 750, unitPrice: 2, amount: 1500 })
    assert.isNull(clientPackage.expiresAt)
  })

  test('refuses a quantity outside of the offer', async ({ assert }) => {
    const { basic, payAsYouGo } = await createOffers()
    const client = await ClientFactory.create()
    const before = await lastNumber()

    for (const [offer, quantity] of [
      [payAsYouGo, 499],
      [payAsYouGo, 100_001],
      [basic, 2],
    ] as const) {
      await assert.rejects(() => activate(client, offer, { quantity }), /quantity must be/)
    }
    assert.equal(await lastNumber(), before)
    assert.lengthOf(await Sale.query().where({ clientId: client.id }), 0)
  })

  test('refuses drafts, archived packages and offers that were edited meanwhile', async ({
    assert,
  }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.create()

    await assert.rejects(() => activate(client, basic, { offerVersion: 2 }), /has changed/)
    for (const status of ['draft', 'archived'] as const) {
      await basic.merge({ status }).save()
      await assert.rejects(() => activate(client, basic), /no longer available/)
    }
  })

  test('adds an additional pack to a package that has started and not ended', async ({
    assert,
  }) => {
    const { basic, additional } = await createOffers()
    const client = await ClientFactory.create()
    const attributes = { clientId: client.id, packageId: basic.id, family: 'basic' as const }
    const now = DateTime.utc()

    await assert.rejects(() => activate(client, additional), /needs an active package/)
    await ClientPackageFactory.merge({
      ...attributes,
      expiresAt: now.minus({ minutes: 1 }),
    }).create()
    await ClientPackageFactory.merge({ ...attributes, activatedAt: now.plus({ days: 1 }) }).create()
    await ClientPackageFactory.merge({ ...attributes, status: 'cancelled' }).create()
    await ClientPackageFactory.merge({ ...attributes, family: 'free' }).create()
    await assert.rejects(() => activate(client, additional), /needs an active package/)

    await ClientPackageFactory.merge({ ...attributes, usageCalls: 100 }).create()
    const { clientPackage } = await activate(client, additional)
    assert.equal(clientPackage.family, 'additional_talk_time')
  })

  test('is pending beyond the credit limit, except for staff', async ({ assert }) => {
    const { basic } = await createOffers()
    await db.from('default_setups').update({ credit_limit: 2 * 5390 })
    const client = await ClientFactory.create()
    const partner = await createPartner(client)
    const statusesOf = async (count: number) => {
      const bought = []
      for (let made = 0; made < count; made += 1) {
        const { clientPackage } = await activate(client, basic)
        bought.push([clientPackage.status, clientPackage.pendingReason ?? null])
      }
      return bought
    }

    assert.deepEqual(await statusesOf(3), [
      ['active', null],
      ['active', null],
      ['pending', 'credit_limit'],
    ])
    assert.equal(await db.transaction((trx) => openAmountOf(trx, client.id)), 2 * 5390)
    const notices = await Notification.query().where({ userId: partner.id }).orderBy('id')
    assert.match(
      notices[2].message,
      /^You bought “Basic 5,000”: 5,000 calls\. The purchase is pending/
    )
    const { clientPackage: given } = await activate(client, basic, { channel: 'admin' })
    assert.equal(given.status, 'active')
    assert.equal(await db.transaction((trx) => openAmountOf(trx, client.id)), 3 * 5390)

    await client.merge({ creditLimit: 4 * 5390 }).save()
    assert.deepEqual(await statusesOf(1), [['active', null]])
    await Sale.query().where({ clientId: client.id }).update({ payment_status: 'paid' })
    await client.merge({ creditLimit: 0 }).save()
    assert.deepEqual(await statusesOf(1), [['pending', 'credit_limit']])
  })

  test('counts open amounts at the current rates, small ones together', async ({ assert }) => {
    const { payAsYouGo, euro } = await createOffers()
    await payAsYouGo.merge({ unitPrice: 1, minimumQuantity: 1 }).save()
    await euro.merge({ rate: 0.004 }).save()
    const client = await ClientFactory.create()
    for (let made = 0; made < 200; made += 1) await activate(client, payAsYouGo)

    const open = () => db.transaction((trx) => openAmountOf(trx, client.id))
    assert.equal(await open(), 1)
    await euro.merge({ rate: 2 }).save()
    assert.equal(await open(), 400)
    await setBaseCurrency(euro, { actor: operator })
    assert.equal(await open(), 200)
    const { creditLimit } = await DefaultSetup.current()
    assert.equal(creditLimit, 5000)
  })

  test('is pending until an e-mail address is confirmed, where mail is sent', async ({
    assert,
    cleanup,
  }) => {
    portal.confirmsEmail = true
    cleanup(() => void (portal.confirmsEmail = false))
    const { basic, free } = await createOffers()
    const client = await ClientFactory.create()
    const partner = await createPartner(client)
    const bought = async (offer: Package, more: Partial<Activation> = {}) => {
      const { clientPackage } = await activate(client, offer, more)
      return [clientPackage.status, clientPackage.pendingReason ?? null]
    }

    await partner.merge({ emailVerifiedAt: null }).save()
    assert.deepEqual(await bought(basic), ['pending', 'email_unconfirmed'])
    assert.deepEqual(await bought(free), ['active', null])
    assert.deepEqual(await bought(basic, { channel: 'admin' }), ['active', null])
    await partner.merge({ emailVerifiedAt: DateTime.utc() }).save()
    await Sale.query().where({ clientId: client.id }).update({ payment_status: 'paid' })
    assert.deepEqual(await bought(basic), ['active', null])
  })

  test('refuses more than ten pending purchases', async ({ assert }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.merge({ creditLimit: 0 }).create()
    for (let made = 0; made < 10; made += 1) await activate(client, basic)

    await assert.rejects(() => activate(client, basic), /^10 purchases are waiting for payment/)
    await activate(client, basic, { channel: 'admin' })
    assert.lengthOf(await Sale.query().where({ clientId: client.id }), 11)
  })

  test('refuses a suspended client', async ({ assert }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.merge({ status: 'suspended' }).create()

    await assert.rejects(() => activate(client, basic), /Your account is suspended/)
    await assert.rejects(() => activate(client, basic, { channel: 'admin' }), /Lift the suspension/)
  })

  test('can be scheduled by staff, as backup and with a share of results', async ({ assert }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.create()
    const admin = await UserFactory.create()
    const startsAt = DateTime.utc().plus({ days: 3 }).startOf('day')

    const { clientPackage } = await activate(client, basic, {
      actor: { id: admin.id, ip: '192.0.2.1' },
      channel: 'admin',
      startsAt,
      backup: true,
      resPercentage: 40,
    })

    assert.containSubset(clientPackage.$attributes, { backup: true, resPercentage: 40 })
    assert.equal(+clientPackage.activatedAt, +startsAt)
    assert.equal(+clientPackage.expiresAt!, +startsAt.plus({ days: 30 }))
    const entry = await AuditEntry.query().where({ subject: 'client_package' }).firstOrFail()
    assert.containSubset(entry.$attributes, {
      action: 'assigned',
      actorId: admin.id,
      ip: '192.0.2.1',
      subjectUid: clientPackage.uid,
    })
    await assert.rejects(
      () => activate(client, basic, { startsAt: DateTime.utc().minus({ days: 1 }) }),
      /today or later/
    )
  })

  test('keeps long names of package and client in the log and notifications', async ({
    assert,
  }) => {
    const longest = { client: 'C'.repeat(200), offer: 'P'.repeat(200) }
    const { basic } = await createOffers()
    await basic.merge({ name: longest.offer }).save()
    const client = await ClientFactory.merge({ name: longest.client }).create()
    const partner = await createPartner(client)

    const { clientPackage, sale } = await activate(client, basic, { channel: 'admin' })
    await spend(client)
    await giveBack(clientPackage, { calls: 1, reason: 'R'.repeat(200) })
    await settleSale(sale, 'voided', { actor: operator, note: 'N'.repeat(500) })

    const entries = await AuditEntry.query().whereIn('subject', ['client_package', 'sale'])
    assert.sameMembers(
      entries.map(({ subjectName }) => subjectName),
      [
        `${longest.offer} (${longest.client})`,
        `${longest.offer} (${longest.client})`,
        `${sale.number} (${longest.client})`,
      ]
    )
    const notices = await Notification.query().where({ userId: partner.id })
    assert.lengthOf(
      notices.filter(({ message }) => message.includes(longest.offer)),
      3
    )
  })

  test('waives free packages, in the base currency or without one', async ({ assert }) => {
    const free = await PackageFactory.create()
    const client = await ClientFactory.create()

    const { sale } = await activate(client, free, { channel: 'free' })
    assert.containSubset(sale.$attributes, {
      amount: 0,
      baseAmount: 0,
      paymentStatus: 'waived',
      currencyCode: 'XXX',
    })

    await createOffers()
    const { sale: second } = await activate(client, free, { channel: 'free' })
    assert.equal(second.currencyCode, 'USD')
  })

  test('uses the currency as base if there is none', async ({ assert }) => {
    const { basic } = await createOffers()
    await db.from('currencies').update({ is_base: false })
    const client = await ClientFactory.create()

    const { sale } = await activate(client, basic)

    assert.containSubset(sale.$attributes, {
      rate: 1,
      baseCurrencyCode: 'EUR',
      baseAmount: 4900,
    })
  })

  test('stores the rate of its base, also during a change of base', async ({ assert }) => {
    const { basic, euro } = await createOffers()
    const pound = await Currency.create({
      code: 'GBP',
      name: 'Pound sterling',
      symbol: '£',
      exponent: 2,
      rate: 1.32,
      isBase: false,
      active: true,
    })
    await basic.merge({ currencyId: pound.id }).save()
    await basic.load('currency')
    const client = await ClientFactory.create()

    await setBaseCurrency(euro, { actor: operator })
    const { sale } = await activate(client, basic)

    assert.containSubset(sale.$attributes, {
      currencyCode: 'GBP',
      rate: 1.2,
      baseCurrencyCode: 'EUR',
      baseAmount: 5880,
    })
  })

  test('refuses {family} with an amount that is too large in the base currency')
    .with([
      { family: 'basic', field: 'package' },
      { family: 'payAsYouGo', field: 'quantity' },
    ] as const)
    .run(async ({ assert }, { family, field }) => {
      const offers = await createOffers()
      await offers.euro.merge({ rate: 1_000_000_000 }).save()
      await offers.basic.merge({ price: 1_000_000_000 }).save()
      await offers.payAsYouGo.merge({ unitPrice: 10_000 }).save()
      const client = await ClientFactory.create()
      const before = await lastNumber()

      const quantity = family === 'basic' ? 1 : 100_000
      const refusal = await activate(client, offers[family], { quantity }).catch(
        (error: unknown) => error
      )

      assert.instanceOf(refusal, AmountTooLarge)
      assert.containSubset(refusal, { status: 422, faults: [{ field, code: 'amount_too_large' }] })
      assert.equal(await lastNumber(), before)
      assert.lengthOf(await Sale.query().where({ clientId: client.id }), 0)
    })

  test('leaves no gap in the numbers when a transaction is rolled back', async ({ assert }) => {
    const { basic } = await createOffers()
    const client = await ClientFactory.create()
    const before = await lastNumber()

    const trx = await db.transaction()
    await activatePackage({ client, offer: basic, actor: operator, channel: 'self' }, trx)
    await trx.rollback()
    const { sale } = await activate(client, basic)

    assert.equal(sale.number, before + 1)
  })
})

test.group('An amount in the base currency', () => {
  test('is rounded half away from zero to its minor unit', ({ assert }) => {
    const convert = (amount: number, exponent: number, rate: number, baseExponent: number) =>
      convertMinorUnits(amount, { exponent, rate, baseExponent })

    assert.equal(convert(4900, 2, 1.1, 2), 5390)
    assert.equal(convert(5, 2, 0.5, 2), 3)
    assert.equal(convert(-5, 2, 0.5, 2), -3)
    assert.equal(convert(1, 2, 0.49, 2), 0)
    assert.equal(convert(1000, 0, 0.0061, 2), 610)
    assert.equal(convert(1234, 3, 3.25, 2), 401)
    assert.equal(convert(100, 2, 160.5, 0), 161)
    assert.equal(convert(3, 2, 1e-7, 2), 0)
    assert.equal(convert(999_999_999_999, 2, 1.005, 2), 1_004_999_999_999)
    assert.equal(convert(0, 2, 1.3, 2), 0)
  })
})
