import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { clientUsage, clientUsages } from '#app/clients/client_usage'
import { activatePackage } from '#app/billing/sales/activate_package'
import { operator } from '#app/accounts/audit/audit_log'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import { ClientFactory } from '#database/factories/user_factory'
import { createOffers } from '#tests/helpers/offers'

test.group('Usage in the list of clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('sums calls of current packages, without expired, cancelled or future ones', async ({
    assert,
  }) => {
    const [client, other] = await ClientFactory.createMany(2)
    const { id: packageId } = await PackageFactory.create()
    const rows = [
      { totalCalls: 100, usageCalls: 40 },
      { totalCalls: 10, usageCalls: 10 },
      { totalCalls: 1000, expiresAt: DateTime.utc().minus({ hours: 1 }) },
      { totalCalls: 1000, activatedAt: DateTime.utc().plus({ hours: 1 }) },
      { totalCalls: 1000, status: 'refunded' as const },
    ]
    for (const row of rows) {
      await ClientPackageFactory.merge({ clientId: client.id, packageId, ...row }).create()
    }
    const glances = await clientUsages([other, client])
    assert.containSubset(glances.get(client.id), { total_calls: 110, usage_calls: 50 })
    assert.containSubset(glances.get(other.id), { total_calls: 0, usage_calls: 0 })
    const none = await clientUsages([])
    assert.equal(none.size, 0)
  })

  test('counts unpaid sales', async ({ assert }) => {
    const [client, other] = await ClientFactory.createMany(2)
    const { basic, free } = await createOffers()
    await db.transaction(async (trx) => {
      const terms = { actor: operator, channel: 'admin' as const }
      await activatePackage({ ...terms, client, offer: basic }, trx)
      await activatePackage({ ...terms, client, offer: basic }, trx)
      await activatePackage({ ...terms, client, offer: free }, trx)
      const { sale } = await activatePackage({ ...terms, client: other, offer: basic }, trx)
      await sale.merge({ paymentStatus: 'paid' }).useTransaction(trx).save()
    })
    assert.containSubset(await clientUsage(client), { unpaid_sales: 2 })
    assert.containSubset(await clientUsage(other), { unpaid_sales: 0 })
  })
})
