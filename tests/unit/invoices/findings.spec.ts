import { test } from '@japa/runner'
import { findingsOf } from '#app/invoices/findings'
import type { Check, FailedSum } from '#app/invoices/reading/invoice_reading'
import { readInvoice } from '#database/factories/stored_reading_factory'

const { meta } = readInvoice()

function findings(check: Partial<Check>): string[] {
  return findingsOf([{ name: 'net_plus_tax', isPassed: false, fields: [], ...check }], meta)
}

test.group('Findings of a reading', () => {
  test('state the amounts of a failed sum with their signs', ({ assert }) => {
    const sum: FailedSum = {
      parts: [
        { name: 'subtotal', amount: '-100.00' },
        { name: 'tax', amount: '-19.00' },
        { name: 'untaxed', amount: '5.00' },
      ],
      result: '-114.00',
      stated: [{ name: 'total', amount: '-118.00' }],
    }
    assert.deepEqual(findings({ sum }), [
      'Check failed: Subtotal plus tax equals the total (−Subtotal 100.00 − Tax 19.00 + untaxed amount 5.00 = −114.00, not −Total 118.00)',
    ])
  })

  test('name the fields of other failed checks', ({ assert }) => {
    assert.deepEqual(findings({ name: 'iban_format', fields: ['seller.iban', 'buyer.iban'] }), [
      'Check failed: The IBANs have a valid format and checksum (Seller IBAN, Buyer IBAN)',
    ])
  })

  test('have no brackets if a check was stored without its amounts', ({ assert }) => {
    assert.deepEqual(findings({}), ['Check failed: Subtotal plus tax equals the total'])
  })

  test('are warnings, too, but no passed checks', ({ assert }) => {
    const passed: Check = { name: 'net_plus_tax', isPassed: true, fields: [] }
    const cut = { ...meta, warnings: ['pages_left' as const], pages: 30, pagesRead: 20 }
    assert.deepEqual(findingsOf([passed], cut), [
      'The invoice has too many pages: only 20 of 30 were read.',
    ])
  })
})
