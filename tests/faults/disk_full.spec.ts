import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import env from '#start/env'
import { permitMuch, verifyLedgerByCommand } from '#tests/faults/money'
import { expectedOf, outcomeOf, relationsOf, sendFile, skillNames } from '#tests/faults/relations'
import { SmallDisk } from '#tests/faults/small_disk'
import { until } from '#tests/faults/until'
import { deploy, type Deployment } from '#tests/functional/metering/deployment'
import { booksOf } from '#tests/functional/proof/calls'
import { inFull } from '#tests/helpers/full'
import { newClusterFolder, PostgresCluster } from '#tests/helpers/postgres_cluster'
import { runAce } from '#tests/helpers/run_ace'

const isPostgres = env.get('DB_CONNECTION') === 'pg'
const sentence = /No space is left on the disk of the server/
const names = skillNames(inFull(250, 150))

type Cleanup = Parameters<Parameters<Test['setup']>[0]>[0]['context']['cleanup']

/** A deployment whose database is on the disk; on SQLite, its other files are there, too. */
async function deployOn(disk: SmallDisk, servers: number, cleanup: Cleanup) {
  cleanup(() => disk.end())
  const settings: Record<string, string> = { QUEUE_WORKER: 'off', SQLITE_SYNCHRONOUS: 'full' }
  if (isPostgres) {
    const cluster = await PostgresCluster.create(await newClusterFolder())
    cleanup(() => cluster.end())
    const location = disk.folder('tables', { forPostgres: true })
    await cluster.query(`create tablespace small location '${location}'`, 'postgres')
    await cluster.query('alter database skillary set tablespace small', 'postgres')
    settings.DATABASE_URL = cluster.url
  } else settings.DATA_DIR = disk.folder('data')
  const deployment = await deploy(servers, { caller: [10_000_000] }, settings)
  cleanup(() => deployment.end())
  return deployment
}

async function importSkills({ folder, settings }: Deployment<string>) {
  const file = join(folder, 'skills.csv')
  await writeFile(file, ['skill', ...names].join('\n'))
  const { exitCode, output } = await runAce(['skills:import', file], settings)
  if (exitCode !== 0) throw new Error(output)
}

test.group('A full disk', () => {
  const disk = SmallDisk.create()
  if (!disk) return
  disk.end()

  test('ends an import with a sentence, and --resume imports the rest', async ({
    assert,
    cleanup,
  }) => {
    const small = SmallDisk.create()!
    const deployment = await deployOn(small, 0, cleanup)
    await importSkills(deployment)
    const file = join(deployment.folder, 'relations.csv')
    await writeFile(file, relationsOf(names))

    small.leave(4)
    const stopped = await runAce(['relations:import', file], deployment.settings)
    assert.equal(stopped.exitCode, 1, stopped.output)
    assert.match(stopped.output, sentence)
    assert.notMatch(stopped.output, /SQLITE_FULL|could not extend|internal error|node_modules/)
    const [, uid] = /Upload ([0-9a-f-]{36})/.exec(stopped.output)!

    small.leave(500)
    const resumed = await runAce(['relations:import', `--resume=${uid}`], deployment.settings)
    assert.equal(resumed.exitCode, 2, resumed.output)
    const { uploads, ...outcome } = await outcomeOf(deployment.database)
    assert.deepInclude(outcome, expectedOf(names))
    assert.containSubset(uploads.at(-1), {
      ...{ status: 'succeeded_with_errors', processed: names.length ** 2 },
      ...{ created: outcome.relations, failed: names.length },
    })
  }).timeout(300_000)

  test('refuses calls and files, and charges what it answers', async ({ assert, cleanup }) => {
    const small = SmallDisk.create()!
    const deployment = await deployOn(small, 1, cleanup)
    const { database, folder, prepared, servers } = deployment
    await permitMuch(database)
    const answered = new Set<string>()
    const call = async () => {
      const response = await fetch(`${servers[0].url}/v1/skills/playground-search/?skills=Python`, {
        headers: { authorization: `Bearer ${prepared.caller.token}` },
      })
      const body = (await response.json()) as Record<string, unknown>
      if (response.status === 200) answered.add(String(body.request_id))
      else {
        assert.containSubset(body, { status: 503, code: 'disk_full' })
        assert.match(String(body.detail), sentence)
        assert.equal(response.headers.get('retry-after'), '60')
      }
      return response.status
    }
    assert.equal(await call(), 200)

    small.leave(0)
    await until('a call that is refused', async () => (await call()) === 503)
    if (!isPostgres) {
      const refused = await sendFile(deployment, 'relations', relationsOf(names))
      assert.containSubset(await refused.json(), { status: 503, code: 'disk_full' })
      const left = await readdir(join(folder, 'uploads-passing')).catch(() => [])
      assert.deepEqual(left, [])
    }
    const page = await fetch(`${servers[0].url}/auth/login`)
    const text = await page.text()
    if (page.status !== 200) {
      assert.equal(page.status, 503)
      assert.match(text, sentence)
    }

    small.leave(100)
    for (let count = 0; count < 20; count += 1) assert.equal(await call(), 200)
    const again = await fetch(`${servers[0].url}/auth/login`)
    assert.equal(again.status, 200)
    const books = await booksOf(database, prepared.caller)
    assert.deepEqual(books.requests, answered)
    assert.deepEqual(books.counters, books.ledger)
    await verifyLedgerByCommand(deployment)
  }).timeout(300_000)
})
