import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import type { PageWords } from '#app/invoices/reading/pages/page_words'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const head = `
 Garside Marine Services Ltd                                INVOICE
 88 Albert Street
 Perth PH1 5LU

 Invoice no. 4711
 1 March 2026

`

const pagesOf = (rows: string) => plainPages(Buffer.from(head + rows), 5).pages

/** The lines of pages, each as `description | quantity | unit | unit price | tax rate | amount`. */
function linesOf(pages: PageWords[]): string[] {
  return readInvoiceText(pages).lineItems.map((item) =>
    (['description', 'quantity', 'unit', 'unitPrice', 'taxRate', 'amount'] as const)
      .map((name) => item[name]?.value ?? '–')
      .join(' | ')
  )
}

test.group('Texts of tables', () => {
  test('may begin left of a heading that is centred above them', ({ assert }) => {
    const rows = `
 No.                     Goods / service           Qty     Price       VAT      Net amount

 1  Charge for gas                                    2      50.00       20 %         100.00

                                                     Net total    100.00
                                                     VAT 20 %      20.00
                                                     Total EUR    120.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), ['Charge for gas | 2 | – | 50.00 | 20 | 100.00'])
  })

  test('are without the codes of a column beside them', ({ assert }) => {
    const rows = `
 DADOS DO PRODUTO / SERVIÇOS
 CÓDIGO PRODUTO         DESCRIÇÃO DO PRODUTO / SERVIÇO      UN      QUANT    VALOR UNIT    VALOR TOTAL

 4413.0           COPO TERMICO 120ML                      CX       2,00       122,00         244,00
 4002.0           COPO TERMICO 180ML                      CX       3,00       160,00         480,00

                                                     VALOR TOTAL DA NOTA   724,00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'COPO TERMICO 120ML | 2.00 | CX | 122.00 | – | 244.00',
      'COPO TERMICO 180ML | 3.00 | CX | 160.00 | – | 480.00',
    ])
  })

  test('of several lines are those beside whose middle the numbers are', ({ assert }) => {
    const rows = `
 No.   Description                    Unit     Qty      Net price      VAT     Net amount

       Set of acrylic paints
 1     36 tubes of 20 ml              set       2          43.00      20 %          86.00
       White paint


       Set of brushes
 2     25 pieces for artists          set       1          24.00      20 %          24.00
       Symbol: R26/0566


       Canvas for painting
 3     24 x 30 cm, professional       pc        3          10.00      20 %          30.00
       Cotton

                                                       Net total    140.00
                                                       VAT 20 %      28.00
                                                       Total EUR    168.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Set of acrylic paints 36 tubes of 20 ml White paint | 2 | set | 43.00 | 20 | 86.00',
      'Set of brushes 25 pieces for artists Symbol: R26/0566 | 1 | set | 24.00 | 20 | 24.00',
      'Canvas for painting 24 x 30 cm, professional Cotton | 3 | pc | 10.00 | 20 | 30.00',
    ])
  })

  test('of several lines may be those of one row only', ({ assert }) => {
    const of = (more: string) => `
 Description                    Qty      Price     Amount


 Replaced water heater
 50 gal, in the garage            4      100.00     400.00
 hauled old unit away
${more}

                                          Total EUR      400.00
`
    const first = 'Replaced water heater 50 gal, in the garage hauled old unit away'
    assert.deepEqual(linesOf(pagesOf(of(''))), [`${first} | 4 | – | 100.00 | – | 400.00`])
    const others = `

 Flexible connectors              2       20.00      40.00


 Filter                           1       30.00      30.00
`
    assert.deepEqual(linesOf(pagesOf(of(others))), [
      `${first} | 4 | – | 100.00 | – | 400.00`,
      'Flexible connectors | 2 | – | 20.00 | – | 40.00',
      'Filter | 1 | – | 30.00 | – | 30.00',
    ])
  })

  test('below `Description | Amount` have all their lines once', ({ assert }) => {
    const rows = `
 Description                                         Amount


 English lessons in October
 groups B1 and B2, 32 hours                          896.00
 exempt from tax


 Copies                                                4.00


                                          Total EUR  900.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'English lessons in October groups B1 and B2, 32 hours exempt from tax | – | – | – | – | 896.00',
      'Copies | – | – | – | – | 4.00',
    ])
  })

  test('below `Description | Amount` may follow the line with a whole amount', ({ assert }) => {
    const rows = `
 Description                                         Amount
 New roof                                           $11,840
 Architectural shingles, 32 squares
 Ridge vent, new pipe boots
 Permit and inspection fee                             $185
 Subtotal                                           $12,025
 Sales tax                                          $493.75
 Total                                           $12,518.75
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'New roof Architectural shingles, 32 squares Ridge vent, new pipe boots | – | – | – | – | 11840',
      'Permit and inspection fee | – | – | – | – | 185',
    ])
  })

  test('can end with a measurement on a separate line', ({ assert }) => {
    const rows = `
 No.   Description                    Qty      Price     Amount

 1     Jointing compound, bucket        6      74.50     447.00
       20 kg

 2     Plaster board                    2      30.00      60.00

                                          Total EUR      507.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Jointing compound, bucket 20 kg | 6 | – | 74.50 | – | 447.00',
      'Plaster board | 2 | – | 30.00 | – | 60.00',
    ])
  })

  test('are those with quantity and price, not those of their summary', ({ assert }) => {
    const rows = `
 Leistungen                           Netto in EUR      Brutto in EUR
 Monatliche Grundpreise                      75,62              89,99
 Verbindungen und Nutzung                     6,84               8,14
 Rechnungsbetrag netto                       82,46
 Umsatzsteuer 19 %                           15,67
 Rechnungsbetrag                             98,13 €


 Artikel                        Menge      Einzelpreis      Netto EUR
 Business Connect 250               1            75,62          75,62
 Verbindungen in das Ausland       36             0,19           6,84
 Summe netto                                                    82,46
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Business Connect 250 | 1 | – | 75.62 | – | 75.62',
      'Verbindungen in das Ausland | 36 | – | 0.19 | – | 6.84',
    ])
  })

  test('do not include withheld tax', ({ assert }) => {
    const rows = `
 Descripción                                         Importe

 Clases de inglés                                     896,00 €
 Retención IRPF 7%:                                   -62,72 €
 TOTAL A PAGAR:                                       833,28 €
`
    assert.deepEqual(linesOf(pagesOf(rows)), ['Clases de inglés | – | – | – | – | 896.00'])
    const services = `
 Concepto                                            Importe

 Asesoramiento laboral                                150,00 €
 IRPF 2025: declaración de la renta                    80,00 €

 Base imponible                                       230,00 €
`
    assert.lengthOf(linesOf(pagesOf(services)), 2)
  })

  test('are without titles and sums, although these are level, too', ({ assert }) => {
    const rows = `
 No.   Description                    Qty      Price     Amount

       Delivery note no. 17011 of 1 May 2026
 1     White paint, 10 litres           2      43.00      86.00
       Project Alpha


       Delivery note no. 17012 of 2 May 2026
 2     Black paint                      1      24.00      24.00
       Subtotal                                           24.00

                                          Total EUR      110.00
`
    assert.notMatch(linesOf(pagesOf(rows)).join(), /Delivery note|Subtotal/)
  })

  test('have no lines of dashes', ({ assert }) => {
    const rows = `
 Description              Qty      Price     Amount
 ——————————————————————————————————————————————————
 Super E5                  40       1.50      60.00
 Diesel                    10       1.60      16.00
 ——————————————————————————————————————————————————
 Total EUR                                    76.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Super E5 | 40 | – | 1.50 | – | 60.00',
      'Diesel | 10 | – | 1.60 | – | 16.00',
    ])
  })

  test('on receipts are without the numbers of the articles', ({ assert }) => {
    const rows = `
 062300017911 INSECT KILLER                   11.98
 056438133544 LACQUER THINNER                 21.97
 055734254014 OUTDOOR MAT                     13.98

 SUBTOTAL                                     47.93
 TOTAL                                       $47.93
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'INSECT KILLER | – | – | – | – | 11.98',
      'LACQUER THINNER | – | – | – | – | 21.97',
      'OUTDOOR MAT | – | – | – | – | 13.98',
    ])
  })
})

test.group('Numbers of tables', () => {
  test('before texts are not quantities, although they are equal', ({ assert }) => {
    const rows = `
                                                                          Value      Value
 No  Name of goods                  Qty      Net price    Net value  VAT
                                                                          VAT        gross
 1 Test product                     1 pc        129.00      129.00   23      29.67      158.67
 2 Second test product              2 pc         11.00       22.00   23       5.06       27.06
 3 Third test product               3 pc        123.00      369.00   23      84.87      453.87

                  Net total  520.00
                  VAT 23 %   119.60
                  Total EUR  639.60
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Test product | 1 | pc | 129.00 | 23 | 129.00',
      'Second test product | 2 | pc | 11.00 | 23 | 22.00',
      'Third test product | 3 | pc | 123.00 | 23 | 369.00',
    ])
  })

  test('have the unit of the quantity, not that of the price', ({ assert }) => {
    const rows = `
 Description                   Quantity       Rate     per       Amount

 Steel sheet                    805 KGS     232.00     KGS    186,760.00
 Steel bars                      10 PKT      50.00     KGS        500.00

                                            Total             187,260.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Steel sheet | 805 | KGS | 232.00 | – | 186760.00',
      'Steel bars | 10 | PKT | 50.00 | – | 500.00',
    ])
  })

  test('below `Qty/Hr` above `rate` are quantities beside those below `Unit cost`', ({
    assert,
  }) => {
    const rows = `
                                          QTY/HR
 DESCRIPTION               UNIT COST                       AMOUNT
                                          RATE

 Gaskets                   100.00              1           100.00
 O-rings                   700.00              1           700.00

                                               Total   EUR 800.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Gaskets | 1 | – | 100.00 | – | 100.00',
      'O-rings | 1 | – | 700.00 | – | 700.00',
    ])
  })

  test('of taxes by the code of the goods are not lines', ({ assert }) => {
    const rows = `
 Description            HSN/SAC      Qty      Rate       Amount

 French fries           20041000       6     100.00      600.00
 Chicken momo           16010000       2     200.00      400.00

                                       Grand total   ₹ 1,050.00

 HSN/SAC              CGST               SGST              IGST            CESS         TOTAL AMOUNT
             Rate %   Amount    Rate %   Amount    Rate %   Amount
 20041000    2.5       15.00    2.5       15.00    0          0.00         0.00                30.00
 16010000    2.5       10.00    2.5       10.00    0          0.00         0.00                20.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'French fries | 6 | – | 100.00 | – | 600.00',
      'Chicken momo | 2 | – | 200.00 | – | 400.00',
    ])
  })

  test('are those of a service with its own price, although it may be a charge', ({ assert }) => {
    const rows = `
 Description                      Qty     Unit price     VAT     Unit price     Subtotal item
                                          (excl. VAT)            (incl. VAT)    (incl. VAT)
 Cable, 2 m, dual link (24 + 1)     1           3.11     21 %          3.76              3.76
 ASIN: B00GK76S9O
 Shipping                                       2.06                   2.49              2.49

                                              Invoice total   EUR 6.25
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Cable, 2 m, dual link (24 + 1) | 1 | – | 3.76 | 21 | 3.76',
      'Shipping | – | – | 2.49 | – | 2.49',
    ])
  })

  test('of vouchers with two amounts are not those of lines', ({ assert }) => {
    const rows = `
 Description                      Qty     Unit price      Amount

 Cable                              2          50.00      100.00
 Voucher WINTER                                10.00       10.00

 Total EUR                                                 90.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), ['Cable | 2 | – | 50.00 | – | 100.00'])
  })

  test('of rows with an amount of zero have prices, too', ({ assert }) => {
    const rows = `
                             Amount
 Service                                     quantity       Total amount
                             (without VAT)
 Basic fee                   130.00 €               1           130.00 €
 Additional fee               10.00 €               0             0.00 €
 Transactions T1               0.58 €              14             8.12 €
 Transactions T2               0.70 €               0             0.00 €
 Transactions T3               1.50 €             162           243.00 €
 Transactions T4               0.50 €               0             0.00 €
 Transactions T5               0.80 €               0             0.00 €
 Transactions T6               1.80 €               0             0.00 €
 Requests G1                   0.30 €               0             0.00 €
 Requests G2                   0.30 €               0             0.00 €

 Total                                                      381.12 €
`
    assert.deepEqual(linesOf(pagesOf(rows)).slice(0, 3), [
      'Basic fee | 1 | – | 130.00 | – | 130.00',
      'Additional fee | 0 | – | 10.00 | – | 0.00',
      'Transactions T1 | 14 | – | 0.58 | – | 8.12',
    ])
  })

  test('between the headings of quantity and unit are quantities', ({ assert }) => {
    const rows = `
 No.  Description               Qty   Unit          Price        Amount

 1    Paint, black                   1 pc           73.15          73.15
 2    Transport                      1 pc            8.12           8.12

                                            Total EUR             81.27
`
    assert.deepEqual(
      linesOf(pagesOf(rows)).map((line) => line.split(' | ').slice(0, 3).join(' | ')),
      ['Paint, black | 1 | pc', 'Transport | 1 | pc']
    )
  })

  test('of a single row below `Description | Amount` are read', ({ assert }) => {
    const rows = `
 Description of services                     Amount €

 Deposit of 30 % for the start of work          162.00
 Without VAT according to article 4711

 Net amount                                     162.00
 Total €                                        162.00
`
    assert.deepEqual(linesOf(pagesOf(rows)), [
      'Deposit of 30 % for the start of work | – | – | – | – | 162.00',
    ])
  })
})
