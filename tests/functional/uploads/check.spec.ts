import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { timeLimitFault } from '#app/imports/run/time_limit'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { storedFile } from '#app/core/files/stored_files'
import { UserFactory } from '#database/factories/user_factory'
import { everything, importFile, importLines, makeSkills } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'

const header = 'skill,related_skill,relation_type,weight'

async function check(lines: string[], queued: Parameters<typeof queueLines>[1] = {}) {
  const upload = await queueLines(lines, { dryRun: true, ...queued })
  await runClaimedUpload((await claimUpload())!)
  return upload.refresh()
}

test.group('A check lists changes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of relations, created, updated and deleted, by names', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    await importLines('relations', [header, 'Python,SQL,,40', 'Python,Excel,,20'])
    const before = await everything()

    const { report } = await check([header, 'Python,SQL,,55', 'Python,R,essential,60'], {
      options: { mode: 'replace', createMissing: true },
    })

    const samples = report?.samples ?? []
    assert.deepEqual(
      samples.map(({ action, subject, label }) => [action, subject, label]),
      [
        ['created', 'relation', 'Python → R (essential)'],
        ['created', 'skill', 'R'],
        ['updated', 'relation', 'Python → SQL (related)'],
        ['removed', 'relation', 'Python → Excel (related)'],
      ]
    )
    assert.containSubset(samples[0].after, { skill: 'Python', related_skill: 'R', weight: 60 })
    assert.deepEqual([samples[2].before, samples[2].after], [{ weight: 40 }, { weight: 55 }])
    assert.containSubset(samples[3].before, { related_skill: 'Excel', weight: 20 })
    assert.deepEqual(await everything(), { ...before, uploads: before.uploads + 1 })
  })

  test('of skills and domains, by names', async ({ assert, client }) => {
    await importLines('skills', ['skill,category,status', 'Python,IT,published', 'SQL,IT,draft'])

    const upload = await check(
      ['skill,category,status', 'Python,Data,archived', 'SQL,IT,draft', 'R,Data,published'],
      { kind: 'skills' }
    )

    const person = await UserFactory.merge({ role: 4 }).create()
    const answer = await client
      .get(`/v1/skills/task-status/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)
    answer.assertStatus(200)
    const { samples } = answer.body()
    assert.deepEqual(
      samples.map(({ action, label }: { action: string; label: string }) => `${action} ${label}`),
      ['created R', 'created Data', 'updated Python']
    )
    assert.deepEqual(
      [samples[2].before, samples[2].after],
      [
        { domain: 'IT', status: 'published' },
        { domain: 'Data', status: 'archived' },
      ]
    )
  })

  test('up to ten of each kind, over all chunks', async ({ assert }) => {
    const names = Array.from({ length: 30 }, (_, index) => `skill ${index}`)
    const { report, created } = await check(['skill', ...names], { kind: 'skills' })

    assert.equal(created, 30)
    assert.deepEqual(
      report?.samples?.map(({ label }) => label),
      names.slice(0, 10)
    )
  })

  test('unlike an import, whose changes are in the change log', async ({ assert }) => {
    const { report } = await importLines('skills', ['skill', 'Python'])
    assert.isUndefined(report.samples)
  })
})

test.group('Limits of an upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('include a time limit, which keeps chunks and allows resuming', async ({ assert }) => {
    const names = Array.from({ length: 150 }, (_, index) => `skill ${index}`)
    await makeSkills(names)
    const lines = [header]
    for (const from of names) {
      for (const to of names) if (from !== to) lines.push(`${from},${to},,50`)
    }
    const upload = await queueLines(lines)
    await claimUpload()
    await upload.refresh()
    const limit = new AbortController()

    const run = importFile({
      kind: 'relations',
      upload,
      file: await storedFile(upload),
      limit: limit.signal,
      onProgress: ({ phase }) => {
        if (phase === 'rows') limit.abort(timeLimitFault(240))
      },
    })
    await assert.rejects(() => run, /longer than 240 minutes/)

    await upload.refresh()
    assert.equal(upload.status, 'failed')
    assert.equal(upload.report?.fault, 'took_too_long')
    assert.equal(upload.created, 10_000)
    await retryUpload(upload, { rows: 'all', dryRun: false, startedBy: null })
    await runClaimedUpload((await claimUpload())!)
    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded', created: 150 * 149, failed: 0 })
  })

  test('include a time limit before the first row, which writes nothing', async ({ assert }) => {
    const upload = await queueLines(['skill', 'Python'], { kind: 'skills' })
    await claimUpload()
    await upload.refresh()
    const limit = AbortSignal.abort(timeLimitFault(1))

    await assert.rejects(async () =>
      importFile({ kind: 'skills', upload, file: await storedFile(upload), limit })
    )

    const [{ status, report, created }] = await Upload.all()
    assert.deepEqual([status, report?.fault, created], ['failed', 'took_too_long', 0])
  })

  test('include the length of a cell, which only rejects its row', async ({ assert }) => {
    const { counts, rejected } = await importLines('skills', [
      'skill,notes',
      `Python,${'x'.repeat(100_001)}`,
      `SQL,${'x'.repeat(100_000)}`,
    ])

    assert.containSubset(counts, { created: 1, failed: 1 })
    assert.deepEqual(
      rejected.map(({ code, line }) => [code, line]),
      [['cell_too_long', 2]]
    )
  })
})
