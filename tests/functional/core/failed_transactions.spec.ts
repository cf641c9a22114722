import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPostgres } from '#app/core/db/prepared_rows'

/** A row that refers to nothing, which only the COMMIT refuses. */
async function spoil(trx: TransactionClientContract) {
  if (!isPostgres(trx)) await trx.rawQuery('pragma defer_foreign_keys = on')
  await trx.rawQuery('insert into commit_children (parent_id) values (7)')
}

async function rows() {
  const [{ count }] = await db.from('commit_children').count('* as count')
  return Number(count)
}

test.group('A COMMIT that fails', (group) => {
  group.setup(async () => {
    await db.rawQuery('create table commit_parents (id integer primary key)')
    await db.rawQuery(
      `create table commit_children (
         parent_id integer references commit_parents (id) deferrable initially deferred)`
    )
    return async () => {
      await db.rawQuery('drop table commit_children')
      await db.rawQuery('drop table commit_parents')
    }
  })

  test('rejects the transaction, which writes nothing', async ({ assert }) => {
    const after: string[] = []
    await assert.rejects(() =>
      db.transaction(async (trx) => {
        trx.after('commit', () => void after.push('commit'))
        await spoil(trx)
      })
    )
    assert.deepEqual(after, [])
    assert.equal(await rows(), 0)
  })

  test('rejects a transaction that its caller commits', async ({ assert }) => {
    const trx = await db.transaction()
    await spoil(trx)
    await assert.rejects(() => trx.commit())
    assert.equal(await rows(), 0)
  })

  test('does not affect the next transaction', async ({ assert }) => {
    await assert.rejects(() => db.transaction(spoil))
    await db.transaction(async (trx) => {
      await trx.rawQuery('insert into commit_parents (id) values (7)')
      await spoil(trx)
    })
    assert.equal(await rows(), 1)
  })
})

test.group('A BEGIN that fails', (group) => {
  /** PostgreSQL has no such isolation level; SQLite has no transaction within a transaction on its only connection. */
  const options = isPostgres(db.connection()) ? ({ isolationLevel: 'snapshot' } as const) : {}
  const error = /isolation level|within a transaction/i

  group.each.setup(async () => {
    if (!isPostgres(db.connection())) await db.rawQuery('begin')
    return async () => {
      if (!isPostgres(db.connection())) await db.rawQuery('rollback')
    }
  })

  test('rejects with the error of the database, before the work', async ({ assert }) => {
    let hasRun = false
    await assert.rejects(() => db.transaction(async () => void (hasRun = true), options), error)
    assert.isFalse(hasRun)
  })

  test('rejects a transaction that its caller commits', async ({ assert }) => {
    /** Lucid ignores options that are the only argument. */
    await assert.rejects(() => db.connection().transaction(undefined as never, options), error)
  })
})
