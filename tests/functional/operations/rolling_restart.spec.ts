import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { newUid } from '#app/core/uid'
import { verifyLedger } from '#app/billing/metering/ledger'
import { deploy, terminate, type Server } from '#tests/functional/metering/deployment'
import type { Holder } from '#tests/functional/metering/prepare_deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { noteFigures } from '#tests/helpers/full'
import { startNginx } from '#tests/helpers/nginx'
import { findNginx } from '../../../scripts/nginx_process.js'

const requests = 2000
const connections = 12

if (env.get('DB_CONNECTION') !== 'pg') {
  // With SQLite, there is one server.
} else if (findNginx()) {
  test.group('Servers behind nginx, restarted one after another under load', () => {
    test('no request fails, and each is charged once', async ({ assert, cleanup }) => {
      const deployment = await deploy(2, { load: [10_000_000] }, { QUEUE_WORKER: 'off' })
      cleanup(() => deployment.end())
      const { servers, prepared, database } = deployment
      await database.from('default_setups').update({ requests_per_minute: 1_000_000_000 })
      const nginx = await startNginx(configuration(servers))
      cleanup(() => nginx.stop())
      for (let call = 0; call < 9; call += 1) await send(nginx.url, prepared.load, call)

      let sent = 0
      let restarts = 0
      let isRestarting = true
      const failures: string[] = []
      const callers = Array.from({ length: connections }, async () => {
        while (isRestarting || sent < requests) {
          const call = (sent += 1)
          const failure = await send(nginx.url, prepared.load, call)
          if (failure) failures.push(`call ${call}: ${failure}`)
        }
      })
      for (const server of servers.slice()) {
        await wait(500)
        assert.equal(await terminate(server.process), 0)
        await deployment.start(server)
        restarts += 1
      }
      isRestarting = false
      await Promise.all(callers)

      assert.deepEqual(failures, [])
      assert.isAtLeast(sent, requests)
      const books = await booksOf(database, prepared.load)
      assert.equal(books.requests.size, sent + 9)
      assert.equal(books.searches, sent + 9)
      assert.deepEqual(books.counters, books.ledger)
      const { faults } = await verifyLedger(database)
      assert.deepEqual(faults, [])
      noteFigures(`${restarts} restarts, ${sent} requests: 0 failed, ${sent} charged once`)
    })
      .timeout(600_000)
      .tags(['@full'])
  })
} else {
  console.log(
    'nginx was not found, so rolling restarts are not tested. Debian: apt-get install -y nginx'
  )
}

/** The configuration of deploy/ without https, with these servers. */
function configuration(servers: Server[]): string {
  const ports = servers.map(({ url }) => new URL(url).port)
  const upstream = readFileSync(
    app.makePath('deploy/nginx/skillary_upstream.conf'),
    'utf8'
  ).replace(/127\.0\.0\.1:\d+/g, () => `127.0.0.1:${ports.shift()}`)
  return readFileSync(app.makePath('deploy/nginx/skillary.conf'), 'utf8')
    .replace(/^include .*;$/m, upstream)
    .replace(/^server \{\s+listen 80;[^]*?^\}/m, '')
    .replace(/^ +(ssl_|listen \[::\]).*;$/gm, '')
    .replace('listen 443 ssl;', 'listen 127.0.0.1:PORT;')
}

/** Metered calls by GET and POST, with and without a key; returns what went wrong. */
async function send(url: string, { token }: Holder, call: number): Promise<string | null> {
  const headers = {
    'authorization': `Bearer ${token}`,
    'content-type': 'application/json',
    ...(call % 2 && { 'idempotency-key': newUid() }),
  }
  const body = JSON.stringify({ names: ['Python'] })
  try {
    const response =
      call % 4 < 2
        ? await fetch(`${url}/v1/skills/playground-search/?skills=Python`, { headers })
        : await fetch(`${url}/v1/skills/lookup/`, { method: 'POST', headers, body })
    const answer = await response.text()
    return response.status === 200 ? null : `${response.status} ${answer.slice(0, 300)}`
  } catch (error) {
    return String((error as Error).cause ?? error)
  }
}
