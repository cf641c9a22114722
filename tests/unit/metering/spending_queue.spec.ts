import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { clientWith, spend } from '#tests/unit/metering/spending'

/** Lets one transaction run and then behaves as told. */
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

test.group('Waiting for the charge under way', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a charge that was committed counts as paid when the connection breaks before the answer', async ({
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

  test('a transaction that lost against another is tried again', async ({ assert }) => {
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

  test('a transaction that keeps losing is given up after five attempts, uncharged', async ({
    assert,
  }) => {
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
