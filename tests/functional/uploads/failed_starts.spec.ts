import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import DefaultSetup from '#app/billing/default_setup'
import { runOrWatchUpload } from '#app/imports/commands/run_or_watch_upload'
import Upload from '#app/imports/upload'
import { claimUpload, mostUploadAttempts, releaseUpload } from '#app/imports/run/upload_claims'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { queueLines, relationsHeader as header, removeUploads } from '#tests/helpers/queued_uploads'

/** Makes every upload fail to start, since its limits cannot be read. */
async function withoutLimits(work: () => Promise<void>) {
  const { current } = DefaultSetup
  DefaultSetup.current = () => Promise.reject(new Error('no answer'))
  try {
    await work()
  } finally {
    DefaultSetup.current = current
  }
}

test.group('An upload that cannot be started', (group) => {
  group.each.teardown(removeUploads)

  test('fails, and its attempt counts', async ({ assert }) => {
    const upload = await queueLines([header])
    const claim = (await claimUpload())!

    await withoutLimits(async () => {
      await assert.rejects(() => runClaimedUpload(claim), 'no answer')
    })
    await releaseUpload(claim)

    await upload.refresh()
    assert.containSubset(upload, { status: 'queued', attempts: 1 })
  })

  test('fails permanently in a command after several attempts', async ({ assert }) => {
    const upload = await queueLines([header])

    await withoutLimits(async () => {
      await runOrWatchUpload(await Upload.findOrFail(upload.id), { itself: true })
    })

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.include(upload.message, `${mostUploadAttempts} times`)
  })

  test('has its reason in the log of the worker', async ({ assert, cleanup }) => {
    const upload = await queueLines([header])
    const options = JSON.stringify({ encoding: 'nonsense' })
    await db.from('uploads').where('id', upload.id).update({ options })
    const worker = spawn(process.execPath, [app.makePath('ace.js'), 'queue:work'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LOG_LEVEL: 'error' },
    })
    cleanup(async () => {
      const ended = once(worker, 'exit')
      worker.kill()
      await ended
    })

    let log = ''
    for await (const text of worker.stdout.setEncoding('utf8')) {
      log += text
      if (log.includes(`Upload ${upload.uid} stopped`)) break
    }
    assert.include(log, `Upload ${upload.uid} stopped`)
  })
})
