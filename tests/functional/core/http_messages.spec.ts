import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { portalPath } from '#app/core/door'
import { createPartner, UserFactory } from '#database/factories/user_factory'

/** Sends bytes that no HTTP client would send; returns the response. */
function send(...lines: string[]): Promise<string> {
  const { HOST, PORT } = process.env
  const socket = connect(Number(PORT), HOST)
  socket.write([...lines, '', ''].join('\r\n'))
  return text(socket)
}

const statusOf = (response: string) => Number(response.split(' ', 2)[1])

test.group('HTTP messages', () => {
  test('with {name} are refused')
    .with([
      { name: 'two lengths', lines: ['Content-Length: 5', 'Transfer-Encoding: chunked'] },
      { name: 'different lengths', lines: ['Content-Length: 5', 'Content-Length: 6'] },
      { name: 'an unknown encoding', lines: ['Transfer-Encoding: xchunked'] },
      { name: 'a space before the colon', lines: ['Content-Length : 5'] },
      { name: 'a header over two lines', lines: ['X-One: 1', ' 2', 'Content-Length: 0'] },
    ])
    .run(async ({ assert }, { lines }) => {
      const response = await send(
        `POST ${portalPath('/v1/auth/login')} HTTP/1.1`,
        'Host: a',
        ...lines
      )
      assert.equal(statusOf(response), 400)
    })

  test('with very long headers are refused', async ({ assert }) => {
    const response = await send('GET / HTTP/1.1', 'Host: a', `X-Long: ${'a'.repeat(20_000)}`)
    assert.equal(statusOf(response), 431)
  })

  test('are not sent back by TRACE', async ({ assert }) => {
    const response = await send('TRACE / HTTP/1.1', 'Host: a', 'X-Secret: b', 'Connection: close')
    assert.notEqual(statusOf(response), 200)
    assert.notInclude(response, 'X-Secret')
  })

  test('for {path} do not read files outside public/')
    .with(
      [
        '/.git/config',
        '/.env',
        '/package.json',
        '/assets/',
        '/icons/',
        '/icons/../../package.json',
        '/icons/..%2f..%2fpackage.json',
        '/icons/%2e%2e/%2e%2e/package.json',
        '/icons/..%5c..%5cpackage.json',
        '/icons//etc/passwd',
      ].map((path) => ({ path }))
    )
    .run(async ({ assert }, { path }) => {
      const response = await send(`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close')
      assert.include([302, 400, 403, 404], statusOf(response))
      for (const content of ['"name"', 'APP_KEY', 'root:', '[core]']) {
        assert.notInclude(response, content)
      }
    })
})

test.group('Input that means something else', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('does not change prototypes, roles or clients', async ({ assert, client }) => {
    const user = await createPartner()
    for (const body of [
      '{"full_name":"A","__proto__":{"role":0}}',
      '{"full_name":"A","constructor":{"prototype":{"role":0}}}',
      '{"full_name":"A","role":0,"client_id":null}',
    ]) {
      const response = await client
        .patch('/v1/auth/me/')
        .withGuard('api')
        .loginAs(user)
        .header('Content-Type', 'application/json')
        .json(JSON.parse(body))
      assert.include([200, 422], response.status())
    }
    await user.refresh()
    assert.equal(user.role, 2)
    assert.isNotNull(user.clientId)
    assert.isUndefined(({} as { role?: number }).role)
  })

  test('redirects to no other host', async ({ assert, client }) => {
    const user = await UserFactory.create()
    for (const referer of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)']) {
      const response = await client
        .post('/appearance')
        .loginAs(user)
        .withCsrfToken()
        .redirects(0)
        .header('referer', referer)
        .header('x-forwarded-host', 'evil.example')
        .form({ theme: 'light' })
      assert.equal(response.header('location'), '/', referer)
    }
    for (const path of ['//evil.example/', '/%5cevil.example', '/portal//evil.example']) {
      const response = await client.get(path).loginAs(user).redirects(0)
      assert.match(String(response.header('location')), /^\/(?![/\\])/, path)
    }
  })

  test('of another method has no effect on /v1', async ({ assert, client }) => {
    const user = await createPartner()
    const response = await client
      .post('/v1/auth/me/?_method=PATCH')
      .withGuard('api')
      .loginAs(user)
      .header('x-http-method-override', 'PATCH')
      .json({ full_name: 'Overridden' })
    assert.include([400, 405], response.status())
    await user.refresh()
    assert.notEqual(user.fullName, 'Overridden')
  })
})
