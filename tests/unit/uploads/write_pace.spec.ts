import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqliteFile } from '#config/database'
import { isPostgres } from '#app/core/db/prepared_rows'
import { WritePace } from '#app/imports/run/write_pace'

const most = 20_000

test.group('The rows that an import writes at once', () => {
  test('are the maximum after the first transaction if nobody else writes, however long it takes', ({
    assert,
  }) => {
    const pace = new WritePace(most, db.connection(), false)
    assert.equal(pace.rows, most / 2)
    pace.learn(pace.rows, 5000)

    assert.equal(pace.rows, most)
  })

  test('are at most doubled while rows are quick, up to the maximum', ({ assert }) => {
    const pace = new WritePace(most, db.connection(), true)
    const first = pace.rows
    const sizes = Array.from({ length: 5 }, () => {
      pace.learn(pace.rows, 1)
      return pace.rows
    })

    assert.isBelow(first, most / 2)
    assert.deepEqual(sizes.slice(0, 2), [first * 2, Math.min(first * 4, most)])
    assert.equal(sizes.at(-1), most)
  })

  test('are reduced at once if rows are slow, but not to zero', ({ assert }) => {
    const pace = new WritePace(most, db.connection(), true)
    for (let count = 0; count < 4; count += 1) pace.learn(pace.rows, 1)
    pace.learn(most, 60_000)

    assert.isAtLeast(pace.rows, 1000)
    assert.isBelow(pace.rows, most / 4)
  })

  test('are fewer if each takes longer', ({ assert }) => {
    const ordinary = new WritePace(most, db.connection(), true)
    const slow = new WritePace(most, db.connection(), true, 5)
    assert.equal(slow.rows, ordinary.rows / 5)

    slow.learn(most, 60_000)
    ordinary.learn(most, 60_000)
    assert.equal(slow.rows, ordinary.rows / 5)
  })

  test('are the whole file if it must be written at once', ({ assert }) => {
    const pace = new WritePace(Number.POSITIVE_INFINITY, db.connection(), true)
    pace.learn(647, 500)

    assert.equal(pace.rows, Number.POSITIVE_INFINITY)
  })

  test('take longer after a while without another writer, until one commits often', async ({
    assert,
    cleanup,
  }) => {
    if (isPostgres(db.connection())) return
    const pace = new WritePace(most, db.connection(), true)
    const other = new DatabaseSync(sqliteFile())
    cleanup(() => {
      other.exec('pragma user_version = 0')
      other.close()
    })
    let written = 0
    const rowsAfter = async (rests: number, work = () => {}) => {
      for (let count = 0; count < rests; count += 1) {
        work()
        await pace.rest()
      }
      pace.learn(10_000, 1)
      pace.learn(5000, 50)
      return pace.rows
    }
    const commit = () => other.exec(`pragma user_version = ${(written += 1)}`)

    assert.equal(await rowsAfter(1), 3000)
    assert.equal(await rowsAfter(20), 10_000)
    assert.equal(await rowsAfter(1, commit), 10_000)
    assert.equal(await rowsAfter(4, commit), 3000)
  })
})
