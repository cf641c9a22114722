import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'

test.group('What every path of /v1 does', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('refuses a method that a path does not have and says which ones it has', async ({
    client,
  }) => {
    for (const [path, allowed] of [
      ['/v1/skills/list/', 'GET, HEAD'],
      ['/v1/skills/create', 'POST'],
      ['/v1/skills/update/0190d7a2-0000-7000-8000-000000000000/', 'PUT, PATCH'],
    ]) {
      const response = await client.delete(path)
      response.assertStatus(405)
      response.assertHeader('allow', allowed)
      response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
      response.assertBodyContains({ code: 'method_not_allowed' })
    }
  })

  test('answers 404 for a path that it does not have', async ({ client }) => {
    const response = await client.get('/v1/skills/nowhere/at/all')
    response.assertStatus(404)
    response.assertHeader('content-type', 'application/problem+json; charset=utf-8')
  })

  test('answers HEAD as GET without the body, with and without the trailing slash', async ({
    assert,
    client,
  }) => {
    const staff = await UserFactory.create()
    const { uid } = await SkillFactory.create()
    for (const slash of ['', '/']) {
      const response = await client
        .head(`/v1/skills/retrieve/${uid}${slash}`)
        .withGuard('api')
        .loginAs(staff)
      response.assertStatus(200)
      assert.include(response.header('content-type'), 'application/json')
      assert.isEmpty(response.body())
    }
  })
})
