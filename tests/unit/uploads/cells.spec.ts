import fc from 'fast-check'
import { test } from '@japa/runner'
import { damageOf, joinList, parseDecimal, splitList } from '#app/uploads/cells'

test.group('Cells', () => {
  test('a list of texts comes back as it was, pipes and backslashes too', ({ assert }) => {
    const item = fc.string({ unit: fc.constantFrom('|', '\\', 'a', ' '), minLength: 1 })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        assert.deepEqual(splitList(joinList(items)), items)
      })
    )
  })

  test('numbers are read with point or comma, percent sign and spaces', ({ assert }) => {
    const read = ['7', '0,85', '0.85', ' 12 ', '85 %', '1e9', '-1', '+3', '.5', ',5', '1\u00a0000']
    assert.deepEqual(read.map(parseDecimal), [7, 0.85, 0.85, 12, 85, 1e9, -1, 3, 0.5, 0.5, 1000])
    for (const text of ['', 'abc', 'NaN', 'Infinity', '1.000,5', '0x10', '--1', '1,2,3']) {
      assert.isNull(parseDecimal(text), text)
    }
  })

  test('control characters and lost characters are damage, white space is not', ({ assert }) => {
    assert.isNull(damageOf('a\tb\u00a0c\nd é'))
    assert.equal(damageOf('a\0b'), 'control_character')
    assert.equal(damageOf('a\u0085b'), 'control_character')
    assert.equal(damageOf('caf\ufffd'), 'damaged_character')
    assert.equal(damageOf('\ud800'), 'damaged_character')
  })
})
