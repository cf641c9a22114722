import fc from 'fast-check'
import { test } from '@japa/runner'
import { LabelCounter, TextSet } from '#app/imports/kinds/skills/label_counter'
import { IdSet } from '#app/imports/kinds/relations/id_set'
import { PairSet } from '#app/imports/kinds/relations/pair_set'

test.group('Sets for imports', () => {
  test('the set of relations equals a set of texts', ({ assert }) => {
    const id = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -5, max: -1 }))
    const pair = fc.tuple(
      id,
      fc.oneof(id, fc.constant(2 ** 31 - 1)),
      fc.integer({ min: 0, max: 5 })
    )
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 400 }), (pairs) => {
        const ours = new PairSet(8)
        const reference = new Set<string>()
        for (const one of pairs) {
          assert.equal(ours.has(...one), reference.has(one.join()))
          assert.equal(ours.add(...one), !reference.has(one.join()))
          reference.add(one.join())
        }
        assert.equal(ours.size, reference.size)
        const copy = new PairSet(8)
        copy.addAll(ours)
        assert.isTrue(pairs.every((one) => copy.has(...one)))
        assert.equal(copy.size, reference.size)
        ours.clear()
        assert.isFalse(pairs.some((one) => ours.has(...one)))
      })
    )
  })

  test('the set of ids returns them in order, in pieces', ({ assert }) => {
    const ids = new IdSet()
    for (const id of [70_000, 3, 9, 8, 3]) ids.add(id)

    assert.deepEqual([...ids.inPieces(() => 2)].flat(), [3, 8, 9, 70_000])
    assert.isTrue(ids.has(9))
    assert.isFalse(ids.has(10))
    assert.isFalse(ids.has(10_000_000))
  })

  test('the set of texts contains what was added', ({ assert }) => {
    const texts = new TextSet()
    const seen = Array.from({ length: 20_000 }, (_, index) => texts.add(`text ${index % 10_000}`))
    assert.lengthOf(seen.filter(Boolean), 10_000)
  })

  test('ambiguous aliases are counted, in any order', ({ assert }) => {
    const tell: Array<(census: LabelCounter) => void> = [
      (census) => census.name('java'),
      (census) => census.name('coffee'),
      (census) => census.alias('java'),
      (census) => census.alias('js'),
      (census) => census.alias('js'),
      (census) => census.alias('js'),
      (census) => census.alias('only mine'),
      (census) => census.name('js'),
    ]
    fc.assert(
      fc.property(fc.shuffledSubarray(tell, { minLength: tell.length }), (order) => {
        const census = new LabelCounter()
        for (const one of order) one(census)
        assert.equal(census.taken.count, 4)
        assert.equal(census.shared.count, 1)
      })
    )
  })
})
