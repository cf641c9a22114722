import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import { sqlFromNow } from '#app/core/db/database_clock'
import { deploy, stop, type Deployment } from '#tests/functional/metering/deployment'
import { S3Server } from '#tests/helpers/s3_server'
import { jobsOf } from '#tests/helpers/jobs'

interface Task {
  id: string
  status: string
  message: string | null
  created: number
  failed: number
}

const header = 'skill,related_skill,weight'
const day = 24 * 60 * 60
const token = 'a-token-of-tests-0123456789'

/** Two servers that run no uploads and only share the database and a bucket. */
test.group('Files in a bucket', (group) => {
  const store = new S3Server()
  let deployment: Deployment<never>

  group.setup(async () => {
    await store.start()
    const more = { QUEUE_WORKER: 'off', LOG_LEVEL: 'info', METRICS_TOKEN: token }
    deployment = await deploy(2, {}, { ...store.settings, ...more })
  })
  group.teardown(async () => {
    await deployment.end()
    await store.stop()
  })
  group.each.teardown(() => {
    store.state = 'up'
  })

  async function ask(server: 0 | 1, path: string, init: RequestInit = {}) {
    return fetch(`${deployment.servers[server].url}/v1/skills/${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${deployment.staff}` },
    })
  }

  function send(server: 0 | 1, lines: string[]) {
    const body = new FormData()
    body.append('file', new Blob([lines.join('\n')]), 'ours.csv')
    body.append('create_missing', 'true')
    return ask(server, 'skill_relation_bulk_import/', { method: 'POST', body })
  }

  async function until(id: string, condition: (task: Task) => boolean): Promise<Task> {
    for (;;) {
      const answer = await ask(1, `task-status/${id}/`)
      const task = (await answer.json()) as Task
      if (condition(task)) return task
      await wait(50)
    }
  }
  const isOver = ({ status }: Task) => !['queued', 'running'].includes(status)

  /** The files of the deployment on this machine. */
  async function filesHere() {
    const folders = ['uploads', 'uploads-passing']
    const found = folders.map((name) => readdir(join(deployment.folder, name)).catch(() => []))
    const names = await Promise.all(found)
    return names.flat()
  }

  /** The process of an upload removes its copy of the file after it has recorded the end of the upload. */
  async function untilNoFilesHere() {
    for (;;) {
      const files = await filesHere()
      if (files.length === 0) return
      await wait(50)
    }
  }

  function uploads() {
    return deployment.database.from('uploads')
  }

  test('are received by one server, imported by a worker, retried and deleted', async ({
    assert,
  }) => {
    const worker = deployment.work()
    const sent = await send(0, [header, 'alpha,beta,40', 'alpha,gamma,400'])
    assert.equal(sent.status, 202)
    const { id } = (await sent.json()) as Task
    const first = await until(id, isOver)
    assert.containSubset(first, { status: 'succeeded_with_errors', created: 1, failed: 1 })

    const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
    for (const rows of ['failed', 'all']) {
      const body = JSON.stringify({ rows })
      const again = await ask(1, `task-retry/${id}/`, { ...post, body })
      assert.equal(again.status, 202)
      const { id: next } = (await again.json()) as Task
      assert.containSubset(await until(next, isOver), { created: 0, failed: 1 })
    }
    assert.lengthOf([...store.objects.keys()], 3)
    for (const key of store.objects.keys()) assert.match(key, /^uploads\/[0-9a-f-]{36}$/)
    await untilNoFilesHere()

    const { stored_file: storedFile } = await uploads().where('uid', id).firstOrFail()
    const { database } = deployment
    await uploads()
      .where('uid', id)
      .update({ finished_at: database.raw(sqlFromNow(database, -31 * day)) })
    const old = new Date(Date.now() - 2 * day * 1000)
    const stray = 'uploads/00000000-0000-4000-8000-000000000000'
    const others = ['uploads/notes.txt', 'elsewhere/00000000-0000-4000-8000-000000000000']
    for (const key of [stray, ...others])
      store.objects.set(key, { bytes: Buffer.from('x'), at: old })
    await stop(worker.process)
    const next = deployment.work()

    while (store.objects.has(`uploads/${storedFile}`) || store.objects.has(stray)) await wait(20)
    assert.containSubset([...store.objects.keys()], others)
    const pruned = await uploads().where('uid', id).firstOrFail()
    assert.isNull(pruned.stored_file)
    assert.lengthOf([...store.objects.keys()], 4)
    const retry = await ask(0, `task-retry/${id}/`, { ...post, body: '{"rows":"all"}' })
    assert.containSubset(await retry.json(), { status: 422, code: 'file_not_found' })
    await stop(next.process)
  })

  test('are resumed by the other server with the remaining bytes only', async ({ assert }) => {
    const whole = await ask(0, 'export-skills/?snapshot=true')
    const text = await whole.text()
    const place = String(whole.headers.get('content-location')).split('/v1/skills/')[1]
    assert.match(text, /^skill,/)
    assert.deepEqual(await filesHere(), [])

    store.asked = []
    const rest = await ask(1, place, { headers: { range: 'bytes=20-' } })
    assert.equal(rest.status, 206)
    assert.equal(await rest.text(), text.slice(20))
    const read = store.asked.filter((request) => request.startsWith('GET'))
    assert.lengthOf(read, 1)
    assert.match(read[0], /^GET uploads\/[0-9a-f-]{36} bytes=20-$/)
    store.objects.delete(read[0].split(' ')[1])
    const missing = await ask(1, place)
    assert.equal(missing.status, 410)
  })

  test('are refused and not stored while the storage is unreachable', async ({ assert }) => {
    const before = await uploads().count('* as count').first()
    store.state = 'down'
    const answer = await send(0, [header, 'alpha,beta,50'])

    assert.equal(answer.headers.get('retry-after'), '30')
    assert.containSubset(await answer.json(), { status: 503, code: 'storage_unavailable' })
    assert.deepEqual(await uploads().count('* as count').first(), before)
    assert.deepEqual(await filesHere(), [])

    const headers = { authorization: `Bearer ${token}` }
    const ready = await fetch(`${deployment.servers[0].url}/health/ready`, { headers })
    const { checks } = (await ready.json()) as { checks: Array<{ name: string; status: string }> }
    assert.equal(ready.status, 200)
    assert.equal(checks.find(({ name }) => name === 'storage')!.status, 'warning')
  })

  for (const state of ['down', 'cut'] as const) {
    test(`are imported later if the storage was ${state} when they were due`, async ({
      assert,
    }) => {
      const sent = await send(0, [header, `alpha,${state},50`])
      const { id } = (await sent.json()) as Task
      store.state = state
      const worker = deployment.work()

      const waiting = await until(id, ({ message }) => message !== null)
      assert.equal(waiting.status, 'queued')
      assert.match(waiting.message ?? '', /could not be reached: .+ is retried/)
      const row = await uploads().where('uid', id).firstOrFail()
      assert.containSubset(row, { attempts: 0, worker: null })
      assert.deepEqual(await filesHere(), [])

      store.state = 'up'
      await jobsOf('uploads', deployment.database).update({ run_at: row.created_at })
      const over = await until(id, isOver)
      assert.containSubset(over, { status: 'succeeded', created: 1, message: null })
      assert.notInclude(worker.output.text, store.settings.S3_SECRET_ACCESS_KEY)
      assert.notInclude(worker.output.text, 'AWS4-HMAC')
      await stop(worker.process)
    })
  }
})
