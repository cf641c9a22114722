import { test } from '@japa/runner'
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import type {
  Adjustment,
  InvoiceFields,
  LineItem,
  TaxLine,
} from '#app/invoices/reading/invoice_reading'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues, type Plain } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (page: string) => readInvoiceText(plainPages(Buffer.from(page), 5).pages)

function failed(values: Partial<Plain<InvoiceFields>>, adjustments: Adjustment[] = []): string[] {
  return failedChecks(values, adjustments).map(({ name }) => name)
}

function failedChecks(values: Partial<Plain<InvoiceFields>>, adjustments: Adjustment[] = []) {
  const none = {
    name: null,
    vatId: null,
    taxNumber: null,
    address: null,
    country: null,
    iban: null,
  }
  const sums = { subtotal: null, tax: null, total: null, prepaid: null, amountDue: null }
  const empty = { ...sums, taxes: [], lineItems: [], seller: none, buyer: none }
  const all = { ...empty, ...values } as Plain<InvoiceFields>
  return checkInvoice(all, adjustments, null).filter(({ isPassed }) => !isPassed)
}

const line = (amount: string) => ({ amount }) as Plain<LineItem>

test.group('The checks of sums', () => {
  test('know discounts and charges of the document', ({ assert }) => {
    const values = { lineItems: [line('100.00'), line('50.00')], subtotal: '139.90' }
    assert.deepEqual(failed(values), ['lines_are_net'])
    const adjustments: Adjustment[] = [
      { kind: 'allowance', amount: '15.00' },
      { kind: 'charge', amount: '4.90' },
    ]
    assert.deepEqual(failed(values, adjustments), [])
  })

  test('accept lines with tax that add up to the total', ({ assert }) => {
    const values = { lineItems: [line('119.00')], subtotal: '100.00', total: '119.00' }
    assert.deepEqual(failed(values), [])
    assert.deepEqual(failed({ ...values, total: '120.00' }), ['lines_are_net'])
  })

  test('accept disbursements without tax among the lines', ({ assert }) => {
    const values = { lineItems: [line('100.00'), line('32.00')], subtotal: '100.00' }
    assert.deepEqual(failed(values, [{ kind: 'untaxed', amount: '32.00' }]), [])
    assert.deepEqual(failed(values, [{ kind: 'untaxed', amount: '30.00' }]), ['lines_are_net'])
  })

  test('know withheld tax, deposits and rounding before the amount due', ({ assert }) => {
    const values = { total: '1220.00', prepaid: '100.00', amountDue: '920.05' }
    assert.deepEqual(failed(values), ['due_is_rest'])
    const adjustments: Adjustment[] = [
      { kind: 'withheld', amount: '200.00' },
      { kind: 'rounding', amount: '0.05' },
    ]
    assert.deepEqual(failed(values, adjustments), [])
  })

  test('know a total that is the rest after withheld tax', ({ assert }) => {
    const values = { subtotal: '1000.00', tax: '210.00', total: '1060.00', amountDue: '1060.00' }
    assert.deepEqual(failed(values), ['net_plus_tax'])
    assert.deepEqual(failed(values, [{ kind: 'withheld', amount: '150.00' }]), [])
    assert.deepEqual(failed(values, [{ kind: 'withheld', amount: '160.00' }]), [
      'net_plus_tax',
      'due_is_rest',
    ])
  })

  test('know a refund, which has no sign', ({ assert }) => {
    assert.deepEqual(failed({ total: '-120.00', amountDue: '120.00' }), [])
    assert.deepEqual(failed({ total: '-120.00', amountDue: '150.00' }), ['due_is_rest'])
  })

  test('state the amounts that do not add up, and their fields', ({ assert }) => {
    const values = {
      ...{ lineItems: [line('100.00'), line('50.00')], subtotal: '130.00', total: '167.00' },
      ...{ taxes: [{ amount: '25.00' }] as Plain<TaxLine>[], tax: '27.00' },
      ...{ prepaid: '20.00', amountDue: '148.00' },
    }
    const checks = failedChecks(values, [{ kind: 'allowance', amount: '15.00' }])
    assert.deepEqual(checks, [
      {
        ...{ name: 'net_plus_tax', isPassed: false, fields: ['subtotal', 'tax', 'total'] },
        sum: {
          parts: [
            { name: 'subtotal', amount: '130.00' },
            { name: 'tax', amount: '27.00' },
          ],
          ...{ result: '157.00', stated: [{ name: 'total', amount: '167.00' }] },
        },
      },
      {
        ...{ name: 'lines_are_net', isPassed: false, fields: ['lineItems', 'subtotal', 'total'] },
        sum: {
          parts: [
            { name: 'lineItems', amount: '150.00' },
            { name: 'allowance', amount: '-15.00' },
          ],
          result: '135.00',
          stated: [
            { name: 'subtotal', amount: '130.00' },
            { name: 'total', amount: '167.00' },
          ],
        },
      },
      {
        ...{ name: 'taxes_are_tax', isPassed: false, fields: ['taxes', 'tax'] },
        sum: {
          parts: [{ name: 'taxes', amount: '25.00' }],
          ...{ result: '25.00', stated: [{ name: 'tax', amount: '27.00' }] },
        },
      },
      {
        ...{ name: 'due_is_rest', isPassed: false, fields: ['total', 'prepaid', 'amountDue'] },
        sum: {
          parts: [
            { name: 'total', amount: '167.00' },
            { name: 'prepaid', amount: '-20.00' },
          ],
          ...{ result: '147.00', stated: [{ name: 'amountDue', amount: '148.00' }] },
        },
      },
    ])
  })
})

