import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { documentText } from '#app/invoices/reading/text/document_text'
import { headingsOf } from '#app/invoices/reading/text/items/find_headings'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Headings of tables', () => {
  test('of taxes by rate, with a word for a description, are not those of lines', async ({
    assert,
  }) => {
    const { lineItems, subtotal, tax, total } = await read(`
 Auberge du Lac SARL                                Aurélie Masson
 14 rue Ampère                                      6 rue de la Fontaine
 70000 Vesoul                                       29000 Quimper

 Facture n° 21907 du 04/10/2024

 Date         Prestation                    Nb     Prix TTC       Débit      Crédit
 29/09/2024   Nuitée chambre double          5       139,74      698,70
 30/09/2024   Table d’hôtes                  3        33,00       99,00
              Total TTC                                      797,70 EUR

 Détail TVA        Montant HT        TVA     Montant TTC
 20,00 %                82,50      16,50           99,00
 10,00 %               635,18      63,52          698,70
 Totaux                717,68      80,02          797,70
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['698.70', '99.00']
    )
    assert.deepEqual([subtotal, tax, total], ['717.68', '80.02', '797.70'])
  })

  test('of taxes end the lines, also beside the first sum', async ({ assert }) => {
    const { lineItems, subtotal, total } = await read(`
 Quinta do Vale, Lda.                          Fatura FT H23/50988
 Praceta Vasco da Gama, 7                      Data de emissão: 16-06-2023
 3500-161 Viseu

 Cliente: Afonso Vilhena
 Rua Grande, 55
 8000-302 Faro

 Data         Descrição                 Qtd.    P. unit.    IVA    Valor c/ IVA
 10-06-2023   Massagem                     2       77,10    23%          154,20
 11-06-2023   Taxa municipal               2        2,00     0%            4,00

 Taxa IVA     Incidência    Valor IVA     Total       Total sem IVA    129,37 EUR
 23%              125,37        28,83    154,20       Total IVA         28,83 EUR
 0%                 4,00         0,00      4,00       Total da fatura  158,20 EUR
`)
    assert.lengthOf(lineItems, 2)
    assert.deepEqual([subtotal, total], ['129.37', '158.20'])
  })

  test('"Goods £" has amounts', async ({ assert }) => {
    const { lineItems } = await read(`
 Tansley Supplies Ltd                          Invoice No: HFD/3537871
 112 Harrogate Road, Truro TR1 2NB             Date: 9 August 2024

 Invoice to: Oxenham Property Care LLP

 Product   Description                  Qty  Unit    Price   Disc %    Goods £   VAT %
 738273    Limestone to dust             23  BLK   57.1900             1,315.37   20.0
 322054    Decking screw                 26  BX     9.1500               237.90   20.0

                                              Total excl. VAT          1,553.27
                                              VAT                        310.65
                                              Invoice total GBP        1,863.92
`)
    assert.deepEqual(
      lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['Limestone to dust', '1315.37'],
        ['Decking screw', '237.90'],
      ]
    )
  })

  test('of sums can begin with a quantity, those of lines have a text or price', ({ assert }) => {
    const countOf = (first: string) => {
      const page = ` Fox Ltd\n\n ${first}     Net amount    VAT      Total\n 2     140.00    28.00    168.00`
      return headingsOf(documentText(plainPages(Buffer.from(page), 1).pages)).length
    }
    assert.equal(countOf('Copies'), 0)
    assert.equal(countOf('Quantity     Price'), 1)
    assert.equal(countOf('Description     Quantity'), 1)
  })

  test('can have the sizes of shoes', async ({ assert }) => {
    const { lineItems } = await read(`
 Fox Shoes Ltd                              Invoice no. 4711

 Article            36  37  38   Qty     Price      Amount
 Boot Alpine         1   2   1     4     50.00      200.00
 Shoe Mill           0   1   1     2     40.00       80.00

 Net total                                          280.00
 VAT 20%                                             56.00
 Total                                              336.00
`)
    assert.deepEqual(
      lineItems.map(({ description, quantity, amount }) => [description, quantity, amount]),
      [
        ['Boot Alpine', '4', '200.00'],
        ['Shoe Mill', '2', '80.00'],
      ]
    )
  })

  test('can have the days of a week, wide cells and a reference of the customer', async ({
    assert,
  }) => {
    const itemsOf = async (rows: string) => {
      const { lineItems } = await read(`
 Fox Hire Ltd                               Invoice no. 4711

${rows}

 Net total                                                 130.00
 VAT 20%                                                    26.00
 Total                                                     156.00
`)
      return lineItems.map(({ description, quantity }) => [description, quantity])
    }
    assert.deepEqual(
      await itemsOf(` Name            Mo   Di   Mi   Do   Fr   Hours   Price    Amount
 Jane Fox             1         1          2    50.00    100.00
 Tom Mill        1         1         1     3    10.00     30.00`),
      [
        ['Jane Fox', '2'],
        ['Tom Mill', '3'],
      ]
    )
    assert.deepEqual(
      await itemsOf(` Item             Width × drop (mm)       Qty      Price      Amount
 Blind Mill       1200 × 900                2      50.00      100.00
 Blind Fox        600 × 450                 3      10.00       30.00`),
      [
        ['Blind Mill', '2'],
        ['Blind Fox', '3'],
      ]
    )
    assert.deepEqual(
      await itemsOf(` Description        Your reference        Qty      Price      Amount
 Blind Mill         AB-12                 2      50.00      100.00
 Blind Fox          Fox kitchen            3      10.00       30.00`),
      [
        ['Blind Mill', '2'],
        ['Blind Fox', '3'],
      ]
    )
    /** Days in a text, and a long heading without a column below it. */
    assert.deepEqual(
      await itemsOf(` Description                              Qty     Price     Amount
 Bin Mon Wed Fri                            2     50.00     100.00
 Sun cream                                  3     10.00      30.00`),
      [
        ['Bin Mon Wed Fri', '2'],
        ['Sun cream', '3'],
      ]
    )
    assert.deepEqual(
      await itemsOf(` Item             prices as agreed        Qty      Price      Amount
 Blind of the kitchen window                2      50.00      100.00
 Blind of the bathroom window               3      10.00       30.00`),
      [
        ['Blind of the kitchen window', '2'],
        ['Blind of the bathroom window', '3'],
      ]
    )
  })

  test('can have the description in the second line, and names below it', async ({ assert }) => {
    const itemsOf = async (rows: string) => {
      const { lineItems } = await read(`
 Fox Hire Ltd                               Invoice no. 4711

${rows}

 Net total                                                 130.00
`)
      return lineItems.map(({ description, quantity }) => [description, quantity])
    }
    const painted = [
      ['Painting door', '2'],
      ['Painting window', '3'],
    ]
    assert.deepEqual(
      await itemsOf(` Code                      Qty     Price      Amount
 no.    Things done        hrs       GBP         GBP
 A1     Painting door       2      50.00      100.00
 A2     Painting window     3      10.00       30.00`),
      painted
    )
    /** Names below `Material`, and numbers. */
    assert.deepEqual(
      await itemsOf(` Material            Zone of the house       Qty     Price      Amount
 Oak panel           Kitchen                   2      50.00      100.00
 Glass panel         Bathroom                  3      10.00       30.00`),
      [
        ['Oak panel Kitchen', '2'],
        ['Glass panel Bathroom', '3'],
      ]
    )
    assert.deepEqual(
      await itemsOf(` Material   Things done       Qty     Price      Amount
 4711234    Painting door       2      50.00      100.00
 4711235    Painting window     3      10.00       30.00`),
      painted
    )
    /** Words below a heading of words are a part of the description, sizes are not. */
    assert.deepEqual(
      await itemsOf(` Item             Prices as agreed       Qty      Price      Amount
 Blind            of the kitchen           2      50.00      100.00
 Blind            of the bathroom          3      10.00       30.00`),
      [
        ['Blind of the kitchen', '2'],
        ['Blind of the bathroom', '3'],
      ]
    )
    assert.deepEqual(
      await itemsOf(` Item             Width and drop         Qty      Price      Amount
 Blind            1200 × 900               2      50.00      100.00
 Blind            600 × 450                3      10.00       30.00`),
      [
        ['Blind', '2'],
        ['Blind', '3'],
      ]
    )
  })

  test('in two languages have quantities with units, and prices before GST', async ({ assert }) => {
    const itemsOf = async (rows: string) => {
      const { lineItems } = await read(`
 Fox Hire Ltd                               Invoice no. 4711

${rows}

 Subtotal                                              130.00
 GST 15%                                                19.50
 Total                                                 149.50
`)
      return lineItems.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])
    }
    const counted = [
      ['2', 'un', '50.00'],
      ['3', 'un', '10.00'],
    ]
    assert.deepEqual(
      await itemsOf(` Descrição          Qtd. Un.    Preço Un.     Valor
 Description        Qty Unit    Unit price    Amount
 Cadeira             2 un        50.00      100.00
 Mesa                3 un        10.00       30.00`),
      counted
    )
    assert.deepEqual(
      await itemsOf(` Descrição          Qtd.   Un.    Preço Un.     Valor
 Description        Qty    Unit   Unit price    Amount
 Cadeira             2     un        50.00      100.00
 Mesa                3     un        10.00       30.00`),
      counted
    )
    assert.deepEqual(
      await itemsOf(` Description          Qty     Price inc GST     Ex GST
 Chair                  2         57.50           100.00
 Table                  3         11.50            30.00`),
      [
        ['2', null, '57.50'],
        ['3', null, '11.50'],
      ]
    )
  })

  test('can be followed by titles of sections, and have a column of dates', async ({ assert }) => {
    const { lineItems } = await read(`
 Fox Hire Ltd                               Invoice no. 4711

 Date of service    Treatment           Qty     Price      Amount
                    SITE Mill Lane
 1 May 2026         Skip 10 m           2       50.00      100.00
                    SITE Oak Road
 2 May 2026         Skip 20 m           1       80.00       80.00

 Net total                                                 180.00
 VAT 20%                                                    36.00
 Total                                                     216.00
`)
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      ['Skip 10 m', 'Skip 20 m']
    )
  })

  test('"Service | Period | Excl. VAT" is a table in each section', async ({ assert }) => {
    const { lineItems } = await read(`
 Gillibrand Fibre Limited                         Bill number: 636617
 1 Castle Road, Skipton BD23 1JE                  Bill date: 5 December 2023

 Moncrieff Ltd
 41 Castle Foregate
 Hereford HR4 9AR

 Broadband and lines
 Service                      Period                       Excl. VAT
 Full Fibre 500               7 Oct 2023 – 3 Dec 2023         £45.44
 Digital voice line           7 Oct 2023 – 3 Dec 2023         £22.80
 Total broadband and lines                                    £68.24

 Mobile
 Service                      Period                       Excl. VAT
 Business SIM                 7 Oct 2023 – 3 Dec 2023         £10.00
 Handset plan                 7 Oct 2023 – 3 Dec 2023         £36.70
 Total mobile                                                 £46.70

 Total before VAT                                            £114.94
 VAT at 20%                                                   £22.99
 Total to pay                                                £137.93
`)
    assert.deepEqual(
      lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['Full Fibre 500', '45.44'],
        ['Digital voice line', '22.80'],
        ['Business SIM', '10.00'],
        ['Handset plan', '36.70'],
      ]
    )
  })

  test('"P.U. TTC" is one column, and a payment is not a part of the line above', async ({
    assert,
  }) => {
    const { lineItems } = await read(`
 Auberge du Lac SARL                                Aurélie Masson
 14 rue Ampère                                      6 rue de la Fontaine
 70000 Vesoul                                       29000 Quimper

 Facture n° 21907 du 04/10/2024

 Date         Désignation                   Qté    P.U. TTC       Débit      Crédit
 29/09/2024   Nuitée chambre double          5       139,74      698,70
 30/09/2024   Table d’hôtes                  3        33,00       99,00
 01/10/2024   Arrhes                                                         100,00
              Total TTC                                          797,70      100,00
`)
    assert.deepEqual(
      lineItems.map(({ description, unitPrice }) => [description, unitPrice]),
      [
        ['Nuitée chambre double', '139.74'],
        ['Table d’hôtes', '33.00'],
      ]
    )
  })

  test('"Charges | Credits": payments are not lines', async ({ assert }) => {
    const { lineItems, amountDue } = await read(`
 Oxenham House Hotel Ltd                         Invoice No. 227235
 12 Harrogate Road, Shrewsbury SY1 2EJ           Invoice Date 31-JAN-24

 Saoirse Cresswell
 9 Mill Street
 Hereford HR4 9AR

 Date        Description                     Charges GBP      Credits GBP
 06-JAN-24   Deposit – card XXXX 9986                               97.00
 27-JAN-24   Room service                          38.15
 28-JAN-24   Accommodation – classic twin         156.49
             Total                                194.64            97.00
             Balance due                                            97.64
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['38.15', '156.49']
    )
    assert.equal(amountDue, '97.64')
  })

  test('"Preis je ME" has prices, also without a column of amounts', async ({ assert }) => {
    const rowsOf = async (rows: string) => {
      const { lineItems } = await read(`
 Fox GmbH                               Rechnung 2026-118
 Rechnungsdatum 29.05.2026
${rows}
 Nettobetrag                                                20,00
`)
      return lineItems.map(({ description, unitPrice }) => [description, unitPrice])
    }
    const expected = [
      ['Kabel', '2.50'],
      ['Dose', '5.00'],
    ]
    assert.deepEqual(
      await rowsOf(` Leistung             Anzahl   Preis je ME
 Kabel                4               2,50
 Dose                 2               5,00`),
      expected
    )
    assert.deepEqual(
      await rowsOf(` Leistung             Anzahl ME    Listenpreis je ME   Preis je ME     Betrag
 Kabel                4      m     3,00                2,50             10,00
 Dose                 2      St    6,00                5,00             10,00`),
      expected
    )
  })
})

