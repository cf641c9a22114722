import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { isPostgres } from '#app/core/db/prepared_rows'
import Category from '#app/catalogue/category'
import { createCategory, updateCategory } from '#app/catalogue/categories/save_category'
import { beginning } from '#app/changes/feed_position'
import { positionSince } from '#app/changes/position_since'
import { readChanges } from '#app/changes/read_changes'
import { operator } from '#app/accounts/audit/audit_log'
import { logChanges } from '#app/core/db/change_log'
import { Refusal } from '#app/core/errors/problem'
import { relationTypes } from '#app/catalogue/skill_relation'
import SkillRelation from '#app/catalogue/skill_relation'
import { deleteRelation, updateRelation } from '#app/catalogue/relations/update_relation'
import { updateSkillWithRelations } from '#app/catalogue/skills/update_skill_with_relations'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { purgeSkill } from '#app/catalogue/skills/purge_skill'
import Skill from '#app/catalogue/skill'
import { archiveSkill, updateSkill } from '#app/catalogue/skills/update_skill'
import { undoUpload } from '#app/imports/actions/undo_upload'
import { mayUndo } from '#app/imports/undo/may_undo'
import { runClaimedUpload } from '#app/imports/run/run_claimed_upload'
import { claimUpload } from '#app/imports/run/upload_claims'
import Upload, { type UploadKind } from '#app/imports/upload'
import { Copy, publishedGraph } from '#tests/functional/changes/copy'
import { readingThrough, sessionOfAnotherDatabase } from '#tests/functional/changes/other_sessions'
import { freshDatabase } from '#tests/helpers/fresh_database'
import { queueLines, relationsHeader, removesFiles } from '#tests/helpers/queued_uploads'
import { untilOneWaits } from '#tests/helpers/until_one_waits'

const writing = { actorId: null }
const names = ['Python', 'SQL', 'Excel', 'R', 'Go', 'Rust', 'Welding', 'Forging']
const statuses = ['draft', 'published', 'published', 'archived'] as const
const domains = ['IT', 'Data', 'Crafts']

async function work() {
  await runClaimedUpload((await claimUpload())!)
}

async function take(kind: UploadKind, lines: string[], options = {}) {
  await queueLines(lines, { kind, options })
  await work()
}

/** An action of curators; the numbers select its subjects. A refused one changes nothing. */
interface Step {
  verb: keyof typeof verbs
  a: number
  b: number
  c: number
}

const pick = <Item>(list: readonly Item[], at: number) => list[at % list.length]
const allSkills = () => Skill.query().orderBy('id')
const allRelations = () =>
  SkillRelation.query().orderBy('id').preload('skill').preload('relatedSkill')

