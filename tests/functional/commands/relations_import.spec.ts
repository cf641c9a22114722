import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SkillRelation from '#app/catalogue/skill_relation'
import Skill from '#app/catalogue/skill'
import SkillAlias from '#app/catalogue/skill_alias'
import { valuesAtCreation } from '#app/catalogue/relations/values_at_creation'
import { localFile } from '#app/core/files/import_file'
import type { ImportProgress } from '#app/imports/run/import_job'
import { UploadTakenOver } from '#app/imports/run/upload_fence'
import Upload from '#app/imports/upload'
import DefaultSetup from '#app/billing/default_setup'
import { memoryFile, temporaryFolder } from '#tests/helpers/csv_files'
import {
  everything,
  importFile,
  importLines,
  makeSkills,
  relationsNow,
  withUpload,
} from '#tests/helpers/imports'
import { expected, makeSkillsOf, messy } from '#tests/helpers/messy_files'
import { smallChunks } from '#tests/helpers/small_chunks'

const header = 'skill,related_skill,relation_type,weight'

async function command(...args: string[]) {
  const done = await ace.exec('relations:import', ['--quiet', ...args])
  const output = done.logger.getLogs().map(({ message }) => message)
  return { exitCode: done.exitCode, output: output.join('\n') }
}

test.group('relations:import with realistic files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const [name, result] of Object.entries(expected)) {
    const { rows, ok, errors = [], repeated = [], bad_line: badLine } = result
    if (!rows) continue
    test(`${name} ends as expected.json says`, async ({ assert }) => {
      await makeSkillsOf(name)
      const rejected: Array<{ row: number; line: number; code: string }> = []
      const file = await localFile(`${messy}/${name}`)
      const report = await importFile({
        kind: 'relations',
        file,
        onRejected: (some) => rejected.push(...some),
      })

      assert.equal(report.rows, rows)
      assert.equal(report.created, ok ?? rows - 1)
      assert.equal(report.repeated, repeated.length)
      assert.equal(report.failed, rows - (ok ?? rows - 1) - repeated.length)
      const [{ count }] = await db.from('skill_relations').count('* as count')
      assert.equal(Number(count), report.created)
      if (badLine) {
        assert.containSubset(rejected, [{ line: badLine, code: 'bad_quote' }])
        return
      }
      assert.deepEqual(
        rejected.map(({ row, code }) => ({ data_row: row, code })),
        errors.map(({ data_row: row, code }) => ({ data_row: row, code: code.split(/[ ;]/)[0] }))
      )
    })
  }

  test('a workbook named .csv is refused, and nothing is written', async ({ assert }) => {
    const before = await everything()
    ace.ui.switchMode('raw')
    const { exitCode, output } = await command(`${messy}/13_not_csv.xlsx.csv`)
    ace.ui.switchMode('normal')

    assert.equal(exitCode, 1)
    assert.match(output, /not a CSV/)
    assert.deepEqual(await everything(), { ...before, uploads: before.uploads + 1 })
  })

  test('weights as 0-100, 0-1 and with decimal commas are equal', async ({ assert }) => {
    await makeSkillsOf('01_utf8_bom_crlf.csv')
    const file = await localFile(`${messy}/01_utf8_bom_crlf.csv`)
    await importFile({ kind: 'relations', file })
    const scaled = await localFile(`${messy}/03_semicolon_decimal_comma.csv`)
    const report = await importFile({ kind: 'relations', file: scaled })

    assert.containSubset(report, { created: 0, updated: 0, unchanged: 1000 })
    assert.deepEqual(
      report.notes.map(({ code }) => code),
      ['weights_scaled']
    )
  })
})

