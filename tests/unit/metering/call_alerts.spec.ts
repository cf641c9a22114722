import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sentenceOf } from '#app/billing/metering/call_alerts'
import Notification from '#app/notifications/notification'
import QueuedMail from '#app/mail/queued_mail'
import { createPartner } from '#database/factories/user_factory'
import { clientWith, spend, giveBack, search } from '#tests/unit/metering/spending'

const kinds = async () => {
  const alerts = await Notification.query().whereIn('kind', ['calls_low', 'calls_used_up'])
  return alerts.map(({ kind }) => kind).sort()
}
const mailed = async () => {
  const queued = await QueuedMail.query().orderBy('id')
  return queued.map(({ recipient, content }) => [recipient, content.sentence])
}

test.group('Alerts for low calls', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('notify each user once and the client once by mail, at 80 and 100 percent', async ({
    assert,
  }) => {
    const { client } = await clientWith({ name: 'Basic', totalCalls: 10 })
    const people = [await createPartner(client), await createPartner(client)]
    const suspended = await createPartner(client)
    await suspended.merge({ status: 'suspended' }).save()
    await createPartner()

    await spend(client, { units: 7 })
    assert.deepEqual(await kinds(), [])
    await spend(client)
    assert.deepEqual(await kinds(), ['calls_low', 'calls_low'])
    await spend(client)
    assert.deepEqual(await kinds(), ['calls_low', 'calls_low'])
    await spend(client)

    assert.deepEqual(await kinds(), ['calls_low', 'calls_low', 'calls_used_up', 'calls_used_up'])
    const notifications = await Notification.query().orderBy('id')
    assert.sameMembers(
      notifications.map(({ userId }) => userId),
      [...people, ...people].map(({ id }) => id)
    )
    assert.deepEqual(await mailed(), [
      [client.email, '80 % of the calls of “Basic” have been used: 8 of 10. 2 are left.'],
      [client.email, 'All 10 calls of “Basic” have been used.'],
    ])
  })

  test('are sent together when one call passes both thresholds', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 1 })
    await createPartner(client)
    await spend(client)

    assert.deepEqual(await kinds(), ['calls_low', 'calls_used_up'])
    assert.lengthOf(await mailed(), 2)
  })

  test('are sent once, though many concurrent calls pass the threshold', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 10 })
    await createPartner(client)

    await Promise.all(Array.from({ length: 10 }, () => spend(client)))

    assert.deepEqual(await kinds(), ['calls_low', 'calls_used_up'])
    assert.lengthOf(await mailed(), 2)
  })

  test('are sent for each package, and not again after a refund', async ({ assert }) => {
    const { client, packages } = await clientWith({ totalCalls: 5 }, { totalCalls: 5 })
    await createPartner(client)
    await spend(client, { units: 5 })
    await giveBack(packages[0], { calls: 5, reason: 'The index was down' })
    await spend(client, { units: 5 })
    assert.deepEqual(await kinds(), ['calls_low', 'calls_used_up'])

    await spend(client, { units: 4 })

    assert.deepEqual(await kinds(), ['calls_low', 'calls_low', 'calls_used_up'])
  })

  test('are only sent if the charge is committed', async ({ assert }) => {
    const { client } = await clientWith({ totalCalls: 1 })
    await createPartner(client)
    const failing = spend(client, {
      record() {
        throw new Error('No answer')
      },
    })
    await assert.rejects(() => failing)

    assert.deepEqual(await kinds(), [])
    assert.deepEqual(await mailed(), [])
  })

  test('follow the thresholds of Limitation Setup', async ({ assert }) => {
    await db
      .from('default_setups')
      .update({ first_alert_percentage: 50, last_alert_percentage: 90 })
    const { client } = await clientWith({ name: 'Basic', totalCalls: 10 })
    await spend(client, { units: 5 })
    await spend(client, { units: 4 })

    const sent = await mailed()
    assert.deepEqual(
      sent.map(([, sentence]) => sentence),
      [
        '50 % of the calls of “Basic” have been used: 5 of 10. 5 are left.',
        '90 % of the calls of “Basic” have been used: 9 of 10. 1 is left.',
      ]
    )
  })

  test('are mailed in the language of the call only if the caller receives them', async ({
    assert,
  }) => {
    await db
      .from('default_setups')
      .update({ first_alert_percentage: 50, last_alert_percentage: 100 })
    const { client } = await clientWith({ totalCalls: 2 })
    const contact = await createPartner(client)
    await client.merge({ email: contact.email }).save()
    const colleague = await createPartner(client)

    await spend(client, {
      units: 1,
      language: 'de',
      record: () => ({ ...search, userId: colleague.id }),
    })
    await spend(client, {
      units: 1,
      language: 'de',
      record: () => ({ ...search, userId: contact.id }),
    })

    const queued = await QueuedMail.query().orderBy('id')
    assert.deepEqual(
      queued.map(({ content }) => content.language),
      ['en', 'de']
    )
  })

  test('report the usage in one sentence', ({ assert }) => {
    const alert = {
      ...{ level: 'first' as const, clientId: 1, clientPackageId: 1 },
      packageName: 'Basic',
      total: 10,
    }
    assert.equal(
      sentenceOf({ ...alert, percentage: 80, used: 10 }),
      '100 % of the calls of “Basic” have been used: 10 of 10. 0 are left.'
    )
    assert.equal(
      sentenceOf({ ...alert, total: 3, percentage: 50, used: 2 }),
      '66 % of the calls of “Basic” have been used: 2 of 3. 1 is left.'
    )
  })
})
