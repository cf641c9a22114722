import { test } from '@japa/runner'
import type { Language } from '#config/i18n'
import { sourceWords } from '#app/catalogue/relations/source_words'
import { tIn } from '#app/core/text/text'

const wordsIn = (language: Language) => (source: string | null) =>
  sourceWords(source, language, (id, values) => tIn(language, id, values))

test.group('The source of a relation in words', () => {
  test('names each known kind of evidence', ({ assert }) => {
    const sources = ['official', 'occupations+adverts', 'names+descriptions+group']

    assert.deepEqual(sources.map(wordsIn('en')), [
      'from ESCO’s own relations',
      'from occupations and job adverts',
      'from names, descriptions, and skill groups',
    ])
    assert.deepEqual(sources.map(wordsIn('de')), [
      'aus Beziehungen von ESCO',
      'aus Berufen und Stellenanzeigen',
      'aus Namen, Beschreibungen und Kompetenzgruppen',
    ])
  })

  test('is any other text as it is', ({ assert }) => {
    const others = ['Survey 2024', 'occupations+blog', 'Occupations', '+', 'toString']

    assert.deepEqual(others.map(wordsIn('en')), others)
    assert.deepEqual(others.map(wordsIn('de')), others)
  })

  test('is missing without a source', ({ assert }) => {
    assert.deepEqual([null, ''].map(wordsIn('en')), [null, null])
  })
})
