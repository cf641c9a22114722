import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import Category from '#app/catalogue/category'
import { createPartner, UserFactory } from '#database/factories/user_factory'

const CREATE = '/v1/categories/create/'

function create(client: ApiClient, user: User, key: string, name: string) {
  return client
    .post(CREATE)
    .header('Idempotency-Key', key)
    .json({ name })
    .withGuard('api')
    .loginAs(user)
}

async function countOf(name: string) {
  const found = await Category.query().where({ name })
  return found.length
}

test.group('Idempotency-Key on a route that creates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('replays the response and creates once', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const key = newUid()

    const first = await create(client, admin, key, 'Crafts')
    const again = await create(client, admin, `"${key}"`, 'Crafts')

    first.assertStatus(201)
    again.assertStatus(201)
    assert.isUndefined(first.header('idempotent-replayed'))
    assert.equal(again.header('idempotent-replayed'), 'true')
    assert.deepEqual(again.body(), first.body())
    for (const name of ['content-type', 'location', 'etag']) {
      assert.equal(again.header(name), first.header(name), name)
    }
    assert.equal(await countOf('Crafts'), 1)
  })

  test('ignores the order of members in the body', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const send = (body: object) =>
      client
        .post(CREATE)
        .header('Idempotency-Key', 'one')
        .json(body)
        .withGuard('api')
        .loginAs(admin)
    await send({ name: 'Crafts', description: 'By hand' })

    const again = await send({ description: 'By hand', name: 'Crafts' })

    assert.equal(again.header('idempotent-replayed'), 'true')
  })

  test('is refused for another request and for one in flight', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    await create(client, admin, 'one', 'Crafts')

    const other = await create(client, admin, 'one', 'Trades')
    await db.from('idempotency_records').update({ answer_status: null })
    const inFlight = await create(client, admin, 'one', 'Crafts')

    other.assertStatus(422)
    other.assertBodyContains({ code: 'idempotency_key_reused' })
    inFlight.assertStatus(409)
    inFlight.assertBodyContains({ code: 'idempotency_key_in_flight' })
    assert.equal(inFlight.header('retry-after'), '1')
    assert.equal(await countOf('Trades'), 0)
  })

  test('can be reused with a corrected request after a refusal', async ({ assert, client }) => {
    const admin = await UserFactory.create()

    const refused = await create(client, admin, 'one', '')
    const corrected = await create(client, admin, 'one', 'Crafts')

    refused.assertStatus(422)
    corrected.assertStatus(201)
    assert.isUndefined(corrected.header('idempotent-replayed'))
  })

  test('is separate for each owner', async ({ assert, client }) => {
    const [one, other] = await UserFactory.createMany(2)
    await create(client, one, 'same', 'Crafts')

    const response = await create(client, other, 'same', 'Trades')

    response.assertStatus(201)
    assert.isUndefined(response.header('idempotent-replayed'))
  })

  test('is refused for unauthorized callers despite a stored response', async ({ client }) => {
    const partner = await createPartner()

    const response = await create(client, partner, 'one', 'Crafts')

    response.assertStatus(403)
  })

  test('must be 1 to 255 printable characters', async ({ assert, client }) => {
    const admin = await UserFactory.create()

    for (const key of ['', '""', 'a b', 'x'.repeat(256)]) {
      const response = await create(client, admin, key, 'Crafts')

      response.assertStatus(400)
      response.assertBodyContains({ code: 'invalid_idempotency_key' })
    }
    assert.equal(await countOf('Crafts'), 0)
    const longest = await create(client, admin, 'x'.repeat(255), 'Crafts')
    longest.assertStatus(201)
  })
})
