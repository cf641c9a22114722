import { test } from '@japa/runner'
import { exactTotal } from '#app/core/lists/list_url'
import { interfaceModules } from '#tests/helpers/interface_module'

const modules = await interfaceModules()
const constants = await modules.load('constants.ts')
const { urlWith } = await modules.load('url.ts')
const { counted } = await modules.load('nouns.ts')
const { formatDateTime, formatDecimalMoney, formatMoney, formatScore, formatTenths } =
  await modules.load('format.ts')
const { typedCount } = await modules.load('typed_numbers.ts')
await modules.close()

test.group('Constants of the interface', () => {
  test('match the specification', ({ assert }) => {
    assert.containsSubset(constants, {
      SIDEBAR_WIDTH: 260,
      BACK_TO_TOP_AFTER: 50,
      FONT_FAMILY: 'Nunito',
      BORDER_RADIUS: 12,
      LOAD_FAILURE_SPINNER: 15_000,
      CHUNK_LOAD_TIMEOUT: 120_000,
      TOAST_AUTO_CLOSE: 5000,
      TOAST_DRAG_PERCENT: 80,
      TOAST_POSITION: 'top-right',
      TOAST_PAUSE_ON_HOVER: true,
      TOAST_PAUSE_ON_FOCUS_LOSS: true,
    })
    assert.equal(constants.MOST_SELECTED, exactTotal)
  })

  test('a usage bar is primary up to 50, success up to 75, warning under 100, then danger', ({
    assert,
  }) => {
    const tones = [0, 50, 50.1, 75, 75.1, 99.9, 100, 130].map(constants.usageTone)
    assert.deepEqual(tones, [
      'primary',
      'primary',
      'success',
      'success',
      'warning',
      'warning',
      'danger',
      'danger',
    ])
  })
})

test.group('URLs of lists', () => {
  test('a changed filter resets the page and keeps unknown parameters', ({ assert }) => {
    const url = '/skills?search=c%2B%2B&page=3&unknown=1'
    assert.equal(urlWith(url, { sort: '-name' }), '/skills?search=c%2B%2B&unknown=1&sort=-name')
    assert.equal(urlWith(url, { search: null, unknown: '' }), '/skills')
  })

  test('paging keeps everything else', ({ assert }) => {
    assert.equal(urlWith('/skills?search=x&page=3', { page: 4 }), '/skills?search=x&page=4')
    assert.equal(urlWith('/skills?page=3', { cursor: 'abc', page: null }), '/skills?cursor=abc')
  })
})

test.group('Numbers and times', () => {
  test('are formatted alike on the server and in the browser', ({ assert }) => {
    const skills = (count: number) => (count === 1 ? 'skill' : 'skills')
    assert.equal(counted(1, skills), '1 skill')
    assert.equal(counted(1204, skills), '1,204 skills')
    assert.equal(formatMoney(4900, { symbol: '€', exponent: 2 }), '€49')
    assert.equal(formatMoney(-4950, { symbol: '€', exponent: 2 }), '−€49.50')
    assert.equal(formatMoney(500, { symbol: '¥', exponent: 0 }), '¥500')
    assert.equal(formatMoney(4900, { symbol: 'CHF', exponent: 2 }), 'CHF\u00a049')
    assert.equal(formatDecimalMoney('1119.50', 'EUR'), '€1,119.50')
    assert.equal(formatDecimalMoney('-5', 'CHF'), '−CHF\u00a05')
    assert.equal(formatDecimalMoney('5.00', 'kr'), 'kr\u00a05.00')
    assert.equal(formatDecimalMoney('5.00', null), '5.00')
    assert.deepEqual([100, 97.5, 73.25, 80].map(formatScore), ['100', '97.5', '73.25', '80'])
    assert.deepEqual([2, 51.76, 1204].map(formatTenths), ['2', '51.8', '1,204'])
    assert.deepEqual(['1,250', '1.000', '1e3', ''].map(typedCount), [1250, null, null, null])
    assert.equal(formatDateTime('2026-11-21T14:05:00.000Z'), '21 Nov 2026, 14:05 UTC')
  })
})