test.group('relations:import', (group) => {
  const files = temporaryFolder(group)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  test('writes relations, their change log and the use counts of skills', async ({ assert }) => {
    const ids = await makeSkills(['Python', 'SQL', 'Excel'])
    const { counts, report } = await importLines('relations', [
      `${header},source,confidence`,
      'Python,SQL,co-occurs,40,survey,0.5',
      'Excel,SQL,broader,90,,',
    ])

    assert.deepEqual(counts, { created: 2, updated: 0, unchanged: 0, removed: 0, failed: 0 })
    const upload = await Upload.findByOrFail('uid', report.upload)
    assert.containSubset(upload, { status: 'succeeded', total: 2, processed: 2, created: 2 })
    const relation = await SkillRelation.findByOrFail('skillId', ids.get('Python'))
    assert.containSubset(relation, {
      type: 'co_occurs',
      weight: 40,
      source: 'survey',
      confidence: 0.5,
      uploadId: upload.id,
      version: 1,
    })
    const sql = await Skill.findOrFail(ids.get('SQL'))
    const python = await Skill.findOrFail(ids.get('Python'))
    assert.equal(sql.popularity, 2)
    const entries = await db.from('change_log').where('subject', 'relation').orderBy('id')
    assert.lengthOf(entries, 2)
    assert.isNull(entries[0].after)
    const values = await valuesAtCreation(db.connection(), [
      { id: Number(entries[0].id), subjectId: relation.id },
    ])
    assert.deepEqual(values.get(Number(entries[0].id)), {
      skill: python.uid,
      related_skill: sql.uid,
      type: 'co_occurs',
      weight: 40,
      source: 'survey',
      confidence: 0.5,
    })
    assert.containSubset(entries[0], {
      action: 'created',
      subject_id: relation.id,
      upload_id: upload.id,
    })
  })

  test('importing the same file again changes nothing and is reported', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = [header, 'Python,SQL,co-occurs,40', 'SQL,Python,,7']
    const first = await importLines('relations', lines)
    const { change_log: logged } = await everything()
    const second = await importLines('relations', lines)

    assert.deepEqual(second.counts, {
      created: 0,
      updated: 0,
      unchanged: 2,
      removed: 0,
      failed: 0,
    })
    assert.equal(second.report.repeats, first.report.upload)
    const { change_log: loggedNow } = await everything()
    assert.equal(loggedNow, logged)
    const relation = await SkillRelation.firstOrFail()
    assert.equal(relation.version, 1)
  })

  test('a changed weight is logged as an update with its old value', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    await importLines('relations', [`${header},source`, 'Python,SQL,related,40,survey'])
    const { counts } = await importLines('relations', [`${header},source`, 'python,sql,,55,'])

    assert.deepEqual(counts, { created: 0, updated: 1, unchanged: 0, removed: 0, failed: 0 })
    const relation = await SkillRelation.firstOrFail()
    assert.containSubset(relation, { weight: 55, source: 'survey', version: 2 })
    const entry = await db.from('change_log').orderBy('id', 'desc').firstOrFail()
    const read = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)
    assert.deepEqual([read(entry.before), read(entry.after)], [{ weight: 40 }, { weight: 55 }])
  })

  test('a dry run counts the same and writes nothing', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const lines = [
      header,
      'Python,SQL,,40',
      'Python,New,,7',
      'New,SQL,,8',
      'New,Newer,,9',
      'SQL,,,1',
    ]
    const before = await everything()
    const options = { createMissing: true, bothDirections: true }
    const dry = await importLines('relations', lines, { options, dryRun: true })
    assert.deepEqual(await everything(), withUpload(before, dry.counts.failed))

    const real = await importLines('relations', lines, { options })
    assert.deepEqual(dry.counts, real.counts)
    assert.deepEqual(dry.rejected, real.rejected)
    assert.equal(dry.report.skillsCreated, 2)
    assert.equal(real.report.skillsCreated, 2)
  })

  test('takes a preset, constants and files without a header', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const bare = await files.write('bare.csv', 'Python,SQL\n')
    const columns = { '#1': 'skill', '#2': 'related_skill', 'weight': { constant: 35 } }

    const done = await command(bare, '--no-header', `--columns=${JSON.stringify(columns)}`)
    const wrong = await command(bare, '--preset=esco_relations')
    const unknown = await command(bare, '--preset=esco')
    const odd = await command(bare, '--columns={"Python":{"only":"SQL"}}')

    assert.equal(done.exitCode, 0)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 35'])
    assert.deepEqual(
      [wrong, unknown, odd].map(({ exitCode }) => exitCode),
      [1, 1, 1]
    )
    assert.equal(
      await db
        .from('uploads')
        .count('* as count')
        .then(([{ count }]) => Number(count)),
      1
    )
  })

  test('refuses an invalid error file before it reads the import', async ({ assert }) => {
    const path = await files.write('careful.csv', 'skill,related_skill,weight\nPython,SQL,x\n')
    const itself = await command(path, `--errors=${path}`)
    assert.equal(itself.exitCode, 1)
    assert.include(await files.read('careful.csv'), 'Python,SQL,x')
    const missingFolder = await command(path, `--errors=${files.path('nowhere/errors.csv')}`)
    assert.equal(missingFolder.exitCode, 1)
    assert.lengthOf(await db.from('uploads').where('file_name', 'careful.csv'), 0)
  })

  test('rejected rows can be corrected in the error file and imported again', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const path = await files.write(
      'bad.csv',
      'Skill Name;Related Skill;Note;Score\n' +
        'Python;SQL;x;40\nPython;Exel;"a;b";7\n=Excel;SQL;;1\nSQL;Excel;;101\n'
    )
    const first = await command(path, `--errors=${files.path('errors.csv')}`)
    assert.equal(first.exitCode, 2)
    assert.match(first.output, /1 created, 0 updated, 0 unchanged, 3 rejected/)

    const errors = await files.read('errors.csv')
    assert.match(
      errors,
      /^error_line;error_column;error_code;error_message;error_weight_scale;Skill Name;/
    )
    assert.match(errors, /\n3;Related Skill;unknown_related_skill;.*;Python;Exel;"a;b";7\n/)
    assert.match(errors, /\n4;Skill Name;unknown_skill;.*;'=Excel;SQL;;1\n/)
    const stored = await db.from('rejected_rows').orderBy('id')
    assert.deepEqual(
      stored.map(({ line, code }) => `${line} ${code}`),
      ['3 unknown_related_skill', '4 unknown_skill', '5 weight_out_of_range']
    )

    const fixed = errors
      .replace(';Exel;', ';Excel;')
      .replace("'=Excel", 'Excel')
      .replace(';101', ';100')
    const second = await command(await files.write('fixed.csv', fixed))
    assert.equal(second.exitCode, 0)
    assert.deepEqual(await relationsNow(), [
      'Excel > SQL related 1',
      'Python > Excel related 7',
      'Python > SQL related 40',
      'SQL > Excel related 100',
    ])
  })

  test('an error file keeps the detected scale of weights', async ({ assert }) => {
    await makeSkills(['a', 'b', 'c'])
    const path = await files.write('percent.csv', 'skill,related_skill,weight\na,b,50\na,z,1\n')
    await command(path, `--errors=${files.path('scale.csv')}`)
    const errors = await files.read('scale.csv')
    const fixed = await files.write('scale_fixed.csv', errors.replace(',a,z,', ',a,c,'))
    const { exitCode } = await command(fixed)

    assert.equal(exitCode, 0)
    assert.deepEqual(await relationsNow(), ['a > b related 50', 'a > c related 1'])
  })

  test('a wrong option exits with 1 and writes nothing', async ({ assert }) => {
    const path = await files.write('none.csv', 'skill,related_skill\na,b\n')
    const before = await everything()
    for (const args of [
      [],
      [path, '--resume=x', '--dry-run'],
      [files.path('missing.csv')],
      [path, '--mode=other'],
      [path, '--delimiter=;;'],
      [path, '--resume=01a1fbdc-4e85-77fd-8574-3e81a4d70dc4'],
    ]) {
      const { exitCode, output } = await command(...args)
      assert.equal(exitCode, 1)
      assert.isNotEmpty(output)
    }
    const { output } = await command(path, '--delimiter="')
    assert.include(
      String(output),
      '--delimiter must be a single character other than a quotation mark'
    )
    assert.deepEqual(await everything(), before)
  })

  test('a file with too many rows is refused, and nothing is written', async ({ assert }) => {
    await makeSkills(['a', 'b', 'c'])
    await DefaultSetup.query().update({ importMaximumRows: 1 })
    const two = ['skill,related_skill,weight', 'a,b,1', '', 'a,c,90']

    await assert.rejects(() => importLines('relations', two), /more than 1 rows/)
    assert.deepEqual(await relationsNow(), [])
    const blanks = await importLines('relations', [...two.slice(0, 2), '', '', ''])
    assert.equal(blanks.counts.created, 1)
  })

  test('unknown names become drafts on request', async ({ assert }) => {
    await makeSkills(['Python'])
    const lines = [header, 'Python,Django,,80', 'Django,Jinja,,60', 'Flask,flask,,1']
    const refused = await importLines('relations', lines)
    assert.equal(refused.counts.failed, 3)

    const { report, counts } = await importLines('relations', lines, {
      options: { createMissing: true },
    })
    assert.deepEqual(counts, { created: 2, updated: 0, unchanged: 0, removed: 0, failed: 1 })
    assert.equal(report.skillsCreated, 2)
    const upload = await Upload.findByOrFail('uid', report.upload)
    const drafts = await Skill.query().where('createdByUpload', upload.id).orderBy('name')
    assert.deepEqual(
      drafts.map(({ name, status, slug }) => [name, status, slug]),
      [
        ['Django', 'draft', 'django'],
        ['Jinja', 'draft', 'jinja'],
      ]
    )
    const [{ count }] = await db
      .from('change_log')
      .where({ subject: 'skill', upload_id: upload.id })
      .count('* as count')
    assert.equal(Number(count), 2)
  })

  test('in both directions, reverse relations of the file take precedence', async ({ assert }) => {
    await makeSkills(['a', 'b', 'c'])
    const lines = [header, 'a,b,broader,50', 'a,c,,70', 'c,a,,30']
    const options = { bothDirections: true }
    const { counts } = await importLines('relations', lines, { options })

    assert.deepEqual(counts, { created: 4, updated: 0, unchanged: 0, removed: 0, failed: 0 })
    assert.deepEqual(await relationsNow(), [
      'a > b broader 50',
      'a > c related 70',
      'b > a narrower 50',
      'c > a related 30',
    ])
    const again = await importLines('relations', lines, { options })
    assert.deepEqual(again.counts, {
      created: 0,
      updated: 0,
      unchanged: 4,
      removed: 0,
      failed: 0,
    })
  })

  test('replace only deletes other relations of the file’s skills', async ({ assert }) => {
    const ids = await makeSkills(['a', 'b', 'c', 'd'])
    await importLines('relations', [header, 'a,b,,1', 'a,c,,2', 'b,c,,3', 'c,d,,4', 'c,a,,5'])
    const { counts, report } = await importLines(
      'relations',
      [header, 'a,b,,10', 'c,d,,4', 'c,nobody,,1'],
      { options: { mode: 'replace' } }
    )

    assert.deepEqual(counts, { created: 0, updated: 1, unchanged: 1, removed: 1, failed: 1 })
    assert.deepEqual(await relationsNow(), [
      'a > b related 10',
      'b > c related 3',
      'c > a related 5',
      'c > d related 4',
    ])
    assert.deepEqual(
      report.notes.map(({ code, count }) => [code, count]),
      [['relations_kept', 1]]
    )
    const c = await Skill.findOrFail(ids.get('c'))
    assert.equal(c.popularity, 1)
    const deleted = await db.from('change_log').where({ subject: 'relation', action: 'deleted' })
    assert.lengthOf(deleted, 1)
  })

  test('names may be unambiguous aliases', async ({ assert }) => {
    const ids = await makeSkills(['JavaScript', 'Java', 'Coffee'])
    await SkillAlias.createMany([
      { skillId: ids.get('JavaScript'), name: 'JS', nameKey: 'js' },
      { skillId: ids.get('Java'), name: 'Brew', nameKey: 'brew' },
      { skillId: ids.get('Coffee'), name: 'Brew', nameKey: 'brew' },
    ])
    const { rejected, report } = await importLines('relations', [
      header,
      'js,Java,,40',
      'JS,JavaScript,,1',
      'Brew,Java,,1',
      'JavaScript,java,,2',
    ])

    assert.equal(report.created, 1)
    assert.deepEqual(await relationsNow(), ['JavaScript > Java related 40'])
    assert.deepEqual(
      rejected.map(({ row, code }) => `${row} ${code}`),
      ['2 self_relation', '3 ambiguous_skill', '4 duplicate_in_file']
    )
    assert.containSubset(report.notes, [
      { code: 'read_as_alias', examples: ['"js" → "JavaScript"'] },
    ])
  })

  test('rounds weights with decimals and reports it', async ({ assert }) => {
    await makeSkills(['a', 'b', 'c', 'd'])
    const { report } = await importLines('relations', [
      header,
      'a,b,,20.4',
      'a,c,,20.5',
      'a,d,,"3,0"',
    ])

    assert.deepEqual(await relationsNow(), [
      'a > b related 20',
      'a > c related 21',
      'a > d related 3',
    ])
    assert.containSubset(report.notes, [{ code: 'weights_rounded', count: 2 }])
  })

  test('counts the rounded weights of imported rows once, and none of rejected rows', async ({
    assert,
  }) => {
    await makeSkills(['a', 'b'])
    const { report } = await importLines(
      'relations',
      [header, 'a,b,,20.4', 'a,b,,20.5', 'a,nobody,,20.6', 'a,b,broader,20.7,too,many,cells,here'],
      { options: { bothDirections: true } }
    )

    assert.equal(report.failed, 3)
    assert.containSubset(report.notes, [{ code: 'weights_rounded', count: 1, examples: ['20.4'] }])
  })
})

