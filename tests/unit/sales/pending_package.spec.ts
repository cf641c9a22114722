import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import AuditEntry from '#app/accounts/audit/audit_entry'
import ClientPackage from '#app/billing/client_package'
import { releasePackage } from '#app/billing/client_packages/release_package'
import { availableCalls } from '#app/billing/client_packages/available_calls'
import { activatePackage } from '#app/billing/sales/activate_package'
import Payment from '#app/billing/payment'
import { releaseSale } from '#app/billing/sales/release_sale'
import { settleSale, type Settlement } from '#app/billing/sales/settle_sale'
import Notification from '#app/notifications/notification'
import { ClientFactory, createPartner } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'
import { spend } from '#tests/unit/metering/spending'

/** A package of 5,000 calls for 30 days that its client bought without credit, an hour ago. */
async function pendingPackage() {
  const { basic } = await createOffers()
  const client = await ClientFactory.merge({ creditLimit: 0 }).create()
  const partner = await createPartner(client)
  const activation = { client, offer: basic, actor: operator, channel: 'self' as const }
  const { clientPackage, sale } = await db.transaction((trx) => activatePackage(activation, trx))
  await clientPackage.merge({ activatedAt: DateTime.utc().minus({ hours: 1 }) }).save()
  const callsLeft = async () => {
    const { total_calls: calls } = await availableCalls(client.id)
    return calls
  }
  return { client, partner, clientPackage, sale, callsLeft }
}

test.group('A pending package', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has no calls and no end', async ({ assert }) => {
    const { client, clientPackage, callsLeft } = await pendingPackage()

    assert.equal(clientPackage.status, 'pending')
    assert.isNull(clientPackage.expiresAt)
    assert.equal(await callsLeft(), 0)
    await assert.rejects(() => spend(client))
  })

  test('starts when it is released, for the validity of its offer', async ({ assert }) => {
    const { client, clientPackage, sale, callsLeft } = await pendingPackage()
    const before = DateTime.utc().minus({ seconds: 2 })

    await releaseSale(sale, { actor: operator, note: 'Known client' })

    const released = await ClientPackage.findOrFail(clientPackage.id)
    assert.equal(released.status, 'active')
    assert.isAbove(+released.activatedAt, +before)
    assert.equal(released.expiresAt!.diff(released.activatedAt, 'days').days, 30)
    assert.equal(await callsLeft(), 5000)
    await spend(client)
    await sale.refresh()
    assert.equal(sale.paymentStatus, 'unpaid')
    const entry = await AuditEntry.query().where({ action: 'released' }).firstOrFail()
    assert.containSubset(entry.$attributes, {
      subject: 'sale',
      subjectUid: sale.uid,
      after: { note: 'Known client' },
    })
    await assert.rejects(() => releaseSale(sale, { actor: operator }), /is not pending/)
  })

  test('keeps a later start', async ({ assert }) => {
    const { clientPackage } = await pendingPackage()
    const activatedAt = DateTime.utc().plus({ days: 2 }).startOf('second')
    await clientPackage.merge({ activatedAt }).save()

    const isReleased = await db.transaction((trx) => releasePackage(trx, clientPackage))

    await clientPackage.refresh()
    assert.isTrue(isReleased)
    assert.equal(+clientPackage.activatedAt, +activatedAt)
    assert.equal(+clientPackage.expiresAt!, +activatedAt.plus({ days: 30 }))
  })

  test('becomes {status} when its sale is {settlement}')
    .with([
      { settlement: 'paid', status: 'active', calls: 5000, says: /available now/ },
      { settlement: 'waived', status: 'active', calls: 5000, says: /available now/ },
      { settlement: 'voided', status: 'cancelled', calls: 0, says: /was cancelled/ },
    ] as const)
    .run(async ({ assert }, { settlement, status, calls, says }) => {
      const { partner, clientPackage, sale, callsLeft } = await pendingPackage()

      await settleSale(sale, settlement satisfies Settlement, { actor: operator })

      await clientPackage.refresh()
      assert.equal(clientPackage.status, status)
      assert.equal(await callsLeft(), calls)
      const notice = await Notification.query()
        .where({ userId: partner.id })
        .orderBy('id', 'desc')
        .firstOrFail()
      assert.match(notice.message, says)
      await assert.rejects(() => releaseSale(sale, { actor: operator }), /is not pending/)
    })

  test('records its payment with method, day and note', async ({ assert }) => {
    const { sale } = await pendingPackage()
    const received = { method: 'other' as const, received_on: DateTime.utc(2026, 11, 4) }

    await settleSale(sale, 'paid', { actor: operator, note: 'ACME', ...received })

    const [payment] = await Payment.query().where({ saleId: sale.id })
    assert.containSubset(payment.$attributes, {
      method: 'other',
      amount: 4900,
      currencyCode: 'EUR',
      note: 'ACME',
    })
    assert.equal(payment.receivedOn.toISODate(), '2026-11-04')
    await assert.rejects(() => settleSale(sale, 'paid', { actor: operator }), /already paid/)
    assert.lengthOf(await Payment.query().where({ saleId: sale.id }), 1)
  })
})
