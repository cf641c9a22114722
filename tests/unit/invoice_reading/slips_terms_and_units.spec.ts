import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Payments and balances', () => {
  test('of the last bill are no deposit, and its balance is not due', async ({ assert }) => {
    const { total, prepaid, amountDue } = await read(`
 Coffee Service Greenville Co.                Invoice 24981781
 Date      Product                       Qty    Price      Amount
 04/10/25  Decaf Coffee 2oz, 24/cs         3    37.15      111.45
 04/10/25  Brewer Lease Dual Carafe        6    44.94      269.64

 Previous balance              178.91       Subtotal          381.09
 Payment received 05/24/25    -178.91       Sales tax 8%       30.49
 Balance forward                 0.00       Invoice total     411.58
                                            TOTAL DUE        $411.58
`)
    assert.deepEqual([total, prepaid, amountDue], ['411.58', null, '411.58'])
  })

  test('with the tax left to the customer are no deposit', async ({ assert }) => {
    const { tax, prepaid, amountDue } = await read(`
 Gualtieri Servizi Ambientali S.p.A.          Fattura n. 266/PA/2023
 Imponibile                                          1.167,70
 IVA 22%                                               256,89
 Totale fattura                                      1.424,59
 Scissione dei pagamenti                             - 256,89
 Netto a pagare                                      1.167,70
`)
    assert.deepEqual([tax, prepaid, amountDue], ['256.89', null, '1167.70'])
  })

  test('to fill in on a slip have not been paid', async ({ assert }) => {
    const { prepaid, amountDue } = await read(`
 Harbour View (Freehold) Company              Demand number: 9031158200
 Description                                               £
 Ground rent                                          148.55
 Buildings insurance premium                          296.90
 Total now due                                        445.45

 REMITTANCE ADVICE - please return with your cheque
 Name        Kwame Oduya                 Amount due      £445.45
 Due date    18 January 2026             Amount paid     £
`)
    assert.deepEqual([prepaid, amountDue], [null, '445.45'])
  })

  test('after an early discount are not the amount due', async ({ assert }) => {
    const { total, amountDue } = await read(`
 Baustoffe Kruse KG                           Rechnung 3847110
 Nettobetrag                                        6.142,54
 MwSt. 19 %                                         1.167,08
 Rechnungsbetrag EUR                                7.309,62
 Zahlungsbedingungen: bis 05.07.23 3,00 % Skonto = 219,29 EUR, Zahlbetrag 7.090,33 EUR
`)
    assert.deepEqual([total, amountDue], ['7309.62', null])
  })

  test('are below a label that has another text beside it', async ({ assert }) => {
    const { amountDue } = await read(`
 Reti Sala S.p.A.                             Fattura n. 8L23802118
 Totale da pagare       Canoni e servizi linea fissa    69,55 €
 124,78 €               Traffico e consumi              32,73 €
                        Totale imponibile              102,28 €
                        IVA 22%                         22,50 €
                        Totale fattura                 124,78 €
`)
    assert.equal(amountDue, '124.78')
  })

  test('are rounded after the total', async ({ assert }) => {
    const { tax, total, amountDue } = await read(`
 Office de la circulation du Val-Jurassien    Facture 2025.9668366
 Objet                                              Montant CHF
 Impôt sur les véhicules, voiture de livraison           448.00
 Contrôle technique périodique                           129.74
 Total                                                   577.74
 Arrondi                                                   0.01
 Montant à payer                                         577.75
`)
    assert.deepEqual([tax, total, amountDue], [null, '577.74', '577.75'])
  })
})

