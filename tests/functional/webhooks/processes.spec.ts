import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'
import { getActiveTest, test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { createWebhook } from '#app/webhooks/save_webhook'
import { operator } from '#app/accounts/audit/audit_log'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { queueEvent } from '#app/webhooks/queue_event'
import deliveryQueue from '#app/webhooks/delivery_queue'
import { Worker } from '#app/jobs/worker'
import { createPartner } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { startReceiver, withStatus } from '#tests/helpers/receiver'
import { clientWith } from '#tests/unit/metering/spending'

async function startSender(): Promise<ChildProcess> {
  const child = fork(app.makePath('tests/functional/webhooks/sending_process.ts'), {
    execArgv: ['--import=./bin/typescript.js'],
    env: { ...process.env, WEBHOOK_PRIVATE_NETWORKS: '1', WEBHOOK_HTTP: '1', WEBHOOK_PORTS: '*' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  getActiveTest()?.cleanup(() => {
    child.kill('SIGKILL')
  })
  await messageOf(child, (message) => message === 'ready')
  return child
}

async function order(child: ChildProcess, what: string): Promise<unknown> {
  const answered = messageOf(child, (message) => message === 'taken' || typeof message === 'number')
  child.send(what)
  return answered
}

/** The first message of this kind: the framework sends messages too. */
function messageOf(child: ChildProcess, matches: (message: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (matches(message)) resolve(message)
    })
    child.once('exit', () => reject(new Error('The process ended before it answered')))
  })
}

async function until(condition: () => boolean) {
  const end = Date.now() + 10_000
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not come')
    await pass(10)
  }
}

function queue(times: number) {
  return db.transaction(async (trx) => {
    for (let number = 0; number < times; number += 1) {
      const data = async () => ({ number })
      await queueEvent({ event: 'upload.finished', clientId: null, data }, trx)
    }
  })
}

/** Uses committed transactions, since several processes write. */
test.group('Several sending processes', (group) => {
  group.teardown(() => freshDatabase())
  group.each.setup(() => freshDatabase())

  test('send each delivery and each expired package once', async ({ assert }) => {
    const receiver = await startReceiver()
    await WebhookFactory.merge({ url: receiver.url }).createMany(5)
    await queue(8)
    const past = DateTime.utc().minus({ minutes: 1 })
    const expired = Array.from({ length: 20 }, () => ({ totalCalls: 10, expiresAt: past }))
    const { client } = await clientWith(...expired)
    const events = ['package.expired' as const]
    await WebhookFactory.merge({ url: receiver.url, clientId: client.id, events }).create()
    const senders = await Promise.all([startSender(), startSender(), startSender()])
    const ends = senders.map((child) => once(child, 'exit'))

    const attempts = await Promise.all(senders.map((child) => order(child, 'send')))
    await Promise.all(ends)

    assert.equal(
      attempts.reduce<number>((sum, count) => sum + Number(count), 0),
      60
    )
    const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']))
    assert.lengthOf(ids, 60)
    assert.equal(new Set(ids).size, 60)
    const deliveries = await WebhookDelivery.all()
    assert.deepEqual([...new Set(deliveries.map(({ state }) => state))], ['delivered'])
    assert.isTrue(deliveries.every(({ attempts: count }) => count === 1))
  })

  test('retry a delivery of a killed process, with the same id', async ({ assert }) => {
    const receiver = await startReceiver()
    await WebhookFactory.merge({ url: receiver.url }).create()
    await queue(1)
    const first = await startSender()
    assert.equal(await order(first, 'take'), 'taken')
    const ended = once(first, 'exit')
    first.kill('SIGKILL')
    await ended
    const claimed = await WebhookDelivery.firstOrFail()
    assert.equal(claimed.state, 'pending')

    const second = await startSender()
    const over = once(second, 'exit')
    assert.equal(await order(second, 'send'), 1)
    await over

    assert.deepEqual(
      receiver.received.map(({ headers }) => headers['webhook-id']),
      [claimed.uid]
    )
    await claimed.refresh()
    assert.containSubset(claimed.$attributes, { state: 'delivered', attempts: 2 })
  })

  test('are not blocked by another owner’s unresponsive receivers', async ({ assert }) => {
    const pending: ServerResponse[] = []
    const silent = await startReceiver((response) => void pending.push(response))
    const events = ['calls.low' as const]
    const { ownClientId: slow } = await createPartner()
    const { ownClientId: quick } = await createPartner()
    const tell = (clientId: number) =>
      db.transaction((trx) =>
        queueEvent({ event: 'calls.low', clientId, data: async () => ({}) }, trx)
      )
    await WebhookFactory.merge({ url: silent.url, clientId: slow, events }).createMany(3)
    await tell(slow)
    await tell(slow)
    const other = await startReceiver()
    await WebhookFactory.merge({ url: other.url, clientId: quick, events }).create()
    await tell(quick)
    const worker = new Worker({ queues: [{ ...deliveryQueue, atOnce: 3 }] })
    worker.start()

    await until(() => other.received.length === 1 && silent.received.length === 2)
    await tell(quick)
    await until(() => other.received.length === 2)

    assert.lengthOf(silent.received, 2)
    const stopped = worker.stop()
    pending.forEach((response) => withStatus(200)(response))
    await stopped
    const delivered = await WebhookDelivery.query().where({ state: 'delivered' })
    assert.lengthOf(delivered, 4)
  })

  test('limit concurrently created webhooks to ten per owner', async ({ assert }) => {
    const { url } = await startReceiver()
    const { ownClientId: clientId } = await createPartner()
    const created = await Promise.allSettled(
      Array.from({ length: 14 }, () =>
        createWebhook(clientId, { url, events: ['calls.low'] }, operator)
      )
    )
    assert.lengthOf(
      created.filter(({ status }) => status === 'fulfilled'),
      10
    )
    assert.lengthOf(await Webhook.all(), 10)
  })
})
