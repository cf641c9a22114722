import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const amountsOf = ({ lineItems }: Awaited<ReturnType<typeof read>>) =>
  lineItems.map(({ amount }) => amount)

test.group('Tables of lines', () => {
  test('go on below the sum of a section without quantities', async ({ assert }) => {
    const bill = await read(`
 Energie Nijland B.V.                         Factuurnummer 363609
                                              Factuurdatum 26-04-2026

 Omschrijving                       Btw       Bedrag excl. btw
 Stroom
 Levering stroom                    21%       604,49
 Vaste leveringskosten              21%        83,05
 Totaal stroom                                687,54
 Gas
 Vaste leveringskosten gas          21%        71,25
 Totaal gas                                    71,25

 Totaal exclusief btw                         758,79
 Btw 21%                                      159,35
 Totaal inclusief btw                         918,14
`)
    assert.deepEqual(amountsOf(bill), ['604.49', '83.05', '71.25'])
  })

  test('have no sums of cards as lines, whose quantities are added, too', async ({ assert }) => {
    const bill = await read(`
 Nuttall Fuel Services Ltd                    VAT invoice FC62437
 Date        Product             Litres     Price/litre £   VAT %    Net £
 28/02/2026  AdBlue               31.00            0.60      20.00    18.60
 01/03/2026  Premium Diesel       39.00            1.39      20.00    54.21
             Card total           70.00                               72.81
 02/03/2026  Diesel               30.50            1.14      20.00    34.77
 03/03/2026  AdBlue               10.00            0.60      20.00     6.00
             Card total           40.50                               40.77
             All cards           110.50                              113.58

 Total excluding VAT                                                 113.58
 VAT at 20.00%                                                        22.72
 Invoice total                                                       136.30
`)
    assert.deepEqual(amountsOf(bill), ['18.60', '54.21', '34.77', '6.00'])
  })

  test('have either of two columns of amounts', async ({ assert }) => {
    const bill = await read(`
 Zamora & Llorente S.C.                       FACTURA N.º 2024-921

 Concepto                                   Suplidos      Honorarios
 Tramitación del cambio de titularidad                         75,70
 Tasa de la Jefatura de Tráfico                55,25
 Alta en el régimen de autónomos                               57,25
 Sumas                                         55,25          132,95

 Total sin I.V.A.                                             188,20
 I.V.A. 21 % s/ 132,95                                         27,92
 TOTAL FACTURA                                                216,12
`)
    assert.deepEqual(amountsOf(bill), ['75.70', '55.25', '57.25'])
  })
})

test.group('Totals', () => {
  test('are larger than those of one of several rates', async ({ assert }) => {
    const { subtotal, total } = await read(`
 Sprzedawca: Bednarek Dystrybucja Sp. z o.o.  Numer faktury: FS-3162/23
 Kwota należności ogółem: 4 516,13 PLN

 Stawka podatku    Kwota netto    Kwota podatku    Kwota brutto
 23%                  1 133,89           260,79        1 394,68
 5%                   2 972,81           148,64        3 121,45
`)
    assert.deepEqual([subtotal, total], [null, '4516.13'])
  })

  test('are below the discount on all lines', async ({ assert }) => {
    const { total, prepaid, amountDue } = await read(`
 Studio Dentistico Negrini S.r.l.             Fattura n. 286/2023

 Prestazione             Quantità     Prezzo     Importo
 Devitalizzazione            2        272,55      545,10
 Estrazione semplice         2         93,40      186,80
 Totale prestazioni                               731,90
 Sconto concordato                               -14,64
 Totale fattura                                   717,26
 Acconto già versato                            -359,00
 Saldo da versare                                 358,26
`)
    assert.deepEqual([total, prepaid, amountDue], ['717.26', '359.00', '358.26'])
  })

  test('have been paid if the invoice says so at its head', async ({ assert }) => {
    const { total, prepaid, amountDue } = await read(`
 Warenkontor e.K.                             Rechnung 4711
 Bezahlt

 Zahlbetrag                                   48,10 €

 Rechnungsbetrag                              48,10 €
 USt. 19 %                                     7,68 €
`)
    assert.deepEqual([total, prepaid, amountDue], ['48.10', '48.10', null])
  })

  test('have no parts that go to a blocked account', async ({ assert }) => {
    const { seller, prepaid, amountDue } = await read(`
 Terpstra & Hermsen B.V.                      Factuur 20231326

 Totaal excl. btw                             5.090,99
 Btw 21%                                      1.069,11
 Totaal incl. btw                             6.160,10

 Wij verzoeken u het bedrag te voldoen, waarvan 25% (€ 1.540,03) op onze G-rekening
 NL61 INGB 0990 4173 25 en het restant (€ 4.620,07) op rekening NL72 INGB 9825 6770 65.
`)
    assert.deepEqual([seller.iban, prepaid, amountDue], ['NL72INGB9825677065', null, null])
  })
})

test.group('Parties', () => {
  test('are neither months nor headings of a table or of payment', async ({ assert }) => {
    const nursery = await read(`
 Nuttall & Nuttall Ltd
 Invoice for April 2026                       Invoice no. 1488
 Hamish Ellwood
 112 The Broadway, Swansea SA1 5QP

 Please pay                                   £493.77

 Nuttall & Nuttall Ltd is registered in England and Wales no. 87546982.
`)
    assert.equal(nursery.seller.name, 'Nuttall & Nuttall Ltd')
    assert.notMatch(nursery.buyer.name ?? '', /April/)
    const carrier = await read(`
 Transports Rivoire SA                        FACTURE FT2024946
 Logistique Mazoyer SAS
 2 rue Victor Hugo
 72000 Le Mans

 Date         Destinataire        Palettes     Prix / pal.    Montant HT
 Report page précédente                                         8 544,67
 14/12/2024   VANNES (56)             3           78,40           235,20

 Total HT                                                       8 779,87
`)
    assert.equal(carrier.buyer.name, 'Logistique Mazoyer SAS')
  })
})
