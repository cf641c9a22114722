import { test } from '@japa/runner'
import { SharedStrings } from '#app/imports/readers/shared_strings'

const MB = 1024 * 1024

test.group('Shared texts of a workbook', () => {
  test('are returned by their numbers, whatever their length', ({ assert }) => {
    const texts = [
      '',
      'a',
      'ü'.repeat(700_000),
      '',
      '漢'.repeat(MB),
      'b'.repeat(MB),
      'the last one',
    ]
    const store = new SharedStrings()
    for (const text of texts) store.add(text)
    for (const [number, text] of texts.entries()) assert.isTrue(store.at(number) === text, text[0])
    for (const none of [-1, 0.5, texts.length]) assert.isUndefined(store.at(none))
  })

  test('are never copied to grow, up to the limit', ({ assert }) => {
    const store = new SharedStrings()
    const text = 'x'.repeat(500_000)
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const fill = () => {
      for (;;) {
        store.add(text)
        most = Math.max(most, process.memoryUsage().arrayBuffers - before)
      }
    }
    assert.throws(fill, /64 MB/)
    /** Grown by doubling it is 192 MB at the last step; what was written and is not yet collected counts, too. */
    assert.isBelow(most, 128 * MB)
  })
})
