import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { operator } from '#app/accounts/audit/audit_log'
import type User from '#app/accounts/user'
import { logChanges } from '#app/core/db/change_log'
import { newUid } from '#app/core/uid'
import SearchHistory from '#app/billing/metering/search_history'
import { createSkill } from '#app/catalogue/skills/create_skill'
import { mergeSkill } from '#app/catalogue/skills/merge_skill'
import { createSynonym } from '#app/catalogue/synonyms/save_synonym'
import { archiveSkill, updateSkill } from '#app/catalogue/skills/update_skill'
import { UserFactory } from '#database/factories/user_factory'
import { createPartnerWith, spentOf } from '#tests/functional/playground/graph'
import { freshDatabase } from '#tests/helpers/fresh_database'

const CHANGES = '/v1/skills/changes/'
const writing = { actorId: null }

function changes(client: ApiClient, person: User, qs: object = {}, key?: string) {
  const request = client.get(CHANGES).qs(qs).withGuard('api').loginAs(person)
  return key ? request.header('Idempotency-Key', key) : request
}

const eventsOf = (response: { body: () => { data: Array<{ event: string }> } }) =>
  response.body().data.map(({ event }) => event)

/** The feed only contains committed changes, so each test starts with an empty database. */
test.group('Changes on /v1', (group) => {
  group.each.teardown(freshDatabase)

  test('lists changes page by page; empty pages are free', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()
    const python = await createSkill({ name: 'Python', status: 'published' }, writing)
    const snake = await createSkill({ name: 'Snake', status: 'published' }, writing)
    const secret = await createSkill({ name: 'Secret' }, writing)
    await updateSkill(secret, { name: 'Still secret' }, writing)
    await createSynonym({ term: 'py', equivalent: 'Python' }, operator)

    const first = await changes(client, partner, { limit: 2 })
    first.assertStatus(200)
    first.assertHeader('x-calls-charged', '1')
    first.assertHeader('cache-control', 'no-store')
    assert.deepEqual(eventsOf(first), ['skill.added', 'skill.added'])
    assert.containSubset(first.body().data[0], { skill: { id: python.uid, name: 'Python' } })

    const rest = await changes(client, partner, { cursor: first.body().meta.next_cursor })
    assert.deepEqual(rest.body().data, [])
    assert.isFalse(rest.body().meta.has_more)
    rest.assertHeader('x-calls-charged', '0')
    rest.assertHeader('x-calls-remaining', '9')
    assert.deepEqual(rest.body().calls, { charged: 0, remaining: 9 })

    await updateSkill(python, { name: 'Python 3' }, writing)
    await mergeSkill(snake, python, writing)
    await archiveSkill(python, writing)
    const last = await changes(client, partner, { cursor: rest.body().meta.next_cursor })
    assert.deepEqual(eventsOf(last), ['skill.deleted', 'skill.archived'])
    assert.deepEqual(await spentOf(pack), { counter: 2, ledger: 2 })
    const stored = await SearchHistory.query().where('call', 'changes')
    assert.lengthOf(stored, 2)
  })

  test('contain renamed and merged skills', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    const python = await createSkill({ name: 'Python', status: 'published' }, writing)
    const snake = await createSkill({ name: 'Snake', status: 'published' }, writing)
    await updateSkill(python, { name: 'Python 3' }, writing)
    await mergeSkill(snake, python, writing)

    const first = await changes(client, partner)
    const { data } = first.body()

    assert.containSubset(data, [
      { event: 'skill.renamed', previous_name: 'Python', skill: { name: 'Python 3' } },
      {
        event: 'skill.merged',
        skill: { id: snake.uid },
        into: { id: python.uid, name: 'Python 3' },
      },
    ])
  })

  test('skips thousands of irrelevant entries with few statements', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { partner, pack } = await createPartnerWith()
    const draft = await createSkill({ name: 'Draft' }, writing)
    const edit = {
      subject: 'skill',
      subjectId: draft.id,
      action: 'updated',
      before: { description: 'a' },
      after: { description: 'b' },
    } as const
    const edits = Array.from({ length: 2250 }, () => edit)
    await db.transaction((trx) => logChanges(trx, edits, writing))
    const python = await createSkill({ name: 'Python', status: 'published' }, writing)
    /** Counts connections, since prepared statements emit no query event. */
    let statements = 0
    const pool = db.connection().getReadClient().client
    const { acquireConnection } = pool
    cleanup(() => void (pool.acquireConnection = acquireConnection))
    pool.acquireConnection = () => {
      statements += 1
      return acquireConnection.call(pool)
    }

    const empty = await changes(client, partner, { limit: 2 })
    empty.assertStatus(200)
    empty.assertHeader('x-calls-charged', '0')
    assert.deepEqual(empty.body().data, [])
    assert.isTrue(empty.body().meta.has_more)
    assert.isAtLeast(statements, 6)
    assert.isBelow(statements, 80)

    const rest = await changes(client, partner, { limit: 2, cursor: empty.body().meta.next_cursor })
    assert.containSubset(rest.body().data, [{ event: 'skill.added', skill: { id: python.uid } }])
    assert.isFalse(rest.body().meta.has_more)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('stores paid pages only for an Idempotency-Key', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()
    const key = newUid()
    const keptOf = () => db.from('idempotency_records').where({ key })

    const empty = await changes(client, partner, {}, key)
    const keptOfEmpty = await keptOf()
    await createSkill({ name: 'Python', status: 'published' }, writing)
    const withEvents = await changes(client, partner, {}, key)
    const again = await changes(client, partner, {}, key)

    assert.deepEqual(eventsOf(empty), [])
    assert.isEmpty(keptOfEmpty)
    assert.deepEqual(eventsOf(withEvents), ['skill.added'])
    again.assertHeader('idempotent-replayed', 'true')
    assert.deepEqual(again.body(), withEvents.body())
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
  })

  test('starts at a given time', async ({ assert, client }) => {
    const { partner } = await createPartnerWith()
    await createSkill({ name: 'Python', status: 'published' }, writing)

    const past = await changes(client, partner, { since: '2020-01-01' })
    const future = await changes(client, partner, { since: '2999-01-01T00:00:00Z' })

    assert.deepEqual(eventsOf(past), ['skill.added'])
    assert.deepEqual(eventsOf(future), [])
  })

  test('refuses invalid requests, guests and clients without calls, free of charge', async ({
    assert,
    client,
  }) => {
    const { partner, pack } = await createPartnerWith({ totalCalls: 1, usageCalls: 1 })
    await createSkill({ name: 'Python', status: 'published' }, writing)
    const none = await changes(client, partner, { since: '2999-01-01' })
    const cursor = none.body().meta.next_cursor

    for (const [qs, status, field] of [
      [{ cursor: `${cursor}x` }, 422, 'cursor'],
      [{ cursor: 'made-up' }, 422, 'cursor'],
      [{ cursor, since: '2026-01-01' }, 422, 'since'],
      [{ since: 'yesterday' }, 422, 'since'],
      [{ limit: 1 }, 422, 'limit'],
      [{ limit: 1001 }, 422, 'limit'],
      [{ sort: 'name' }, 400, 'sort'],
    ] as const) {
      const response = await changes(client, partner, qs)
      response.assertStatus(status)
      response.assertBodyContains({ errors: [{ field }] })
    }
    const guest = await client.get(CHANGES)
    guest.assertStatus(401)
    const exhausted = await changes(client, partner)
    exhausted.assertStatus(429)
    exhausted.assertBodyContains({ code: 'quota_exceeded' })
    const head = await client.head(CHANGES).withGuard('api').loginAs(partner)
    head.assertStatus(204)
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 0 })
  })

  test('is replayed free of charge for a key, and free for staff', async ({ assert, client }) => {
    const { partner, pack } = await createPartnerWith()
    const admin = await UserFactory.create()
    await createSkill({ name: 'Python', status: 'published' }, writing)
    const key = newUid()

    const first = await changes(client, partner, {}, key)
    await createSkill({ name: 'SQL', status: 'published' }, writing)
    const again = await changes(client, partner, {}, key)
    const staff = await changes(client, admin)

    assert.deepEqual(again.body(), first.body())
    assert.deepEqual(await spentOf(pack), { counter: 1, ledger: 1 })
    assert.deepEqual(staff.body().calls, { charged: 0, remaining: null })
    assert.lengthOf(staff.body().data, 2)
  })
})
