import { gunzipSync } from 'node:zlib'
import { readFile } from 'node:fs/promises'
import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { exportRelations } from '#app/exports/export_relations'
import type { ExportPieces } from '#app/exports/export_rows'
import { exportSkills } from '#app/exports/export_skills'
import Skill from '#app/catalogue/skill'
import { byColumn } from '#app/catalogue/skills/skill_columns'
import { memoryFile, temporaryFolder } from '#tests/helpers/csv_files'
import { importFile, importLines, makeSkills, relationsNow } from '#tests/helpers/imports'

async function textOf(pieces: ExportPieces) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

const awkward = ['=1+1', "'=1+1", '+a', '-b', '@c', 'say "hi"', 'a,b;c', 'C#', 'naïve 語 😀']

test.group('Exports', (group) => {
  const files = temporaryFolder(group)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  async function someSkills() {
    await importLines('categories', ['name,code,uri,parent_code', 'Top,T,u:t,', 'Low,L,,T'])
    await importLines('skills', [
      'skill,category,alt_labels,description,skill_type,status,external_id,uri,source',
      'Python,Top,"py|a\\|b|=x","line one',
      'line two, ""quoted""",knowledge,published,e-1,u:1,ESCO',
      'Draft,Low,,,tool,draft,,,',
    ])
    await makeSkills(awkward)
  }

  test('importing exported skills changes nothing', async ({ assert }) => {
    await someSkills()
    const csv = await textOf(exportSkills({ format: 'csv' }))

    assert.match(csv, /^skill,category_code,category,category_uri,skill_type,status,alt_labels,/)
    assert.match(csv, /\n'=1\+1,/)
    assert.match(csv, /\n''=1\+1,/)
    const report = await importFile({ kind: 'skills', file: memoryFile(csv, 4096) })
    const count = awkward.length + 2
    assert.containSubset(report, { rows: count, unchanged: count, failed: 0 })

    await Skill.query().where('name', 'Draft').update({ description: 'other' })
    const replaced = await importFile({
      kind: 'skills',
      file: memoryFile(csv, 4096),
      options: { mode: 'replace' },
    })
    assert.containSubset(replaced, { updated: 1, unchanged: count - 1, failed: 0 })
  })

  test('importing exported relations changes nothing', async ({ assert }) => {
    await makeSkills([...awkward, 'plain'])
    await importLines('relations', [
      'skill,related_skill,relation_type,weight,source,confidence',
      ...awkward
        .map((name, place) =>
          ['plain', `"${name.replaceAll('"', '""')}"`, 'broader', place, '=s', 0.25].join(',')
        )
        .filter((line) => !line.includes('=1+1')),
    ])
    const before = await relationsNow()
    const csv = await textOf(exportRelations({ format: 'csv' }))
    const report = await importFile({
      kind: 'relations',
      file: memoryFile(csv, 4096),
      options: { mode: 'replace' },
    })

    assert.containSubset(report, { created: 0, updated: 0, removed: 0, failed: 0 })
    assert.equal(report.unchanged, before.length)
    assert.deepEqual(await relationsNow(), before)
  })

  test('relations with weights of 0 and 1 are not read as fractions', async ({ assert }) => {
    await makeSkills(['a', 'b', 'c'])
    await importLines('relations', ['skill,related_skill,weight_percent', 'a,b,1', 'a,c,0'])
    const csv = await textOf(exportRelations({ format: 'csv' }))
    const report = await importFile({ kind: 'relations', file: memoryFile(csv, 4096) })

    assert.match(csv, /weight_percent/)
    assert.containSubset(report, { unchanged: 2, updated: 0 })
  })

  test('are gzipped for a name ending in .gz', async ({ assert }) => {
    await someSkills()
    const path = files.path('skills.csv.gz')
    const { exitCode } = await ace.exec('skills:export', [path, '--quiet'])

    assert.equal(exitCode, 0)
    const packed = await readFile(path)
    assert.equal(gunzipSync(packed).toString(), await textOf(exportSkills({ format: 'csv' })))
  })

  test('are JSON or JSON lines by the file extension', async ({ assert }) => {
    await someSkills()
    const ids = await Skill.query().where('name', 'Python').preload('category').firstOrFail()
    await ace.exec('skills:export', [files.path('all.json'), '--quiet'])
    await ace.exec('skills:export', [files.path('some.jsonl'), '--quiet', '--status=draft'])

    const all = JSON.parse(await files.read('all.json'))
    assert.lengthOf(all, awkward.length + 2)
    assert.deepEqual(all[0], {
      ...byColumn(() => null),
      id: ids.uid,
      name: 'Python',
      slug: 'python',
      domain: { id: ids.category.uid, name: 'Top', code: 'T', external_uri: 'u:t' },
      type: 'knowledge',
      status: 'published',
      aliases: ['py', 'a|b', '=x'],
      translations: null,
      description: 'line one\nline two, "quoted"',
      external_id: 'e-1',
      external_uri: 'u:1',
      source: 'ESCO',
    })
    const some = await files.read('some.jsonl')
    assert.deepEqual(
      some
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).name),
      ['Draft']
    )
  })

  test('without rows are valid files', async ({ assert }) => {
    assert.equal(await textOf(exportSkills({ format: 'json' })), '[]\n')
    assert.equal(await textOf(exportRelations({ format: 'jsonl' })), '')
    assert.match(await textOf(exportRelations({ format: 'csv' })), /^skill,[^\n]+\n$/)
  })

  test('can be limited to one type of relation, with both skills', async ({ assert }) => {
    await makeSkills(['a', 'b'])
    await importLines('relations', ['skill,related_skill,type,weight', 'a,b,broader,5', 'b,a,,6'])
    const path = files.path('broader.json')
    await ace.exec('relations:export', [path, '--quiet', '--type=broader'])

    const [relation, ...others] = JSON.parse(await files.read('broader.json'))
    assert.lengthOf(others, 0)
    assert.containSubset(relation, {
      skill: { name: 'a' },
      related_skill: { name: 'b' },
      type: 'broader',
      weight: 5,
      source: null,
    })
  })

  test('exit with 1 for a wrong option or an unwritable path', async ({ assert }) => {
    for (const args of [
      ['skills:export', '--format=ods'],
      ['skills:export', files.path('x.csv'), '--status=gone'],
      ['relations:export', files.path('x.csv'), '--type=gone'],
      ['relations:export', files.path('no/such/folder.csv')],
    ]) {
      const [name, ...rest] = args
      const { exitCode } = await ace.exec(name, [...rest, '--quiet'])
      assert.equal(exitCode, 1, args.join(' '))
    }
  })

  test('explain why a file cannot be written', async ({ assert }) => {
    const folder = files.path('.')
    const places = [
      { place: files.path('no/such/folder.csv'), says: /no\/such does not exist/ },
      { place: folder, says: /is a directory/ },
    ]
    for (const { place, says } of places) {
      const { exitCode, logger } = await ace.exec('skills:export', [
        place,
        '--quiet',
        '--format=csv',
      ])
      assert.equal(exitCode, 1)
      assert.match(String(logger.getLogs().at(-1)?.message), says)
    }
  })
})
