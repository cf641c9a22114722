import { test } from '@japa/runner'
import { layOut } from '#app/invoices/reading/pages/page_layout'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { amountsIn } from '#app/invoices/reading/text/printed_amounts'
import { numberFormatOf } from '#app/invoices/reading/text/number_format'
import { datesIn, writesMonthFirst } from '#app/invoices/reading/text/printed_dates'
import { isCreditorReference, isIban, isQrReference, isVatId } from '#app/money/identifiers'
import { isNear, negated, sumOf } from '#app/invoices/reading/decimals'

const linesOf = (text: string) => layOut(plainPages(Buffer.from(text), 1).pages).lines
const amounts = (text: string) => {
  const lines = linesOf(text)
  return lines.flatMap((line) => amountsIn(line, numberFormatOf(lines)).map(({ value }) => value))
}
const dates = (text: string) => {
  const lines = linesOf(text)
  return lines.flatMap((line) => datesIn(line, writesMonthFirst(lines)).map(({ value }) => value))
}

test.group('Printed amounts', () => {
  test('the last of two different separators is the decimal one: "{$self}"')
    .with([
      '1.234,56',
      '1,234.56',
      "1'234.56",
      '1 234,56',
      '€1.234,56',
      '1,234.56USD',
      '1.234,56 €',
    ])
    .run(({ assert }, text) => assert.deepEqual(amounts(text), ['1234.56']))

  test('a minus may be before, after, next to a currency, or brackets: "{$self}"')
    .with(['-12.50', '12.50-', '(12.50)', '-$12.50', '$-12.50', '−12.50', '- 12.50'])
    .run(({ assert }, text) => assert.deepEqual(amounts(text), ['-12.50']))

  test('three digits after a separator are read as in the rest of the document', ({ assert }) => {
    assert.deepEqual(amounts('1.234  12,50'), ['1234', '12.50'])
    assert.deepEqual(amounts('1.234  12.50'), ['1.234', '12.50'])
    assert.deepEqual(amounts('0.025  12,50'), ['0.025', '12.50'])
  })

  test('three digits are thousands where no number has two decimals', ({ assert }) => {
    assert.deepEqual(amounts('JPY 490,000  JPY 93,100'), ['490000', '93100'])
    assert.deepEqual(amounts('490.000  93.100'), ['490000', '93100'])
    assert.deepEqual(amounts('KWD 4.990  KWD 0.150'), ['4.990', '0.150'])
  })

  test('whole numbers have spaces only where amounts have them', ({ assert }) => {
    assert.deepEqual(amounts('18 400 mots  2 024,00'), ['18400', '2024.00'])
    assert.deepEqual(amounts('18 400 ml  24,00'), ['18', '400', '24.00'])
  })

  test('whole numbers have spaces if they are a product, a sum or the same: "{text}"')
    .with([
      { text: '4  3 200  12 800', values: ['4', '3200', '12800'] },
      { text: '18 400  0,05 €  920,00 €', values: ['18400', '0.05', '920.00'] },
      { text: 'Net  25 800\nVAT  160\nTotal  25 960', values: ['25800', '160', '25960'] },
      { text: 'Work  1 200\nTotal  1 200', values: ['1200', '1200'] },
      {
        text: 'Rice  12 000\nOil  15 500\nSugar  500\nTotal  28 000',
        values: ['12000', '15500', '500', '28000'],
      },
      {
        text: 'Net  4 900\nVAT  490\nDelivery  100\nDue  5 490',
        values: ['4900', '490', '100', '5490'],
      },
      {
        text: 'Phone  212 555 019\nNet  800\nFax  on request, call 212 555 019',
        values: ['212', '555', '19', '800', '212', '555', '19'],
      },
      {
        text: 'Phone  212 555 019\nNet  800\nTotal  900',
        values: ['212', '555', '19', '800', '900'],
      },
    ])
    .run(({ assert }, { text, values }) => assert.deepEqual(amounts(text), values))

  test('Indian groups are amounts, words with digits are not', ({ assert }) => {
    assert.deepEqual(amounts('1,23,456.00'), ['123456.00'])
    assert.deepEqual(amounts('A4 B-12 12x30 DE123456789 v1.2.3'), [])
  })

  test('percentages are distinguished from amounts', ({ assert }) => {
    const [line] = linesOf('19 %  20%  30,00 €')
    assert.deepEqual(
      amountsIn(line, numberFormatOf([line])).map(({ isPercent }) => isPercent),
      [true, true, false]
    )
  })
})

