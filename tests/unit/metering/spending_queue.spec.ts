import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { clientWith, spend } from '#tests/unit/metering/spending'

/** Runs a callback after the next transaction. */
function afterNextTransaction(behave: () => never) {
  const { transaction } = db
  db.transaction = (async (...parameters: Parameters<typeof transaction>) => {
    db.transaction = transaction
    await transaction.apply(db, parameters)
    behave()
  }) as typeof transaction
}

function failing(code: string) {
  return Object.assign(new Error(`failed with ${code}`), { code })
}

test.group('The queue for charges', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a committed charge counts as paid if the connection breaks before the response', async ({
    assert,
  }) => {
    const { client, packages } = await clientWith({ totalCalls: 5 })
    afterNextTransaction(() => {
      throw failing('ECONNRESET')
    })

    const paid = await spend(client)

    assert.equal(paid.remaining, 4)
    await packages[0].refresh()
    assert.equal(packages[0].usageCalls, 1)
  })

  test('an aborted transaction is retried', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 5 })
    const { transaction } = db
    let losses = 0
    db.transaction = (async () => {
      losses += 1
      if (losses === 3) db.transaction = transaction
      throw failing('40P01')
    }) as typeof transaction

    const paid = await spend(client)

    assert.equal(losses, 3)
    assert.equal(paid.remaining, 4)
    await packages[0].refresh()
    assert.equal(packages[0].usageCalls, 1)
  })

  test('a transaction that is aborted five times fails, uncharged', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 5 })
    const { transaction } = db
    let losses = 0
    db.transaction = (async () => {
      losses += 1
      throw failing('SQLITE_BUSY')
    }) as typeof transaction

    const refusal = await spend(client).catch((error: unknown) => error)
    db.transaction = transaction

    assert.containSubset(refusal, { code: 'SQLITE_BUSY' })
    assert.equal(losses, 5)
    await packages[0].refresh()
    assert.equal(packages[0].usageCalls, 0)
    const { remaining } = await spend(client)
    assert.equal(remaining, 4)
  })
})
