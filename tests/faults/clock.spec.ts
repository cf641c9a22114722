import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import env from '#start/env'
import { sqlFromNow } from '#app/core/db/database_clock'
import { callStatus } from '#tests/faults/load'
import { MovedClock } from '#tests/faults/moved_clock'
import { permitMuch, verifyLedgerByCommand } from '#tests/faults/money'
import {
  expectedOf,
  outcomeOf,
  queueFile,
  relationsOf,
  skillNames,
  untilOver,
  uploadNow,
} from '#tests/faults/relations'
import { until } from '#tests/faults/until'
import { deploy } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { inFull } from '#tests/helpers/full'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'

const isPostgres = env.get('DB_CONNECTION') === 'pg'
const hour = 60 * 60
const names = skillNames(inFull(250, 150))
const plan = { caller: [1000] }

type Cleanup = Parameters<Parameters<Test['setup']>[0]>[0]['context']['cleanup']

/** A deployment whose database has the clock: SQLite has that of its servers, PostgreSQL its own. */
async function deployWith(clock: MovedClock, cleanup: Cleanup) {
  if (!isPostgres) return deploy(1, plan, { ...clock.environment, QUEUE_WORKER: 'off' })
  const cluster = await clusterWith(clock)
  cleanup(() => cluster.end())
  return deploy(1, plan, { DATABASE_URL: cluster.url, QUEUE_WORKER: 'off' })
}

/** The programs of PostgreSQL get the environment of this process. */
async function clusterWith(clock: MovedClock): Promise<PostgresCluster> {
  Object.assign(process.env, clock.environment)
  try {
    return await PostgresCluster.create(await newClusterFolder())
  } finally {
    for (const name of Object.keys(clock.environment)) delete process.env[name]
  }
}

test.group('A clock that jumps', (group) => {
  const found = MovedClock.create()
  if (!found) return
  const clock: MovedClock = found
  group.teardown(() => clock.end())
  group.each.setup(() => clock.move(0))

  test('that of the database: packages expire by it, forwards and back', async ({
    assert,
    cleanup,
  }) => {
    const deployment = await deployWith(clock, cleanup)
    cleanup(() => deployment.end())
    const { database, prepared, servers } = deployment
    await permitMuch(database)
    await database
      .from('client_packages')
      .where('id', prepared.caller.packageIds[0])
      .update({
        activated_at: database.raw(sqlFromNow(database, -24 * hour)),
        expires_at: database.raw(sqlFromNow(database, hour)),
      })
    const statuses: number[] = []
    for (const seconds of [0, 2 * hour, 0, -2 * hour, 0]) {
      clock.move(seconds)
      statuses.push(await callStatus(servers[0], prepared.caller))
    }

    assert.deepEqual(statuses, [200, 429, 200, 200, 200])
    const books = await booksOf(database, prepared.caller)
    assert.equal(books.requests.size, 4)
    assert.deepEqual(books.counters, books.ledger)
    clock.move(0)
    await verifyLedgerByCommand(deployment)
  }).timeout(120_000)

  test('that of the database: an import is run once, at once after a jump back', async ({
    assert,
    cleanup,
  }) => {
    const deployment = await deployWith(clock, cleanup)
    cleanup(() => deployment.end())
    const { database } = deployment
    await permitMuch(database)
    deployment.work()
    deployment.work()
    const skills = await queueFile(deployment, 'skills', ['skill', ...names].join('\n'))
    await untilOver(deployment, skills)

    const uid = await queueFile(deployment, 'relations', relationsOf(names))
    let seen = 0
    for (const seconds of [hour, -hour]) {
      await until('an import that goes on', async () => {
        const { checkpoint, isOver } = await uploadNow(database, uid)
        return isOver || (checkpoint > seen && (seen = checkpoint))
      })
      clock.move(seconds)
    }
    const upload = await untilOver(deployment, uid)
    assert.containSubset(upload, { status: 'succeeded_with_errors', failed: names.length })
    assert.deepInclude(await outcomeOf(database), expectedOf(names))

    clock.move(24 * hour)
    const queued = await queueFile(
      deployment,
      'relations',
      'skill,related_skill,weight\nSQL,Django,30'
    )
    clock.move(0)
    const later = await untilOver(deployment, queued)
    assert.equal(later.status, 'succeeded')
  }).timeout(240_000)

  if (isPostgres) {
    test('that of a server: nothing changes', async ({ assert, cleanup }) => {
      const deployment = await deploy(1, plan, { ...clock.environment, QUEUE_WORKER: 'off' })
      cleanup(() => deployment.end())
      const { database, prepared, servers } = deployment
      const expire = (seconds: number) =>
        database
          .from('client_packages')
          .where('id', prepared.caller.packageIds[0])
          .update({ expires_at: database.raw(sqlFromNow(database, seconds)) })
      await expire(hour)
      for (const seconds of [2 * hour, -2 * hour]) {
        clock.move(seconds)
        assert.equal(await callStatus(servers[0], prepared.caller), 200)
      }
      await expire(-hour)
      assert.equal(await callStatus(servers[0], prepared.caller), 429)
      const books = await booksOf(database, prepared.caller)
      assert.equal(books.requests.size, 2)
    })
  }
})
