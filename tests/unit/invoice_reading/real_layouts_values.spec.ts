import { test } from '@japa/runner'
import { checkInvoice } from '#app/invoices/reading/check_invoice'
import { plainValues } from '#app/invoices/reading/plain_values'
import { wordsFromPieces } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { isBritishVatNumber } from '#app/money/identifiers'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

/** An invoice with lines for numbers and dates, sums and a footer. */
function page({
  title = 'INVOICE',
  numbers = 'Invoice no. 4711\n Date: 12 March 2026',
  sums = '',
  footer = '',
  sign = '£',
}) {
  return `
 Halvorsen Tools Ltd                                ${title}
 88 Albert Street
 ${footer}

 Bill to:
 Brierley Foods plc
 5 Church Walk

 ${numbers}


 Description                 Qty      Price      Amount
 Steel bracket 20 mm           2      50.00      100.00
 Paint                         1      20.00       20.00

                       Net total          ${sign}120.00
                       Tax 20%             ${sign}24.00
                       Total              ${sign}144.00
 ${sums}
`
}

test.group('Numbers', () => {
  test('of real layouts: "{0}"')
    .with([
      ['FACTURA NUMERO: 001 - 002 - 000451278', '001 - 002 - 000451278'],
      ['Volgnummer          Factuurdatum\n 2026/AB/0118        2026-03-12', '2026/AB/0118'],
      ['Facture commande n° : 27', '27'],
      [
        'Numer faktury\n 4/10/2026\n\n Numer KSeF: 5260001246-20261201-0A1B2C3D4E5F-7A\n Data wystawienia: 2026-10-28',
        '4/10/2026',
      ],
      ['Invoice no. 4711 - 12345', '4711'],
      ['#INV-2026-018', 'INV-2026-018'],
      ['FACTURE N°FA2026-018', 'FA2026-018'],
      ['FACTURE\n Réf. : FA26-018', 'FA26-018'],
      ['INVOICE\n Reference: 2026-018', '2026-018'],
      ['FAKTURA\n Numer: FV 118/2026', 'FV 118/2026'],
      ['INVOICE NUMBER:INV0018', 'INV0018'],
    ])
    .run(({ assert }, [numbers, expected]) => {
      assert.equal(read(page({ title: '', numbers })).invoiceNumber?.value, expected)
    })

  test('are not an amount in a sentence about the invoice', ({ assert }) => {
    const numbers = 'Volgnummer 118\n\n Op de factuur wordt een boete van 40EUR aangerekend.'
    assert.equal(read(page({ title: 'FACTUUR', numbers })).invoiceNumber?.value, '118')
  })
})

test('Amounts may have a space after each character', ({ assert }) => {
  const wordsOf = (text: string, gap: number) => {
    const pieces = [...text].map((own, at) => {
      const left = 50 + at * (5 + gap)
      return { text: own, left, right: left + 5, baseline: 100, size: 10 }
    })
    return wordsFromPieces(pieces, 1).map((word) => word.text)
  }
  assert.deepEqual(wordsOf('$1,407.77', 3), ['$1,407.77'])
  assert.deepEqual(wordsOf('19%', 3), ['19%'])
  assert.deepEqual(wordsOf('249', 3), ['2', '4', '9'])
})

test('The code of a currency in a number is not the currency', ({ assert }) => {
  const { currency } = read(page({ numbers: 'Invoice no. DEM-104882\n Date: 12 March 2026' }))
  assert.equal(currency?.value, 'GBP')
  const spanish = read(page({ numbers: 'Factura 4711\n Etiquetas ESP 1/3', sign: '€' }))
  assert.equal(spanish.currency?.value, 'EUR')
})

test('The code of a currency counts beside an amount, not in a text', ({ assert }) => {
  const dollars = (footer: string, sums = '') =>
    read(page({ footer: `Dayton, OH 45402\n ${footer}`, sums, sign: '$' })).currency?.value
  assert.equal(dollars('CAD drawings and CLP labels'), 'USD')
  assert.equal(dollars('All prices in CAD'), 'CAD')
  assert.equal(dollars('Architects', 'Balance  CAD 144.00'), 'CAD')
  assert.equal(dollars('Architects', 'Particulars and total (CAD)'), 'CAD')
  assert.equal(dollars('Architects', 'Credit NZD'), 'NZD')
  assert.equal(dollars('Article COP946'), 'USD')
  assert.equal(dollars('Architects', 'Balance COP946.00'), 'COP')
})

