import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const head = `
 Garside Marine Services Ltd                                INVOICE
 88 Albert Street
 Perth PH1 5LU

 Invoice no. 4711
 1 March 2026

`

/** The lines of an invoice with these rows, each as `description | quantity | unit price | tax rate | amount`. */
function linesOf(rows: string, height = 1): string[] {
  const { pages } = plainPages(Buffer.from(head + rows), 5)
  const scaled = pages.map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const top = word.top * height
      return { ...word, top, bottom: top + word.bottom - word.top }
    }),
  }))
  return readInvoiceText(scaled).lineItems.map(
    ({ description, quantity, unitPrice, taxRate, amount }) =>
      [description, quantity, unitPrice, taxRate, amount]
        .map((own) => own?.value ?? '–')
        .join(' | ')
  )
}

test.group('Headings of tables', () => {
  test('may start at different heights', ({ assert }) => {
    const rows = `
                                                 Unit price      Total
   Qty         Description

   2           Steel bracket 20 mm                      500       1000
   1           Paint                                     20         20

                                                 Subtotal         1020
                                                 Total EUR        1020
`
    assert.deepEqual(linesOf(rows, 0.6), [
      'Steel bracket 20 mm | 2 | 500 | – | 1000',
      'Paint | 1 | 20 | – | 20',
    ])
  })

  test('join words of two lines: {0}')
    .with([
      ['Hourly', 'rate', 'Steel bracket 20 mm | 2 | 50.00 | – | 100.00'],
      ['Hours-', 'rate', 'Steel bracket 20 mm | 2 | 50.00 | – | 100.00'],
    ])
    .run(({ assert }, [above, below, expected]) => {
      const rows = `
                               ${above}
 Description          Qty      ${below}         Amount

 Steel bracket 20 mm    2      50.00        100.00
 Paint                  1      20.00         20.00

                      Total EUR             120.00
`
      assert.equal(linesOf(rows)[0], expected)
    })

  test('`Value` above `VAT` is that of the tax, not of the rate', ({ assert }) => {
    const rows = `
                                                             Value       Value
 No   Description           Qty     Net price   Net value    VAT     VAT       gross

 1    Steel bracket 20 mm     2     50.00       100.00       20      20.00     120.00
 2    Paint                   1     20.00        20.00       20       4.00      24.00

      Net total  120.00
      VAT 20 %    24.00
      Total EUR  144.00
`.replace(
      '                                                             Value',
      '                                                                     Value'
    )
    assert.deepEqual(linesOf(rows), [
      'Steel bracket 20 mm | 2 | 50.00 | 20 | 100.00',
      'Paint | 1 | 20.00 | 20 | 20.00',
    ])
  })

  test('of gross prices do not replace those of net amounts', ({ assert }) => {
    const rows = `
                              Price     Price               Value      Value
 No  Description        Qty   net       gross      VAT      net        gross

 1   Steel bracket        2   40.65     50.00      23.00    81.30      100.00
 2   Paint                2   12.20     15.00      23.00    24.39      30.00

     Net total  105.69
     VAT 23 %    24.31
     Total EUR  130.00
`
    assert.deepEqual(linesOf(rows), [
      'Steel bracket | 2 | 40.65 | 23.00 | 81.30',
      'Paint | 2 | 12.20 | 23.00 | 24.39',
    ])
  })

  test('`Item` and `Description` are one text if both have words', ({ assert }) => {
    const rows = `
   Item           Description                   Qty      Rate        Amount

   Website        Redesign of the pages           2     50.00        100.00
   Advice                                         1     30.00         30.00
   Photos         Pictures for the pages          4      5.00         20.00

                                             Total EUR               150.00
`
    assert.deepEqual(linesOf(rows), [
      'Website Redesign of the pages | 2 | 50.00 | – | 100.00',
      'Advice | 1 | 30.00 | – | 30.00',
      'Photos Pictures for the pages | 4 | 5.00 | – | 20.00',
    ])
  })

  test('`Item` and `Description` can be those of one column', ({ assert }) => {
    const rows = `
 Item      Description                Cost       Qty        Price

 Inspection of the whole house       280.00        2        560.00
 Removal of an old water tank        100.00        1        100.00

                                     Subtotal             660.00
                                     Total EUR            660.00
`
    assert.deepEqual(linesOf(rows), [
      'Inspection of the whole house | 2 | 280.00 | – | 560.00',
      'Removal of an old water tank | 1 | 100.00 | – | 100.00',
    ])
  })

  test('may be centred above texts that start far to the left', ({ assert }) => {
    const rows = `
        Product              Quantity                   Period              Total price

 Sails                   3                     23 days               15.00 €
 Ropes                   2                     11 days                8.00 €

 Total                                                     23.00 €
`
    assert.deepEqual(linesOf(rows), ['Sails | 3 | – | – | 15.00', 'Ropes | 2 | – | – | 8.00'])
  })

  test('of positions are not above names', ({ assert }) => {
    const rows = `
 No.    Engineer Name                Rate          Taxable value      Total

 1   JANE FOXES                       4200.00            4200.00        5040.00
 2   JOHN OAKES                       1000.00            1000.00        1200.00

                                     Net total           5200.00
                                     VAT 20 %            1040.00
                                     Total EUR           6240.00
`
    assert.deepEqual(
      linesOf(rows).map((line) => line.split(' | ')[0]),
      ['JANE FOXES', 'JOHN OAKES']
    )
  })
})

