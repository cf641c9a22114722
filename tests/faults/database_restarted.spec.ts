import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import env from '#start/env'
import { callerAndBuyer, CallsAndPurchases } from '#tests/faults/calls_and_purchases'
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
import { inFull, noteFigures } from '#tests/helpers/full'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'
import { runAce } from '#tests/helpers/run_ace'
import { seeded } from '#tests/helpers/seeded'

const names = skillNames(inFull(250, 150))

if (env.get('DB_CONNECTION') !== 'pg') {
  console.log('    Left out: SQLite has no server to restart; kills.spec.ts kills its processes.')
} else {
  test.group('PostgreSQL crashed and started again', () => {
    test('during calls, purchases and an import: nothing is lost or done twice', async ({
      assert,
      cleanup,
    }) => {
      const restarts = inFull(4, 1)
      const random = seeded(`${restarts} restarts`)
      const cluster = await PostgresCluster.create(await newClusterFolder())
      cleanup(() => cluster.end())
      const deployment = await deploy(2, callerAndBuyer, { DATABASE_URL: cluster.url })
      cleanup(() => deployment.end())
      const { database } = deployment
      await untilOver(
        deployment,
        await queueFile(deployment, 'skills', ['skill', ...names].join('\n'))
      )
      const load = new CallsAndPurchases(deployment)
      cleanup(() => load.stop())
      await load.start({ callers: 4, buyers: 1 })
      const uid = await queueFile(deployment, 'relations', relationsOf(names))

      const progress = new Set<number>()
      for (let restart = 0; restart < restarts; restart += 1) {
        const enough = load.answers + random(5, 60)
        await until('more answers', () => load.answers >= enough)
        const { checkpoint } = await uploadNow(database, uid)
        progress.add(checkpoint)
        await cluster.stop()
        await cluster.start()
        await until('a connection', () => database.rawQuery('select 1').catch(() => null))
      }
      await load.proveOnce(assert)
      const upload = await untilOver(deployment, uid)

      assert.containSubset(upload, {
        ...{ status: 'succeeded_with_errors', processed: names.length ** 2 },
        failed: names.length,
      })
      assert.deepInclude(await outcomeOf(database), expectedOf(names))
      noteFigures(
        `restarted ${restarts} times, the import behind rows ${[...progress].join(', ')}; ${load.figures}`
      )
    }).timeout(300_000)

    test('during an import by command: it ends with a sentence or continues; --resume imports the rest', async ({
      assert,
      cleanup,
    }) => {
      const cluster = await PostgresCluster.create(await newClusterFolder())
      cleanup(() => cluster.end())
      const deployment = await deploy(0, { nobody: [1] }, { DATABASE_URL: cluster.url })
      cleanup(() => deployment.end())
      const { database, folder, settings } = deployment
      const [skills, relations] = [join(folder, 'skills.csv'), join(folder, 'relations.csv')]
      await writeFile(skills, ['skill', ...names].join('\n'))
      await writeFile(relations, relationsOf(names))
      const ready = await runAce(['skills:import', skills], settings)
      assert.equal(ready.exitCode, 0, ready.output)

      const running = runAce(['relations:import', relations], settings)
      const { uid } = await until('an import that goes on', () =>
        database.from('uploads').where('kind', 'relations').where('checkpoint', '>', 0).first()
      )
      await cluster.stop()
      await cluster.start()
      const stopped = await running
      if (stopped.exitCode !== 2) {
        assert.equal(stopped.exitCode, 1, stopped.output)
        assert.match(stopped.output, /The database cannot be reached at the moment/)
        assert.notMatch(stopped.output, /node_modules/)
        const resumed = await runAce(['relations:import', `--resume=${uid}`], settings)
        assert.equal(resumed.exitCode, 2, resumed.output)
      }
      assert.deepInclude(await outcomeOf(database), expectedOf(names))
    }).timeout(300_000)
  })
}
