import { readFileSync } from 'node:fs'
import iconv from 'iconv-lite'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Skill from '#app/catalogue/skill'
import { labelsOfSkills } from '#app/catalogue/skills/labels_of_skills'
import { cleanName } from '#app/core/text/name_key'
import { fixRejected, rowsToFix } from '#app/imports/actions/fix_rejected'
import { retryUpload } from '#app/imports/actions/retry_upload'
import type { Encoding } from '#app/imports/readers/encodings'
import { rejectedBytes } from '#app/imports/report/rejected_bytes'
import { UserFactory } from '#database/factories/user_factory'
import Upload from '#app/imports/upload'
import { doors, runNext } from '#tests/helpers/import_doors'
import { temporaryFolder } from '#tests/helpers/csv_files'
import { queueLines } from '#tests/helpers/queued_uploads'
import { skillaryProgram } from '#tests/helpers/skillary_program'

const files: Array<[string, string[]]> = [
  ['gb18030', ['项目管理', '数据分析', '焊接技术', '客户服务', '机械制图', '软件测试', '质量控制']],
  [
    'windows-1251',
    ['управление проектами', 'анализ данных', 'сварка металлов', 'обслуживание клиентов'],
  ],
  [
    'windows-1250',
    [
      'zarządzanie projektami',
      'analiza danych statystycznych',
      'spawanie łukowe',
      'obsługa klientów',
      'księgowość',
    ],
  ],
  [
    'shift_jis',
    [
      'プロジェクト管理',
      'データ分析',
      '溶接技術',
      '顧客サービス',
      '品質管理',
      'ソフトウェアのテスト',
    ],
  ],
]

/** A name with bytes that the encoding does not have. */
const damagedNames: Array<[Encoding, Buffer]> = [
  ['utf-8', Buffer.from([0x63, 0xc3, 0xa9, 0xe2, 0x82, 0x61, 0xff])],
  ['windows-1252', Buffer.from([0x81, 0x61, 0xe9, 0x8d])],
  ['gb18030', Buffer.from([0xcf, 0xee, 0xff, 0x61, 0x81, 0x30, 0x81, 0x2e])],
  ['shift_jis', Buffer.from([0x83, 0x76, 0xfd, 0x83, 0x8d, 0x85])],
]

