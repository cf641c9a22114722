import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import webhooks from '#config/webhooks'
import { prune } from '#app/core/prune'
import { claimJob } from '#app/jobs/jobs'
import { newUid } from '#app/core/uid'
import Notification from '#app/notifications/notification'
import { replayDelivery, sendTest } from '#app/webhooks/deliver_on_request'
import { rotateSecret } from '#app/webhooks/rotate_secret'
import { queueEvent } from '#app/webhooks/queue_event'
import { disableAfterSeconds, recordOutcome } from '#app/webhooks/record_outcome'
import { mostDeliveryAttempts, waitAfter } from '#app/webhooks/retry_schedule'
import type Webhook from '#app/webhooks/webhook'
import WebhookAttempt from '#app/webhooks/webhook_attempt'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { newSecret, openSecret, sealSecret } from '#app/webhooks/webhook_secret'
import { operator } from '#app/accounts/audit/audit_log'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { jobsOf, letPass, queueNamed, runDue, silenceJob } from '#tests/helpers/jobs'
import { isGenuine, startReceiver, withStatus } from '#tests/helpers/receiver'

const queueName = 'webhook_deliveries'
const send = () => runDue(queueName)
const claim = async () => claimJob(await queueNamed(queueName))

function queue(number = 1) {
  return db.transaction((trx) =>
    queueEvent({ event: 'upload.finished', clientId: null, data: async () => ({ number }) }, trx)
  )
}

/** The only delivery, with its attempts. */
function sent(): Promise<WebhookDelivery> {
  return WebhookDelivery.query()
    .preload('allAttempts', (attempts) => attempts.orderBy('id'))
    .firstOrFail()
}

/** The current value of a field in the database. */
async function now<Row extends Webhook | WebhookDelivery, Field extends keyof Row>(
  row: Row,
  field: Field
): Promise<Row[Field]> {
  await row.refresh()
  return row[field]
}

function secondsUntilNext({ nextAttemptAt }: WebhookDelivery): number {
  return Math.round(nextAttemptAt!.diff(DateTime.utc()).as('seconds'))
}

