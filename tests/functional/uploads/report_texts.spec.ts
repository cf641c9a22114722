import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#app/accounts/role'
import db from '@adonisjs/lucid/services/db'
import { rejectedFile } from '#app/imports/report/rejected_file'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import type Upload from '#app/imports/upload'
import { UserFactory } from '#database/factories/user_factory'
import { makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines, relationsHeader } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

/** An ended upload of these lines. */
async function over(lines: string[], queued: Parameters<typeof queueLines>[1] = {}) {
  const upload = await queueLines(lines, queued)
  await work()
  return upload.refresh()
}

/** The text of an upload's page, or of the list. */
async function pageOf(client: ApiClient, upload: Upload | null, language = 'en') {
  const person = await UserFactory.merge({ role: Role.admin }).create()
  const response = await client
    .get(`/portal/admin/skills/upload-status${upload ? `/${upload.uid}` : ''}`)
    .header('accept-language', language)
    .loginAs(person)
  return renderedPage(response).html.replaceAll('<!-- -->', '').replaceAll('&quot;', '"')
}

async function rejectedText(upload: Upload): Promise<string> {
  let text = ''
  for await (const piece of rejectedFile(upload)) text += String(piece)
  return text
}

test.group('Texts of an upload report', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are in the language of the page, with labels instead of codes', async ({
    assert,
    client,
  }) => {
    const ids = await makeSkills(['Python', 'SQL'])
    const key = {
      name_key: 'structured query language',
      created_at: new Date(),
      updated_at: new Date(),
    }
    await db
      .table('skill_aliases')
      .insert({ skill_id: ids.get('SQL'), name: 'Structured Query Language', ...key })
    const upload = await over([
      relationsHeader,
      'Python,Structured Query Language,co_occurs,40',
      'Python,SQL,co_occurs,50',
      'Python,nobody,,40',
      'Python,SQL,sideways,40',
      'Python,SQL,,140',
      'Python,SQL,,',
    ])

    const german = await pageOf(client, upload, 'de')
    for (const text of [
      'Die Kompetenz „nobody“ gibt es nicht.',
      'Die Datei enthält die Beziehung von „Python“ zu „SQL“ (Gemeinsam auftretend) mehrmals.',
      'Die Beziehungsart „sideways“ gibt es nicht. Möglich sind: Verwandt (related),',
      'Das Gewicht „140“ liegt nicht zwischen 0 und 100.',
      '1 Name wurde als Synonym einer Kompetenz erkannt.',
      '"Structured Query Language" → "SQL"',
    ]) {
      assert.include(german, text)
    }
    assert.notInclude(german, 'The weight is missing.')
    const english = await pageOf(client, upload)
    assert.include(english, 'from "Python" to "SQL" (Co-occurs) more than once.')
    assert.include(english, '1 name was recognised as an alias.')
    assert.match(english, /It must be one of Related, .*Co-occurs/)

    const person = await UserFactory.merge({ role: Role.companyUser }).create()
    const task = await client
      .get(`/v1/skills/task-status/${upload.uid}/`)
      .header('accept-language', 'de')
      .withGuard('api')
      .loginAs(person)
    const { rejected, notes } = task.body()
    const messages = rejected.map(({ message }: { message: string }) => message).join('\n')
    assert.include(messages, 'from "Python" to "SQL" (co_occurs) more than once.')
    assert.include(messages, 'There is no skill "nobody".')
    assert.equal(notes[0].message, '1 name was recognised as an alias.')
    assert.include(await rejectedText(upload), 'There is no skill ""nobody"".')
  })

  test('of older versions are still shown', async ({ assert, client }) => {
    const upload = await over([relationsHeader, 'nobody,nothing,,40'])
    await db
      .from('rejected_rows')
      .where('upload_id', upload.id)
      .update({ values: null, message: 'There was no such skill.' })
    const older = { count: 1, examples: [], message: 'Something was noted.' }
    const known = {
      code: 'weights_scaled',
      message: 'Each was multiplied.',
      count: 1,
      examples: [],
    }
    const notes = [{ code: 'older', ...older }, known]
    await upload.merge({ report: { ...upload.report, notes } }).save()

    const german = await pageOf(client, upload, 'de')
    assert.include(german, 'There was no such skill.')
    assert.include(german, 'Something was noted.')
    assert.include(german, 'Alle Gewichte liegen zwischen 0 und 1')
  })

  test('name the reason of a failure in the language of the page', async ({ assert, client }) => {
    const upload = await over(['a,b', '1,2'])
    const message = 'The file has no columns skill, related_skill, weight. Its columns are: a, b.'
    assert.containSubset(upload, { status: 'failed', message })

    const german =
      'Die Datei hat keine Spalten skill, related_skill, weight. Ihre Spalten sind: a, b.'
    assert.include(await pageOf(client, upload, 'de'), german)
    assert.include(await pageOf(client, upload), message)
    const person = await UserFactory.merge({ role: Role.companyUser }).create()
    const task = await client
      .get(`/v1/skills/task-status/${upload.uid}/`)
      .header('accept-language', 'de')
      .withGuard('api')
      .loginAs(person)
    assert.equal(task.body().message, message)

    await upload.merge({ said: null, message: 'It was refused.' }).save()
    assert.include(await pageOf(client, upload, 'de'), 'It was refused.')
  })

  test('call a cancelled upload abgebrochen', async ({ assert, client }) => {
    const upload = await queueLines([relationsHeader])
    await cancelUpload(upload)
    const page = await pageOf(client, upload, 'de')
    assert.include(page, '>Abgebrochen<')
    assert.notInclude(page, 'Storniert')
    assert.notInclude(await pageOf(client, null, 'de'), 'Storniert')
  })

  test('call a check checked, whatever it would change', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const first = await over([relationsHeader, 'Python,SQL,,40'])
    const same = await retryUpload(first, { rows: 'all', dryRun: true, startedBy: null })
    await work()
    await same.refresh()

    assert.containSubset(same, { status: 'succeeded', retryOf: first.id, unchanged: 1 })
    const unchanged = await pageOf(client, same)
    assert.include(unchanged, '>Checked<')
    assert.include(unchanged, 'Nothing would change')
    const rejected = await over([relationsHeader, 'Python,nobody,,40'], { dryRun: true })
    const page = await pageOf(client, rejected)
    assert.include(page, '>Checked, with rejected rows<')
    assert.notInclude(page, 'Succeeded with errors')
    const list = await pageOf(client, null, 'de')
    assert.include(list, 'Geprüft, mit abgelehnten Zeilen')
    assert.include(page, '0.1 KB')
  })
})

