import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import Category from '#app/catalogue/category'
import { logChanges } from '#app/core/db/change_log'
import SkillRelation from '#app/catalogue/skill_relation'
import { updateRelation } from '#app/catalogue/relations/update_relation'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import Skill from '#app/catalogue/skill'
import { skillColumnNames } from '#app/catalogue/skills/skill_columns'
import { cancelUpload } from '#app/imports/actions/cancel_upload'
import { retryUpload } from '#app/imports/actions/retry_upload'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { runUndo } from '#app/imports/run/run_undo'
import { undoUpload } from '#app/imports/actions/undo_upload'
import { mayUndo } from '#app/imports/undo/may_undo'
import Upload, { type UploadKind } from '#app/imports/upload'
import {
  claimUpload,
  enqueueUpload,
  failUpload,
  mostUploadAttempts,
  releaseUpload,
  type UploadClaim,
} from '#app/imports/run/upload_claims'
import { UserFactory } from '#database/factories/user_factory'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { importLines, makeSkills, relationsNow } from '#tests/helpers/imports'
import { queueLines, removesFiles, silence } from '#tests/helpers/queued_uploads'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

const header = 'skill,related_skill,relation_type,weight'

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

/** Imports lines as an upload. */
async function take(kind: UploadKind, lines: string[], options = {}) {
  const upload = await queueLines(lines, { kind, options })
  await work()
  return upload.refresh()
}

async function undo(upload: Upload) {
  const undone = await undoUpload(upload, { startedBy: null })
  await work()
  return undone.refresh()
}

/** Everything visible to users and searches, without times and versions but with ids. */
async function catalogue() {
  const columns: Record<string, string[]> = {
    categories: ['id', 'uid', 'name', 'slug', 'code', 'external_uri', 'parent_id', 'description'],
    skills: [
      ...['id', 'uid', 'name', 'name_key', 'slug', 'category_id', 'type', 'status', 'popularity'],
      ...skillColumnNames,
    ],
    skill_relations: [
      ...['id', 'uid', 'skill_id', 'related_skill_id', 'type', 'weight', 'source', 'confidence'],
      'upload_id',
    ],
    search_labels: ['skill_id', 'key', 'alias', 'shared'],
    search_skills: ['skill_id', 'place'],
    search_shelves: ['bucket', 'place', 'key', 'skill_id', 'shared'],
    search_vocabulary: ['word', 'uses'],
  }
  const tables: Record<string, string[]> = {}
  for (const [table, names] of Object.entries(columns)) {
    const rows = await db.from(table).select(...names)
    tables[table] = rows.map((row) => JSON.stringify(names.map((name) => row[name]))).sort()
  }
  const aliases = await db.from('skill_aliases').orderBy('skill_id').orderBy('id')
  tables.aliases = aliases.map(({ skill_id: id, name }) => `${id} ${name}`)
  return tables
}

