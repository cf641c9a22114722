import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { ServerFactory } from '@adonisjs/core/factories/http'
import { defineConfig } from '@adonisjs/core/http'
import type Client from '#app/accounts/client'
import { clientWith, spend } from '#tests/unit/metering/spending'

/** The next transaction starts when the returned function is called. */
function holdNextTransaction(): () => void {
  const { transaction } = db
  const { promise, resolve } = Promise.withResolvers<void>()
  db.transaction = (async (...parameters: Parameters<typeof transaction>) => {
    db.transaction = transaction
    await promise
    return transaction.apply(db, parameters)
  }) as typeof transaction
  return resolve
}

/** A server whose page and whose call charge the client and respond with the reason of the rejection. */
async function serve(client: Client) {
  const config = defineConfig({ useAsyncLocalStorage: true })
  const server = new ServerFactory().merge({ app, config }).create()
  server.use([])
  const router = server.getRouter()
  const queued: Array<() => void> = []
  const handle = () => {
    const rejected = spend(client, { units: 5 }).catch((error: Error) => error.message)
    queued.shift()!()
    return rejected
  }
  router.get('/playground', handle)
  router.get('/v1/playground', handle)
  await server.boot()
  const http = createServer((request, response) => void server.handle(request, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo

  /** Resolves with the pending response when the charge is in the queue. */
  const request = async (path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    queued.push(resolve)
    const headers = { 'Accept-Language': 'de' }
    const response = fetch(`http://127.0.0.1:${port}${path}`, { headers })
    const body = response.then((answer) => answer.text())
    await promise
    return { body }
  }
  return { http, request }
}

test.group('Rejections of calls that wait for each other', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const german = /^Das kostet 5 Aufrufe/
  const english = /^This costs 5 calls/
  for (const [first, second] of [
    ['/playground', '/v1/playground'],
    ['/v1/playground', '/playground'],
  ]) {
    test(`are in the language of their own caller if ${first} is first`, async ({
      assert,
      cleanup,
    }) => {
      const { client } = await clientWith({ totalCalls: 1 })
      const { http, request } = await serve(client)
      cleanup(() => void http.close())
      const release = holdNextTransaction()

      const bodies = new Map([
        [first, await request(first)],
        [second, await request(second)],
      ])
      release()

      assert.match(await bodies.get('/playground')!.body, german)
      assert.match(await bodies.get('/v1/playground')!.body, english)
    })
  }
})
