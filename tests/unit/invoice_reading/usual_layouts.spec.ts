import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { documentText } from '#app/invoices/reading/text/document_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const head = `
 Brierley Tools Ltd                          Invoice no. 2026-118
 14 Mill Lane, Bristol BS1 4ST               Invoice date: 04/05/2026
`
const sums = `
 Net total                                     1,385.30
 VAT 20%                                         277.06
 Invoice total                                 1,662.36
`

test.group('Invoice numbers', () => {
  test('are neither accounts nor VAT numbers', async ({ assert }) => {
    const { invoiceNumber, issueDate } = await read(`
 FAKTURA                       Wystawiono                Płatne do
 189/2026/U                    18-05-2026                17-06-2026

 Elektro Adamczyk S.A., ul. 3 Maja 45, 20-002 Lublin, NIP PL1270622143

 Suma                                                     100,00 zł
 Nr rachunku PL61 1090 1014 0000 0712 1981 2874
`)
    assert.deepEqual([invoiceNumber, issueDate], ['189/2026/U', '2026-05-18'])
  })

  test('follow a title of several words, or are below a number sign', async ({ assert }) => {
    const pro = await read(`
 Faktura pro forma PF/131/2024
 Rzeszów, 2024-06-08

 Razem do zapłaty                                         123,00 zł
`)
    assert.equal(pro.invoiceNumber, 'PF/131/2024')
    const below = await read(`
 Óscar Otero Ruiz                                         factura

 NÚM.           EMITIDA EL          PAGADERA HASTA
 F25-728        26.04.2025          11.05.2025

 A pagar                                              1.002,27 €
`)
    assert.equal(below.invoiceNumber, 'F25-728')
  })

  test('are not those of receipts', async ({ assert }) => {
    const { invoiceNumber } = await read(`
 Receipt

 Invoice number       7C702A01-0035
 Receipt number       2282-6032
 Date paid            December 4, 2025

 Total                                                  $563.58
`)
    assert.equal(invoiceNumber, '7C702A01-0035')
  })
})

test.group('Numbers and dates', () => {
  test('of a payment or another document are not those of the invoice', async ({ assert }) => {
    const paid = await read(`
 Obermüller Hotel KG
 Hotelrechnung 202441667                            Datum: 21.09.2024

 Gesamtbetrag inkl. USt                                        588,29
 Bezahlt mit Bankomat am 21.09.2024, Beleg 7657               -588,29
`)
    assert.deepEqual([paid.invoiceNumber, paid.dueDate], ['202441667', null])
    const credit = await read(`
 L'Hostis & Touzet SARL                             FACTURE D'AVOIR

 Numéro              Date               Code client
 AV172525            13/09/2025         K37432

 Avoir sur notre facture N° AV487394 du 20/08/2025.

 Total TTC                                                   436,05 €
`)
    assert.deepEqual([credit.invoiceNumber, credit.issueDate], ['AV172525', '2025-09-13'])
  })

  test('are beside a number sign, and below an amount to pay', async ({ assert }) => {
    const { issueDate, dueDate } = await read(`
 Oudin & Touzet SPL                  Votre facture d'eau
                                     N° 25092127190 du 31/10/2025

 Total TTC                                                   106,46 €
 Solde à payer                                               106,46 €
 avant le 14/11/2025
`)
    assert.deepEqual([issueDate, dueDate], ['2025-10-31', '2025-11-14'])
  })

  test('end with their column, and those of a discount are not due dates', async ({ assert }) => {
    const { dueDate, lineItems } = await read(`
 Netzdienste Kempten SE                    Rechnung Nr. 158 vom 07.04.2025

 Pos.   Leistung              Zeitraum             USt      Betrag
 1      Grundgebühr           01.04. – 30.04.      19 %      44,35
 2      Feste IP-Adresse      01.04. – 30.04.      19 %       5,30

 Summe netto                                                 49,65
 Umsatzsteuer 19 %                                            9,43
 Rechnungsbetrag                                             59,08
 Zahlungsbedingungen: innerhalb 14 Tagen 2 % Skonto, bis zum 24.04.2025 ohne Abzug
