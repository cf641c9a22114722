import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { announceExpiredPackages } from '#app/billing/client_packages/announce_expired_packages'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { makeSkills } from '#tests/helpers/imports'
import { queueLines, relationsHeader } from '#tests/helpers/queued_uploads'
import { clientWith, spend } from '#tests/unit/metering/spending'

async function queuedEvents() {
  const deliveries = await WebhookDelivery.query().orderBy('id')
  return deliveries.map(
    ({ payload }) => JSON.parse(payload) as { type: string; data: Record<string, any> }
  )
}

async function webhookOf(clientId: number) {
  return WebhookFactory.merge({ clientId, events: ['calls.low', 'package.expired'] }).create()
}

test.group('Events of webhooks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('calls.low is sent once per threshold, with the current package', async ({ assert }) => {
    const { client, packages } = await clientWith({ name: 'Basic', totalCalls: 10 })
    const { client: other } = await clientWith({ name: 'Other', totalCalls: 10 })
    await webhookOf(client.id)
    await webhookOf(other.id)
    await spend(client, { units: 8 })
    await spend(client, { units: 1 })
    await spend(client, { units: 1 })

    const messages = await queuedEvents()
    assert.deepEqual(
      messages.map(({ type, data }) => [
        ...[type, data.level, data.percentage],
        ...[data.package.id, data.package.usage_calls, data.package.available_calls],
      ]),
      [
        ['calls.low', 'first', 80, packages[0].uid, 8, 2],
        ['calls.low', 'last', 100, packages[0].uid, 10, 0],
      ]
    )
  })

  test('package.expired is sent once per package, after its end', async ({ assert }) => {
    const now = DateTime.utc()
    const past = now.minus({ seconds: 1 })
    const { client, packages } = await clientWith(
      { name: 'Over', expiresAt: past },
      { name: 'Still running', expiresAt: now.plus({ hours: 1 }) },
      { name: 'Cancelled', expiresAt: past, status: 'cancelled' },
      { name: 'Without end' }
    )
    await webhookOf(client.id)

    assert.equal(await announceExpiredPackages(), 1)
    assert.equal(await announceExpiredPackages(), 0)

    const messages = await queuedEvents()
    assert.containSubset(messages, [
      {
        type: 'package.expired',
        data: { package: { id: packages[0].uid, name: 'Over', status: 'expired' } },
      },
    ])
    await packages[1].merge({ expiresAt: past }).save()
    assert.equal(await announceExpiredPackages(), 1)
    assert.lengthOf(await queuedEvents(), 2)
  })

  test('upload.finished is sent to the organization only, except for checks', async ({
    assert,
  }) => {
    const { client } = await clientWith({})
    await webhookOf(client.id)
    await WebhookFactory.create()
    await makeSkills(['Python', 'SQL'])
    const lines = [relationsHeader, 'Python,SQL,,40']
    const check = await queueLines(lines, { dryRun: true })
    await runClaimedUpload((await claimUpload())!)
    const upload = await queueLines(lines)
    await runClaimedUpload((await claimUpload())!)

    const messages = await queuedEvents()
    assert.lengthOf(messages, 1)
    assert.containSubset(messages[0], {
      type: 'upload.finished',
      data: { upload: { id: upload.uid, status: 'succeeded', created: 1, progress: 100 } },
    })
    assert.notEqual(check.uid, upload.uid)
  })
})
