import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'

test.group('Signing in on /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('gives a pair and the person for the right password', async ({ assert, client }) => {
    const user = await UserFactory.create()

    const response = await client
      .post('/v1/auth/login/')
      .json({ email: user.email.toUpperCase(), password: 'secret-password' })

    response.assertStatus(200)
    const { access, refresh, user: person } = response.body()
    assert.match(access, /^ska_/)
    assert.match(refresh, /^skr_/)
    assert.equal(person.id, user.uid)
    assert.equal(person.role, 0)
    assert.notProperty(person, 'password')
    const [family] = await db.from('refresh_families').where('user_id', user.id)
    assert.equal(family.door, 'api')
  })
})