test.group('Amounts between lines and net amount', () => {
  test('are charges in a row of sums, whatever their headings are', ({ assert }) => {
    const values = read(`
 Brandt Elektro KG                               Rechnung 90205410
 Ostwall 4, 33602 Bielefeld                      Datum 14.08.2024

 Menge     Bezeichnung          Preis EUR      Betrag EUR
 2         Schalter                 50,00          100,00

 Warenwert    Maut    Energiezuschlag    Nettobetrag    MwSt-Betrag    Rechnungsbetrag EUR
    100,00    3,43               1,47         104,90          19,93                 124,83
`)
    assert.deepEqual(values.adjustments, [
      { kind: 'charge', amount: '3.43' },
      { kind: 'charge', amount: '1.47' },
    ])
    const checks = checkInvoice(plainValues(values), values.adjustments, null)
    assert.isTrue(checks.every(({ isPassed }) => isPassed))
  })
})

test.group('Amounts between tax and total', () => {
  const page = (between: string, total: string) =>
    read(`
 Holm Tools Inc                                  INVOICE 4711
 88 Albert Street                                March 3, 2026
 Dayton, OH 45402

 Description          Qty      Price      Amount
 Toolbox                2      50.00      100.00
 Screws                 1      20.00       20.00

                           Subtotal       120.00
                           Sales tax       10.00
 ${between}
                           Total         ${total}
`)
  const failedOf = (values: ReturnType<typeof page>) =>
    checkInvoice(plainValues(values), values.adjustments, null)
      .filter(({ isPassed }) => !isPassed)
      .map(({ name }) => name)

  test('are charges or discounts without tax', ({ assert }) => {
    const charged = page('                          Freight         15.50', '145.50')
    assert.deepEqual(charged.adjustments, [{ kind: 'untaxed', amount: '15.50' }])
    assert.deepEqual(failedOf(charged), [])
    const reduced = page('                          Discount        -5.00', '125.00')
    assert.deepEqual(reduced.adjustments, [{ kind: 'untaxed', amount: '-5.00' }])
    assert.deepEqual(failedOf(reduced), [])
  })

  test('are a rounding by two cents', ({ assert }) => {
    const rounded = page('                          Rundung         -0.02', '129.98')
    assert.deepEqual(rounded.adjustments, [{ kind: 'untaxed', amount: '-0.02' }])
    assert.deepEqual(failedOf(rounded), [])
  })

  test('may have an unknown label', ({ assert }) => {
    const { adjustments } = page('                          Gerichtskosten  32.00', '162.00')
    assert.deepEqual(adjustments, [{ kind: 'untaxed', amount: '32.00' }])
  })

  test('a gap that no printed amount explains fails the check', ({ assert }) => {
    const values = page('', '145.50')
    assert.deepEqual(values.adjustments, [])
    assert.include(
      failedOf({ ...values, tax: { ...values.total!, value: '10.00' } }),
      'net_plus_tax'
    )
  })
})

test.group('The check of VAT numbers', () => {
  test('fails for a number without digits: "{0}"')
    .with([
      ['xyz', ['vat_id_format']],
      ['DE12', ['vat_id_format']],
      ['29AABCU9603R1ZM', []],
      ['DE136695976', []],
    ] as [string, string[]][])
    .run(({ assert }, [vatId, names]) => {
      const party = { vatId, iban: null } as Plain<InvoiceFields>['buyer']
      const checks = failedChecks({ buyer: party })
      assert.deepEqual(
        checks,
        names.map((name) => ({ name, isPassed: false, fields: ['buyer.vatId'] }))
      )
    })
})

