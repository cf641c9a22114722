import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import Category from '#app/catalogue/category'
import Skill from '#app/catalogue/skill'
import { suggestSkills } from '#app/search/playground/suggestions'
import { changesOf } from '#tests/helpers/change_log'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { everything, importLines, makeSkills, withUpload } from '#tests/helpers/imports'
import { smallChunks } from '#tests/helpers/small_chunks'

const full =
  'skill,category_code,category,skill_type,reuse_level,alt_labels,description,external_id,uri'

async function skillNamed(name: string) {
  return Skill.query()
    .where('name', name)
    .preload('category')
    .preload('aliases', (aliases) => aliases.orderBy('id'))
    .firstOrFail()
}

test.group('skills:import', (group) => {
  const files = temporaryFolder(group)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('writes skills with domain, type, aliases, description, ids, log and search tables', async ({
    assert,
  }) => {
    const { report, counts } = await importLines(
      'skills',
      [
        full,
        'Python (language),K,computing,knowledge,x,Python|py|Python,"Says ""hello"", world",e-1,http://x/1',
        'teach,S1,teaching,skill/competence,x,,,e-2,http://x/2',
      ],
      { options: { source: 'ESCO v1.1.1, European Commission' } }
    )

    assert.deepEqual(counts, { created: 2, updated: 0, unchanged: 0, removed: 0, failed: 0 })
    assert.deepEqual(report.unusedColumns, ['reuse_level'])
    const python = await skillNamed('Python (language)')
    assert.containSubset(python, {
      nameKey: 'python (language)',
      slug: 'python-language',
      type: 'knowledge',
      status: 'published',
      description: 'Says "hello", world',
      externalId: 'e-1',
      externalUri: 'http://x/1',
      source: 'ESCO v1.1.1, European Commission',
      version: 1,
    })
    assert.deepEqual(
      python.aliases.map(({ name }) => name),
      ['Python', 'py']
    )
    assert.equal(python.category.name, 'computing')
    assert.equal(python.category.code, 'K')
    const [change] = await changesOf('skill', python.id)
    assert.containSubset(change, {
      action: 'created',
      before: null,
      after: { name: 'Python (language)', domain: python.category.uid, aliases: ['Python', 'py'] },
    })
    const found = await suggestSkills('pytho', { limit: 5, audience: 'client' })
    assert.equal(found[0].name, 'Python (language)')
  })

  test('reports created domains and ambiguous aliases', async ({ assert }) => {
    await Category.create({ name: 'Known', nameKey: 'known', slug: 'known', code: 'A' })
    const { report } = await importLines('skills', [
      'skill,category_code,category,alt_labels',
      'Java,A,Known,brew',
      'Coffee,B,Unknown,brew|java',
      'Tea,B,Unknown,only mine',
    ])

    const notes = Object.fromEntries(report.notes.map((note) => [note.code, note]))
    assert.containSubset(notes, {
      domains_created: { count: 1, examples: ['Unknown'] },
      aliases_taken: { count: 1, examples: ['java'] },
      aliases_shared: { count: 1, examples: ['brew'] },
    })
    assert.lengthOf(await Category.all(), 2)
  })

  test('of domains with the same name, prefers the skill’s current one, then the topmost', async ({
    assert,
  }) => {
    const top = await Category.create({ name: 'Art', nameKey: 'art', slug: 'art', code: 'K' })
    const low = await Category.create({
      name: 'Art',
      nameKey: 'art',
      slug: 'art-2',
      code: 'K',
      parentId: top.id,
      externalUri: 'http://x/low',
    })
    await importLines('skills', ['skill,category_code,category', 'draw,K,art'])
    await importLines('skills', ['skill,category_uri', 'paint,http://x/low'])
    const draw = await skillNamed('draw')
    const paint = await skillNamed('paint')
    assert.equal(draw.categoryId, top.id)
    assert.equal(paint.categoryId, low.id)

    const { counts } = await importLines('skills', [
      'skill,category_code,category',
      'paint,K,art',
      'draw,K,art',
    ])
    assert.equal(counts.unchanged, 2)
  })

  test('importing the same file again changes nothing', async ({ assert }) => {
    const lines = [
      full,
      'Python,K,computing,knowledge,x,py|Py|snake,Text,e-1,http://x/1',
      'b,,,,,,,,',
    ]
    await importLines('skills', lines)
    const before = await everything()
    const { counts } = await importLines('skills', lines)

    assert.deepEqual(counts, { created: 0, updated: 0, unchanged: 2, removed: 0, failed: 0 })
    assert.deepEqual(await everything(), { ...before, uploads: before.uploads + 1 })
  })

  test('merge keeps values for blank cells and missing columns', async ({ assert }) => {
    await importLines('skills', [full, 'Python,K,computing,knowledge,x,py,Text,e-1,http://x/1'])
    const { counts } = await importLines('skills', [
      'skill,alt_labels,description,uri',
      'Python 3,snake,,http://x/1',
    ])

    assert.equal(counts.updated, 1)
    const python = await skillNamed('Python 3')
    assert.containSubset(python, {
      slug: 'python',
      description: 'Text',
      externalId: 'e-1',
      type: 'knowledge',
      version: 2,
    })
    assert.deepEqual(
      python.aliases.map(({ name }) => name),
      ['py', 'snake']
    )
    const [, change] = await changesOf('skill', python.id)
    assert.deepEqual(change.before, { name: 'Python', aliases: ['py'] })
    assert.deepEqual(change.after, { name: 'Python 3', aliases: ['py', 'snake'] })
    const found = await suggestSkills('snake', { limit: 5, audience: 'client' })
    assert.equal(found[0].name, 'Python 3')
  })

  test('replace clears blank cells and replaces aliases', async ({ assert }) => {
    await importLines('skills', [full, 'Python,K,computing,knowledge,x,py,Text,e-1,http://x/1'])
    const { counts } = await importLines(
      'skills',
      ['skill,category,alt_labels,description', 'python,,snake,'],
      { options: { mode: 'replace' } }
    )

    assert.equal(counts.updated, 1)
    const python = await skillNamed('python')
    assert.containSubset(python, { description: null, categoryId: null, externalId: 'e-1' })
    assert.deepEqual(
      python.aliases.map(({ name }) => name),
      ['snake']
    )
  })

  test('rejects invalid rows and imports the others', async ({ assert }) => {
    await importLines('skills', [
      'skill,external_id,uri',
      'Java,e-1,http://x/1',
      'Go,e-2,http://x/2',
    ])
    const { rejected, counts } = await importLines('skills', [
      'skill,skill_type,status,external_id,uri,alt_labels',
      ',tool,,,,',
      `${'x'.repeat(301)},,,,,`,
      'a,craft,,,,',
      'b,,gone,,,',
      'Java,,,e-9,http://x/9,',
      'Java,,,,http://x/2,',
      'c,,,e-1,http://x/2,',
      'd\u0000,,,,,',
      'e,,,,,',
      ' E ,,,,,',
      'f,,,same,,',
      'g,,,same,,',
      `h,,,,,${'y'.repeat(501)}`,
      'i,tool,draft,,,',
    ])

    assert.deepEqual(
      rejected.map(({ row, column, code }) => `${row} ${column} ${code}`),
      [
        '1 skill skill_missing',
        '2 skill skill_too_long',
        '3 skill_type unknown_type',
        '4 status unknown_status',
        '5 skill name_taken',
        '6 skill name_taken',
        '7 external_id external_id_taken',
        '8 skill control_character',
        '12 external_id duplicate_in_file',
        '13 alt_labels text_too_long',
      ]
    )
    assert.equal(counts.created, 3)
    const tool = await skillNamed('i')
    assert.containSubset(tool, { type: 'tool', status: 'draft' })
  })

  test('of rows matching the same skill, the first is imported', async ({ assert }) => {
    const columns = 'skill,uri,external_id'
    await importLines('skills', [columns, 'Python,u3,x3', 'SQL,u4,', 'Excel,,x5'])
    const { counts, rejected } = await importLines('skills', [
      columns,
      'Python,,',
      'Snake,u3,',
      'Serpent,,x3',
      'Query,u4,',
      'SQL,,',
      'Sheets,,x5',
      'Excel,,',
    ])

    assert.deepEqual(
      rejected.map(({ row, column, code }) => `${row} ${column} ${code}`),
      [
        '2 uri duplicate_in_file',
        '3 external_id duplicate_in_file',
        '5 skill duplicate_in_file',
        '7 skill duplicate_in_file',
      ]
    )
    assert.containSubset(counts, { updated: 2, unchanged: 1 })
    const skills = await Skill.query().orderBy('id')
    assert.deepEqual(
      skills.map(({ name, version }) => `${name} ${version}`),
      ['Python 1', 'Query 2', 'Sheets 2']
    )
    for (const { id, version } of skills) {
      assert.lengthOf(await changesOf('skill', id), version)
    }
  })

  test('of rows matching the same skill in different chunks, the first is imported', async ({
    assert,
  }) => {
    const columns = 'skill,uri'
    const names = Array.from({ length: 2500 }, (_, index) => `skill ${index}`)
    await importLines('skills', [columns, 'Python,u3'])
    const { rejected } = await importLines('skills', [
      columns,
      'Python,',
      ...names.map((name) => `${name},`),
      'Snake,u3',
    ])
    assert.deepEqual(
      rejected.map(({ row, code }) => `${row} ${code}`),
      ['2502 duplicate_in_file']
    )
  })

  test('a file may have other headers and another delimiter', async ({ assert }) => {
    const { counts } = await importLines('skills', [
      'Skill Name;Domain;Aliases',
      'Bäckerei;"Essen; Trinken";Brot|Brötchen',
    ])
    assert.equal(counts.created, 1)
    const bakery = await skillNamed('Bäckerei')
    assert.equal(bakery.slug, 'backerei')
    assert.equal(bakery.category.name, 'Essen; Trinken')
  })

  test('skills with the same slug get unique slugs', async ({ assert }) => {
    await makeSkills(['C sharp'])
    await importLines('skills', ['skill', 'C#', 'c sharp!', '語'])

    const skills = await Skill.query().orderBy('id')
    const slugs = skills.map(({ slug }) => slug)
    assert.equal(slugs[0], 'c-sharp')
    assert.match(slugs[1], /^c-sharp-[0-9a-f]{6}$/)
    assert.match(slugs[2], /^c-sharp-[0-9a-f]{6}$/)
    assert.match(slugs[3], /^skill-[0-9a-f]{6}$/)
  })

  test('a dry run counts the same and writes nothing', async ({ assert }) => {
    const lines = [
      full,
      'Python,K,computing,knowledge,x,py,,,',
      'Go,K,computing,,,py,,,',
      'Go,,,,,,,,',
    ]
    const before = await everything()
    const dry = await importLines('skills', lines, { dryRun: true })
    assert.deepEqual(await everything(), withUpload(before, dry.counts.failed))
    const real = await importLines('skills', lines)

    assert.deepEqual(dry.counts, real.counts)
    assert.deepEqual(dry.report.notes, real.report.notes)
    assert.equal(real.counts.failed, 1)
  })

  test('recognizes domains and duplicates across chunks, also in a dry run', async ({
    assert,
    cleanup,
  }) => {
    cleanup(smallChunks(100))
    const lines = ['skill,category,alt_labels']
    for (let place = 0; place < 210; place += 1)
      lines.push(`skill ${place},New,label ${place % 200}`)
    lines.push('skill 7,New,')
    const dry = await importLines('skills', lines, { dryRun: true })
    const real = await importLines('skills', lines)

    for (const { counts, report } of [dry, real]) {
      assert.containSubset(counts, { created: 210, failed: 1 })
      assert.deepEqual(
        report.notes.map(({ code, count }) => [code, count]),
        [
          ['domains_created', 1],
          ['aliases_shared', 10],
        ]
      )
    }
    const [{ count }] = await db.from('skills').count('* as count')
    assert.equal(Number(count), 210)
  })

  test('the command sets the status of new skills and prints a JSON report', async ({ assert }) => {
    const path = await files.write('skills.csv', 'skill\nPython\n')
    ace.ui.switchMode('raw')
    const wrong = await ace.exec('skills:import', [path, '--quiet', '--status=gone'])
    const domains = await ace.exec('categories:import', [path, '--quiet', '--source=us'])
    const output = domains.logger.getLogs().map(({ message }) => message)
    const done = await ace.exec('skills:import', [path, '--quiet', '--status=draft'])
    ace.ui.switchMode('normal')

    assert.equal(wrong.exitCode, 1)
    assert.equal(domains.exitCode, 1)
    assert.include(output.join(), '--source is only available for relations, skills')
    assert.equal(done.exitCode, 0)
    const python = await skillNamed('Python')
    assert.equal(python.status, 'draft')
  })
})

