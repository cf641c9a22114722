import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import type { ApiResponse } from '@japa/api-client'
import portal from '#config/portal'
import { SkillFactory } from '#database/factories/skill_factory'
import { UserFactory } from '#database/factories/user_factory'

function encodingOf(response: ApiResponse) {
  return response.header('content-encoding')
}

test.group('Compressed responses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('pages and scripts use gzip if the browser accepts it', async ({ assert, client }) => {
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

  test('an export is complete', async ({ assert, client }) => {
    const admin = await UserFactory.create()
    const path = `${portal.basePath}/portal/admin/clients/export`
    const plain = await client.get(path).header('Accept-Encoding', 'identity').loginAs(admin)
    const packed = await client.get(path).header('Accept-Encoding', 'gzip').loginAs(admin)

    packed.assertStatus(200)
    assert.equal(encodingOf(packed), 'gzip')
    assert.equal(packed.text(), plain.text())
  })

  test('a list of /v1 uses Brotli, gzip or no encoding, as requested', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    await SkillFactory.createMany(10)
    const read = (encoding: string) =>
      client
        .get(`${portal.basePath}/v1/skills/list/`)
        .header('Accept-Encoding', encoding)
        .withGuard('api')
        .loginAs(admin)
    const plain = await read('identity')
    const gzip = await read('gzip')
    const brotli = await read('gzip, deflate, br')
    assert.deepEqual(
      [plain, gzip, brotli].map((answer) => encodingOf(answer)),
      [undefined, 'gzip', 'br']
    )
    for (const answer of [plain, gzip, brotli]) {
      assert.match(answer.header('vary') ?? '', /Accept-Encoding/)
    }
    assert.deepEqual(gzip.body(), plain.body())
  })

  test('a workbook, which is a zip archive, is not compressed again', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    await SkillFactory.createMany(50)
    for (const [format, encoding] of [
      ['csv', 'gzip'],
      ['xlsx', undefined],
    ]) {
      const file = await client
        .get(`${portal.basePath}/v1/skills/export-skills/?format=${format}`)
        .header('Accept-Encoding', 'gzip')
        .withGuard('api')
        .loginAs(admin)
      file.assertStatus(200)
      assert.equal(encodingOf(file), encoding)
    }
  })

  test('short responses are not compressed', async ({ assert, client }) => {
    const response = await client
      .get(`${portal.basePath}/v1/nowhere/`)
      .header('Accept-Encoding', 'gzip')

    response.assertStatus(404)
    assert.isUndefined(encodingOf(response))
  })
})
