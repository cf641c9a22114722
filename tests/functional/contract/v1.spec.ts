import { test } from '@japa/runner'
import { parse } from 'yaml'
import portal from '#config/portal'

const paths = { json: '/v1/openapi.json', yaml: '/v1/openapi.yaml' }

test.group('The contract of /v1', () => {
  test('is where the root of /v1 leads, with the documentation', async ({ assert, client }) => {
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

  test('is not sent again to who has it', async ({ assert, client }) => {
    for (const path of Object.values(paths)) {
      const first = await client.get(path)
      const etag = first.header('etag')
      assert.match(String(etag), /^W\/"[\w-]{27}"$/)

      const second = await client.get(path).header('If-None-Match', String(etag))
      second.assertStatus(304)
      assert.isEmpty(second.text() ?? '')
    }
  })

  test('comes whatever token is sent with the request', async ({ client }) => {
    const response = await client.get(paths.json).header('Authorization', 'Bearer of-yesterday')
    response.assertStatus(200)
  })
})