test.group('Columns', () => {
  test('of dates are no part of the texts', ({ assert }) => {
    const rows = `
 Descrizione                     dal           al         Quantità      Prezzo      Importo

 Energia di notte          dal 15/04/2025    al 14/05/2025      7         0.15         1.05
 Energia di riserva        dal 15/04/2025    al 14/05/2025     10         0.20         2.00

                                                          Totale EUR                   3.05
`
    assert.deepEqual(
      linesOf(rows).map((line) => line.split(' | ')[0]),
      ['Energia di notte', 'Energia di riserva']
    )
  })

  test('of tax rates may be beside one of discounts', ({ assert }) => {
    const rows = `
 Description               Quantity    Unit price    Discount(%)       Tax Amount EUR

 Steel bracket 20 mm           2.00         50.00                       8%     100.00
 Paint                         1.00         20.00                       8%      20.00

                                                       Subtotal                120.00
                                                       Supplies at 8%            9.60
                                                       Total EUR               129.60
`
    assert.deepEqual(linesOf(rows), [
      'Steel bracket 20 mm | 2.00 | 50.00 | 8 | 100.00',
      'Paint | 1.00 | 20.00 | 8 | 20.00',
    ])
  })

  test('have prices where the currency is', ({ assert }) => {
    const rows = `
 Datum         Bezeichnung                 Betrag      Fakt.       Summe
 01.03.2026    Beratung am Telefon         5,00 €       2,30     11,50 €
 01.03.2026    Untersuchung der Lunge     10,00 €       1,80     18,00 €

                                           Gesamtbetrag          29,50 €
`
    assert.deepEqual(linesOf(rows), [
      'Beratung am Telefon | 2.30 | 5.00 | – | 11.50',
      'Untersuchung der Lunge | 1.80 | 10.00 | – | 18.00',
    ])
  })

  test('keep bars in texts', ({ assert }) => {
    const rows = `
 Description                          Qty      Price      Amount
 Rope | Hemp | 20 metres               2      50.00      100.00
 Paint                                  1      20.00       20.00

                                Total EUR                 120.00
`
    assert.equal(linesOf(rows)[0], 'Rope | Hemp | 20 metres | 2 | 50.00 | – | 100.00')
  })
})

