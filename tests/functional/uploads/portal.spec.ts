import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { Role, type RoleId } from '#app/accounts/role'
import type User from '#app/accounts/user'
import { newUid } from '#app/core/uid'
import DefaultSetup from '#app/billing/default_setup'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { storedFile } from '#app/core/files/stored_files'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import { auditEntriesFromNow } from '#tests/helpers/audit_log'
import { importFile, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'
import { rowsIn, workbookParts, zipOf } from '#tests/helpers/workbooks'

const header = 'skill,related_skill,relation_type,weight'
const place = '/portal/admin/skills/upload-status'
const areas: Array<{ area: string; role: RoleId }> = [
  { area: '/portal/admin', role: Role.admin },
  { area: '/portal/admin', role: Role.subAdmin },
  { area: '/portal/companyUser', role: Role.companyUser },
]

function staff(role: RoleId = Role.admin) {
  return UserFactory.merge({ role }).create()
}

/** Submits a file after the fields, like the form. */
function send(
  client: ApiClient,
  person: User,
  content: string | Buffer,
  { name = 'ours.csv', at = place, fields = {} } = {}
) {
  return client
    .post(at)
    .redirects(0)
    .loginAs(person)
    .withCsrfToken()
    .header('referer', `${at}/create`)
    .fields(fields)
    .file('file', Buffer.from(content), { filename: name, contentType: 'text/csv' })
}

/** The errors at the field of the file. */
function faultsOf(response: ApiResponse): string {
  return Object(response.flashMessages().inputErrorsBag).file?.join(' ') ?? ''
}

function post(client: ApiClient, person: User, path: string) {
  return client.post(`${place}/${path}`).redirects(0).loginAs(person).withCsrfToken()
}

/** The page of an upload for a user. */
async function see(client: ApiClient, person: User, uid: string) {
  const response = await client.get(`${place}/${uid}`).loginAs(person)
  response.assertStatus(200)
  return renderedPage(response)
}

/** Runs the next upload in this process, since workers do not see the test's transaction. */
async function work() {
  const claim = await claimUpload()
  if (!claim) throw new Error('There is no upload to run')
  await runClaimedUpload(claim)
  return Upload.findOrFail(claim.id)
}

/** An ended upload with these rows. */
async function over(lines: string[], queued: Parameters<typeof queueLines>[1] = {}) {
  await queueLines([header, ...lines], queued)
  return work()
}

test.group('Screens of uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('{area} lists uploads for role {role}, narrowed by its filters')
    .with(areas)
    .run(async ({ assert, client }, { area, role }) => {
      const person = await staff(role)
      const mine = await over(['nobody,SQL,,40'], { startedBy: person.id })
      await over(['nobody,SQL,,40'], { fileName: 'other.csv', dryRun: true })

      const all = renderedPage(await client.get(`${area}/skills/upload-status`).loginAs(person))
      assert.equal(all.component, 'uploads/index')
      assert.deepEqual(
        all.props.uploads.map((upload: { file_name: string }) => upload.file_name),
        ['other.csv', 'lines.csv']
      )
      assert.include(all.html, 'Nothing changed: the only row was rejected')
      assert.include(all.html, 'Succeeded with errors')
      const narrowed = await client
        .get(`${area}/skills/upload-status`)
        .qs({ started_by: person.uid, dry_run: 'false', kind: 'relations', search: 'LINES' })
        .loginAs(person)
      assert.deepEqual(
        renderedPage(narrowed).props.uploads.map((upload: { id: string }) => upload.id),
        [mine.uid]
      )
      const none = await client.get(`${area}/skills/upload-status?status=running`).loginAs(person)
      assert.include(renderedPage(none).html, 'No results')
    })

  test('an empty list explains what to do', async ({ assert, client }) => {
    const response = await client.get(place).loginAs(await staff())
    assert.include(renderedPage(response).html, 'No uploads yet')
  })

  test('the form offers the kinds of the role, and keeps a retried upload', async ({
    assert,
    client,
  }) => {
    const upload = await over(['nobody,SQL,,40'], { options: { createMissing: true } })
    const admin = renderedPage(await client.get(`${place}/create`).loginAs(await staff()))
    assert.deepEqual(admin.props.kinds, ['categories', 'skills', 'relations', 'synonyms'])
    const other = await client
      .get(`/portal/companyUser/skills/upload-status/create?retry_of=${upload.uid}`)
      .loginAs(await staff(Role.companyUser))
    const { props, html } = renderedPage(other)
    assert.deepEqual(props.kinds, ['skills', 'relations', 'synonyms'])
    assert.containSubset(props.earlier, { id: upload.uid, options: { create_missing: true } })
    assert.match(html, /name="create_missing"[^>]*checked=""/)
  })

  test('the form preselects an existing and allowed kind', async ({ assert, client }) => {
    const at = '/portal/companyUser/skills/upload-status/create'
    const person = await staff(Role.companyUser)
    for (const [asked, kind] of [
      ['skills', 'skills'],
      ['categories', 'relations'],
      ['<b>', 'relations'],
    ]) {
      const { props } = renderedPage(await client.get(at).qs({ kind: asked }).loginAs(person))
      assert.equal(props.kind, kind)
    }
  })

  test('rejected rows require an existing upload of the same kind', async ({ assert, client }) => {
    const person = await staff()
    const upload = await over(['nobody,SQL,,40'])
    const sendFor = async (uid: string, kind: string) => {
      const response = await send(client, person, 'skill\nSQL', { fields: { retry_of: uid, kind } })
      return Object(response.flashMessages().inputErrorsBag)
    }
    const { kind: otherKind } = await sendFor(upload.uid, 'skills')
    assert.include(String(otherKind), 'of another kind')
    const { retry_of: gone } = await sendFor(newUid(), 'skills')
    assert.include(String(gone), 'no longer exists')
    assert.property(await sendFor('no id', 'skills'), 'retry_of')
    assert.lengthOf(await Upload.all(), 1)
  })

  test('rejected relations of a replacing file must be merged', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const lines = ['Python,SQL,,40', 'Python,Excel,,50']
    const upload = await over(lines, { options: { mode: 'replace' } })
    const form = await client.get(`${place}/create?retry_of=${upload.uid}`).loginAs(person)
    assert.match(renderedPage(form).html, /checked=""[^>]*value="merge"/)

    const text = `${header}\nPython,Excel,,50`
    const sendAs = (mode: string) =>
      send(client, person, text, { fields: { retry_of: upload.uid, kind: 'relations', mode } })
    const refused = await sendAs('replace')
    const { mode } = Object(refused.flashMessages().inputErrorsBag)
    assert.include(mode.join(' '), 'Rejected relations can only be merged')
    assert.lengthOf(await Upload.all(), 1)
    await sendAs('merge')
    assert.containSubset(await Upload.findByOrFail('retryOf', upload.id), {
      options: { mode: 'merge' },
    })
  })

  for (const [title, name, content, fault] of [
    ['of another kind', 'x.pdf', 'a', 'this one ends in .pdf'],
    ['that is empty', 'x.csv', '', 'The file is empty.'],
    ['that holds something else', 'x.csv', '%PDF-1.7 ', 'PDF'],
  ] as const) {
    test(`a file ${title} is refused at its field, and the input is kept`, async ({
      assert,
      client,
    }) => {
      const fields = { kind: 'skills', source: 'Ours' }
      const response = await send(client, await staff(), content, { name, fields })
      response.assertStatus(302)
      response.assertHeader('location', `${place}/create`)
      const { kind, source } = response.flashMessages()
      assert.include(faultsOf(response), fault)
      assert.deepEqual({ kind, source }, { kind: 'skills', source: 'Ours' })
      assert.lengthOf(await Upload.all(), 0)
    })
  }

  test('a too large file is refused at its field, in the language of the page', async ({
    assert,
    client,
  }) => {
    await DefaultSetup.query().update({ importMaximumBytes: 1024 * 1024 })
    const response = await send(client, await staff(), 'a'.repeat(1024 * 1024 + 1)).header(
      'accept-language',
      'de'
    )
    assert.equal(
      faultsOf(response),
      'Die Datei ist größer als 1 MB, die in den Grenzwerten festgelegte Höchstgröße.'
    )
  })

  test('a missing file and a form without the CSRF token are refused', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const nothing = await client
      .post(place)
      .redirects(0)
      .loginAs(person)
      .withCsrfToken()
      .field('kind', 'skills')
    assert.equal(faultsOf(nothing), 'Choose a file.')
    const forged = await client
      .post(place)
      .redirects(0)
      .loginAs(person)
      .file('file', Buffer.from(header), { filename: 'x.csv' })
    assert.property(forged.flashMessages(), 'error')
    assert.lengthOf(await Upload.all(), 0)
  })

  test('only role 0 can import domains', async ({ assert, client }) => {
    const at = '/portal/companyUser/skills/upload-status'
    const fields = { kind: 'categories' }
    const response = await send(client, await staff(Role.companyUser), 'name', { at, fields })
    assert.equal(response.flashMessages().error, 'Your role is not allowed to import domains.')
    assert.lengthOf(await Upload.all(), 0)
  })

  test('a file waits for its columns, which are detected, and is then checked', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const lines = 'Skill,Nach,Percentage,Colour\nPython,SQL,40,red\nPython,SQL,41,blue'
    const sent = await send(client, person, lines)
    const [upload] = await Upload.all()
    assert.containSubset(upload, { held: true, status: 'queued' })
    const at = `${place}/${upload.uid}`
    sent.assertHeader('location', `${at}/columns`)
    const list = await client.get(place).loginAs(person)
    assert.lengthOf(renderedPage(list).props.uploads, 0)

    const shown = renderedPage(await client.get(at).loginAs(person))
    assert.equal(shown.component, 'uploads/columns')
    assert.include(shown.props.columns.missing, 'related_skill')
    assert.include(shown.html, 'Required columns are missing: related skill.')
    assert.include(shown.html, 'blue')

    const choose = (fields: string[]) =>
      post(client, person, `${upload.uid}/columns`).form({ fields })
    const refused = await choose(['skill', 'skill', 'weight', ''])
    const { inputErrorsBag: faults } = refused.flashMessages()
    assert.deepEqual(faults, {
      'fields.1': ['Another column is already mapped to skill.'],
      'fields': [
        'Required columns are missing: related skill. Select them in the table, or enter a value for all rows.',
      ],
    })
    const chosen = await choose(['skill', 'related_skill', 'weight', ''])
    chosen.assertHeader('location', at)
    await work()
    const check = await see(client, person, upload.uid)
    assert.containSubset(check.props.upload, { dry_run: true, created: 1, failed: 1 })
    assert.include(check.html, '1 change would be made, 1 row rejected')

    const again = await choose(['skill', 'related_skill', '', 'weight'])
    const other = await work()
    again.assertHeader('location', `${place}/${other.uid}`)
    assert.containSubset(other, { dryRun: true, failed: 2, retryOf: upload.id })
    assert.deepEqual(await relationsNow(), [])
  })

  test('one of two equal columns is selected, also for rejected rows', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const person = await staff()
    const lines = 'Skill;Skill;Percentage;Percentage\nPython;SQL;40;1\nPython;Excel;140;2\n'
    await send(client, person, lines)
    const [upload] = await Upload.all()
    const choose = (fields: string[]) =>
      post(client, person, `${upload.uid}/columns`).form({ fields })

    await choose(['skill', 'related_skill', 'weight', ''])
    const check = await work()
    assert.containSubset(check, { id: upload.id, created: 1, failed: 1 })
    await choose(['related_skill', 'skill', '', 'weight'])
    const other = await work()
    assert.containSubset(other, { created: 2, failed: 0 })
    await post(client, person, `${check.uid}/run`)
    const taken = await work()
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
    const rejected = await client.get(`${place}/${taken.uid}/rejected`).loginAs(person)
    assert.include(
      rejected.text(),
      'error_message;error_weight_scale;Skill;Skill;Percentage;Percentage'
    )
  })

  for (const [name, content, fault] of [
    ['x.csv', '%PDF-1.7 ', 'Die Datei ist keine CSV-Datei, sondern ein PDF. Speichern Sie'],
    ['x.xlsx', 'skill', 'Die Datei hat die Endung einer Excel-Arbeitsmappe, ist aber keine.'],
    ['x.csv', '\n\n', 'Die Datei hat keine Kopfzeile.'],
    ['x.csv', ','.repeat(1001), 'Sie hat mehr als 1.000 Spalten'],
    ['x.csv', 'a\0\0'.repeat(40), 'Sie enthält Binärdaten (Byte 0x00 an Position 2, in Zeile 1).'],
    ['x.json', '{"skill":"a"} x', 'Die Datei ist kein gültiges JSON: Zeile 1: x steht außerhalb'],
    ['x.json', '[{"skill":"a"', 'Die Datei endet mitten im JSON.'],
    ['x.xlsx', () => zipOf({ 'content.xml': '' }), 'ist aber eine OpenDocument-Datei.'],
    [
      'x.xlsx',
      () => zipOf(workbookParts('', { before: '<!DOCTYPE a>' })),
      'nicht gelesen werden: Ein Dokumenttyp ist deklariert.',
    ],
  ] as const) {
    test(`an error of a file is in German: ${fault}`, async ({ assert, client }) => {
      const bytes = typeof content === 'string' ? content : await content()
      const response = await send(client, await staff(), bytes, { name }).header(
        'accept-language',
        'de'
      )
      assert.include(faultsOf(response), fault)
    })
  }

  test('an invalid file is refused at its field and deleted', async ({ assert, client }) => {
    const entered = await auditEntriesFromNow()
    const response = await send(client, await staff(), '\n\n')
    assert.include(faultsOf(response), 'no header')
    assert.lengthOf(await Upload.all(), 0)
    assert.lengthOf(await entered(), 0)
  })

  test('a running upload shows its progress and can be cancelled', async ({ assert, client }) => {
    const person = await staff()
    const upload = await queueLines([header], { startedBy: person.id })
    await upload
      .merge({ status: 'running', total: 2000, processed: 500, checkpoint: 500, created: 490 })
      .save()
    const { html, props } = await see(client, person, upload.uid)
    assert.equal(props.upload.progress, 25)
    assert.include(html, '500 of 2,000 rows')
    assert.include(html, '<noscript>')

    const cancelled = await post(client, person, `${upload.uid}/cancel`)
    cancelled.assertHeader('location', `${place}/${upload.uid}`)
    await upload.refresh()
    assert.equal(upload.status, 'cancelled')
    const page = await see(client, person, upload.uid)
    assert.include(page.html, 'Cancelled: 490 changes were already made and are kept')
    const again = await post(client, person, `${upload.uid}/cancel`)
    assert.equal(again.flashMessages().error, 'The upload has already finished.')
  })

  test('reading and counting show their progress', async ({ assert, client }) => {
    const person = await staff()
    const upload = await queueLines([header], { startedBy: person.id })
    const show = async (values: Partial<Upload>) => {
      await upload.merge({ status: 'running', ...values }).save()
      return see(client, person, upload.uid)
    }
    const reading = await show({ phase: 'reading', phaseDone: 600, phaseTotal: 1000 })
    assert.include(reading.html, 'Reading the file: 60 %')
    const counting = { phase: 'counting', phaseDone: 3400, phaseTotal: 13_485 } as const
    const { html, props } = await show({ total: 2000, checkpoint: 2000, ...counting })
    assert.include(html, 'Counting how often skills are used: 3,400 of 13,485')
    assert.containSubset(props.upload, { phase: 'counting', phase_done: 3400, progress: 99 })
    const done = await show({ status: 'succeeded' })
    assert.containSubset(done.props.upload, { phase: null, phase_done: null, phase_total: null })
  })

  test('the pace is measured since resuming, over all passes', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const options = { bothDirections: true }
    const upload = await queueLines([header, 'Python,SQL,,40', 'Python,nobody,,1'], { options })
    const file = await storedFile(upload)
    const breakOff = () =>
      importFile({
        kind: 'relations',
        file,
        upload,
        onProgress: ({ phase }) => {
          if (phase === 'rows') throw new Error('broken off')
        },
      })
    await assert.rejects(breakOff, 'broken off')
    await upload.refresh()
    assert.containSubset(upload.report, { begun: { passes: 2, from: 0 } })
    await assert.rejects(breakOff, 'broken off')
    await upload.refresh()
    assert.containSubset(upload.report, { begun: { passes: 2, from: 2 } })

    const begun = { passes: 2, from: 900, at: Date.now() - 10_000 }
    const { header: cells = [] } = upload.report ?? {}
    await upload
      .merge({ status: 'running', total: 1000, checkpoint: 1000, report: { header: cells, begun } })
      .save()
    const { props } = await see(client, await staff(), upload.uid)
    assert.equal(props.upload.progress, 50)
    assert.isAtMost(props.pace.rows_per_second, 10)
    assert.isAtLeast(props.pace.seconds_left, 100)
  })

  test('a waiting upload shows the reason', async ({ assert, client }) => {
    const upload = await queueLines([header])
    await upload.merge({ message: 'The place of the files is away.' }).save()
    const { html } = await see(client, await staff(), upload.uid)
    assert.include(html, 'The place of the files is away.')
  })

  test('the report shows totals and causes, without success if nothing changed', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const first = await over(['Python,SQL,,40', 'nobody,SQL,,40', 'Python,nobody,,101'])
    const { html } = await see(client, person, first.uid)
    assert.include(html, '1 change was made, 2 rows rejected')
    assert.include(html, 'The weight is out of range.')
    assert.include(html, 'is not between 0 and')
    const german = (uid: string) =>
      client.get(`${place}/${uid}`).header('accept-language', 'de').loginAs(person)
    const inGerman = await german(first.uid)
    assert.include(inGerman.text(), 'Das Gewicht liegt außerhalb')

    const same = await over(['Python,SQL,,40'])
    const repeated = await see(client, person, same.uid)
    assert.include(repeated.html, 'Nothing changed: the only row is already up to date')
    const all = 'Nichts hat sich geändert: Die einzige Zeile ist bereits auf dem neuesten Stand'
    const again = await german(same.uid)
    assert.include(again.text(), all)
  })

  test('a form without a file asks for one', async ({ assert, client }) => {
    const person = await staff()
    for (const [language, text] of [
      ['en', 'Choose a file.'],
      ['de', 'Wählen Sie eine Datei aus.'],
    ]) {
      const response = await client
        .post(place)
        .redirects(0)
        .loginAs(person)
        .withCsrfToken()
        .header('referer', `${place}/create`)
        .header('accept-language', language)
        .fields({ kind: 'relations' })
      assert.equal(faultsOf(response), text)
    }
  })

  test('a refused file shows the reason', async ({ assert, client }) => {
    await queueLines(['a,b', '1,2'])
    const upload = await work()
    const { html } = await see(client, await staff(), upload.uid)
    assert.include(html, 'The file was not imported')
    assert.include(html, 'no columns skill, related_skill, weight.')
  })

  test('a checked file is imported once, even if requested repeatedly', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const check = await over(['Python,SQL,,40'], { dryRun: true })
    const checked = await see(client, person, check.uid)
    assert.include(checked.html, '1 change would be made')

    const first = await post(client, person, `${check.uid}/run`)
    const second = await post(client, person, `${check.uid}/run`)
    assert.equal(first.header('location'), second.header('location'))
    const taken = await work()
    assert.equal(first.header('location'), `${place}/${taken.uid}`)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
    const { props } = await see(client, person, check.uid)
    assert.equal(props.taken_in, taken.uid)
  })

  test('rejected rows of a check import nothing from it', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const lines = ['Python,SQL,,40', 'nobody,SQL,,40']
    const check = await over(lines, { dryRun: true })
    await send(client, person, `${header}\nSQL,Python,,40`, { fields: { retry_of: check.uid } })

    const before = await see(client, person, check.uid)
    assert.isNull(before.props.taken_in)
    const run = await post(client, person, `${check.uid}/run`)
    const taken = await Upload.findByOrFail('takenFrom', check.id)
    assert.equal(run.header('location'), `${place}/${taken.uid}`)
    assert.containSubset(taken, { dryRun: false, held: false, retryOf: check.id })
  })

  test('two concurrent imports of a check get the same upload', async ({ assert }) => {
    const check = await over(['nobody,SQL,,40'], { dryRun: true })
    const wanted = { rows: 'all', dryRun: false, startedBy: null } as const
    const [first, second] = await Promise.all([
      retryUpload(check, wanted),
      retryUpload(check, wanted),
    ])
    assert.equal(first.uid, second.uid)
    assert.lengthOf(await Upload.query().where('retryOf', check.id), 1)
  })

  test('a file of skills counts each created skill once', async ({ assert, client }) => {
    const person = await staff()
    const upload = await queueLines(['skill', 'Python', 'SQL'], { kind: 'skills' })
    await work()
    const report = await see(client, person, upload.uid)
    assert.include(report.html, '2 changes were made')
    assert.include(report.html, 'The 2 skills created by this upload will be deleted.')
    assert.notMatch(report.html, /draft skill/i)
  })

  test('rejected rows are available in every format and can be corrected', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL', 'R'])
    const person = await UserFactory.create()
    const lines = [
      'skill,related_skill,weight,,Note,Note',
      'Python,nobody,50,x,y,z',
      'R,SQL,40,,,,on',
    ]
    const upload = await queueLines(lines)
    await work()
    const at = `${place}/${upload.uid}/rejected?format=`
    const json = await client.get(`${at}json`).loginAs(person)
    assert.deepEqual(
      JSON.parse(json.text()).map((record: object) => Object.keys(record).slice(5)),
      [
        ['skill', 'related_skill', 'weight', 'column_9', 'Note', 'Note_11'],
        ['skill', 'related_skill', 'weight', 'column_9', 'Note', 'Note_11', 'beyond_1'],
      ]
    )
    const asked = client.get(`${at}xlsx`)
    asked.request.responseType('blob')
    const book = await asked.loginAs(person)
    const sheet = await rowsIn(book.response.body, 'a.xlsx')
    assert.deepEqual(sheet.header.slice(5), [
      'skill',
      'related_skill',
      'weight',
      '',
      'Note',
      'Note',
    ])
    const right = json.text().replaceAll('nobody', 'SQL')
    const again = await queueLines(Buffer.from(right), { fileName: 'again.json' })
    await work()
    await again.refresh()
    assert.deepEqual([again.created, again.failed], [1, 1])
  })

  test('rejected rows can be exported and retried', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const upload = await over(['Python,SQL,,40', 'nobody,SQL,,40'])
    const file = await client.get(`${place}/${upload.uid}/rejected`).loginAs(person)
    assert.include(file.text(), 'nobody,SQL,,40')
    const data = await client.get(`${place}/${upload.uid}/data`).loginAs(person)
    assert.include(data.text(), 'Python')

    await makeSkills(['nobody'])
    const retried = await post(client, person, `${upload.uid}/retry`).form({ rows: 'failed' })
    const again = await work()
    assert.equal(retried.header('location'), `${place}/${again.uid}`)
    assert.containSubset(again, { status: 'succeeded', created: 1, retryOf: upload.id })
    const nothing = await post(client, person, `${again.uid}/retry`).form({
      rows: 'failed',
    })
    assert.equal(nothing.flashMessages().error, 'The upload has no rejected rows.')
  })

  test('an upload is undone after a confirmation, and both are linked', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const upload = await over(['Python,SQL,,40'])
    const report = await see(client, person, upload.uid)
    assert.include(report.html, 'The relation created by this upload will be deleted.')

    const sent = await post(client, person, `${upload.uid}/undo`)
    const waiting = await Upload.findByOrFail('undoOf', upload.id)
    sent.assertHeader('location', `${place}/${waiting.uid}`)
    const running = await see(client, person, waiting.uid)
    assert.include(running.html, 'Undoing the upload')
    const undo = await work()
    assert.deepEqual(await relationsNow(), [])

    const undone = await see(client, person, undo.uid)
    assert.include(undone.html, 'Undo of lines.csv')
    assert.include(undone.html, '1 change was undone')
    assert.include(undone.html, `${place}/${upload.uid}`)
    assert.include(
      undone.html,
      'This upload cannot be undone: The upload is itself an undo. To apply the original changes again,'
    )
    assert.notInclude(undone.html, 'Import settings')
    assert.notInclude(undone.html, 'Upload corrected file')
    const after = await see(client, person, upload.uid)
    assert.include(after.html, `${place}/${undo.uid}`)
    assert.notInclude(after.html, 'relation created by this upload will be deleted')
    const again = await post(client, person, `${upload.uid}/undo`)
    assert.equal(again.flashMessages().error, 'The upload has already been undone.')
  })

  test('an upload whose records changed explains why it cannot be undone', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const upload = await over(['Python,SQL,,40'])
    await over(['Python,SQL,,50'])
    const { html } = await see(client, person, upload.uid)
    assert.include(html, '1 of its records has changed since, or other records depend on it.')
    const german = await client
      .get(`${place}/${upload.uid}`)
      .header('accept-language', 'de')
      .loginAs(person)
    assert.include(
      german.text(),
      'Der Upload kann nicht rückgängig gemacht werden: 1 seiner Datensätze wurde'
    )
  })

  test('role 4 sees uploads of domains but cannot change them', async ({ assert, client }) => {
    const at = '/portal/companyUser/skills/upload-status'
    const person = await staff(Role.companyUser)
    await queueLines(['name,code', 'Design,d'], { kind: 'categories' })
    const upload = await work()
    const page = renderedPage(await client.get(`${at}/${upload.uid}`).loginAs(person))
    assert.equal(page.props.may_change, false)
    assert.notInclude(page.html, 'Undo upload')
    for (const path of [`/${upload.uid}/columns`, `/create?retry_of=${upload.uid}`]) {
      const response = await client.get(`${at}${path}`).loginAs(person)
      response.assertStatus(403)
      assert.include(renderedPage(response).html, 'Your role is not allowed to import domains.')
    }
    for (const act of ['undo', 'retry', 'cancel', 'run']) {
      const response = await client
        .post(`${at}/${upload.uid}/${act}`)
        .redirects(0)
        .loginAs(person)
        .withCsrfToken()
      assert.equal(response.flashMessages().error, 'Your role is not allowed to import domains.')
    }
    assert.lengthOf(await Upload.all(), 1)
  })

  test('each kind has an importable example file', async ({ assert, client }) => {
    const person = await staff()
    for (const kind of ['categories', 'skills', 'relations', 'synonyms'] as const) {
      const response = await client.get(`${place}/example/${kind}`).loginAs(person)
      response.assertStatus(200)
      const options = { createMissing: true }
      await queueLines(response.text().trim().split('\n'), { kind, options })
      const upload = await work()
      assert.containSubset(upload, { status: 'succeeded', failed: 0 })
      assert.isAbove(upload.created, 1)
    }
    const unknown = await client.get(`${place}/example/nothing`).loginAs(person)
    unknown.assertStatus(404)
  })

  test('unknown uploads are not found, and other roles are redirected', async ({ client }) => {
    const person = await staff()
    const uid = newUid()
    for (const path of ['', '/columns', '/rejected', '/data']) {
      const response = await client.get(`${place}/${uid}${path}`).loginAs(person)
      response.assertStatus(404)
    }
    for (const act of ['run', 'cancel', 'retry', 'undo']) {
      const response = await post(client, person, `${uid}/${act}`)
      response.assertStatus(302)
      response.assertFlashMessage('error', 'The upload was not found.')
    }
    const partner = await createPartner()
    const foreign = await client.get(place).redirects(0).loginAs(partner)
    foreign.assertHeader('location', '/portal/partner/dashboard')
    const sent = await send(client, partner, header)
    sent.assertHeader('location', '/portal/partner/dashboard')
  })
})
