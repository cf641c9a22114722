import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type User from '#app/accounts/user'
import { openApiFamily } from '#app/accounts/sessions/refresh_family'
import { releaseForCheck } from '#app/imports/actions/release_for_check'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import Skill from '#app/catalogue/skill'
import DefaultSetup from '#app/billing/default_setup'
import Upload from '#app/imports/upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { storeRejectedRows } from '#app/imports/report/rejected_rows'
import { uploadDetail } from '#app/imports/upload_rows'
import { watchUpload } from '#app/imports/uploads/watch_upload'
import { storedFile } from '#app/core/files/stored_files'
import { createPartner, UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { filesKept, queueLines, removesFiles } from '#tests/helpers/queued_uploads'
import { renderedPage } from '#tests/helpers/rendered_page'

const bulk = '/v1/skills/skill_relation_bulk_import/'
const header = 'skill,related_skill,relation_type,weight'
const csv = { filename: 'ours.csv', contentType: 'text/csv' }

function staff(role: 0 | 1 | 4 = 4) {
  return UserFactory.merge({ role }).create()
}

function post(client: ApiClient, person: User, path = bulk) {
  return client.post(path).withGuard('api').loginAs(person).accept('json')
}

function send(client: ApiClient, person: User, content: string | Buffer, path = bulk) {
  return post(client, person, path).file('file', Buffer.from(content), csv)
}

/** The task of an accepted file. */
async function queued(request: ReturnType<typeof send>) {
  const response = await request
  response.assertStatus(202)
  return response.body()
}

function read(client: ApiClient, person: User, path: string) {
  return client.get(`/v1/skills/${path}`).withGuard('api').loginAs(person)
}

/** Runs the upload in this process, since workers do not see the test's transaction. */
async function work(uid: string) {
  const { id } = await Upload.findByOrFail('uid', uid)
  const claim = await claimUpload()
  if (claim?.id !== id) throw new Error('Another upload was next')
  await runClaimedUpload(claim)
}

test.group('/v1 imports', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('responds with 202, the task and its URL, and renames the file', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const response = await send(client, person, `${header}\nPython,SQL,,40`)
      .field('mode', 'replace')
      .field('create_missing', 'true')
      .field('delimiter', 'tab')

    response.assertStatus(202)
    const task = response.body()
    assert.equal(response.header('location'), `/v1/skills/task-status/${task.id}/`)
    assert.containSubset(task, {
      kind: 'relations',
      file_name: 'ours.csv',
      bytes: 55,
      status: 'queued',
      dry_run: false,
      progress: 0,
      repeats: null,
      started_by: { id: person.uid, full_name: person.fullName },
      options: { mode: 'replace', create_missing: true, both_directions: false, delimiter: '\t' },
    })
    const upload = await Upload.findByOrFail('uid', task.id)
    assert.match(upload.storedFile ?? '', /^[0-9a-f-]{36}$/)
    const file = await storedFile(upload)
    assert.equal(file.bytes, 55)
  })

  test('refuse a delimiter of several characters, and name the permitted ones', async ({
    client,
  }) => {
    const response = await send(client, await staff(), `${header}\nPython,SQL,,40`).field(
      'delimiter',
      ';;'
    )

    response.assertStatus(422)
    response.assertBodyContains({
      detail: 'The delimiter must be a single character other than a quotation mark, or "tab".',
      errors: [{ field: 'delimiter' }],
    })
  })

  test('report counts, causes and notes in their status', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const lines = `${header},colour\nPython,SQL,,0.4,red\nPython,nobody,,0.5,red\nPython,none,,1,red`
    const { id } = await queued(send(client, person, lines))
    await work(id)

    const response = await read(client, person, `task-status/${id}/`)
    response.assertStatus(200)
    response.assertBodyContains({
      status: 'succeeded_with_errors',
      progress: 100,
      total: 3,
      processed: 3,
      created: 1,
      failed: 2,
      fault: null,
      weight_scale: 'fraction',
      unused_columns: ['colour'],
      notes: [{ code: 'weights_scaled' }],
      rejected: [
        { code: 'unknown_related_skill', column: 'related_skill', rows: 2, first_line: 3 },
      ],
    })
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('name an earlier upload of the same file', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const first = await queued(send(client, person, `${header}\nPython,SQL,,40`))
    await work(first.id)

    const again = await send(client, person, `${header}\nPython,SQL,,40`)
    again.assertStatus(202)
    assert.equal(again.body().repeats, first.id)
    const other = await send(client, person, `${header}\nPython,SQL,,41`)
    assert.isNull(other.body().repeats)
  })

  test('report the changes of a check, whose file can then be imported', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const response = await send(client, person, `${header}\nPython,SQL,,40`).field(
      'dry_run',
      'true'
    )
    const check = response.body()
    await work(check.id)
    const checked = await read(client, person, `task-status/${check.id}/`)
    checked.assertBodyContains({ dry_run: true, status: 'succeeded', created: 1 })
    assert.deepEqual(await relationsNow(), [])

    const real = await post(client, person, `/v1/skills/task-retry/${check.id}/`).json({
      rows: 'all',
      dry_run: false,
    })
    real.assertStatus(202)
    assert.containSubset(real.body(), { dry_run: false, retry_of: check.id, repeats: null })
    const twice = await post(client, person, `/v1/skills/task-retry/${check.id}/`).json({
      rows: 'all',
      dry_run: false,
    })
    assert.equal(twice.body().id, real.body().id)
    await work(real.body().id)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('a retry of a check checks again by default', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const sent = send(client, person, `${header}\nPython,SQL,,40\nnobody,SQL,,40`)
    const check = await queued(sent.field('dry_run', 'true'))
    await work(check.id)
    await makeSkills(['nobody'])

    for (const body of [{}, { rows: 'all' }]) {
      const again = await post(client, person, `/v1/skills/task-retry/${check.id}/`).json(body)
      assert.isTrue(again.body().dry_run)
      await work(again.body().id)
    }
    assert.deepEqual(await relationsNow(), [])
  })

  test('relations of one skill need no column for it, and affect no other skill', async ({
    assert,
    client,
  }) => {
    const ids = await makeSkills(['Python', 'SQL', 'Excel'])
    const { uid } = await db.from('skills').where('id', ids.get('Python')!).firstOrFail()
    const person = await staff()
    const path = `/v1/skills/skill-based-relations-import/${uid}/`

    const skills = await send(client, person, 'name\nSQL', path).fields({ kind: 'skills' })
    skills.assertStatus(422)
    assert.containSubset(skills.body().errors, [
      { field: 'kind', message: 'Only relations can be imported for a single skill.' },
    ])
    const bare = await send(client, person, 'related_skill,weight\nSQL,40\nExcel,20', path)
    bare.assertStatus(202)
    assert.equal(bare.body().options.skill, 'Python')
    await work(bare.body().id)
    const named = await send(client, person, `${header}\npython,SQL,,50\nExcel,SQL,,60`, path)
    await work(named.body().id)

    assert.deepEqual(await relationsNow(), ['Python > Excel related 20', 'Python > SQL related 50'])
    const status = await read(client, person, `task-status/${named.body().id}/`)
    status.assertBodyContains({ failed: 1, rejected: [{ code: 'other_skill', column: 'skill' }] })
  })

  test('relations of one skill follow renames and merges', async ({ assert, client }) => {
    const ids = await makeSkills(['Python', 'SQL', 'Excel'])
    const skill = await Skill.findOrFail(ids.get('Python')!)
    const person = await staff()
    const path = `/v1/skills/skill-based-relations-import/${skill.uid}/`
    const author = { actorId: person.id }

    const renamed = await queued(send(client, person, 'related_skill,weight\nSQL,40', path))
    const old = await queued(send(client, person, 'related_skill,weight\nSQL,50', path))
    skill.rename('Snake')
    await skill.save()
    await work(renamed.id)
    assert.deepEqual(await relationsNow(), ['Snake > SQL related 40'])
    const into = await Skill.findOrFail(ids.get('Excel')!)
    await mergeSkill(skill, into, author)
    await work(old.id)
    assert.deepEqual(await relationsNow(), ['Excel > SQL related 50'])
  })

  test('relations of a deleted skill are refused, and nothing is written', async ({
    assert,
    client,
  }) => {
    const ids = await makeSkills(['Python', 'SQL'])
    const skill = await Skill.findOrFail(ids.get('Python')!)
    const person = await staff()
    const path = `/v1/skills/skill-based-relations-import/${skill.uid}/`
    const task = await queued(send(client, person, 'related_skill,weight\nSQL,40', path))
    await skill.delete()
    await makeSkills(['Python'])
    await work(task.id)

    const status = await read(client, person, `task-status/${task.id}/`)
    status.assertBodyContains({ status: 'failed', fault: 'skill_gone' })
    assert.include(status.body().message, 'Python')
    assert.deepEqual(await relationsNow(), [])
  })

  test('a file without a kind is what its columns fit best, or else relations', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    for (const [columns, kind] of [
      ['name,description,aliases', 'skills'],
      ['skill,related_skill,weight', 'relations'],
      ['term,equivalent', 'synonyms'],
      ['skill,nach,percentage', 'relations'],
      ['one,other', 'relations'],
    ]) {
      const response = await send(client, person, `${columns}\na,b,c`)
      assert.equal(response.body().kind, kind, columns)
    }
  })

  test('options of other kinds are refused', async ({ assert, client }) => {
    const person = await staff(0)
    for (const [kind, option, value] of [
      ['skills', 'create_missing', 'true'],
      ['categories', 'both_directions', 'true'],
      ['relations', 'status', 'draft'],
      ['categories', 'source', 'us'],
    ]) {
      const response = await send(client, person, header).fields({ kind, [option]: value })
      response.assertStatus(422)
      assert.containSubset(response.body().errors, [{ field: option, code: 'option_of_others' }])
    }
    assert.lengthOf(await Upload.all(), 0)
    const fine = await send(client, person, header).fields({
      kind: 'skills',
      create_missing: 'false',
    })
    fine.assertStatus(202)
  })

  test('an unknown skill is a 404, and the file is not stored', async ({ assert, client }) => {
    const before = await filesKept()
    const unknown = '/v1/skills/skill-based-relations-import/0190a6f8-0000-7000-8000-000000000000/'
    const response = await send(client, await staff(), `${header}\nPython,SQL,,40`, unknown)

    response.assertStatus(404)
    assert.deepEqual(await filesKept(), before)
  })

  test('importing skills requires the ability to write them; domains require an administrator', async ({
    client,
  }) => {
    const person = await staff()
    const skills = await send(client, person, 'skill\nPython').field('kind', 'skills')
    skills.assertStatus(202)
    const refused = await send(client, person, 'name\nIT').field('kind', 'categories')
    refused.assertStatus(403)
    const accepted = await send(client, await staff(0), 'name\nIT').field('kind', 'categories')
    accepted.assertStatus(202)
  })

  test('the same key and file are queued once, another file is refused', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const keyed = (content: string) => send(client, person, content).header('idempotency-key', 'k1')
    const first = await keyed(header)
    const second = await keyed(header)
    const other = await keyed(`${header}\nPython,SQL,,40`)

    first.assertStatus(202)
    second.assertStatus(202)
    assert.equal(second.body().id, first.body().id)
    assert.equal(second.header('location'), first.header('location'))
    assert.equal(second.header('idempotent-replayed'), 'true')
    other.assertStatus(422)
    assert.lengthOf(await Upload.all(), 1)
  })

  test('partners and guests cannot upload files, and nothing is stored', async ({
    assert,
    client,
  }) => {
    const before = await filesKept()
    const partner = await send(client, await createPartner(), header)
    partner.assertStatus(403)
    const guest = await client.post(bulk).accept('json').file('file', Buffer.from(header), csv)
    guest.assertStatus(401)
    assert.deepEqual(await filesKept(), before)
  })
})