/** All relations between 20 skills, and one of each skill to itself, which is rejected. */
const names = Array.from({ length: 20 }, (_, index) => `skill ${index}`)
const lines = [header]
for (const [place, from] of names.entries()) {
  for (const [other, to] of names.entries()) {
    lines.push(`${from},${to},,${1 + ((place + other) % 100)}`)
  }
}
const rows = lines.length - 1
const relations = rows - names.length

test.group('relations:import, interrupted', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => smallChunks(100))

  /** An upload that was interrupted at the first chunk after this many rows of all passes. */
  async function brokenOff(content: string[], rowsBefore: number, bothDirections = false) {
    const file = memoryFile(content.join('\n'), 64 * 1024)
    const onProgress = ({ phase, processed }: ImportProgress) => {
      if (phase === 'rows' && processed > rowsBefore) throw new Error('the power went')
    }
    const options = { bothDirections }
    const error: unknown = await importFile({ kind: 'relations', file, options, onProgress }).catch(
      (thrown: unknown) => thrown
    )
    if (!(error instanceof Error) || error.message !== 'the power went') throw error
    return { upload: await Upload.firstOrFail(), file }
  }

  test('resumes after the last committed chunk without counting rows twice', async ({ assert }) => {
    await makeSkills(names)
    const { upload, file } = await brokenOff(lines, 0)
    assert.isAbove(upload.checkpoint, 0)
    assert.isBelow(upload.checkpoint, rows)
    const [{ count }] = await db.from('skill_relations').count('* as count')
    assert.equal(Number(count), upload.created)

    const report = await importFile({ kind: 'relations', file, upload })
    assert.containSubset(report, {
      rows,
      created: relations,
      updated: 0,
      unchanged: 0,
      failed: names.length,
    })
    await upload.refresh()
    assert.containSubset(upload, {
      status: 'succeeded_with_errors',
      processed: rows,
      created: relations,
      failed: names.length,
      checkpoint: rows,
    })
    const all = await everything()
    assert.equal(all.skill_relations, relations)
    assert.equal(all.change_log, relations + names.length)
    assert.equal(all.rejected_rows, names.length)
    const counted = await Skill.query().where('popularity', names.length - 1)
    assert.lengthOf(counted, names.length)
  })

  test('also resumes in the second direction', async ({ assert }) => {
    await makeSkills(names)
    const forward = lines.filter((line, place) => {
      const [from, to] = line.split(',')
      return place === 0 || names.indexOf(from) < names.indexOf(to)
    })
    const { upload, file } = await brokenOff(forward, forward.length - 1, true)
    assert.isAbove(upload.checkpoint, forward.length - 1)
    const report = await importFile({ kind: 'relations', file, upload })

    assert.containSubset(report, { created: relations, updated: 0, unchanged: 0, failed: 0 })
    const [{ count }] = await db.from('skill_relations').count('* as count')
    assert.equal(Number(count), relations)
    await upload.refresh()
    assert.equal(upload.processed, forward.length - 1)
  })

  test('refuses to resume with another file', async ({ assert }) => {
    await makeSkills(names)
    const { upload } = await brokenOff(lines, 0)
    const other = memoryFile([...lines, 'x,y,,1'].join('\n'), 64 * 1024)

    await assert.rejects(
      () => importFile({ kind: 'relations', file: other, upload }),
      /not the one that the import started with/
    )
  })

  test('keeps and reports committed rows when stopped', async ({ assert }) => {
    await makeSkills(names)
    const stop = new AbortController()
    const report = await importFile({
      kind: 'relations',
      file: memoryFile(lines.join('\n'), 64 * 1024),
      signal: stop.signal,
      onProgress: ({ phase }) => phase === 'rows' && stop.abort(),
    })

    assert.equal(report.status, 'cancelled')
    const upload = await Upload.firstOrFail()
    assert.equal(upload.status, 'cancelled')
    assert.match(upload.message ?? '', /^Cancelled after/)
    const [{ count }] = await db.from('skill_relations').count('* as count')
    assert.equal(Number(count), report.created)
    assert.isAbove(report.created, 0)
    assert.isBelow(report.created, relations)
    const [{ used }] = await db.from('skills').sum('popularity as used')
    assert.equal(Number(used), report.created)
  })
})

