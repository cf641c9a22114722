import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { findByAccessToken } from '#app/accounts/api_keys/bearer_user_middleware'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import type { TokenPair } from '#app/accounts/sessions/token'
import type User from '#app/accounts/user'
import { UserFactory } from '#database/factories/user_factory'

const past = (seconds: number) => DateTime.utc().minus({ seconds }).toFormat('yyyy-MM-dd HH:mm:ss')

function refresh(client: ApiClient, token: string) {
  return client.post('/v1/auth/token/refresh/').json({ refresh: token })
}

async function rotate(client: ApiClient, token: string): Promise<TokenPair> {
  const response = await refresh(client, token)
  response.assertStatus(200)
  return response.body()
}

async function assertRefused(client: ApiClient, token: string) {
  const response = await refresh(client, token)
  response.assertStatus(401)
}

async function familyOf(user: User) {
  return db.from('refresh_families').where('user_id', user.id).firstOrFail()
}

test.group('Refreshing on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns a new pair with a working access token', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)

    const response = await refresh(client, first.refresh)

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const second = response.body()
    assert.deepEqual(Object.keys(second).sort(), ['access', 'refresh'])
    assert.notEqual(second.refresh, first.refresh)
    assert.notEqual(second.access, first.access)
    const holder = await findByAccessToken(second.access)
    assert.equal(holder?.id, user.id)
    const family = await familyOf(user)
    assert.equal(family.generation, 2)
  })

  test('returns the same pair for the previous token for ten seconds', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)

    const once = await refresh(client, first.refresh)
    const again = await refresh(client, first.refresh)

    again.assertStatus(200)
    assert.deepEqual(again.body(), once.body())
    const family = await familyOf(user)
    assert.equal(family.generation, 2)
    assert.isNull(family.revoked_at)
    const tokens = await db.from('access_tokens').where('family_id', family.id)
    assert.lengthOf(tokens, 2)
  })

  test('revokes the family if the previous token is used later', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)
    const second = await rotate(client, first.refresh)
    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({ rotated_at: past(12) })

    const replay = await refresh(client, first.refresh)

    replay.assertStatus(401)
    assert.equal(replay.body().code, 'invalid_refresh_token')
    const family = await familyOf(user)
    assert.equal(family.revoked_reason, 're_used')
    assert.isNull(await findByAccessToken(second.access))
    await assertRefused(client, second.refresh)
  })

  test('revokes the family if an older token is used, even within ten seconds', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)
    const second = await rotate(client, first.refresh)
    const third = await rotate(client, second.refresh)

    await assertRefused(client, first.refresh)

    const family = await familyOf(user)
    assert.equal(family.revoked_reason, 're_used')
    await assertRefused(client, third.refresh)
  })

  test('keeps other families of the user', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const stolen = await openApiFamily(user)
    const other = await openApiFamily(user)
    const second = await rotate(client, stolen.refresh)
    await refresh(client, second.refresh)
    await assertRefused(client, stolen.refresh)

    assert.isNotNull(await findByAccessToken(other.access))
    await rotate(client, other.refresh)
  })

  test('refuses unknown, malformed and expired tokens', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const pair = await openApiFamily(user)

    await assertRefused(client, 'nonsense')
    await assertRefused(client, `skr_${'x'.repeat(65)}`)
    await assertRefused(client, pair.access)
    const missing = await client.post('/v1/auth/token/refresh/').json({})
    missing.assertStatus(422)

    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({ expires_at: past(1) })
    const expired = await refresh(client, pair.refresh)
    expired.assertStatus(401)
    expired.assertHeader('www-authenticate', 'Bearer error="invalid_token"')
    const family = await familyOf(user)
    assert.equal(family.generation, 1)
  })

  test('deletes expired access tokens when it rotates', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const pair = await openApiFamily(user)
    const family = await familyOf(user)
    await db
      .from('access_tokens')
      .where('family_id', family.id)
      .update({ expires_at: past(1) })
    assert.isNull(await findByAccessToken(pair.access))

    await refresh(client, pair.refresh)

    assert.lengthOf(await db.from('access_tokens').where('family_id', family.id), 1)
  })

  test('updates the last use of an access token at most once a minute', async ({ assert }) => {
    const user = await UserFactory.create()
    const pair = await openApiFamily(user)
    const lastUse = async () => {
      const { last_used_at: at } = await db.from('access_tokens').firstOrFail()
      return at
    }

    assert.isNull(await lastUse())
    await findByAccessToken(pair.access)
    assert.isNotNull(await lastUse())

    await db.from('access_tokens').update({ last_used_at: past(30) })
    const recent = await lastUse()
    await findByAccessToken(pair.access)
    assert.deepEqual(await lastUse(), recent)

    await db.from('access_tokens').update({ last_used_at: past(61) })
    const old = await lastUse()
    await findByAccessToken(pair.access)
    assert.notDeepEqual(await lastUse(), old)
  })
})

test.group('Concurrent refreshes', (group) => {
  group.each.teardown(async () => {
    await db.from('refresh_families').delete()
    await db.from('users').delete()
  })

  test('all return the same successor and rotate once', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refresh(client, first.refresh))
    )

    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf([...new Set(answers.map((answer) => JSON.stringify(answer.body())))], 1)
    const family = await familyOf(user)
    assert.equal(family.generation, 2)
    assert.isNull(family.revoked_at)
  })
})
