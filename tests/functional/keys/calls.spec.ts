import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { RouteJSON } from '@adonisjs/core/types/http'
import { sqlFromNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { verifyLedger } from '#app/billing/metering/ledger'
import { callPrice, type MeteredCall } from '#app/billing/metering/metered_calls'
import { spendCall } from '#app/billing/metering/spend_call'
import ApiKey from '#app/accounts/api_keys/api_key'
import { keyAbilities, abilityByRoute, type KeyAbility } from '#app/accounts/api_keys/key_abilities'
import { newKeyText } from '#app/accounts/api_keys/key_text'
import { revokeKey } from '#app/accounts/api_keys/save_key'
import SearchHistory from '#app/billing/metering/search_history'
import DefaultSetup from '#app/billing/default_setup'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { keyOf } from '#database/factories/api_key_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { freshDatabase } from '#tests/helpers/fresh_database'

const SEARCH = '/v1/skills/playground-search/'

function search(client: ApiClient, text: string) {
  return client.get(SEARCH).qs({ skills: 'Python' }).bearerToken(text)
}

test.group('A call with an API key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is charged to the client and recorded with key and user', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { key, text } = await keyOf(partner)

    const response = await search(client, text)

    response.assertStatus(200)
    response.assertHeader('x-calls-charged', '1')
    assert.isUndefined(response.header('x-key-calls-remaining'))
    assert.exists(response.header('ratelimit'))
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    const row = await SearchHistory.findByOrFail({ requestId: response.body().request_id })
    assert.containSubset(row.$attributes, {
      clientId: partner.clientId,
      userId: partner.id,
      apiKeyId: key.id,
      call: 'playground-search',
      origin: 'api',
    })
    await key.refresh()
    assert.equal(key.usedCalls, 1)
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test('updates the last use of the key at most once a minute', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const { key, text } = await keyOf(partner)
    const seen = async () => (await key.refresh(), key.lastUsedAt?.toISO() ?? null)
    assert.isNull(await seen())

    await search(client, text)
    const first = await seen()
    assert.isNotNull(first)
    await search(client, text)
    assert.equal(await seen(), first)

    await db
      .from('api_keys')
      .where('id', key.id)
      .update({ last_used_at: db.raw(sqlFromNow(db.connection(), -61)) })
    const old = await seen()
    await search(client, text)
    assert.notEqual(await seen(), old)
  })

  test('is refused for a wrong checksum without a query', async ({ assert, client }) => {
    const statements: string[] = []
    const connection = db.connection()
    connection.getWriteClient().on('query', ({ sql }: { sql: string }) => statements.push(sql))
    const text = newKeyText()
    const mistyped = text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')

    for (const wrong of [mistyped, text.slice(0, -3), 'skk_', `${text}a`]) {
      const response = await search(client, wrong)
      response.assertStatus(401)
      response.assertHeader('www-authenticate', 'Bearer error="invalid_token"')
      assert.equal(response.body().code, 'malformed_api_key')
      assert.notInclude(response.text(), wrong.slice(12) || 'nothing')
    }
    const looks = () => statements.filter((sql) => sql.includes('api_keys')).length
    assert.equal(looks(), 0)
    await search(client, text)
    assert.equal(looks(), 1)
  })

  test('is refused alike for unknown, expired and revoked keys and suspended users', async ({
    assert,
    client,
  }) => {
    const { partner } = await createPartnerWith()
    const { partner: suspended } = await createPartnerWith()
    const { partner: without } = await createPartnerWith()
    const expired = await keyOf(partner)
    const revoked = await keyOf(partner)
    const ofSuspended = await keyOf(suspended)
    const ofSuspendedClient = await keyOf(without)
    const past = db.raw(sqlFromNow(db.connection(), -1))
    await db.from('api_keys').where('id', expired.key.id).update({ expires_at: past })
    await revokeKey(revoked.key, { actor: { id: partner.id, ip: null } })
    await suspended.merge({ status: 'suspended' }).save()
    await db.from('clients').where('id', without.clientId!).update({ status: 'suspended' })

    const bodies = []
    for (const { text } of [
      { text: newKeyText() },
      expired,
      revoked,
      ofSuspended,
      ofSuspendedClient,
    ]) {
      const response = await search(client, text)
      response.assertStatus(401)
      bodies.push(JSON.stringify({ ...response.body(), request_id: null }))
    }
    assert.lengthOf([...new Set(bodies)], 1)
    assert.include(bodies[0], '"code":"invalid_api_key"')
  })

  test('is replayed for its Idempotency-Key without counting again', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const { key, text } = await keyOf(partner, { capCalls: 1 })
    const id = newUid()

    const first = await search(client, text).header('idempotency-key', id)
    const second = await search(client, text).header('idempotency-key', id)

    first.assertStatus(200)
    first.assertHeader('x-key-calls-remaining', '0')
    second.assertStatus(200)
    second.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(second.body(), first.body())
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    await key.refresh()
    assert.equal(key.usedCalls, 1)
  })

  test('is refused at the cap of the key, free of charge', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith()
    const capped = await keyOf(partner, { capCalls: 2 })
    const other = await keyOf(partner)
    await search(client, capped.text)
    await search(client, capped.text)

    const refused = await search(client, capped.text)
    const passed = await search(client, other.text)

    refused.assertStatus(429)
    assert.equal(refused.body().code, 'key_cap_reached')
    assert.isUndefined(refused.header('retry-after'))
    refused.assertHeader('x-key-calls-remaining', '0')
    assert.deepEqual(refused.body().calls, {
      needed: 1,
      remaining: 0,
      cap: 2,
      resets_at: null,
    })
    passed.assertStatus(200)
    assert.deepEqual(await spentOf(pack), { counter: 3, ledger: 3 })
    await capped.key.refresh()
    assert.equal(capped.key.usedCalls, 2)
  })

  test('is refused if its price exceeds the rest of the cap', async ({ assert }) => {
    const { partner, pack } = await createPartnerWith()
    const { key } = await keyOf(partner, { capCalls: 3 })
    const spend = (units: number) =>
      spendCall({
        clientId: partner.ownClientId,
        requestId: newUid(),
        units,
        apiKeyId: key.id,
        finish: (by) => ({
          paid: by,
          record: {
            userId: partner.id,
            call: 'playground-search',
            origin: 'api',
            skills: ['Python'],
            filters: {},
            totalMatches: 0,
            returned: 0,
            latencyMs: 1,
          },
        }),
      })

    const { paid } = await spend(2)
    await assert.rejects(
      () => spend(2),
      /The call limit of this API key is 3 calls: 1 is left, and this request costs 2\./
    )
    await spend(1)

    assert.equal(paid.keyRemaining, 1)
    assert.deepEqual(await spentOf(pack), { counter: 3, ledger: 2 })
    await key.refresh()
    assert.equal(key.usedCalls, 3)
  })

  test('is not charged if the key is revoked meanwhile', async ({ assert }) => {
    const { partner, pack } = await createPartnerWith()
    const { key } = await keyOf(partner)
    await revokeKey(key, { actor: { id: partner.id, ip: null } })

    await assert.rejects(
      () =>
        spendCall({
          clientId: partner.ownClientId,
          requestId: newUid(),
          units: 1,
          apiKeyId: key.id,
          finish: () => assert.fail('was recorded') as never,
        }),
      /unknown, expired or revoked/
    )
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })

  test('cannot read data of another client', async ({ assert, client }) => {
    await createGraph()
    const { partner } = await createPartnerWith()
    const { partner: other } = await createPartnerWith()
    const { text } = await keyOf(partner)
    await search(client, text)
    const { text: foreign } = await keyOf(other)

    const own = await client.get('/v1/skills/playground-range-search-history/').bearerToken(text)
    const none = await client
      .get('/v1/skills/playground-range-search-history/')
      .bearerToken(foreign)

    assert.lengthOf(own.body().data, 1)
    assert.lengthOf(none.body().data, 0)
  })
})

