import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { plannedAs, preparedRows } from '#app/core/db/prepared_rows'

test.group('A prepared statement', () => {
  test('runs its own text despite an equal name', async ({ assert }) => {
    const client = db.connection()
    const [one] = await preparedRows(client, 'same', 'select 1 as figure, ? as word', ['a'])
    const [two] = await preparedRows(client, 'same', 'select 2 as figure, ? as word', ['b'])
    const [again] = await preparedRows(client, 'same', 'select 1 as figure, ? as word', ['c'])
    assert.deepEqual(
      [one, two, again],
      [
        { figure: 1, word: 'a' },
        { figure: 2, word: 'b' },
        { figure: 1, word: 'c' },
      ]
    )
  })

  test('has a unique plan name within PostgreSQL’s limit', ({ assert }) => {
    const planned = plannedAs('find', 'select ? + ?')
    assert.strictEqual(plannedAs('find', 'select ? + ?'), planned)
    assert.equal(planned.text, 'select $1 + $2')
    assert.notEqual(plannedAs('find', 'select ? - ?').name, planned.name)
    const long = 'a'.repeat(80)
    const names = ['select 1', 'select 2'].map((sql) => plannedAs(long, sql).name.slice(0, 63))
    assert.lengthOf(new Set(names), 2)
  })
})