const verbs = {
  async create({ a, b }: Step) {
    await createSkill({ name: pick(names, a), status: pick(statuses, b) }, writing)
  },
  async status({ a, b }: Step) {
    const skill = pick(await allSkills(), a)
    if (skill) await updateSkill(skill, { status: pick(statuses, b) }, writing)
  },
  async rename({ a, b }: Step) {
    const skill = pick(await allSkills(), a)
    if (skill) await updateSkill(skill, { name: `${pick(names, b)} ${b % 3}` }, writing)
  },
  async describe({ a, b, c }: Step) {
    const skill = pick(await allSkills(), a)
    const domain = pick(await Category.query().orderBy('id'), c)
    const changes = pick(
      [
        { aliases: [`Also ${b}`] },
        { description: `${b}` },
        { source: `${b}` },
        { domain: domain?.uid },
      ],
      b
    )
    if (skill) await updateSkill(skill, changes, writing)
  },
  async archive({ a }: Step) {
    const skill = pick(await allSkills(), a)
    if (skill) await archiveSkill(skill, writing)
  },
  async purge({ a }: Step) {
    const skill = pick(await Skill.query().where('status', 'archived').orderBy('id'), a)
    if (skill) await purgeSkill(skill, writing)
  },
  async merge({ a, b }: Step) {
    const skills = await allSkills()
    if (skills.length > 1) await mergeSkill(pick(skills, a), pick(skills, b), writing)
  },
  async relate({ a, b, c }: Step) {
    const skills = await allSkills()
    const [skill, related] = [pick(skills, a), pick(skills, b)]
    if (!skill || skill.id === related.id) return
    const relations = [{ related_skill: related.uid, type: pick(relationTypes, c), weight: c }]
    await updateSkillWithRelations(
      skill,
      { relations, mode: pick(['merge', 'replace'], a) },
      writing
    )
  },
  async reweigh({ a, b, c }: Step) {
    const relation = pick(await allRelations(), a)
    const changes = pick([{ weight: c }, { type: pick(relationTypes, c) }, { source: `${c}` }], b)
    if (relation) await updateRelation(relation, changes, writing)
  },
  async unrelate({ a }: Step) {
    const relation = pick(await allRelations(), a)
    if (relation) await deleteRelation(relation, writing)
  },
  async importSkills({ a, b, c }: Step) {
    const row = (at: number) => `${pick(names, at)},${pick(statuses, at + c)},${pick(domains, at)}`
    const options = { mode: pick(['merge', 'replace'], c) }
    await take('skills', ['skill,status,category', row(a), row(b)], options)
  },
  async importRelations({ a, b, c }: Step) {
    const row = (x: number, y: number) =>
      `${pick(names, x)},${pick(names, y)},,${(x * y + c) % 101}`
    const options = { mode: pick(['merge', 'replace'], c), createMissing: c % 2 === 0 }
    await take('relations', [relationsHeader, row(a, b), row(b, c), row(c, a)], options)
  },
  async undo() {
    const last = await Upload.query().orderBy('id', 'desc').first()
    if (!last) return
    const answer = await mayUndo(last)
    if (!answer.ok) return
    await undoUpload(last, { startedBy: null })
    await work()
  },
  async domain({ a, b }: Step) {
    const category = pick(await Category.query().orderBy('id'), a)
    if (category) await updateCategory(category, { name: `Domain ${b}` }, { actor: operator })
    else await createCategory({ name: pick(domains, a) }, operator)
  },
}

/** Steps that create relations between published skills, which the others need. */
const often = [
  'create',
  'status',
  'relate',
  'relate',
  'relate',
  'reweigh',
  'importRelations',
] as const

