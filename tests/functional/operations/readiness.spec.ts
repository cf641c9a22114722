import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sqlFromNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { queueFigures } from '#app/jobs/queue_figures'
import { readinessChecks } from '#app/operations/health'
import { startOperationsServer } from '#app/operations/operations_server'
import { freePort } from '#tests/functional/metering/deployment'

async function checkNamed(name: string) {
  const { checks, isHealthy } = await readinessChecks().run()
  return { isHealthy, ...checks.find((check) => check.name === name)! }
}

async function addJob(subjectId: number, more: Record<string, unknown> = {}) {
  const client = db.connection()
  await db.table('jobs').insert({
    ...{ queue: 'mails', subject_id: subjectId },
    ...{ run_at: client.raw(sqlFromNow(client, -3600)), ...more },
  })
}

test.group('Readiness', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is red if a migration of this version has not run', async ({ assert }) => {
    const last = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where({ id: last.id }).delete()
    await db.table('adonis_schema').insert({ name: 'database/migrations/later', batch: 9 })

    const { isHealthy, status, meta } = await checkNamed('migrations')
    assert.isFalse(isHealthy)
    assert.equal(status, 'error')
    assert.deepEqual(meta, { pending: [last.name.replace('database/migrations/', '')] })
  })

  test('warns of a job that waits too long, but stays green', async ({ assert }) => {
    assert.containSubset(await checkNamed('queues'), { status: 'ok' })
    await addJob(1)
    assert.containSubset(await checkNamed('queues'), { status: 'warning', isHealthy: true })
  })

  test('ignores jobs that wait for another one of their lane', async ({ assert }) => {
    const claim = { claim: newUid(), claimed_by: 'test', attempts: 1 }
    await addJob(1, { lane: 'one', ...claim })
    await addJob(2, { lane: 'one' })
    await addJob(3, { attempts: 2, run_at: '2100-01-01 00:00:00' })
    const figures = await queueFigures()
    assert.deepEqual(
      figures.find(({ queue }) => queue === 'mails'),
      { queue: 'mails', waiting: 1, running: 1, retrying: 1, oldestSeconds: 0 }
    )
    await db.from('jobs').where('subject_id', 1).delete()
    const later = await queueFigures()
    assert.approximately(later.find(({ queue }) => queue === 'mails')!.oldestSeconds, 3600, 5)
  })
})

test.group('The port for operators, without a token', () => {
  test('sends health with its details, and metrics', async ({ assert, cleanup }) => {
    const port = await freePort()
    cleanup(await startOperationsServer(port))
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
    const ready = await get('/health/ready')
    assert.lengthOf(((await ready.json()) as { checks: unknown[] }).checks, 6)
    const metrics = await get('/metrics')
    assert.include(await metrics.text(), 'skillary_queue_jobs')
    const other = await get('/v1')
    assert.equal(other.status, 404)
  })

  test('the port of the portal has no metrics', async ({ client }) => {
    const response = await client.get('/metrics').redirects(0)
    response.assertStatus(302)
    const live = await client.get('/health/live')
    live.assertStatus(200)
    live.assertBody({ status: 'ok' })
  })
})
