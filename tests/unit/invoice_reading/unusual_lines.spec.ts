import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

/** The lines of a page: description, quantity, unit, unit price, rate of tax, amount. */
const linesOf = (text: string) =>
  plainValues(read(text)).lineItems.map((line) => [
    line.description,
    line.quantity,
    line.unit,
    line.unitPrice,
    line.taxRate,
    line.amount,
  ])

/** An invoice of a Dutch wholesaler with these lines, sums and a footer. */
const page = ({
  numbers = 'Factuurnummer 4711\n Factuurdatum 12-03-2026',
  lines = `Omschrijving                Aantal      Prijs       Bedrag
 Kweekpot 12 cm                   2      60,00       120,00`,
  sums = `Totaal excl. btw           € 120,00
                                          Btw 21%                     € 25,20
                                          Totaal                     € 145,20`,
  footer = '',
}) => `
 Halvorsen Tuinbouw B.V.                                FACTUUR
 Kerkstraat 12
 1012 AB Amsterdam

 Kwekerij De Brink B.V.
 Molenweg 5
 7231 AD Warnsveld

 ${numbers}


 ${lines}

                                          ${sums}

 ${footer}
`

test.group('Prices of several pieces', () => {
  test('are divided by the number in their column, which is not a unit', ({ assert }) => {
    const lines = `Omschrijving              Aantal      Prijs      per     BTW      Bedrag EUR

 Bamboestok 120 cm          2.500      17,90      100     21%          447,50
 Snoeischaar                    4      42,75        1     21%          171,00
 Etiketten wit              2.000      21,50     1000     21%           43,00`
    const sums = `Totaal excl. btw          € 661,50
                                          Btw 21%                   € 138,92
                                          Totaal                    € 800,42`
    assert.deepEqual(linesOf(page({ lines, sums })), [
      ['Bamboestok 120 cm', '2500', null, '0.179', '21', '447.50'],
      ['Snoeischaar', '4', null, '42.75', '21', '171.00'],
      ['Etiketten wit', '2000', null, '0.0215', '21', '43.00'],
    ])
  })

  test('are divided by a number or a word in the price itself', ({ assert }) => {
    const lines = `Désignation                      Qté   U        P.U. HT        Montant HT

 Dépliant trois volets          5 000   ex    78,40/mille           392,00
 Livret collé                     800   ex  2 115,00/mille        1 692,00
 Mise en page                     3,5   h        62,00/h            217,00`
    const sums = `Total HT          2 301,00 €
                                          TVA 20 %           460,20 €
                                          Total TTC        2 761,20 €`
    const numbers = 'Facture n° 4711\n Date : 12/03/2026'
    assert.deepEqual(linesOf(page({ numbers, lines, sums })), [
      ['Dépliant trois volets', '5000', 'ex', '0.0784', null, '392.00'],
      ['Livret collé', '800', 'ex', '2.115', null, '1692.00'],
      ['Mise en page', '3.5', 'h', '62.00', null, '217.00'],
    ])
  })

  test('are in cents if their heading says so', ({ assert }) => {
    const lines = `Bezeichnung                   Menge     Einh.    Preis Ct/Einh.    Betrag EUR

 Rapsöl                       42.318     kg               46,15     19.529,76
 Zuschlag                     42.318     kg                0,78        330,08`
    const sums = `Summe netto       19.859,84
                                          USt 19 %           3.773,37
                                          Gesamtbetrag      23.633,21`
    const numbers = 'Rechnungsnummer 4711\n Rechnungsdatum 12.03.2026'
    assert.deepEqual(linesOf(page({ numbers, lines, sums })), [
      ['Rapsöl', '42318', 'kg', '0.4615', null, '19529.76'],
      ['Zuschlag', '42318', 'kg', '0.0078', null, '330.08'],
    ])
  })
})

