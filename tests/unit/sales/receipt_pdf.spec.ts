import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import type { Receipt } from '#app/billing/sales/receipt'
import { receiptPdf } from '#app/billing/sales/receipt_pdf'
import { wordsOfPdf } from '#tests/helpers/pdf_words'

const receipt: Receipt = {
  number: 17,
  date: '2026-11-21T08:00:00.000Z',
  seller: 'Skillary',
  client: {
    name: 'Žluťoučký Łódź Ελληνικά',
    address: ['вул. Хрещатик 1', 'Nguyễn Huệ', 'İstanbul'],
    tax_id: 'GR–123',
  },
  currency: { code: 'UAH', symbol: '₴', exponent: 2 },
  lines: [{ text: 'Základní: 5,000 calls', quantity: 1, unit_price: 490_000, amount: 490_000 }],
  net: 490_000,
  tax: { rate: 0, amount: 0, reason: null },
  total: 490_000,
  documents: ['2026-000042'],
  payment_status: 'paid',
  voids: null,
  voided_by: null,
}

async function wordsOf(changes: Partial<Receipt> = {}) {
  return wordsOfPdf(await buffer(await receiptPdf({ ...receipt, ...changes })))
}

test.group('A receipt as PDF', () => {
  test('supports names in Latin, Greek and Cyrillic', async ({ assert }) => {
    const words = await wordsOf()
    for (const text of [receipt.client.name, ...receipt.client.address, 'Tax ID GR–123']) {
      assert.include(words, text)
    }
    assert.include(words, 'Základní: 5,000 calls')
    assert.include(words, 'UAH 4,900.00')
  })

  test('composes decomposed letters, and keeps a name on its line', async ({ assert }) => {
    const name = 'Žižkov\nLtd'.normalize('NFD')
    const words = await wordsOf({ client: { ...receipt.client, name } })
    assert.include(words, 'Žižkov Ltd'.normalize('NFC'))
  })

  test('shows an unsupported character as an empty box', async ({ assert }) => {
    const words = await wordsOf({ client: { ...receipt.client, name: 'A 𐀀 B' } })
    assert.match(words, /^A .* B$/m)
    assert.notInclude(words, 'A ? B')
  })

  test('shows the tax and the invoice', async ({ assert }) => {
    const tax = { rate: 19, amount: 93_100, reason: null }
    const words = await wordsOf({ tax, total: 583_100 })
    for (const text of ['VAT 19%', '931.00', 'UAH 5,831.00', '2026-000042']) {
      assert.include(words, text)
    }
  })

  test('embeds only the used parts of the fonts', async ({ assert }) => {
    const file = await buffer(await receiptPdf(receipt))
    assert.isBelow(file.length, 60_000)
  })
})