test.group('Dates', () => {
  test('by which to pay under a number are no issue dates', ({ assert }) => {
    const numbers =
      'Rechnungsnummer: 4711\n Bergen, 04.05.2026\n\n' +
      ' Wir bitten um Zahlung zur Rechnungsnummer 4711 bis zum 18.05.2026 auf das Konto.'
    const { issueDate, dueDate } = read(page({ title: 'Rechnung', numbers }))
    assert.deepEqual([issueDate?.value, dueDate?.value], ['2026-05-04', '2026-05-18'])
  })

  test('are those below their own heading, although a term or another date is before them', ({
    assert,
  }) => {
    const rowOfHeadings =
      'Invoice date     Terms      Due date      Your ref\n' +
      ' 18-Sep-25        30 days    18-Oct-25     AB/77'
    const { issueDate, dueDate } = read(page({ numbers: rowOfHeadings }))
    assert.deepEqual([issueDate?.value, dueDate?.value], ['2025-09-18', '2025-10-18'])
  })

  test('are those of a term that is divided over two lines', ({ assert }) => {
    const sums =
      '\n\n Bitte überweisen Sie den Rechnungsbetrag ohne Abzug innerhalb von 14\n Tagen netto Kassa.'
    const { dueDate } = read(page({ numbers: 'Rechnung 4711\n Datum: 07.10.2026', sums }))
    assert.equal(dueDate?.value, '2026-10-21')
  })

  test('below the label of another date are no due dates', ({ assert }) => {
    const numbers =
      'No.              Date\n PF-118           14 October 2026\n\n Valid until\n 14 November 2026'
    assert.isNull(read(page({ title: 'PROFORMA INVOICE', numbers })).dueDate)
  })

  test('have two labels with a slash between them', ({ assert }) => {
    const numbers =
      'Rechnungsnummer    4711\n Rechnungsdatum /\n Lieferdatum        02. Dezember 2026'
    assert.equal(read(page({ title: 'Rechnung', numbers })).issueDate?.value, '2026-12-02')
  })

  test('of an authorization are no due dates', ({ assert }) => {
    const numbers =
      'Factura 0003-00118\n Fecha: 02/09/2026\n Vencimiento: 16/09/2026\n CAE: 611  Vto. CAE: 12/09/2026'
    assert.equal(read(page({ numbers })).dueDate?.value, '2026-09-16')
  })

  test('have words in any order: {0}')
    .with([
      ['Jul-03-2026', '2026-07-03'],
      ['03/Jul/2026', '2026-07-03'],
      ['2026-Jul-03', '2026-07-03'],
      ['1° luglio 2026', '2026-07-01'],
    ])
    .run(({ assert }, [date, expected]) => {
      const { issueDate } = read(page({ numbers: `Invoice no. 4711\n Date: ${date}` }))
      assert.equal(issueDate?.value, expected)
    })

  test('have the month first beside an American telephone number', ({ assert }) => {
    const issued = (footer: string) =>
      read(page({ footer, numbers: 'Invoice no. 4711\n Date: 7/5/2026' })).issueDate?.value
    assert.equal(issued('(614) 555-0172'), '2026-07-05')
    assert.equal(issued('0614 555 0172'), '2026-05-07')
  })

  test('have the month first if the due date is only then later', ({ assert }) => {
    const numbers = 'Invoice no. 4711\n Date: 07/05/2026\n Due date: 08/04/2026'
    const { issueDate, dueDate } = read(page({ numbers }))
    assert.deepEqual([issueDate?.value, dueDate?.value], ['2026-07-05', '2026-08-04'])
    const delivered = 'Invoice no. 4711\n Date: 07/05/2026\n Delivery date: 08/04/2026'
    assert.equal(read(page({ numbers: delivered })).issueDate?.value, '2026-05-07')
  })

  test('are due some days after the invoice, in Italian abbreviations', ({ assert }) => {
    const due = (term: string) =>
      read(page({ numbers: `Fattura n. 18 del 5 luglio 2026\n Pagamento: ${term}` })).dueDate?.value
    assert.equal(due('30 gg d.f.'), '2026-08-04')
    assert.isUndefined(due('30 gg d.f.f.m.'))
    assert.isUndefined(due('60 gg f.m.'))
  })

  test('of payment are those of a receipt without others', ({ assert }) => {
    const numbers = 'Invoice number ABC-0001\n Date paid: 3 July 2026'
    assert.equal(read(page({ title: 'RECEIPT', numbers })).issueDate?.value, '2026-07-03')
    assert.isNull(read(page({ title: 'INVOICE', numbers })).issueDate)
  })

  test('of a receipt have a time', ({ assert }) => {
    const sums = 'Paid by card\n Offer until 20.03.2026\n 13.03.2026 09:41  Till 4'
    const { issueDate } = read(page({ title: 'RECEIPT', numbers: 'Receipt no. 118', sums }))
    assert.equal(issueDate?.value, '2026-03-13')
  })

  test('to pay a receipt are labelled and later', ({ assert }) => {
    const due = (line: string) =>
      read(page({ title: 'RECEIPT', numbers: `Receipt no. 118\n Date: 12 March 2026\n ${line}` }))
        .dueDate?.value
    assert.equal(due('Due date: 11 April 2026'), '2026-04-11')
    assert.isUndefined(due('Due date: 12 March 2026'))
    assert.isUndefined(due('Offer ends 11 April 2026'))
  })

  test('years before the invoice are no due dates', ({ assert }) => {
    const numbers = 'Invoice no. 4711\n Date: 12 March 2026\n Payment due: 25 October 2022'
    assert.isUndefined(read(page({ numbers })).dueDate?.value)
  })
})

