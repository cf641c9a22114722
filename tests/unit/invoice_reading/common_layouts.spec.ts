import { test } from '@japa/runner'
import { layOut } from '#app/invoices/reading/pages/page_layout'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const head = `
 Brierley Tools Ltd                          Invoice no. 2026-118
 14 Mill Lane, Bristol BS1 4ST               Invoice date: 04/05/2026
`

test.group('Words', () => {
  test('are in the line of the nearest word, although the line is not level', ({ assert }) => {
    const word = (text: string, left: number, top: number) => ({
      ...{ text, page: 1, left, right: left + 20, top, bottom: top + 10, size: 10 },
      certainty: 0.95,
    })
    const words = [word('Fox', 40, 100), word('and', 64, 103), word('Miller', 88, 106)]
    const page = { number: 1, source: 'ocr' as const, width: 500, height: 700, words }
    assert.deepEqual(
      layOut([page]).lines.map(({ text }) => text),
      ['Fox and Miller']
    )
  })
})

test.group('Sellers', () => {
  test('are the owners of brands', async ({ assert }) => {
    const { seller } = await read(`
 Rosterly
 Invoice no. 2026-118                        Invoice date: 04/05/2026

 Total                                                  £661.44

 Rosterly is a product of Washburn Software Ltd · 48 Mill Road, Leeds LS2 8BD
`)
    assert.equal(seller.name, 'Washburn Software Ltd')
  })

  test('have names that are wrapped after single words', async ({ assert }) => {
    const { seller } = await read(`
                                              Haverkamp
                                              Belastingadvies
                                              Adviseurs B.V.
 Dakwerken Hoorn BV                           Wilhelminasingel 203
 Hoge Rijndijk 77                             4701 DE Roosendaal
 9401 JV Assen                                T +31 79 259 4174
                                              Btw NL738565982B02

 Factuurnummer 2025.6308
 Factuurdatum 01-03-2025

 Totaal                                           € 6.665,79
`)
    assert.equal(seller.name, 'Haverkamp Belastingadvies Adviseurs B.V.')
  })
})

test.group('Sellers without a legal form', () => {
  test('are persons rather than their trade names', async ({ assert }) => {
    const trading = await read(`
                                              Roy Nowicka
                                              trading as Nowicka Plumbing & Repairs
 Lorna Varma                                  112 Tavistock Road
 The Granary, 4 Mill Street                   Kendal LA9 4RE
 Beccles NR34 9TN                             Mobile 07328 646398

 Bill 0568                                    31st May 2026
 Make good plaster and paint ceiling              £212.15
 Amount owing                                     £212.15
`)
    assert.deepEqual([trading.seller.name, trading.invoiceNumber], ['Roy Nowicka', '0568'])
    const owner = await read(`
 Centro Vial Sur
 Titular: Pilar Echeverría Ruiz · NIF ESB74868399
 Calle Nueva, 3 · 10001 Cáceres · Tel. +34 31 237 7913

 Gonzalo Cuesta Nieto                         FACTURA A6180-24
 C/ San Roque, 22                             Fecha factura 05-03-2024
 23007 Jaén

 TOTAL                                            507,82 €
`)
    assert.equal(owner.seller.name, 'Pilar Echeverría Ruiz')
  })

  test('are at the foot, with an abbreviated title', async ({ assert }) => {
    const { seller } = await read(`
 CASA & CONDOMINIO
 Lecce, 25 maggio 2026                        Spett.le
                                              Condominio Aurora
                                              Largo Cairoli, 2
 FATTURA n. 50/2026                           24122 Bergamo (BG)

 Totale fattura                                   1.637,78
















































 Rag. Nadia Trevisan – Via Aeroporto snc, 73100 Lecce (LE) – Tel. +39 66 565 8039
`)
    assert.equal(seller.name, 'Nadia Trevisan')
  })
})

test.group('Buyers', () => {
  test('are companies with an address, although a guest is named', async ({ assert }) => {
    const { buyer } = await read(`
 Fernhill Hotel Ltd
 8 Priory Gardens, Harrogate HG1 5JP
 Tel. 01423 505 1039
 www.fernhill.example

 Civil Engineering Yarrow Ltd                Invoice no. 392126
 52 Lower Bridge Street                      Invoice date: 30/03/2026
 Inverness IV1 1QY                           Guest: Jane Gilchrist

 Total                                                  £518.11
`)
    assert.equal(buyer.name, 'Civil Engineering Yarrow Ltd')
  })
})

