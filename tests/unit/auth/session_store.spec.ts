import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SessionStore } from '#app/accounts/sessions/session_store'

const HOUR = 60 * 60

async function endOf(id: string): Promise<number> {
  const row = await db.from('sessions').where('id', id).firstOrFail()
  return Number(row.expires_at)
}

test.group('Sessions in the database', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keep their values until they are destroyed', async ({ assert }) => {
    await new SessionStore(HOUR).write('one', { auth_web: 'x', list: [1, 2] })
    await new SessionStore(HOUR).write('one', { auth_web: 'y' })

    assert.deepEqual(await new SessionStore(HOUR).read('one'), { auth_web: 'y' })
    assert.isNull(await new SessionStore(HOUR).read('other'))

    await new SessionStore(HOUR).destroy('one')
    assert.isNull(await new SessionStore(HOUR).read('one'))
  })

  test('are not changed by event streams', async ({ assert }) => {
    await new SessionStore(HOUR).write('one', { auth_web: 'x' })
    await new SessionStore(HOUR, { isReadOnly: true }).write('one', {
      flash: { success: 'Saved.' },
    })

    assert.deepEqual(await new SessionStore(HOUR).read('one'), { auth_web: 'x' })
  })

  test('expire after their lifetime', async ({ assert }) => {
    await new SessionStore(HOUR).write('one', { a: 1 })
    await db
      .from('sessions')
      .where('id', 'one')
      .update({ expires_at: Date.now() - 1000 })

    assert.isNull(await new SessionStore(HOUR).read('one'))
  })

  test('are extended by reads at most once a minute', async ({ assert }) => {
    await new SessionStore(HOUR).write('one', { a: 1 })
    const begin = await endOf('one')
    const soon = new SessionStore(HOUR)
    await soon.read('one')
    await soon.touch('one')
    assert.equal(await endOf('one'), begin)

    await db.from('sessions').update({ expires_at: begin - 120_000 })
    const later = new SessionStore(HOUR)
    await later.read('one')
    await later.touch('one')
    assert.isAtLeast(await endOf('one'), begin)
  })

  test('are not readable under another id', async ({ assert }) => {
    await new SessionStore(HOUR).write('one', { a: 1 })
    const { data } = await db.from('sessions').where('id', 'one').firstOrFail()
    await db.table('sessions').insert({ id: 'two', data, expires_at: Date.now() + 60_000 })
    assert.isNull(await new SessionStore(HOUR).read('two'))
  })
})
