import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ClientPackage from '#app/billing/client_package'
import { grantDefaultFreePackage } from '#app/billing/sales/free_package'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'
import { spend } from '#tests/unit/metering/spending'

async function grantTo(client: Awaited<ReturnType<typeof ClientFactory.create>>) {
  return db.transaction((trx) => grantDefaultFreePackage(client, trx))
}

test.group('The free package of a new client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is that of Limitation Setup, and usable at once', async ({ assert }) => {
    const offer = await PackageFactory.merge({
      name: 'Starter',
      totalCalls: 7,
      validityDays: 30,
      resPercentage: 60,
    }).create()
    await db.from('default_setups').update({ free_package_id: offer.id })
    const client = await ClientFactory.create()

    const granted = await grantTo(client)

    assert.containSubset(granted?.$attributes, {
      clientId: client.id,
      packageId: offer.id,
      family: 'free',
      name: 'Starter',
      priority: 10,
      totalCalls: 7,
      usageCalls: 0,
      resPercentage: 60,
      packageVersion: 1,
      backup: false,
      status: 'active',
    })
    const days = granted!.expiresAt!.diff(granted!.activatedAt, 'days').days
    assert.equal(days, 30)
    const paid = await spend(client)
    assert.equal(paid.packages[0].id, granted!.uid)
    assert.equal(paid.resPercentage, 60)
  })

  test('keeps its terms when the offer is edited', async ({ assert }) => {
    const offer = await PackageFactory.merge({ name: 'Starter', totalCalls: 7 }).create()
    await db.from('default_setups').update({ free_package_id: offer.id })
    const granted = await grantTo(await ClientFactory.create())

    await offer.merge({ name: 'Other', totalCalls: 1, version: 2 }).save()

    const stored = await ClientPackage.findOrFail(granted!.id)
    assert.containSubset(stored.$attributes, { name: 'Starter', totalCalls: 7, packageVersion: 1 })
    assert.isNull(stored.expiresAt)
    assert.isTrue(stored.activatedAt <= DateTime.utc())
  })

  test('is not granted if none is set up or the offer is not active', async ({ assert }) => {
    const client = await ClientFactory.create()
    assert.isNull(await grantTo(client))

    const offer = await PackageFactory.merge({ status: 'archived' }).create()
    await db.from('default_setups').update({ free_package_id: offer.id })

    assert.isNull(await grantTo(client))
    assert.lengthOf(await ClientPackage.query().where({ clientId: client.id }), 0)
  })
})