test.group('Currencies', () => {
  test('by sign and clue: {0} with "{1}"')
    .with([
      ['$', '', 'USD'],
      ['$', 'CUIT: 30-11111111-9', 'ARS'],
      ['$', 'ABN 51 824 753 556', 'AUD'],
      ['$', 'Prices in USD, ABN 51 824 753 556', 'USD'],
      ['U$S ', 'CUIT: 30-11111111-9', 'USD'],
      ['MZN ', '', 'MZN'],
      ['FCFA ', 'Cotonou', 'XOF'],
      ['FCFA ', 'Douala, Cameroun', 'XAF'],
      ['RM', '', 'MYR'],
      ['Rp', '', 'IDR'],
      ['R', '', 'ZAR'],
      ['R ', '', 'ZAR'],
      ['Kz ', '', 'AOA'],
      ['S$', '', 'SGD'],
    ])
    .run(({ assert }, [sign, footer, expected]) => {
      assert.equal(read(page({ sign, footer })).currency?.value, expected)
    })
})

test.group('Amounts', () => {
  test('are printed in many ways: {0}')
    .with([
      ['€ 1.234,-', '1234.00'],
      ["CHF 1'234.-", '1234.00'],
      ['Rs. 1,200/-', '1200'],
      ['KShs 3,000/=', '3000'],
      ['R1 380.00', '1380.00'],
      ['413 000 FCFA', '413000'],
    ])
    .run(({ assert }, [amount, expected]) => {
      const { total } = read(`
 INVOICE no. 118                            Date: 12 March 2026

 Grand total                                ${amount}
`)
      assert.equal(total?.value, expected)
    })

  test('letters of threads and codes are no currencies', ({ assert }) => {
    const words = (text: string) => text.split(' ').map(currencyOf)
    assert.deepEqual(words('Rp 1/2 R N Q Kz RM'), [null, null, null, null, null, null, null])
  })
})

