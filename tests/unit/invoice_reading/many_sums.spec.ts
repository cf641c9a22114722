import { test } from '@japa/runner'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

/** A limit of the processor time for files without OCR is 10 s. */
const mostSeconds = 8

/** A text whose lines begin with these words in turn and end with different amounts. */
function manySums(words: string[]): Buffer {
  const lines = Array.from({ length: 1_900 }, (_, at) => {
    const word = words[at % words.length]
    return `${word} ${word === 'Discount' ? '-' : ''}${(100 + at * 1.37).toFixed(2)}`
  })
  return Buffer.from(['Analytical Ltd', 'Invoice number: R-1', ...lines].join('\n'))
}

test.group('Texts with 1,900 lines that look like sums', () => {
  for (const words of [
    ['Subtotal', 'Tax 19 %', 'Total'],
    ['Tax 19 %'],
    ['Amount due', 'Paid', 'Withholding tax'],
    ['Subtotal', 'VAT 19 %', 'Discount', 'Something'],
  ]) {
    test(`are read within the limit: ${words.join(', ')}`, async ({ assert }) => {
      const before = process.cpuUsage()
      await readInvoice(manySums(words))
      const { user, system } = process.cpuUsage(before)
      assert.isBelow((user + system) / 1e6, mostSeconds)
    }).timeout(120_000)
  }
})

test('A line with 20,000 words after commas is read within the limit', async ({ assert }) => {
  const page = `Analytical Ltd\nInvoice number: R-1\n${'a, '.repeat(20_000)}\nTotal 100.00`
  const before = process.cpuUsage()
  await readInvoice(Buffer.from(page))
  const { user, system } = process.cpuUsage(before)
  assert.isBelow((user + system) / 1e6, mostSeconds)
}).timeout(120_000)
