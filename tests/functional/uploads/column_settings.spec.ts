import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Refusal } from '#app/core/errors/problem'
import { columnsOfLastUpload } from '#app/imports/actions/last_columns'
import type { ColumnTarget } from '#app/imports/readers/given_columns'
import { rejectedFile } from '#app/imports/report/rejected_file'
import { givenColumnsValidator } from '#app/imports/upload_validators'
import { refuseColumns } from '#app/imports/actions/file_columns'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { defaultOptions, type ImportOptions } from '#app/imports/importer'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import Upload, { type UploadKind } from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { memoryFile } from '#tests/helpers/csv_files'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines } from '#tests/helpers/queued_uploads'

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

async function faultsOf(kind: UploadKind, line: string, columns: ImportOptions['columns']) {
  try {
    await refuseColumns(memoryFile(line, 64), kind, { ...defaultOptions, columns })
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.faults.map(({ field, code }) => `${field} ${code}`)
    throw error
  }
}

test.group('Settings of columns', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('give all rows a value that the file does not have', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'R'])
    const columns = {
      weight: { constant: '50' },
      kind: { field: 'relation_type', constant: 'essential' },
      source: { constant: 'ESCO 1.1' },
    }
    const lines = ['from,to,source', 'Python,SQL,mine', 'SQL,R,']

    const { counts } = await importLines('relations', lines, { options: { columns } })

    assert.containSubset(counts, { created: 2, failed: 0 })
    assert.deepEqual(await relationsNow(), ['Python > SQL essential 50', 'SQL > R essential 50'])
    const sources = await db.from('skill_relations').select('source')
    assert.deepEqual(new Set(sources.map(({ source }) => source)), new Set(['ESCO 1.1']))
  })

  test('give rows a value by the text of a column', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'R'])
    const per = { column: 'kind', values: { essential: '100', optional: '60' } }
    const columns = { kind: 'relation_type', weight: { constant: '40', per } }
    const rows = ['Python,SQL,essential', 'SQL,R,optional', 'R,SQL,related']

    await importLines('relations', ['skill,related_skill,kind', ...rows], { options: { columns } })

    assert.deepEqual(await relationsNow(), [
      'Python > SQL essential 100',
      'R > SQL related 40',
      'SQL > R optional 60',
    ])
    const other = { weight: { constant: '40', per: { ...per, column: 'sort' } } }
    const faults = await faultsOf('relations', 'skill,related_skill,kind', other)
    assert.deepEqual(faults, ['columns.sort unknown_column'])
  })

  test('convert weights of another scale', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'R', 'Java'])
    const columns = { Rank: { field: 'weight', scale: '1-5' } }
    const lines = ['skill,related_skill,Rank', 'Python,SQL,1', 'Python,R,3', 'SQL,R,5', 'R,SQL,0']

    const { report, rejected } = await importLines('relations', lines, { options: { columns } })

    assert.deepEqual(await relationsNow(), [
      'Python > R related 50',
      'Python > SQL related 0',
      'SQL > R related 100',
    ])
    assert.equal(report.weight?.scale, '1-5')
    assert.deepEqual(
      rejected.map(({ column, message }) => `${column}: ${message}`),
      ['Rank: The weight "0" is not between 1 and 5.']
    )
    const percent = { Rank: { field: 'weight', scale: '0-100' } }
    await importLines('relations', ['skill,related_skill,Rank', 'Java,SQL,0.5'], {
      options: { columns: percent },
    })
    assert.include(await relationsNow(), 'Java > SQL related 1')
  })

  test('split lists at a separator and join columns', async ({ assert }) => {
    const columns = {
      First: { field: 'skill', join: ' ' },
      Second: { field: 'skill', join: ' ' },
      Also: { field: 'alt_labels', separator: ',' },
    }
    const lines = ['First,Second,Also', 'data,modelling,"designing data, ER; modelling"', ',law,']

    const { counts } = await importLines('skills', lines, { options: { columns } })

    assert.containSubset(counts, { created: 2, failed: 0 })
    const skills = await db.from('skills').orderBy('name').select('id', 'name')
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['data modelling', 'law']
    )
    const aliases = await db.from('skill_aliases').where('skill_id', skills[0].id)
    assert.sameMembers(
      aliases.map(({ name }) => name),
      ['designing data', 'ER; modelling']
    )
  })

  test('take the first row as data, with columns by place', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'R'])
    const columns = { '#1': 'skill', '#2': 'related_skill', '#4': 'weight' }
    const lines = ['Python;SQL;x;40', 'SQL;R;y;60', 'SQL;nobody;z;1']

    const { report, rejected, counts } = await importLines('relations', lines, {
      options: { noHeader: true, columns },
    })

    assert.containSubset(counts, { created: 2, failed: 1 })
    assert.deepEqual(report.header, ['column_1', 'column_2', 'column_3', 'column_4'])
    assert.deepEqual(
      rejected.map(({ line, column }) => ({ line, column })),
      [{ line: 3, column: 'column_2' }]
    )
  })

  test('by place fit the file of rejected rows, which has a header', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const columns = { '#1': 'skill', '#2': 'related_skill', '#3': 'weight' }
    const upload = await queueLines(['Python;nobody;40', 'SQL;Python;60'], {
      options: { noHeader: true, columns, delimiter: ';' },
    })
    await work()
    await upload.refresh()

    let text = ''
    for await (const piece of rejectedFile(upload)) text += String(piece)
    const [header, row] = text.trim().split('\n')
    assert.match(header, /^error_line;.*;column_1;column_2;column_3$/)
    const { rejected } = await importLines('relations', [header, row], {
      options: { noHeader: true, columns, delimiter: ';' },
    })
    assert.deepEqual(
      rejected.map(({ column, code, cells }) => [column, code, ...cells.slice(-3)]),
      [['column_2', 'unknown_related_skill', 'Python', 'nobody', '40']]
    )
  })

  test('cells over many lines and weights of another scale are noted', async ({ assert }) => {
    const lines = Array.from({ length: 60 }, (_, index) => `line ${index} of the text`)
    const { report, counts } = await importLines('skills', [
      'name,description',
      'Python,"',
      ...lines,
      'SQL,"',
      'R,',
    ])
    assert.containSubset(counts, { created: 2, failed: 0 })
    assert.containSubset(report.notes, [{ code: 'long_cells', count: 1, examples: ['2–63'] }])

    const { report: relations } = await importLines('relations', [
      'skill,related_skill,weight',
      'Python,R,0.7',
      'R,Python,70',
    ])
    assert.containSubset(relations.notes, [
      { code: 'weights_below_one', count: 1, examples: ['0.7'] },
    ])
    const fractions = await importLines('relations', ['skill,related_skill,weight', 'Python,R,0.7'])
    assert.notInclude(JSON.stringify(fractions.report.notes), 'weights_below_one')
  })

  test('a file whose rows are all left out is refused with that reason', async ({ assert }) => {
    const columns = { Kind: { field: null, only: ['skill'] }, Name: 'skill' }
    const refused = () =>
      importLines('skills', ['Kind,Name', 'group,Textiles'], { options: { columns } })

    await assert.rejects(
      refused,
      'The file has no rows with the values that were chosen: all of them were left out.'
    )
  })

  test('that do not exist are refused by name', async ({ assert }) => {
    const columns = { Rank: { field: 'weight', scal: '1-5' } as ColumnTarget }
    const { columns: valid } = await givenColumnsValidator.validate({ columns })
    const faults = await faultsOf('relations', 'skill,related_skill,Rank', valid)
    assert.deepEqual(faults, ['columns.Rank.scal unknown_field'])
  })

  test('are kept when rejected rows are retried', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const columns = {
      weight: { constant: '70' },
      A: 'skill',
      B: { field: 'related_skill', join: ' ' },
      C: { field: 'related_skill', join: ' ' },
    }
    const upload = await queueLines(['A,B,C', 'Python,SQL,', 'SQL,data,science'], {
      kind: 'relations',
      options: { columns },
    })
    await work()
    await upload.refresh()
    assert.containSubset(upload, { created: 1, failed: 1 })

    await makeSkills(['data science'])
    const retried = await retryUpload(upload, { rows: 'failed', startedBy: null })
    await work()

    assert.containSubset(await retried.refresh(), { created: 1, failed: 0 })
    assert.include(await relationsNow(), 'SQL > data science related 70')
  })

  test('are refused where they make no sense', async ({ assert }) => {
    const line = 'skill,related_skill,weight\na,b,1'
    assert.deepEqual(
      await faultsOf('relations', line, {
        skill: { field: 'skill', scale: '1-5' },
        related_skill: { field: 'related_skill', separator: ';' },
        weight: { field: 'weight', scale: 'stars' },
        age: { constant: '3' },
      }),
      [
        'columns.skill column_setting',
        'columns.related_skill column_setting',
        'columns.weight column_setting',
        'columns.age unknown_field',
      ]
    )
    assert.deepEqual(await faultsOf('relations', line, { '#9': 'skill' }), [
      'columns.#9 unknown_column',
      'columns missing_column',
    ])
    assert.deepEqual(
      await faultsOf('relations', line, { 'weight': { constant: '5' }, '#3': 'weight' }),
      ['columns.weight duplicate_column']
    )
  })
})

