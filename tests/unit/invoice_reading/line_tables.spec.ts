import { test } from '@japa/runner'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const head = `
 Brierley Tools Ltd                          Invoice no. 2026-118
 14 Mill Lane, Bristol BS1 4ST               Invoice date: 04/05/2026
`

const linesOf = async (table: string) => {
  const { lineItems } = plainValues(await readInvoice(Buffer.from(head + table)))
  return lineItems.map(({ description, quantity, unitPrice, taxRate, amount }) => [
    description,
    ...[quantity, unitPrice, taxRate, amount].map((value) => value && Number(value)),
  ])
}

test.group('Lines of invoices', () => {
  test('have the price below `Unit £`, also if it is narrower than others', async ({ assert }) => {
    const lines = await linesOf(`
 Description               Qty      Unit £        VAT %        Net £
 Child safety harness       28       46.50           20     1,302.00
 Box file, foolscap         14         5.95          20        83.30

 Net total                                              1,385.30
 VAT 20%                                                  277.06
 Total                                                  1,662.36
`)
    assert.deepEqual(lines, [
      ['Child safety harness', 28, 46.5, 20, 1302],
      ['Box file, foolscap', 14, 5.95, 20, 83.3],
    ])
  })

  test('have units before the quantity, and no words that join them', async ({ assert }) => {
    const unitsOf = async (first: string, second: string) => {
      const { lineItems } = plainValues(
        await readInvoice(
          Buffer.from(`${head}
 Description          Quantity      Price      Amount
 Night shift            ${first.padEnd(7)}     50.00      100.00
 Day shift              ${second.padEnd(7)}     10.00       30.00

 Net total                                     130.00
`)
        )
      )
      return lineItems.map(({ quantity, unit }) => [quantity, unit])
    }
    assert.deepEqual(await unitsOf('hrs 2', 'hrs 3'), [
      ['2', 'hrs'],
      ['3', 'hrs'],
    ])
    assert.deepEqual(await unitsOf('ca. 2', 'kg 3'), [
      ['2', null],
      ['3', 'kg'],
    ])
    assert.deepEqual(await unitsOf('x 2', 'per 3'), [
      ['2', null],
      ['3', null],
    ])
  })

  test('have no sum of them with the charges below it', async ({ assert }) => {
    const textsOf = async (rows: string, net: string) => {
      const lines = await linesOf(`
 Date          Description                                   Amount
 01/05/2026    Delivery Leeds                                 50.00
 02/05/2026    Delivery York                                  60.00
 03/05/2026    Delivery Hull                                  44.50
${rows}

 Net total                                                   ${net}
`)
      return lines.map(([text]) => text)
    }
    const deliveries = ['Delivery Leeds', 'Delivery York', 'Delivery Hull']
    const sum = '                             Deliveries                      154.50'
    const charges = `                             Fuel surcharge                   15.45
                             Waiting time                     10.00`
    assert.deepEqual(await textsOf(`${sum}\n${charges}`, '179.95'), deliveries)
    /** A row with the same amount at the place of the others, and one that is no sum. */
    assert.deepEqual(
      await textsOf(
        ' 04/05/2026    Return transport                              154.50',
        '309.00'
      ),
      [...deliveries, 'Return transport']
    )
    assert.include(await textsOf(sum.replace('154.50', '155.00'), '309.50'), 'Deliveries')
  })

  test('have a text of two lines above and below their numbers, not a title', ({ assert }) => {
    const row = (top: number, ...cells: [text: string, left: number][]) =>
      cells.flatMap(([text, start]) => {
        let left = start
        return text.split(' ').map((word) => {
          const place = { left, right: left + 5 * word.length, top, bottom: top + 9 }
          left = place.right + 5
          return { text: word, ...place, page: 1, size: 9, certainty: 1 }
        })
      })
    const textsOf = (...rows: Word[][]) => {
      const words = [
        row(40, ['Fox Joinery Ltd', 40], ['Invoice no. 2026-118', 400]),
        row(100, ['Description', 150], ['Qty', 300], ['Price', 350], ['Amount', 480]),
        ...rows,
        row(190, ['Net total', 340], ['130.00', 486]),
      ].flat()
      const page = { number: 1, source: 'text' as const, width: 595, height: 842, words }
      return plainValues(readInvoiceText([page])).lineItems.map(({ description }) => description)
    }
    const first = row(126, ['2', 306], ['50.00', 350], ['100.00', 486])
    const second = row(156, ['3', 306], ['10.00', 350], ['30.00', 486])
    assert.deepEqual(
      textsOf(
        row(120, ['Repair of the kitchen door and', 40]),
        first,
        row(132, ['its two hinges', 40]),
        row(150, ['Paint for the window', 40]),
        second,
        row(162, ['in the hall', 40])
      ),
      ['Repair of the kitchen door and its two hinges', 'Paint for the window in the hall']
    )
    assert.deepEqual(
      textsOf(
        row(110, ['Ground floor of the house in Leeds', 40]),
        [...row(126, ['Door', 150]), ...first],
        [...row(156, ['Window', 150]), ...second]
      ),
      ['Door', 'Window']
    )
  })

  test('have headings with additions in brackets', async ({ assert }) => {
    const lines = await linesOf(`
 Description               Qty  VAT rate  Price (incl. VAT)  Item subtotal (incl. VAT)
 Phone stand                 2       20%              18.00                      36.00
 Cable 2 m                   1       20%              12.00                      12.00

 Invoice total                                                                   48.00
`)
    assert.deepEqual(lines, [
      ['Phone stand', 2, 18, 20, 36],
      ['Cable 2 m', 1, 12, 20, 12],
    ])
  })

  test('have the quantity by which the products fit, whatever its heading is', async ({
    assert,
  }) => {
    const lines = await linesOf(`
 Amount     Product                  VAT      Price       Total
 3.00       Breakfast                20%      17.99       53.97
 2.00       Parking                  20%      10.15       20.30

 Net total                                                74.27
 VAT 20%                                                  14.85
 Total                                                    89.12
`)
    assert.deepEqual(lines, [
      ['Breakfast', 3, 17.99, 20, 53.97],
      ['Parking', 2, 10.15, 20, 20.3],
    ])
  })

  test('have no numbers of articles in their descriptions', async ({ assert }) => {
    const lines = await linesOf(`
 Pos   Description               Qty        Price       Amount
 1     Drawing paper A4           20         9.90       198.00
       GTIN: 4012345001235
 2     Banana yoghurt             50         5.50       275.00
       4000050986428 (GTIN)

 Net total                                              473.00
 VAT 20%                                                 94.60
 Total                                                  567.60
`)
    assert.deepEqual(
      lines.map(([description]) => description),
      ['Drawing paper A4', 'Banana yoghurt']
    )
  })

  test('of tills have the rate whose letter is beside the amount', async ({ assert }) => {
    const lines = await linesOf(`
 Receipt
 Potting soil                 5.39 A
 Rye bread                    3.50 B
 Total GBP                    8.89
 VAT %     Net       VAT     Gross
 A 19%     4.53     0.86      5.39
 B 7%      3.27     0.23      3.50
`)
    assert.deepEqual(
      lines.map(([description, , , rate, amount]) => [description, rate, amount]),
      [
        ['Potting soil', 19, 5.39],
        ['Rye bread', 7, 3.5],
      ]
    )
  })
})

