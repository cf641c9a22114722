import { test } from '@japa/runner'
import {
  columnNames,
  labelNames,
  phrases,
  wordMeanings,
  type Phrases,
} from '#app/invoices/reading/phrases'
import { documentTypes } from '#app/invoices/reading/invoice_reading'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { tokensOf } from '#app/invoices/reading/printed_text'
import { documentText } from '#app/invoices/reading/text/document_text'

/** Every list of a file by its path, as `labels.tax.certain`. */
function listsIn(value: object, path: string[] = []): [string, string[]][] {
  return Object.entries(value).flatMap(([key, own]: [string, object]) =>
    Array.isArray(own)
      ? [[[...path, key].join('.'), own] as [string, string[]]]
      : listsIn(own, [...path, key])
  )
}

const known = new Set([
  ...documentTypes.map((type) => `titles.${type}`),
  ...labelNames.flatMap((name) => [`labels.${name}.certain`, `labels.${name}.doubtful`]),
  ...columnNames.map((name) => `columns.${name}`),
  ...wordMeanings.map((meaning) => `labelWords.${meaning}`),
  ...[
    'otherTitles',
    'reminderTitles',
    'nameLabels',
    'formLabels',
    'buyerWords',
    'otherAccounts',
    'customerAccounts',
    'asides',
    'attention',
    'departments',
    'commonWords',
  ],
  ...['paying', 'collecting', 'refunding', 'until', 'onDay', 'due', 'early'].map(
    (list) => `payment.${list}`
  ),
  ...Array.from({ length: 12 }, (_, at) => `months.${at + 1}`),
])
/** Lists of single words, which several languages may share. */
const single = /^(labelWords|months|commonWords|asides)\b/
/** Parts of words; a leading space means the start of a word. */
const parts = /^payment\.(paying|collecting|early)$/

test.group('The phrases of invoices', () => {
  for (const [language, own] of Object.entries<Phrases>(phrases)) {
    test(`${language}: all lists are used, with unique, normalized phrases`, ({ assert }) => {
      for (const [path, list] of listsIn(own)) {
        assert.isTrue(known.has(path), path)
        assert.isNotEmpty(list, path)
        assert.deepEqual(list, [...new Set(list)], path)
        for (const phrase of list) {
          const plain = parts.test(path) ? phrase.replace(/^ /, '') : phrase
          assert.equal(tokensOf(plain).join(' '), plain, path)
          if (single.test(path)) assert.notInclude(phrase, ' ', path)
        }
      }
    })
  }

  test('no phrase is a label in two files, or both certain and doubtful', ({ assert }) => {
    const places = new Map<string, string>()
    for (const [language, { titles = {}, labels = {}, columns = {} }] of Object.entries<Phrases>(
      phrases
    )) {
      for (const [path, list] of listsIn({ titles, labels, columns })) {
        for (const phrase of list) {
          const key = `${path.replace(/\.(certain|doubtful)$/, '')}: ${phrase}`
          assert.isUndefined(places.get(key), `${key} in ${language}`)
          places.set(key, language)
        }
      }
    }
  })

  test('each language has twelve months, with unambiguous abbreviations', ({ assert }) => {
    const meant = new Map<string, string>()
    for (const [language, { months = {} }] of Object.entries<Phrases>(phrases)) {
      assert.lengthOf(Object.keys(months), language === 'shared' ? 0 : 12)
      for (const [month, beginnings] of Object.entries(months)) {
        for (const word of beginnings) {
          assert.equal(meant.get(word) ?? month, month, word)
          meant.set(word, month)
        }
      }
    }
  })

  const namesOf = (text: string) =>
    documentText(plainPages(Buffer.from(text), 1).pages).labels[0].map(({ name }) => name)

  test('a phrase is a label before a separate colon', ({ assert }) => {
    assert.deepEqual(namesOf('À payer avant le : 20/05/2026'), ['dueDate'])
  })

  test('a tax that is due is no amount due, and taxes on tourism are no VAT', ({ assert }) => {
    assert.include(namesOf('Te betalen btw: 21,00'), 'tax')
    assert.notInclude(namesOf('Te betalen btw: 21,00'), 'amountDue')
    assert.include(namesOf('Te betalen incl. btw: 121,00'), 'amountDue')
    assert.notInclude(namesOf('Toeristenbelasting: 8,40'), 'tax')
  })

  test('the number of another invoice is not that of the invoice', ({ assert }) => {
    assert.notInclude(namesOf('Rechnung 4711'), 'otherNumber')
    assert.notInclude(namesOf('Bezugsrechnung 33'), 'invoiceNumber')
    assert.notInclude(namesOf('Originalrechnung 33'), 'invoiceNumber')
    assert.notInclude(namesOf('Verrechnung 33'), 'invoiceNumber')
  })
})
