import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { csvLines } from '#app/core/lists/csv_lines'
import { csvOfQuery } from '#app/core/lists/csv_query'
import { jsonTable } from '#app/core/db/raw_rows'

const signs = [...'\'=+-@\t\r\n＝＋－＠aZé中1.,"?\\ ']

/** Numbers as well, and what looks like one and is none. */
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...signs), maxLength: 6 }),
  fc.constantFrom('-49.00', '-4.', '-.4', '-4.4.4', '-', '--4', '-4e1', "'-4", '\\.', '＝1')
)

test.group('CSV that the database writes', () => {
  test('equals that of csvLines for any cell', async ({ assert }) => {
    const given = fc.sample(fc.tuple(texts, fc.option(texts), fc.nat(100)), 3000)
    const client = db.connection()
    const rows = given.map(([text, other, number], at) => ({ at, text, other, number }))
    const columns = { at: 'integer', text: 'text', other: 'text', number: 'integer' } as const
    const table = client.raw(`(select * from ${jsonTable(client, 'given', columns)}) as given`, [
      JSON.stringify(rows),
    ])
    const csv = await csvOfQuery(
      client,
      client
        .query()
        .from(table as never)
        .orderBy('at'),
      [
        { sql: 'given.text', isText: true },
        { sql: 'given.number', isText: false },
        { sql: 'given.other', isText: true },
      ]
    )

    const lines = String(csv).split('\n')
    const expected = given.map(([text, other, number]) => [text, String(number), other ?? ''])
    assert.deepEqual(lines, csvLines(expected).split('\n'))
  })

  test('is empty without rows', async ({ assert }) => {
    const none = db.from('skills').where('id', 0)
    const csv = await csvOfQuery(db.connection(), none, [{ sql: 'name', isText: true }])
    assert.lengthOf(csv, 0)
  })
})