test.group('Deliveries of webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are sent once, signed, with their own id, and stored with the response', async ({
    assert,
  }) => {
    const receiver = await startReceiver()
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    await queue(7)

    assert.equal(await send(), 1)
    assert.equal(await send(), 0)

    const [message] = receiver.received
    assert.lengthOf(receiver.received, 1)
    const delivery = await sent()
    assert.equal(message.headers['webhook-id'], delivery.uid)
    assert.equal(message.headers['content-type'], 'application/json')
    assert.isTrue(isGenuine(message, openSecret(webhook.secret)!))
    assert.isFalse(isGenuine(message, newSecret()))
    assert.isFalse(isGenuine({ ...message, body: `${message.body} ` }, openSecret(webhook.secret)!))
    const { type, timestamp, data } = JSON.parse(message.body)
    assert.deepEqual({ type, data }, { type: 'upload.finished', data: { number: 7 } })
    assert.isTrue(DateTime.fromISO(timestamp).isValid)
    assert.containSubset(delivery.$attributes, {
      state: 'delivered',
      attempts: 1,
      error: null,
      nextAttemptAt: null,
    })
    assert.isEmpty(await jobsOf(queueName))
    assert.lengthOf(delivery.allAttempts, 1)
    assert.containSubset(delivery.allAttempts[0].$attributes, {
      ...{ responseStatus: 200, responseBody: 'taken', error: null },
      attemptedAt: delivery.lastAttemptAt,
    })
    await webhook.refresh()
    assert.isNotNull(webhook.lastDeliveredAt)
    assert.notInclude(webhook.secret, openSecret(webhook.secret)!)
  })

  test('are queued for every webhook of the owner with the event, and no other', async ({
    assert,
  }) => {
    const receiver = await startReceiver()
    const { url } = receiver
    const partner = await createPartner()
    await WebhookFactory.merge({ url }).createMany(2)
    await WebhookFactory.merge({ url, events: ['calls.low'] as never }).create()
    await WebhookFactory.merge({ url, clientId: partner.ownClientId }).create()
    await WebhookFactory.merge({ url, status: 'disabled_by_failures' }).create()

    await queue()

    assert.equal(await send(), 2)
    assert.lengthOf(await WebhookDelivery.all(), 2)
  })

  test('are only queued together with their event', async ({ assert }) => {
    await WebhookFactory.create()
    await assert.rejects(() =>
      db.transaction(async (trx) => {
        const data = async () => ({})
        await queueEvent({ event: 'upload.finished', clientId: null, data }, trx)
        throw new Error('What it tells of did not happen')
      })
    )
    assert.lengthOf(await WebhookDelivery.all(), 0)
  })

  const failures = [
    [withStatus(500, 'broken'), { error: 'refused', responseStatus: 500, responseBody: 'broken' }],
    [withStatus(302, '', { location: '/elsewhere' }), { error: 'redirected', responseStatus: 302 }],
    [withStatus(404), { error: 'refused', responseStatus: 404 }],
    [() => {}, { error: 'timeout', responseStatus: null }],
    [
      (response: import('node:http').ServerResponse) => response.destroy(),
      { error: 'connection', responseStatus: null },
    ],
  ] as const
  for (const [answers, expected] of failures) {
    test(`are retried after ${expected.error} ${expected.responseStatus ?? ''}`, async ({
      assert,
    }) => {
      const receiver = await startReceiver(answers)
      webhooks.timeoutSeconds = 0.3
      const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
      await queue()

      assert.equal(await send(), 1)

      const delivery = await sent()
      const { error } = expected
      assert.containSubset(delivery.$attributes, { state: 'pending', attempts: 1, error })
      assert.containSubset(delivery.allAttempts[0].$attributes, expected)
      assert.approximately(secondsUntilNext(delivery), 5.5, 2)
      assert.lengthOf(receiver.received, 1)
      await webhook.refresh()
      assert.isNotNull(webhook.failingSince)
      assert.equal(await send(), 0)

      webhooks.timeoutSeconds = 15
      receiver.answers = withStatus(204)
      await letPass(queueName, 10)
      assert.equal(await send(), 1)
      await webhook.refresh()
      assert.isNull(webhook.failingSince)
      const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
      assert.deepEqual(ids, [delivery.uid, delivery.uid])
      assert.containSubset(await now(delivery, '$attributes'), {
        state: 'delivered',
        attempts: 2,
      })
    })
  }

  test('are attempted ten times on a schedule, then they fail', async ({ assert }) => {
    const receiver = await startReceiver(withStatus(503))
    await WebhookFactory.merge({ url: receiver.url }).create()
    await queue()
    const waits: number[] = []
    for (let attempt = 1; attempt < mostDeliveryAttempts; attempt += 1) {
      assert.equal(await send(), 1)
      const delivery = await WebhookDelivery.firstOrFail()
      waits.push(secondsUntilNext(delivery))
      await letPass(queueName, 30 * 60 * 60)
    }
    assert.equal(await send(), 1)

    const delivery = await WebhookDelivery.firstOrFail()
    assert.containSubset(delivery.$attributes, {
      state: 'failed',
      attempts: 10,
      nextAttemptAt: null,
    })
    const least = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
    for (const [at, wait] of waits.entries()) {
      assert.isAtLeast(wait, least[at] - 2)
      assert.isAtMost(wait, least[at] * 1.2 + 1)
    }
  })

  test('respect the Retry-After of the receiver, up to a day', ({ assert }) => {
    assert.equal(waitAfter(1, { random: 0 }), 5)
    assert.equal(waitAfter(1, { random: 1 }), 6)
    assert.equal(waitAfter(1, { random: 0, retryAfter: 120 }), 120)
    assert.equal(waitAfter(2, { random: 0, retryAfter: 120 }), 300)
    assert.equal(waitAfter(1, { random: 0, retryAfter: 999_999 }), 86_400)
    assert.isNull(waitAfter(10))
  })

  test('are sent again with the same id after a crash', async ({ assert }) => {
    const receiver = await startReceiver()
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    await queue()
    const job = (await claim())!

    assert.equal(await send(), 0)
    await silenceJob(queueName, job.subjectId)
    assert.equal(await send(), 1)

    const delivery = await WebhookDelivery.firstOrFail()
    assert.containSubset(delivery.$attributes, { state: 'delivered', attempts: 2 })
    assert.equal(receiver.received[0].headers['webhook-id'], delivery.uid)

    const late = {
      error: 'timeout' as const,
      status: null,
      body: null,
      durationMs: 1,
      retryAfter: 0,
    }
    await recordOutcome({ job, delivery, attemptedAt: DateTime.utc() }, late)
    assert.equal(await now(delivery, 'state'), 'delivered')
    assert.isNull(await now(webhook, 'failingSince'))
  })

  test('run one at a time per webhook, in parallel across webhooks', async ({ assert }) => {
    const receiver = await startReceiver()
    const [slow, quick] = await WebhookFactory.merge({ url: receiver.url }).createMany(2)
    await queue()
    await queue()

    const claims = [(await claim())!, (await claim())!]
    const [first, second] = await WebhookDelivery.query().orderBy('id')
    assert.deepEqual(
      claims.map(({ subjectId }) => subjectId),
      [first.id, second.id]
    )
    assert.sameMembers([first.webhookId, second.webhookId], [slow.id, quick.id])
    assert.isNull(await claim())
  })

  test('wait while their webhook is paused, and are not queued if it is disabled', async ({
    assert,
  }) => {
    const receiver = await startReceiver()
    const webhook = await WebhookFactory.merge({ url: receiver.url, status: 'paused' }).create()
    await queue()
    assert.equal(await send(), 0)
    await webhook.merge({ status: 'active' }).save()
    assert.equal(await send(), 1)
    await webhook.merge({ status: 'disabled_by_failures' }).save()
    await queue()
    assert.lengthOf(await WebhookDelivery.all(), 1)
  })

  test('are signed with each secret during a rotation, with one afterwards', async ({ assert }) => {
    const receiver = await startReceiver()
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    const old = openSecret(webhook.secret)!
    const fresh = await rotateSecret(webhook, 24, { actor: operator })
    await queue()
    await send()
    assert.isTrue(isGenuine(receiver.received[0], old))
    assert.isTrue(isGenuine(receiver.received[0], fresh))
    await assert.rejects(() => rotateSecret(webhook, 24, { actor: operator }), /still valid/)

    await webhook.refresh()
    await webhook.merge({ previousSecretEndsAt: DateTime.utc().minus({ seconds: 1 }) }).save()
    await queue()
    await send()
    assert.isFalse(isGenuine(receiver.received[1], old))
    assert.isTrue(isGenuine(receiver.received[1], fresh))

    await rotateSecret(webhook, 24, { actor: operator })
    const last = await rotateSecret(webhook, 0, { actor: operator })
    await queue()
    await send()
    assert.isFalse(isGenuine(receiver.received[2], fresh))
    assert.isTrue(isGenuine(receiver.received[2], last))
  })

  test('report a changed key of the installation', async ({ assert }) => {
    const receiver = await startReceiver()
    await WebhookFactory.merge({ url: receiver.url, secret: 'sealed elsewhere' }).create()
    await queue()
    await send()
    const delivery = await WebhookDelivery.firstOrFail()
    assert.containSubset(delivery.$attributes, { state: 'pending', error: 'secret_unreadable' })
    assert.lengthOf(receiver.received, 0)
  })

  test('store the first kilobyte of a long response, without control characters', async ({
    assert,
  }) => {
    const receiver = await startReceiver(withStatus(200, `a\0b\u001b${'ü'.repeat(500_000)}`))
    await WebhookFactory.merge({ url: receiver.url }).create()
    await queue()
    await send()
    const { allAttempts, state } = await sent()
    assert.equal(state, 'delivered')
    assert.equal(allAttempts[0].responseBody, `ab${'ü'.repeat(510)}`)
  })

  test('are deleted after thirty days', async ({ assert }) => {
    const webhook = await WebhookFactory.create()
    const today = DateTime.utc()
    for (const createdAt of [
      today.minus({ days: 30, minutes: 1 }),
      today.minus({ days: 29, hours: 23 }),
    ])
      await WebhookDelivery.create({
        ...{ webhookId: webhook.id, event: 'upload.finished', payload: '{}' },
        ...{ state: 'delivered', attempts: 1, uid: newUid(), createdAt },
      })
    for (const { id } of await WebhookDelivery.all()) {
      await WebhookAttempt.create({ deliveryId: id, attemptedAt: today, durationMs: 1 })
    }
    await prune()
    assert.lengthOf(await WebhookDelivery.all(), 1)
    assert.lengthOf(await WebhookAttempt.all(), 1)
  })
})

