import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { newUid } from '#app/core/uid'
import { deploy, type Deployment } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { DatabaseProxy } from '#tests/helpers/database_proxy'
import { noteFigures } from '#tests/helpers/full'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'

/**
 * How long a request may take while the database is away, and how long work may take to resume, in ms: twice what
 * docs/operators.md says, since other tests run at the same time.
 */
const [longestAnswer, longestResume] = [4000, 10_000]
const call = '/v1/skills/playground-search/?skills=Python'
const paths = [call, '/v1/settings', '/auth/login', '/playground', '/']

interface Answer {
  path: string
  status: number
  ms: number
  headers: Headers
  body: string
}

if (env.get('DB_CONNECTION') === 'pg') {
  test.group('While PostgreSQL is away', (group) => {
    let cluster: PostgresCluster
    let proxy: DatabaseProxy
    let deployment: Deployment<'caller' | 'stopped' | 'silent'>

    group.setup(async () => {
      cluster = await PostgresCluster.create(await newClusterFolder())
      proxy = await DatabaseProxy.to(cluster.port)
      const url = new URL(cluster.url)
      url.port = String(proxy.port)
      const plan = { caller: [1_000_000], stopped: [1_000_000], silent: [1_000_000] }
      const settings = { DATABASE_URL: url.href, LOG_LEVEL: 'error' }
      deployment = await deploy(1, plan, settings)
      await deployment.database.from('default_setups').update({ requests_per_minute: 1_000_000 })
      return async () => {
        await deployment.end()
        await proxy.end()
        await cluster.end()
      }
    })

    async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
      const begun = performance.now()
      const [{ url }] = deployment.servers
      const response = await fetch(url + path, { headers, redirect: 'manual' })
      const body = await response.text()
      const { status, headers: sent } = response
      return { path, status, ms: performance.now() - begun, headers: sent, body }
    }

    function charge(name: 'caller' | 'stopped' | 'silent', key: string) {
      const { token } = deployment.prepared[name]
      return get(call, { 'authorization': `Bearer ${token}`, 'idempotency-key': key })
    }

    async function until(condition: () => Promise<boolean>, longest: number): Promise<number> {
      const begun = performance.now()
      while (!(await condition())) {
        if (performance.now() - begun > longest) throw new Error(`Not within ${longest} ms`)
        await wait(50)
      }
      return performance.now() - begun
    }

    const isReady = async () => {
      const { status } = await get('/health/ready')
      return status === 200
    }

    const ways = {
      stopped: { leave: () => cluster.stop(), return: () => cluster.start() },
      silent: { leave: async () => proxy.silence(), return: async () => proxy.resume() },
    }
    for (const [name, way] of Object.entries(ways)) {
      const client = name as keyof typeof ways

      test(`${name}: requests are refused in time, and work resumes`, async ({ assert }) => {
        const { token } = deployment.prepared[client]
        const logged = deployment.servers[0].output.text.length
        /** Callers that repeat each call with its key until it is answered, as the documentation says. */
        let isOver = false
        const answered = new Set<string>()
        const slowest = { ms: 0 }
        const callers = Array.from({ length: 8 }, async () => {
          while (!isOver) {
            const key = newUid()
            for (;;) {
              const { status, ms } = await charge(client, key)
              slowest.ms = Math.max(slowest.ms, ms)
              if (status === 200) break
              assert.include([409, 503], status)
              await wait(100)
            }
            answered.add(key)
          }
        })
        await until(async () => answered.size > 20, 20_000)
        for (const path of paths) await get(path)

        slowest.ms = 0
        await way.leave()
        const away: Answer[] = []
        for (let round = 0; round < 5; round++) {
          const headers = { authorization: `Bearer ${token}` }
          away.push(
            ...(await Promise.all(
              paths.map((path) => get(path, path.startsWith('/v1') ? headers : {}))
            ))
          )
          await wait(300)
        }
        const refused = away.filter(({ status }) => status === 503)
        assert.isTrue(refused.length > 15, JSON.stringify(away.map(({ status }) => status)))
        for (const { path, status, headers, body } of refused) {
          assert.equal(headers.get('retry-after'), '2', path)
          assert.equal(status, 503)
          if (path.startsWith('/v1')) {
            assert.match(headers.get('content-type')!, /^application\/problem\+json/)
            assert.containSubset(JSON.parse(body), { code: 'database_unavailable' })
          } else assert.include(body, 'The database cannot be reached at the moment')
        }
        for (const { path, ms } of away) assert.isBelow(ms, longestAnswer, path)
        assert.isFalse(await isReady())

        await way.return()
        const isBack = async () => {
          const { status } = await get('/auth/login')
          return status === 200
        }
        const resumed = await until(isBack, 10_000)
        const ready = await until(isReady, 10_000)
        assert.isBelow(resumed + ready, longestResume)
        const { database } = deployment
        const job = { queue: 'mails', subject_id: 1, run_at: database.raw('current_timestamp') }
        await database.table('jobs').insert(job)
        const isDone = async () => (await database.from('jobs').first()) === null
        const worked = await until(isDone, longestResume)
        const before = answered.size
        await until(async () => answered.size > before + 20, 20_000)
        isOver = true
        await Promise.all(callers)

        assert.isBelow(slowest.ms, longestAnswer)
        const books = await booksOf(deployment.database, deployment.prepared[client])
        assert.equal(books.requests.size, answered.size)
        assert.deepEqual(books.counters, books.ledger)
        assert.equal(books.searches, answered.size)
        const log = deployment.servers[0].output.text.slice(logged).trim().split('\n')
        assert.lengthOf(log, 1, log.join('\n'))
        assert.containSubset(JSON.parse(log[0]), { msg: 'The database does not respond' })
        noteFigures(
          `${name}: slowest answer ${Math.round(slowest.ms)} ms, resumed after ${Math.round(resumed)} ms, ` +
            `ready after ${Math.round(resumed + ready)} ms, a job done after ${Math.round(worked)} ms more, ` +
            `${answered.size} calls answered and charged once`
        )
      }).timeout(120_000)
    }

    test('the connection that listens is opened again', async ({ assert }) => {
      const watching = "from pg_stat_activity where application_name = 'skillary_watch'"
      const lost = await cluster.query<{ pid: number }>(
        `select pid, pg_terminate_backend(pid) ${watching}`
      )
      assert.lengthOf(lost, 1)
      await until(async () => {
        const found = await cluster.query<{ pid: number }>(`select pid ${watching}`)
        return found.some(({ pid }) => pid !== lost[0].pid)
      }, longestResume)
    })
  })
} else {
  test.group('While the file of SQLite is locked', () => {
    test('writes are refused and resume', async ({ assert, cleanup }) => {
      const settings = { DATABASE_ACQUIRE_SECONDS: '1', QUEUE_WORKER: 'off' }
      const deployment = await deploy(1, { caller: [1000] }, settings)
      cleanup(() => deployment.end())
      const [{ url }] = deployment.servers
      const headers = { authorization: `Bearer ${deployment.prepared.caller.token}` }
      const ask = (path: string) => fetch(url + path, { headers })
      const statusOf = async (path: string) => {
        const { status } = await ask(path)
        return status
      }

      const lock = await deployment.database.transaction()
      cleanup(async () => {
        if (!lock.isCompleted) await lock.rollback()
      })
      await lock.from('default_setups').update({ requests_per_minute: 1_000_000 })
      const refused = await ask(call)
      assert.equal(refused.status, 503)
      assert.equal(refused.headers.get('retry-after'), '2')
      assert.containSubset(await refused.json(), { code: 'database_unavailable' })
      assert.equal(await statusOf('/health/ready'), 200)

      await lock.commit()
      assert.equal(await statusOf(call), 200)
      const books = await booksOf(deployment.database, deployment.prepared.caller)
      assert.equal(books.requests.size, 1)
    })
  })
}