test.group('Printed dates', () => {
  test('a date is read in the formats of each language: "{$self}"')
    .with([
      '2026-03-17',
      '17.03.2026',
      '17/03/2026',
      '17-03-26',
      '17 March 2026',
      'March 17, 2026',
      'Mar 17th, 2026',
      '17. März 2026',
      '17 mars 2026',
      '17 marzo 2026',
      '17 de marzo de 2026',
      '17 maart 2026',
      '17 marca 2026',
      '17-Mar-2026',
    ])
    .run(({ assert }, text) => assert.deepEqual(dates(text), ['2026-03-17']))

  test('names for May are not read as March in any language: "{$self}"')
    .with(['1 maj 2026', '1 mai 2026', '1 mei 2026', '1 maggio 2026', '1 mayo 2026', 'May 1, 2026'])
    .run(({ assert }, text) => assert.deepEqual(dates(text), ['2026-05-01']))

  test('the month comes first if another date of the document shows it', ({ assert }) => {
    assert.deepEqual(dates('03/04/2026\n03/31/2026'), ['2026-03-04', '2026-03-31'])
    assert.deepEqual(dates('03/04/2026\n31/03/2026'), ['2026-04-03', '2026-03-31'])
  })

  test('eight digits are a date only after a word for one', ({ assert }) => {
    assert.deepEqual(dates('Date : 20260815 · Échéance : 20260914'), ['2026-08-15', '2026-09-14'])
    assert.deepEqual(dates('Rechnung 20260815'), [])
    assert.deepEqual(dates('Date 20261815'), [])
  })

  test('impossible dates are ignored', ({ assert }) => {
    assert.deepEqual(dates('31.02.2026 99.99.2026 1.2.3 192.168.1.10 0123/45678'), [])
  })
})

test.group('Account and company numbers', () => {
  test('the check digits and length of an IBAN are checked', ({ assert }) => {
    assert.isTrue(isIban('DE89 3704 0044 0532 0130 00'))
    assert.isFalse(isIban('DE88 3704 0044 0532 0130 00'))
    assert.isFalse(isIban('DE89 3704 0044 0532 0130'))
  })

  test('the check digits of references for payments are checked', ({ assert }) => {
    assert.isTrue(isQrReference('21 00000 00003 13947 14300 09017'))
    assert.isFalse(isQrReference('21 00000 00003 13947 14300 09018'))
    assert.isFalse(isQrReference('0'.repeat(27)))
    assert.isTrue(isCreditorReference('RF18 5390 0754 7034'))
    assert.isFalse(isCreditorReference('RF19 5390 0754 7034'))
  })

  test('a VAT number is checked for known countries', ({ assert }) => {
    assert.isTrue(isVatId('NL004495445B01'))
    assert.isTrue(isVatId('ATU12345678'))
    assert.isFalse(isVatId('DE12345'))
    assert.isNull(isVatId('XX12345'))
  })
})

test.group('Decimal strings', () => {
  test('are added without binary rounding errors', ({ assert }) => {
    assert.equal(sumOf(['0.1', '0.2', '-0.05']), '0.25')
    assert.equal(sumOf([]), '0')
    assert.isTrue(isNear('19.00', '19.009'))
    assert.isFalse(isNear('19.00', '19.02'))
    assert.equal(negated('0.00'), '0.00')
    assert.equal(negated('-1.5'), '1.5')
  })
})