`)
    assert.equal(dueDate, '2025-04-24')
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['19', '19']
    )
  })
})

test.group('Parties', () => {
  test('are separate, although their addresses are in one column', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Florian Moser
 Hauptplatz 7
 4020 Linz
 UID: ATU32317061
 Medien Clausnitzer AG
 Zum Eichbaum 5
 48143 Münster
                                             Linz, am 4. September 2023
 Honorarnote 2023/42

 Gesamtbetrag                                             8.464,90 €
`)
    assert.deepEqual(
      [seller.name, seller.vatId, buyer.name],
      ['Florian Moser', 'ATU32317061', 'Medien Clausnitzer AG']
    )
  })

  test('can have names that start with a particle', async ({ assert }) => {
    const { seller, buyer } = await read(`
 van den Heuvel & van den Heuvel Holding B.V.                   CREDITNOTA

 Nummer            CN6586284              Schipper & Dekkers VOF
 Datum             21-01-2026             Transportweg 17-19
 Debiteur          12039                  2011 RC Haarlem
 Retourbon         R20331

 Totaal                                                    € 1.080,65
`)
    assert.deepEqual(
      [seller.name, buyer.name],
      ['van den Heuvel & van den Heuvel Holding B.V.', 'Schipper & Dekkers VOF']
    )
  })

  test('have the VAT number before a text about the customer, and no part of an account', async ({
    assert,
  }) => {
    const { seller } = await read(`${head}
 Tiles Monaghan Ltd
 9 Station Street
 Leeds LS2 8BD
${sums}
 VAT Registration GB980780684. Customer to account for VAT under the reverse charge.
 Account: PL40 1924 5941 5517 2793 4712 9187
`)
    assert.equal(seller.vatId, 'GB980780684')
  })
})

test.group('Titles and names', () => {
  test('of simplified invoices are those of receipts', async ({ assert }) => {
    const typeOf = async (title: string) => {
      const { documentType } = await read(`
 Bar Sol SL
 ${title}    T2-29483
 16/10/2025

 TOTAL                          81,44 EUR
`)
      return documentType
    }
    assert.deepEqual(
      [
        await typeOf('FACTURA SIMPLIFICADA'),
        await typeOf('FATURA SIMPLIFICADA'),
        await typeOf('RECIBO-FACTURA'),
      ],
      ['receipt', 'receipt', 'invoice']
    )
  })

  test('may begin with the word of a greeting', async ({ assert }) => {
    const { seller } = await read(`
 Hello Fresh GmbH                               Rechnung Nr. 2026-118
 Prinzenstraße 89, 10969 Berlin                 Datum: 04.05.2026

 Gesamtbetrag                                   119,00 €
`)
    assert.equal(seller.name, 'Hello Fresh GmbH')
  })
})

test.group('Dates', () => {
  test('after words that are streets elsewhere stay dates', ({ assert }) => {
    const dates = (line: string) =>
      documentText(plainPages(Buffer.from(line), 1).pages)
        .dates.flat()
        .map(({ value }) => value)
    assert.deepEqual(dates('Periodo dal 01/05/2026 al 31/05/2026'), ['2026-05-01', '2026-05-31'])
    assert.deepEqual(dates('Periodo dal 1 maggio 2026 al 31 maggio 2026'), [
      '2026-05-01',
      '2026-05-31',
    ])
    assert.deepEqual(dates('Paid via PayPal 3 May 2026'), ['2026-05-03'])
    assert.deepEqual(dates('al. 3 Maja 45, 20-002 Lublin'), [])
    assert.deepEqual(dates('12 rue du 8 mai 1945'), [])
  })
})

test.group('Totals', () => {
  test('are payments in full if nothing else is a total', async ({ assert }) => {
    const { total, prepaid, lineItems } = await read(`
 Associates Sheffield PLC                                    RECEIPT
 102 Victoria Road, Manchester M2 5DB                        No. R97274

 Battery 063, fitted                                         £100.00
 MOT test fee                                                 £49.05
 Paid in full, by debit card                                 £149.05
`)
    assert.deepEqual([total, prepaid, lineItems.length], ['149.05', null, 2])
  })

  test('are not what is left after withheld tax', async ({ assert }) => {
    const { total, amountDue } = await read(`
 Factura nº F25-728                                      26.04.2025

 Suma sin impuestos                                       879,18 €
 + I.V.A. 21%                                             184,63 €
 – I.R.P.F. 7%                                             61,54 €
 A pagar                                                1.002,27 €
`)
    assert.deepEqual([total, amountDue], [null, '1002.27'])
  })

  test('with tax are no net amounts, and credits no taxes', async ({ assert }) => {
    const shop = await read(`${head}
 Goods                                         237.47
 Total incl. VAT                               237.47
 VAT 20% included (net 160.54)                  32.11
 VAT 5% included (net 42.69)                     2.13
`)
    assert.deepEqual([shop.subtotal, shop.total], [null, '237.47'])
    const cloud = await read(`${head}
 Usage charges                             USD 441.06
 Committed use credits                     -USD 44.11
 Net charges                               USD 396.95
 US sales tax (6.25%)                       USD 24.81
 Total for this invoice                    USD 421.76
`)
    assert.deepEqual([cloud.subtotal, cloud.tax, cloud.total], ['396.95', '24.81', '421.76'])
  })

  test('are at the right edge of boxes', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`${head}
 Total goods       Carriage            Net amount           VAT              Total due
          1,385.30             12.50             1,397.80           279.56            1,677.36
`)
    assert.deepEqual([subtotal, tax, total], ['1397.80', '279.56', '1677.36'])
  })
})