test.group('categories:import', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const tree = [
    'code,name,level,parent_code,uri',
    'K,education,1,K,u:01',
    'K,education,2,K,u:011',
    'K,teaching,3,K,u:0111',
    'K,arts,1,K,u:02',
    'K,fine arts,2,K,u:021',
    'K,knowledge,0,,u:K',
    'S,skills,0,,u:S',
    'S1,talking,1,S,u:S1',
  ]

  async function parents() {
    const categories = await Category.query().preload('parent').orderBy('id')
    return categories.map(({ externalUri, parent }) => `${externalUri} < ${parent?.externalUri}`)
  }

  test('finds parents by code and level if codes repeat, in any order', async ({ assert }) => {
    const { counts } = await importLines('categories', tree)

    assert.deepEqual(counts, { created: 8, updated: 0, unchanged: 0, removed: 0, failed: 0 })
    assert.deepEqual(await parents(), [
      'u:01 < u:K',
      'u:011 < u:01',
      'u:0111 < u:011',
      'u:02 < u:K',
      'u:021 < u:02',
      'u:K < undefined',
      'u:S < undefined',
      'u:S1 < u:S',
    ])
    const slugs = await Category.query().orderBy('id').limit(2)
    assert.deepEqual(
      slugs.map(({ slug }) => slug),
      ['education', 'education-k']
    )
    const [change] = await changesOf('category', slugs[1].id)
    assert.containSubset(change, { action: 'created', after: { parent: slugs[0].uid, code: 'K' } })
  })

  test('importing the same file again changes nothing; a changed name is an update', async ({
    assert,
  }) => {
    await importLines('categories', tree)
    const again = await importLines('categories', tree)
    assert.equal(again.counts.unchanged, 8)

    const { counts } = await importLines(
      'categories',
      tree.map((line) => line.replace('fine arts', 'finer arts'))
    )
    assert.containSubset(counts, { created: 0, updated: 1, unchanged: 7 })
    const changed = await Category.findByOrFail('externalUri', 'u:021')
    assert.containSubset(changed, { name: 'finer arts', slug: 'fine-arts', version: 2 })
    const [, change] = await changesOf('category', changed.id)
    assert.deepEqual(change.after, { name: 'finer arts' })
  })

  test('without URIs, code and name are the key and parents come from the database', async ({
    assert,
  }) => {
    await importLines('categories', ['name,code', 'Food,F', 'Drinks,D'])
    const { counts, rejected } = await importLines('categories', [
      'name,code,parent_code,active',
      'food,F,,',
      'Tea,T,D,no',
      'Cake,C,X,',
      'Pie,P,F,maybe',
      ',P,F,',
      'tea,T,,',
    ])

    assert.deepEqual(
      rejected.map(({ row, column, code }) => `${row} ${column} ${code}`),
      [
        '3 parent_code unknown_parent',
        '4 active not_a_yes_or_no',
        '5 name name_missing',
        '6 name duplicate_in_file',
      ]
    )
    assert.containSubset(counts, { created: 1, updated: 1 })
    const tea = await Category.query().where('code', 'T').preload('parent').firstOrFail()
    assert.isFalse(tea.active)
    assert.equal(tea.parent.name, 'Drinks')
  })

  test('refuses rows that would create a cycle', async ({ assert }) => {
    await importLines('categories', ['name,uri', 'a,u:a', 'b,u:b'])
    const { rejected } = await importLines('categories', [
      'name,uri,parent_uri',
      'a,u:a,u:b',
      'b,u:b,u:a',
      'c,u:c,u:c',
      'd,u:d,u:e',
      'e,u:e,u:d',
      'f,u:f,u:e',
      'g,u:g,u:f',
      'h,u:h,u:a',
    ])

    assert.deepEqual(
      rejected.map(({ row, code }) => `${row} ${code}`),
      [
        ...[1, 2, 3, 4, 5].map((row) => `${row} parent_loop`),
        ...[6, 7].map((row) => `${row} unknown_parent`),
      ]
    )
    const categories = await Category.query().preload('parent').orderBy('name')
    const now = categories.map(({ name, parent }) => `${name} ${parent?.name ?? '–'}`)
    assert.deepEqual(now, ['a –', 'b –', 'h a'])
  })

  test('refuses a cycle with the stored parent of a row without one', async ({ assert }) => {
    await importLines('categories', ['name,code,parent_code', 'a,1,', 'b,2,1'])
    const { rejected, counts } = await importLines('categories', [
      'name,code,parent_code',
      'a,1,2',
      'b,2,',
      'c,3,9',
      'd,4,3',
    ])

    assert.deepEqual(
      rejected.map(({ row, code, column, message }) => [row, code, column, message]),
      [
        [1, 'parent_loop', 'parent_code', 'A domain cannot be its own parent or ancestor.'],
        [3, 'unknown_parent', 'parent_code', 'There is no domain "9".'],
        [4, 'unknown_parent', 'parent_code', 'There is no domain "3".'],
      ]
    )
    assert.equal(counts.unchanged, 1)
  })

  test('a file with too many domains for one transaction is refused', async ({ assert }) => {
    const names = Array.from({ length: 20_001 }, (_, index) => `domain ${index}`)
    const refused = () => importLines('categories', ['name', ...names])
    await assert.rejects(
      refused,
      'The file has more than 20,000 rows, the maximum of a file of this kind.'
    )
    assert.lengthOf(await Category.all(), 0)
  })

  test('a dry run writes nothing', async ({ assert }) => {
    const before = await everything()
    const { counts } = await importLines('categories', tree, { dryRun: true })
    assert.equal(counts.created, 8)
    assert.deepEqual(await everything(), withUpload(before))
  })
})