test.group('Files in other encodings', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const program = skillaryProgram(group)
  const folder = temporaryFolder(group)
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  for (const [door, take] of Object.entries(doors)) {
    for (const [encoding, names] of files) {
      test(`${encoding} by ${door} keeps all names and shows a sample`, async ({
        assert,
        client,
      }) => {
        const lines = ['skill,skill_type', ...names.map((name) => `${name},skill`)]
        const path = await folder.write(
          `${encoding}.csv`,
          iconv.encode(lines.join('\r\n'), encoding)
        )

        await take(client, path, { program, kind: 'skills' })

        const skills = await Skill.query().orderBy('id')
        assert.sameMembers(
          skills.map(({ name }) => name),
          names
        )
        const upload = await Upload.query().orderBy('id', 'desc').firstOrFail()
        assert.equal(upload.status, 'succeeded')
        assert.equal(upload.report?.file?.encoding, encoding)
        assert.include(upload.report?.file?.samples ?? [], names[0])
      })
    }
  }

  test('the page of the columns shows the text and reads it again in another encoding', async ({
    assert,
    client,
  }) => {
    const person = await UserFactory.merge({ role: 4 }).create()
    const lines = ['skill', 'zarządzanie projektami', 'księgowość', 'spawanie łukowe']
    const bytes = iconv.encode(lines.join('\n'), 'windows-1250')
    const upload = await queueLines(bytes, { kind: 'skills', held: true })
    const place = `/portal/companyUser/skills/upload-status/${upload.uid}/columns`

    const shown = await client.get(place).loginAs(person)
    assert.include(shown.text(), 'zarządzanie projektami')
    const again = await client.get(`${place}?encoding=windows-1252`).loginAs(person)
    assert.include(again.text(), 'zarz¹dzanie projektami')

    const sent = { 'fields[0]': 'skill', 'encoding': 'windows-1252' }
    await client.post(place).redirects(0).fields(sent).loginAs(person).withCsrfToken()
    await upload.refresh()
    assert.isFalse(Boolean(upload.held))
    assert.equal(upload.allOptions.encoding, 'windows-1252')
  })

  test('rejected rows have the bytes of the file', async ({ assert, client }) => {
    const lines = ['skill,skill_type', 'сварка металлов,навык', 'анализ данных,skill']
    const path = await folder.write('types.csv', iconv.encode(lines.join('\n'), 'windows-1251'))
    await doors.Ace(client, path, { program, kind: 'skills' })
    const upload = await Upload.query().orderBy('id', 'desc').firstOrFail()
    const person = await UserFactory.merge({ role: 4 }).create()

    const parts: Buffer[] = []
    for await (const part of rejectedBytes(upload, 'csv')) parts.push(Buffer.from(part))
    const answer = await client
      .get(`/v1/skills/file_upload_rejected_data_export/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)

    const row = iconv.encode('сварка металлов,навык', 'windows-1251')
    assert.isTrue(Buffer.concat(parts).includes(row))
    assert.equal(answer.header('content-type'), 'text/csv; charset=windows-1251')
  })

  for (const [encoding, name] of damagedNames) {
    test(`damaged bytes of ${encoding} are kept in rejected rows`, async ({ assert }) => {
      const columns = { kind: null, name: 'skill', more: 'description' }
      const options = { columns, encoding, delimiter: ';' }
      const row = Buffer.concat([Buffer.from('7;'), name, Buffer.from(';x\n')])
      let sent = Buffer.concat([Buffer.from('kind;name;more\n8;welding;y\n'), row])
      for (const created of [1, 0]) {
        const upload = await queueLines(sent, { kind: 'skills', options })
        await runNext()
        await upload.refresh()
        assert.containSubset(upload, { created, failed: 1 })
        const parts: Buffer[] = []
        for await (const part of rejectedBytes(upload, 'csv')) parts.push(Buffer.from(part))
        sent = Buffer.concat(parts)
        assert.isTrue(sent.includes('error_message;kind;name;more\n'))
        assert.isTrue(sent.includes(row))
        const retried = await retryUpload(upload, { rows: 'failed', startedBy: null })
        await runNext()
        await retried.refresh()
        assert.containSubset(retried, { processed: 1, failed: 1 })
      }
    })
  }

  test('repeated rows are counted, and a file without rows fails', async ({ assert, client }) => {
    const lines = ['skill,skill_type', 'welding,skill', 'Welding,skill', 'welding,knowledge']
    const path = await folder.write('repeated.csv', lines.join('\n'))
    await doors['/v1'](client, path, { program, kind: 'skills' })
    const upload = await Upload.query().orderBy('id', 'desc').firstOrFail()
    assert.containSubset(upload, { created: 1, repeated: 1, failed: 1, processed: 3 })
    assert.containSubset(upload.report?.notes, [
      { code: 'rows_repeated', count: 1, examples: ['3'] },
    ])

    const empty = await folder.write('empty.csv', 'skill,skill_type\n\n')
    await doors['/v1'](client, empty, { program, kind: 'skills' })
    const failed = await Upload.query().orderBy('id', 'desc').firstOrFail()
    assert.containSubset(failed, { status: 'failed', report: { fault: 'no_rows' } })
  })

  test('a few rejected rows are corrected on a page and imported', async ({ assert, client }) => {
    const lines = ['skill,skill_type', 'welding,nonsense', 'a"b,skill', 'sewing,odd']
    const path = await folder.write('fix.csv', lines.join('\n'))
    await doors.Ace(client, path, { program, kind: 'skills' })
    const upload = await Upload.query().orderBy('id', 'desc').firstOrFail()
    const person = await UserFactory.merge({ role: 4 }).create()
    const place = `/portal/companyUser/skills/upload-status/${upload.uid}/fix`

    const page = await client.get(place).loginAs(person)
    assert.include(page.text(), 'rows[0][cells][0]')
    const stored = await db.from('rejected_rows').where('upload_id', upload.id).orderBy('id')
    const [first, second, third] = stored.map(({ id }: { id: number }) => id)
    const rows = [
      [first, 'welding', 'skill'],
      [second, 'ab', 'skill'],
      [third, '', ''],
    ]
    const sent = rows.flatMap(([id, ...cells], index) => [
      [`rows[${index}][id]`, id],
      ...cells.map((cell, at) => [`rows[${index}][cells][${at}]`, cell]),
    ])
    const answer = await client
      .post(place)
      .redirects(0)
      .fields(Object.fromEntries(sent))
      .loginAs(person)
      .withCsrfToken()

    answer.assertStatus(302)
    const fixed = await Upload.query().orderBy('id', 'desc').firstOrFail()
    assert.equal(fixed.retryOf, upload.id)
    await runNext()
    await fixed.refresh()
    assert.containSubset(fixed, { created: 2, failed: 0, processed: 2 })
  })

  test('several rejected rows from one line are corrected separately', async ({ assert }) => {
    const [one, other] = ['x'.repeat(301), 'y'.repeat(301)]
    const columns = { '#1': null, '#2': { field: 'skill', each: true } }
    const upload = await queueLines([`1,spinning,${one},${other}`, '2,dyeing,,'], {
      kind: 'skills',
      options: { noHeader: true, columns },
    })
    await runNext()
    const causes = await rowsToFix(await upload.refresh())
    const rows = causes.flat()
    assert.lengthOf(rows, 2)

    const fixes = new Map(rows.map(({ id }, index) => [id, ['1', `name ${index}`, '', '']]))
    const fixed = await fixRejected(upload, fixes, { startedBy: null })
    await runNext()

    assert.containSubset(await fixed.refresh(), { created: 2, failed: 0 })
    const skills = await Skill.query().orderBy('name')
    assert.deepEqual(
      skills.map(({ name }) => name),
      ['dyeing', 'name 0', 'name 1', 'spinning']
    )
  })
})

test.group('ESCO in other languages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const program = skillaryProgram(group)
  group.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })
  const cases = Object.entries(doors).flatMap(([door, take]) =>
    ['fr', 'es'].map((language) => ({ door, take, language }))
  )

  for (const { door, take, language } of cases) {
    test(`aliases in ${language} are split as in the source by ${door}`, async ({
      assert,
      client,
    }) => {
      const path = app.makePath(`tests/fixtures/skills/esco_${language}.csv`)
      const source: Array<Record<string, string>> = parse(readFileSync(path), {
        columns: true,
      })
      await Skill.createMany(
        source.map(({ conceptUri }, index) => ({
          name: `skill ${index}`,
          nameKey: `skill ${index}`,
          slug: `skill-${index}`,
          externalUri: conceptUri,
        }))
      )

      await take(client, path, { program, kind: 'skills', options: { language } })

      const upload = await Upload.query().orderBy('id', 'desc').firstOrFail()
      assert.containSubset(upload, { failed: 0, processed: source.length })
      const skills = await Skill.query().orderBy('id')
      const labels = await labelsOfSkills(
        db.connection(),
        skills.map(({ id }) => id)
      )
      for (const { conceptUri, preferredLabel, altLabels } of source) {
        const skill = skills.find(({ externalUri }) => externalUri === conceptUri)
        const [translated] = labels.get(skill?.id ?? 0)?.translations ?? []
        const name = cleanName(preferredLabel)
        const own = ['', name.toLowerCase()]
        const wanted = new Set(altLabels.split('\n').map(cleanName))
        const aliases = [...wanted].filter((alias) => !own.includes(alias.toLowerCase()))
        assert.containSubset(translated, { language, name })
        assert.sameMembers(translated.aliases, aliases)
      }
    })
  }
})