test.group('Dates of payment', () => {
  test('follow from a term that continues on the next line', async ({ assert }) => {
    const { dueDate } = await read(`
 Haverkamp Accountants B.V.                   Factuurnummer 2025-114
 Factuurdatum 8 januari 2025
 Totaal te voldoen                                 € 1.331,00
 Wij verzoeken u dit bedrag binnen 30 dagen na dagtekening
 over te maken onder vermelding van het notanummer.
`)
    assert.equal(dueDate, '2025-02-07')
  })

  test('follow from a term beside the issue date', async ({ assert }) => {
    const { dueDate } = await read(`
 Keramik Atelier Brunner                      Rechnung Nr. 1187
 Datum: 12.11.2026, zahlbar innert 30 Tagen
 Rechnungsbetrag                                  CHF 331.00
`)
    assert.equal(dueDate, '2026-12-12')
  })

  test('are not those of earlier invoices that are deducted', async ({ assert }) => {
    const { issueDate, dueDate } = await read(`
 Elektro Fuchs & Sohn GmbH
 Würzburg, den 19.10.2026
 3. Abschlagsrechnung Nr. AR-26-0188-3
 Leistungsstand                                    83.400,00
 abzüglich 1. Abschlagsrechnung vom 12.05.2026    -25.000,00
 abzgl. 2. Abschlagsrechnung vom 30.07.2026       -30.000,00
 Nettobetrag dieser Rechnung                       28.400,00
 Umsatzsteuer 19 %                                  5.396,00
 Zahlbetrag                                        33.796,00
`)
    assert.deepEqual([issueDate, dueDate], ['2026-10-19', null])
  })

  test('begin at the end of a line', async ({ assert }) => {
    const { dueDate } = await read(`
 Kanzlei Weber GmbH                           Rechnung Nr. 882/23
 Hamburg, den 20. Dezember 2023
 Gesamtbetrag                                  EUR 1.537,91
 Wir bitten um Ausgleich auf das genannte Konto bis zum 10.
 Januar 2024.
`)
    assert.equal(dueDate, '2024-01-10')
  })
})

test.group('Rows of a table', () => {
  const rowsOf = async (page: string) => {
    const { lineItems } = await read(page)
    return lineItems
  }

  test('have rates in words and in numbered codes', async ({ assert }) => {
    const inWords = await rowsOf(`
 Werkgevershuis NV                            Factuur 25/VF/902064
 Omschrijving                 Aantal   Prijs     Btw     Bedrag
 Loonberekening bediende          12   14,94    21 %     179,28
 Doorrekening attest               9   21,45    vrij     193,05
`)
    assert.deepEqual(
      inWords.map(({ taxRate }) => taxRate),
      ['21', '0']
    )
    const inCodes = await rowsOf(`
 Négoce Bâtiment Annecy SA                    Facture 072534222
 Désignation                Quantité   P.U. HT   Montant HT   TVA
 CIMENT CEM II 35KG            22,00     11,50       253,00     1
 PLAQUE BA13 STD               21,00      9,89       207,69     1
 Base HT       Code TVA     Taux      Montant TVA     NET A PAYER
 460,69        1            20,00           92,14          552,83
`)
    assert.deepEqual(
      inCodes.map(({ taxRate }) => taxRate),
      ['20.00', '20.00']
    )
  })

  test('have their quantity above the text on a till roll', async ({ assert }) => {
    const rows = await rowsOf(`
 Vivai Parma S.r.l.
 P.IVA 42783071048
 DOCUMENTO COMMERCIALE
 DESCRIZIONE            IVA      Prezzo(€)
   3 x 16,25
 MANGIME GALLINE 25KG   10%          48,75
   5 x 20,99
 FORBICE POTATURA       22%         104,95
 TOTALE COMPLESSIVO                 153,70
`)
    assert.deepEqual(
      rows.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice]),
      [
        ['MANGIME GALLINE 25KG', '3', '16.25'],
        ['FORBICE POTATURA', '5', '20.99'],
      ]
    )
  })

  test('have a unit in a cell of its own after the quantity', async ({ assert }) => {
    const rows = await rowsOf(`
 Druckhaus Nord GmbH                          Rechnung 4711
 Menge            Gegenstand                 Preis      Gesamt
 14     Stück     Plakat A1                  22,70      317,80
 11     Tsd.      Faltblatt A5, vierfarbig   79,79      877,69
`)
    assert.deepEqual(
      rows.map(({ unit, description }) => [unit, description]),
      [
        ['Stück', 'Plakat A1'],
        ['Tsd.', 'Faltblatt A5, vierfarbig'],
      ]
    )
  })

  test('are not promotions below rows with prices, nor the titles of sections', async ({
    assert,
  }) => {
    const promoted = await rowsOf(`
 Hogar y Ocio Belmonte S.L.                   Factura ES24-395519
 Descripción                      Cant.   Precio    Importe
 Gafas de lectura                     2    10,40      20,80
 Manual de contabilidad               3    32,00      96,00
 Promociones                                         -5,84
 Total de la factura                                 110,96
`)
    assert.lengthOf(promoted, 2)
    const titled = await rowsOf(`
 Aguas de Burgos S.L.                         Factura 202603A269
 Concepto                                  IVA     Importe
 SUMINISTRO DE AGUA
 Consumo bloque 1 (0 a 15 m3)             10 %       10,14
 Consumo bloque 2 (16 a 30 m3)            10 %        4,14
 ALCANTARILLADO
 Cuota fija de alcantarillado             10 %        3,54
 Total conceptos                                     17,82
`)
    assert.deepEqual(
      titled.map(({ description }) => description),
      [
        'Consumo bloque 1 (0 a 15 m3)',
        'Consumo bloque 2 (16 a 30 m3)',
        'Cuota fija de alcantarillado',
      ]
    )
  })

  test('are multiplied although letters are before the quantity', async ({ assert }) => {
    const rows = await rowsOf(`
 Biuro Programistyczne Sp. z o.o.             Faktura VAT nr 12/2026
 Nazwa usługi            Jedn.   Ilość   Cena netto      Netto    VAT       Brutto
 Szkolenie zdalne        godz.   12,00       228,94   2 747,28    23%     3 379,15
 Prace programistyczne   godz.   22,75       186,94   4 252,89    23%     5 231,05
`)
    assert.deepEqual(
      rows.map(({ amount }) => amount),
      ['2747.28', '4252.89']
    )
  })
})

