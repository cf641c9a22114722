import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sqlFromNow } from '#app/core/db/database_clock'
import { Refusal } from '#app/core/errors/problem'
import { releaseForCheck } from '#app/imports/actions/release_for_check'
import { readHead } from '#app/imports/readers/csv_reader'
import { inspectHead } from '#app/imports/readers/csv_shape'
import { uploadColumns } from '#app/imports/uploads/upload_columns'
import { FileFault } from '#app/core/files/file_fault'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { rejectedFile } from '#app/imports/report/rejected_file'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { storedNameOf, storedFile } from '#app/core/files/stored_files'
import { pruneUploads } from '#app/imports/run/prune_uploads'
import { workbookText } from '#app/imports/readers/workbook_text'
import { UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'
import { workbookParts, zipOf } from '#tests/helpers/workbooks'

const odd = [
  'Kompetenz;verwandt mit;Grad %;Name',
  'Python;SQL;40;a',
  'Python;Excel;0,5;b',
  'Python;;7;a',
]
const map = { 'Kompetenz': 'skill', 'verwandt mit': 'related_skill', 'Grad %': 'weight' }

/** A row of a sheet. */
function cells(row: number, texts: string[]) {
  const inside = texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
  return `<row r="${row}">${inside.join('')}</row>`
}

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

async function textOf(pieces: AsyncIterable<string | Buffer>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

/** The errors of a refused mapping: field and code. */
async function faultsOf(refused: Promise<unknown>) {
  try {
    await refused
  } catch (error) {
    if (error instanceof Refusal) return error.faults.map(({ field, code }) => `${field} ${code}`)
    throw error
  }
  throw new Error('It was not refused')
}

test.group('Columns of an upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown with samples, detected fields and missing ones', async ({ assert }) => {
    const upload = await queueLines(odd, { held: true })

    const found = await uploadColumns(upload, {})

    assert.equal(found.delimiter, ';')
    assert.equal(found.encoding, 'utf-8')
    assert.deepEqual(found.header, [
      { name: 'Kompetenz', field: null, samples: ['Python'] },
      { name: 'verwandt mit', field: null, samples: ['SQL', 'Excel'] },
      { name: 'Grad %', field: null, samples: ['40', '0,5', '7'] },
      { name: 'Name', field: 'skill', samples: ['a', 'b'] },
    ])
    assert.deepEqual(found.missing, ['related_skill', 'weight'])
    assert.deepInclude(found.fields, { name: 'skill', needed: true })
    assert.deepInclude(found.fields, { name: 'confidence', needed: false })
  })

  test('of a large file are read from its head only', async ({ assert }) => {
    const rows = Array.from(
      { length: 60_000 },
      (_, index) => `Fähigkeit ${index},Größe,${index % 100}`
    )
    const upload = await queueLines(['skill,related_skill,weight', ...rows])

    const found = await uploadColumns(upload, {})

    assert.equal(found.encoding, 'utf-8')
    assert.deepEqual(found.header[0].samples, ['Fähigkeit 0', 'Fähigkeit 1', 'Fähigkeit 2'])
  })

  test('of a gzipped file are read from its start, even if it is truncated', async ({ assert }) => {
    const blank = '\n'.repeat(4 * 1024 * 1024)
    const packed = gzipSync(`skill,related_skill,weight\nPython,SQL,40${blank}`)
    const cut = packed.subarray(0, packed.length - 8)
    const upload = await queueLines(cut, { held: true, fileName: 'lines.csv.gz' })

    const found = await uploadColumns(upload, {})

    assert.deepEqual(found.header[1], {
      name: 'related_skill',
      field: 'related_skill',
      samples: ['SQL'],
    })
  })

  test('of a workbook are read in storage, with one pass over the file', async ({ assert }) => {
    const book = await zipOf(
      workbookParts(cells(1, ['skill', 'weight']) + cells(2, ['Python', '4']))
    )
    const upload = await queueLines(book, { held: true, fileName: 'book.xlsx' })

    const stored = await storedFile(upload)
    assert.deepEqual(await readFile(stored.path ?? ''), book)
    const passing = app.makePath(env.get('DATA_DIR'), 'uploads-passing')
    const ours = async () => {
      const names = await readdir(passing).catch(() => [])
      return names.filter((name) => name.includes(`.${process.pid}.`))
    }
    const before = await ours()
    const pieces = workbookText({ ...stored, path: undefined })
    await pieces.next()
    assert.lengthOf(await ours(), before.length + 1)
    await pieces.return(undefined)
    assert.lengthOf(await ours(), before.length)

    let opened = 0
    const counted = { ...stored, open: () => ((opened += 1), stored.open()) }
    const head = await inspectHead(counted, relationsImport.columns, { maximumBytes: 1e6 })
    const rows: string[][] = []
    for await (const some of readHead(head)) rows.push(...some.map(({ cells: texts }) => texts))
    assert.deepEqual(rows, [['Python', '4']])
    assert.equal(opened, 1)
    const found = await uploadColumns(upload, {})
    assert.deepEqual(found.header[0].samples, ['Python'])
  })

  test('of an unsupported file fail with its fault', async ({ assert }) => {
    const upload = await queueLines(['%PDF-1.4'], { held: true })
    await assert.rejects(() => uploadColumns(upload, {}), FileFault)
  })

  test('are awaited, hidden from workers and lists', async ({ assert, client }) => {
    const upload = await queueLines(odd, { held: true })
    assert.isNull(await claimUpload())

    const person = await UserFactory.merge({ role: 4 }).create()
    const list = await client
      .get('/v1/skills/file_upload_record_list_view/')
      .withGuard('api')
      .loginAs(person)
    list.assertStatus(200)
    assert.deepEqual(list.body().data, [])
    await assert.rejects(() => retryUpload(upload, { rows: 'all', dryRun: false, startedBy: null }))
  })

  test('are used for the check and then for the import', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const upload = await queueLines(odd, { held: true })

    await releaseForCheck(upload, { columns: map, options: { source: 'HR' } })
    assert.containSubset(upload, { held: false, dryRun: true, status: 'queued' })
    await work()

    await upload.refresh()
    assert.containSubset(upload, { status: 'succeeded_with_errors', created: 2, failed: 1 })
    assert.equal(upload.report?.weight?.scale, 'percent')
    assert.deepEqual(upload.report?.unusedColumns, ['Name'])
    assert.deepEqual(await relationsNow(), [])
    await retryUpload(upload, { rows: 'all', dryRun: false, startedBy: null })
    await work()
    assert.deepEqual(await relationsNow(), ['Python > Excel related 1', 'Python > SQL related 40'])
    const sources = await db.from('skill_relations').distinct('source')
    assert.deepEqual(sources, [{ source: 'HR' }])
  })

  test('keep their names in the file of rejected rows, for the same mapping', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const upload = await queueLines(odd, { options: { columns: map } })
    await work()
    await upload.refresh()

    const rejected = await textOf(rejectedFile(upload))
    const [header, row] = rejected.split('\n')
    assert.equal(
      header,
      'error_line;error_column;error_code;error_message;error_weight_scale;Kompetenz;verwandt mit;Grad %;Name'
    )
    assert.include(row, 'verwandt mit;related_skill_missing')
    const { rejected: again } = await importLines('relations', rejected.trim().split('\n'), {
      options: { columns: map },
    })
    assert.deepEqual(
      again.map(({ code }) => code),
      ['related_skill_missing']
    )
    const retried = await retryUpload(upload, { rows: 'failed', dryRun: false, startedBy: null })
    await work()
    await retried.refresh()
    assert.containSubset(retried, { failed: 1, processed: 1 })
    assert.deepEqual(retried.options.columns, map)
  })

  test('of earlier errors are not repeated in a new error file', async ({ assert }) => {
    await makeSkills(['Python'])
    const lines = ['skill,related_skill,weight', 'Python,nobody,50']
    const first = await queueLines(lines)
    await work()
    await first.refresh()
    const round = await textOf(rejectedFile(first))
    const second = await queueLines(round.trim().replace(',nobody,', ',somebody,').split('\n'))
    await work()
    await second.refresh()

    const again = await textOf(rejectedFile(second))
    const [header, row] = again.split('\n')
    assert.equal(
      header,
      'error_line,error_column,error_code,error_message,error_weight_scale,skill,related_skill,weight'
    )
    assert.match(
      row,
      /^2,related_skill,unknown_related_skill,.*somebody.*,percent,Python,somebody,50$/
    )
  })

  test('with an invalid map are refused one by one', async ({ assert }) => {
    const upload = await queueLines(odd, { held: true })
    const refused = (columns: Record<string, string | null>) =>
      faultsOf(releaseForCheck(upload, { columns }))

    assert.deepEqual(await refused({ ...map, Name: 'skill' }), ['columns.Name duplicate_column'])
    assert.deepEqual(await refused({ ...map, 'Grad %': null }), ['columns missing_column'])
    assert.deepEqual(await refused({ ...map, Farbe: 'source' }), ['columns.Farbe unknown_column'])
    assert.deepEqual(await refused({ ...map, Name: 'colour' }), ['columns.Name unknown_field'])
    await upload.refresh()
    assert.isTrue(upload.held)
  })

  test('with an invalid map of thousands of names are refused briefly', async ({ assert }) => {
    const upload = await queueLines([
      Array.from({ length: 900 }, (_, at) => `column ${at}`).join(','),
    ])
    const names = Array.from({ length: 900 }, (_, at) => [`unknown ${at}`, 'skill'])
    const refused = releaseForCheck(upload, { columns: Object.fromEntries(names) })

    const fault = await refused.catch((error: unknown) => error)

    assert.instanceOf(fault, Refusal)
    const { faults, message } = fault as Refusal
    assert.lengthOf(faults, 20)
    assert.isBelow(message.length, 20 * 1000)
    assert.include(faults[0].message, 'column 19 and 880 more')
  })

  test('cannot be mapped twice', async ({ assert }) => {
    const upload = await queueLines(odd, { held: true })
    const other = await Upload.findOrFail(upload.id)
    await releaseForCheck(upload, { columns: map })

    await assert.rejects(() => releaseForCheck(other, { columns: { ...map, Name: 'source' } }))
    await upload.refresh()
    assert.deepEqual(upload.options.columns, map)
  })

  test('are awaited for a day, then the upload is deleted with its file', async ({ assert }) => {
    const forgotten = await queueLines(odd, { held: true })
    const waiting = await queueLines(odd, { held: true })
    const path = await storedNameOf(forgotten)
    const client = db.connection()
    const longAgo = client.raw(sqlFromNow(client, -25 * 60 * 60))
    await client.from('uploads').where('id', forgotten.id).update({ created_at: longAgo })

    await pruneUploads()

    assert.isNull(await Upload.find(forgotten.id))
    await assert.rejects(() => storedNameOf(forgotten), FileFault)
    assert.notEqual(await storedNameOf(waiting), path)
  })

  test('an upload with a deleted file cannot be retried', async ({ assert }) => {
    const upload = await queueLines(odd)
    await upload.merge({ status: 'cancelled' }).save()
    await db.from('uploads').where('id', upload.id).update({ stored_file: null })

    const resuming = retryUpload(upload, { rows: 'all', dryRun: false, startedBy: null })

    const fault = await resuming.catch((error: unknown) => error)
    assert.containSubset(fault, { code: 'file_not_found' })
    await upload.refresh()
    assert.equal(upload.status, 'cancelled')
  })

  test('on /v1 are sent as JSON with the file, and returned', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const person = await UserFactory.merge({ role: 4 }).create()
    const send = (columns: string) =>
      client
        .post('/v1/skills/skill_relation_bulk_import/')
        .withGuard('api')
        .loginAs(person)
        .accept('json')
        .file('file', Buffer.from(odd.join('\n')), { filename: 'odd.csv', contentType: 'text/csv' })
        .field('columns', columns)

    const refused = await send('{"Kompetenz":"skill"}')
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'columns', code: 'missing_column' }] })
    const noJson = await send('skill')
    noJson.assertStatus(422)
    const many = Array.from({ length: 1001 }, (_, at) => [`c${at}`, null])
    const tooMany = await send(JSON.stringify(Object.fromEntries(many)))
    tooMany.assertStatus(422)
    tooMany.assertBodyContains({ errors: [{ field: 'columns', code: 'too_many' }] })
    const accepted = await send(JSON.stringify(map))
    accepted.assertStatus(202)
    assert.deepEqual(accepted.body().options.columns, map)
    await work()
    assert.lengthOf(await relationsNow(), 2)
  })

  test('on /v1 also apply to workbooks, JSON and TSV', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL', 'R'])
    const person = await UserFactory.merge({ role: 4 }).create()
    const book = await zipOf(
      workbookParts(
        cells(1, ['Kompetenz', 'verwandt mit', 'Grad']) + cells(2, ['Python', 'SQL', '40'])
      )
    )
    const files: Array<[string, Buffer]> = [
      ['book.xlsx', book],
      ['lines.jsonl', Buffer.from('{"Kompetenz":"SQL","verwandt mit":"R","Grad":40}\n')],
      ['tabs.tsv', Buffer.from('Kompetenz;\tverwandt mit\tGrad\nR\tPython\t40\n')],
    ]

    for (const [filename, content] of files) {
      const skill = filename === 'tabs.tsv' ? 'Kompetenz;' : 'Kompetenz'
      const columns = { [skill]: 'skill', 'verwandt mit': 'related_skill', 'Grad': 'weight' }
      const sent = await client
        .post('/v1/skills/skill_relation_bulk_import/')
        .withGuard('api')
        .loginAs(person)
        .accept('json')
        .file('file', content, { filename, contentType: 'application/octet-stream' })
        .field('columns', JSON.stringify(columns))
      sent.assertStatus(202)
      await work()
    }

    assert.lengthOf(await relationsNow(), 3)
  })
})
