import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { isPostgres } from '#app/core/db/prepared_rows'
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
import { deploy, type Deployment } from '#tests/functional/metering/deployment'
import { inFull } from '#tests/helpers/full'

const names = skillNames(inFull(250, 120))
/** Servers serve, workers work. */
const settings = { QUEUE_WORKER: 'off' }

async function importSkills(deployment: Deployment<never>) {
  const uid = await queueFile(deployment, 'skills', ['skill', ...names].join('\n'))
  await untilOver(deployment, uid)
}

test.group('Imports of two kinds at once', () => {
  test('both import all of their rows', async ({ assert, cleanup }) => {
    const deployment = await deploy(1, {}, settings)
    cleanup(() => deployment.end())
    const { database } = deployment
    deployment.work()
    deployment.work()
    await importSkills(deployment)

    const trades = Array.from({ length: names.length ** 2 / 4 }, (_, index) => `trade ${index}`)
    const relations = await queueFile(deployment, 'relations', relationsOf(names))
    const skills = await queueFile(deployment, 'skills', ['skill', ...trades].join('\n'))
    await until('both at once', async () => {
      const both = [await uploadNow(database, relations), await uploadNow(database, skills)]
      assert.isFalse(
        both.every(({ isOver }) => isOver),
        'One ended before the other began'
      )
      return both.every(({ status }) => status === 'running')
    })
    await untilOver(deployment, relations)
    const ended = await untilOver(deployment, skills)

    assert.containSubset(ended, { status: 'succeeded', created: trades.length, failed: 0 })
    const { uploads, ...outcome } = await outcomeOf(database)
    assert.deepInclude(outcome, expectedOf(names))
    assert.containSubset(uploads[1], { created: outcome.relations, failed: names.length })
  }).timeout(600_000)
})

test.group('A client that leaves during an upload', () => {
  test('leaves neither a file nor an upload', async ({ assert, cleanup }) => {
    const deployment = await deploy(1, {}, settings)
    cleanup(() => deployment.end())
    const { database, folder, servers, staff } = deployment
    const files = async () => {
      const folders = ['uploads', 'uploads-passing'].map((name) => join(folder, name))
      const found = await Promise.all(
        folders.map(async (path) => {
          const inside = await readdir(path).catch(() => [])
          return inside.map((file) => join(path, file))
        })
      )
      return found.flat()
    }

    const sent = request(`${servers[0].url}/v1/skills/skill_relation_bulk_import/`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${staff}`,
        'content-type': 'multipart/form-data; boundary=part',
        'content-length': 10_000_000,
      },
    })
    const left = new Promise((resolve) => sent.once('error', resolve))
    sent.write(
      '--part\r\ncontent-disposition: form-data; name="file"; filename="ours.csv"\r\n\r\n' +
        relationsOf(names)
    )
    await until('the first bytes of the file', async () => {
      const [path] = await files()
      if (!path) return false
      const { size } = await stat(path)
      return size > 100_000
    })
    sent.destroy()
    await left

    await until('no file', async () => {
      const [path] = await files()
      return !path
    })
    assert.lengthOf(await database.from('uploads'), 0)
    assert.lengthOf(await database.from('jobs'), 0)
    deployment.work()
    await importSkills(deployment)
  }).timeout(300_000)
})

test.group('A database locked by a long writer', () => {
  test('lets an import wait and end', async ({ assert, cleanup }) => {
    const deployment = await deploy(1, {}, settings)
    cleanup(() => deployment.end())
    const { database } = deployment
    deployment.work()
    await importSkills(deployment)
    const uid = await queueFile(deployment, 'relations', relationsOf(names))
    await until('the first rows', async () => {
      const { checkpoint } = await uploadNow(database, uid)
      return checkpoint > 0
    })

    const writer = await database.transaction()
    if (isPostgres(database)) await writer.rawQuery('lock table skill_relations in exclusive mode')
    else await writer.from('uploads').where({ uid }).update({ file_name: 'ours.csv' })
    const before = await uploadNow(writer, uid)
    await wait(inFull(60, 8) * 1000)
    const after = await uploadNow(writer, uid)
    await writer.rollback()
    const ended = await untilOver(deployment, uid)

    assert.isFalse(before.isOver)
    assert.equal(after.checkpoint, before.checkpoint)
    assert.equal(ended.status, 'succeeded_with_errors', ended.message)
    const { uploads, ...outcome } = await outcomeOf(database)
    assert.deepInclude(outcome, expectedOf(names))
    assert.containSubset(uploads.at(-1), { created: outcome.relations, failed: names.length })
  }).timeout(600_000)
})