test.group('Due dates', () => {
  test('are those without a discount', async ({ assert }) => {
    const { dueDate } = await read(`
 Stührmann Elektrogroßhandel KG
 Rechnung Nr. 90205410                        Datum: 14.08.2024
 Rechnungsbetrag                                       14.797,00
 Zahlbar bis 22.08.2024 mit 2 % Skonto = 295,94 EUR, bis 28.08.2024 ohne Abzug.
`)
    assert.equal(dueDate, '2024-08-28')
  })

  test('are computed from terms that are wrapped', async ({ assert }) => {
    const { dueDate } = await read(`
 Kliniken Bielefeld GmbH
 Rechnungsnummer 20243880353                  Rechnungsdatum 06.04.24
 Rechnungsbetrag                                        3.330,83
 Die Leistungen sind von der Steuer befreit. Bitte überweisen Sie den Betrag
 innerhalb von 14 Tagen nach Rechnungsdatum auf das Konto.
`)
    assert.equal(dueDate, '2024-04-20')
  })

  test('are computed from terms of settlement', async ({ assert }) => {
    const { dueDate } = await read(`
 Wieland Steuerberater PartG mbB
 Rechnung Nr. 5633/2026                       Datum: 12.09.2026
 Gesamtbetrag                                             555,05
 Wir bitten um Ausgleich innerhalb von 10 Tagen ab Rechnungsdatum.
`)
    assert.equal(dueDate, '2026-09-22')
  })
})

test.group('Sums', () => {
  test('have surcharges as taxes, and no withheld tax', async ({ assert }) => {
    const { taxes } = await read(`
 Comercial Vilanova SL
 Factura n.º A/2609619                        Fecha: 01/02/2026

 Base imponible     % IVA     Cuota IVA    % R.E.    Cuota R.E.
       1.746,97     10,00        174,70      1,40         24,46

 Total impuestos                                         199,16
 IRPF 15%         1.746,97       262,05
 Total factura                                         1.946,13
`)
    assert.deepEqual(
      taxes.map(({ rate, amount }) => [rate, amount]),
      [
        ['10.00', '174.70'],
        ['1.40', '24.46'],
      ]
    )
  })

  test('are below the last heading of a row, and not in terms of a discount', async ({
    assert,
  }) => {
    const boxed = await read(`
 Alimentari Venturelli Srl
 Fattura n. 1741/E                            Data: 10/10/2024

 Importo bollo        Sconto        Arrotondamento        Totale documento
                                                                            3.840,45
`)
    assert.equal(boxed.total, '3840.45')
    const { total, amountDue } = await read(`
 Ebner Hotelbetriebs GmbH
 Rechnung Nr. 24099823                        Datum: 29.11.2024

 Nettobetrag                                         7.652,93
 USt 20 %                                            1.530,59
 Rechnungsbetrag                                     9.183,52
 Bis 09.12.2024 abzüglich 2 % Skonto (183,67) = EUR 8.999,85
`)
    assert.deepEqual([total, amountDue], ['9183.52', null])
  })
})

test.group('Addresses', () => {
  test('are neither labels nor numbers', async ({ assert }) => {
    const { buyer } = await read(`
 Kliniken Bielefeld GmbH
 Parkallee 70, 33602 Bielefeld
 Tel. 0521 310 8674

 Heike Wiegand                                Rechnungsnummer 20243880353
 An der Schleuse 9                            Rechnungsdatum 06.04.24
 17034 Neubrandenburg

 Rechnungsbetrag                                        3.330,83
`)
    assert.equal(buyer.name, 'Heike Wiegand')
    const { invoiceNumber } = await read(`
 INVOICE
 Denise Schuyler                              Date: 08/23/2024
 77 N Broad St, Ste 4
 Bangor, ME 04401

 Amount due                                               $14.55
`)
    assert.isNull(invoiceNumber)
  })
})