test.group('Skills of relations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are found by name, alias, public id, external id or URI', async ({ assert }) => {
    await importLines('skills', [
      'skill,alt_labels,external_id,uri',
      'Python,py,P1,http://example.org/python',
      'SQL,sequel,S1,http://example.org/sql',
      'R,,R1,',
    ])
    const { uid } = await db.from('skills').where('name', 'R').firstOrFail()
    const unknown = '0190b0c2-6d0e-7c5e-a51f-3b1f0a5d9c11'
    const lines = [
      'skill,related_skill,weight',
      'http://example.org/python,S1,10',
      `py,${uid},20`,
      'SQL,P1,30',
      'sequel, http://example.org/python ,31',
      `R1,http://example.org/nothing,40`,
      `${unknown},Python,50`,
    ]

    const { rejected } = await importLines('relations', lines, { options: { createMissing: true } })

    assert.deepEqual(await relationsNow(), [
      'Python > R related 20',
      'Python > SQL related 10',
      'SQL > Python related 30',
    ])
    assert.deepEqual(
      rejected.map(({ line, code }) => `${line} ${code}`),
      ['5 duplicate_in_file', '6 unknown_related_skill', '7 unknown_skill']
    )
  })
})

test.group('Columns of the last file', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('with the same header are offered on the page', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await UserFactory.merge({ role: 0 }).create()
    const send = async (header: string) => {
      const sent = await client
        .post('/portal/admin/skills/upload-status')
        .loginAs(person)
        .withCsrfToken()
        .redirects(0)
        .file('file', Buffer.from(`${header}\nPython,SQL\n`), { filename: 'mine.csv' })
        .field('kind', 'relations')
      return Upload.named(/upload-status\/([\w-]+)/.exec(sent.header('location') ?? '')?.[1])
    }
    const first = await send('Kompetenz,dazu')
    assert.isNull(first.allOptions.columns)
    const confirmed = await client
      .post(`/portal/admin/skills/upload-status/${first.uid}/columns`)
      .loginAs(person)
      .withCsrfToken()
      .redirects(0)
      .form({
        fields: ['skill', 'related_skill'],
        constants: { weight: '65', source: '' },
        preset: 'none',
        no_header: 'false',
      })
    confirmed.assertStatus(302)
    await work()
    await first.refresh()
    assert.containSubset(first.options.columns, {
      Kompetenz: 'skill',
      weight: { constant: '65' },
    })

    const again = await send('Kompetenz,dazu')
    assert.equal(again.allOptions.preset, 'last')
    assert.deepEqual(again.allOptions.columns, first.options.columns)
    const page = await client
      .get(`/portal/admin/skills/upload-status/${again.uid}/columns`)
      .loginAs(person)
    assert.include(page.text(), 'The columns are mapped as in mine.csv.')
    const other = await send('Kompetenz,darunter')
    assert.isNull(other.allOptions.columns)
    assert.isNull(await columnsOfLastUpload(['Kompetenz', 'dazu'], 'skills'))
  })

  test('can be replaced by a preset of another kind', async ({ assert, client }) => {
    const person = await UserFactory.merge({ role: 0 }).create()
    const header = 'conceptType,conceptUri,skillType,preferredLabel,altLabels'
    const upload = await queueLines(
      [header, 'KnowledgeSkillCompetence,http://example.org/1,knowledge,physics,nature'],
      { kind: 'relations', held: true, startedBy: person.id }
    )
    const path = `/portal/admin/skills/upload-status/${upload.uid}/columns`
    const page = await client.get(path).loginAs(person)
    assert.include(page.text(), 'This looks like ESCO skills.')
    assert.include(page.text(), `${path}?preset=esco_skills`)
    const other = await client.get(`${path}?preset=onet_tools`).loginAs(person)
    assert.include(other.text(), 'This file does not look like O*NET tools used.')
    const bare = await client.get(`${path}?no_header=true`).loginAs(person)
    assert.include(bare.text(), 'Field for column_5')

    const sent = await client
      .post(path)
      .loginAs(person)
      .withCsrfToken()
      .redirects(0)
      .form({
        preset: 'esco_skills',
        fields: ['', 'uri', 'skill_type', 'skill', 'alt_labels'],
        separator: 'line_break',
      })
    sent.assertStatus(302)
    await work()
    assert.containSubset(await upload.refresh(), { kind: 'skills', created: 1, failed: 0 })
    assert.equal(upload.options.preset, 'esco_skills')
  })
})