test.group('/v1 imports of invalid files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  const refusals: Array<[string, { name: string; content: Buffer | string }, number, string]> = [
    ['a wrong extension', { name: 'ours.exe', content: header }, 422, 'wrong_extension'],
    ['no extension', { name: 'ours', content: header }, 422, 'wrong_extension'],
    ['a workbook called CSV', { name: 'a.csv', content: 'PK\u0003\u0004…' }, 422, 'not_a_csv'],
    ['an empty file', { name: 'a.csv', content: '' }, 422, 'empty_file'],
  ]
  for (const [what, { name, content }, status, code] of refusals) {
    test(`${what} is refused at once, and not stored`, async ({ assert, client }) => {
      const before = await filesKept()
      const response = await post(client, await staff()).file('file', Buffer.from(content), {
        filename: name,
      })

      response.assertStatus(status)
      assert.equal(response.body().code, code)
      assert.deepEqual(await filesKept(), before)
      assert.isNull(await Upload.first())
    })
  }

  test('a form without a file and a body of another type are refused', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const without = await post(client, person).field('mode', 'merge').field('dry_run', 'true')
    without.assertStatus(422)
    assert.containSubset(without.body().errors, [{ field: 'file' }])
    const json = await post(client, person).json({ file: 'x' })
    json.assertStatus(415)
  })

  test('an unknown field, an invalid option and a second file are refused', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const unknown = await send(client, person, header).field('moed', 'merge')
    unknown.assertStatus(422)
    assert.equal(unknown.body().errors[0].code, 'unknown_field')
    const wrong = await send(client, person, header).field('mode', 'overwrite')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'mode')
    const two = await send(client, person, header).file('file', Buffer.from(header), csv)
    two.assertStatus(422)
    const other = await send(client, person, header).file('avatar', Buffer.from(header), csv)
    other.assertStatus(422)
    assert.isNull(await Upload.first())
  })

  test('a file above the limit is aborted early, in bounded memory', async ({ assert }) => {
    const setup = await DefaultSetup.current()
    await db.from('default_setups').update({ import_maximum_bytes: 2 * 1024 * 1024 })
    const before = await filesKept()
    const { access } = await openApiFamily(await staff())
    const { HOST: host, PORT: port } = process.env
    const socket = connect(Number(port), host)
    await once(socket, 'connect')
    let response = ''
    socket.on('data', (bytes) => (response += bytes))
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(
      [
        `POST ${bulk} HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: Bearer ${access}`,
        'Content-Type: multipart/form-data; boundary=x',
        'Transfer-Encoding: chunked',
        '\r\n',
      ].join('\r\n')
    )
    const chunk = (text: string) =>
      socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
    chunk('--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n')
    let sent = 0
    while (!response && sent < 64) {
      if (!chunk('a,b,c,d\n'.repeat(131_072))) {
        await Promise.race([once(socket, 'drain'), closed]).catch(() => {})
      }
      sent += 1
    }
    socket.end()
    await closed

    assert.match(response, /^HTTP\/1\.1 413 /)
    assert.include(response, '"code":"too_large"')
    assert.isBelow(sent, 64)
    assert.deepEqual(await filesKept(), before)
    await db.from('default_setups').update({ import_maximum_bytes: setup.importMaximumBytes })
  })

  test('a gzip bomb is refused during the import', async ({ assert, client }) => {
    await db.from('default_setups').update({ import_maximum_bytes: 1024 * 1024 })
    const person = await staff()
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'a,b\n'))
    const response = await post(client, person).file('file', bomb, { filename: 'bomb.csv.gz' })
    response.assertStatus(202)
    await work(response.body().id)

    const status = await read(client, person, `task-status/${response.body().id}/`)
    status.assertBodyContains({ status: 'failed', fault: 'too_large', processed: 0 })
    assert.match(status.body().message, /larger than 1 MB/)
  })
})