test.group('Lines', () => {
  test('have amounts with the letter of a tax, and no numbers before their texts', async ({
    assert,
  }) => {
    const { lineItems } = await read(`
 Yoder Supply Corp.
 Invoice No. R275092690                       Invoice Date: 06/13/2024

 ITEM                    QTY      PRICE       AMOUNT
 SKF-52198                21      46.50      976.50T
 ROLLER CHAIN NO. 50 RIVETED 10 FT
 GAT-42876                 7       3.05       21.35T
 CUTOFF WHEEL 4 INCH TYPE 27

 SUBTOTAL                                     997.85
 SALES TAX 7.5%                                74.84
 INVOICE TOTAL                              1,072.69
`)
    assert.deepEqual(
      lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['ROLLER CHAIN NO. 50 RIVETED 10 FT', '976.50'],
        ['CUTOFF WHEEL 4 INCH TYPE 27', '21.35'],
      ]
    )
  })

  test('have no codes as rates', async ({ assert }) => {
    const { lineItems } = await read(`
 Pasquier SA
 FACTURE N° FC2524916                         Date : 01/05/2025

 Désignation            Qté    P.U. HT    Montant HT    TVA
 Photinia C3              7       8,39         58,73      2
 Paillage pin 50 L       35       5,95        208,25      1

 Total HT                                     266,98
 TVA 20 %                                      53,40
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      [null, null]
    )
  })

  test('have the rates of codes', async ({ assert }) => {
    const { lineItems } = await read(`
 Pasquier SA
 FACTURE N° FC2524916                         Date : 01/05/2025

 Référence    Désignation            Qté    P.U. HT    Montant HT    TVA
 259321       Photinia C3              7       8,39         58,73      2
 214098       Paillage pin 50 L       35       5,95        208,25      1

 Code     Taux      Base HT     Montant TVA
 1     20,00 %      208,25           41,65
 2     10,00 %       58,73            5,87

 Total HT                                                  266,98
 Total TVA                                                  47,52
 Total TTC                                                 314,50
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['10.00', '20.00']
    )
  })

  test('have percents in texts, no numbers of articles, and no sums of sections', async ({
    assert,
  }) => {
    const { lineItems } = await read(`
 Haustechnik Feldhaus OHG
 Rechnung Nr. RE23-9346                       Datum: 25.01.2023

 Pos.   Menge    Bezeichnung                     E-Preis €    G-Preis €
 1.1    2,00     Schlagobers 36 % 1 l                50,74       101,48
                 Art.-Nr. W860190
 Summe Titel 1                                                   101,48
 2.1    4,00     Kupferrohr 22 mm                    13,39        53,56
 Summe Titel 2                                                    53,56

 Nettosumme                                                      155,04
 zzgl. 19 % MwSt.                                                 29,46
 Rechnungsbetrag EUR                                             184,50
`)
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      ['Schlagobers 36 % 1 l', 'Kupferrohr 22 mm']
    )
  })

  test('are in groups with sums, without the group of taxes', async ({ assert }) => {
    const { lineItems } = await read(`${head}
 Monthly services
 Fiber Internet 500 Mbps                                  68.80
 Total monthly services                                  £68.80

 One-time charges
 Service call, inside wiring                              52.05
 Directory assistance calls                                2.19
 Total one-time charges                                  £54.24

 Taxes and fees
 Universal Service Fund                                    3.42
 Communications levy                                       5.81
 Total taxes and fees                                     £9.23

 Amount due                                             £132.27
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['68.80', '52.05', '2.19']
    )
  })

  test('have texts that begin above their amounts', async ({ assert }) => {
    const { lineItems } = await read(`${head}
 Drawing up the annual accounts, including a
 discussion of the draft                                2,845.89
 Advice on succession, valuation and
 the sale of shares                                     1,461.95

 Net total                                              4,307.84
 VAT 20%                                                  861.57
 Invoice total                                          5,169.41
`)
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      [
        'Drawing up the annual accounts, including a discussion of the draft',
        'Advice on succession, valuation and the sale of shares',
      ]
    )
  })

  test('are not the titles of groups that have their sums', async ({ assert }) => {
    const { lineItems } = await read(`
 Telurvia SA
 Factura n.º TV26-108                         Fecha: 01/11/2026

 Concepto                     Unidades      Precio     Importe
 Línea fija                                              33,05
 Cuota Fibra                         1       28,93       28,93
 Llamadas a móviles                  2        2,06        4,12
 Línea móvil                                              8,26
 Tarifa Básica                       1        8,26        8,26

 Base imponible                                          41,31
 IVA (21%)                                                8,68
 Total a pagar                                           49,99
`)
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      ['Cuota Fibra', 'Llamadas a móviles', 'Tarifa Básica']
    )
  })

  test('have no list prices as units, and products below their texts on tills', async ({
    assert,
  }) => {
    const list = await read(`${head}
 Description              Qty Unit     List price   Disc. %   Net price   Amount
 Waiting room chair        12 pcs          145.00        10      130.50   1,566.00
 Coffee table               2 pcs          219.00         –      219.00     438.00

 Goods total                                                              2,004.00
`)
    assert.deepEqual(
      list.lineItems.map(({ unit, unitPrice }) => [unit, unitPrice]),
      [
        ['pcs', '130.50'],
        ['pcs', '219.00'],
      ]
    )
    const till = await read(`
JUNIPER HARDWARE
Receipt # 014-03-88217
11/21/2026

GALV DECK SCREW 5LB    32.98
CEDAR BOARD 1X6X8
  6 @ 11.49            68.94
WORK GLOVES L          14.99

SUBTOTAL              116.91
SALES TAX 5.5%          6.43
TOTAL                $123.34
`)
    assert.deepEqual(
      till.lineItems.map(({ description, quantity, amount }) => [description, quantity, amount]),
      [
        ['GALV DECK SCREW 5LB', null, '32.98'],
        ['CEDAR BOARD 1X6X8', '6', '68.94'],
        ['WORK GLOVES L', null, '14.99'],
      ]
    )
  })

  test('of tills have a unit before the price, below their text', ({ assert }) => {
    const rowsOf = (rows: string) => {
      const { pages } = plainPages(Buffer.from(`${head}\n${rows}\n Total          99.83\n`), 1)
      const roll = pages.map((page) => ({ ...page, width: 220 }))
      const { lineItems } = plainValues(readInvoiceText(roll))
      return lineItems.map(({ description, quantity, unit }) => [description, quantity, unit])
    }
    assert.deepEqual(
      rowsOf(` Diesel
 12.250 l x 5.70         69.83
 Oil
 3 l x 10.00             30.00`),
      [
        ['Diesel', '12.250', 'l'],
        ['Oil', '3', 'l'],
      ]
    )
    assert.deepEqual(
      rowsOf(` Table 4
 2 x Cake 15.00          30.00
 3 x Tea 23.28           69.84`).map(([description]) => description),
      ['Cake', 'Tea']
    )
  })
})