test.group('Amounts beside lines and totals', () => {
  test('a discount and postage close the gap between lines and net amount', ({ assert }) => {
    const { adjustments, lineItems } = read(`
 Alder & Finch Ltd                               Invoice no: AF-204
 12 Mill Lane, Leeds LS2 7EY                     Invoice date: 3 March 2026

 Description                  Qty     Unit price      Amount
 Oak shelf                      2          50.00      100.00
 Bracket                       10           5.00       50.00

 Less trade discount                                  -15.00
 Carriage                                               4.90
 Total excluding VAT                                  139.90
 VAT 20%                                               27.98
 Invoice total                                        167.88
`)
    assert.deepEqual(adjustments, [
      { kind: 'allowance', amount: '15.00' },
      { kind: 'charge', amount: '4.90' },
    ])
    assert.lengthOf(lineItems, 2)
  })

  test('a deposit has no sign, and withheld tax is not a deposit', ({ assert }) => {
    const values = read(`
 Studio Bassani                                  Fattura n. 12/2026
 Via Garibaldi 21, 40121 Bologna                 Data 03/03/2026

 Imponibile                                           1.000,00
 IVA 22%                                                220,00
 Totale fattura                                       1.220,00
 Ritenuta d'acconto 20%                                -200,00
 Acconto versato                                       -100,00
 Netto a pagare                                         920,00
`)
    assert.equal(values.prepaid?.value, '100.00')
    assert.equal(values.amountDue?.value, '920.00')
    assert.deepEqual(values.adjustments, [{ kind: 'withheld', amount: '200.00' }])
  })

  test(
    'neither a balance with earlier invoices nor a deposit that is required is due or paid: "{0}"'
  )
    .with([
      ['Previous balance b/f    186.20\n Balance on account      354.08'],
      ['Deposit required 50%     83.94'],
    ])
    .run(({ assert }, [below]) => {
      const { total, amountDue, prepaid } = read(`
 Alder & Finch Ltd                               Invoice no: AF-204
 12 Mill Lane, Leeds LS2 7EY                     Invoice date: 3 March 2026

 Description                  Qty     Unit price      Amount
 Oak shelf                      2          69.95      139.90

 Total excluding VAT     139.90
 VAT 20%                  27.98
 Invoice total           167.88
 ${below}
`)
      assert.deepEqual([total?.value, amountDue, prepaid], ['167.88', null, null])
    })

  test('withheld tax is before the only total of a Spanish invoice', ({ assert }) => {
    const values = read(`
 Rocío Castaño Vega                              Factura 2026/17
 Plaza del Carmen 4, 30004 Murcia                Fecha: 12/03/2026

 Diseño de logotipo                                   1.000,00

 Base imponible                                       1.000,00
 IVA 21 %                                               210,00
 IRPF -15 %                                            -150,00
 TOTAL                                                1.060,00
`)
    assert.equal(values.total?.value, '1060.00')
    assert.deepEqual(values.adjustments, [{ kind: 'withheld', amount: '150.00' }])
  })

  test('a row of sums beats the rows per rate', ({ assert }) => {
    const { subtotal, tax, total, taxes } = plainValues(
      read(`
 Hurtownia Lis Sp. z o.o.                        Faktura nr FV/7/2026
 ul. Kwiatowa 12, 31-042 Kraków                  Data wystawienia: 03.03.2026

 Stawka          Netto           VAT         Brutto
 23%            100,00         23,00         123,00
 8%             900,00         72,00         972,00
 Razem        1 000,00         95,00       1 095,00
`)
    )
    assert.deepEqual([subtotal, tax, total], ['1000.00', '95.00', '1095.00'])
    assert.lengthOf(taxes, 2)
  })
})

test.group('Kinds of documents', () => {
  test('are named by their titles: {0}')
    .with([
      ['Pro forma invoice', 'proforma'],
      ['Korrekturrechnung', 'corrected'],
      ['Factura rectificativa', 'corrected'],
      ['Self-billed invoice', 'selfBilled'],
      ['Nota de crédito', 'creditNote'],
      ['Kassenbon', 'receipt'],
      ['Fatura', 'invoice'],
    ] as [string, string][])
    .run(async ({ assert }, [title, kind]) => {
      const { documentType } = await readInvoice(
        Buffer.from(`
 Alder & Finch                                   ${title}
 12 Mill Lane, Leeds LS2 7EY                     No. 204

 Total                                                 167.88
`)
      )
      assert.equal(documentType?.value, kind)
    })

  test('are credit notes for corrections that credit the total', async ({ assert }) => {
    const kindOf = async (title: string, total: string) => {
      const { documentType } = await readInvoice(
        Buffer.from(`
 Fox Holzbau GmbH                                ${title}
 Mühlweg 6, 04103 Leipzig                        Nr. 204

 ${total.padEnd(40)}             119,00
`)
      )
      return documentType?.value
    }
    assert.equal(await kindOf('Rechnungskorrektur', 'Gutschriftbetrag'), 'creditNote')
    assert.equal(await kindOf('Factura rectificativa de abono', 'Total'), 'creditNote')
    assert.equal(await kindOf('Facture rectificative', 'Total avoir'), 'creditNote')
    /** A correction that is paid, also one that counts a credit note against it. */
    assert.equal(await kindOf('Rechnungskorrektur', 'Zu zahlender Betrag'), 'corrected')
    assert.equal(await kindOf('Rechnungskorrektur', 'Gesamtbetrag nach Gutschrift'), 'corrected')
    assert.equal(await kindOf('Factura rectificativa', 'Total a pagar'), 'corrected')
  })
})
