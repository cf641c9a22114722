import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { WritePace } from '#app/imports/run/write_pace'

const most = 20_000

test.group('How much an import writes at once', () => {
  test('is all that it may where nobody else writes, whatever it takes', ({ assert }) => {
    const pace = new WritePace(most, db.connection(), false)
    pace.learn(most, 5000)

    assert.equal(pace.rows, most)
  })

  test('grows by at most twice while rows are quick, up to what it may', ({ assert }) => {
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

  test('shrinks at once where rows are slow, but not to nothing', ({ assert }) => {
    const pace = new WritePace(most, db.connection(), true)
    for (let count = 0; count < 4; count += 1) pace.learn(pace.rows, 1)
    pace.learn(most, 60_000)

    assert.isAtLeast(pace.rows, 1000)
    assert.isBelow(pace.rows, most / 4)
  })

  test('is the whole file where the file must be written at once', ({ assert }) => {
    const pace = new WritePace(Number.POSITIVE_INFINITY, db.connection(), true)
    pace.learn(647, 500)

    assert.equal(pace.rows, Number.POSITIVE_INFINITY)
  })
})
