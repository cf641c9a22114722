import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { databaseNow } from '#app/core/db/database_clock'
import ClientPackage from '#app/billing/client_package'
import {
  clientPackageStatusOf,
  sqlClientPackageStatus,
  type ClientPackageStatus,
} from '#app/billing/client_packages/client_package_status'
import { clientWith } from '#tests/unit/metering/spending'

const days = (count: number) => DateTime.utc().plus({ days: count }).startOf('second')

const cases: Array<{ status: ClientPackageStatus; when: string; held: Partial<ClientPackage> }> = [
  { status: 'active', when: 'it has begun and holds a call', held: {} },
  { status: 'active', when: 'it expires later', held: { expiresAt: days(1) } },
  { status: 'scheduled', when: 'it begins later', held: { activatedAt: days(1) } },
  {
    status: 'scheduled',
    when: 'it begins later with no call in it',
    held: { activatedAt: days(1), totalCalls: 0 },
  },
  { status: 'exhausted', when: 'all its calls are used', held: { totalCalls: 3, usageCalls: 3 } },
  { status: 'expired', when: 'its term is over', held: { expiresAt: days(-1) } },
  {
    status: 'expired',
    when: 'its term is over and its calls are used',
    held: { expiresAt: days(-1), totalCalls: 3, usageCalls: 3 },
  },
  { status: 'cancelled', when: 'it was cancelled', held: { status: 'cancelled' } },
  {
    status: 'refunded',
    when: 'it was refunded before it began',
    held: { status: 'refunded', activatedAt: days(1) },
  },
]

test.group('Status of a client package', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is {status} when {when}, in SQL too')
    .with(cases)
    .run(async ({ assert }, { status, held }) => {
      const { packages } = await clientWith(held)
      const client = db.connection()

      const stored = await ClientPackage.query()
        .where('id', packages[0].id)
        .select('client_packages.*')
        .select(db.raw(`${sqlClientPackageStatus(client)} as state`))
        .firstOrFail()

      assert.equal(clientPackageStatusOf(stored, await databaseNow(client)), status)
      assert.equal(stored.$extras.state, status)
    })
})