test.group('Lines without headings', () => {
  test('can have their rate after the amount', async ({ assert }) => {
    const { lineItems } = await read(`
 Unterweger Hofladen OG
 Dorfstraße 31, 5500 Bischofshofen
 Beleg-Nr. 3-485392
 Datum 19.02.2023

 Bergkäse 6 Monate           13,68   10%
 2 x 6,84
 Gartenschere Bypass         85,35   20%
 3 x 28,45
 SUMME EUR                   99,03
`)
    assert.deepEqual(
      lineItems.map(({ amount, taxRate }) => [amount, taxRate]),
      [
        ['13.68', '10'],
        ['85.35', '20'],
      ]
    )
  })

  test('are found beside a margin with text', async ({ assert }) => {
    const { lineItems } = await read(`
 Friedhelm Sülzer, Rechtsanwalt
 Gartenfelder Weg 22, 53757 Sankt Augustin

 Petrich OHG                                          Sankt Augustin, den 27. Dezember 2023
 Ring 48
 74072 Heilbronn

 Kostenrechnung Nr. 93275-23

 Geschäftsgebühr Nr. 2300 VV RVG        EUR    575,34
 Terminsgebühr Nr. 3104 VV RVG          EUR    329,45        Kooperation mit
 Entgelte für Post                      EUR     27,79        Harms und Lindner
 Zwischensumme netto                    EUR    932,58
 19 % Umsatzsteuer                      EUR    177,19
 Gesamtbetrag                           EUR  1.109,77
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['575.34', '329.45', '27.79']
    )
  })
})
