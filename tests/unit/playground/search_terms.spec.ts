import fc from 'fast-check'
import { test } from '@japa/runner'
import { termsOf, textOfTerms } from '#app/search/playground/read_search'

test.group('Terms of a search', () => {
  test('are separated by commas and line breaks', ({ assert }) => {
    assert.deepEqual(termsOf('Python, SQL ,,C++\r\nGo\n\nR'), ['Python', 'SQL', 'C++', 'Go', 'R'])
  })

  test('may contain a comma inside double quotes', ({ assert }) => {
    assert.deepEqual(termsOf('"ear, nose and throat", SQL'), ['ear, nose and throat', 'SQL'])
    assert.deepEqual(termsOf('"the ""big"", one"'), ['the "big", one'])
  })

  test('keep quotes that do not enclose a term', ({ assert }) => {
    assert.deepEqual(termsOf('5" pipe, bend'), ['5" pipe', 'bend'])
    assert.deepEqual(termsOf('"half, open'), ['"half', 'open'])
  })

  test('are taken from lists unchanged, also from long ones', ({ assert }) => {
    assert.deepEqual(termsOf(['ear, nose and throat', 'SQL']), ['ear, nose and throat', 'SQL'])
    assert.deepEqual(termsOf({ 0: 'Python', 1: 'SQL' }), ['Python', 'SQL'])
  })

  test('exclude empty, non-text and repeated ones', ({ assert }) => {
    assert.deepEqual(termsOf(['  ', 'SQL', 7, null, 'sql', 'Ｓql ', { a: 1 }]), ['SQL'])
    assert.deepEqual(termsOf(undefined), [])
    assert.deepEqual(termsOf(null), [])
    assert.deepEqual(termsOf(42), [])
  })

  test('are restored from the text made of them', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 12 })), (given) => {
        const terms = termsOf(given)
        assert.deepEqual(termsOf(textOfTerms(terms)), terms)
      })
    )
  })
})