test.group('Columns', () => {
  const numbers = 'Invoice no. 4711\n Date: 12 March 2026'

  test('of an exchange rate are not those of quantities or prices', ({ assert }) => {
    const lines = `DESCRIPTION OF CHARGES      QTY    UNIT        RATE   CCY   EX. RATE    AMOUNT SGD

 OCEAN FREIGHT             1.000   20GP    1,450.00   USD     1.3042      1,891.09
 DELIVERY ORDER FEE        1.000   SET       110.00   SGD     1.0000        110.00
 HAULAGE                  19.392   TON        18.50   SGD     1.0000        358.75`
    const sums = `Subtotal          2,359.84
                                          GST 9%              212.39
                                          Total SGD         2,572.23`
    assert.deepEqual(linesOf(page({ numbers, lines, sums })), [
      ['OCEAN FREIGHT', '1.000', '20GP', '1450.00', null, '1891.09'],
      ['DELIVERY ORDER FEE', '1.000', 'SET', '110.00', null, '110.00'],
      ['HAULAGE', '19.392', 'TON', '18.50', null, '358.75'],
    ])
  })

  test('of net amounts can be abbreviated, and are beside those of rates', ({ assert }) => {
    const lines = `Qty    Code    Details                       Unit Price   Net Amt    VAT %     VAT

 1.00   CALL    Farm visit, calving                95.00      95.00     13.5   12.83
 2.00   MED01   Injection 100 ml                   18.40      36.80       23    8.46
 1.00   FEED3   Feed supplement 12 x 100 g         42.60      42.60        0    0.00`
    const sums = `Total Net Amount          €174.40
                                          Total VAT Amount           €21.29
                                          Invoice Total             €195.69`
    assert.deepEqual(
      linesOf(page({ numbers, lines, sums })).map(([text, , , , rate]) => [text, rate]),
      [
        ['Farm visit, calving', '13.5'],
        ['Injection 100 ml', '23'],
        ['Feed supplement 12 x 100 g', '0'],
      ]
    )
  })

  test('of values to date hold the amounts; a variation has no quantity', ({ assert }) => {
    const lines = `Ref    Description of works                    Contract value   Complete   Value to date

 A      Preliminaries and site set-up                £8,400.00       100%       £8,400.00
 B      Groundworks to plots 7-12                   £46,250.00        80%      £37,000.00
 V01    Variation 01 - additional hardcore           £3,180.00       100%       £3,180.00`
    const sums = `Net total       £48,580.00
                                          VAT 20%          £9,716.00
                                          Total           £58,296.00`
    assert.deepEqual(linesOf(page({ numbers, lines, sums })), [
      ['Preliminaries and site set-up', null, null, null, null, '8400.00'],
      ['Groundworks to plots 7-12', null, null, null, null, '37000.00'],
      ['Variation 01 - additional hardcore', null, null, null, null, '3180.00'],
    ])
  })
})

test.group('Rows', () => {
  const numbers = 'Factura no. 4711\n Fecha: 12/03/2026'

  test('of taxes below each line are not lines', ({ assert }) => {
    const lines = `Cantidad   Unidad   Descripción                      Valor unitario    Descuento      Importe

 12.00      XBX      Papel bond carta                         789.50         0.00     9,474.00
                     002 IVA Traslado Base 9,474.00 Tasa 0.160000 Importe 1,515.84
 1.00       E48      Servicio de envío local                  250.00         0.00       250.00
                     002 IVA Traslado Base 250.00 Tasa 0.160000 Importe 40.00`
    const sums = `Subtotal               $ 9,724.00
                                          IVA 16%                $ 1,555.84
                                          Total                 $ 11,279.84`
    assert.deepEqual(linesOf(page({ numbers, lines, sums })), [
      ['Papel bond carta', '12.00', 'XBX', '789.50', null, '9474.00'],
      ['Servicio de envío local', '1.00', 'E48', '250.00', null, '250.00'],
    ])
  })

  test('continue beside a label in the margin', ({ assert }) => {
    const text = `
 Mots d'ailleurs SRL                                     FACTURE

 Client : Brasserie du Moulin SA

 Facture n° 4711
 Date : 12/03/2026


                         Prestation                               Quantité       Prix     Montant

 Mots d'ailleurs SRL     Traduction du rapport                  1.000 mots    0,12 €    120,00 €
 RPM Bruxelles           Relecture du rapport annuel,             100 mots    0,06 €      6,00 €
 TVA BE 0403.170.701     répétitions comprises


                                                             Total HTVA       126,00 €
                                                             TVA 21 %          26,46 €
                                                             Total            152,46 €
`
    assert.deepEqual(
      linesOf(text).map(([description]) => description),
      ['Traduction du rapport', 'Relecture du rapport annuel, répétitions comprises']
    )
  })

  test('of discounts count in currencies without decimals', ({ assert }) => {
    const lines = `Descripción                      Cantidad     Precio Unit.        Valor

 Arriendo bomba                          2          145.000      290.000
 Arriendo cama eléctrica                 5           68.900      344.500`
    const sums = `SUBTOTAL $             634.500
                                          DESCUENTO 10% $         63.450
                                          MONTO NETO $           571.050
                                          I.V.A. 19% $           108.500
                                          TOTAL $                679.550`
    assert.deepEqual(read(page({ numbers, lines, sums })).adjustments, [
      { kind: 'allowance', amount: '63450.00' },
    ])
  })
})

test.group('Dates', () => {
  test('beside the lower of two amounts are those of a discount', ({ assert }) => {
    const numbers = 'Rechnungsnummer 4711\n Rechnungsdatum 30.09.2026'
    const footer =
      'Zahlungsbedingung: 10 Tage 3 %, 30 Tage netto. Bis 10.10.26 EUR 140,84, bis 30.10.26 EUR 145,20'
    assert.equal(read(page({ numbers, footer })).dueDate?.value, '2026-10-30')
  })

  test('of the invoice of an earlier balance are not the issue date', ({ assert }) => {
    const numbers = `Votre facture du 3 février 2026
 N° de facture : 0226 7710

 Solde précédent (facture du 03/01/2026)           214,37 €`
    const sums = `Total HT                   120,00 €
                                          TVA 20 %                    24,00 €
                                          Total TTC                  144,00 €`
    const lines = `Désignation                 Qté         P.U.      Montant
 Forfait mobile                   2      60,00       120,00`
    assert.equal(read(page({ numbers, lines, sums })).issueDate?.value, '2026-02-03')
  })
})