test.group('A webhook that fails', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function failsSince(webhook: Webhook, seconds: number) {
    await webhook.merge({ failingSince: DateTime.utc().minus({ seconds }) }).save()
  }

  test('for a week is disabled, and its owners are notified once', async ({ assert }) => {
    const receiver = await startReceiver(withStatus(500))
    const partner = await createPartner()
    const webhook = await WebhookFactory.merge({
      ...{ url: receiver.url, clientId: partner.ownClientId, events: ['calls.low'] },
    }).create()
    const data = async () => ({})
    const happen = () =>
      db.transaction((trx) =>
        queueEvent({ event: 'calls.low', clientId: partner.ownClientId, data }, trx)
      )
    await failsSince(webhook, disableAfterSeconds - 60)
    await happen()
    await happen()
    await send()
    assert.equal(await now(webhook, 'status'), 'active')

    await failsSince(webhook, disableAfterSeconds)
    await letPass(queueName, 60)
    await send()

    assert.equal(await now(webhook, 'status'), 'disabled_by_failures')
    const deliveries = await WebhookDelivery.query().orderBy('id')
    assert.deepEqual(
      deliveries.map(({ state, nextAttemptAt }) => [state, nextAttemptAt]),
      [
        ['failed', null],
        ['failed', null],
      ]
    )
    const notifications = await Notification.query().where('userId', partner.id)
    assert.lengthOf(notifications, 1)
    assert.containSubset(notifications[0].$attributes, {
      kind: 'webhook',
      message: `The webhook to ${new URL(receiver.url).host} failed for a week and was disabled.`,
      link: `/portal/partner/webhooks/${webhook.uid}`,
    })
    assert.containSubset(await auditEntriesOf('webhook', webhook.uid), [
      { action: 'switched_off', actorId: null, after: { status: 'disabled_by_failures' } },
    ])
  })

  test('with 410 (gone) is disabled at once', async ({ assert }) => {
    const receiver = await startReceiver(withStatus(410))
    const admin = await UserFactory.create()
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    await queue()
    await send()
    assert.equal(await now(webhook, 'status'), 'disabled_by_failures')
    const delivery = await sent()
    assert.equal(delivery.state, 'failed')
    assert.equal(delivery.allAttempts[0].responseStatus, 410)
    const notifications = await Notification.query().where('userId', admin.id)
    assert.equal(notifications[0]?.link, `/portal/admin/webhooks/${webhook.uid}`)
  })

  test('does not fail because of a test', async ({ assert }) => {
    const receiver = await startReceiver(withStatus(500))
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    await sendTest(webhook)
    await send()
    const delivery = await WebhookDelivery.firstOrFail()
    assert.containSubset(delivery.$attributes, { event: 'webhook.test', state: 'failed' })
    assert.isNull(await now(webhook, 'failingSince'))
    const { data } = JSON.parse(receiver.received[0].body)
    assert.equal(data.webhook.id, webhook.uid)
  })

  test('can be sent failed deliveries again, with the same id', async ({ assert }) => {
    const receiver = await startReceiver(withStatus(500))
    const webhook = await WebhookFactory.merge({ url: receiver.url }).create()
    await sendTest(webhook)
    await send()
    const delivery = await WebhookDelivery.firstOrFail()

    await replayDelivery(webhook, delivery)
    await assert.rejects(() => replayDelivery(webhook, delivery), /already waiting to be sent/)
    receiver.answers = withStatus(200)
    await send()

    const { state, attempts, allAttempts } = await sent()
    assert.deepEqual([state, attempts], ['delivered', 1])
    assert.deepEqual(
      allAttempts.map(({ error, responseStatus }) => [error, responseStatus]),
      [
        ['refused', 500],
        [null, 200],
      ]
    )
    const [first, second] = receiver.received
    assert.equal(second.headers['webhook-id'], first.headers['webhook-id'])
    assert.equal(second.body, first.body)
    await webhook.merge({ status: 'paused', secret: sealSecret(newSecret()) }).save()
    await assert.rejects(() => replayDelivery(webhook, delivery), /not active/)
  })
})
