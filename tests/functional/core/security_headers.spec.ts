import { statSync } from 'node:fs'
import { get } from 'node:http'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { hostCookie, pathCookie } from '#app/core/http/cookie_names'
import { portalPath } from '#app/core/door'
import { isPostgres } from '#app/core/db/prepared_rows'
import { UserFactory } from '#database/factories/user_factory'
import { dataDir } from '#config/app'
import portal from '#config/portal'

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
}

test.group('Security headers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are on every response', async ({ assert, client }) => {
    const paths = [
      '/',
      '/auth/login',
      '/nothing-here',
      '/portal/admin/dashboard',
      '/icons/mark.svg',
      '/sitemap.xml',
      '/v1/',
      '/v1/skills/list/',
      '/v1/nothing-here/',
    ]
    for (const path of [...paths.map(portalPath), '/robots.txt', '/.well-known/security.txt']) {
      const response = await client.get(path).redirects(0)
      assert.containSubset(response.headers(), everywhere, path)
      assert.match(String(response.header('permissions-policy')), /camera=\(\)/, path)
      const type = String(response.header('content-type'))
      if (/^text|xml|json/.test(type)) assert.match(type, /; charset=utf-8$/i, path)
      const policy = String(response.header('content-security-policy'))
      for (const directive of ['base-uri', 'frame-ancestors', 'object-src']) {
        assert.include(policy, `${directive} 'none'`, path)
      }
    }
  })

  test('are on the response to a path that is not UTF-8', async ({ assert }) => {
    const { HOST, PORT } = process.env
    const [response] = await once(
      get({ host: HOST, port: PORT, path: portalPath('/%ff') }),
      'response'
    )
    assert.equal(response.statusCode, 400)
    assert.containSubset(response.headers, everywhere)
    response.resume()
  })

  test('permit no inline scripts and styles on pages, errors included', async ({
    assert,
    client,
  }) => {
    const user = await UserFactory.create()
    for (const path of ['/', '/auth/login', '/portal/admin/dashboard', '/portal/admin/nothing']) {
      const response = await client.get(portalPath(path)).loginAs(user).redirects(1)
      const policy = String(response.header('content-security-policy'))
      assert.match(policy, /script-src 'self' 'nonce-[^']+';style-src 'self' 'nonce-[^']+';/, path)
      assert.notInclude(policy, 'unsafe', path)
      assert.notMatch(response.text(), / style="/, path)
    }
  })
})

test.group('Cookies', (group) => {
  group.each.setup(() => {
    const { secureCookies } = portal
    return () => {
      portal.secureCookies = secureCookies
    }
  })

  test('are limited to the host if the portal is served over TLS', ({ assert }) => {
    portal.secureCookies = false
    assert.equal(hostCookie('session'), 'session')
    assert.equal(portal.cookiePrefix, '')
    portal.secureCookies = true
    assert.equal(hostCookie('session'), '__Host-session')
    assert.equal(pathCookie('refresh'), '__Secure-refresh')
  })

  test('of the interface have the prefix as well', async ({ assert, client }) => {
    portal.secureCookies = true
    const look = await client
      .post(portalPath('/appearance'))
      .redirects(0)
      .withCsrfToken()
      .form({ theme: 'dark' })
    const docs = await client.get(portalPath('/docs?code=python'))
    const [theme, code] = [look, docs].map((response) => String(response.headers()['set-cookie']))
    assert.match(theme, /__Host-theme=dark; Max-Age=\d+; Path=\/; Secure; SameSite=Lax/)
    assert.match(code, /__Host-code=python; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax/)
  })

  test('do not contain the forgery token', async ({ assert, client }) => {
    const response = await client.get(portalPath('/auth/login'))
    assert.notInclude(String(response.headers()['set-cookie']), 'XSRF')
  })
})

test.group('Files of the server', () => {
  test('can be read by its user only', ({ assert }) => {
    if (isPostgres(db.connection())) return
    for (const part of ['', '-wal', '-shm']) {
      assert.equal(statSync(join(dataDir, `skillary.sqlite3${part}`)).mode & 0o777, 0o600)
    }
  })
})

test.group('security.txt', () => {
  test('says where to report a vulnerability', async ({ assert, client }) => {
    const response = await client.get('/.well-known/security.txt')
    response.assertStatus(200)
    response.assertHeader('content-type', 'text/plain; charset=utf-8')
    const fields = new Map(
      response
        .text()
        .trim()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string])
    )
    assert.equal(fields.get('Contact'), `${portal.url}${portalPath('/contact-us')}`)
    assert.equal(fields.get('Canonical'), `${portal.url}/.well-known/security.txt`)
    const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000
    assert.isAbove(days, 30)
    assert.isBelow(days, 365)
  })
})
