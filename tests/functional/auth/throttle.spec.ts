import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { issueAccountToken } from '#app/accounts/account_links/account_token'
import { LoginThrottle, TooManyFailures, type Place } from '#app/accounts/sessions/login_throttle'
import { logIn } from '#app/accounts/login/log_in'
import type User from '#app/accounts/user'
import { UserFactory } from '#database/factories/user_factory'

const HOUR = 60 * 60 * 1000

function attempt(client: ApiClient, email: string, password = 'wrong-password') {
  return client.post('/v1/auth/login/').json({ email, password })
}

function attemptOnPage(client: ApiClient, email: string, password = 'wrong-password') {
  return client.post('/auth/login').redirects(0).withCsrfToken().form({ email, password })
}

function enter(user: User, place: Place) {
  return logIn({ email: user.email, password: 'secret-password' }, place)
}

/** Fails this often, as far as the waits permit; returns how many failures were counted. */
async function failAt(email: string, place: Place, times: number): Promise<number> {
  let counted = 0
  for (let time = 0; time < times; time += 1) {
    try {
      await logIn({ email, password: 'wrong-password' }, place)
    } catch (error) {
      if (!(error instanceof TooManyFailures)) counted += 1
    }
  }
  return counted
}

async function waitAfter(email: string, place: Place): Promise<number> {
  try {
    await new LoginThrottle(email, place).check()
    return 0
  } catch (error) {
    if (error instanceof TooManyFailures) return Number(error.headers['Retry-After'])
    throw error
  }
}

/** Makes all counters this much older. */
async function pass(milliseconds: number) {
  await db.rawQuery(`update rate_limits set expire = expire - ${milliseconds}`)
}