test.group('Parties and numbers', () => {
  test('have a VAT number without its country below the label', async ({ assert }) => {
    const { seller } = await read(`
 Hesketh & Aspinall Limited
 The Granary, Manor Farm
 Ipswich IP3 0BE

 INVOICE
 Invoice Number              VAT Number
 INV-3019                    289337902
 TOTAL GBP                                              1,056.39
`)
    assert.equal(seller.vatId, 'GB289337902')
  })

  test('may be public offices', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Office de la circulation du Val-Jurassien
 Rue du Simplon 18, 2900 Porrentruy
 www.office-de-la-circulation.example

 Facture 2025.9668366                    Vins Châtel SA
 Date    07.05.2025                      Chemin du Closel 7
                                         1920 Martigny
 Total                                                   577.75
`)
    assert.deepEqual(
      [seller.name, buyer.name],
      ['Office de la circulation du Val-Jurassien', 'Vins Châtel SA']
    )
  })

  test('are not the phone number below a label with a value', async ({ assert }) => {
    const { buyer } = await read(`
 Fuentes Aguas S.L.                           Factura 202603A269
 Contrato        48591
 Titular         Rafael Luengo
 Averías 24 h    +34 24 500 7299
 TOTAL FACTURA                                          70,07 €
`)
    assert.equal(buyer.name, 'Rafael Luengo')
  })

  test('have a series before a slash', async ({ assert }) => {
    const { invoiceNumber } = await read(`
 Notaría Echevarría S.L.P.
 Avenida de la Paz 4, 28001 Madrid

 FACTURA
 Número    B25 / 664        Protocolo    2849 / 2025
 Fecha     2 de junio de 2025
 TOTAL                                                 297,90
`)
    assert.equal(invoiceNumber, 'B25 / 664')
  })
})
