import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { getActiveTest, test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import {
  cancelLane,
  cancelWaiting,
  claimJob,
  enqueue,
  finishJob,
  releaseClaimsOfEnded,
  lockJob,
  releaseJob,
  type NewJob,
} from '#app/jobs/jobs'
import { hasEnded, processName } from '#app/jobs/process_name'
import type { Job, Queue } from '#app/jobs/queues'
import { runJob, Worker } from '#app/jobs/worker'
import { inFull, noteFigures } from '#tests/helpers/full'
import { jobsOf, letPass, silenceJob } from '#tests/helpers/jobs'

const raced = { name: 'raced' }

/** Queues this many jobs, with the subjects 1, 2, 3 and so on. */
async function queueJobs(count: number, more: (subjectId: number) => Partial<NewJob> = () => ({})) {
  const jobs = Array.from({ length: count }, (_, at) => ({
    ...{ queue: raced.name, subjectId: at + 1 },
    ...more(at + 1),
  }))
  await db.transaction(async (trx) => {
    for (let at = 0; at < count; at += 100) await enqueue(trx, jobs.slice(at, at + 100))
  })
}

async function claimAll(queue: Parameters<typeof claimJob>[0] = raced): Promise<Job[]> {
  const job = await claimJob(queue)
  return job ? [job, ...(await claimAll(queue))] : []
}

const subjectsOf = (jobs: Job[]) => jobs.map(({ subjectId }) => subjectId)

/** Polls until the condition is met, at most half a minute. */
async function until(condition: () => boolean | Promise<boolean>) {
  const latest = Date.now() + 30_000
  while (!(await condition())) {
    if (Date.now() > latest) throw new Error('It did not come')
    await wait(10)
  }
}

/** A process that claims jobs, once it is ready, and its claims. */
async function startClaiming(...given: string[]) {
  const child = fork(app.makePath('tests/functional/jobs/claiming_process.ts'), given, {
    execArgv: ['--import=./bin/typescript.js'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  getActiveTest()?.cleanup(() => end(child))
  const claims: Job[] = []
  let isReady = false
  child.on('message', (message) => {
    if (message === 'ready') isReady = true
    else if (Object.hasOwn(Object(message), 'claim')) claims.push(message as Job)
  })
  await until(() => isReady)
  return { child, claims }
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function queueThat(run: Queue['run'], more: Partial<Queue> = {}): Queue {
  return { ...raced, atOnce: 1, run, ...more }
}

test.group('The job queue', (group) => {
  group.each.teardown(async () => {
    await db.from('jobs').delete()
  })

  test('gives each job to one of many concurrent processes', async ({ assert }) => {
    const count = inFull(2000, 200)
    const processes = await Promise.all(Array.from({ length: inFull(4, 2) }, () => startClaiming()))

    await queueJobs(count, (at) => (at % 2 ? { lane: `lane ${at % 5}` } : {}))
    const claims = () => processes.flatMap((one) => one.claims)
    await until(() => claims().length >= count)
    for (const { child } of processes) {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    }

    noteFigures(`${count} jobs by ${processes.length} processes, 6 connections each`)
    assert.lengthOf(claims(), count)
    assert.lengthOf(new Set(subjectsOf(claims())), count)
    assert.isEmpty(await jobsOf(raced.name))
  })

  test('holds one job per row: a second one is not queued', async ({ assert }) => {
    await queueJobs(1)
    await queueJobs(1)
    assert.lengthOf(await jobsOf(raced.name), 1)
  })

  test('queues nothing if the transaction fails', async ({ assert }) => {
    await assert.rejects(() =>
      db.transaction(async (trx) => {
        await enqueue(trx, [{ queue: raced.name, subjectId: 1 }])
        throw new Error('It did not happen')
      })
    )
    assert.isEmpty(await jobsOf(raced.name))
  })

  test('runs one per lane, oldest first, and lanes in parallel', async ({ assert }) => {
    await queueJobs(4, (at) => ({ lane: at === 3 ? 'other' : 'one' }))
    const first = await claimAll()
    assert.deepEqual(subjectsOf(first), [1, 3])

    await finishJob(db.connection(), first[0].claim)
    assert.deepEqual(subjectsOf(await claimAll()), [2])
  })

  test('limits concurrent jobs per owner', async ({ assert }) => {
    await queueJobs(6, (at) => ({ owner: at === 6 ? 'another' : 'one' }))
    const queue = { ...raced, mostOfOwner: 2 }
    assert.deepEqual(subjectsOf(await claimAll(queue)), [1, 2, 6])

    for (const subjectId of [1, 2]) await silenceJob(raced.name, subjectId)
    assert.deepEqual(subjectsOf(await claimAll(queue)), [1, 2])
  })

  test('reassigns jobs of a silent process, which can no longer write', async ({ assert }) => {
    await queueJobs(1)
    const [first] = await claimAll()
    assert.isEmpty(await claimAll())

    await silenceJob(raced.name, 1)
    const [second] = await claimAll()

    assert.equal(second.attempts, 2)
    const client = db.connection()
    assert.isFalse(await db.transaction((trx) => lockJob(trx, first.claim)))
    assert.isFalse(await releaseJob(client, first.claim, 5))
    assert.isFalse(await finishJob(client, first.claim))
    assert.isTrue(await finishJob(client, second.claim))
  })

  test('cancels waiting jobs and keeps running ones', async ({ assert }) => {
    await queueJobs(2)
    const job = (await claimJob(raced))!
    const client = db.connection()
    for (const subjectId of [1, 2]) await cancelWaiting(client, raced.name, subjectId)
    assert.lengthOf(await jobsOf(raced.name), 1)
    assert.isTrue(await finishJob(client, job.claim))
  })

  test('cancels a lane, whose running job can no longer write', async ({ assert }) => {
    await queueJobs(2, () => ({ lane: 'one' }))
    const job = (await claimJob(raced))!
    const client = db.connection()
    await cancelLane(client, 'one')
    assert.isEmpty(await jobsOf(raced.name))
    assert.isFalse(await finishJob(client, job.claim))
  })

  test('writes nothing if there is nothing to do', async ({ assert }) => {
    const statements: string[] = []
    const knex = db.connection().getWriteClient()
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    knex.on('query', listen)
    await releaseClaimsOfEnded()
    await claimAll()
    knex.off('query', listen)

    assert.isNotEmpty(statements)
    assert.isEmpty(statements.filter((sql) => !sql.trim().startsWith('select')))
  })
})

test.group('A job', (group) => {
  group.each.teardown(async () => {
    await db.from('jobs').delete()
  })

  test('that fails is retried after increasing delays', async ({ assert }) => {
    await queueJobs(1)
    const attempts: number[] = []
    const queue = queueThat(async ({ attempts: attempt }) => {
      attempts.push(attempt)
      if (attempt < 3) throw new Error('No answer')
    })

    for (const seconds of [5, 10]) {
      await runJob(queue, (await claimJob(raced))!)
      await letPass(raced.name, seconds - 3)
      assert.isEmpty(await claimAll())
      await letPass(raced.name, 3)
    }
    await runJob(queue, (await claimJob(raced))!)

    assert.deepEqual(attempts, [1, 2, 3])
    assert.isEmpty(await jobsOf(raced.name))
  })

  test('that returns a delay is run again after it', async ({ assert }) => {
    await queueJobs(1)
    await runJob(
      queueThat(async () => ({ retryIn: 60 })),
      (await claimJob(raced))!
    )
    await letPass(raced.name, 50)
    assert.isEmpty(await claimAll())
    await letPass(raced.name, 10)
    assert.lengthOf(await claimAll(), 1)
  })
})

test.group('A worker', (group) => {
  group.each.teardown(async () => {
    await db.from('jobs').delete()
  })

  test('stops after the running job and starts no other', async ({ assert }) => {
    await queueJobs(3)
    const begun: number[] = []
    const gate = Promise.withResolvers<void>()
    let isAborted = false
    const worker = new Worker({
      queues: [
        queueThat(async ({ subjectId }, stop) => {
          begun.push(subjectId)
          stop.addEventListener('abort', () => (isAborted = true))
          await gate.promise
        }),
      ],
    })
    worker.start()
    await until(() => begun.length === 1)
    let isStopped = false
    const stopped = worker.stop().then(() => (isStopped = true))
    await until(() => isAborted)
    assert.isFalse(isStopped)

    gate.resolve()
    await stopped

    assert.deepEqual(begun, [1])
    const left = await jobsOf(raced.name)
    assert.deepEqual(
      left.map(({ claim, subject_id: subject }) => [Number(subject), claim]),
      [
        [2, null],
        [3, null],
      ]
    )
  })

  test('keeps its claims by heartbeats, and never claims its own jobs twice', async ({
    assert,
  }) => {
    await queueJobs(1)
    let runs = 0
    const gate = Promise.withResolvers<void>()
    const run = async () => {
      runs += 1
      await gate.promise
    }
    const workers = [1, 2].map(() => new Worker({ queues: [queueThat(run, { atOnce: 5 })] }))
    getActiveTest()?.cleanup(async () => {
      gate.resolve()
      await Promise.all(workers.map((worker) => worker.stop()))
    })
    workers[0].start()
    await until(() => runs === 1)

    for (let time = 0; time < 2; time += 1) {
      await silenceJob(raced.name, 1)
      workers[0].wake()
      const { heartbeat_at: silent } = await jobsOf(raced.name).firstOrFail()
      await until(async () => {
        const { heartbeat_at: heard } = await jobsOf(raced.name).firstOrFail()
        return String(heard) !== String(silent)
      })
    }
    workers[1].start()
    await workers[1].stop()
    assert.equal(runs, 1)
  })

  test('takes over jobs of a killed process immediately', async ({ assert }) => {
    await queueJobs(2)
    const { child, claims } = await startClaiming('keep')
    await until(() => claims.length === 1)
    await releaseClaimsOfEnded()
    const { claimed_by: name } = await jobsOf(raced.name).whereNotNull('claim').firstOrFail()
    assert.isFalse(hasEnded(name))
    assert.isFalse(hasEnded(processName))
    await end(child)

    const run: number[] = []
    const worker = new Worker({
      queues: [queueThat(async ({ subjectId }) => void run.push(subjectId))],
    })
    getActiveTest()?.cleanup(() => worker.stop())
    worker.start()
    await until(() => run.length === 2)

    assert.isTrue(hasEnded(name))
    assert.deepEqual(run, [1, 2])
  })

  test('detects an ended process where possible', ({ assert }) => {
    const [boot, processes, pid, startedAt] = processName.split('/')
    assert.isFalse(hasEnded(['elsewhere', processes, pid, '1'].join('/')))
    assert.isFalse(hasEnded([boot, '1', pid, '1'].join('/')))
    assert.isTrue(hasEnded([boot, processes, pid, `${startedAt}1`].join('/')))
    assert.isTrue(hasEnded([boot, processes, '4194305', startedAt].join('/')))
  })
})
