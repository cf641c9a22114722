import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import { readCsv } from '#app/imports/readers/csv_reader'
import { columnsOfUpload } from '#app/imports/actions/file_columns'
import { inspectCsv } from '#app/imports/readers/csv_shape'
import { localFile } from '#app/core/files/import_file'
import { relationsImport } from '#app/imports/kinds/relations/import_relations'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { makeSkills, relationsNow } from '#tests/helpers/imports'
import { expected, makeSkillsOf, messy } from '#tests/helpers/messy_files'
import { workUntil } from '#tests/helpers/queued_uploads'
import { skillaryProgram, type SkillaryProgram } from '#tests/helpers/skillary_program'

async function runNext() {
  const claim = await claimUpload()
  if (claim) await runClaimedUpload(claim)
}

async function signIn({ login }: SkillaryProgram) {
  const person = await UserFactory.merge({ role: 4 }).create()
  await login(person.email)
}

/** By each way to import a file; the upload, if any, has the result. */
const doors: Record<
  string,
  (client: ApiClient, path: string, program: SkillaryProgram) => Promise<unknown>
> = {
  'Ace': (_client, path) => ace.exec('relations:import', [path, '--quiet']),
  '/v1': async (client, path) => {
    const staff = await UserFactory.merge({ role: 4 }).create()
    await client
      .post('/v1/skills/skill_relation_bulk_import/')
      .file('file', path)
      .withGuard('api')
      .loginAs(staff)
    await runNext()
  },
  'the page': async (client, path) => {
    const person = await UserFactory.merge({ role: 4 }).create()
    const place = '/portal/companyUser/skills/upload-status'
    const post = (at: string) =>
      client.post(`${place}${at}`).redirects(0).loginAs(person).withCsrfToken()
    await post('').field('kind', 'relations').file('file', path)
    const held = await Upload.first()
    if (!held) return
    const { header } = await columnsOfUpload(held)
    await post(`/${held.uid}/columns`).form({ fields: header.map(({ field }) => field ?? '') })
    await runNext()
    await post(`/${held.uid}/run`)
    await runNext()
  },
  'skillary': async (_client, path, program) => {
    await signIn(program)
    await workUntil(program.run(['import', path, '--watch']))
  },
}

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
        const { rows, ok, errors = [], bad_line: badLine, file_error: refused } = result
        if (!refused) await makeSkillsOf(name)
        await take(client, `${messy}/${name}`, program)

        const upload = await Upload.query().orderBy('id', 'desc').first()
        const written = await relationsNow()
        if (refused) {
          assert.deepEqual(written, [])
          if (upload)
            assert.containSubset(upload, { status: 'failed', report: { fault: 'not_a_csv' } })
          return
        }
        const imported = ok ?? Number(rows) - 1
        const failed = Number(rows) - imported
        assert.containSubset(upload, {
          status: failed ? 'succeeded_with_errors' : 'succeeded',
          processed: rows,
          created: imported,
          failed,
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
    await makeSkills(['put right', ...Array.from({ length: 19 }, (_, index) => `right ${index}`)])
    await signIn(program)
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
    assert.lengthOf(fixed, 20)
    await writeFile(program.inHome('fixed.csv'), fixed.join('\n'))
    const second = await workUntil(program.run(['import', program.inHome('fixed.csv'), '--watch']))

    assert.equal(second.code, 0, `${second.stdout}${await readFile(errors, 'utf8')}`)
    assert.match(second.stdout, /19 rows, 19 created/)
    assert.lengthOf(await relationsNow(), 120)
  })
})
