import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { isPostgres } from '#app/core/db/prepared_rows'
import { operator } from '#app/accounts/audit/audit_log'
import { createClient } from '#app/clients/create_client'
import { activatePackage } from '#app/billing/sales/activate_package'
import Sale from '#app/billing/sale'
import DefaultSetup from '#app/billing/default_setup'
import { PackageFactory } from '#database/factories/package_factory'
import { ClientFactory, UserFactory } from '#database/factories/user_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

/** Uses committed transactions, since one around the test would serialize them. */
test.group('The creation of a client', (group) => {
  group.each.teardown(freshDatabase)

  test('does not block sales while its contact is invited', async ({ assert }) => {
    const email = 'wile@acme.example'
    const offer = await PackageFactory.create()
    await DefaultSetup.query().update({ freePackageId: offer.id })
    const other = await ClientFactory.create()

    const inviting = await db.transaction()
    await UserFactory.client(inviting).merge({ email }).create()
    const creating = createClient({ name: 'Acme', email }, { actor: operator, invite: true })
    await untilOneWaits(creating)
    const selling = db.transaction((trx) =>
      activatePackage({ client: other, offer, actor: operator, channel: 'admin' }, trx)
    )
    await untilOneWaits(selling, { besides: 1 })
    await inviting.rollback()
    const created = await creating
    await selling

    const sales = await Sale.query().orderBy('number')
    // SQLite has a single writer, so requests are served in order.
    const onPostgres = isPostgres(db.connection())
    const expected = onPostgres ? [other.id, created.id] : [created.id, other.id]
    assert.deepEqual(
      sales.map(({ clientId }) => clientId),
      expected
    )
  })
})
