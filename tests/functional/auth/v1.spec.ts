import { test } from '@japa/runner'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { createPartner, UserFactory } from '#database/factories/user_factory'

/** Gives the user a hash of the same password with another cost. */
async function withOlderHash(user: User): Promise<string> {
  const config = { cost: 4, blockSize: 8, parallelization: 1 }
  const older = await new Scrypt(config).make('secret-password')
  await db.from('users').where('id', user.id).update({ password: older })
  return older
}

test.group('Logging in on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns a token pair and the user for the right password', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const response = await client
      .post('/v1/auth/login/')
      .json({ email: user.email.toUpperCase(), password: 'secret-password' })

    response.assertStatus(200)
    response.assertHeader('cache-control', 'no-store')
    const { access, refresh, user: person } = response.body()
    assert.match(access, /^ska_[A-Za-z0-9_-]{43}$/)
    assert.match(refresh, /^skr_[A-Za-z0-9_-]{65}$/)
    assert.deepEqual(Object.keys(person).sort(), ['email', 'full_name', 'id', 'role', 'status'])
    assert.equal(person.id, user.uid)
    await user.refresh()
    assert.isNotNull(user.lastLoginAt)
  })

  test('stores no token in plain text', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const response = await client
      .post('/v1/auth/login')
      .json({ email: user.email, password: 'secret-password' })

    const { access, refresh } = response.body()
    const rows = JSON.stringify([
      await db.from('refresh_families').where('user_id', user.id),
      await db.from('access_tokens'),
    ])
    assert.notInclude(rows, access)
    assert.notInclude(rows, refresh)
    assert.notInclude(rows, refresh.slice(4, 26))
    assert.notInclude(rows, refresh.slice(26))
  })

  test('responds alike for unknown, wrong, suspended, role 3, invited and suspended client', async ({
    assert,
    client,
  }) => {
    const right = await UserFactory.create()
    const suspended = await UserFactory.merge({ status: 'suspended' }).create()
    const unused = await UserFactory.merge({ role: Role.unused }).create()
    const invited = await UserFactory.merge({ status: 'invited', password: null }).create()
    const partner = await createPartner()
    await partner.load('client')
    await partner.client.merge({ status: 'suspended' }).save()

    const attempts = [
      { email: 'nobody@example.com', password: 'secret-password' },
      { email: right.email, password: 'wrong-password' },
      { email: suspended.email, password: 'secret-password' },
      { email: unused.email, password: 'secret-password' },
      { email: invited.email, password: 'secret-password' },
      { email: partner.email, password: 'secret-password' },
    ]
    for (const attempt of attempts) {
      const response = await client.post('/v1/auth/login/').json(attempt)
      response.assertStatus(401)
      const { request_id: requestId, ...problem } = response.body()
      assert.isString(requestId)
      assert.deepEqual(problem, {
        type: '/docs/errors#wrong-credentials',
        title: 'Wrong e-mail address or password',
        status: 401,
        detail: 'The e-mail address or the password is wrong.',
        instance: '/v1/auth/login/',
        code: 'wrong_credentials',
      })
    }
    assert.lengthOf(await db.from('refresh_families'), 0)
  })

  test('always hashes a password once', async ({ assert, client }) => {
    const { default: hash } = await import('@adonisjs/core/services/hash')
    const user = await UserFactory.create()
    const suspended = await UserFactory.merge({ status: 'suspended' }).create()
    const verify = hash.verify.bind(hash)
    let verified = 0
    hash.verify = (stored, plain) => {
      verified += 1
      return verify(stored, plain)
    }

    try {
      for (const email of [user.email, suspended.email, 'nobody@example.com']) {
        verified = 0
        await client.post('/v1/auth/login').json({ email, password: 'wrong-password' })
        assert.equal(verified, 1, email)
      }
    } finally {
      hash.verify = verify
    }
  })

  test('renews the hash of an older cost', async ({ assert, client }) => {
    const { default: hash } = await import('@adonisjs/core/services/hash')
    const user = await UserFactory.create()
    const older = await withOlderHash(user)
    const login = { email: user.email, password: 'secret-password' }

    const wrong = await client.post('/v1/auth/login').json({ ...login, password: 'wrong-password' })
    wrong.assertStatus(401)
    await user.refresh()
    assert.equal(user.password, older)

    const right = await client.post('/v1/auth/login').json(login)
    right.assertStatus(200)
    await user.refresh()
    assert.notEqual(user.password, older)
    assert.isFalse(hash.needsReHash(user.password!))
    const again = await client.post('/v1/auth/login').json(login)
    again.assertStatus(200)
  })

  test('names the missing fields', async ({ assert, client }) => {
    const response = await client.post('/v1/auth/login/').json({ email: 'no address' })

    response.assertStatus(422)
    assert.sameMembers(
      response.body().errors.map((fault: { field: string }) => fault.field),
      ['email', 'password']
    )
  })

  test('logs out repeatedly, and the family is invalid afterwards', async ({ assert, client }) => {
    const user = await UserFactory.create()
    const login = await client
      .post('/v1/auth/login/')
      .json({ email: user.email, password: 'secret-password' })
    const { access, refresh } = login.body()

    for (let times = 0; times < 2; times += 1) {
      const response = await client.post('/v1/auth/logout/').json({ refresh_token: refresh })
      response.assertStatus(200)
    }

    const refreshed = await client.post('/v1/auth/token/refresh/').json({ refresh })
    refreshed.assertStatus(401)
    const { findByAccessToken } = await import('#app/accounts/api_keys/bearer_user_middleware')
    assert.isNull(await findByAccessToken(access))
    const [family] = await db.from('refresh_families').where('user_id', user.id)
    assert.equal(family.revoked_reason, 'signed_out')
  })

  test('logging out with an unknown token succeeds', async ({ client }) => {
    const response = await client.post('/v1/auth/logout/').json({ refresh_token: 'anything' })
    response.assertStatus(200)

    const missing = await client.post('/v1/auth/logout/').json({})
    missing.assertStatus(422)
  })
})

test.group('Concurrent logins with a hash of an older cost', (group) => {
  group.each.teardown(async () => {
    await db.from('rate_limits').delete()
    await db.from('users').delete()
  })

  test('all succeed', async ({ assert, client }) => {
    const user = await UserFactory.create()
    await withOlderHash(user)
    const login = { email: user.email, password: 'secret-password' }

    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/v1/auth/login/').json(login))
    )

    assert.deepEqual([...new Set(answers.map((answer) => answer.status()))], [200])
  })
})
