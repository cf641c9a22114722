import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlFromNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { sha256 } from '#app/accounts/sessions/token'
import type User from '#app/accounts/user'
import ApiKey from '#app/accounts/api_keys/api_key'
import { isKeyText, newKeyText } from '#app/accounts/api_keys/key_text'
import { mostLiveKeys } from '#app/accounts/api_keys/save_key'
import { ApiKeyFactory, keyOf } from '#database/factories/api_key_factory'
import { createPartner } from '#database/factories/user_factory'
import { assertVersion } from '#tests/helpers/assert_version'
import { auditEntriesOf } from '#tests/helpers/audit_log'

const KEYS = '/v1/api-keys/'
const SELF = '/v1/api-keys/self/'

function as(person: User, client: ApiClient, method: string, path: string) {
  return client.request(path, method).accept('json').withGuard('api').loginAs(person)
}

const newKey = { name: 'Job portal', abilities: ['search', 'usage'] }

test.group('API keys on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are created with a secret that is returned once and not stored', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const lastDay = DateTime.utc().startOf('day').plus({ years: 10 })

    const created = await as(partner, client, 'POST', KEYS).json({
      ...newKey,
      expires_at: lastDay.toISODate(),
      cap_calls: 100,
      cap_period: 'month',
    })

    created.assertStatus(201)
    created.assertHeader('cache-control', 'no-store')
    assertVersion(created, 1)
    const { key: text, id, ...shape } = created.body()
    assert.isTrue(isKeyText(text))
    assert.containSubset(shape, {
      ...newKey,
      prefix: text.slice(0, 12),
      status: 'active',
      used_calls: 0,
      cap_calls: 100,
      expires_at: lastDay.plus({ days: 1 }).toISO(),
      last_used_at: null,
      previous: null,
      created_by: partner.fullName,
    })
    const shown = await as(partner, client, 'GET', `${KEYS}${id}/`)
    assert.notProperty(shown.body(), 'key')
    assert.notInclude(shown.text(), text)
    const row = await ApiKey.findByOrFail({ uid: id })
    assert.equal(row.hash, sha256(text))
    assert.notInclude(JSON.stringify(row.$attributes), text)
    const [auditEntry] = await auditEntriesOf('api_key', id)
    assert.equal(auditEntry.action, 'created')
    assert.equal(auditEntry.actorId, partner.id)
    assert.notInclude(JSON.stringify(auditEntry), text)
    assert.notInclude(JSON.stringify(auditEntry), sha256(text))
  })

  test('are listed with their status, filtered by status and name', async ({ assert, client }) => {
    const partner = await createPartner()
    const active = await keyOf(partner, { name: 'Active' })
    const capped = await keyOf(partner, { name: 'Capped', capCalls: 1 })
    const expired = await keyOf(partner, { name: 'Expired' })
    const revoked = await keyOf(partner, { name: 'Revoked' })
    const past = db.raw(sqlFromNow(db.connection(), -1))
    await db.from('api_keys').where('id', capped.key.id).update({ used_calls: 1 })
    await db.from('api_keys').where('id', expired.key.id).update({ expires_at: past })
    await db.from('api_keys').where('id', revoked.key.id).update({ revoked_at: past })
    await keyOf(await createPartner())

    const all = await as(partner, client, 'GET', KEYS).qs({ sort: 'name' })
    assert.deepEqual(
      all.body().data.map(({ name, status }: Record<string, string>) => [name, status]),
      [
        ['Active', 'active'],
        ['Capped', 'capped'],
        ['Expired', 'expired'],
        ['Revoked', 'revoked'],
      ]
    )
    for (const status of ['active', 'capped', 'expired', 'revoked']) {
      const some = await as(partner, client, 'GET', KEYS).qs({ status })
      assert.deepEqual(
        some.body().data.map((key: Record<string, string>) => key.status),
        [status]
      )
    }
    const found = await as(partner, client, 'GET', KEYS).qs({ search: active.key.prefix })
    assert.lengthOf(found.body().data, 1)
  })

  test('are updated by version, and unchanged without differences', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner, { capCalls: 5 })
    const path = `${KEYS}${key.uid}/`

    const changed = await as(partner, client, 'PATCH', path)
      .header('if-match', '"1"')
      .json({ name: 'Other', abilities: ['usage'], cap_calls: null })
    const stale = await as(partner, client, 'PATCH', path)
      .header('if-match', '"1"')
      .json({ name: 'Third' })
    const same = await as(partner, client, 'PATCH', path).json({ name: 'Other' })

    changed.assertStatus(200)
    assertVersion(changed, 2)
    assert.containSubset(changed.body(), {
      name: 'Other',
      abilities: ['usage'],
      cap_calls: null,
      version: 2,
    })
    stale.assertStatus(412)
    assert.equal(same.body().version, 2)
    const auditEntries = await auditEntriesOf('api_key', key.uid)
    assert.deepEqual(auditEntries.at(-1), {
      action: 'updated',
      actorId: partner.id,
      before: { name: key.name, abilities: key.abilities, cap_calls: 5 },
      after: { name: 'Other', abilities: ['usage'], cap_calls: null },
    })
  })

  test('name the invalid field', async ({ assert, client }) => {
    const partner = await createPartner()
    const faultsOf = async (input: Record<string, unknown>) => {
      const response = await as(partner, client, 'POST', KEYS).json({ ...newKey, ...input })
      assert.equal(response.status(), 422, JSON.stringify(input))
      return response.body().errors.map(({ field }: { field: string }) => field.split('.')[0])
    }

    assert.deepEqual(await faultsOf({ name: ' ' }), ['name'])
    assert.deepEqual(await faultsOf({ abilities: [] }), ['abilities'])
    assert.deepEqual(await faultsOf({ abilities: ['everything'] }), ['abilities'])
    assert.deepEqual(await faultsOf({ abilities: ['search', 'search'] }), ['abilities'])
    assert.deepEqual(await faultsOf({ cap_calls: 0 }), ['cap_calls'])
    assert.deepEqual(await faultsOf({ cap_calls: 1.5 }), ['cap_calls'])
    assert.deepEqual(await faultsOf({ cap_period: 'year' }), ['cap_period'])
    assert.deepEqual(await faultsOf({ expires_at: 'tomorrow' }), ['expires_at'])
    assert.deepEqual(await faultsOf({ expires_at: '2020-01-01' }), ['expires_at'])
    assert.deepEqual(await faultsOf({ expires_at: '9999-12-31' }), ['expires_at'])
    const tooFar = DateTime.utc().plus({ years: 10, days: 2 }).toISODate()
    assert.deepEqual(await faultsOf({ expires_at: tooFar }), ['expires_at'])
    assert.deepEqual(await faultsOf({ abilitys: ['search'] }), ['abilitys'])
    assert.lengthOf(await ApiKey.all(), 0)
  })

  test('are rotated, with the old secret valid during the overlap', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key, text: old } = await keyOf(partner)
    const works = async (text: string) => {
      const response = await client.get(SELF).accept('json').bearerToken(text)
      return response.status() === 200
    }
    const path = `${KEYS}${key.uid}/rotate/`

    const rotated = await as(partner, client, 'POST', path).json({ overlap_days: 3 })

    rotated.assertStatus(200)
    assertVersion(rotated, 2)
    const { key: text, previous, prefix, id } = rotated.body()
    assert.equal(id, key.uid)
    assert.equal(prefix, text.slice(0, 12))
    assert.equal(previous.prefix, old.slice(0, 12))
    assert.isTrue(await works(old))
    assert.isTrue(await works(text))

    const end = (seconds: number) =>
      db
        .from('api_keys')
        .where('id', key.id)
        .update({ previous_expires_at: db.raw(sqlFromNow(db.connection(), seconds)) })
    await end(2)
    assert.isTrue(await works(old))
    await end(0)
    assert.isFalse(await works(old))
    assert.isTrue(await works(text))
    const shown = await as(partner, client, 'GET', `${KEYS}${key.uid}/`)
    assert.isNull(shown.body().previous)

    const again = await as(partner, client, 'POST', path).json({ overlap_days: 0 })
    assert.isFalse(await works(text))
    assert.isTrue(await works(again.body().key))

    const third = await as(partner, client, 'POST', path).json({})
    assert.isTrue(await works(again.body().key))
    const fourth = await as(partner, client, 'POST', path).json({})
    assert.isFalse(await works(again.body().key))
    assert.isTrue(await works(third.body().key))
    assert.isTrue(await works(fourth.body().key))
    const auditEntries = await auditEntriesOf('api_key', key.uid)
    assert.lengthOf(auditEntries, 4)
    for (const { key: secret } of [rotated, again, third, fourth].map((answer) => answer.body())) {
      assert.notInclude(JSON.stringify(auditEntries), secret)
    }
  })

  test('keep their calls and their cap after a rotation', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner, { capCalls: 5 })
    await db.from('api_keys').where('id', key.id).update({ used_calls: 4 })

    const rotated = await as(partner, client, 'POST', `${KEYS}${key.uid}/rotate/`).json({})

    assert.containSubset(rotated.body(), { used_calls: 4, cap_calls: 5, status: 'active' })
  })

  test('refuse an overlap beyond seven days, and rotation of expired keys', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { key } = await keyOf(partner)
    const path = `${KEYS}${key.uid}/`

    for (const days of [8, -1, 1.5]) {
      const wrong = await as(partner, client, 'POST', `${path}rotate/`).json({ overlap_days: days })
      wrong.assertStatus(422)
    }
    await db
      .from('api_keys')
      .where('id', key.id)
      .update({ expires_at: db.raw(sqlFromNow(db.connection(), -1)) })
    const expired = await as(partner, client, 'POST', `${path}rotate/`).json({})
    expired.assertStatus(409)
    assert.equal(expired.body().code, 'api_key_expired')

    await as(partner, client, 'DELETE', path)
    const revoked = await as(partner, client, 'POST', `${path}rotate/`).json({})
    const changed = await as(partner, client, 'PATCH', path).json({ name: 'Alive' })
    assert.equal(revoked.body().code, 'api_key_revoked')
    assert.equal(changed.body().code, 'api_key_revoked')
  })

  test('are revoked at once with both secrets, and repeating it changes nothing', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const { key, text: old } = await keyOf(partner)
    const path = `${KEYS}${key.uid}/`
    const rotated = await as(partner, client, 'POST', `${path}rotate/`).json({ overlap_days: 7 })

    const revoked = await as(partner, client, 'DELETE', path)
    const again = await as(partner, client, 'DELETE', path)

    revoked.assertStatus(204)
    again.assertStatus(204)
    for (const text of [old, rotated.body().key]) {
      const refused = await client.get(SELF).accept('json').bearerToken(text)
      refused.assertStatus(401)
      assert.equal(refused.body().code, 'invalid_api_key')
    }
    const auditEntries = await auditEntriesOf('api_key', key.uid)
    assert.deepEqual(
      auditEntries.map(({ action }) => action),
      ['rotated', 'revoked']
    )
    const shown = await as(partner, client, 'GET', path)
    assert.equal(shown.body().status, 'revoked')
  })

  test('of another client are not found', async ({ client }) => {
    const partner = await createPartner()
    const { key } = await keyOf(await createPartner())

    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', 'rotate/'],
    ]) {
      const request = as(partner, client, method, `${KEYS}${key.uid}/${path}`)
      const response = await (method === 'GET' ? request : request.json({}))
      response.assertStatus(404)
    }
    const nobodys = await as(partner, client, 'GET', `${KEYS}${newUid()}/`)
    nobodys.assertStatus(404)
  })

  test('are limited to 25 active ones', async ({ assert, client }) => {
    const partner = await createPartner()
    const own = { clientId: partner.ownClientId, userId: partner.id }
    const keys = await ApiKeyFactory.merge(own).createMany(mostLiveKeys)

    const refused = await as(partner, client, 'POST', KEYS).json(newKey)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'too_many_api_keys')

    await as(partner, client, 'DELETE', `${KEYS}${keys[0].uid}/`)
    const created = await as(partner, client, 'POST', KEYS).json(newKey)
    created.assertStatus(201)
    const past = db.raw(sqlFromNow(db.connection(), -1))
    await db.from('api_keys').where('id', keys[1].id).update({ expires_at: past })
    const other = await as(partner, client, 'POST', KEYS).json(newKey)
    other.assertStatus(201)
    const revived = await as(partner, client, 'PATCH', `${KEYS}${keys[1].uid}/`).json({
      expires_at: null,
    })
    revived.assertStatus(409)
    assert.equal(revived.body().code, 'too_many_api_keys')
  })

  test('are created once per Idempotency-Key; the stored response has no secret', async ({
    assert,
    client,
  }) => {
    const partner = await createPartner()
    const once = newUid()
    const make = () =>
      as(partner, client, 'POST', KEYS).header('idempotency-key', once).json(newKey)

    const first = await make()
    const second = await make()

    first.assertStatus(201)
    second.assertStatus(201)
    second.assertHeader('idempotent-replayed', 'true')
    assert.isString(first.body().key)
    assert.deepEqual(second.body(), { ...first.body(), key: null })
    assert.lengthOf(await ApiKey.all(), 1)
    const stored = await db.from('idempotency_records').select('*')
    assert.notInclude(JSON.stringify(stored), first.body().key)

    const path = `${KEYS}${first.body().id}/rotate/`
    const turn = () =>
      as(partner, client, 'POST', path).header('idempotency-key', newUid()).json({})
    const rotated = await turn()
    assert.isTrue(isKeyText(rotated.body().key))
    const records = await db.from('idempotency_records').select('*')
    assert.notInclude(JSON.stringify(records), rotated.body().key)
  })

  test('can read their own record only', async ({ assert, client }) => {
    const partner = await createPartner()
    const { key, text } = await keyOf(partner, { abilities: ['suggest'] })

    const self = await client.get(SELF).accept('json').bearerToken(text)
    const person = await as(partner, client, 'GET', SELF)
    const other = await client.get(`${KEYS}${key.uid}/`).accept('json').bearerToken(text)
    const unknown = await client.get(SELF).accept('json').bearerToken(newKeyText())

    self.assertStatus(200)
    assert.containSubset(self.body(), { id: key.uid, name: key.name, abilities: ['suggest'] })
    person.assertStatus(404)
    other.assertStatus(403)
    unknown.assertStatus(401)
  })
})