test.group('Rows', () => {
  test('of a document that is printed twice are read once', ({ assert }) => {
    const page = (kind: string) => `
                                                        ${kind}
 Description                          Qty      Price      Amount
 Steel bracket                          2      50.00      100.00
 Paint                                  1      20.00       20.00

                                Net total                 120.00
                                VAT 20 %                   24.00
                                Total EUR                 144.00
`
    assert.deepEqual(linesOf(`${page('ORIGINAL')}\f${page('COPY')}`), [
      'Steel bracket | 2 | 50.00 | – | 100.00',
      'Paint | 1 | 20.00 | – | 20.00',
    ])
  })

  test('that are the same on two pages are kept if all are in the total', ({ assert }) => {
    const page = (sums: string) => `
 Description                          Qty      Price      Amount
 Steel bracket                          2      50.00      100.00
 Paint                                  1      20.00       20.00
${sums}`
    const rows = `${page('')}\f${page('\n                 Total EUR                240.00')}`
    assert.lengthOf(linesOf(rows), 4)
  })

  test('of tills have their quantity on another line', ({ assert }) => {
    const rows = `
                                EUR
 BREAD                         0.89
 PEARS                         1.20
    0.500 kg x  2.40 EUR/kg
 SWEET BUNS                    1.65
    3 pcs x  0.55
 MILK                          1.79
 --------------------------------
 TOTAL             EUR         5.53
 CASH              EUR        10.00
`
    assert.deepEqual(linesOf(rows), [
      'BREAD | – | – | – | 0.89',
      'PEARS | 0.500 | 2.40 | – | 1.20',
      'SWEET BUNS | 3 | 0.55 | – | 1.65',
      'MILK | – | – | – | 1.79',
    ])
  })

  test('are not sums beside a text below the table', ({ assert }) => {
    const rows = `
 Parts                                Qty      Price      Amount
 Steel bracket                          2      50.00      100.00
 Paint                                  1      20.00       20.00

 All goods remain our property until     Labour             30.00
 they are paid for in full.              Parts             120.00
                                         Subtotal          120.00
                                         VAT 20 %           24.00
                                         Total EUR         144.00
`
    assert.lengthOf(linesOf(rows), 2)
  })

  test('may have whole amounts with a currency', ({ assert }) => {
    const rows = `
 Plate       Hours Price per hour Amount
 4711KLM 2   7.0€                 14€
 1208PRS 25  7.0€                 175€

                               Subtotal:  189€
                               VAT (20%): 37.80€
                               Total:     226.80€
`
    assert.deepEqual(linesOf(rows), ['4711KLM | 2 | 7.0 | – | 14', '1208PRS | 25 | 7.0 | – | 175'])
  })

  test('follow the sum of a group', ({ assert }) => {
    const rows = `
 Description                          Date          Quantity      Amount
 Skip of 8 yards                    05/06/26            1.00      400.00
 Gravel per ton                                         2.50      300.00
 Visit total                                                      700.00
 Second visit                       05/19/26            1.00       50.00
 Rent of the yard                   05/01/26            1.00      600.00

 Total                                                          1,350.00
`
    assert.lengthOf(linesOf(rows), 4)
  })

  test('of a list may be named as taxes and totals are', ({ assert }) => {
    const rows = `
                 Concepto                                  Importe en €
 Término fijo 30 días x 2,500000 €                              75,00 €
 Cuota del gestor                                               12,00 €
 Importe alquiler contador                                      18,00 €
 Impuesto especial                                              45,00 €

 Base Imponible 150,00          I.V.A.      10 %                15,00 €
 TOTAL                                                         165,00 €
`
    assert.deepEqual(linesOf(rows), [
      'Término fijo 30 días x 2,500000 € | 30 | 2.500000 | – | 75.00',
      'Cuota del gestor | – | – | – | 12.00',
      'Importe alquiler contador | – | – | – | 18.00',
      'Impuesto especial | – | – | – | 45.00',
    ])
  })

  test('begin directly below the headings', ({ assert }) => {
    const rows = `
 Descrizione Prestazioni                                       Importo €
 Riparazione e manutenzione del motore della barca a vela
 Garside nel porto di Genova.                                    1201,00

                                               IMPONIBILE        1201,00
                                               TOTALE €          1201,00
`
    assert.deepEqual(linesOf(rows), [
      'Riparazione e manutenzione del motore della barca a vela Garside nel porto di Genova. | – | – | – | 1201.00',
    ])
  })

  test('have an amount beside the middle of a text of two lines', ({ assert }) => {
    const rows = `
 Advice in October
                                                2,730.00
 3.5 days × 780.00

 Workshop on 22 October                         1,100.00

 Travel expenses                                   84.00


                                 Subtotal       3,914.00

                                 VAT 20 %         782.80

                                 Total EUR      4,696.80
`
    const lines = [
      'Advice in October | 3.5 | 780.00 | – | 2730.00',
      'Workshop on 22 October | – | – | – | 1100.00',
      'Travel expenses | – | – | – | 84.00',
    ]
    assert.deepEqual(linesOf(rows, 0.4), lines)
    const flat = rows.replace('3.5 days × 780.00', '3.5 days')
    assert.deepEqual(linesOf(flat, 0.4)[0], 'Advice in October 3.5 days | – | – | – | 2730.00')
  })
})

