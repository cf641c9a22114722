import { test } from '@japa/runner'
import fc from 'fast-check'
import { editDistances, editsBetween } from '#app/core/text/edit_distance'
import { deleteHashes, editsAllowed } from '#app/catalogue/names/typo_dictionary'

const letters = 'abcdé+'.split('')
const words = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })

/** The textbook algorithm, without optimizations. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_row, length) =>
    Array.from({ length: b.length + 1 }, (_column, added) => Math.max(length, added))
  )
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = table[i - 1][j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, replaced)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        table[i][j] = Math.min(table[i][j], table[i - 2][j - 2] + 1)
      }
    }
  }
  return table[a.length][b.length]
}

test.group('Edit distance', () => {
  test('from {0} to {1} is {2}')
    .with([
      ['managment', 'management', 1],
      ['managemnet', 'management', 1],
      ['manangement', 'management', 1],
      ['nanagement', 'management', 1],
      ['pyhton', 'python', 1],
      ['', 'abc', 3],
      ['same', 'same', 0],
    ] as const)
    .run(({ assert }, [typed, label, edits]) => {
      assert.equal(editDistances(typed, label).whole, edits)
    })

  test('to a prefix ignores the rest', ({ assert }) => {
    assert.deepEqual(editDistances('projct', 'project management'), { begin: 1, whole: 12 })
  })

  test('matches the textbook algorithm for any two words', () => {
    fc.assert(
      fc.property(words(0, 9), words(0, 9), (a, b) => {
        return editDistances(a, b).whole === plainDistance(a, b)
      })
    )
  })

  test('stops only beyond the limit', () => {
    fc.assert(
      fc.property(words(0, 9), words(0, 9), fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const edits = plainDistance(a, b)
        return editsBetween(a, b, most) === (edits <= most ? edits : Infinity)
      })
    )
  })
})

test.group('Delete dictionary', () => {
  test('allows one edit in a short word and two in a long one', ({ assert }) => {
    assert.equal(editsAllowed('java'), 1)
    assert.equal(editsAllowed('python'), 1)
    assert.equal(editsAllowed('welding'), 2)
    assert.equal(editsAllowed('x'.repeat(41)), 0)
  })

  test('gives words within the allowed edits a common hash', () => {
    fc.assert(
      fc.property(words(1, 12), words(1, 12), (word, typed) => {
        const edits = editsAllowed(word)
        fc.pre(editsBetween(typed, word, edits) !== Infinity)
        fc.pre(typed.length > 1 || word.length > 1 || typed === word)
        const hashes = new Set(deleteHashes(word, edits))
        return deleteHashes(typed, typed.length >= 5 ? 2 : 1).some((hash) => hashes.has(hash))
      }),
      { numRuns: 2000 }
    )
  })

  test('uses the first seven letters', ({ assert }) => {
    const long = deleteHashes('telecommunications', 2)
    assert.sameMembers(deleteHashes('telecommute', 2), long)
    assert.isAtMost(long.length, 29)
  })
})
