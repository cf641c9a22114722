import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import ace from '@adonisjs/core/services/ace'
import { newUid } from '#app/core/uid'
import { verifyLedger } from '#app/billing/metering/ledger'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner } from '#database/factories/user_factory'
import { clientWith, spend } from '#tests/unit/metering/spending'

/** Runs in a savepoint, since PostgreSQL aborts a transaction after an error. */
function attempt(work: (trx: Awaited<ReturnType<typeof db.transaction>>) => Promise<unknown>) {
  return db.transaction(work)
}

test.group('The call ledger', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses updates and deletions', async ({ assert }) => {
    const { client } = await clientWith({})
    await spend(client)

    await assert.rejects(
      () => attempt((trx) => trx.from('call_ledger').update({ units: 2 })),
      /append-only/
    )
    await assert.rejects(() => attempt((trx) => trx.from('call_ledger').delete()), /append-only/)

    const entries = await db.from('call_ledger').where({ client_id: client.id })
    assert.deepEqual(
      entries.map(({ units }) => units),
      [1]
    )
  })

  test('allows one charge of a request per package', async ({ assert }) => {
    const { client, packages } = await clientWith({})
    const requestId = newUid()
    await spend(client, { requestId })
    const again = {
      client_id: client.id,
      client_package_id: packages[0].id,
      request_id: requestId,
      kind: 'charge',
      units: 1,
      created_at: '2026-11-21 08:00:00',
    }

    await assert.rejects(() => attempt((trx) => trx.table('call_ledger').insert(again)))
  })

  test('keeps counters between 0 and the total', async ({ assert }) => {
    const { packages } = await clientWith({ totalCalls: 3 })
    const [{ id }] = packages

    for (const usage of [-1, 4]) {
      await assert.rejects(() =>
        attempt((trx) => trx.from('client_packages').where({ id }).update({ usage_calls: usage }))
      )
    }
  })

  test('is verified against counters and history', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 2 }, { totalCalls: 2 })
    await spend(client, { units: 3 })
    await spend(client)

    const { packages, entries, faults } = await verifyLedger()

    assert.equal(packages, 2)
    assert.equal(entries, 3)
    assert.deepEqual(faults, [])
  })

  test('finds inconsistent counters, owners, refunds, history rows and keys', async ({
    assert,
  }) => {
    const { client, packages } = await clientWith({ usageCalls: 2 }, {})
    const other = await clientWith({})
    await spend(client)
    await spend(client, { units: 2 })
    const [charge] = await db.from('call_ledger').orderBy('id')
    const entry = {
      client_id: client.id,
      client_package_id: packages[0].id,
      request_id: newUid(),
      kind: 'refund',
      units: 5,
      reverses: charge.id,
      created_at: '2026-11-21 08:00:00',
    }
    await db.table('call_ledger').insert(entry)
    await db.table('call_ledger').insert({
      ...entry,
      client_package_id: other.packages[0].id,
      kind: 'charge',
      units: 1,
      reverses: null,
    })
    await db.from('search_history').where({ request_id: charge.request_id }).update({ units: 7 })

    const creator = await createPartner(client)
    const { key } = await keyOf(creator)
    await key.merge({ usedCalls: 1 }).save()

    const { faults } = await verifyLedger()

    assert.deepEqual(
      faults.map(({ kind, subject }) => [kind, subject]),
      [
        ['counter', packages[0].uid],
        ['counter', other.packages[0].uid],
        ['owner', other.packages[0].uid],
        ['refund', packages[0].uid],
        ['history', charge.request_id],
        ['key', key.uid],
      ]
    )
  })

  test('ledger:verify exits with 0 for consistent books and with 1 otherwise', async ({
    assert,
  }) => {
    const { client, packages } = await clientWith({})
    await spend(client)
    ace.ui.switchMode('raw')
    const agreeing = await ace.exec('ledger:verify', [])
    assert.equal(agreeing.exitCode ?? 0, 0)

    await packages[0].merge({ usageCalls: 9 }).save()
    const command = await ace.exec('ledger:verify', [])

    assert.equal(command.exitCode, 1)
    command.assertLogMatches(
      new RegExp(`${packages[0].uid}: its counter says 9 calls, its ledger 1`)
    )
    ace.ui.switchMode('normal')
  })

  test('finds a refund that reverses another package’s charge', async ({ assert }) => {
    const { client, packages } = await clientWith({}, {})
    await spend(client)
    const [charge] = await db.from('call_ledger')
    await packages[1].merge({ usageCalls: 0 }).save()
    await db.table('call_ledger').insert({
      client_id: client.id,
      client_package_id: packages[1].id,
      request_id: newUid(),
      kind: 'refund',
      units: 1,
      reverses: charge.id,
      created_at: '2026-11-21 08:00:00',
    })

    const { faults } = await verifyLedger()

    assert.deepEqual(
      faults.map(({ kind, subject }) => [kind, subject]),
      [
        ['counter', packages[1].uid],
        ['refund', packages[1].uid],
      ]
    )
  })

  test('ledger:verify refuses an unknown format', async ({ assert }) => {
    ace.ui.switchMode('raw')
    const command = await ace.exec('ledger:verify', ['--format=xml'])
    assert.equal(command.exitCode, 1)
    command.assertLogMatches(/--format must be text or json, not "xml"/)
    ace.ui.switchMode('normal')
  })
})
