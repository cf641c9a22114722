import fc from 'fast-check'
import { test } from '@japa/runner'
import { escapeCell, unescapeCell } from '#app/core/lists/csv_lines'

test.group('Lines of CSV', () => {
  test('a cell with a formula is prefixed with an apostrophe', ({ assert }) => {
    for (const text of ['=1+1', '+49 30', '-5+1', '@SUM(A1)', '\tx', '\rx', "'=1+1"]) {
      assert.equal(escapeCell(text), `'${text}`)
    }
    for (const text of ['plain', "'quoted'", "O'Neil", '', '1=1', '-49.00']) {
      assert.equal(escapeCell(text), text)
    }
  })

  test('escaping is reversible for any cell', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a') }),
        (text) => {
          assert.equal(unescapeCell(escapeCell(text)), text)
        }
      )
    )
  })
})
