import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import AuditEntry from '#app/accounts/audit/audit_entry'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import { disableWebhook } from '#app/webhooks/disable_webhook'
import Webhook from '#app/webhooks/webhook'
import WebhookDelivery from '#app/webhooks/webhook_delivery'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { WebhookFactory } from '#database/factories/webhook_factory'
import { assertVersion } from '#tests/helpers/assert_version'
import { auditEntriesOf } from '#tests/helpers/audit_log'
import { isGenuine, startReceiver, withStatus } from '#tests/helpers/receiver'
import { runDue } from '#tests/helpers/jobs'

/** Requests to `/v1/webhooks/` as this user. */
function as(client: ApiClient, person: User) {
  const ask = (method: string, path: string) =>
    client.request(`/v1/webhooks/${path}`, method).withGuard('api').loginAs(person).accept('json')
  return {
    get: (path = '') => ask('GET', path),
    post: (path = '', body: object = {}) => ask('POST', path).json(body),
    patch: (path: string, body: object) => ask('PATCH', path).json(body),
    delete: (path: string) => ask('DELETE', path),
  }
}

async function theirs(partner: User, attributes: Partial<Webhook> = {}) {
  return WebhookFactory.merge({
    clientId: partner.ownClientId,
    events: ['calls.low'],
    ...attributes,
  }).create()
}

