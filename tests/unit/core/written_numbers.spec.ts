import { test } from '@japa/runner'
import { plainNumber, plainWholeNumber, writtenNumber } from '#app/core/text/written_numbers'
import { minorUnits } from '#app/money/money'

/** What is typed, and its value on an English and on a German page. */
const numbers: Array<[typed: string, english: string | null, german: string | null]> = [
  ['7', '7', '7'],
  [' 7 ', '7', '7'],
  ['007', '7', '7'],
  ['1.000', '1.000', '1000'],
  ['1,000', '1000', '1.000'],
  ['1,234.5', '1234.5', '1234.5'],
  ['1.234,5', '1234.5', '1234.5'],
  ['1.234.567', '1234567', '1234567'],
  ['1,234,567', '1234567', '1234567'],
  ['49.00', '49.00', '49.00'],
  ['49,00', '49.00', '49.00'],
  ['0.125', '0.125', '0.125'],
  ['0,125', '0.125', '0.125'],
  ['1234.500', '1234.500', '1234.500'],
  ['1 234 567,8', '1234567.8', '1234567.8'],
  ["12'345.00", '12345.00', '12345.00'],
  ['−7', '-7', '-7'],
  ['', null, null],
  ['.', null, null],
  ['.5', null, null],
  ['5.', null, null],
  ['1 5', null, null],
  ['1.2.3', null, null],
  ['1,23,456', null, null],
  ['1.000,', null, null],
  ['1e3', null, null],
  ['0x10', null, null],
  ['--1', null, null],
  ['12 EUR', null, null],
]

test.group('Numbers in forms', () => {
  for (const [typed, english, german] of numbers) {
    test(`are read by the language of the page: "${typed}"`, ({ assert }) => {
      assert.equal(plainNumber(typed, 'en'), english)
      assert.equal(plainNumber(typed, 'de'), german)
    })
  }

  test('are whole without decimals, even if these are zeros', ({ assert }) => {
    assert.equal(plainWholeNumber('1,000', 'en'), 1000)
    assert.equal(plainWholeNumber('1.000', 'de'), 1000)
    for (const typed of ['1.000', '7.0', '1.5']) assert.isNull(plainWholeNumber(typed, 'en'))
    for (const typed of ['1,000', '7,0', '1,5']) assert.isNull(plainWholeNumber(typed, 'de'))
  })

  test('are read as they are shown', ({ assert }) => {
    assert.equal(writtenNumber('1234.5', 'de'), '1234,5')
    assert.equal(writtenNumber(0.000_000_5, 'de'), '0,0000005')
    assert.equal(writtenNumber(0.92, 'en'), '0.92')
    for (const plain of ['0', '49.00', '1.000', '1234.567', '-0.05', '1000000']) {
      for (const language of ['en', 'de']) {
        assert.equal(plainNumber(writtenNumber(plain, language), language), plain)
      }
    }
  })

  test('as amounts have no three decimals of a currency with fewer', ({ assert }) => {
    assert.isNull(minorUnits('1.000', 2))
    assert.isNull(minorUnits('1.000', 0))
    assert.equal(minorUnits('1.000', 3), 1000)
    assert.equal(minorUnits('49.5', 2), 4950)
    assert.equal(minorUnits('49.00', 0), 49)
    assert.isNull(minorUnits('49.501', 2))
  })
})
