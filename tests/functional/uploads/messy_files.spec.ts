import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { readCsv } from '#app/imports/readers/csv_reader'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { localFile } from '#app/core/files/import_file'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import Upload from '#app/imports/upload'
import { doors, signInAsStaff } from '#tests/helpers/import_doors'
import { makeSkills, relationsNow } from '#tests/helpers/imports'
import { expected, makeSkillsOf, messy } from '#tests/helpers/messy_files'
import { workUntil } from '#tests/helpers/queued_uploads'
import { skillaryProgram } from '#tests/helpers/skillary_program'

test.group('Messy files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const program = skillaryProgram(group)
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  for (const [door, take] of Object.entries(doors)) {
    for (const [name, result] of Object.entries(expected)) {
      test(`${name} by ${door} has the result of expected.json`, async ({ assert, client }) => {
        const { rows, ok, errors = [], repeated = [], bad_line: badLine } = result
        const { file_error: refused } = result
        if (!refused) await makeSkillsOf(name)
        await take(client, `${messy}/${name}`, { program })

        const upload = await Upload.query().orderBy('id', 'desc').first()
        const written = await relationsNow()
        if (refused) {
          assert.deepEqual(written, [])
          if (upload)
            assert.containSubset(upload, { status: 'failed', report: { fault: 'not_a_csv' } })
          return
        }
        const imported = ok ?? Number(rows) - 1
        const failed = Number(rows) - imported - repeated.length
        assert.containSubset(upload, {
          status: failed ? 'succeeded_with_errors' : 'succeeded',
          processed: rows,
          created: imported,
          failed,
          repeated: repeated.length,
        })
        assert.lengthOf(written, imported)
        const rejected = await db
          .from('rejected_rows')
          .where('upload_id', Number(upload?.id))
          .orderBy('id')
        if (badLine) {
          assert.containSubset(rejected, [{ line: badLine, code: 'bad_quote' }])
          return
        }
        assert.deepEqual(
          rejected.map(({ row_number: row, code }) => ({ data_row: row, code })),
          errors.map(({ data_row: row, code }) => ({ data_row: row, code: code.split(/[ ;]/)[0] }))
        )
      })
    }
  }

  test('corrected rejected rows are imported by skillary without errors', async ({ assert }) => {
    const name = '08_row_errors.csv'
    await makeSkillsOf(name)
    await makeSkills(['put right', ...Array.from({ length: 16 }, (_, index) => `right ${index}`)])
    await signInAsStaff(program)
    const errors = program.inHome('rejected.csv')
    const first = await workUntil(
      program.run(['import', `${messy}/${name}`, '--watch', '--errors', errors])
    )
    assert.equal(first.code, 6, first.stderr)

    const file = await localFile(errors)
    const shape = await inspectCsv(file, relationsImport.columns, { maximumBytes: 1e6 })
    const fixed = [shape.header.join(',')]
    for await (const rows of readCsv(file, shape)) {
      for (const { cells } of rows) {
        const errorCells = cells.slice(0, 4).map((cell) => `"${cell.replaceAll('"', '""')}"`)
        const right = shape.header.slice(4).map((header) => {
          if (/^weight/.test(header)) return '50'
          if (/related/.test(header) && !/type/.test(header)) return `right ${fixed.length - 1}`
          return /type/.test(header) ? 'related' : 'put right'
        })
        fixed.push([...errorCells, ...right].join(','))
      }
    }
    assert.lengthOf(fixed, 17)
    await writeFile(program.inHome('fixed.csv'), fixed.join('\n'))
    const second = await workUntil(program.run(['import', program.inHome('fixed.csv'), '--watch']))

    assert.equal(second.code, 0, `${second.stdout}${await readFile(errors, 'utf8')}`)
    assert.match(second.stdout, /16 rows, 16 created/)
    assert.lengthOf(await relationsNow(), 117)
  })
})
