import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { operator } from '#app/accounts/audit/audit_log'
import Synonym from '#app/catalogue/synonym'
import { createSynonym, updateSynonym } from '#app/catalogue/synonyms/save_synonym'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { undoUpload } from '#app/imports/actions/undo_upload'
import { mayUndo } from '#app/imports/undo/may_undo'
import { UserFactory } from '#database/factories/user_factory'
import { changesOf } from '#tests/helpers/change_log'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { importLines } from '#tests/helpers/imports'
import { queueLines, removesFiles } from '#tests/helpers/queued_uploads'

const header = 'term,equivalent,language,source'

async function synonymsNow() {
  const synonyms = await Synonym.query().orderBy('termKey').orderBy('id')
  return synonyms.map(({ term, equivalent, language, source }) =>
    [term, equivalent, language ?? '', source ?? ''].join(',')
  )
}

/** Imports lines as an upload that can be undone. */
async function take(lines: string[]) {
  const upload = await queueLines([header, ...lines], { kind: 'synonyms' })
  await runClaimedUpload((await claimUpload())!)
  return upload.refresh()
}

test.group('Imports of synonyms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)
  const files = temporaryFolder(group)

  test('create and update, and change nothing when repeated', async ({ assert }) => {
    const js = await createSynonym({ term: 'js', equivalent: 'javascript', source: 'us' }, operator)
    const lines = [header, 'JS,JavaScript,,', 'PM,project management,EN,them', 'PM,program,any,']
    const { counts } = await importLines('synonyms', lines)
    assert.containSubset(counts, { created: 2, updated: 1, unchanged: 0, failed: 0 })
    assert.deepEqual(await synonymsNow(), [
      'JS,JavaScript,,us',
      'PM,project management,en,them',
      'PM,program,,',
    ])
    const [, changed] = await changesOf('synonym', js.id)
    assert.containSubset(changed, { action: 'updated', after: { term: 'JS' } })
    const again = await importLines('synonyms', lines)
    assert.containSubset(again.counts, { created: 0, updated: 0, unchanged: 3, failed: 0 })

    const cleared = await importLines('synonyms', lines, { options: { mode: 'replace' } })
    assert.containSubset(cleared.counts, { updated: 1, unchanged: 2 })
    assert.include(await synonymsNow(), 'JS,JavaScript,,')
  })

  test('reject impossible rows with a reason', async ({ assert }) => {
    await createSynonym({ term: 'a', equivalent: 'b' }, operator)
    const { rejected, counts, report } = await importLines('synonyms', [
      header,
      ',x,,',
      'x,,,',
      'X,x.,,',
      'x,y,xx,',
      `${'x'.repeat(201)},y,,`,
      'b,c,,',
      'B,C,,',
      'c,A,de,',
      'B,C,,other',
    ])
    assert.deepEqual(
      rejected.map(({ row, column, code }) => [row, column, code]),
      [
        [1, 'term', 'term_missing'],
        [2, 'equivalent', 'equivalent_missing'],
        [3, 'equivalent', 'synonym_of_itself'],
        [4, 'language', 'unknown_language'],
        [5, 'term', 'text_too_long'],
        [8, 'equivalent', 'synonym_loop'],
        [9, 'term', 'duplicate_in_file'],
      ]
    )
    assert.equal(
      rejected.at(-1)?.message,
      'Row 6 describes the same synonym. The first row is used.'
    )
    assert.equal(counts.created, 1)
    assert.equal(report.repeated, 1)
  })

  test('can be undone', async ({ assert }) => {
    await createSynonym({ term: 'js', equivalent: 'javascript', source: 'us' }, operator)
    const before = await synonymsNow()
    const upload = await take(['JS,JavaScript,,them', 'k8s,Kubernetes,,'])
    assert.containSubset(upload.$attributes, { status: 'succeeded', created: 1, updated: 1 })
    const undo = await undoUpload(upload, { startedBy: null })
    await runClaimedUpload((await claimUpload())!)
    await undo.refresh()
    assert.containSubset(undo.$attributes, {
      status: 'succeeded',
      updated: 1,
      removed: 1,
      failed: 0,
    })
    assert.deepEqual(await synonymsNow(), before)
  })

  test('cannot be undone once a synonym was changed', async ({ assert }) => {
    const upload = await take(['js,JavaScript,,'])
    const synonym = await Synonym.findByOrFail('termKey', 'js')
    const { id } = await UserFactory.create()
    await updateSynonym(synonym, { source: 'us' }, { actor: { id, ip: null } })
    assert.deepEqual(await mayUndo(upload), { ok: false, reason: 'changed_since', touched: 1 })
  })

  test('show samples in a dry run', async ({ assert }) => {
    const { report } = await importLines('synonyms', [header, 'js,JavaScript,,'], { dryRun: true })
    assert.containSubset(report.samples, [
      { subject: 'synonym', action: 'created', label: 'js → JavaScript' },
    ])
    assert.lengthOf(await Synonym.all(), 0)
  })

  test('read the files of synonyms:export in every format', async ({ assert }) => {
    await createSynonym({ term: '=js', equivalent: 'JavaScript', source: 'us' }, operator)
    await createSynonym({ term: 'KI', equivalent: 'A "I"', language: 'de' }, operator)
    for (const name of ['synonyms.csv', 'synonyms.xlsx', 'synonyms.json', 'synonyms.jsonl.gz']) {
      const written = await ace.exec('synonyms:export', [files.path(name), '--quiet'])
      assert.equal(written.exitCode, 0)
      const read = await ace.exec('synonyms:import', [files.path(name), '--quiet', '--dry-run'])
      assert.equal(read.exitCode, 0, name)
    }
    assert.equal(
      await files.read('synonyms.csv'),
      'term,equivalent,language,source\n\'=js,JavaScript,,us\nKI,"A ""I""",de,\n'
    )
    const { counts } = await importLines('synonyms', [await files.read('synonyms.csv')])
    assert.containSubset(counts, { unchanged: 2, created: 0, updated: 0, failed: 0 })
  })
})