test.group('Undo of an upload', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('restores relations and reports it', async ({ assert }) => {
    await importLines('skills', ['skill', 'Python', 'SQL', 'Excel'])
    await importLines('relations', [header, 'Python,SQL,,40', 'Python,Excel,,20'])
    const before = await catalogue()
    const upload = await take('relations', [header, 'Python,SQL,,55', 'Python,R,essential,60'], {
      mode: 'replace',
      createMissing: true,
    })
    assert.containSubset(upload, { created: 1, updated: 1, removed: 1, skillsCreated: 1 })

    const undone = await undo(upload)

    assert.containSubset(undone, { status: 'succeeded', created: 1, updated: 1, removed: 2 })
    assert.equal(undone.undoOf, upload.id)
    await upload.refresh()
    assert.equal(upload.undoneBy, undone.id)
    assert.deepEqual(await catalogue(), before)
    assert.containSubset(await mayUndo(upload), { ok: false, reason: 'already_undone' })
    assert.containSubset(await mayUndo(undone), { ok: false, reason: 'is_undo' })
  })

  test('is refused once a user edited one of its records', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL', 'Excel'])
    const upload = await take('relations', [header, 'Python,SQL,,40', 'Python,Excel,,20'])
    const relation = await SkillRelation.query()
      .where('weight', 40)
      .preload('skill')
      .preload('relatedSkill')
      .firstOrFail()
    const person = await UserFactory.merge({ role: 4 }).create()
    await updateRelation(relation, { weight: 41 }, { actorId: person.id })

    const response = await client
      .post(`/v1/skills/task-undo/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)
      .accept('json')

    response.assertStatus(409)
    response.assertBodyContains({ code: 'changed_since' })
    assert.deepEqual(await mayUndo(upload), { ok: false, reason: 'changed_since', touched: 1 })
    assert.lengthOf(await relationsNow(), 2)
  })

  test('restores a skill that has two rows in the file', async ({ assert }) => {
    const columns = 'skill,uri'
    await importLines('skills', [columns, 'Python,u3'])
    const before = await catalogue()
    const upload = await take('skills', [columns, 'Python,', 'R,u3'], { mode: 'replace' })
    assert.containSubset(upload, { updated: 1, failed: 1 })
    await undo(upload)
    assert.deepEqual(await catalogue(), before)
  })

  test('is refused after others relate to what it created', async ({ assert }) => {
    await importLines('skills', ['skill', 'Python'])
    const upload = await take('skills', ['skill', 'R'])
    await importLines('relations', [header, 'Python,R,,40'])
    assert.containSubset(await mayUndo(upload), { reason: 'changed_since', touched: 1 })
  })

  test('is refused after what it deleted was created again', async ({ assert }) => {
    const ids = await makeSkills(['Python', 'SQL', 'Excel', 'Snake'])
    await importLines('relations', [header, 'Python,SQL,,40', 'Python,Excel,,20'])
    const upload = await take('relations', [header, 'Python,SQL,,40'], { mode: 'replace' })
    assert.equal(upload.removed, 1)
    const other = await take('relations', [header, 'Snake,Excel,,30'])
    assert.deepEqual(await mayUndo(upload), { ok: true, touched: 0 })

    const again = await take('relations', [header, 'Python,Excel,,70'])
    assert.containSubset(await mayUndo(upload), { reason: 'changed_since', touched: 1 })
    await undo(again)
    assert.containSubset(await mayUndo(upload), { ok: true })

    const [snake, python] = [ids.get('Snake'), ids.get('Python')]
    const person = await UserFactory.merge({ role: 4 }).create()
    await mergeSkill(await Skill.findOrFail(snake), await Skill.findOrFail(python), {
      actorId: person.id,
    })
    assert.containSubset(await mayUndo(upload), { reason: 'changed_since', touched: 1 })
    assert.containSubset(await mayUndo(other), { reason: 'changed_since' })
  })

  test('counts at most a thousand conflicts', async ({ assert }) => {
    const names = Array.from({ length: 34 }, (_, index) => `skill ${index}`)
    await makeSkills(names)
    const lines = names.flatMap((from) =>
      names.filter((to) => to !== from).map((to) => `${from},${to},,`)
    )
    const upload = await take('relations', [header, ...lines.map((line) => `${line}40`)])
    await take('relations', [header, ...lines.map((line) => `${line}50`)])
    assert.equal(upload.created, 1122)
    assert.deepEqual(await mayUndo(upload), { ok: false, reason: 'changed_since', touched: 1001 })
    await assert.rejects(
      () => undoUpload(upload, { startedBy: null }),
      /^More than 1,000 of its records have changed since, .+ Undo the later uploads first/
    )
  })

  test('on /v1 is a separate task, once', async ({ assert, client }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await take('relations', [header, 'Python,SQL,,40'])
    const person = await UserFactory.merge({ role: 4 }).create()
    const post = () =>
      client
        .post(`/v1/skills/task-undo/${upload.uid}/`)
        .withGuard('api')
        .loginAs(person)
        .accept('json')

    const response = await post()
    response.assertStatus(202)
    assert.containSubset(response.body(), { undo_of: upload.uid, status: 'queued' })
    const again = await post()
    again.assertStatus(409)
    again.assertBodyContains({ code: 'already_undone' })
    await work()
    assert.deepEqual(await relationsNow(), [])
    const list = await client
      .get(`/v1/skills/task-status/${upload.uid}/`)
      .withGuard('api')
      .loginAs(person)
    list.assertBodyContains({ undone_by: response.body().id })
  })

  test('of domains requires role 0, also to retry and cancel', async ({ assert, client }) => {
    const upload = await take('categories', ['name,code', 'Design,d'])
    const person = await UserFactory.merge({ role: 4 }).create()
    for (const task of ['undo', 'retry', 'cancel']) {
      const response = await client
        .post(`/v1/skills/task-${task}/${upload.uid}/`)
        .withGuard('api')
        .loginAs(person)
        .accept('json')
        .json({})
      response.assertStatus(403)
      response.assertBodyContains({ code: 'forbidden' })
    }
    assert.lengthOf(await Upload.all(), 1)
  })

  test('does nothing after a conflicting upload earlier in the queue', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const first = await take('relations', [header, 'Python,SQL,,40'])
    await queueLines([header, 'Python,SQL,,50'])
    const undone = await undoUpload(first, { startedBy: null })
    await work()
    await work()

    await undone.refresh()
    assert.equal(undone.status, 'failed')
    assert.equal(undone.report?.fault, 'changed_since')
    assert.deepEqual(await relationsNow(), ['Python > SQL related 50'])
    await first.refresh()
    assert.isNull(first.undoneBy)
  })

  test('more domains than one transaction of other kinds writes are deleted, children first', async ({
    assert,
  }) => {
    const children = Array.from({ length: 10_001 }, (_, index) => `child ${index},c${index},p`)
    const upload = await take('categories', ['name,code,parent_code', ...children, 'parent,p,'])
    assert.equal(upload.created, 10_002)

    const undone = await undo(upload)

    assert.containSubset(undone, { status: 'succeeded', removed: 10_002, failed: 0 })
    assert.lengthOf(await db.from('categories').limit(1), 0)
  })

  test('a later relation between two created skills is one conflict', async ({ assert }) => {
    const skills = await take('skills', ['skill', 'Python', 'SQL'])
    await take('relations', [header, 'Python,SQL,,40'])

    assert.deepEqual(await mayUndo(skills), { ok: false, reason: 'changed_since', touched: 1 })
  })

  test('several uploads are undone one after the other, latest first', async ({ assert }) => {
    await importLines('skills', ['skill', 'Python', 'SQL'])
    const before = await catalogue()
    const first = await take('relations', [header, 'Python,SQL,,40'])
    const second = await take('relations', [header, 'Python,SQL,,50'])
    assert.containSubset(await mayUndo(first), { reason: 'changed_since' })

    await undo(second)
    await undo(first)

    assert.deepEqual(await catalogue(), before)
  })

  test('resumes without repetition after a kill between two chunks', async ({ assert }) => {
    const names = Array.from({ length: 120 }, (_, index) => `skill ${index}`)
    await importLines('skills', ['skill', ...names])
    const before = await catalogue()
    const lines = [header]
    for (const from of names) {
      for (const to of names) if (from !== to) lines.push(`${from},${to},,50`)
    }
    const upload = await take('relations', lines)
    const undone = await undoUpload(upload, { startedBy: null })
    await claimUpload()
    await undone.refresh()
    const dead = runUndo({
      upload: undone,
      onProgress: () => {
        throw new Error('killed')
      },
    })
    await assert.rejects(() => dead, 'killed')
    await db.from('uploads').where('id', undone.id).update({ status: 'queued' })
    await db.transaction((trx) => enqueueUpload(trx, undone))
    await undone.refresh()
    assert.isAbove(undone.removed, 0)
    assert.isBelow(undone.removed, 14_280)
    assert.equal(undone.checkpoint, undone.removed)

    await work()

    await undone.refresh()
    assert.containSubset(undone, { status: 'succeeded', removed: 14_280, processed: 14_280 })
    assert.deepEqual(await catalogue(), before)
  })

  test('an internal error is only shown as such', async ({ assert }) => {
    await makeSkills(['Python', 'SQL', 'Go'])
    const upload = await take('relations', [header, 'Python,SQL,,40', 'Python,Go,,40'])
    const undone = await undoUpload(upload, { startedBy: null })
    await claimUpload()
    const onProgress = () => {
      throw new Error('select secret from 10.0.0.7')
    }
    await assert.rejects(async () => runUndo({ upload: await undone.refresh(), onProgress }))

    await undone.refresh()
    assert.containSubset(undone, {
      status: 'failed',
      message:
        'Stopped after 2 changes were undone. An internal error occurred. See the server log.',
    })
  })

  test('can be started again if cancelled before it began', async ({ assert }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await take('relations', [header, 'Python,SQL,,40'])
    const undone = await undoUpload(upload, { startedBy: null })
    await cancelUpload(undone)
    await upload.refresh()
    assert.isNull(upload.undoneBy)

    await retryUpload(undone, { rows: 'all', dryRun: false, startedBy: null })
    await work()
    assert.deepEqual(await relationsNow(), [])
    await upload.refresh()
    assert.equal(upload.undoneBy, undone.id)
  })

  test('can be started again if it failed or was cancelled before its first chunk', async ({
    assert,
  }) => {
    await makeSkills(['Python', 'SQL'])
    const upload = await take('relations', [header, 'Python,SQL,,40'])
    const claimUndo = async () => {
      await undoUpload(await upload.refresh(), { startedBy: null })
      return (await claimUpload())!
    }
    const ends: Array<(claim: UploadClaim) => Promise<void>> = [
      failUpload,
      async (claim) => {
        await cancelUpload(await Upload.findOrFail(claim.id))
        await releaseUpload(claim)
      },
      async (claim) => {
        await cancelUpload(await Upload.findOrFail(claim.id))
        await silence(claim)
        assert.isNull(await claimUpload())
      },
    ]
    for (const end of ends) {
      await end(await claimUndo())
      await upload.refresh()
      assert.isNull(upload.undoneBy)
      assert.containSubset(await mayUndo(upload), { ok: true })
    }

    let claim = await claimUndo()
    while (claim.attempts <= mostUploadAttempts) {
      await releaseUpload(claim)
      await upload.refresh()
      assert.equal(upload.undoneBy, claim.id)
      claim = (await claimUpload())!
    }
    await failUpload(claim)
    await undo(await upload.refresh())
    assert.deepEqual(await relationsNow(), [])
  })

  test('is not available for checks and waiting uploads', async ({ assert }) => {
    const check = await queueLines([header], { dryRun: true })
    assert.containSubset(await mayUndo(check), { ok: false, reason: 'not_over' })
    await work()
    assert.containSubset(await mayUndo(await check.refresh()), { ok: false, reason: 'is_check' })
  })
})

/** Uses committed transactions, since one around the test would serialize them. */
test.group('Undo of an upload, with committed transactions', (group) => {
  group.each.setup(removesFiles)
  group.each.teardown(freshDatabase)

  test('only queries inside its transaction: SQLite has one connection', async ({ assert }) => {
    const { id: startedBy } = await UserFactory.create()
    const lines = ['name,code', 'Design,d']
    const undone = await undoUpload(await take('categories', lines), { startedBy })
    await cancelUpload(undone)
    await retryUpload(undone, { rows: 'all', startedBy })
    await work()
    assert.equal(await Category.query().first(), null)
  })

  test('keeps a concurrently changed domain and counts it', async ({ assert }) => {
    await importLines('categories', ['name,code,description', 'Design,d,first', 'Sales,s,first'])
    const lines = ['name,code,description', 'Design,d,second', 'Sales,s,second']
    const undone = await undoUpload(await take('categories', lines), { startedBy: null })
    const { id, description } = await Category.findByOrFail('code', 'd')
    const editing = await db.transaction()
    await editing.from('categories').where('id', id).update({ description: 'edited' })
    const edit = { before: { description }, after: { description: 'edited' } }
    const change = { subject: 'category', subjectId: id, action: 'updated', ...edit } as const
    await logChanges(editing, [change], { actorId: null })

    const undoing = work()
    await untilOneWaits(undoing)
    await editing.commit()
    await undoing

    await undone.refresh()
    const domains = await Category.query().orderBy('code')
    const now = domains.map(({ code, description: text }) => `${code} ${text}`)
    const isFirst = undone.report?.fault === 'changed_since'
    assert.deepEqual(now, ['d edited', isFirst ? 's second' : 's first'])
    assert.equal(undone.failed, isFirst ? 0 : 1)
  })
})

test.group('Undo of any upload', () => {
  test('restores skills, relations, domains and search after any import', async ({ assert }) => {
    const name = fc.constantFrom('Python', 'SQL', 'Excel', 'R', 'Go', 'C#')
    const domain = fc.constantFrom('', 'IT', 'Data', 'Office')
    const skill = fc
      .tuple(
        name,
        fc.constantFrom('', 'u1', 'u2', 'u3'),
        domain,
        fc.constantFrom('', 'draft', 'published', 'archived'),
        fc.subarray(['Snake', 'Sheets', 'Query', 'Cee'])
      )
      .map(([label, uri, category, status, aliases]) =>
        [label, uri, category, status, aliases.join('|')].join(',')
      )
    const relation = fc
      .tuple(name, name, fc.constantFrom('', 'broader'), fc.integer({ min: 2, max: 100 }))
      .map((cells) => cells.join(','))
    const category = fc
      .tuple(fc.constantFrom('IT', 'Data', 'Office', 'New'), fc.constantFrom('', 'a', 'b', 'c'))
      .map(([label, parent]) => `${label},${label.toLowerCase().slice(0, 1)},${parent}`)
    const file = fc.oneof(
      fc.array(skill, { minLength: 1, maxLength: 8 }).map((rows) => ({
        kind: 'skills' as const,
        lines: ['skill,uri,category,status,alt_labels', ...rows],
      })),
      fc.array(relation, { minLength: 1, maxLength: 12 }).map((rows) => ({
        kind: 'relations' as const,
        lines: [header, ...rows],
      })),
      fc.array(category, { minLength: 1, maxLength: 5 }).map((rows) => ({
        kind: 'categories' as const,
        lines: ['name,code,parent_code', ...rows],
      }))
    )
    const mode = fc.constantFrom('merge', 'replace')
    const step = fc.tuple(file, mode, fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 3 }), step, async (earlier, last) => {
        const trx = await testUtils.db().wrapInGlobalTransaction()
        try {
          for (const [{ kind, lines }, how, createMissing] of earlier) {
            await take(kind, lines, { mode: how, createMissing })
          }
          const before = await catalogue()
          const [{ kind, lines }, how, createMissing] = last
          const upload = await take(kind, lines, { mode: how, createMissing })
          const answer = await mayUndo(upload)
          if (!answer.ok) {
            assert.equal(answer.reason, 'nothing_to_undo')
            return
          }
          const undone = await undo(upload)
          assert.equal(undone.status, 'succeeded')
          assert.deepEqual(await catalogue(), before)
        } finally {
          await trx()
        }
      }),
      { numRuns: 40 }
    )
  })
})