test.group('Webhooks on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created with a secret that is returned once', async ({ assert, client }) => {
    const { url } = await startReceiver()
    const partner = await createPartner()
    const { get, post } = as(client, partner)
    const input = { url, description: 'Ours', events: ['calls.low', 'package.expired'] }

    const created = await post('', input)

    created.assertStatus(201)
    assertVersion(created, 1)
    created.assertHeader('cache-control', 'no-store')
    created.assertBodyContains({ ...input, status: 'active', failing_since: null, version: 1 })
    const { id, secret } = created.body()
    assert.match(secret, /^whsec_[A-Za-z0-9+/]{43}=$/)
    assert.equal(Buffer.from(secret.slice(6), 'base64').length, 32)
    const shown = await get(`${id}/`)
    assert.notProperty(shown.body(), 'secret')
    const list = await get()
    assert.notInclude(JSON.stringify(list.body()), 'whsec_')
    assert.equal(list.body().meta.total, 1)
    const auditEntries = await auditEntriesOf('webhook', id)
    assert.containSubset(auditEntries, [{ action: 'created', actorId: partner.id, after: { url } }])
    assert.notInclude(JSON.stringify(auditEntries), 'whsec_')
  })

  test('may have a long URL, truncated in the audit log', async ({ assert, client }) => {
    const { url } = await startReceiver()
    const partner = await createPartner()
    const long = `${url}?${'a'.repeat(1500 - url.length - 1)}`
    const created = await as(client, partner).post('', { url: long, events: ['calls.low'] })
    created.assertStatus(201)
    created.assertBodyContains({ url: long })
    const webhook = await Webhook.findByOrFail('uid', created.body().id)
    await db.transaction((trx) => disableWebhook(trx, webhook.id, 'failures'))
    const entries = await AuditEntry.query().where('subjectUid', webhook.uid)
    assert.sameMembers(
      entries.map(({ action }) => action),
      ['created', 'switched_off']
    )
    for (const { subjectName } of entries) {
      assert.lengthOf(subjectName, 500)
      assert.isTrue(long.startsWith(subjectName.slice(0, -1)))
    }
  })

  test('are created once per Idempotency-Key; the stored response has no secret', async ({
    assert,
    client,
  }) => {
    const { url } = await startReceiver()
    const { post } = as(client, await createPartner())
    const key = newUid()
    const make = () => post('', { url, events: ['calls.low'] }).header('Idempotency-Key', key)
    const first = await make()
    const again = await make()
    again.assertStatus(201)
    again.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(again.body(), { ...first.body(), secret: null })
    assert.lengthOf(await Webhook.all(), 1)
    const stored = await db.from('idempotency_records')
    assert.notInclude(JSON.stringify(stored), 'whsec_')
  })

  const refusals = [
    [{ url: 'example.com', events: ['calls.low'] }, 'url', 'not_an_address'],
    [{ url: 'http://example.com/', events: ['calls.low'] }, 'url', 'https_only'],
    [{ url: 'https://a:b@example.com/', events: ['calls.low'] }, 'url', 'with_credentials'],
    [{ url: 'https://example.com:25/', events: ['calls.low'] }, 'url', 'port'],
    [{ url: 'https://169.254.169.254/', events: ['calls.low'] }, 'url', 'private_network'],
    [{ url: 'https://localhost/', events: ['calls.low'] }, 'url', 'private_network'],
    [{ url: 'https://1.1.1.1/', events: ['upload.finished'] }, 'events', 'enum'],
    [{ url: 'https://1.1.1.1/', events: ['nothing'] }, 'events.0', 'enum'],
    [{ url: 'https://1.1.1.1/', events: [] }, 'events', 'too_few'],
    [{ events: ['calls.low'] }, 'url', 'required'],
    [{ url: 'https://1.1.1.1/', events: ['calls.low'], secret: 'mine' }, 'secret', 'unknown_field'],
  ] as const
  for (const [input, field, code] of refusals) {
    test(`are refused: ${JSON.stringify(input)}`, async ({ assert, client }) => {
      const response = await as(client, await createPartner()).post('', input)
      response.assertStatus(422)
      response.assertBodyContains({ errors: [{ field, code }] })
      assert.lengthOf(await Webhook.all(), 0)
    })
  }

  test('are limited to ten per owner', async ({ client }) => {
    const { url } = await startReceiver()
    const partner = await createPartner()
    for (let count = 0; count < 10; count += 1) await theirs(partner)
    const input = { url, events: ['calls.low'] }
    const full = await as(client, partner).post('', input)
    full.assertStatus(409)
    full.assertBodyContains({ code: 'too_many_webhooks' })
    const other = await as(client, await createPartner()).post('', input)
    other.assertStatus(201)
  })

  test('of other clients and the organization are not found', async ({ assert, client }) => {
    const partner = await createPartner()
    const admin = await UserFactory.create()
    const other = await theirs(await createPartner())
    const ours = await WebhookFactory.create()
    const own = await theirs(partner)
    for (const { uid } of [other, ours]) {
      const { get, post, patch, delete: remove } = as(client, partner)
      for (const request of [
        get(`${uid}/`),
        patch(`${uid}/`, { status: 'paused' }),
        remove(`${uid}/`),
        post(`${uid}/rotate-secret/`),
        post(`${uid}/test/`),
        get(`${uid}/deliveries/`),
        post(`${uid}/deliveries/${newUid()}/replay/`),
      ]) {
        const response = await request
        response.assertStatus(404)
      }
    }
    const byAdmin = await as(client, admin).get(`${own.uid}/`)
    byAdmin.assertStatus(404)
    const list = await as(client, admin).get()
    assert.deepEqual(
      list.body().data.map(({ id }: { id: string }) => id),
      [ours.uid]
    )
    const subAdmin = await UserFactory.merge({ role: Role.subAdmin }).create()
    const refused = await as(client, subAdmin).get()
    refused.assertStatus(403)
  })

  test('are updated by version, paused and resumed', async ({ assert, client }) => {
    const partner = await createPartner()
    const webhook = await theirs(partner, { status: 'disabled_by_failures' })
    const { patch } = as(client, partner)
    const on = await patch(`${webhook.uid}/`, { status: 'active', version: 1 })
    on.assertStatus(200)
    assertVersion(on, 2)
    on.assertBodyContains({ status: 'active', version: 2 })
    const stale = await patch(`${webhook.uid}/`, { status: 'paused' }).header('If-Match', '"1"')
    stale.assertStatus(412)
    const wrong = await patch(`${webhook.uid}/`, { status: 'disabled_by_failures' })
    wrong.assertStatus(422)
    const same = await patch(`${webhook.uid}/`, { events: ['calls.low'] })
    same.assertBodyContains({ version: 2 })
    const moved = await patch(`${webhook.uid}/`, { url: 'https://127.0.0.1/' })
    moved.assertStatus(422)
    assert.containSubset(await auditEntriesOf('webhook', webhook.uid), [
      {
        action: 'updated',
        before: { status: 'disabled_by_failures' },
        after: { status: 'active' },
      },
    ])
  })

  test('get a new secret, valid together with the previous one', async ({ assert, client }) => {
    const receiver = await startReceiver()
    const { post } = as(client, await createPartner())
    const created = await post('', { url: receiver.url, events: ['calls.low'] })
    const { id, secret } = created.body()

    const rotated = await post(`${id}/rotate-secret/`, { overlap_hours: 48 })

    rotated.assertStatus(200)
    rotated.assertBodyContains({ id, version: 2 })
    assert.notEqual(rotated.body().secret, secret)
    assert.isNotNull(rotated.body().previous_secret_ends_at)
    const again = await post(`${id}/rotate-secret/`)
    again.assertStatus(409)
    again.assertBodyContains({ code: 'rotation_under_way' })
    const tested = await post(`${id}/test/`)
    tested.assertStatus(202)
    await runDue('webhook_deliveries')
    for (const each of [secret, rotated.body().secret]) {
      assert.isTrue(isGenuine(receiver.received[0], each))
    }
    const forced = await post(`${id}/rotate-secret/`, { overlap_hours: 0 })
    forced.assertBodyContains({ previous_secret_ends_at: null })
    const tooLong = await post(`${id}/rotate-secret/`, { overlap_hours: 169 })
    tooLong.assertStatus(422)
  })

  test('rotate once per Idempotency-Key; the stored response has no secret', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const webhook = await theirs(partner)
    const { post } = as(client, partner)
    const key = newUid()
    const rotate = () => post(`${webhook.uid}/rotate-secret/`).header('Idempotency-Key', key)

    const first = await rotate()
    const again = await rotate()

    first.assertStatus(200)
    assert.match(first.body().secret, /^whsec_/)
    again.assertStatus(200)
    again.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(again.body(), { ...first.body(), secret: null })
    await webhook.refresh()
    assert.equal(webhook.version, 2)
    const stored = await db.from('idempotency_records')
    assert.notInclude(JSON.stringify(stored), 'whsec_')
  })

  test('are tested, and deliveries are shown and retried', async ({ assert, client }) => {
    const receiver = await startReceiver(withStatus(500, 'broken'))
    const partner = await createPartner()
    const webhook = await theirs(partner, { url: receiver.url })
    const { get, post } = as(client, partner)
    const tested = await post(`${webhook.uid}/test/`)
    tested.assertStatus(202)
    tested.assertBodyContains({ event: 'webhook.test', state: 'pending', attempts: 0 })
    const meanwhile = await post(`${webhook.uid}/test/`)
    meanwhile.assertStatus(409)
    meanwhile.assertBodyContains({ code: 'delivery_pending' })
    assert.lengthOf(await WebhookDelivery.all(), 1)
    await runDue('webhook_deliveries')

    const log = await get(`${webhook.uid}/deliveries/?state=failed&event=webhook.test`)
    log.assertStatus(200)
    const [delivery] = log.body().data
    assert.containSubset(delivery, {
      ...{ id: tested.body().id, state: 'failed', attempts: 1, error: 'refused' },
      ...{ response_status: 500, response_body: 'broken', next_attempt_at: null },
      payload: { type: 'webhook.test', data: { webhook: { id: webhook.uid } } },
    })
    assert.equal(receiver.received[0].headers['webhook-id'], delivery.id)

    receiver.answers = withStatus(200)
    const replayed = await post(`${webhook.uid}/deliveries/${delivery.id}/replay/`)
    replayed.assertStatus(202)
    replayed.assertBodyContains({ id: delivery.id, state: 'pending', attempts: 0 })
    const twice = await post(`${webhook.uid}/deliveries/${delivery.id}/replay/`)
    twice.assertStatus(409)
    twice.assertBodyContains({ code: 'delivery_pending' })
    await runDue('webhook_deliveries')
    assert.equal(receiver.received[1].headers['webhook-id'], delivery.id)
    const both = await get(`${webhook.uid}/deliveries/`)
    assert.containSubset(both.body().data, [
      {
        ...{ id: delivery.id, state: 'delivered', attempts: 1, error: null, response_status: 200 },
        all_attempts: [
          { response_status: 200, error: null },
          { response_status: 500, response_body: 'broken', error: 'refused' },
        ],
      },
    ])
    assert.deepEqual(both.body().data[0].all_attempts[1], delivery.all_attempts[0])

    await webhook.merge({ status: 'paused' }).save()
    const paused = await post(`${webhook.uid}/test/`)
    paused.assertStatus(409)
    paused.assertBodyContains({ code: 'webhook_not_active' })
  })

  test('are deleted with their deliveries', async ({ assert, client }) => {
    const partner = await createPartner()
    const webhook = await theirs(partner)
    const { post, delete: remove } = as(client, partner)
    await post(`${webhook.uid}/test/`)
    const deleted = await remove(`${webhook.uid}/`)
    deleted.assertStatus(204)
    assert.lengthOf(await Webhook.all(), 0)
    assert.lengthOf(await WebhookDelivery.all(), 0)
    assert.containSubset(await auditEntriesOf('webhook', webhook.uid), [{ action: 'deleted' }])
  })
})
