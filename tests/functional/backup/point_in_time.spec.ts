import { appendFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import env from '#start/env'
import { deploy } from '#tests/functional/metering/deployment'
import { ask } from '#tests/functional/proof/calls'
import {
  newClusterFolder,
  PostgresCluster,
  runPostgresProgram,
} from '#tests/helpers/postgres_cluster'
import { runAce } from '#tests/helpers/run_ace'

if (env.get('DB_CONNECTION') === 'pg') {
  test.group('PostgreSQL is restored to a point in time', () => {
    test('with the charges before it and none after it, from a base backup and archived WAL', async ({
      assert,
      cleanup,
    }) => {
      const place = await newClusterFolder()
      const archive = join(place, 'archive')
      const lost = await PostgresCluster.create(place, [
        'archive_mode=on',
        `archive_command='mkdir -p ${archive} && test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      ])
      cleanup(() => lost.end())
      const settings = { DATABASE_URL: lost.url }
      const deployment = await deploy(1, { busy: [1_000_000] }, settings)
      cleanup(() => deployment.end())
      const charge = async (calls: number) => {
        const [server] = deployment.servers.slice(-1)
        for (let call = 0; call < calls; call += 1) {
          const { status } = await ask(server, deployment.prepared.busy)
          assert.equal(status, 200)
        }
      }
      const charges = async (cluster: PostgresCluster) => {
        const [{ count }] = await cluster.query<{ count: number }>(
          'select count(*)::int as count from call_ledger'
        )
        return count
      }

      await charge(20)
      const restored = await lost.successor('restored')
      const from = ['-h', '127.0.0.1', '-p', String(lost.port), '-U', 'skillary']
      await runPostgresProgram(
        'pg_basebackup',
        [...from, '-D', restored.folder, '--checkpoint=fast'],
        place
      )
      await runPostgresProgram('pg_verifybackup', [restored.folder], place)
      await charge(20)
      const [{ moment }] = await lost.query<{ moment: string }>(
        'select clock_timestamp()::text as moment'
      )
      await charge(20)
      await lost.query('update skills set name = name || $$ spoilt by mistake $$')
      await lost.query('select pg_switch_wal()')
      await untilArchived(lost)
      assert.equal(await charges(lost), 60)
      await lost.stop()
      await rm(lost.folder, { recursive: true })

      await writeFile(join(restored.folder, 'recovery.signal'), '')
      await appendFile(
        join(restored.folder, 'postgresql.auto.conf'),
        [
          `restore_command = 'cp ${archive}/%f %p'`,
          `recovery_target_time = '${moment}'`,
          `recovery_target_action = 'promote'`,
          '',
        ].join('\n')
      )
      await restored.start()
      cleanup(() => restored.stop())
      await untilPromoted(restored)

      const ledger = await runAce(['ledger:verify'], settings)
      assert.equal(ledger.exitCode, 0, ledger.output)
      assert.equal(await charges(restored), 40)
      const spoilt = await restored.query("select id from skills where name like '%by mistake%'")
      assert.lengthOf(spoilt, 0)
      await deployment.start()
      await charge(1)
      assert.equal(await charges(restored), 41)
    }).tags(['@full'])
  })
}

async function untilArchived(cluster: PostgresCluster) {
  const [{ wal }] = await cluster.query<{ wal: string }>(
    'select pg_walfile_name(pg_current_wal_lsn() - 1) as wal'
  )
  for (;;) {
    const [{ isDone }] = await cluster.query<{ isDone: boolean }>(
      `select coalesce(last_archived_wal >= '${wal}', false) as "isDone" from pg_stat_archiver`
    )
    if (isDone) return
    await wait(50)
  }
}

async function untilPromoted(cluster: PostgresCluster) {
  for (;;) {
    const [{ isRecovering }] = await cluster.query<{ isRecovering: boolean }>(
      'select pg_is_in_recovery() as "isRecovering"'
    )
    if (!isRecovering) return
    await wait(50)
  }
}
