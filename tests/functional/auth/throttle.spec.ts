import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { LoginThrottle, TooManyFailures } from '#app/accounts/sessions/login_throttle'
import { logIn } from '#app/accounts/sessions/log_in'
import { UserFactory } from '#database/factories/user_factory'

function attempt(client: ApiClient, email: string, password = 'wrong-password') {
  return client.post('/v1/auth/login/').json({ email, password })
}

async function waitAfter(email: string, address: string): Promise<number> {
  try {
    await new LoginThrottle(email, address).check()
    return 0
  } catch (error) {
    if (error instanceof TooManyFailures) return Number(error.headers['Retry-After'])
    throw error
  }
}

test.group('Throttling of sign-ins', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses after 5 failures, the right password included, with a growing Retry-After', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 5; times += 1) {
      const response = await attempt(client, user.email)
      response.assertStatus(401)
    }

    const waits = []
    for (let times = 0; times < 3; times += 1) {
      const response = await attempt(client, user.email, 'secret-password')
      response.assertStatus(429)
      assert.equal(response.body().code, 'too_many_failures')
      waits.push(Number(response.header('retry-after')))
    }
    assert.approximately(waits[0], 15 * 60, 5)
    assert.approximately(waits[1], 30 * 60, 5)
    assert.approximately(waits[2], 60 * 60, 5)
  })

  test('the wait is limited, however many attempts follow', async ({ assert }) => {
    const throttle = new LoginThrottle('a@example.com', '203.0.113.1')
    for (let times = 0; times < 5; times += 1) await throttle.fail()
    for (let times = 0; times < 20; times += 1) await waitAfter('a@example.com', '203.0.113.1')

    assert.isAtMost(await waitAfter('a@example.com', '203.0.113.1'), 60 * 60)

    await db.rawQuery('update rate_limits set expire = 1')
    assert.equal(await waitAfter('a@example.com', '203.0.113.1'), 0)
  })

  test('counts attempts on pages and /v1 together', async ({ client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 5; times += 1) {
      await client
        .post('/auth/login')
        .redirects(0)
        .withCsrfToken()
        .form({ email: user.email, password: 'wrong-password' })
    }

    const api = await attempt(client, user.email, 'secret-password')
    api.assertStatus(429)
    const page = await client
      .post('/auth/login')
      .redirects(0)
      .withCsrfToken()
      .form({ email: user.email, password: 'secret-password' })
    page.assertStatus(429)
    page.assertTextIncludes('Too many failed attempts')
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
    const throttle = new LoginThrottle(user.email, '203.0.113.1')
    for (let times = 0; times < 5; times += 1) await throttle.fail()

    await assert.rejects(
      () => logIn({ email: user.email, password: 'secret-password', address: '203.0.113.1' }),
      TooManyFailures
    )
    const person = await logIn({
      email: user.email,
      password: 'secret-password',
      address: '198.51.100.7',
    })
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

  test('refuses everybody at an address after 50 failures in an hour', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 50; times += 1) {
      const response = await attempt(client, `person${times}@elsewhere.example`)
      assert.equal(response.status(), 401)
    }
    const response = await attempt(client, user.email, 'secret-password')
    response.assertStatus(429)
    assert.approximately(Number(response.header('retry-after')), 60 * 60, 10)
  })

  test('resets when the wait has ended', async ({ client }) => {
    const user = await UserFactory.create()
    for (let times = 0; times < 5; times += 1) await attempt(client, user.email)
    await db.rawQuery('update rate_limits set expire = 1')

    const response = await attempt(client, user.email, 'secret-password')
    response.assertStatus(200)
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
