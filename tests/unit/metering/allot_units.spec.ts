import { test } from '@japa/runner'
import { splitPrice } from '#app/billing/metering/charge'

function shares(left: number[], units: number) {
  const payers = left.map((calls, index) => ({ index, left: calls }))
  return splitPrice(payers, units)?.map(({ payer, units: given }) => [payer.index, given]) ?? null
}

test.group('Splitting the price of a call', () => {
  test('splits {units} with {example}')
    .with([
      { left: [3], units: 1, expected: [[0, 1]], example: 'one has enough' },
      { left: [3, 9], units: 3, expected: [[0, 3]], example: 'the first has just enough' },
      {
        left: [1, 0, 2, 4],
        units: 4,
        expected: [
          [0, 1],
          [2, 2],
          [3, 1],
        ],
        example: 'several must give all they have',
      },
      { left: [0, 0], units: 1, expected: null, example: 'all are empty' },
      { left: [1, 1], units: 3, expected: null, example: 'all together have too little' },
      { left: [], units: 1, expected: null, example: 'there is none' },
    ])
    .run(({ assert }, { left, units, expected }) => {
      assert.deepEqual(shares(left, units), expected)
    })
})
