import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { addCorrections, correctedValues } from '#app/invoices/corrections'
import { invoiceCsv } from '#app/invoices/invoice_csv'
import { invoiceUbl } from '#app/invoices/invoice_ubl'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { readInvoice } from '#database/factories/stored_reading_factory'

const formula = '=HYPERLINK("http://127.0.0.1/?"&A1,"x")'

test.group('The files of an invoice', () => {
  test('as CSV have totals once, and rows for lines, taxes and adjustments', ({ assert }) => {
    const values = plainValues(readInvoice())
    values.seller.name = formula
    values.total = '-119.00'
    values.lineItems.push({ ...values.lineItems[0], description: '@more', amount: '7.00' })

    const csv = invoiceCsv(values, [{ kind: 'rounding', amount: '-0.02' }])
    const rows = parse(csv, { columns: true }) as Array<Record<string, string>>

    assert.equal(rows[0]['seller.name'], `'${formula}`)
    assert.equal(rows[1]['lineItems.description'], "'@more")
    const columns = ['total', 'lineItems.amount', 'taxes.rate', 'taxes.amount']
    columns.push('adjustments.kind', 'adjustments.amount', 'invoiceNumber')
    assert.deepEqual(
      rows.map((row) => columns.map((name) => row[name])),
      [
        ['-119.00', '100.00', '', '', '', '', 'R-2026-0117'],
        ['', '7.00', '', '', '', '', 'R-2026-0117'],
        ['', '', '19', '19.00', '', '', 'R-2026-0117'],
        ['', '', '', '', 'rounding', '-0.02', 'R-2026-0117'],
      ]
    )
    Object.assign(values, { lineItems: [], taxes: [] })
    assert.lengthOf(parse(invoiceCsv(values), { columns: true }), 1)
  })

  test('as UBL contain the values and nothing else, whatever characters they have', ({
    assert,
  }) => {
    const values = plainValues(readInvoice())
    values.seller.name = 'A & B <Ltd> "\u0001\ud800'
    values.dueDate = null
    values.currency = null

    const xml = invoiceUbl(values, { unitsAreCodes: true })
    const read = plainValues(readInvoiceXml(Buffer.from(xml)).values)

    assert.notInclude(xml, 'DueDate')
    assert.include(xml, 'currencyID="XXX"')
    assert.deepEqual(read.seller, { ...values.seller, name: 'A & B <Ltd> "' })
    assert.deepEqual(read.lineItems[0], { ...values.lineItems[0], unit: 'ZZ' })
    assert.include(xml, '<cbc:Note>Stk</cbc:Note>')
    values.lineItems[0].unit = 'STK'
    assert.include(invoiceUbl(values, { unitsAreCodes: true }), 'unitCode="STK"')
    const printed = invoiceUbl(values, { unitsAreCodes: false })
    assert.include(printed, 'unitCode="ZZ"')
    assert.include(printed, '<cbc:Note>STK</cbc:Note>')
    values.lineItems[0].unit = 'Stk'
    assert.deepEqual(
      { ...read, seller: null, lineItems: null },
      { ...values, seller: null, lineItems: null, documentType: 'invoice' }
    )
  })
})

test.group('The UBL file of an invoice with adjustments', () => {
  test('has its discounts, charges, withheld tax and rounding', ({ assert }) => {
    const xml = invoiceUbl(plainValues(readInvoice()), {
      unitsAreCodes: false,
      adjustments: [
        { kind: 'allowance', amount: '10.00' },
        { kind: 'allowance', amount: '2.50' },
        { kind: 'charge', amount: '4.90' },
        { kind: 'withheld', amount: '20.00' },
        { kind: 'rounding', amount: '-0.02' },
      ],
    })
    assert.equal(xml.match(/<cbc:ChargeIndicator>false</g)?.length, 2)
    for (const [name, amount] of [
      ['AllowanceTotalAmount', '12.50'],
      ['ChargeTotalAmount', '4.90'],
      ['PayableRoundingAmount', '-0.02'],
    ])
      assert.include(xml, `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`)
    assert.match(xml, /<cac:WithholdingTaxTotal><cbc:TaxAmount[^>]*>20\.00</)
    assert.notInclude(invoiceUbl(plainValues(readInvoice()), { unitsAreCodes: false }), 'Allowance')
  })
})

test.group('Corrected figures', () => {
  /** Outside of forms; `core/written_numbers.spec.ts` has what people write. */
  const accepted: Array<[typed: string, kept: string]> = [
    ['1234.5', '1234.5'],
    ['-7', '-7'],
    ['007', '7'],
  ]
  for (const [typed, kept] of accepted) {
    test(`are read: ${typed}`, ({ assert }) => {
      const { prepaid } = addCorrections(readInvoice(), {}, { prepaid: typed })
      assert.equal(prepaid, kept)
    })
  }

  for (const typed of [
    '1.2.3',
    '1,23,456',
    '12 EUR',
    '1e5',
    '--1',
    '1234567890123456',
    '.',
    '1.1234567',
    '1,234',
    '1234,50',
  ]) {
    test(`are refused: ${typed}`, ({ assert }) => {
      assert.throws(() => addCorrections(readInvoice(), {}, { prepaid: typed }), /Enter a number/)
    })
  }

  test('keep the original values', ({ assert }) => {
    const reading = readInvoice()
    const before = structuredClone(reading)
    correctedValues(reading, {
      'seller.name': null,
      'lineItems.3.amount': '1',
      'taxes.0.rate': null,
    })
    assert.deepEqual(reading, before)
  })

  for (const [currency, typed, written] of [
    ['EUR', '999.5', '999.50'],
    ['EUR', '-7', '-7.00'],
    ['EUR', '0.1234', '0.1234'],
    ['JPY', '1000', '1000'],
    ['TND', '12.5', '12.500'],
    [null, '999.5', '999.50'],
  ] as const) {
    test(`have the decimals of ${currency ?? 'no currency'}: ${typed}`, ({ assert }) => {
      const values = correctedValues(readInvoice(), {
        currency,
        'total': typed,
        'lineItems.0.unitPrice': typed,
        'lineItems.0.quantity': '2.5',
        'taxes.0.rate': '7',
      })
      const [{ unitPrice, quantity }] = values.lineItems
      assert.deepEqual(
        [values.total, unitPrice, quantity, values.taxes[0].rate],
        [written, written, '2.5', '7']
      )
    })
  }
})
