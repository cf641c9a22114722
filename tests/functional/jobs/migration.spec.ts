import { readdirSync } from 'node:fs'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sqlNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { jobsOf } from '#tests/helpers/jobs'

async function migrate(command: 'migration:run' | 'migration:rollback', ...given: string[]) {
  const { exitCode, error } = await ace.exec(command, given)
  if (exitCode) throw error ?? new Error(`${command} failed`)
}

/** To the state before the table existed, including later migrations. */
async function rollBack() {
  const files = readdirSync(app.migrationsPath()).toSorted()
  const at = files.findIndex((name) => name.includes('create_jobs'))
  await migrate('migration:rollback', `--step=${files.length - at}`)
}

async function insert(table: string, ...rows: Array<Record<string, unknown>>) {
  const now = db.raw(sqlNow(db.connection()))
  for (const row of rows) {
    const given = { uid: newUid(), created_at: now, updated_at: now, ...row }
    await db.insertQuery().table(table).insert(given)
  }
}

test.group('The migration of jobs', (group) => {
  group.each.setup(freshDatabase)
  group.each.teardown(freshDatabase)

  test('keeps running work in both directions', async ({ assert }) => {
    await rollBack()
    const upload = { kind: 'skills', file_name: 'a.csv', bytes: 1, options: '{}' }
    const queued = { ...upload, status: 'queued', stored_file: 'a' }
    const mail = { kind: 'calls_alert', recipient: 'office@example.com', content: '{}' }
    const delivery = { webhook_id: 1, event: 'upload.finished', payload: '{}' }
    const now = db.raw(sqlNow(db.connection()))
    await insert(
      'uploads',
      { ...queued, kind: 'relations' },
      { ...queued, status: 'running', worker: newUid(), lane: 'skills', heartbeat_at: now },
      { ...queued, held: true },
      { ...upload, status: 'succeeded', stored_file: 'b' },
      { ...upload, status: 'running' },
      { ...upload, kind: 'categories', status: 'cancelled', worker: newUid(), lane: 'categories' }
    )
    await insert(
      'queued_mails',
      { ...mail, attempts: 3, claimed_at: now },
      { ...mail, sent_at: now }
    )
    await insert('webhooks', { url: 'https://example.com', events: '[]', secret: 'x' })
    await insert(
      'webhook_deliveries',
      { ...delivery, attempts: 2, next_attempt_at: now, claim: newUid() },
      { ...delivery, state: 'delivered' }
    )

    await migrate('migration:run')

    const rows = async (queue: string) => {
      const jobs = await jobsOf(queue)
      return jobs.map((row) => [
        ...[Number(row.subject_id), row.lane, row.owner, row.attempts, row.claim],
      ])
    }
    assert.deepEqual(await rows('uploads'), [
      [1, 'uploads:relations', null, 0, null],
      [2, 'uploads:skills', null, 0, null],
      [6, 'uploads:categories', null, 0, null],
    ])
    assert.deepEqual(await rows('mails'), [[1, null, null, 3, null]])
    assert.deepEqual(await rows('webhook_deliveries'), [[1, 'webhooks:1', 'house', 2, null]])

    await rollBack()
    const uploads = await db.from('uploads').orderBy('id').select('status', 'worker', 'lane')
    assert.deepEqual(uploads[1], { status: 'queued', worker: null, lane: null })
    assert.deepEqual(uploads[5], { status: 'cancelled', worker: null, lane: null })
    await migrate('migration:run')
  })
})
