import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { newUid } from '#app/core/uid'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { importKinds } from '#app/imports/kinds/import_kinds'
import { Collision, type ImportContext, type Importer } from '#app/imports/importer'
import { OptionFault } from '#app/imports/commands/option_fault'
import { uploadToResume } from '#app/imports/commands/upload_to_resume'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { localFolder } from '#config/drive'
import { memoryFile } from '#tests/helpers/csv_files'
import { importFile, importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines, relationsHeader as header, removeUploads } from '#tests/helpers/queued_uploads'

/** Runs imports of relations with modified importers. */
async function withImporter(change: (importer: Importer<unknown>) => void, work: () => unknown) {
  const kind = importKinds.relations
  const { make } = kind
  kind.make = (context: ImportContext) => {
    const importer = make(context)
    change(importer)
    return importer
  }
  try {
    await work()
  } finally {
    kind.make = make
  }
}

async function runNext() {
  await runClaimedUpload((await claimUpload())!)
}

test.group('Failures during uploads', (group) => {
  group.each.teardown(removeUploads)

  test('a damaged stored file is refused, and nothing of it is written', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await queueLines([header, 'Python,SQL,,40', 'SQL,Python,,41'])
    await writeFile(join(localFolder!, upload.storedFile!), `${header}\nPython,SQL,,40\n`)
    await runNext()

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.containSubset(upload.report, { fault: 'file_changed' })
    assert.deepEqual(await relationsNow(), [])
  })

  test('a cancelled upload deletes nothing more', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Go'])
    await importLines('relations', [header, 'Python,Go,,10'])
    const options = { mode: 'replace' } as const
    const upload = await queueLines([header, 'Python,SQL,,40'], { options })
    const cancelFirst = (importer: Importer<unknown>) => {
      const remove = importer.removeOthers?.bind(importer)
      importer.removeOthers = async (inTransaction) => {
        await cancelUpload(await Upload.findOrFail(upload.id))
        await remove?.(inTransaction)
      }
    }
    await withImporter(cancelFirst, runNext)

    await upload.refresh()
    assert.containSubset(upload, { status: 'cancelled', created: 1, removed: 0 })
    const there = ['Python > Go related 10', 'Python > SQL related 40']
    assert.sameMembers(await relationsNow(), there)
  })

  test('deletions remain counted after an interruption', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Go'])
    await importLines('relations', [header, 'Python,Go,,10'])
    const lines = [header, 'Python,SQL,,40']
    const upload = await queueLines(lines, { options: { mode: 'replace' } })
    const breakOff = (importer: Importer<unknown>) => {
      importer.finish = async () => {
        throw new Error('broken off')
      }
    }
    await withImporter(breakOff, runNext)
    await upload.refresh()
    assert.containSubset(upload, { status: 'failed', removed: 1 })

    await retryUpload(upload, { rows: 'all', dryRun: false, startedBy: null })
    await runNext()

    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded', created: 1, removed: 1 })
    assert.containSubset(upload.report, { removed: 1 })
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('a check counts its rows once despite conflicts', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,,40', 'SQL,Nobody,,41']
    const upload = await queueLines(lines, { dryRun: true })
    const { transaction } = db
    let refusals = 0
    const refuseOnce = (importer: Importer<unknown>) => {
      const settle = importer.settle?.bind(importer)
      importer.settle = () => {
        settle?.()
        db.transaction = () => {
          db.transaction = transaction
          refusals += 1
          return Promise.reject(new Collision())
        }
      }
    }
    try {
      await withImporter(refuseOnce, runNext)
    } finally {
      db.transaction = transaction
    }

    await upload.refresh()
    assert.equal(refusals, 1)
    assert.containSubset(upload, { created: 1, failed: 1, processed: 2 })
    assert.containSubset(upload.report, { rows: 2, created: 1, failed: 1 })
  })

  test('a rejected row may have a long column name', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const long = 'w'.repeat(120)
    const columns = { skill: 'skill', related_skill: 'related_skill', [long]: 'weight' }
    const lines = [`skill,related_skill,${long}`, 'Python,SQL,much']
    const upload = await queueLines(lines, { options: { columns } })
    await runNext()

    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded_with_errors', failed: 1 })
    const rejected = await db.from('rejected_rows').where('upload_id', upload.id).firstOrFail()
    assert.equal(rejected.column, long.slice(0, 100))
  })

  test('an internal error is only shown as such', async ({ assert }) => {
    const upload = await queueLines([header, 'nobody,nothing,,50'])
    const fault = (importer: Importer<unknown>) => {
      importer.finish = () => Promise.reject(new Error('select secret from 10.0.0.7'))
    }
    await withImporter(fault, runNext)

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.include(upload.message, 'An internal error occurred. See the server log.')
    assert.notInclude(upload.message, 'secret')
  })

  test('an upload cancelled while resuming shows earlier progress', async ({ assert }) => {
    const upload = await queueLines([header])
    await claimUpload()
    await db.from('uploads').where('id', upload.id).update({ checkpoint: 100_000 })
    const claimed = await Upload.findOrFail(upload.id)

    const file = memoryFile(header)
    const signal = AbortSignal.abort()
    const work = importFile({ kind: 'relations', upload: claimed, file, signal })
    await assert.rejects(() => work)

    await upload.refresh()
    assert.equal(upload.status, 'cancelled')
    assert.match(upload.message ?? '', /^Cancelled after 100,000 rows/)
  })

  test('a resumed upload is not a repetition of a later one', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,,40']
    const upload = await queueLines(lines)
    await cancelUpload(upload)
    const other = await queueLines(lines)
    await runNext()

    await retryUpload(upload, { rows: 'all', startedBy: null })
    await runNext()
    const third = await queueLines(lines)
    await runNext()

    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded', report: { repeats: null } })
    assert.containSubset(await third.refresh(), { report: { repeats: other.uid } })
  })

  test('an unknown upload cannot be resumed', async ({ assert }) => {
    for (const uid of ['nonsense', newUid()]) {
      const error = await uploadToResume(uid, 'relations').catch((thrown) => thrown)
      assert.instanceOf(error, OptionFault)
    }
  })
})
