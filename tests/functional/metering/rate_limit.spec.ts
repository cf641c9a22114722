import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { requestCounts } from '#app/billing/metering/rate_limit_middleware'
import { keyOf } from '#database/factories/api_key_factory'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { createGraph, createPartnerWith, spentOf } from '#tests/functional/playground/graph'

const SEARCH = '/v1/skills/playground-search/'

test.group('Requests per minute', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are counted per client and limited, free of charge', async ({ assert, client }) => {
    await createGraph()
    await db.from('default_setups').update({ requests_per_minute: 2 })
    const { partner, pack } = await createPartnerWith()
    const search = () =>
      client.get(SEARCH).qs({ skills: 'Python' }).withGuard('api').loginAs(partner)

    const first = await search()
    const second = await search()
    const third = await search()

    first.assertHeader('ratelimit-policy', '"requests";q=2;w=60')
    assert.match(String(first.header('ratelimit')), /^"requests";r=1;t=(60|59)$/)
    assert.match(String(second.header('ratelimit')), /^"requests";r=0;t=\d+$/)
    third.assertStatus(429)
    third.assertBodyContains({ code: 'rate_limited' })
    assert.match(String(third.header('ratelimit')), /^"requests";r=0;t=\d+$/)
    const wait = Number(third.header('retry-after'))
    assert.isTrue(wait >= 1 && wait <= 60)
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
  })

  test('reset after a minute', async ({ client }) => {
    await createGraph()
    await db.from('default_setups').update({ requests_per_minute: 1 })
    const { partner } = await createPartnerWith()
    const search = () =>
      client.get(SEARCH).qs({ skills: 'Python' }).withGuard('api').loginAs(partner)
    await search()
    await db.from(requestCounts(db.connection())).update({ expire: Date.now() - 1 })

    const response = await search()

    response.assertStatus(200)
  })

  test('are counted for all users of a client together', async ({ client }) => {
    await createGraph()
    await db.from('default_setups').update({ requests_per_minute: 1 })
    const { partner } = await createPartnerWith()
    await partner.load('client')
    const colleague = await createPartner(partner.client)
    const { partner: stranger } = await createPartnerWith()
    const search = (user: typeof partner) =>
      client.get(SEARCH).qs({ skills: 'Python' }).withGuard('api').loginAs(user)
    await search(partner)

    const shared = await search(colleague)
    const foreign = await search(stranger)

    shared.assertStatus(429)
    foreign.assertStatus(200)
  })

  test('include all of a client’s /v1 requests, charged or not', async ({ assert, client }) => {
    await db.from('default_setups').update({ requests_per_minute: 3 })
    const { partner } = await createPartnerWith()
    const ask = (path: string) => client.get(path).withGuard('api').loginAs(partner)

    const answers = [
      await ask('/v1/auth/me/'),
      await ask('/v1/skills/search-auto/?q=py'),
      await ask('/v1/skills/list/'),
      await ask('/v1/clients/self-details/'),
    ]
    assert.deepEqual(
      answers.map((answer) => answer.status()),
      [200, 200, 403, 429]
    )
    for (const [index, answer] of answers.entries()) {
      const left = Math.max(0, 2 - index)
      assert.match(String(answer.header('ratelimit')), new RegExp(`^"requests";r=${left};t=`))
      answer.assertHeader('ratelimit-policy', '"requests";q=3;w=60')
    }
    answers[3].assertBodyContains({ code: 'rate_limited' })
  })

  test('include requests that a key is not allowed to make', async ({ assert, client }) => {
    await db.from('default_setups').update({ requests_per_minute: 2 })
    const { partner } = await createPartnerWith()
    const { text } = await keyOf(partner, { abilities: ['usage'] })
    const ask = (path: string) => client.get(path).bearerToken(text)

    const lacksAbility = await ask(SEARCH)
    const isForPeople = await ask('/v1/api-keys/')
    const beyond = await ask(SEARCH)

    lacksAbility.assertStatus(403)
    lacksAbility.assertBodyContains({ code: 'missing_ability' })
    assert.match(String(lacksAbility.header('ratelimit')), /^"requests";r=1;t=\d+$/)
    isForPeople.assertStatus(403)
    isForPeople.assertBodyContains({ code: 'forbidden' })
    assert.match(String(isForPeople.header('ratelimit')), /^"requests";r=0;t=\d+$/)
    beyond.assertStatus(429)
    beyond.assertBodyContains({ code: 'rate_limited' })
  })

  test('exclude guests and invalid tokens', async ({ assert, client }) => {
    await createPartnerWith()
    await db.from(requestCounts(db.connection())).delete()
    const guest = await client.get('/v1/skills/list/')
    const stranger = await client.get('/v1/auth/me/').header('Authorization', 'Bearer ska_wrong')
    assert.deepEqual([guest.status(), stranger.status()], [401, 401])
    assert.lengthOf(await db.from(requestCounts(db.connection())), 0)
  })

  test('do not limit staff', async ({ assert, client }) => {
    await createGraph()
    await db.from('default_setups').update({ requests_per_minute: 1 })
    const admin = await UserFactory.create()

    for (let requests = 0; requests < 3; requests++) {
      const response = await client
        .get(SEARCH)
        .qs({ skills: 'Python' })
        .withGuard('api')
        .loginAs(admin)
      response.assertStatus(200)
      assert.isUndefined(response.header('ratelimit'))
    }
  })
})

test.group('A client without remaining calls', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gets 429 without Retry-After', async ({ assert, client }) => {
    await createGraph()
    const { partner, pack } = await createPartnerWith({ totalCalls: 1 })
    const search = () =>
      client.get(SEARCH).qs({ skills: 'Python' }).withGuard('api').loginAs(partner)
    await search()

    const refused = await search()

    refused.assertStatus(429)
    refused.assertHeader('content-type', 'application/problem+json; charset=utf-8')
    refused.assertHeader('x-calls-remaining', '0')
    assert.isUndefined(refused.header('retry-after'))
    refused.assertBodyContains({ type: '/docs/errors#quota-exceeded', code: 'quota_exceeded' })
    assert.equal(refused.body().detail, 'You have no calls left. Activate a package to continue.')
    assert.deepEqual(refused.body().calls, { needed: 1, remaining: 0 })
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('gets the price if it exceeds the remaining calls', async ({ assert, client }) => {
    await createGraph()
    await db.from('default_setups').update({ playground_search_price: 3 })
    const { partner, pack } = await createPartnerWith({ totalCalls: 2 })

    const refused = await client
      .get(SEARCH)
      .qs({ skills: 'Python' })
      .withGuard('api')
      .loginAs(partner)

    refused.assertStatus(429)
    refused.assertHeader('x-calls-remaining', '2')
    assert.deepEqual(refused.body().calls, { needed: 3, remaining: 2 })
    assert.match(refused.body().detail, /^This costs 3 calls, and you have 2 left\./)
    assert.deepEqual(await spentOf(pack), { counter: 0, ledger: 0 })
  })
})