test.group('/v1 uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  test('lists uploads of all users and commands, latest first, by state and kind', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const { report } = await importLines('relations', [header, 'Python,SQL,,40'])
    const person = await staff(1)
    const waits = await queued(send(client, await staff(), header))

    const all = await read(client, person, 'file_upload_record_list_view/')
    all.assertStatus(200)
    assert.deepEqual(
      all.body().data.map(({ id }: { id: string }) => id),
      [waits.id, report.upload]
    )
    assert.isNull(all.body().data[1].started_by)
    const waiting = await read(
      client,
      person,
      'file_upload_record_list_view/?status=queued,running'
    )
    assert.equal(waiting.body().meta.total, 1)
    const wrong = await read(client, person, 'file_upload_record_list_view/?status=done')
    wrong.assertStatus(422)
  })

  test('an unknown upload is a 404 everywhere', async ({ client }) => {
    const person = await staff()
    const unknown = '0190a6f8-0000-7000-8000-000000000000'
    for (const path of [
      'task-status',
      'file_upload_successful_data_export',
      'file_upload_rejected_data_export',
    ]) {
      const response = await read(client, person, `${path}/${unknown}/`)
      response.assertStatus(404)
    }
    for (const path of ['task-cancel', 'task-retry']) {
      const response = await post(client, person, `/v1/skills/${path}/${unknown}/`).json({})
      response.assertStatus(404)
    }
  })

  test('a waiting upload is cancelled immediately; a finished one cannot be', async ({
    assert,
    client,
  }) => {
    const person = await staff()
    const { id } = await queued(send(client, person, header))
    const cancelled = await post(client, person, `/v1/skills/task-cancel/${id}/`).json({})
    cancelled.assertStatus(200)
    assert.containSubset(cancelled.body(), {
      status: 'cancelled',
      message: 'Cancelled before anything was changed.',
    })
    assert.isNull(await claimUpload())

    const again = await post(client, person, `/v1/skills/task-cancel/${id}/`).json({})
    again.assertStatus(409)
    assert.equal(again.body().code, 'upload_is_over')
  })

  test('a cancelled upload is resumed by a retry, with the same id', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const { id } = await queued(send(client, person, `${header}\nPython,SQL,,40`))
    const retry = () => post(client, person, `/v1/skills/task-retry/${id}/`).json({ rows: 'all' })
    const early = await retry()
    early.assertStatus(409)

    await post(client, person, `/v1/skills/task-cancel/${id}/`).json({})
    const retried = await retry()
    retried.assertStatus(202)
    assert.containSubset(retried.body(), { id, status: 'queued', message: null })
    await work(id)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  test('rejected rows can be exported, corrected and retried', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const lines = `${header}\nPython,SQL,,40\nPython,Excel,,50\nPython,=Word,,1`
    const { id } = await queued(send(client, person, lines))
    await work(id)

    const file = await read(client, person, `file_upload_rejected_data_export/${id}/`)
    file.assertStatus(200)
    const text = file.text()
    assert.deepEqual(text.split('\n').slice(0, 2), [
      'error_line,error_column,error_code,error_message,error_weight_scale,skill,related_skill,relation_type,weight',
      '3,related_skill,unknown_related_skill,"There is no skill ""Excel"".",percent,Python,Excel,,50',
    ])
    assert.include(text, "'=Word")

    await makeSkills(['Excel'])
    const retried = await post(client, person, `/v1/skills/task-retry/${id}/`).json({})
    retried.assertStatus(202)
    assert.containSubset(retried.body(), { retry_of: id, file_name: 'ours-rejected.csv' })
    await work(retried.body().id)
    const status = await read(client, person, `task-status/${retried.body().id}/`)
    status.assertBodyContains({ created: 1, failed: 1, processed: 2 })
    assert.deepEqual(await relationsNow(), ['Python > Excel related 50', 'Python > SQL related 40'])
  })

  test('rejected rows of replaced relations delete none of the imported ones', async ({
    assert,
    client,
  }) => {
    await makeSkills(['Python', 'SQL', 'Go'])
    await importLines('relations', [header, 'SQL,Go,,10', 'SQL,Python,,20'])
    const person = await staff()
    const lines = `${header}\nPython,SQL,,40\nPython,Excel,,50\nSQL,Go,,30`
    const { id } = await queued(send(client, person, lines).field('mode', 'replace'))
    await work(id)
    const imported = ['Python > SQL related 40', 'SQL > Go related 30']
    assert.deepEqual(await relationsNow(), imported)

    await makeSkills(['Excel'])
    const retried = await post(client, person, `/v1/skills/task-retry/${id}/`).json({})
    retried.assertStatus(202)
    assert.containSubset(retried.body(), { options: { mode: 'merge' } })
    await work(retried.body().id)
    assert.deepEqual(await relationsNow(), ['Python > Excel related 50', ...imported])
  })

  test('an upload without rejected rows cannot be retried', async ({ assert, client }) => {
    const person = await staff()
    const { id } = await queued(send(client, person, header))
    await work(id)
    const retried = await post(client, person, `/v1/skills/task-retry/${id}/`).json({})
    retried.assertStatus(409)
    assert.equal(retried.body().code, 'nothing_to_retry')
  })

  test('its records are exported, and importing them changes nothing', async ({
    assert,
    client,
  }) => {
    const person = await staff(0)
    const files = {
      categories: 'name,code,uri\nIT,1,urn:it\nSales,2,urn:sales',
      skills: 'skill,category_uri,alt_labels\nPython,urn:it,py\nSQL,urn:it,',
      relations: `${header}\nPython,SQL,broader,1\nPython,nobody,,50`,
    }
    await makeSkills(['Untouched'])
    for (const [kind, lines] of Object.entries(files)) {
      const { id } = await queued(send(client, person, lines).field('kind', kind))
      await work(id)
      const file = await read(client, person, `file_upload_successful_data_export/${id}/`)
      file.assertStatus(200)
      const text = file.text()
      assert.notInclude(text, 'Untouched')

      const again = await queued(send(client, person, text).field('kind', kind))
      await work(again.id)
      const status = await read(client, person, `task-status/${again.id}/`)
      const unchanged = kind === 'relations' ? 1 : 2
      status.assertBodyContains({ status: 'succeeded', created: 0, updated: 0, unchanged })
    }
  })

  test('groups of rejected rows are only queried after changes, up to a limit', async ({
    assert,
  }) => {
    const upload = await queueLines(['skill'])
    await upload.merge({ status: 'running', failed: 1 }).save()
    const reject = (code: 'self_relation' | 'unknown_skill') => {
      const fault = { row: 1, line: 2, column: null, code, message: code, cells: [] }
      return db.transaction((trx) => storeRejectedRows(trx, upload.id, [fault]))
    }
    const codes = async () => {
      const { rejected } = await uploadDetail(upload)
      return rejected.map(({ code }) => code)
    }
    await reject('unknown_skill')
    assert.deepEqual(await codes(), ['unknown_skill'])
    await reject('self_relation')
    assert.deepEqual(await codes(), ['unknown_skill'])
    await upload.merge({ failed: 2 }).save()
    assert.deepEqual(await codes(), ['unknown_skill', 'self_relation'])

    const statements: string[] = []
    for await (const event of watchUpload(upload, 0)) statements.push(event)
    assert.lengthOf(statements, 1)
    assert.include(statements[0], '"status":"running"')
  })

  test('streams its progress as events until it ends', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const person = await staff()
    const { id } = await queued(send(client, person, `${header}\nPython,SQL,,40`))
    const { access } = await openApiFamily(person)
    const watching = fetch(
      `http://${env.get('HOST')}:${env.get('PORT')}/v1/skills/task-status/${id}/`,
      {
        headers: { authorization: `Bearer ${access}`, accept: 'text/event-stream' },
      }
    )
    const [events] = await Promise.all([watching, work(id)])

    assert.equal(events.headers.get('content-type'), 'text/event-stream')
    const stream = await events.text()
    assert.include(stream, '"status":"succeeded"')
    assert.match(stream, /^event: task\ndata: \{/)
  })
})