test.group('Throttling of sign-ins', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses after 5 failures, the right password included', async ({ assert, client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 5; times += 1) {
      const response = await attempt(client, user.email)
      response.assertStatus(401)
    }

    const response = await attempt(client, user.email, 'secret-password')

    response.assertStatus(429)
    assert.equal(response.body().code, 'too_many_failures')
    assert.approximately(Number(response.header('retry-after')), 60, 5)
  })

  test('each further failure doubles the wait, up to an hour', async ({ assert }) => {
    const place = { address: '203.0.113.1' }
    await failAt('a@example.com', place, 5)

    const waits = []
    for (let times = 0; times < 9; times += 1) {
      const wait = await waitAfter('a@example.com', place)
      waits.push(Math.round(wait / 60))
      await pass(wait * 1000)
      await failAt('a@example.com', place, 1)
    }

    assert.deepEqual(waits, [1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  test('attempts during the wait do not extend it', async ({ assert }) => {
    const place = { address: '203.0.113.1' }
    await failAt('a@example.com', place, 5)

    assert.equal(await failAt('a@example.com', place, 20), 0)

    assert.isAtMost(await waitAfter('a@example.com', place), 60)
  })

  test('forgets failures a day after the last one', async ({ assert }) => {
    const place = { address: '203.0.113.1' }
    await failAt('a@example.com', place, 5)

    await pass(24 * HOUR)

    assert.equal(await failAt('a@example.com', place, 10), 5)
  })

  test('counts attempts on pages and /v1 together', async ({ client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 5; times += 1) await attemptOnPage(client, user.email)

    const api = await attempt(client, user.email, 'secret-password')
    api.assertStatus(429)
    const page = await attemptOnPage(client, user.email, 'secret-password')
    page.assertStatus(429)
    page.assertTextIncludes('Too many failed attempts. Try again in a minute')
    page.assertHeader('retry-after')
  })

  test('counts unknown addresses like known ones', async ({ client }) => {
    for (let times = 0; times < 5; times += 1) {
      const response = await attempt(client, 'nobody@example.com')
      response.assertStatus(401)
    }
    const response = await attempt(client, 'nobody@example.com')
    response.assertStatus(429)
  })

  test('accepts the right password from another address', async ({ assert }) => {
    const user = await UserFactory.create()
    await failAt(user.email, { address: '203.0.113.1' }, 5)

    await assert.rejects(() => enter(user, { address: '203.0.113.1' }), TooManyFailures)
    const person = await enter(user, { address: '198.51.100.7' })
    assert.equal(person.id, user.id)
  })

  test('the right password resets the count of failures', async ({ assert, client }) => {
    const user = await UserFactory.create()
    for (let round = 0; round < 3; round += 1) {
      for (let times = 0; times < 4; times += 1) await attempt(client, user.email)
      const response = await attempt(client, user.email, 'secret-password')
      assert.equal(response.status(), 200, `round ${round}`)
    }
  })

  test('any number of addresses can guess 49 passwords of an account in a day', async ({
    assert,
  }) => {
    const user = await UserFactory.create()

    let guesses = 0
    let minutes = 0
    for (let turn = 0; minutes < 24 * 60; turn += 1) {
      const place = { address: `198.51.${Math.floor(turn / 4) % 100}.${turn % 256}` }
      const wait = await waitAfter(user.email, place)
      minutes += Math.ceil(wait / 60)
      await pass(wait * 1000)
      guesses += await failAt(user.email, place, 1)
    }

    assert.equal(guesses, 20 + 6 + 23)
  })

  test('many addresses that fail do not lock out the places of the account', async ({ assert }) => {
    const user = await UserFactory.create()
    const device = randomUUID()
    await enter(user, { address: '203.0.113.1', device })
    for (let host = 1; host <= 30; host += 1) {
      await failAt(user.email, { address: `198.51.100.${host}` }, 1)
    }

    assert.isAbove(await waitAfter(user.email, { address: '192.0.2.9' }), 0)
    const atHome = await enter(user, { address: '203.0.113.1' })
    assert.equal(atHome.id, user.id)
    const onTheRoad = await enter(user, { address: '192.0.2.8', device })
    assert.equal(onTheRoad.id, user.id)
  })
})

test.group('A noisy address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function makeNoise(client: ApiClient) {
    for (let times = 0; times < 52; times += 1) {
      const response = await attempt(client, `person${times}@elsewhere.example`)
      response.assertStatus(times < 50 ? 401 : 429)
    }
  }

  test('does not lock out those who have signed in there', async ({ client }) => {
    const user = await UserFactory.create()
    const before = await attempt(client, user.email, 'secret-password')
    before.assertStatus(200)
    await makeNoise(client)

    const response = await attempt(client, user.email, 'secret-password')
    response.assertStatus(200)
  })

  test('makes others wait for a quarter of an hour at most', async ({ assert, client }) => {
    const user = await UserFactory.create()
    await makeNoise(client)

    const refused = await attempt(client, user.email, 'secret-password')
    refused.assertStatus(429)
    const wait = Number(refused.header('retry-after'))
    assert.isAtMost(wait, 15 * 60)

    await pass(wait * 1000)
    const response = await attempt(client, user.email, 'secret-password')
    response.assertStatus(200)
  })

  test('does not lock out the device of an account that it attacks', async ({ client }) => {
    const user = await UserFactory.create()
    const first = await attemptOnPage(client, user.email, 'secret-password')
    const device = first.cookie('skillary_device')!
    for (let times = 0; times < 10; times += 1) await attempt(client, user.email)
    const elsewhere = await attemptOnPage(client, user.email, 'secret-password')
    elsewhere.assertStatus(429)

    const response = await attemptOnPage(client, user.email, 'secret-password').withPlainCookie(
      'skillary_device',
      device.value
    )
    response.assertStatus(302)
  })

  test('does not lock out who sets a new password by mail', async ({ client }) => {
    const user = await UserFactory.create()
    await makeNoise(client)
    for (let times = 0; times < 10; times += 1) await attempt(client, user.email)
    const issued = await issueAccountToken(db.connection(), user.email, 'password_reset')

    const reset = await client
      .post('/v1/auth/password/reset/')
      .json({ token: issued!.token, password: 'another-password' })
    reset.assertStatus(200)
    const response = await attempt(client, user.email, 'another-password')
    response.assertStatus(200)
  })

  test('gains nothing with a device cookie of its own', async ({ client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 6; times += 1) {
      const response = await attemptOnPage(client, user.email).withPlainCookie(
        'skillary_device',
        randomUUID()
      )
      response.assertStatus(times < 5 ? 302 : 429)
    }
  })
})

test.group('Concurrent sign-ins', (group) => {
  group.each.teardown(async () => {
    await db.from('rate_limits').delete()
    await db.from('users').delete()
  })

  test('concurrent guesses cannot exceed the limit', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(client, user.email)))

    const statuses = answers.map((answer) => answer.status())
    assert.equal(statuses.filter((status) => status === 401).length, 5)
    assert.equal(statuses.filter((status) => status === 429).length, 7)
  })

  test('with the right password all succeed', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt(client, user.email, 'secret-password'))
    )

    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
  })
})
