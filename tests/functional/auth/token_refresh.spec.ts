import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import { findByAccessToken } from '#app/auth/access_token'
import { openApiFamily } from '#app/auth/refresh_family'
import type User from '#app/auth/user'
import { UserFactory } from '#database/factories/user_factory'

const past = (seconds: number) => DateTime.utc().minus({ seconds }).toFormat('yyyy-MM-dd HH:mm:ss')

function refresh(client: ApiClient, token: string) {
  return client.post('/v1/auth/token/refresh/').json({ refresh: token })
}

async function familyOf(user: User) {
  return db.from('refresh_families').where('user_id', user.id).firstOrFail()
}

test.group('Refreshing on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gives a new pair, and the new access token opens what the person may', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)

    const response = await refresh(client, first.refresh)

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const second = response.body()
    assert.deepEqual(Object.keys(second).sort(), ['access', 'refresh'])
    assert.notEqual(second.refresh, first.refresh)
    assert.notEqual(second.access, first.access)
    assert.equal((await findByAccessToken(second.access))?.id, user.id)
    assert.equal((await familyOf(user)).generation, 2)
  })

  test('answers the immediate predecessor with the same pair for ten seconds', async ({
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

  test('revokes the family when the predecessor comes after the grace', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)
    const second = (await refresh(client, first.refresh)).body()
    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({ rotated_at: past(12) })

    const replay = await refresh(client, first.refresh)

    replay.assertStatus(401)
    assert.equal(replay.body().code, 'invalid_refresh_token')
    assert.equal((await familyOf(user)).revoked_reason, 're_used')
    assert.isNull(await findByAccessToken(second.access))
    ;(await refresh(client, second.refresh)).assertStatus(401)
  })

  test('revokes the family when an older ancestor comes, even within ten seconds', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    const first = await openApiFamily(user)
    const second = (await refresh(client, first.refresh)).body()
    const third = (await refresh(client, second.refresh)).body()

    const replay = await refresh(client, first.refresh)

    replay.assertStatus(401)
    assert.equal((await familyOf(user)).revoked_reason, 're_used')
    ;(await refresh(client, third.refresh)).assertStatus(401)
  })

  test('leaves other families of the person alone', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const stolen = await openApiFamily(user)
    const other = await openApiFamily(user)
    const second = (await refresh(client, stolen.refresh)).body()
    await refresh(client, second.refresh)
    ;(await refresh(client, stolen.refresh)).assertStatus(401)

    assert.isNotNull(await findByAccessToken(other.access))
    ;(await refresh(client, other.refresh)).assertStatus(200)
  })

  test('refuses unknown, malformed and expired tokens', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const pair = await openApiFamily(user)

    ;(await refresh(client, 'nonsense')).assertStatus(401)
    ;(await refresh(client, `skr_${'x'.repeat(65)}`)).assertStatus(401)
    ;(await refresh(client, pair.access)).assertStatus(401)
    ;(await client.post('/v1/auth/token/refresh/').json({})).assertStatus(422)

    await db
      .from('refresh_families')
      .where('user_id', user.id)
      .update({ expires_at: past(1) })
    const expired = await refresh(client, pair.refresh)
    expired.assertStatus(401)
    expired.assertHeader('www-authenticate', 'Bearer error="invalid_token"')
    assert.equal((await familyOf(user)).generation, 1)
  })

  test('takes expired access tokens away while it rotates', async ({ assert, client }) => {
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

  test('writes the last use of an access token at most once a minute', async ({ assert }) => {
    const user = await UserFactory.create()
    const pair = await openApiFamily(user)
    const lastUse = async () =>
      (await db.from('access_tokens').select('last_used_at').firstOrFail()).last_used_at

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

test.group('Refreshing at the same moment', (group) => {
  group.each.teardown(async () => {
    await db.from('refresh_families').delete()
    await db.from('users').delete()
  })

  test('gives every caller the same successor and rotates once', async ({ assert, client }) => {
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