/** Uses committed transactions, since other connections only see committed changes. */
test.group('relations:import with concurrent writers', (group) => {
  group.each.setup(() => smallChunks(50))
  group.each.teardown(async () => {
    for (const table of ['change_log', 'skill_relations', 'rejected_rows', 'skills', 'uploads']) {
      await db.from(table).delete()
    }
  })

  test('stops at the next chunk if cancelled elsewhere', async ({ assert }) => {
    await makeSkills(names)
    const cancelled: unknown[] = []
    const report = await importFile({
      kind: 'relations',
      file: memoryFile(lines.join('\n'), 64 * 1024),
      onProgress: ({ phase }) => {
        if (phase === 'rows') cancelled.push(Upload.query().update({ status: 'cancelled' }).exec())
      },
    })
    await Promise.all(cancelled)

    assert.equal(report.status, 'cancelled')
    assert.isBelow(report.created, relations)
    const upload = await Upload.firstOrFail()
    assert.equal(upload.status, 'cancelled')
  })

  test('a skill that is deleted between two chunks is unknown from then on', async ({ assert }) => {
    await makeSkills(names)
    const last = names.at(-1)!
    let deleted: Promise<unknown> | null = null
    const report = await importFile({
      kind: 'relations',
      file: memoryFile(lines.join('\n'), 64 * 1024),
      onProgress: ({ phase }) => {
        if (phase === 'rows') deleted ??= db.from('skills').where('name', last).delete().exec()
      },
    })
    await deleted

    assert.equal(report.status, 'succeeded_with_errors')
    assert.equal(report.created + report.failed, report.rows)
    const unknown = await db.from('rejected_rows').where('code', 'unknown_skill').select('message')
    assert.isNotEmpty(unknown)
    for (const { message } of unknown) assert.include(message, last)
  })

  test('stops when another process resumes the upload', async ({ assert }) => {
    await makeSkills(names)
    const resumed: unknown[] = []
    await assert.rejects(
      () =>
        importFile({
          kind: 'relations',
          file: memoryFile(lines.join('\n'), 64 * 1024),
          onProgress: ({ phase }) => {
            if (phase === 'rows') resumed.push(Upload.query().increment('checkpoint', 1).exec())
          },
        }),
      UploadTakenOver
    )
    await Promise.all(resumed)
  })

  test('two imports of the same file write and count each relation once', async ({ assert }) => {
    await makeSkills(names)
    const valid = [header]
    for (const from of names) {
      for (const to of names) if (from !== to) valid.push(`${from},${to},,50`)
    }
    const [first, second] = await Promise.all([
      importLines('relations', valid),
      importLines('relations', valid),
    ])

    const total = valid.length - 1
    assert.equal(first.counts.created + second.counts.created, total)
    assert.equal(first.counts.unchanged + second.counts.unchanged, total)
    const { skill_relations: written, change_log: changes } = await everything()
    assert.equal(written, total)
    assert.equal(changes, total + names.length)
    const counted = await Skill.query().where('popularity', names.length - 1)
    assert.lengthOf(counted, names.length)
  })
})
