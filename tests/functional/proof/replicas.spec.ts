import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { verifyLedger } from '#app/billing/metering/ledger'
import db from '@adonisjs/lucid/services/db'
import { deploy, type Server } from '#tests/functional/metering/deployment'
import { ask } from '#tests/functional/proof/calls'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'

/** The replica is always this far behind. */
const delay = ['recovery_min_apply_delay=300ms', 'fsync=off', 'max_connections=200']

const metricsToken = 'only-for-tests-0123456789'

/** A primary and a standby, and two servers that use both. */
async function deployWithReplica() {
  const place = await newClusterFolder()
  const primary = await PostgresCluster.create(place, ['fsync=off', 'max_connections=200'])
  const standby = await primary.standby('standby', delay)
  const settings = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URLS: standby.url,
    METRICS_TOKEN: metricsToken,
  }
  const deployment = await deploy(2, { busy: [1_000_000] }, settings)
  db.manager.add('measured_primary', { client: 'pg', connection: primary.url })
  const end = async () => {
    await deployment.end()
    await db.manager.release('measured_primary')
    await standby.stop().catch(() => {})
    await primary.end()
  }
  return { primary, standby, deployment, end }
}

async function untilState(servers: Server[], state: string) {
  const headers = { authorization: `Bearer ${metricsToken}` }
  const expected = new RegExp(`skillary_replica_state\\{.*state="${state}"\\} 1`)
  for (const { url } of servers) {
    for (;;) {
      const response = await fetch(`${url}/metrics`, { headers })
      if (expected.test(await response.text())) break
      await wait(50)
    }
  }
}

if (env.get('DB_CONNECTION') === 'pg') {
  test.group('Servers with a read replica', () => {
    test('show a user what they wrote, and charge through its loss and promotion', async ({
      assert,
      cleanup,
    }) => {
      const { primary, standby, deployment, end } = await deployWithReplica()
      cleanup(end)
      const { servers, prepared, staff } = deployment
      const asStaff = { 'authorization': `Bearer ${staff}`, 'content-type': 'application/json' }
      const reads = async () => {
        const [{ count }] = await standby.query<{ count: number }>(
          `select xact_commit::int as count from pg_stat_database where datname = 'skillary'`
        )
        return count
      }
      await primary.query('update default_setups set requests_per_minute = 1000000000')
      await untilState(servers, 'used')

      const create = async (server: Server, name: string) => {
        const response = await fetch(`${server.url}/v1/skills/create/`, {
          method: 'POST',
          headers: asStaff,
          body: JSON.stringify({ name }),
        })
        assert.equal(response.status, 201, await response.text())
      }
      const finds = async (server: Server, name: string) => {
        const query = new URLSearchParams({ search: name })
        const response = await fetch(`${server.url}/v1/skills/list/?${query}`, { headers: asStaff })
        const { data } = (await response.json()) as { data: unknown[] }
        return data.length === 1
      }
      for (let round = 0; round < 10; round += 1) {
        const [writer, reader] = round % 2 ? servers : servers.toReversed()
        await create(writer, `Written ${round} times`)
        assert.isTrue(await finds(reader, `Written ${round} times`), `round ${round}`)
      }

      const before = await reads()
      while ((await reads()) < before + 50) {
        const { status } = await ask(servers[0], prepared.busy)
        assert.equal(status, 200)
      }

      let isOver = false
      let charged = 0
      const failures: string[] = []
      const load = Array.from({ length: 6 }, async (_, index) => {
        while (!isOver) {
          const response = await ask(servers[index % 2], prepared.busy)
          charged += 1
          if (response.status !== 200) failures.push(await response.text())
          else await response.body?.cancel()
        }
      })
      await standby.stop()
      await untilState(servers, 'lost')
      await standby.start(delay)
      await untilState(servers, 'used')
      await standby.query('select pg_wal_replay_pause()')
      await untilState(servers, 'behind')
      await standby.query('select pg_wal_replay_resume()')
      await untilState(servers, 'used')
      await standby.promote()
      await untilState(servers, 'promoted')
      isOver = true
      await Promise.all(load)

      assert.deepEqual(failures, [])
      assert.isAbove(charged, 0)
      assert.isTrue(await finds(servers[0], 'Written 0 times'))
      const { faults } = await verifyLedger(db.connection('measured_primary'))
      assert.deepEqual(faults, [])
    })
      .timeout(300_000)
      .tags(['@full'])
  })
}
