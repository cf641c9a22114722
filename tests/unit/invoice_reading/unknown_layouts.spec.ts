import { test } from '@japa/runner'
import { meaningOf } from '#app/invoice_reading/label_grammar'
import { wordsOf } from '#app/invoice_reading/page_words'
import { plainPages } from '#app/invoice_reading/plain_pages'
import { plainValues } from '#app/invoice_reading/plain_values'
import { readInvoice } from '#app/invoice_reading/read_invoice'
import { tokensOf } from '#app/invoice_reading/printed_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const label = (text: string) => meaningOf(tokensOf(text))?.name ?? null

test.group('Labels that no list has', () => {
  test('mean what their words mean together: "{0}"')
    .with([
      ['Total (excl. VAT)', 'subtotal'],
      ['Totaal inclusief btw', 'total'],
      ['Factuur totaal EUR', 'total'],
      ['Jahresbeitrag ohne Versicherungsteuer', 'subtotal'],
      ['Zu zahlender Beitrag', 'amountDue'],
      ['Total remises', 'otherAmount'],
      ['Date limite de paiement', 'dueDate'],
      ['Datum der Rechnung', 'issueDate'],
      ['Date of delivery', 'otherDate'],
      ['Nr. der Rechnung', 'invoiceNumber'],
      ['Betreft factuur', 'otherNumber'],
    ] as [string, string][])
    .run(({ assert }, [text, name]) => assert.equal(label(text), name))

  test('mean nothing with a word that we don’t know', ({ assert }) => {
    assert.isNull(label('Total Quartz 5W40'))
    assert.isNull(label('Invoice for the garden'))
  })
})

test.group('Invoices in layouts of their own', () => {
  test('lines without headings are those that add up to the sum below them', async ({ assert }) => {
    const { lineItems, subtotal, total } = await read(`
 Quill & Partners LLP                                   Fee note: QP/118
 4 Orchard Road, Leeds LS1 4AP                          Date: 3 March 2026

 To:
 Marlow Bakeries Ltd
 9 Station Street
 Leeds LS2 8BD

 Preparation of annual accounts                                £1,200.00
 with all correspondence
 Payroll, three months                                            300.00

 Total before VAT                                               1,500.00
 VAT 20%                                                          300.00
 Total payable                                                 £1,800.00
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['1200.00', '300.00']
    )
    assert.deepEqual([subtotal, total], ['1500.00', '1800.00'])
  })

  test('of several rates none is the whole: the total is in the line that sums them up', async ({
    assert,
  }) => {
    const { subtotal, tax, total } = await read(`
 Hotel Pod Lipami                            Faktura nr 17/H/2026
 ul. Lipowa 2, 80-755 Gdańsk                 Data wystawienia: 15.02.2026

 Nabywca: Jan Wrona
 ul. Polna 1, 81-332 Gdynia

             Stawka       Netto         VAT        Brutto
             8%          600,00       48,00        648,00
             23%         100,00       23,00        123,00
             Razem       700,00       71,00        771,00
`)
    assert.deepEqual([subtotal, tax, total], ['700.00', '71.00', '771.00'])
  })

  test('the number and date of an invoice that is credited are not those of the credit note', async ({
    assert,
  }) => {
    const values = await read(`
 Kantoor Noord B.V.                       Creditfactuurnr    C26-0009
 Ringweg 1, 5046 AB Tilburg               Betreft factuur    F26-0173
                                          Datum              12-03-2026
 Klant:
 Bakkerij Van Loon
 Spoorlaan 400
 5038 CG Tilburg

 Omschrijving               Aantal     Prijs      Bedrag
 Retour stoel                    2    100,00      200,00

                                     Netto        200,00
                                     Btw 21%       42,00
                                     Totaal       242,00
`)
    assert.equal(values.documentType, 'creditNote')
    assert.deepEqual([values.invoiceNumber, values.issueDate], ['C26-0009', '2026-03-12'])
  })

  test('what stands beside the label of a client may be a number, with the name below', async ({
    assert,
  }) => {
    const { buyer, seller } = await read(`
 TALLERES ROBLE, S.L.                     CLIENTE 00721
 C/ Mayor 3                               DISTRIBUCIONES SOL, S.A.
 50016 ZARAGOZA                           Avda. Cataluña, 288
 N.I.F. B-41872367                        50014 ZARAGOZA

 FACTURA Nº        FECHA           MATRICULA
 T26-0389          24-02-2026      4471 KLM

 TOTAL FACTURA                             121,00 €
`)
    assert.equal(buyer.name, 'DISTRIBUCIONES SOL, S.A.')
    assert.equal(seller.name, 'TALLERES ROBLE, S.L.')
  })

  test('a levy may stand between tax and total', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 FACTURE N° 26-0318                     Hôtel Mirabel SARL
 Beaune, le 22 février 2026             12 place Carnot
                                        21200 Beaune
 Total HT                     300,00 €
 TVA 10 %                      30,00 €
 Taxe de séjour                 6,60 €
 Total TTC                    336,60 €
`)
    assert.deepEqual([subtotal, tax, total], ['300.00', '30.00', '336.60'])
  })

  test('a letter with a date and the word invoice is none', async ({ assert }) => {
    const letter =
      'Stadtwerke Linden GmbH\n9. März 2026\nIhre Rechnung folgt in den nächsten Tagen.'
    await assert.rejects(() => readInvoice(Buffer.from(letter)))
  })
})

test.group('Words whose letters are set apart', () => {
  test('are joined, and split where another kind of sign begins', ({ assert }) => {
    const [page] = plainPages(Buffer.from('I N V O I C E # 1 0 4 7'), 1).pages
    const pieces = page.words.map(({ text, left, right, bottom, size }) => {
      return { text, left, right, baseline: bottom, size }
    })
    const words = wordsOf(pieces, 1).map(({ text }) => text)
    assert.deepEqual(words, ['INVOICE', '#', '1047'])
  })
})