test.group('Quantities and rates', () => {
  test('touch the column of their units', ({ assert }) => {
    const rows = `
 Descrição                   Qtd. Un.     Pr. Unit.     IVA      Total

 Azeite virgem 5 L           6,00GAR          38,50       6     231,00
 Vinho tinto 0,75 L         24,00UN            6,20      13     148,80

                                          Total ilíquido        379,80
                                          IVA                    33,20
                                          Total a pagar         413,00
`
    const { lineItems } = readInvoiceText(plainPages(Buffer.from(head + rows), 5).pages)
    assert.deepEqual(
      lineItems.map(({ description, quantity, unit }) => [
        ...[description?.value, quantity?.value, unit?.value],
      ]),
      [
        ['Azeite virgem 5 L', '6.00', 'GAR'],
        ['Vinho tinto 0,75 L', '24.00', 'UN'],
      ]
    )
    const numbered = head.replace('Invoice no. 4711', 'Invoice no.        2026.117AB')
    const { invoiceNumber } = readInvoiceText(plainPages(Buffer.from(numbered + rows), 5).pages)
    assert.equal(invoiceNumber?.value, '2026.117AB')
  })

  test('a quantity can be the first word of a text, and the rate can be in the heading', ({
    assert,
  }) => {
    const till = `
   2 x Hand cream                            12.20
   1x Soap "Rosa"                             3.10

   Total                                     15.30
`
    assert.deepEqual(linesOf(till), [
      'Hand cream | 2 | – | – | 12.20',
      'Soap "Rosa" | 1 | – | – | 3.10',
    ])
    const rows = `
   Description                Quantity     Unit price      Net amount     VAT (23%)
   Raspberry syrup            6                 14.50           87.00          3.34
   Coffee                     6                 22.99          137.94          5.29

   Net amount                                                  224.94
`
    assert.deepEqual(linesOf(rows), [
      'Raspberry syrup | 6 | 14.50 | 23 | 87.00',
      'Coffee | 6 | 22.99 | 23 | 137.94',
    ])
  })

  test('a price can be below its text, and a currency within it', ({ assert }) => {
    const rows = `
   Description                     Qty          Amount
   1 Adult seats                     2           85.00
   £42.50 each
   2 Euro pallet                     6           66.00

   Total                                        151.00
`
    assert.deepEqual(linesOf(rows), [
      'Adult seats | 2 | 42.50 | – | 85.00',
      'Euro pallet | 6 | – | – | 66.00',
    ])
  })

  test('amounts can be whole, with a dash for the decimals', ({ assert }) => {
    const rows = `
   Description                                     Amount
   Three days of sailing                           € 75,-
   Water skis                                     € 18,50

   Total                                          € 93,50
`
    assert.deepEqual(linesOf(rows), [
      'Three days of sailing | – | – | – | 75.00',
      'Water skis | – | – | – | 18.50',
    ])
  })

  test('a heading in the middle of its column belongs to the numbered texts on its left', ({
    assert,
  }) => {
    const rows = `
   Qty.     Code           Description                     Price          Amount
     9      WV01    1: Sample                              6.498           58.48
     4      DF02    2: Sample                             39.436          157.74

   Total                                                                  216.22
`
    assert.deepEqual(linesOf(rows), [
      'Sample | 9 | 6.498 | – | 58.48',
      'Sample | 4 | 39.436 | – | 157.74',
    ])
  })
})

test('Rows without a text are read beside rows outside of the columns', ({ assert }) => {
  const rows = `
 Reference      Description                     Amount
 Cables                                         100.00
 Paint                                           20.00

 Delivery                                         5.00
                                    Total      £125.00
`
  assert.deepEqual(linesOf(rows), ['Cables | – | – | – | 100.00', 'Paint | – | – | – | 20.00'])
})

test('A text that starts with the word for a tax is no sum if the word goes on', ({ assert }) => {
  const rows = `
 Tätigkeit                                 Anzahl      Gebühr        EUR
 Buchführung                                    3      148,20     444,60
 Umsatzsteuer-Voranmeldung                                         96,30
 Beratung                                       2      120,00     240,00

 Nettobetrag                                                      780,90
`
  assert.deepEqual(linesOf(rows), [
    'Buchführung | 3 | 148.20 | – | 444.60',
    'Umsatzsteuer-Voranmeldung | – | – | – | 96.30',
    'Beratung | 2 | 120.00 | – | 240.00',
  ])
})

test('A sum of a group can have marks before its label', ({ assert }) => {
  const rows = `
 Description                         Qty      Price      Amount
 Inspection                            2      50.00      100.00
 Brake pads                            1      40.00       40.00
 ** Total labour                       3                 140.00
 Oil filter                            1      13.00       13.00
 ** Total parts                                           13.00

 Net total                                               153.00
`
  assert.deepEqual(linesOf(rows), [
    'Inspection | 2 | 50.00 | – | 100.00',
    'Brake pads | 1 | 40.00 | – | 40.00',
    'Oil filter | 1 | 13.00 | – | 13.00',
  ])
})