async function perform(step: Step) {
  try {
    await verbs[step.verb](step)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

test.group('A copy from the changes feed', (group) => {
  group.each.setup(removesFiles)
  group.each.teardown(freshDatabase)

  test('equals the database, for continuous and new readers', async ({ assert }) => {
    const number = fc.nat(100)
    const step: fc.Arbitrary<Step> = fc.record({
      verb: fc.constantFrom(...(Object.keys(verbs) as Step['verb'][]), ...often),
      a: number,
      b: number,
      c: number,
    })
    for (const [a, name] of names.slice(0, 5).entries()) {
      await createSkill({ name, status: 'published' }, writing)
      await perform({ verb: 'relate', a, b: a + 1, c: a })
    }
    const follower = new Copy()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 2, max: 12 }),
        async (rounds, limit) => {
          for (const steps of rounds) {
            for (const one of steps) await perform(one)
            await follower.follow(limit)
            assert.deepEqual(follower.graph, await publishedGraph())
          }
          const newcomer = await new Copy().follow(limit + 1)
          assert.deepEqual(newcomer.graph, await publishedGraph())
          assert.deepEqual([...follower.orphans, ...newcomer.orphans], [])
        }
      ),
      { numRuns: 20, endOnFailure: true }
    )
    const eventNames = new Set(follower.events.map(({ event }) => event))
    assert.includeMembers([...eventNames], ['skill.added', 'relation.added'])
  }).timeout(240_000)

  test('includes changes of two writers that commit in reverse order', async ({
    assert,
    cleanup,
  }) => {
    const first = await createSkill({ name: 'Python', status: 'published' }, writing)
    const second = await createSkill({ name: 'SQL', status: 'published' }, writing)
    const copy = await new Copy().follow(100)
    const log = (skill: Skill, description: string) =>
      [
        {
          subject: 'skill',
          subjectId: skill.id,
          action: 'updated',
          before: { description: null },
          after: { description },
        },
      ] as const

    if (!isPostgres(db.connection())) return
    const [slow, fast] = [await db.transaction(), await db.transaction()]
    cleanup(async () => {
      for (const open of [slow, fast]) if (!open.isCompleted) await open.rollback()
    })
    await slow.from('skills').where('id', first.id).update({ description: 'slow' })
    await logChanges(slow, [...log(first, 'slow')], writing)
    await fast.from('skills').where('id', second.id).update({ description: 'fast' })
    await logChanges(fast, [...log(second, 'fast')], writing)
    await fast.commit()

    await copy.follow(100)
    assert.isNull(copy.skills.get(second.uid)!.description, 'waits for the one that is open')
    await slow.commit()
    await copy.follow(100)

    assert.equal(copy.skills.get(first.uid)!.description, 'slow')
    assert.equal(copy.skills.get(second.uid)!.description, 'fast')
    assert.deepEqual(copy.graph, await publishedGraph())
  })

  test('does not wait for transactions of other databases', async ({ assert, cleanup }) => {
    if (!isPostgres(db.connection())) return
    const other = await sessionOfAnotherDatabase(cleanup)
    await other.query('begin; select pg_current_xact_id()')
    const python = await createSkill({ name: 'Python', status: 'published' }, writing)
    const { events, position } = await readChanges(beginning, 100)
    assert.lengthOf(events, 1, 'while it is open')

    await updateSkill(python, { name: 'Python 3' }, writing)
    const reader = await readingThrough(cleanup, 'pg_locks', {
      columns: '*',
      before: 'pg_advisory_xact_lock(1)',
    })
    const gate = await db.transaction()
    cleanup(async () => {
      if (!gate.isCompleted) await gate.rollback()
    })
    await gate.rawQuery('select pg_advisory_xact_lock(1)')
    const reading = readChanges(position, 100, reader)
    await untilOneWaits(reading)
    await other.query('commit')
    await gate.rollback()
    const page = await reading
    assert.lengthOf(page.events, 1, 'as it ends')
  })

  test('does not wait for autovacuum', async ({ assert, cleanup }) => {
    if (!isPostgres(db.connection())) return
    const open = await db.transaction()
    cleanup(async () => void (await open.rollback()))
    await open.rawQuery('select pg_current_xact_id()')
    await createSkill({ name: 'Python', status: 'published' }, writing)

    const blocked = await readChanges(beginning, 100)
    assert.lengthOf(blocked.events, 0, 'a transaction of a user')
    const reader = await readingThrough(cleanup, 'pg_stat_activity', {
      columns: 'pid, datname, cast(null as oid) as usesysid',
    })
    const page = await readChanges(beginning, 100, reader)
    assert.lengthOf(page.events, 1, 'one without a user')
  })

  test('continues after a restore into a cluster with new transaction ids', async ({ assert }) => {
    if (!isPostgres(db.connection())) return
    const python = await createSkill({ name: 'Python', status: 'published' }, writing)
    await createSkill({ name: 'SQL', status: 'published' }, writing)
    const before = await readChanges(beginning, 100)
    await updateSkill(python, { name: 'Python 3' }, writing)
    await db.from('change_log').where('id', '>', before.position.entry).update('written_in', 1e15)
    const beyond = { writtenIn: 1e15, entry: before.position.entry + 1, relation: null }

    await assert.rejects(() => readChanges(beyond, 100), /issued before the database was restored/)
    await assert.rejects(
      () => readChanges(before.position, 100),
      /issued before the database was restored/
    )
    await assert.doesNotReject(() => readChanges({ ...beginning, entry: beyond.entry }, 100))

    const fresh = await new Copy().follow(2)
    assert.deepEqual(fresh.graph, await publishedGraph())
    await updateSkill(python, { name: 'Python 4' }, writing)
    await fresh.follow(2)
    assert.deepEqual(fresh.graph, await publishedGraph())

    await db.from('change_log').update('written_in', 1e15)
    const { entry, writtenIn } = await positionSince(DateTime.fromISO('2999-01-01'))
    const { events, hasMore } = await readChanges({ entry, writtenIn, relation: null }, 100)
    assert.deepEqual([events, hasMore], [[], false])
  })
})
