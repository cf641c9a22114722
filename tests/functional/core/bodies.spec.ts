import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { portalPath } from '#app/core/door'
import Skill from '#app/catalogue/skill'
import { UserFactory } from '#database/factories/user_factory'
import env from '#start/env'

test.group('A request body', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that is a multipart form is read, and its files are deleted', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.create()
    const before = new Set(await readdir(tmpdir()))
    const response = await client
      .post('/portal/admin/skills/create')
      .field('name', 'Welding')
      .field('type', 'skill')
      .field('status', 'draft')
      .file('stranger', Buffer.from('nobody asked for this'), { filename: 'stranger.txt' })
      .withCsrfToken()
      .withGuard('web')
      .loginAs(admin)
      .redirects(0)

    response.assertStatus(302)
    assert.isNotNull(await Skill.findBy('name', 'Welding'))
    const after = await readdir(tmpdir())
    assert.deepEqual(
      after.filter((name) => !before.has(name) && name.startsWith('skillary-upload-')),
      []
    )
  })

  test('that is too large is refused with the limit', async ({ assert }) => {
    const response = await fetch(
      `http://${env.get('HOST')}:${env.get('PORT')}${portalPath('/v1/auth/login/')}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'a'.repeat(1_100_000) }),
      }
    )
    assert.equal(response.status, 413)
    assert.containSubset(await response.json(), {
      code: 'request_entity_too_large',
      detail:
        'The request is too large. The limits are 1 MB and 1,000 form fields. Nothing was changed.',
    })
  })

  test('that is not valid JSON is refused', async ({ assert }) => {
    const response = await fetch(
      `http://${env.get('HOST')}:${env.get('PORT')}${portalPath('/v1/auth/login/')}`,
      { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"email":' }
    )
    assert.equal(response.status, 400)
    assert.containSubset(await response.json(), { code: 'invalid_json', status: 400 })
  })

  test('of /v1 must be JSON; another type is refused with the accepted one', async ({ assert }) => {
    const sent = [
      ['application/x-www-form-urlencoded', 'email=ada@example.com'],
      ['application/x-www-form-urlencoded', '{"email":"ada@example.com"}'],
      ['application/xml', '<email>ada@example.com</email>'],
      ['text/plain', '{"email":"ada@example.com"}'],
      ['multipart/form-data; boundary=x', '--x--'],
    ]
    for (const [type, body] of sent) {
      const response = await fetch(
        `http://${env.get('HOST')}:${env.get('PORT')}${portalPath('/v1/auth/login/')}`,
        { method: 'POST', headers: { 'Content-Type': type }, body }
      )
      assert.equal(response.status, 415)
      assert.equal(response.headers.get('content-type'), 'application/problem+json; charset=utf-8')
      assert.equal(response.headers.get('accept'), 'application/json')
      const { code, detail } = (await response.json()) as { code: string; detail: string }
      assert.equal(code, 'unsupported_media_type')
      assert.include(detail, 'Content-Type: application/json')
    }
  })

  test('that is empty needs no content type', async ({ assert }) => {
    const response = await fetch(
      `http://${env.get('HOST')}:${env.get('PORT')}${portalPath('/v1/notifications/mark-all-read/')}`,
      { method: 'POST', headers: { 'Content-Length': '0' } }
    )
    assert.equal(response.status, 401)
  })

  test('of JSON that is not an object, or with an unknown encoding, is refused', async ({
    assert,
  }) => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`http://${env.get('HOST')}:${env.get('PORT')}${portalPath('/v1/auth/login/')}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body,
      })
    for (const body of ['"text"', '7', 'null', 'not json']) {
      const response = await send(body)
      assert.equal(response.status, 400, body)
      assert.containSubset(await response.json(), {
        code: 'invalid_json',
        detail: 'The body must be a JSON object, such as {"name": "value"}.',
      })
    }
    const packed = await send('{}', { 'Content-Encoding': 'zstd' })
    assert.equal(packed.status, 415)
    assert.containSubset(await packed.json(), { code: 'unsupported_media_type' })
  })
})
