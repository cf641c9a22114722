import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sqlFromNow } from '#app/core/db/database_clock'
import { newUid } from '#app/core/uid'
import { forgetFutureTimes } from '#app/jobs/clock_steps'
import { claimJob } from '#app/jobs/jobs'

/** A job with these times in seconds from now, and a claim if it has a heartbeat. */
async function addJob(subjectId: number, runAt: number, heartbeat?: number, attempts = 0) {
  const client = db.connection()
  const claimed = heartbeat !== undefined && {
    ...{ claim: newUid(), claimed_by: 'elsewhere:1:1', attempts: 1 },
    heartbeat_at: client.raw(sqlFromNow(client, heartbeat)),
  }
  await db.table('jobs').insert({
    ...{ queue: 'mails', subject_id: subjectId, attempts },
    ...{ run_at: client.raw(sqlFromNow(client, runAt)), ...claimed },
  })
}

async function claimable() {
  const found: number[] = []
  for (;;) {
    const job = await claimJob({ name: 'mails' })
    if (!job) return found.sort()
    found.push(job.subjectId)
  }
}

test.group('After the clock of the database was set back', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('new jobs, and those of a lost process, are run at once', async ({ assert }) => {
    await addJob(1, 3600)
    await addJob(2, 3600, 3600)
    await forgetFutureTimes()
    assert.deepEqual(await claimable(), [1, 2])
  })

  test('jobs that wait for another attempt, and running ones, are left alone', async ({
    assert,
  }) => {
    await addJob(1, 3600, undefined, 2)
    await addJob(2, -5, -1)
    await forgetFutureTimes()
    assert.deepEqual(await claimable(), [])
  })
})