test.group('Lines', () => {
  const texts = async (page: string) => {
    const { lineItems } = await read(head + page)
    return lineItems.map(({ quantity, description }) => [quantity, description])
  }

  test('have texts left of a heading in the middle', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 No.        Description of goods        Qty      Unit £        Net £
 1   Child safety harness                28       46.50     1,302.00
 2   Box file, foolscap                  14        5.95        83.30
${sums}`),
      [
        ['28', 'Child safety harness'],
        ['14', 'Box file, foolscap'],
      ]
    )
  })

  test('are without the text of a margin', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 ISSUED                    What we did               Qty      Rate       Amount
 YOUR PO
 PO-42483                  Child safety harness       28     46.50     1,302.00
 PROJECT
 97339                     Box file, foolscap         14      5.95        83.30
${sums}`),
      [
        ['28', 'Child safety harness'],
        ['14', 'Box file, foolscap'],
      ]
    )
  })

  test('have no delivery notes and no periods as texts', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 Description               Qty      Unit £        Net £
 Child safety harness       28       46.50     1,302.00
 4 May 2026 – 3 June 2026
 Delivery note no. 6841 of 01/05/2026
 Box file, foolscap         14        5.95        83.30
${sums}`),
      [
        ['28', 'Child safety harness'],
        ['14', 'Box file, foolscap'],
      ]
    )
  })

  test('have quantities before their texts on tills', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 3     Menu of the day         42.27
 2     Mineral water            5.10
 3     Cheese cake             16.77

 TOTAL                         64.14
`),
      [
        ['3', 'Menu of the day'],
        ['2', 'Mineral water'],
        ['3', 'Cheese cake'],
      ]
    )
  })

  test('are below the titles of sections, and beside columns with unknown headings', async ({
    assert,
  }) => {
    assert.deepEqual(
      await texts(`
 Code     Product                  Pack       Qty     Price      Value
 SAFETY & TRAVEL
 10425    Child safety harness     12x400g     28     46.50   1,302.00
 PAPER & OFFICE
 10433    Box file, foolscap       6x1kg       14      5.95      83.30
${sums}`),
      [
        ['28', 'Child safety harness'],
        ['14', 'Box file, foolscap'],
      ]
    )
  })

  test('have the quantity that their heading names, although numbers fit in both orders', async ({
    assert,
  }) => {
    assert.deepEqual(
      await texts(`
 Description              Price       Qty       Net £
 Child safety harness     46.50     28.00    1,302.00
 Box file, foolscap        5.95     14.00       83.30
${sums}`),
      [
        ['28.00', 'Child safety harness'],
        ['14.00', 'Box file, foolscap'],
      ]
    )
  })

  test('are added over the sums of groups in a column of their own', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 1.1   Acting in the sale of the property       2,291.15
 1.2   Advice regarding the right of way          331.99
       Total fees                                              2,623.14
 2.1   Land Registry fees                          75.00
 2.2   Law searchers                              112.45
       Total outlay                                              187.45

 Total exclusive of VAT                                        2,810.59
 VAT 20%                                                         562.12
 Total including VAT                                           3,372.71
`),
      [
        [null, 'Acting in the sale of the property'],
        [null, 'Advice regarding the right of way'],
        [null, 'Land Registry fees'],
        [null, 'Law searchers'],
      ]
    )
  })

  test('are neither taxes nor payments in the same table', async ({ assert }) => {
    assert.deepEqual(
      await texts(`
 Date          Description                            Charges
 09-JUN-24     Gift shop                                22.24
 10-JUN-24     Room 412 king nightly rate              229.70
 11-JUN-24     Occupancy tax 13.25% on 251.94           33.38

 Charges before tax                                    251.94
 Taxes                                                  33.38
 Total charges                                         285.32
`),
      [
        [null, 'Gift shop'],
        [null, 'Room 412 king nightly rate'],
      ]
    )
  })

  test('have the rate in the title of their section, and no codes below their texts', async ({
    assert,
  }) => {
    const sections = await read(`${head}
 Professional fees (liable to VAT at 23%)
 Acting in the sale of the property                   2,291.15
 Statutory declaration                                  331.99

 Outlay (VAT at 0%)
 Land Registry fees                                      75.00

 Total exclusive of VAT                               2,698.14
 VAT on professional fees @ 23%                         603.32
 Total                                                3,301.46
`)
    assert.deepEqual(
      sections.lineItems.map(({ taxRate }) => taxRate),
      ['23', '23', '0']
    )
    const hire = await read(`${head}
 Item                               Quantity     Rate      Charge
 Heras Fence Panel, set of 10              4    15.54       62.16
 BR5376
 Hydraulic Breaker                         3    95.10      285.30
 BR1024

 Net total                                                 347.46
 VAT 20%                                                    69.49
 Invoice total                                             416.95
`)
    assert.deepEqual(
      hire.lineItems.map(({ description }) => description),
      ['Heras Fence Panel, set of 10', 'Hydraulic Breaker']
    )
  })
})
