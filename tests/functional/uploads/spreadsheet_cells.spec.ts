import testUtils from '@adonisjs/core/services/test_utils'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { exportSkills } from '#app/exports/export_skills'
import { localFile } from '#app/core/files/import_file'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import type { ImportOptions } from '#app/imports/importer'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import Skill from '#app/catalogue/skill'
import type { UploadKind } from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { memoryFile } from '#tests/helpers/csv_files'
import { everything, importFile, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines, removesFiles } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'
import { workbookParts, zipOf } from '#tests/helpers/workbooks'

const esco = app.makePath('tests/fixtures/skills/line_breaks_in_aliases.csv')

/** The skills with their aliases, in order. */
async function aliasesNow() {
  const skills = await Skill.query()
    .orderBy('id')
    .preload('aliases', (query) => query.orderBy('id'))
  return Object.fromEntries(
    skills.map(({ name, aliases }) => [name, aliases.map((alias) => alias.name)])
  )
}

async function workbook(rows: string[][]) {
  const letters = 'ABCDEF'
  const cell = (text: string, at: string) =>
    text.startsWith('#')
      ? `<c r="${at}" t="e"><v>${text}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map((cells, row) => {
    const inside = cells.map((text, column) => cell(text, `${letters[column]}${row + 1}`))
    return `<row r="${row + 1}">${inside.join('')}</row>`
  })
  return zipOf(workbookParts(lines.join('')))
}

/** The same rows, header first, in each import format. */
const formats: Record<string, (rows: string[][]) => Promise<Buffer | string>> = {
  csv: async (rows) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'),
  xlsx: workbook,
  json: async ([header, ...rows]) =>
    JSON.stringify(
      rows.map((cells) => Object.fromEntries(cells.map((cell, place) => [header[place], cell])))
    ),
}

async function importRows(
  kind: UploadKind,
  format: string,
  rows: string[][],
  options: Partial<ImportOptions> = {}
) {
  const rejected: RejectedRow[] = []
  const report = await importFile({
    kind,
    options,
    file: memoryFile(await formats[format](rows), 64 * 1024, `ours.${format}`),
    onRejected: (some) => rejected.push(...some),
  })
  return { report, faults: rejected.map(({ column, code }) => `${column} ${code}`) }
}

test.group('Several aliases in one cell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('are split in a file like those of ESCO, and counted in the report', async ({ assert }) => {
    const report = await importFile({ kind: 'skills', file: await localFile(esco) })

    assert.containSubset(report, { created: 5, failed: 0 })
    assert.deepEqual(report.unusedColumns, ['conceptType', 'reuseLevel'])
    assert.deepEqual(await aliasesNow(), {
      'sharpen garden tools': [],
      'plan a garden': ['lay out a garden', 'design a garden', 'draw up plans for gardens'],
      'soil types': ['kinds of soil'],
      'graft fruit trees': ['grafting', 'budding', 'whip grafting', 'cleft grafting'],
      'hedges': ['hedge plants'],
    })
    assert.deepEqual(
      report.notes.map(({ code, count }) => [code, count]),
      [
        ['aliases_split_at_line_break', 2],
        ['aliases_split_at_semicolon', 1],
        ['aliases_split_at_pipe', 1],
      ]
    )
    assert.deepEqual(report.notes[1].examples, [
      '"grafting | budding | whip grafting | cleft grafting"',
    ])
  })

  test('of a rejected row are not counted in the report', async ({ assert }) => {
    const { report, faults } = await importRows('skills', 'csv', [
      ['skill', 'status', 'alt_labels'],
      ['Python', 'nonsense', 'py|python3'],
      ['SQL', '', 'sequel|structured query language'],
      ['SQL', '', 'a|b'],
    ])

    assert.deepEqual(faults, ['status unknown_status', 'skill duplicate_in_file'])
    assert.deepEqual(
      report.notes.map(({ code, count }) => [code, count]),
      [['aliases_split_at_pipe', 1]]
    )
  })

  const cells = { csv: 'a\r\nb;c|d', xlsx: 'a&#10;b;c|d', json: 'a\nb;c|d' }
  for (const [format, cell] of Object.entries(cells)) {
    test(`are split in ${format}`, async ({ assert }) => {
      await importRows('skills', format, [
        ['skill', 'alt_labels'],
        ['Python', cell],
      ])

      assert.deepEqual(await aliasesNow(), { Python: ['a', 'b', 'c', 'd'] })
    })
  }

  test('are not split in JSON lists, after a backslash, and in exports', async ({ assert }) => {
    const records = [{ skill: 'Python', aliases: ['a; b', 'c | d', String.raw`e\f`] }]
    const file = memoryFile(JSON.stringify(records), 1024, 'ours.json')
    const { notes } = await importFile({ kind: 'skills', file })
    await importRows('skills', 'csv', [
      ['skill', 'alt_labels'],
      ['Go', String.raw`a\; b|c \| d`],
    ])
    const expected = { Python: ['a; b', 'c | d', String.raw`e\f`], Go: ['a; b', 'c | d'] }
    assert.deepEqual(await aliasesNow(), expected)
    assert.notInclude(JSON.stringify(notes), 'semicolon')

    let text = ''
    for await (const piece of exportSkills({ format: 'csv' })) text += piece
    const again = await importFile({
      kind: 'skills',
      options: { mode: 'replace' },
      file: memoryFile(text, 1024),
    })

    assert.containSubset(again, { unchanged: 2, updated: 0, failed: 0 })
    assert.deepEqual(await aliasesNow(), expected)
  })

  test('are counted on the page and on /v1', async ({ assert, client }) => {
    const person = await UserFactory.merge({ role: 4 }).create()
    const lines = ['skill,alt_labels', 'Python,"a', 'b"', 'Go,"c', 'd"', 'Rust,e']
    const upload = await queueLines(lines, { kind: 'skills', startedBy: person.id })
    await runClaimedUpload((await claimUpload())!)

    const page = await client
      .get(`/portal/companyUser/skills/upload-status/${upload.uid}`)
      .loginAs(person)
    const task = await client
      .get(`/v1/skills/task-status/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)

    const message = '2 cells with several aliases were split at line breaks.'
    assert.include(renderedPage(page).html, message)
    const code = 'aliases_split_at_line_break'
    assert.containSubset(task.body(), { notes: [{ code, message, count: 2 }] })
  })
})

