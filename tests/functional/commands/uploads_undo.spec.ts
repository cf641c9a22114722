import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { undoUpload } from '#app/imports/actions/undo_upload'
import Upload from '#app/imports/upload'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { removeUploads } from '#tests/helpers/queued_uploads'

const header = 'skill,related_skill,relation_type,weight'

async function undo(...args: string[]) {
  const done = await ace.exec('uploads:undo', ['--quiet', ...args])
  const output = done.logger.getLogs().map(({ message }) => message)
  return { exitCode: done.exitCode, output: output.join('\n') }
}

/** Imports these lines; returns the public id of the upload. */
async function importedId(...lines: string[]): Promise<string> {
  const { report } = await importLines('relations', [header, ...lines])
  return String(report.upload)
}

test.group('uploads:undo', (group) => {
  group.each.teardown(removeUploads)
  group.each.setup(async () => {
    await makeSkills(['Python', 'SQL', 'R'])
  })
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('undoes an upload and reports the result', async ({ assert }) => {
    await importedId('Python,SQL,,40')
    const id = await importedId('Python,SQL,,50', 'Python,R,,60')
    const { exitCode, output } = await undo(id)

    assert.equal(exitCode, 0)
    assert.match(output, /2 changes of .* were undone: 0 restored, 1 reverted, 1 deleted/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
    const again = await undo(id)
    assert.equal(again.exitCode, 1)
    assert.match(again.output, /undone/)
  })

  test('is refused after a later upload changed its records', async ({ assert }) => {
    const first = await importedId('Python,SQL,,40')
    await importedId('Python,SQL,,50')
    const { exitCode, output } = await undo(first)

    assert.equal(exitCode, 1)
    assert.match(output, /1 of its records has changed since/)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 50'])
    assert.lengthOf(await Upload.query().whereNotNull('undo_of'), 0)
  })

  test('leaves the undo to a worker, and resumes waiting or cancelled ones', async ({ assert }) => {
    const id = await importedId('Python,SQL,,40')
    const { exitCode, output } = await undo(id, '--queue')
    assert.equal(exitCode, 0)
    assert.match(output, /Queued/)
    const queued = await Upload.query().whereNotNull('undo_of').firstOrFail()
    assert.equal(queued.status, 'queued')
    assert.include(output, queued.uid)

    await undo(id)
    await queued.refresh()
    assert.equal(queued.status, 'succeeded')
    assert.deepEqual(await relationsNow(), [])
  })

  test('restarts an undo that was cancelled before it started', async ({ assert }) => {
    const id = await importedId('Python,SQL,,40')
    const first = await undoUpload(await Upload.named(id), { startedBy: null })
    await cancelUpload(first)
    const { exitCode } = await undo(id)

    assert.equal(exitCode, 0)
    assert.deepEqual(await relationsNow(), [])
  })

  test('refuses an unknown id', async ({ assert }) => {
    for (const id of ['5', '0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11']) {
      const { exitCode, output } = await undo(id)
      assert.equal(exitCode, 1)
      assert.include(output, `No upload has the id ${id}`)
    }
  })
})