test.group('Sums', () => {
  test('are net and tax together, although the tax is computed on their sum', ({ assert }) => {
    const { subtotal, total } = read(`
 Boulangerie Hiver                                 FACTURE n° 118
 29000 Quimper                                     Date : 16/01/2026

 Produit                    Quantité               Total
 Pain de seigle                    6             60,00 €

                            Total                56,70 €
                            TVA 5,5%              3,30 €
                            Total                60,00 €
`)
    assert.deepEqual([subtotal?.value, total?.value], ['56.70', '60.00'])
  })

  test('without a total have no total, if tax is withheld from the rest', ({ assert }) => {
    const { subtotal, tax, total, amountDue } = read(`
 FACTURA                                   Nº 2026/017
 Ana Ruiz López                            Fecha: 05/07/2026
 Concepto                           Importe
 Diseño web                         1.000,00 €
 Base imponible                     1.000,00 €
 IVA (21%)                            210,00 €
 Retención IRPF (15%)                -150,00 €
 TOTAL A PAGAR                      1.060,00 €
`)
    assert.deepEqual([subtotal?.value, tax?.value], ['1000.00', '210.00'])
    assert.deepEqual([total, amountDue?.value], [null, '1060.00'])
  })

  test('have labels with abbreviations in full stops', ({ assert }) => {
    const { subtotal, tax, total } = read(`
 FACTURE n° 118                                    Date : 12/03/2026

 Total H.T:                 210,00€
 Total T.V.A:                37,50€
 Total T.T.C:               247,50€
`)
    assert.deepEqual([subtotal?.value, tax?.value, total?.value], ['210.00', '37.50', '247.50'])
  })

  test('are due after a payment: amount or date', ({ assert }) => {
    const sums = 'Amount paid via credit card:  £144.00\n Payment due:            £0.00'
    const { prepaid, amountDue } = read(page({ sums }))
    assert.deepEqual([prepaid?.value, amountDue?.value], ['144.00', '0.00'])
    const dated = read(page({ sums: 'Payment due: 12 April 2026\n Insured value: £99.00' }))
    assert.deepEqual([dated.dueDate?.value, dated.amountDue], ['2026-04-12', null])
  })

  test('include a whole tax if lines and postage add up', ({ assert }) => {
    const { tax, total } = read(`
 BRAMLEY SUPPLIES                                   INVOICE
                                                    INVOICE # 118AB
                                                    DATE: 04/05/2026
 QUANTITY     DESCRIPTION              UNIT PRICE     TOTAL
 1            Office chair                    740       740
 2            Desk                            500      1000

                                  SUBTOTAL
                                  SALES TAX             140
                                  SHIPPING & HANDLING   260
                                  TOTAL DUE            2140
`)
    assert.deepEqual([tax?.value, total?.value], ['140', '2140'])
  })

  test('have decimals after a thin space', ({ assert }) => {
    const pieces = (gap: number) => [
      { text: '31,', left: 40, right: 55, baseline: 50, size: 12 },
      { text: ' ', left: 55, right: 55 + gap, baseline: 50, size: 12 },
      { text: '50', left: 55 + gap, right: 67 + gap, baseline: 50, size: 12 },
    ]
    const words = (gap: number) => wordsFromPieces(pieces(gap), 1).map(({ text }) => text)
    assert.deepEqual(words(2), ['31,50'])
    assert.deepEqual(words(3), ['31,', '50'])
  })
})

test.group('VAT numbers and accounts', () => {
  test('British numbers without prefix have check digits', ({ assert }) => {
    assert.isTrue(isBritishVatNumber('434031494'))
    assert.isFalse(isBritishVatNumber('434031495'))
    const vatId = (footer: string) => read(page({ footer })).seller.vatId?.value
    assert.equal(vatId('VAT 434 0314 94'), 'GB434031494')
    assert.isUndefined(vatId('VAT 434 0314 95'))
  })

  test('the one beside the name of the seller is the seller’s', ({ assert }) => {
    const { seller } = read(`
 Factura                                                     Nº Factura: 2026118
                                                             Fecha: 24/03/2026
 Datos de suministro
 CIF/NIF: H12345674
 Calle Mayor 3

 Base imponible  100,00 €
 IVA 21 %         21,00 €
 Total           121,00 €

 GASES DEL SUR S.L. Calle Real 9 41001 Sevilla CIF B12345674. Inscrita en el Registro Mercantil
`)
    assert.equal(seller.vatId?.value, 'ESB12345674')
  })

  test('accounts with wrong check digits are doubtful and fail their check')
    .with([
      ['IBAN: DE07 4551 0000 0000 2731', 'DE074551000000002731'],
      ['IBAN: US98 7654 3210 9876 5432 1098  SWIFT: ABCDUS33', 'US9876543210987654321098'],
      ['IBAN: 222 2222 2222 2222 2222 22', '222222222222222222222'],
      ['IBAN: DE89 3704 0044 ****', null],
      ['IBAN: DE89 3704 XXXX XXXX XXXX 00', null],
      ['IBAN: DE12 3704 0044 0532\n       0130 00', 'DE12370400440532013000'],
      ['IBAN: DE12 3704', null],
    ])
    .run(({ assert }, [footer, expected]) => {
      const values = read(page({ footer: footer! }))
      const { iban } = values.seller
      assert.equal(iban?.value ?? null, expected)
      if (!iban) return
      assert.isAtMost(iban.confidence, 0.5)
      const checks = checkInvoice(plainValues(values), [], null)
      assert.isFalse(checks.find(({ name }) => name === 'iban_format')?.isPassed)
    })
})