test.group('A spreadsheet error in a cell', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const format of Object.keys(formats)) {
    test(`rejects its row in ${format}`, async ({ assert }) => {
      await makeSkills(['Python', 'SQL'])
      const before = await everything()
      const skills = await importRows('skills', format, [
        ['skill', 'alt_labels', 'description', 'remarks'],
        ['#REF!', '', '', ''],
        ['Go', '#N/A', '', ''],
        ['Rust', '', '#NAME?', ''],
        ['Perl', 'x|#DIV/0!', '', ''],
      ])
      const relations = await importRows(
        'relations',
        format,
        [
          ['skill', 'related_skill', 'weight'],
          ['#VALUE!', 'SQL', '50'],
          ['Python', '#NULL!', '50'],
          ['Python', 'SQL', '#NUM!'],
        ],
        { createMissing: true }
      )
      const domains = await importRows('categories', format, [
        ['name', 'code'],
        ['Computing', '#REF!'],
      ])

      assert.deepEqual(skills.faults, [
        'skill error_value',
        'alt_labels error_value',
        'description error_value',
        'alt_labels error_value',
      ])
      assert.deepEqual(relations.faults, [
        'skill error_value',
        'related_skill error_value',
        'weight error_value',
      ])
      assert.deepEqual(domains.faults, ['code error_value'])
      assert.deepEqual(await relationsNow(), [])
      const { uploads, ...after } = await everything()
      assert.deepEqual(
        { ...after, uploads: before.uploads },
        { ...before, rejected_rows: after.rejected_rows }
      )
    })

    test(`is ignored in an unknown column in ${format}`, async ({ assert }) => {
      const { report } = await importRows('skills', format, [
        ['skill', 'remarks'],
        ['Python', '#REF!'],
      ])

      assert.containSubset(report, { created: 1, failed: 0 })
    })
  }
})
