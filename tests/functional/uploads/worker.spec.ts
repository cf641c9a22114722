import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import {
  claimUpload,
  failInterrupted,
  isClaimed,
  mostUploadAttempts,
  releaseUpload,
} from '#app/imports/run/upload_claims'
import { retryUpload } from '#app/imports/actions/retry_upload'
import Upload from '#app/imports/upload'
import { storedNameOf, storedFile } from '#app/core/files/stored_files'
import { pruneUploads } from '#app/imports/run/prune_uploads'
import { recordBooted, withReadProgress } from '#app/imports/run/upload_phase'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import uploads from '#app/imports/run/upload_queue'
import { Worker } from '#app/jobs/worker'
import { sqlFromNow } from '#app/core/db/database_clock'
import { everything, makeSkills } from '#tests/helpers/imports'
import {
  isOver,
  manyLines,
  queueLines,
  relationsHeader as header,
  removeUploads,
  silence,
  untilUpload,
} from '#tests/helpers/queued_uploads'
import { inFull } from '#tests/helpers/full'
import { jobsOf } from '#tests/helpers/jobs'

test.group('Claims of uploads', (group) => {
  group.each.teardown(removeUploads)

  test('only one of many concurrent claims succeeds', async ({ assert }) => {
    const upload = await queueLines([header])

    const claims = await Promise.all(Array.from({ length: 8 }, () => claimUpload()))

    const [claim, ...others] = claims.filter((claimed) => claimed !== null)
    assert.lengthOf(others, 0)
    await upload.refresh()
    assert.containSubset(upload, { status: 'running', worker: claim.worker })
    assert.equal(claim.attempts, 1)
  })

  test('claiming writes nothing if there is nothing to do', async ({ assert }) => {
    const statements: string[] = []
    const knex = db.connection().getWriteClient()
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    knex.on('query', listen)
    try {
      assert.isNull(await claimUpload())
    } finally {
      knex.off('query', listen)
    }

    assert.isNotEmpty(statements)
    assert.isEmpty(statements.filter((sql) => !sql.trim().startsWith('select')))
  })

  test('one upload of each kind runs, kinds in parallel, oldest first', async ({ assert }) => {
    const first = await queueLines([header])
    await queueLines([header])
    const skills = await queueLines(['skill'], { kind: 'skills' })

    const claims = [await claimUpload(), await claimUpload(), await claimUpload()]

    assert.deepEqual(
      claims.map((claim) => claim?.id ?? null),
      [first.id, skills.id, null]
    )
  })

  test('the second of a kind is claimed when the first has ended', async ({ assert }) => {
    const first = await queueLines([header])
    const second = await queueLines([header])
    const claim = await claimUpload()
    await runClaimedUpload(claim!)

    assert.isTrue(isOver(await first.refresh()))
    const next = await claimUpload()
    assert.equal(next?.id, second.id)
  })

  test('a silent worker is replaced and can no longer write', async ({ assert }) => {
    const upload = await queueLines([header])
    const first = (await claimUpload())!
    assert.isNull(await claimUpload())

    await silence(upload)
    const second = (await claimUpload())!

    assert.equal(second.id, first.id)
    assert.notEqual(second.worker, first.worker)
    assert.equal(second.attempts, 2)
    assert.isFalse(await isClaimed(first))
    assert.isTrue(await isClaimed(second))
    await releaseUpload(first)
    await upload.refresh()
    assert.equal(upload.worker, second.worker)
  })

  test('an upload released in order waits again without counting an attempt', async ({
    assert,
  }) => {
    const upload = await queueLines([header])
    await releaseUpload((await claimUpload())!, { isShutdown: true })

    await upload.refresh()
    assert.containSubset(upload, { status: 'queued', worker: null, attempts: 0 })
  })

  test('the lane is freed by a cancelled, abandoned upload only', async ({ assert }) => {
    const upload = await queueLines([header])
    const next = await queueLines([header])
    await claimUpload()
    await cancelUpload(upload)
    assert.isNull(await claimUpload())

    await silence(upload)

    const claim = await claimUpload()
    assert.equal(claim?.id, next.id)
  })

  test('a killed command is reported as interrupted', async ({ assert }) => {
    const upload = await Upload.create({
      kind: 'relations',
      fileName: 'x.csv',
      bytes: 1,
      status: 'running',
      options: {},
    })
    await failInterrupted()
    await upload.refresh()
    assert.equal(upload.status, 'running')

    const client = db.connection()
    const longAgo = client.raw(sqlFromNow(client, -60 * 60))
    await client.from('uploads').update({ updated_at: longAgo })
    await failInterrupted()

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.match(upload.message ?? '', /--resume/)
  })

  test('rejected rows are deleted with the file', async ({ assert }) => {
    const old = await queueLines([header, 'nobody,no one,,1'])
    await runClaimedUpload((await claimUpload())!)
    const fresh = await queueLines([header, 'nobody,no one,,1'])
    await runClaimedUpload((await claimUpload())!)
    const client = db.connection()
    const monthAgo = client.raw(sqlFromNow(client, -31 * 24 * 60 * 60))
    await client.from('uploads').where('id', old.id).update({ finished_at: monthAgo })
    await pruneUploads()

    const rows = await client.from('rejected_rows').select('upload_id')
    assert.deepEqual(
      rows.map(({ upload_id: id }) => Number(id)),
      [fresh.id]
    )
    await old.refresh()
    assert.equal(old.failed, 1)
    const retry = { rows: 'failed', dryRun: false, startedBy: null } as const
    const refusal = await retryUpload(old, retry).catch((error) => error)
    assert.equal(refusal.code, 'nothing_to_retry')
  })

  test('files of uploads are deleted a month after the end', async ({ assert }) => {
    const old = await queueLines([header])
    const waiting = await queueLines([header])
    await runClaimedUpload((await claimUpload())!)
    const client = db.connection()
    await pruneUploads()
    await old.refresh()
    assert.isString(await storedNameOf(old))

    const monthAgo = client.raw(sqlFromNow(client, -31 * 24 * 60 * 60))
    await client.from('uploads').where('id', old.id).update({ finished_at: monthAgo })
    await pruneUploads()

    await old.refresh()
    assert.isNull(old.storedFile)
    await waiting.refresh()
    assert.isString(await storedNameOf(waiting))
  })
})

