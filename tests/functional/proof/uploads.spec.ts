import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { exportSkills } from '#app/exports/export_skills'
import type { ImportOptions } from '#app/imports/importer'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import type Upload from '#app/imports/upload'
import type { UploadKind } from '#app/imports/upload'
import { claimUpload, type UploadClaim } from '#app/imports/run/upload_claims'
import uploadQueue from '#app/imports/run/upload_queue'
import { Worker } from '#app/jobs/worker'
import { deploy, stop } from '#tests/functional/metering/deployment'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { everything, makeSkills } from '#tests/helpers/imports'
import { inFull, noteFigures } from '#tests/helpers/full'
import { jobsOf } from '#tests/helpers/jobs'
import {
  exportedRelations,
  isOver,
  manyLines,
  queueLines,
  relationsHeader as header,
  removeUploads,
  silence,
  untilUpload,
} from '#tests/helpers/queued_uploads'

interface Scenario {
  title: string
  kind: UploadKind
  options?: Partial<ImportOptions>
  /** Fills the empty database and returns the lines of the file. */
  prepare(): Promise<string[]>
  /** Rows times passes; the checkpoint determines when workers are killed. */
  passes: number
}

const kills = inFull(20, 1)

const scenarios: Scenario[] = [
  {
    title: 'relations',
    kind: 'relations',
    prepare: () => manyLines(inFull(500, 250)),
    passes: 1,
  },
]

/** The change log without ids and times, in its order. */
async function logged(): Promise<string[]> {
  const entries = await db
    .from('change_log as entry')
    .leftJoin('skill_relations as relation', (join) =>
      join.on('relation.id', 'entry.subject_id').andOnVal('entry.subject', 'relation')
    )
    .leftJoin('skills as skill', 'skill.id', 'relation.skill_id')
    .leftJoin('skills as related', 'related.id', 'relation.related_skill_id')
    .orderBy('entry.id')
    .select('entry.subject', 'entry.action', 'entry.before', 'entry.after', 'relation.type')
    .select('skill.name as name', 'related.name as related')
  return entries.map(({ subject, action, before, after, name, related, type }) =>
    [subject, action, name, related, type, JSON.stringify([before, after])].join(' ')
  )
}

/** The exports, counters and logs, without ids and times. */
async function outcome() {
  let skills = ''
  for await (const piece of exportSkills({ format: 'csv' })) skills += piece
  const { uploads, ...counts } = await everything()
  const places = await db
    .from('search_skills')
    .join('skills', 'skills.id', 'search_skills.skill_id')
    .orderBy('skills.name')
    .select('skills.name', 'search_skills.place')
  const [{ labels }] = await db.from('search_labels').count('* as labels')
  return {
    relations: await exportedRelations(),
    skills: skills.split('\n').sort(),
    places: places.map(({ name, place }) => `${name} ${place}`),
    log: await logged(),
    counts: { ...counts, labels: Number(labels) },
  }
}

function figuresOf(upload: Upload) {
  const { status, created, updated, unchanged, removed, failed, processed, total } = upload
  const { skillsCreated, report } = upload
  const notes = report?.notes ?? []
  return {
    status,
    created,
    updated,
    unchanged,
    removed,
    failed,
    processed,
    total,
    skillsCreated,
    notes,
  }
}

async function clear() {
  await removeUploads()
  await freshDatabase()
}

/** `node ace queue:work`, as an operator starts it, in its own process group. */
function startWorker(): ChildProcess {
  return spawn(process.execPath, [app.makePath('ace.js'), 'queue:work'], {
    stdio: 'ignore',
    env: process.env,
    detached: true,
  })
}

/** Kills a worker, or its whole process group. */
async function kill(worker: ChildProcess, { withChild = false } = {}) {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const ended = once(worker, 'exit')
  if (withChild) process.kill(-worker.pid!, 'SIGKILL')
  else worker.kill('SIGKILL')
  await ended
}

test.group('Killed workers', (group) => {
  group.each.setup(() => clear())
  group.each.teardown(() => clear())

  for (const { title, kind, options, prepare, passes } of scenarios) {
    test(`lose nothing and write nothing twice: ${title}`, async ({ assert, cleanup }) => {
      const uninterrupted = await queueLines(await prepare(), { kind, options })
      await runClaimedUpload((await claimUpload())!)
      await uninterrupted.refresh()
      const expected = await outcome()
      const rows = uninterrupted.processed * passes
      await clear()

      const upload = await queueLines(await prepare(), { kind, options })
      let worker = startWorker()
      cleanup(() => kill(worker, { withChild: true }))
      const points: number[] = []
      for (let round = 0; round < kills; round += 1) {
        const point = Math.floor(((round + Math.random()) / kills) * 0.8 * rows)
        await untilUpload(
          upload,
          ({ status, checkpoint, worker: owner }) =>
            isOver(upload) || (status === 'running' && owner !== null && checkpoint >= point)
        )
        await wait(Math.random() * 200)
        await kill(worker, { withChild: round % 2 === 0 })
        await upload.refresh()
        if (isOver(upload)) break
        points.push(upload.checkpoint)
        worker = startWorker()
      }
      await untilUpload(upload, isOver)

      noteFigures(`killed behind rows ${points.join(', ')} of ${rows}`)
      assert.lengthOf(points, kills)
      assert.deepEqual(figuresOf(upload), figuresOf(uninterrupted))
      assert.deepEqual(await outcome(), expected)
    }).timeout(inFull(1_800_000, 180_000))
  }
})