interface KeyCall {
  method: 'GET' | 'POST'
  path: string
  body?: object
  ability: KeyAbility
}

/** Every metered call except the search, which the group above tests. */
const otherCalls: Record<Exclude<MeteredCall, 'playground-search'>, KeyCall> = {
  related: {
    method: 'POST',
    path: '/v1/skills/related/',
    body: { skills: ['Python'] },
    ability: 'search',
  },
  lookup: {
    method: 'POST',
    path: '/v1/skills/lookup/',
    body: { names: ['Python', 'nobody'] },
    ability: 'lookup',
  },
  extract: {
    method: 'POST',
    path: '/v1/skills/extract/',
    body: { text: 'We write Python.' },
    ability: 'extract',
  },
  changes: { method: 'GET', path: '/v1/skills/changes/', ability: 'changes' },
}

const send = (client: ApiClient, { method, path, body }: KeyCall, text: string) => {
  const request = client.request(path, method).bearerToken(text)
  return body ? request.json(body) : request
}

function proves(name: keyof typeof otherCalls) {
  const call = otherCalls[name]
  test(`costs its price, counted for the key and shown in the history: ${name}`, async ({
    assert,
    client,
  }) => {
    await createSkill({ name: 'Python', status: 'published' }, { actorId: null })
    const { partner, pack } = await createPartnerWith()
    const price = callPrice(name, await DefaultSetup.current())
    const { key, text } = await keyOf(partner, { abilities: [call.ability], capCalls: price })

    const response = await send(client, call, text)
    const refused = await send(client, call, text)

    response.assertStatus(200)
    response.assertHeader('x-calls-charged', String(price))
    response.assertHeader('x-key-calls-remaining', '0')
    const row = await SearchHistory.findByOrFail({ requestId: response.body().request_id })
    assert.containSubset(row.$attributes, {
      clientId: partner.clientId,
      userId: partner.id,
      apiKeyId: key.id,
      call: name,
      origin: 'api',
    })
    refused.assertStatus(429)
    assert.equal(refused.body().code, 'key_cap_reached')
    await key.refresh()
    assert.equal(key.usedCalls, price)
    const { counter } = await spentOf(pack)
    assert.equal(counter, price)
    assert.lengthOf(await SearchHistory.all(), 1)
    const { faults } = await verifyLedger()
    assert.deepEqual(faults, [])
  })

  test(`is refused without the ability, free of charge: ${name}`, async ({ assert, client }) => {
    await createSkill({ name: 'Python', status: 'published' }, { actorId: null })
    const { partner, pack } = await createPartnerWith()
    const abilities = keyAbilities.filter((ability) => ability !== call.ability)
    const { key, text } = await keyOf(partner, { abilities })

    const refused = await send(client, call, text)

    refused.assertStatus(403)
    assert.equal(refused.body().code, 'missing_ability')
    await key.refresh()
    assert.equal(key.usedCalls, 0)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
  })
}

