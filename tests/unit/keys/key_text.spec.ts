import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  isKeyText,
  keyPattern,
  startsLikeKey,
  newKeyText,
  prefixOf,
} from '#app/accounts/api_keys/key_text'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const keys = fc.constant(null).map(() => newKeyText())

test.group('The secret of an API key', () => {
  test('has a fixed prefix, 32 random characters and a checksum of 6', ({ assert }) => {
    const text = newKeyText()

    assert.match(text, /^skk_[0-9A-Za-z]{38}$/)
    assert.equal(prefixOf(text), text.slice(0, 12))
    assert.isTrue(startsLikeKey(text))
    assert.isTrue(isKeyText(text))
  })

  test('is recognised by its checksum, as computed by other programs', ({ assert }) => {
    // In Python, zlib.crc32(b'skk_' + 32 * b'0') is 0xed6d707f, in base62 4LZp8B.
    assert.isTrue(isKeyText(`skk_${'0'.repeat(32)}4LZp8B`))
    assert.isFalse(isKeyText(`skk_${'0'.repeat(32)}4LZp8C`))
  })

  test('is unique, with evenly distributed characters', ({ assert }) => {
    const texts = Array.from({ length: 2000 }, () => newKeyText())
    const counts = new Map<string, number>()
    for (const character of texts.flatMap((text) => [...text.slice(4, 36)])) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }

    assert.lengthOf([...new Set(texts)], 2000)
    assert.sameMembers([...counts.keys()], [...alphabet])
    const expected = (2000 * 32) / alphabet.length
    const distance = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0
    )
    // Chi-squared with 61 degrees of freedom exceeds 145 once in ten million cases.
    assert.isBelow(distance, 145)
  })

  test('is invalid with any character changed', ({ assert }) => {
    fc.assert(
      fc.property(keys, fc.nat({ max: 41 }), fc.constantFrom(...alphabet), (text, place, other) => {
        const changed = text.slice(0, place) + other + text.slice(place + 1)
        return changed === text || !isKeyText(changed)
      }),
      { numRuns: 2000 }
    )
    assert.isTrue(true)
  })

  test('is invalid with two characters swapped, truncated, or extended', ({ assert }) => {
    fc.assert(
      fc.property(keys, fc.nat({ max: 40 }), fc.string({ minLength: 1 }), (text, place, more) => {
        const swapped = text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2)
        assert.isTrue(swapped === text || !isKeyText(swapped))
        assert.isFalse(isKeyText(text.slice(0, place)))
        assert.isFalse(isKeyText(text + more))
        assert.isFalse(isKeyText(`${text}\n`))
      })
    )
  })

  test('is found in other text by the documented pattern', ({ assert }) => {
    const text = newKeyText()
    const leak = `curl -H "Authorization: Bearer ${text}" https://example.com # skk_notakey`

    assert.deepEqual(leak.match(new RegExp(`\\b${keyPattern}\\b`, 'g')), [text])
  })

  test('is not recognised in generated text', ({ assert }) => {
    fc.assert(fc.property(fc.string(), (text) => !isKeyText(text)))
    fc.assert(fc.property(fc.stringMatching(/^skk_[0-9A-Za-z]{38}$/), (text) => !isKeyText(text)))
    assert.isTrue(true)
  })
})