test.group('Unknown domains in a file of skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  for (const [role, status, domainCount] of [
    [0, 'succeeded', 1],
    [4, 'succeeded_with_errors', 0],
  ] as const) {
    test(`are created for administrators only: role ${role}`, async ({ assert, client }) => {
      const lines = 'skill,category\nweld,metals of nobody\nsolder,\n'
      const task = await queued(send(client, await staff(role), lines).field('kind', 'skills'))
      await work(task.id)

      const upload = await Upload.findByOrFail('uid', task.id)
      assert.equal(upload.status, status)
      const found = await db.from('categories').where('name', 'metals of nobody')
      assert.lengthOf(found, domainCount)
      const rejected = await db.from('rejected_rows').where('upload_id', upload.id)
      assert.deepEqual(
        rejected.map(({ code, column }) => ({ code, column })),
        domainCount ? [] : [{ code: 'unknown_domain', column: 'category' }]
      )
    })
  }
})

test.group('Domains created by a file of role 0', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  const lines = ['skill,category', 'weld,metals of nobody']

  function madeNow() {
    return db.from('categories').where('name', 'metals of nobody')
  }

  /** A waiting upload of role 0. */
  async function ofAdmin(options: Parameters<typeof queueLines>[1] = {}) {
    const { id: startedBy } = await staff(0)
    return queueLines(lines, { kind: 'skills', startedBy, ...options })
  }

  test('are not created by another user’s import', async ({ assert, client }) => {
    const check = await ofAdmin({ dryRun: true })
    await work(check.uid)
    const path = `/v1/skills/task-retry/${check.uid}/`
    const retried = await post(client, await staff(4), path).json({ rows: 'all', dry_run: false })
    retried.assertStatus(202)
    await work(retried.body().id)
    assert.containSubset(await Upload.findByOrFail('uid', retried.body().id), { failed: 1 })
    assert.lengthOf(await madeNow(), 0)
  })

  test('are not created by another user’s resume', async ({ assert, client }) => {
    const upload = await ofAdmin()
    const other = await staff(1)
    await post(client, other, `/v1/skills/task-cancel/${upload.uid}/`).json({})
    const path = `/v1/skills/task-retry/${upload.uid}/`
    const again = await post(client, other, path).json({ rows: 'all' })
    again.assertStatus(202)
    await work(upload.uid)
    assert.lengthOf(await madeNow(), 0)
  })

  test('are not created by another user’s choice of columns', async ({ assert }) => {
    const held = await ofAdmin({ held: true })
    const { id: by } = await staff(4)
    const columns = { skill: 'skill', category: 'category' }
    await releaseForCheck(held, { columns, by })
    assert.isFalse(held.options.createDomains)
  })

  test('are not deleted by another user’s undo or its resume', async ({ assert, client }) => {
    const upload = await ofAdmin()
    await work(upload.uid)
    await upload.refresh()
    assert.lengthOf(await madeNow(), 1)
    const [admin, other] = [await staff(0), await staff(4)]
    const undo = `/v1/skills/task-undo/${upload.uid}/`

    const refused = await post(client, other, undo)
    refused.assertStatus(403)
    refused.assertBodyContains({ code: 'forbidden' })
    const page = await client
      .get(`/portal/companyUser/skills/upload-status/${upload.uid}`)
      .loginAs(other)
    assert.isFalse(renderedPage(page).props.undo.possible)

    const undone = await post(client, admin, undo)
    const { id } = undone.body()
    await post(client, other, `/v1/skills/task-cancel/${id}/`).json({})
    const resumed = await post(client, other, `/v1/skills/task-retry/${id}/`).json({ rows: 'all' })
    resumed.assertStatus(403)
    assert.containSubset(await Upload.findByOrFail('uid', id), { status: 'cancelled' })
    const again = await post(client, admin, `/v1/skills/task-retry/${id}/`).json({ rows: 'all' })
    again.assertStatus(202)
    await work(id)
    assert.lengthOf(await madeNow(), 0)
  })
})

