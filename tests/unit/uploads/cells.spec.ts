import fc from 'fast-check'
import { test } from '@japa/runner'
import { damageOf, isErrorValue, joinList, parseDecimal, splitList } from '#app/core/lists/cells'

test.group('Cells', () => {
  test('a list of texts is restored, separators and backslashes included', ({ assert }) => {
    const unit = fc.constantFrom('|', ';', '\n', '\r', '\\', 'a', ' ')
    const item = fc.string({ unit, minLength: 1 })
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        assert.deepEqual(splitList(joinList(items)).items, items)
      })
    )
  })

  test('a list is split at pipes, semicolons and line breaks, and returns which', ({ assert }) => {
    const split = (text: string) => {
      const { items, by } = splitList(text)
      return [items.join(','), [...by].join(' ')]
    }
    assert.deepEqual(split('a'), ['a', ''])
    assert.deepEqual(split('a|b|c'), ['a,b,c', 'pipe'])
    assert.deepEqual(split('a;b\r\nc\nd\re'), ['a,b,c,d,e', 'semicolon line_break'])
    assert.deepEqual(split(String.raw`a\;b|c\d`), [String.raw`a;b,c\d`, 'pipe'])
  })

  test('errors of spreadsheets are recognised in every language, unlike names', ({ assert }) => {
    const errors =
      '#REF! #N/A #NAME? #VALUE! #DIV/0! #NULL! #NUM! #SPILL! #BEZUG! #NV #¡REF! Err:502'
    for (const text of [...errors.split(' '), ' #REF! ']) assert.isTrue(isErrorValue(text), text)
    for (const text of ['C#', '#', '#1', '#1!', '#hashtag', '#REF', 'see #REF!', '# N/A', 'N/A']) {
      assert.isFalse(isErrorValue(text), text)
    }
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
