import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import { claimUpload, mostUploadAttempts } from '#app/imports/run/upload_claims'
import { uploadQueue } from '#app/imports/run/upload_queue'
import { staleSeconds } from '#app/jobs/jobs'
import { Worker } from '#app/jobs/worker'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { makeSkills } from '#tests/helpers/imports'
import { inFull } from '#tests/helpers/full'
import { jobsOf, letPass } from '#tests/helpers/jobs'
import {
  isOver,
  queueLines,
  relationsHeader as header,
  removeUploads,
  silence,
  untilUpload,
} from '#tests/helpers/queued_uploads'

type Cleanup = TestContext['cleanup']

const preload = new URL('process_start.ts', import.meta.url)

/** The heartbeat timeout, and a longer start, in seconds. */
const staleAfter = inFull(staleSeconds, 4)
const heldFor = inFull(60, 9)

/** A worker for uploads only; `longestSilence` is how long a process may send nothing, in ms. */
function newWorker(options: { longestSilence?: number; staleAfter?: number } = {}) {
  const { longestSilence, ...others } = options
  return new Worker({ queues: [uploadQueue({ silence: longestSilence })], ...others })
}

/** Waits for the next heartbeat of the upload's claim. */
async function untilHeartbeat() {
  const { heartbeat_at: last } = await jobsOf('uploads').firstOrFail()
  for (;;) {
    const { heartbeat_at: current } = await jobsOf('uploads').firstOrFail()
    if (String(current) !== String(last)) return
    await wait(20)
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test.group('An upload process that starts slowly', (group) => {
  group.each.teardown(removeUploads)
  const folder = temporaryFolder(group)
  let starts = ''
  let number = 0
  group.each.setup(() => {
    number += 1
    starts = folder.path(`starts-${number}`)
  })

  /** The settings with which upload processes preload `process_start.ts`. */
  const settings = (command: string) => ({
    NODE_OPTIONS: `--import=${preload.href}`,
    PROCESS_START: command,
    PROCESS_STARTS: starts,
  })

  /** The recorded process ids, and that one hangs. */
  const recordedLines = () =>
    existsSync(starts) ? readFileSync(starts, 'utf8').trim().split('\n') : []

  const untilNoted = async (count: number) => {
    while (recordedLines().length < count) await wait(20)
    return recordedLines()
  }

  /** Workers in this process. */
  const startWorkers = (command: string, workers: Worker[], cleanup: Cleanup) => {
    const given = settings(command)
    const before = { ...process.env }
    Object.assign(process.env, given)
    cleanup(async () => {
      for (const name of Object.keys(given)) delete process.env[name]
      Object.assign(process.env, before)
      for (const worker of workers) await worker.stop()
    })
    for (const worker of workers) worker.start()
  }

  /** A separate server that runs uploads, and its log. */
  const startServer = (command: string) =>
    spawn(process.execPath, [app.makePath('ace.js'), 'queue:work'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...settings(command), LOG_LEVEL: 'error' },
      detached: true,
    })

  /** Ends a server and the processes that it started. */
  const kill = async (server: ReturnType<typeof startServer>) => {
    process.kill(-server.pid!, 'SIGKILL')
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }

  test('keeps its claim beyond the heartbeat timeout', async ({ assert, cleanup }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,SQL,,40'])
    const workers = [newWorker({ staleAfter }), newWorker({ staleAfter })]
    startWorkers(`hold ${heldFor * 1000}`, workers, cleanup)

    await untilUpload(upload, isOver)

    assert.containSubset(upload, { status: 'succeeded', created: 1 })
    assert.lengthOf(recordedLines(), 1)
  })

  test('loses its claim when its server dies', async ({ assert, cleanup }) => {
    const upload = await queueLines([header])
    const server = startServer('hold 600000')
    cleanup(() => kill(server))
    await untilNoted(1)
    await silence(upload)
    await untilHeartbeat()
    assert.isNull(await claimUpload())

    server.kill('SIGKILL')
    await once(server, 'exit')

    assert.containSubset(await claimUpload(), { id: upload.id, attempts: 2 })
  })

  test('fails permanently if every attempt to start fails', async ({ assert, cleanup }) => {
    const upload = await queueLines([header])
    startWorkers('fail', [newWorker()], cleanup)

    await untilUpload(upload, ({ message }) => message !== null)
    assert.containSubset(upload, { status: 'queued', attempts: 1, worker: null })
    assert.match(upload.message!, /failed to start/)
    assert.isNull(await claimUpload())

    await db
      .from('uploads')
      .where('id', upload.id)
      .update({ attempts: mostUploadAttempts - 1 })
    await letPass('uploads', 60)
    await untilUpload(upload, isOver)

    assert.equal(upload.status, 'failed')
    assert.match(upload.message!, /failed to start 5 times/)
    assert.lengthOf(recordedLines(), 2)
  })

  test('has its failure logged with the cause', async ({ assert, cleanup }) => {
    const upload = await queueLines([header])
    const server = startServer('fail')
    cleanup(() => kill(server))
    const log = text(server.stdout)

    await untilUpload(upload, ({ message }) => message !== null)
    server.kill()

    const output = await log
    const lines = output.split('\n').filter((line) => line.includes('failed to start'))
    assert.lengthOf(lines, 1)
    assert.containSubset(JSON.parse(lines[0]), { upload: upload.uid, attempt: 1, code: 1 })
    assert.include(lines[0], 'no memory for this start')
  })

  test('is killed if it hangs, before its server claims the upload again', async ({
    assert,
    cleanup,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,SQL,,40'])
    const worker = newWorker({ longestSilence: 3000 })
    startWorkers('hang', [worker], cleanup)
    const [id] = await untilNoted(2)
    const hungProcess = Number(id)
    await upload.refresh()
    const first = upload.worker

    await silence(upload)
    const other = await queueLines(['skill'], { kind: 'skills' })
    worker.wake()
    await untilUpload(other, isOver)
    await upload.refresh()
    assert.equal(upload.worker, first)
    assert.isTrue(isAlive(hungProcess))

    await untilUpload(upload, isOver)
    assert.isFalse(isAlive(hungProcess))
    assert.containSubset(upload, { status: 'succeeded', created: 1 })
  })
})