test.group('Access to /v1 uploads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(removesFiles)

  const reads = [
    'file_upload_record_list_view',
    'task-status',
    'file_upload_successful_data_export',
    'file_upload_rejected_data_export',
  ]
  const actions = ['task-cancel', 'task-retry', 'task-undo']
  const placeOf = (path: string, id: string) => `${path}/${path.endsWith('view') ? '' : `${id}/`}`

  test('partners and guests have none', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const { id } = await queued(send(client, await staff(), `${header}\nPython,SQL,,40`))
    await work(id)
    const before = await Upload.findByOrFail('uid', id)
    const files = await filesKept()
    const partner = await createPartner()

    for (const path of reads) {
      const refused = await read(client, partner, placeOf(path, id))
      refused.assertStatus(403)
      assert.notInclude(refused.text(), 'Python')
      const guest = await client.get(`/v1/skills/${placeOf(path, id)}`).accept('json')
      guest.assertStatus(401)
    }
    for (const path of actions) {
      const place = `/v1/skills/${path}/${id}/`
      const refused = await post(client, partner, place).json({ rows: 'all' })
      refused.assertStatus(403)
      const guest = await client.post(place).accept('json').json({ rows: 'all' })
      guest.assertStatus(401)
    }
    const after = await Upload.findByOrFail('uid', id)
    assert.deepEqual(after.$attributes, before.$attributes)
    assert.lengthOf(await Upload.all(), 1)
    assert.deepEqual(await filesKept(), files)
    assert.deepEqual(await relationsNow(), ['Python > SQL related 40'])
  })

  for (const role of [0, 1, 4] as const) {
    test(`other staff can read and change uploads: role ${role}`, async ({ assert, client }) => {
      await makeSkills(['Python', 'SQL'])
      const other = await staff(role)
      const lines = `${header}\nPython,SQL,,40\nPython,nobody,,40`
      const { id } = await queued(send(client, await staff(role === 4 ? 1 : 4), lines))
      const cancelled = await post(client, other, `/v1/skills/task-cancel/${id}/`).json({})
      assert.equal(cancelled.body().status, 'cancelled')
      const retried = await post(client, other, `/v1/skills/task-retry/${id}/`).json({
        rows: 'all',
      })
      assert.containSubset(retried.body(), { id, status: 'queued' })
      await work(id)

      const [list, status, successful, rejected] = await Promise.all(
        reads.map((path) => read(client, other, placeOf(path, id)))
      )
      assert.deepEqual(
        list.body().data.map((task: { id: string }) => task.id),
        [id]
      )
      assert.containSubset(status.body(), { status: 'succeeded_with_errors', created: 1 })
      assert.include(successful.text(), 'Python,SQL')
      assert.include(rejected.text(), 'unknown_related_skill')
      const undone = await post(client, other, `/v1/skills/task-undo/${id}/`).json({})
      undone.assertStatus(202)
    })
  }

  test('only role 0 changes uploads of domains, all staff can read them', async ({ client }) => {
    const { id } = await queued(
      send(client, await staff(0), 'name\nIT').field('kind', 'categories')
    )
    for (const role of [1, 4] as const) {
      const person = await staff(role)
      for (const path of actions) {
        const refused = await post(client, person, `/v1/skills/${path}/${id}/`).json({})
        refused.assertStatus(403)
      }
      const shown = await read(client, person, `task-status/${id}/`)
      shown.assertBodyContains({ status: 'queued' })
    }
    const cancelled = await post(client, await staff(0), `/v1/skills/task-cancel/${id}/`).json({})
    cancelled.assertStatus(200)
  })
})
