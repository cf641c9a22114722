import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type ApiKey from '#app/accounts/api_keys/api_key'
import { changeKey } from '#app/accounts/api_keys/save_key'
import { databaseNow } from '#app/core/db/database_clock'
import { callsLeft } from '#app/billing/metering/calls_left'
import { verifyLedger } from '#app/billing/metering/ledger'
import QueuedMail from '#app/mail/queued_mail'
import Notification from '#app/notifications/notification'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner } from '#database/factories/user_factory'
import { clientWith, spend } from '#tests/unit/metering/spending'

async function keyWith(cap: Partial<Pick<ApiKey, 'capCalls' | 'capPeriod'>>) {
  const { client } = await clientWith({ totalCalls: 1000 })
  const partner = await createPartner(client)
  const { key } = await keyOf(partner, { name: 'Import', ...cap })
  return { client, key, use: (units: number) => spend(client, { units, apiKeyId: key.id }) }
}

async function monthNow() {
  const now = await databaseNow()
  return now.toUTC().toFormat('yyyy-MM')
}

const mailed = async () => {
  const queued = await QueuedMail.query().orderBy('id')
  return queued.map(({ recipient, content }) => [recipient, content.sentence])
}

test.group('The cap of an API key per month', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts the calls of the month', async ({ assert }) => {
    const { client, key, use } = await keyWith({ capCalls: 10, capPeriod: 'month' })
    await key.merge({ month: '2026-01', monthCalls: 10, usedCalls: 0 }).save()

    const first = await use(4)
    const { keyRemaining } = await callsLeft(client.id, key.id)
    await assert.rejects(
      () => use(7),
      /10 calls: 6 are left, and this request costs 7. It resets on \d{4}-\d{2}-01 \(UTC\)/
    )

    assert.equal(first.keyRemaining, 6)
    assert.equal(keyRemaining, 6)
    await key.refresh()
    assert.containSubset(key.$attributes, {
      month: await monthNow(),
      monthCalls: 4,
      usedCalls: 4,
    })
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test('is not exceeded by concurrent calls', async ({ assert }) => {
    const { key, use } = await keyWith({ capCalls: 10, capPeriod: 'month' })

    const outcomes = await Promise.allSettled(Array.from({ length: 15 }, () => use(1)))

    assert.lengthOf(
      outcomes.filter(({ status }) => status === 'fulfilled'),
      10
    )
    await key.refresh()
    assert.containSubset(key.$attributes, { monthCalls: 10, usedCalls: 10 })
    assert.lengthOf(await mailed(), 1)
  })

  test('keeps a month that another charge stored as the later one', async ({ assert }) => {
    const { key, use } = await keyWith({ capCalls: 10, capPeriod: 'month' })
    await key.merge({ month: '2999-01', monthCalls: 3 }).save()

    await assert.rejects(() => use(8))
    await use(7)

    await key.refresh()
    assert.containSubset(key.$attributes, { month: '2999-01', monthCalls: 10 })
  })

  test('can be set for a key whose month has begun', async ({ assert }) => {
    const { key, use } = await keyWith({})
    await use(5)

    const actor = { id: key.userId, ip: null }
    await changeKey(key, { cap_calls: 5, cap_period: 'month' }, { actor })

    await assert.rejects(() => use(1))
  })
})

test.group('The warning about the cap of an API key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is mailed once at 80 percent of a total cap', async ({ assert }) => {
    const { client, use } = await keyWith({ capCalls: 10 })

    await use(7)
    assert.deepEqual(await mailed(), [])
    await use(1)
    await use(2)

    assert.deepEqual(await mailed(), [
      [client.email, '80 % of the call limit of the API key “Import” have been used: 8 of 10.'],
    ])
    const [notification] = await Notification.query().where({ kind: 'calls_low' })
    assert.equal(notification.link, '/portal/partner/api-keys')
  })

  test('is mailed once in each month', async ({ assert }) => {
    const { client, key, use } = await keyWith({ capCalls: 10, capPeriod: 'month' })
    await use(9)
    await use(1)
    await db
      .from('api_keys')
      .where({ id: key.id })
      .update({ month: '2026-01', month_calls: 10, cap_warned: '2026-01' })
    await use(8)

    const sentence = (used: number) =>
      `${used * 10} % of the call limit of the API key “Import” have been used this month: ${used} of 10.`
    assert.deepEqual(await mailed(), [
      [client.email, sentence(9)],
      [client.email, sentence(8)],
    ])
  })

  test('is mailed again for a new cap', async ({ assert }) => {
    const { key, use } = await keyWith({ capCalls: 10 })
    await use(8)

    const actor = { id: key.userId, ip: null }
    await changeKey(key, { cap_calls: 20 }, { actor })
    await use(1)
    assert.lengthOf(await mailed(), 1)
    await use(7)

    assert.lengthOf(await mailed(), 2)
  })
})
