import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import type { ApiResponse } from '@japa/api-client'
import portal from '#config/portal'
import { UserFactory } from '#database/factories/user_factory'

function encodingOf(response: ApiResponse) {
  return response.header('content-encoding')
}

test.group('Compressed answers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a page and a script are sent as the browser can unpack them', async ({
    assert,
    client,
  }) => {
    const script = readdirSync(app.makePath('public/assets')).find((file) =>
      /^app-.*\.js$/.test(file)
    )
    for (const path of ['/', `/assets/${script}`]) {
      const plain = await client.get(portal.basePath + path).header('Accept-Encoding', 'identity')
      const packed = await client.get(portal.basePath + path).header('Accept-Encoding', 'gzip')

      plain.assertStatus(200)
      assert.isUndefined(encodingOf(plain))
      assert.equal(encodingOf(packed), 'gzip')
      assert.match(packed.header('vary') ?? '', /Accept-Encoding/)
    }
  })

  test('an export arrives whole', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const path = `${portal.basePath}/portal/admin/clients/export`
    const plain = await client.get(path).header('Accept-Encoding', 'identity').loginAs(admin)
    const packed = await client.get(path).header('Accept-Encoding', 'gzip').loginAs(admin)

    packed.assertStatus(200)
    assert.equal(encodingOf(packed), 'gzip')
    assert.equal(packed.text(), plain.text())
  })

  test('what is short stays as it is', async ({ assert, client }) => {
    const response = await client
      .get(`${portal.basePath}/v1/nowhere/`)
      .header('Accept-Encoding', 'gzip')

    response.assertStatus(404)
    assert.isUndefined(encodingOf(response))
  })
})
