import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { Replicas } from '#app/core/db/replicas/replicas'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'

/** A primary and a hot standby, and replicas with connections of this process to both. */
async function startReplication() {
  const place = await newClusterFolder()
  const primary = await PostgresCluster.create(place, ['fsync=off'])
  await primary.query('create table notes (text text, at timestamptz)')
  const standby = await primary.standby('standby', ['fsync=off'])
  const connections = { primary, standby, strict: standby }
  for (const [name, { url }] of Object.entries(connections)) {
    db.manager.add(name, { client: 'pg', connection: url, pool: { min: 0, max: 5 } })
  }
  const replicas = new Replicas({ primary: 'primary', names: ['standby'], longestLag: 60_000 })
  const end = async () => {
    await replicas.stop()
    await Promise.all(Object.keys(connections).map((name) => db.manager.release(name)))
    await standby.stop().catch(() => {})
    await primary.end()
  }
  return { primary, standby, replicas, end }
}

type Replication = Awaited<ReturnType<typeof startReplication>>

/** Writes a row; returns the time after the commit. */
async function write({ primary }: Replication, text: string): Promise<number> {
  await primary.query(`insert into notes values ('${text}', now())`)
  const [{ at }] = await primary.query<{ at: Date }>('select clock_timestamp() as at')
  return at.getTime()
}

/** Reads on the connection of the replica, wherever it runs. */
async function read(statement: string) {
  const { rows } = await db.connection('standby').rawQuery(statement)
  return rows[0]
}

async function checkUntil({ replicas }: Replication, isDone: () => boolean) {
  while (!isDone()) await replicas.check()
}

const whereAmI = 'select pg_is_in_recovery() as "isReplica"'

if (env.get('DB_CONNECTION') === 'pg') {
  test.group('Read replicas', (group) => {
    let replication: Replication
    group.setup(async () => {
      replication = await startReplication()
      return () => replication.end()
    })

    test('are used once their state is known', async ({ assert }) => {
      const { replicas } = replication
      assert.isNull(replicas.choose())

      await checkUntil(replication, () => replicas.all[0].state === 'used')

      assert.equal(replicas.choose()?.connectionName, 'standby')
      assert.deepEqual(await read(whereAmI), { isReplica: true })
    })

    test('are not used by a writer until they have the write', async ({ assert }) => {
      const { replicas, standby } = replication
      await standby.query('select pg_wal_replay_pause()')
      const writtenAt = await write(replication, 'mine')
      await replicas.check()

      assert.isNull(replicas.choose(writtenAt))
      assert.isNotNull(replicas.choose())

      await standby.query('select pg_wal_replay_resume()')
      await checkUntil(replication, () => replicas.choose(writtenAt) !== null)
      assert.deepEqual(await read('select text from notes'), { text: 'mine' })
    })

    test('are not used if they are too far behind', async ({ assert }) => {
      const { standby } = replication
      const strict = new Replicas({ primary: 'primary', names: ['strict'], longestLag: 200 })
      await checkUntil({ ...replication, replicas: strict }, () => strict.all[0].state === 'used')
      await standby.query('select pg_wal_replay_pause()')
      await write(replication, 'late')

      await checkUntil({ ...replication, replicas: strict }, () => strict.all[0].state === 'behind')
      assert.isNull(strict.choose())

      await standby.query('select pg_wal_replay_resume()')
      await checkUntil({ ...replication, replicas: strict }, () => strict.choose() !== null)
      await strict.stop()
    })

    test('that are lost leave their reads to the primary at once', async ({ assert }) => {
      const { replicas, standby } = replication
      await checkUntil(replication, () => replicas.choose() !== null)
      const running = read(
        `select pg_is_in_recovery() as "isReplica", pg_sleep(0.5)::text as slept`
      )
      await read(whereAmI)

      await standby.stop()

      assert.deepEqual(await running, { isReplica: false, slept: '' })
      assert.deepEqual(await read(whereAmI), { isReplica: false })
      assert.isNull(replicas.choose())
      assert.equal(replicas.all[0].state, 'lost')
      assert.isAbove(replicas.all[0].fallbacks, 0)

      await standby.start(['fsync=off'])
      await checkUntil(replication, () => replicas.choose() !== null)
      assert.deepEqual(await read(whereAmI), { isReplica: true })
    })

    test('repeat a failed statement on the primary, which reports it', async ({ assert }) => {
      await assert.rejects(() => read('select nothing from nowhere'), /nowhere/)
      assert.equal(replication.replicas.all[0].state, 'used')
    })

    test('that were promoted are not used', async ({ assert }) => {
      const { replicas, standby } = replication
      await standby.promote()
      await standby.query(`insert into notes values ('elsewhere', now())`)

      await replicas.check()

      assert.equal(replicas.all[0].state, 'promoted')
      assert.isNull(replicas.choose())
      assert.deepEqual(
        await read(`select count(*)::int as count from notes where text = 'elsewhere'`),
        { count: 0 }
      )
    })
  })
}
