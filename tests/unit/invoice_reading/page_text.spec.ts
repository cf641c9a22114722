import { test } from '@japa/runner'
import type { PageWords, Word } from '#app/invoices/reading/pages/page_words'
import { pageTexts, type PageText } from '#app/invoices/reading/process/page_text'

/** A page of 600 × 800 points with these words, each at its place. */
function pageOf(number: number, words: Array<[text: string, left: number, top: number]>) {
  const placed = words.map(([text, left, top]): Word => {
    const right = left + text.length * 5
    return { text, page: number, left, top, right, bottom: top + 10, size: 10, certainty: 1 }
  })
  return { number, source: 'text', width: 600, height: 800, words: placed } satisfies PageWords
}

function valuesOf({ words, values }: PageText) {
  return values.map(({ kind, value, from, to }) => [
    kind,
    value,
    words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' '),
  ])
}

test.group('The words of a page', () => {
  test('are in reading order with their places', ({ assert }) => {
    const [page] = pageTexts([
      pageOf(1, [
        ['Right', 300, 40],
        ['Left', 30, 40],
        ['Below', 30, 80],
      ]),
    ])
    assert.deepEqual(
      page.words.map(({ text }) => text),
      ['Left', 'Right', 'Below']
    )
    assert.deepInclude(page.words[0], { left: 0.05, top: 0.05, height: 0.0125 })
    assert.deepEqual(page.cells, [
      { from: 0, to: 0 },
      { from: 1, to: 1 },
      { from: 2, to: 2 },
    ])
  })

  test('have amounts, dates, currencies and countries as they are read', ({ assert }) => {
    const [first, second] = pageTexts([
      pageOf(1, [
        ['Summe', 30, 40],
        ['1.234,50', 300, 40],
        ['EUR', 345, 40],
        ['3.', 30, 80],
        ['November', 45, 80],
        ['2026', 90, 80],
      ]),
      pageOf(2, [
        ['Österreich', 30, 40],
        ['1', 300, 40],
        ['234,50', 308, 40],
      ]),
    ])
    assert.includeDeepMembers(valuesOf(first), [
      ['decimal', '1234.50', '1.234,50'],
      ['currency', 'EUR', 'EUR'],
      ['date', '2026-11-03', '3. November 2026'],
    ])
    assert.includeDeepMembers(valuesOf(second), [
      ['country', 'AT', 'Österreich'],
      ['decimal', '1234.50', '1 234,50'],
    ])
  })

  test('are limited in number and length', ({ assert }) => {
    const words = Array.from({ length: 3000 }, (_, at): [string, number, number] => {
      return ['x'.repeat(300), 30, at * 20]
    })
    const [page] = pageTexts([pageOf(1, words)])
    assert.lengthOf(page.words, 2000)
    assert.lengthOf(page.words[0].text, 200)
  })
})
