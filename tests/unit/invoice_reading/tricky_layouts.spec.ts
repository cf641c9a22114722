import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Invoices with tables of taxes, exemptions, discounts and deposits', () => {
  test('rates are rows of a table with a row of sums', async ({ assert }) => {
    const { subtotal, tax, total, taxes } = await read(`
 Hofmann Getränke GmbH                       Rechnung Nr. 2026-118
 Brauhausgasse 4, 86150 Augsburg             Rechnungsdatum: 04.05.2026

 Rechnungsempfänger:
 Gasthof Adler KG
 Marktplatz 2
 89073 Ulm

 Bezeichnung               Menge   Einzelpreis    Betrag
 Mineralwasser, Kasten        10          6,00     60,00
 Kaffeebohnen 1 kg             5         16,00     80,00

 Steuersatz     Netto      Steuer     Brutto
 19 %           60,00       11,40      71,40
 7 %            80,00        5,60      85,60
 Summe         140,00       17,00     157,00
`)
    assert.deepEqual([subtotal, tax, total], ['140.00', '17.00', '157.00'])
    assert.deepEqual(
      taxes.map(({ rate, amount }) => [Number(rate), amount]),
      [
        [19, '11.40'],
        [7, '5.60'],
      ]
    )
  })

  test('an exempt invoice has a total without a tax', async ({ assert }) => {
    const { tax, total, buyer } = await read(`
 Praxis Dr. Anna Seidel                      Rechnungsnummer: 4471
 Gartenweg 9, 50667 Köln                     Datum: 11.02.2026

 Herrn
 Paul Wegner
 Rheinallee 12
 53173 Bonn

 Krankengymnastik, 6 Termine                           156,00 €
 Rechnungsbetrag                                       156,00 €
 Umsatzsteuerfrei nach § 4 Nr. 14 UStG.
`)
    assert.equal(total, '156.00')
    assert.oneOf(tax, [null, '0.00'])
    assert.equal(buyer.name, 'Paul Wegner')
  })

  test('the tax on an insurance is a tax, and its policy not the number', async ({ assert }) => {
    const { invoiceNumber, subtotal, tax, total, dueDate } = await read(`
 Nordmeer Versicherung AG
 Deichstraße 30, 20459 Hamburg

 Frau
 Lena Albers
 Am Kanal 5
 24103 Kiel

 Beitragsrechnung                            Rechnungsnummer: BR-77120
 Versicherungsnummer: 55 120 998             Datum: 02.01.2026

 Hausratversicherung 01.02.2026 bis 31.01.2027
 Jahresbeitrag netto                                   200,00 EUR
 Versicherungsteuer 19 %                                38,00 EUR
 Zu zahlender Gesamtbetrag                             238,00 EUR
 Fällig am 01.02.2026
`)
    assert.deepEqual([invoiceNumber, dueDate], ['BR-77120', '2026-02-01'])
    assert.deepEqual([subtotal, tax, total], ['200.00', '38.00', '238.00'])
  })

  test('a discount is neither a line nor the net amount', async ({ assert }) => {
    const { lineItems, subtotal, tax, total } = await read(`
 Larch & Finch Ltd                           Invoice No. LF-902
 3 Dock Road, Bristol BS1 4ST                Invoice date: 9 June 2026

 Bill to:
 Owen Price
 8 Vale Street
 Cardiff CF10 2AF

 Description            Qty     Price    Amount
 Desk lamp                4     25.00    100.00
 Floor lamp               1    100.00    100.00

 Goods                                   200.00
 Discount 10%                            -20.00
 Net amount                              180.00
 VAT 20%                                  36.00
 Total                                  £216.00
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['100.00', '100.00']
    )
    assert.deepEqual([subtotal, tax, total], ['180.00', '36.00', '216.00'])
  })

  test('a deposit lowers the amount due, not the total', async ({ assert }) => {
    const { total, prepaid, amountDue } = await read(`
 Menuiserie Vasseur SARL                     Facture n° F-3381
 6 rue du Port, 29200 Brest                  Date : 14/03/2026

 Facturé à :
 Élise Moreau
 2 place Verte
 35000 Rennes

 Désignation            Qté     Prix     Montant
 Porte en chêne           1   800,00      800,00

 Total HT                                 800,00
 TVA 20 %                                 160,00
 Total TTC                              960,00 €
 Acompte versé                         -300,00 €
 Reste à payer                           660,00 €
`)
    assert.deepEqual([total, prepaid, amountDue], ['960.00', '300.00', '660.00'])
  })
})

test.group('Invoices with unknown labels', () => {
  test('the only date after the issue date is the due date', async ({ assert }) => {
    const { issueDate, dueDate } = await read(`
 Kestrel Studio Ltd                          Invoice No. 771
 14 Mill Lane, Leeds LS2 7EY                 Invoice date: 02/03/2026
                                             Funds requested: 01/04/2026
 Total                                       £450.00
`)
    assert.deepEqual([issueDate, dueDate], ['2026-03-02', '2026-04-01'])
  })

  test('the buyer is above the street, below an unknown heading', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Ferreira Móveis Lda.                        Fatura n.º FT 2026/88
 Rua do Carmo, 7                             Data da fatura: 03/02/2026
 4700-034 Braga
 NIF: PT504426290

 Expedido sob conta
 Jardins do Minho Lda.
 Avenida Central, 40
 4000-174 Porto

 Total a pagar                               120,00 €
`)
    assert.deepEqual([seller.name, buyer.name], ['Ferreira Móveis Lda.', 'Jardins do Minho Lda.'])
  })

  test('the number of an order in a sentence is not that of the invoice', async ({ assert }) => {
    const { invoiceNumber } = await read(`
 Ahrens Technik GmbH                         Rechnung Nr. 5521 / 2026
 Hafenweg 1, 18055 Rostock                   Datum: 12.01.2026
 Rechnung gemäß Bestellung Nr. 2025-4711 vom 01.12.2025.
 Rechnungsbetrag                             90,00 €
`)
    assert.equal(invoiceNumber, '5521 / 2026')
  })
})