test.group('Each metered call with an API key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  proves('related')
  proves('lookup')
  proves('extract')
})

/** The feed only contains committed changes, so each test starts with an empty database. */
test.group('The changes feed with an API key', (group) => {
  group.each.teardown(freshDatabase)

  proves('changes')

  test('is free for a page of changes without events, even at the cap', async ({
    assert,
    client,
  }) => {
    const { partner, pack } = await createPartnerWith()
    const { key, text } = await keyOf(partner, { capCalls: 1 })
    await key.merge({ usedCalls: 1 }).save()

    const response = await send(client, otherCalls.changes, text)

    response.assertStatus(200)
    assert.deepEqual(response.body().data, [])
    response.assertHeader('x-calls-charged', '0')
    response.assertHeader('x-key-calls-remaining', '0')
    await key.refresh()
    assert.equal(key.usedCalls, 1)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
    assert.lengthOf(await SearchHistory.all(), 0)
  })

  test('shows the rest of the cap on a free page', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const capped = await keyOf(partner, { capCalls: 5 })
    await capped.key.merge({ usedCalls: 2 }).save()
    const uncapped = await keyOf(partner)

    const some = await send(client, otherCalls.changes, capped.text)
    const all = await send(client, otherCalls.changes, uncapped.text)

    some.assertHeader('x-calls-charged', '0')
    some.assertHeader('x-key-calls-remaining', '3')
    all.assertStatus(200)
    assert.isUndefined(all.header('x-key-calls-remaining'))
  })
})

test.group('The routes of an API key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const ask = (client: ApiClient, route: RouteJSON, text: string) => {
    const [method] = route.methods.filter((name) => name !== 'HEAD')
    const path = route.pattern.replace(/:\w+\??|\*/g, () => newUid())
    const request = client.request(path, method).accept('json').redirects(0).bearerToken(text)
    return method === 'GET' ? request : request.json({})
  }

  /** All routes of `/v1` that read the token, unlike login and public ones. */
  const authenticatedRoutes = () =>
    Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => pattern.includes('/v1/'))
      .filter(({ middleware }) =>
        [...middleware.all()].some((entry) => 'name' in entry && entry.name === 'bearerUser')
      )

  test('exist', ({ assert }) => {
    const names = authenticatedRoutes().map(({ name }) => name)
    assert.isAbove(names.length, 80)
    assert.deepEqual(
      Object.keys(abilityByRoute).filter((name) => !names.includes(name)),
      []
    )
  })

  test('are those of the table only, whatever abilities the key has', async ({
    assert,
    client,
  }) => {
    const faults = []
    const { partner } = await createPartnerWith()
    const { text } = await keyOf(partner)
    for (const route of authenticatedRoutes()) {
      const response = await ask(client, route, text)
      const isOpen = Object.hasOwn(abilityByRoute, route.name!)
      const isRefused = response.status() === 403
      if (isOpen === isRefused || response.status() >= 500) {
        faults.push(`${route.methods[0]} ${route.pattern}: ${response.status()}`)
      }
    }
    assert.deepEqual(faults, [])
    assert.lengthOf(await ApiKey.all(), 1)
  })

  test('require the listed ability, which the refusal names', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const keys = new Map<KeyAbility, string>()
    for (const ability of keyAbilities) {
      const others = keyAbilities.filter((name) => name !== ability)
      const { text } = await keyOf(partner, { abilities: others })
      keys.set(ability, text)
    }
    for (const route of authenticatedRoutes()) {
      const needed = abilityByRoute[route.name!]
      if (!needed) continue
      const response = await ask(client, route, keys.get(needed)!)
      assert.equal(response.status(), 403, route.name)
      assert.equal(response.body().code, 'missing_ability')
      assert.include(response.body().detail, `"${needed}"`)
    }
  })

  test('do not include tokens and pages', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const { text } = await keyOf(partner)

    const refreshed = await client
      .post('/v1/auth/token/refresh/')
      .json({ refresh: text })
      .bearerToken(text)
    const page = await client.get('/portal/partner/dashboard').bearerToken(text).redirects(0)

    assert.equal(refreshed.status(), 401)
    page.assertStatus(302)
    assert.equal(page.header('location'), '/auth/login')
  })
})
