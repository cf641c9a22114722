import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { differenceOf, logChanges } from '#app/core/db/change_log'
import { UserFactory } from '#database/factories/user_factory'

test.group('Change log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('stores the values before and after, and the author', async ({ assert }) => {
    const actor = await UserFactory.create()
    await db.transaction((trx) =>
      logChanges(
        trx,
        [
          {
            subject: 'skill',
            subjectId: 7,
            action: 'created',
            before: null,
            after: { name: 'Zü"g' },
          },
          {
            subject: 'relation',
            subjectId: 8,
            action: 'updated',
            before: { weight: 1 },
            after: { weight: 2 },
          },
        ],
        { actorId: actor.id }
      )
    )

    const rows = await db.from('change_log').orderBy('id')
    const read = (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value)
    assert.deepEqual(
      rows.map((row) => [
        row.subject,
        row.subject_id,
        row.action,
        read(row.before),
        read(row.after),
      ]),
      [
        ['skill', 7, 'created', null, { name: 'Zü"g' }],
        ['relation', 8, 'updated', { weight: 1 }, { weight: 2 }],
      ]
    )
    assert.deepEqual(
      rows.map((row) => [row.actor_id, row.upload_id]),
      [
        [actor.id, null],
        [actor.id, null],
      ]
    )
    assert.isNotNull(rows[0].created_at)
  })

  test('has no author for changes by commands', async ({ assert }) => {
    await db.transaction((trx) =>
      logChanges(
        trx,
        [
          {
            subject: 'category',
            subjectId: 1,
            action: 'deleted',
            before: { name: 'a' },
            after: null,
          },
        ],
        { actorId: null }
      )
    )
    const row = await db.from('change_log').firstOrFail()
    assert.isNull(row.actor_id)
    assert.isNull(row.after)
  })

  test('only contains changed fields', ({ assert }) => {
    const before = { name: 'a', weight: 1, aliases: ['x'] }
    assert.isNull(differenceOf(before, { ...before, aliases: ['x'] }))
    assert.deepEqual(differenceOf(before, { ...before, weight: 2, aliases: ['x', 'y'] }), {
      before: { weight: 1, aliases: ['x'] },
      after: { weight: 2, aliases: ['x', 'y'] },
    })
  })
})