test.group('The file of rejected rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is in the language of the page, and in English over /v1', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await over([relationsHeader, 'Python,nobody,,40', 'Python,SQL,sideways,40'])
    const admin = await UserFactory.merge({ role: Role.admin }).create()
    const page = await client
      .get(`/portal/admin/skills/upload-status/${upload.uid}/rejected`)
      .header('accept-language', 'de')
      .loginAs(admin)
    assert.include(page.text(), 'Die Kompetenz „nobody“ gibt es nicht.')
    assert.include(page.text(), 'Möglich sind: Verwandt (related),')
    assert.include(page.text(), 'error_line,error_column,error_code,error_message')

    const v1 = await client
      .get(`/v1/skills/file_upload_rejected_data_export/${upload.uid}/`)
      .header('accept-language', 'de')
      .withGuard('api')
      .loginAs(admin)
    assert.include(v1.text(), 'There is no skill ""nobody"".')

    await db
      .from('rejected_rows')
      .where('upload_id', upload.id)
      .update({ values: null, message: 'There was no such skill.' })
    const older = await client
      .get(`/portal/admin/skills/upload-status/${upload.uid}/rejected`)
      .header('accept-language', 'de')
      .loginAs(admin)
    assert.include(older.text(), 'There was no such skill.')
  })

  test('pads short rows, and keeps a line with a bad quote in a cell', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await over([relationsHeader, 'Python,SQL', 'Py"thon",SQL,,40'])
    const file = await rejectedText(upload)
    const [, short, quote] = file.trim().split('\n')
    const fault = 'The row has 2 columns, but the header has 4.'
    assert.isTrue(short.endsWith(`,"${fault}",percent,Python,SQL,,`), short)
    assert.isTrue(quote.endsWith(',"Py""thon"",SQL,,40"'), quote)

    const retried = await retryUpload(upload, { rows: 'failed', startedBy: null })
    await work()
    await retried.refresh()
    assert.containSubset(retried, { processed: 2, failed: 2 })
  })

  test('counts a single column in the singular', async ({ assert }) => {
    const upload = await over([relationsHeader, 'Python'])

    assert.include(await rejectedText(upload), 'The row has 1 column, but the header has 4.')
  })

  test('corrected and uploaded again, does not count our own columns', async ({ assert }) => {
    const header = `error_line,error_column,error_code,error_message,${relationsHeader}`
    const quote = '3,,bad_quote,x,Py"thon",SQL,,40'
    const again = await over([header, '2,,too_few_columns,x,Python,SQL', quote])

    const file = await rejectedText(again)
    const [, short, line] = file.trim().split('\n')
    assert.include(short, 'The row has 2 columns, but the header has 4.')
    assert.isTrue(line.endsWith(`,"${quote.replaceAll('"', '""')}"`), line)
  })

  for (const [scale, right, wrong] of [
    ['percent', '40', '1'],
    ['fraction', '0.4', '0.01'],
  ]) {
    test(`has the headers of the upload and keeps its scale: ${scale}`, async ({ assert }) => {
      await makeSkills(['Python', 'SQL', 'Go'])
      const header = 'Skill;Related Skill;Weight;Remark'
      const upload = await over([header, `Python;SQL;${right};a`, `Python;nobody;${wrong};b`])
      const file = await rejectedText(upload)
      const [head, row] = file.trim().split('\n')
      assert.equal(
        head,
        'error_line;error_column;error_code;error_message;error_weight_scale;Skill;Related Skill;Weight;Remark'
      )
      assert.isTrue(row.endsWith(`;${scale};Python;nobody;${wrong};b`), row)

      await over(file.trim().replaceAll(';nobody;', ';Go;').split('\n'))
      const relations = ['Python > Go related 1', 'Python > SQL related 40']
      assert.deepEqual(await relationsNow(), relations)

      await makeSkills(['nobody'])
      const retried = await retryUpload(upload, { rows: 'failed', startedBy: null })
      await work()
      await retried.refresh()
      assert.deepEqual(retried.report?.header, ['Skill', 'Related Skill', 'Weight', 'Remark'])
      assert.include(await relationsNow(), 'Python > nobody related 1')
    })
  }
})