test.group('A check (dry run) as a task', (group) => {
  group.each.teardown(removeUploads)

  test('stores counts and rejected rows, and writes nothing else', async ({ assert }) => {
    const lines = await manyLines(20)
    const before = await everything()
    const upload = await queueLines(lines, { dryRun: true })
    await runClaimedUpload((await claimUpload())!)

    await upload.refresh()
    assert.containSubset(upload, {
      status: 'succeeded_with_errors',
      created: 380,
      failed: 20,
      processed: 400,
      total: 400,
      checkpoint: 0,
    })
    assert.deepEqual(await everything(), { ...before, uploads: 1, rejected_rows: 20 })
  })

  test('restarts after an interruption and counts nothing twice', async ({ assert }) => {
    const lines = await manyLines(10)
    const upload = await queueLines(lines, { dryRun: true })
    const first = (await claimUpload())!
    await db.from('uploads').update({ created: 17, failed: 3, processed: 20 })
    await releaseUpload(first)
    await runClaimedUpload((await claimUpload())!)

    await upload.refresh()
    assert.containSubset(upload, { created: 90, failed: 10, processed: 100 })
  })
})

test.group('A worker', (group) => {
  group.each.teardown(removeUploads)

  test('runs an upload in a separate process and stores the result', async ({
    assert,
    cleanup,
  }) => {
    const lines = await manyLines(20)
    const upload = await queueLines(lines)
    const worker = new Worker({ queues: [uploads] })
    cleanup(() => worker.stop())
    worker.start()

    await untilUpload(upload, isOver)
    assert.containSubset(upload, {
      status: 'succeeded_with_errors',
      created: 380,
      failed: 20,
      total: 400,
      worker: null,
    })
    assert.isEmpty(await jobsOf('uploads'))
    assert.containSubset(upload.report, { rows: 400, created: 380, failed: 20 })
  })

  test('reports the progress of reading and counting', async ({ assert }) => {
    const upload = await queueLines(await manyLines(20))
    const claim = (await claimUpload())!
    await upload.refresh()
    assert.equal(upload.phase, 'starting')
    await recordBooted(claim)
    await upload.refresh()
    assert.containSubset(upload, { phase: 'starting', phaseDone: 1, phaseTotal: 2 })

    const file = await storedFile(upload)
    let read = 0
    for await (const piece of withReadProgress(file, claim).open()) read += piece.length
    assert.equal(read, file.bytes)
    await untilUpload(upload, ({ phase }) => phase === 'reading')
    assert.containSubset(upload, { phaseDone: file.bytes, phaseTotal: file.bytes })

    await runClaimedUpload(claim)
    await upload.refresh()
    assert.containSubset(upload, { phase: 'counting', phaseDone: 20, phaseTotal: 20 })
  })

  test('stores the refusal of a file and continues with the next', async ({ assert, cleanup }) => {
    const faulty = await queueLines(['a,b', '1,2'])
    await makeSkills(['Python', 'SQL'])
    const sound = await queueLines([header, 'Python,SQL,,40'])
    const worker = new Worker({ queues: [uploads] })
    cleanup(() => worker.stop())
    worker.start()

    await untilUpload(sound, isOver)
    await faulty.refresh()
    assert.equal(faulty.status, 'failed')
    assert.match(faulty.message ?? '', /no columns skill, related_skill, weight\./)
    assert.containSubset(faulty.report, { fault: 'missing_column' })
    assert.equal(sound.status, 'succeeded')
  })

  test('fails an upload that is repeatedly interrupted', async ({ assert, cleanup }) => {
    const upload = await queueLines([header])
    await db.from('uploads').update({ attempts: mostUploadAttempts })
    const worker = new Worker({ queues: [uploads] })
    cleanup(() => worker.stop())
    worker.start()

    await untilUpload(upload, isOver)
    assert.equal(upload.status, 'failed')
    assert.match(upload.message ?? '', /interrupted/)
  })

  test('when cancelled, ends early and keeps committed rows', async ({ assert, cleanup }) => {
    const skills = inFull(350, 200)
    const upload = await queueLines(await manyLines(skills))
    const worker = new Worker({ queues: [uploads] })
    cleanup(() => worker.stop())
    worker.start()
    await untilUpload(upload, ({ checkpoint }) => checkpoint > 0)

    await cancelUpload(upload)
    await untilUpload(upload, isOver)

    assert.equal(upload.status, 'cancelled')
    assert.isAbove(upload.total ?? 0, upload.processed)
    const [{ count }] = await db.from('skill_relations').count('* as count')
    assert.equal(Number(count), upload.created)
    assert.isBelow(upload.created, skills * (skills - 1))
  })

  test('leaves the upload to the next worker when stopped', async ({ assert, cleanup }) => {
    const skills = inFull(350, 200)
    const upload = await queueLines(await manyLines(skills))
    const first = new Worker({ queues: [uploads] })
    first.start()
    await untilUpload(upload, ({ checkpoint }) => checkpoint > 0)
    await first.stop()
    await upload.refresh()
    assert.containSubset(upload, { status: 'queued', worker: null })

    const second = new Worker({ queues: [uploads] })
    cleanup(() => second.stop())
    second.start()
    await untilUpload(upload, isOver)
    assert.containSubset(upload, {
      created: skills * (skills - 1),
      failed: skills,
      processed: skills * skills,
    })
  })

  test('prunes all expired uploads and files, however many there are', async ({ assert }) => {
    const client = db.connection()
    const ago = (days: number) => client.raw(sqlFromNow(client, -days * 24 * 60 * 60))
    const one = await queueLines([header])
    const row = await client.from('uploads').where('id', one.id).firstOrFail()
    const rows = (held: boolean) =>
      Array.from({ length: 120 }, () => ({
        ...row,
        ...{
          id: undefined,
          uid: randomUUID(),
          stored_file: randomUUID(),
          held,
          created_at: ago(31),
        },
        ...{ status: held ? 'queued' : 'succeeded', finished_at: held ? null : ago(31) },
      }))
    await client
      .insertQuery()
      .table('uploads')
      .multiInsert([...rows(true), ...rows(false)])

    await pruneUploads()

    const left = await client.from('uploads').whereNot('id', one.id).select('stored_file')
    assert.lengthOf(left, 120)
    assert.isTrue(left.every(({ stored_file: name }) => name === null))
  })
})