test.group('A killed server', () => {
  test('resumes its upload after a restart', async ({ assert, cleanup }) => {
    const deployment = await deploy(1, {})
    cleanup(() => deployment.end())
    const { database, staff, servers } = deployment
    const names = Array.from({ length: inFull(500, 200) }, (_, index) => `craft ${index}`)
    const lines = names.flatMap((from, at) =>
      names
        .filter((to) => to !== from)
        .map((to, nth) => `${from},${to},,${(at * 31 + nth * 7) % 101}`)
    )
    const send = async (kind: UploadKind, text: string[]) => {
      const form = new FormData()
      form.set('file', new Blob([text.join('\n')]), 'ours.csv')
      form.set('kind', kind)
      const response = await fetch(`${servers[0].url}/v1/skills/skill_relation_bulk_import/`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${staff}`, accept: 'application/json' },
      })
      assert.equal(response.status, 202)
    }
    const until = async (id: number, condition: (row: Record<string, unknown>) => boolean) => {
      for (;;) {
        const row = await database.from('uploads').where({ id }).first()
        if (row && condition(row)) return row
        await wait(20)
      }
    }
    const isEnded = ({ finished_at: at }: Record<string, unknown>) => at !== null

    await send('skills', ['skill', ...names])
    await until(1, isEnded)
    await send('relations', [header, ...lines])
    const before = await until(2, ({ checkpoint }) => Number(checkpoint) > 0)
    await stop(servers[0].process)
    const left = await until(2, () => true)
    servers.pop()
    await deployment.start()
    const after = await until(2, isEnded)

    noteFigures(`killed behind row ${left.checkpoint} of ${lines.length}`)
    assert.equal(left.status, 'running')
    assert.isBelow(Number(before.checkpoint), lines.length)
    assert.containSubset(after, {
      ...{ status: 'succeeded', created: lines.length, processed: lines.length, failed: 0 },
    })
    const [{ count }] = await database
      .from('skill_relations')
      .where('upload_id', 2)
      .count('* as count')
    assert.equal(Number(count), lines.length)
    const [{ entries }] = await database
      .from('change_log')
      .where('upload_id', 2)
      .count('* as entries')
    assert.equal(Number(entries), lines.length)
  }).timeout(inFull(300_000, 120_000))
})

test.group('Concurrent workers', (group) => {
  group.each.teardown(removeUploads)

  test('run each upload once', async ({ assert, cleanup }) => {
    await makeSkills(['Python', 'SQL'])
    const uploads: Upload[] = []
    for (let count = 0; count < inFull(40, 3); count += 1) {
      uploads.push(await queueLines([header, `Python,SQL,,${count}`]))
    }
    const workers = [new Worker({ queues: [uploadQueue] }), new Worker({ queues: [uploadQueue] })]
    cleanup(async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
    })
    for (const worker of workers) worker.start()

    for (const upload of uploads) await untilUpload(upload, isOver)
    const [{ rows }] = await db.from('change_log').where('subject', 'relation').count('* as rows')
    assert.equal(Number(rows), uploads.length)
    for (const { processed, status } of uploads) {
      assert.deepEqual({ processed, status }, { processed: 1, status: 'succeeded' })
    }
  }).timeout(inFull(600_000, 120_000))
})

/** A process that claims uploads continuously over several connections and reports each claim. */
function startClaiming(): ChildProcess {
  const script = app.makePath('tests/functional/proof/claiming_process.ts')
  return fork(script, [], {
    execArgv: ['--import=./bin/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** The framework sends the parent other messages first. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
    })
  })
}

test.group('Concurrent claims', (group) => {
  group.each.teardown(removeUploads)

  test('give each upload to one process', async ({ assert, cleanup }) => {
    const rounds = inFull(200, 12)
    const kinds: UploadKind[] = ['categories', 'skills', 'relations']
    const claims: UploadClaim[] = []
    const processes = Array.from({ length: inFull(4, 2) }, startClaiming)
    cleanup(async () => {
      await Promise.all(processes.map((one) => kill(one)))
    })
    await Promise.all(processes.map((one) => untilReady(one)))
    for (const one of processes) {
      one.on('message', (message) => {
        if (Object.hasOwn(Object(message), 'worker')) claims.push(message as UploadClaim)
      })
    }
    const uploads: Upload[] = []
    for (const kind of kinds) uploads.push(await queueLines([header], { kind }))
    const ids = uploads.map(({ id }) => id)
    const until = async (count: number) => {
      while (claims.length < count) await wait(5)
    }

    for (let round = 1; round <= rounds; round += 1) {
      await until(kinds.length * round)
      if (round === rounds) break
      if (round % 2) await Promise.all(uploads.map((upload) => silence(upload)))
      else {
        await db.from('uploads').whereIn('id', ids).update({ status: 'queued', worker: null })
        await jobsOf('uploads').update({ claim: null, claimed_by: null, heartbeat_at: null })
      }
    }
    /** When one has ended, the others take over its uploads. */
    const claimed = [...claims]
    for (const one of processes) {
      one.disconnect()
      if (one.exitCode === null) await once(one, 'exit')
    }

    noteFigures(`${claimed.length} claims by ${processes.length} processes, 6 connections each`)
    assert.lengthOf(claimed, kinds.length * rounds)
    for (const id of ids) {
      const attempts = claimed.filter((claim) => claim.id === id).map((claim) => claim.attempts)
      assert.deepEqual(
        attempts.toSorted((a, b) => a - b),
        Array.from({ length: rounds }, (_, at) => at + 1)
      )
    }
    assert.equal(new Set(claimed.map(({ worker }) => worker)).size, claimed.length)
  }).timeout(inFull(300_000, 120_000))
})
