import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import type { ImportFile } from '#app/core/files/import_file'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { UploadTakenOver } from '#app/imports/run/upload_fence'
import { memoryFile } from '#tests/helpers/csv_files'
import { importFile, makeSkills, relationsNow } from '#tests/helpers/imports'
import {
  queueLines,
  relationsHeader as header,
  removeUploads,
  silence,
} from '#tests/helpers/queued_uploads'

/** A file that calls a function before its rows are read. */
function fileThat(upload: Upload, lines: string[], callback: () => Promise<unknown>): ImportFile {
  const file = memoryFile(lines.join('\n'), 64 * 1024)
  let isDone = false
  async function* content() {
    const { report } = await db.from('uploads').where('id', upload.id).firstOrFail()
    if (report && !isDone) {
      isDone = true
      await callback()
    }
    yield* file.open()
  }
  return { ...file, open: () => Readable.from(content()) }
}

test.group('An upload that another worker took over', (group) => {
  group.each.teardown(removeUploads)

  test('is not finished by the first worker, even if cancelled', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,,40']
    const upload = await queueLines(lines)
    await claimUpload()
    await upload.refresh()
    const takeOver = async () => {
      await silence(upload)
      await claimUpload()
      await cancelUpload(await Upload.findOrFail(upload.id))
    }

    const file = fileThat(upload, lines, takeOver)
    const error = await importFile({ kind: 'relations', upload, file }).catch((thrown) => thrown)

    assert.instanceOf(error, UploadTakenOver)
    const now = await db.from('uploads').where('id', upload.id).firstOrFail()
    assert.isNotNull(now.worker)
    assert.deepEqual(await relationsNow(), [])
  })

  test('is not affected by deletions of the first worker', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Go'])
    await importFile({
      kind: 'relations',
      file: memoryFile([header, 'Python,Go,,10'].join('\n')),
    })
    const lines = [header, 'Python,SQL,,40']
    const upload = await queueLines(lines, { options: { mode: 'replace' } })
    await claimUpload()
    await db.from('uploads').where('id', upload.id).update({ checkpoint: 1 })
    await upload.refresh()
    const takeOver = async () => {
      await silence(upload)
      await claimUpload()
    }

    const file = fileThat(upload, lines, takeOver)
    const error = await importFile({ kind: 'relations', upload, file }).catch((thrown) => thrown)

    assert.instanceOf(error, UploadTakenOver)
    assert.deepEqual(await relationsNow(), ['Python > Go related 10'])
    const now = await db.from('uploads').where('id', upload.id).firstOrFail()
    assert.equal(now.status, 'running')
  })
})
