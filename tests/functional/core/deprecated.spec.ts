import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { ServerFactory } from '@adonisjs/core/factories/http'
import { defineConfig, type HttpContext } from '@adonisjs/core/http'
import { documentOf } from '#app/contract/contract'
import { portalPath } from '#app/core/door'
import { middleware } from '#start/kernel'

const going = { since: '2027-01-31', sunset: '2027-07-31', link: portalPath('/docs/changelog#old') }
const note = `<${going.link}>; rel="deprecation"; type="text/html"`

/** A separate server with a route with a sunset date, a deprecated one without a date, and another one. */
async function serve() {
  /** Without this setting, the server would also replace the context storage of the other one. */
  const config = defineConfig({ useAsyncLocalStorage: true })
  const server = new ServerFactory().merge({ app, config }).create()
  server.use([])
  const router = server.getRouter()
  const list = ({ response }: HttpContext) => {
    response.header('Link', '</v1/old?cursor=x>; rel="next"')
    return { data: [] }
  }
  router.get('/v1/old', list).as('v1.changes').use(middleware.deprecated(going))
  router
    .get('/v1/older', () => ({ data: [] }))
    .use(middleware.deprecated({ since: going.since, link: going.link }))
  router.get('/v1/new', list).as('v1.related')
  await server.boot()
  const http = createServer((request, response) => void server.handle(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  return { http, router, address: `http://127.0.0.1:${port}/v1` }
}

test.group('A deprecated route of /v1', () => {
  test('sends Deprecation, Sunset and Link in addition to its own links', async ({
    assert,
    cleanup,
  }) => {
    const { http, address } = await serve()
    cleanup(() => void http.close())

    const { headers } = await fetch(`${address}/old`)
    assert.equal(headers.get('deprecation'), `@${Date.UTC(2027, 0, 31) / 1000}`)
    assert.equal(headers.get('sunset'), 'Sat, 31 Jul 2027 00:00:00 GMT')
    const link = headers.get('link') ?? ''
    assert.include(link, 'rel="next"')
    assert.include(link, note)
    assert.include(link, `<${going.link}>; rel="sunset"`)

    const older = await fetch(`${address}/older`)
    assert.isTrue(older.headers.has('deprecation'))
    assert.isFalse(older.headers.has('sunset'))
    assert.equal(older.headers.get('link'), note)
  })

  test('is marked in the contract, unlike one that stays', async ({ assert, cleanup }) => {
    const { http, router, address } = await serve()
    cleanup(() => void http.close())

    const { headers } = await fetch(`${address}/new`)
    assert.isFalse(headers.has('deprecation'))
    const { paths } = documentOf(Object.values(router.toJSON()).flat(), 'staff')
    const marks = Object.entries(paths).map(([path, { get }]) => [path, get.deprecated])
    assert.deepEqual(marks, [
      ['/old/', true],
      ['/new/', undefined],
    ])
  })
})
