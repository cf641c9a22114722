import { test } from '@japa/runner'
import { parse } from 'yaml'
import testUtils from '@adonisjs/core/services/test_utils'
import portal from '#config/portal'
import { staffRoles } from '#app/accounts/role'
import { createPartner, UserFactory } from '#database/factories/user_factory'

const paths = { json: '/v1/openapi.json', yaml: '/v1/openapi.yaml' }

test.group('The contract of /v1', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is linked from the root of /v1, with the documentation', async ({ assert, client }) => {
    for (const path of ['/v1', '/v1/']) {
      const response = await client.get(path)
      response.assertStatus(200)
      const { documentation, errors, openapi_json: json } = response.body()
      assert.deepEqual(
        [documentation, errors, json],
        [`${portal.url}/docs`, `${portal.url}/docs/errors`, `${portal.apiUrl}/openapi.json`]
      )
    }
  })

  test('is served to everybody as OpenAPI 3.1, with this installation as its server', async ({
    assert,
    client,
  }) => {
    const response = await client.get(paths.json)
    response.assertStatus(200)
    response.assertHeader('content-type', 'application/json; charset=utf-8')
    assert.equal(response.body().openapi, '3.1.0')
    assert.deepEqual(
      response.body().servers.map(({ url }: { url: string }) => url),
      [portal.apiUrl]
    )
  })

  test('is the same document as YAML', async ({ assert, client }) => {
    const [json, yaml] = [await client.get(paths.json), await client.get(paths.yaml)]
    yaml.assertHeader('content-type', 'application/yaml; charset=utf-8')
    assert.deepEqual(parse(yaml.text()), json.body())
  })

  test('responds with 304 to a current ETag', async ({ assert, client }) => {
    for (const path of Object.values(paths)) {
      const first = await client.get(path)
      const etag = first.header('etag')
      assert.match(String(etag), /^W\/"[\w-]{27}"$/)

      const second = await client.get(path).header('If-None-Match', String(etag))
      second.assertStatus(304)
      assert.isEmpty(second.text() ?? '')
    }
  })

  test('ignores invalid tokens', async ({ client }) => {
    const response = await client.get(paths.json).header('Authorization', 'Bearer of-yesterday')
    response.assertStatus(200)
  })

  test('includes all operations for staff and is not cached by proxies', async ({
    assert,
    client,
  }) => {
    const everybody = await client.get(paths.json)
    everybody.assertHeader('cache-control', 'public, max-age=300')
    assert.notInclude(everybody.text(), 'clientsIndex')
    for (const role of staffRoles) {
      const person = await UserFactory.merge({ role }).create()
      for (const path of Object.values(paths)) {
        const whole = await client
          .get(path)
          .qs({ audience: 'staff' })
          .withGuard('api')
          .loginAs(person)
        whole.assertStatus(200)
        whole.assertHeader('cache-control', 'private, max-age=300')
        assert.include(whole.text(), 'clientsIndex')
        assert.notEqual(whole.header('etag'), everybody.header('etag'))
      }
    }
  })

  test('refuses the staff document to other users', async ({ client }) => {
    const staffDocument = () => client.get(paths.json).qs({ audience: 'staff' })
    const guest = await staffDocument()
    guest.assertStatus(401)
    const wrong = await staffDocument().header('Authorization', 'Bearer of-yesterday')
    wrong.assertStatus(401)
    const partner = await staffDocument()
      .withGuard('api')
      .loginAs(await createPartner())
    partner.assertStatus(403)
  })

  test('refuses unknown audiences', async ({ client }) => {
    const response = await client.get(paths.json).qs({ audience: 'everybody' })
    response.assertStatus(422)
  })
})
