import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

test('Of many lines that look like sums, those that add up at the end are the totals', async ({
  assert,
}) => {
  const lines = Array.from({ length: 300 }, (_, at) => `Position ${at} ${(100 + at).toFixed(2)}`)
  const page = [
    ...['Analytical Ltd', 'Invoice number: R-1', ...lines],
    ...['Subtotal 1000.00', 'Tax 19 % 190.00', 'Total 1190.00'],
  ].join('\n')
  const { subtotal, tax, total } = plainValues(await readInvoice(Buffer.from(page)))
  assert.deepEqual([subtotal, tax, total], ['1000.00', '190.00', '1190.00'])
})