test.group('Parties and due dates of invoices', () => {
  const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

  test('a profession is no name, and a wrapped legal form a part of it', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Studio professionale
 Giulia Giordani
 Corso Italia, 88
 06121 Perugia
 P.IVA IT28060606051

 Cliente:
 Costruzioni Muster GmbH & Co.
 KG
 Hauptstraße 5
 80331 München

 Fattura n. 75/2024
 Data: 28/03/2024
 Imponibile                     100,00
 IVA 22%                         22,00
 Totale fattura                 122,00
`)
    assert.equal(seller.name, 'Giulia Giordani')
    assert.equal(buyer.name, 'Costruzioni Muster GmbH & Co. KG')
  })

  const invoice = (sentence: string) => `${head}
 ${sentence}

 Net                            100.00
 VAT 20%                         20.00
 Total                          120.00
`

  for (const [sentence, due] of [
    ['Payable within 14 days.', '2026-05-18'],
    ['Terms: net 30', '2026-06-03'],
    ['Zahlbar innerhalb von 10 Tagen ohne Abzug.', '2026-05-14'],
    ['Paiement à 30 jours', '2026-06-03'],
    ['Facture payable sous trente jours', '2026-06-03'],
    ['Pagamento entro 30 (trenta) giorni', '2026-06-03'],
    ['Cond. pag. Ri.Ba. 30 gg data fattura', '2026-06-03'],
    ['Règlement par virement au 20/05/2026', '2026-05-20'],
    ['Montant à payer avant le : 20/05/2026   120,00', '2026-05-20'],
    ['Merci de nous régler avant le mercredi 20 mai 2026.', '2026-05-20'],
    ["L'importo verrà addebitato sul suo conto in data 20/05/2026", '2026-05-20'],
    ['Règlement au comptant', null],
    ['Late payments are charged after 14 days.', null],
    ['2 % discount for payment within 14 days.', null],
    ['Payable within 14 days of receipt.', null],
    ['Payment within thirty (30) days, please.', '2026-06-03'],
    ['Wij verzoeken u dit bedrag binnen veertien dagen over te maken.', '2026-05-18'],
    ['Zahlbar innerhalb von 2 Wochen.', '2026-05-18'],
    ['Zahlungseingang innerhalb von 10 Tagen erbeten.', '2026-05-14'],
    ['Betaaltermijn: 14 dgn', '2026-05-18'],
    ['Payment terms: 30 days EOM', null],
    ['Je ontvangt je betaling binnen 14 dagen terug.', null],
  ] as const) {
    test(`"${sentence}" has the due date ${due ?? 'unknown'}`, async ({ assert }) => {
      const { dueDate } = await read(invoice(sentence))
      assert.equal(dueDate, due)
    })
  }

  test('a sentence about payment can be wrapped before its date', async ({ assert }) => {
    const { dueDate } = await read(
      invoice(
        'Gelieve het totale bedrag van deze factuur over te maken\n uiterlijk op 20/05/2026 op onze rekening.'
      )
    )
    assert.equal(dueDate, '2026-05-20')
  })

  test('have the price of one piece, where that of 100 is printed with this number', async ({
    assert,
  }) => {
    const lines = await linesOf(`
 Description               Qty      Price    Per    Disc. %        Amount
 Cable, green               64     185.00    100                   118.40
 Switch                     16       4.29      1                    68.64
 Cable, grey                72     225.00    100       10.0        145.80

 Net total                                                         332.84
 VAT 20%                                                            66.57
 Total                                                             399.41
`)
    assert.deepEqual(lines, [
      ['Cable, green', 64, 1.85, null, 118.4],
      ['Switch', 16, 4.29, null, 68.64],
      ['Cable, grey', 72, 2.25, null, 145.8],
    ])
  })

  test('have the printed price beside a discount of 10.0 %, which is no number of pieces', async ({
    assert,
  }) => {
    const lines = await linesOf(`
 Description               Qty       Price    Disc. %        Amount
 Commission                  3     1000.00       10.0         30.00
 Night                       2       50.00                   100.00

 Net total                                                   130.00
 VAT 20%                                                      26.00
 Total                                                       156.00
`)
    assert.deepEqual(lines, [
      ['Commission', 3, 1000, null, 30],
      ['Night', 2, 50, null, 100],
    ])
  })
})
