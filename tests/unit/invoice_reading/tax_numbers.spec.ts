import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

function partiesWith(footer: string) {
  const page = `
 Tischlerei Brandt                              Rechnung 2026-117
 Hauptstraße 3                                  Datum 01.05.2026
 50667 Köln

 Familie Petersen
 Am Hafen 4
 24103 Kiel

 Summe netto                                             100,00 €
 MwSt. 19 %                                               19,00 €
 Gesamtbetrag                                            119,00 €

 ${footer}
`
  return plainValues(readInvoiceText(plainPages(Buffer.from(page), 1).pages))
}

test.group('Tax numbers', () => {
  test('of the seller: {$self}')
    .with([
      ['Steuernummer 133/8150/8159', '133/8150/8159'],
      ['Tischlerei Brandt · Steuer-Nr.: 93 815 08152 · www.brandt.example', '93 815 08152'],
      ['Unsere Steuernummer lautet 21/815/08150.', '21/815/08150'],
      ['St.-Nr. 133 / 8150 / 8159    USt-IdNr. DE811569869', '133 / 8150 / 8159'],
      ['USt-IdNr. / Steuernummer: DE811569869 / 133/8150/8159', '133/8150/8159'],
      ['Steuernummer / USt-IdNr.: 133/8150/8159 / DE811569869', '133/8150/8159'],
      ['Steuernummer\n 2181508150000', '2181508150000'],
      ['Codice fiscale RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
      ['EIN 12-3456789', '12-3456789'],
      ['ABN 51 824 753 556', '51 824 753 556'],
    ])
    .run(({ assert }, [footer, expected]) => {
      const { seller, buyer } = partiesWith(footer)
      assert.deepEqual([seller.taxNumber, buyer.taxNumber], [expected, null])
    })

  test('no numbers of VAT, registers and customers: {$self}')
    .with([
      'SIRET 732 829 320 00074',
      'SIREN 732 829 320',
      'REGON 123456785',
      'P.IVA e C.F. 00743110157',
      'Codice fiscale e P. IVA IT00743110157',
      'Steuernummer 4711',
      'Steuernummer auf Anfrage, Telefon 0221 815 08152',
    ])
    .run(({ assert }, footer) => {
      const { seller, buyer } = partiesWith(footer)
      assert.deepEqual([seller.taxNumber, buyer.taxNumber], [null, null])
    })

  test('of the buyer with a label that says so', async ({ assert }) => {
    const { seller, buyer } = partiesWith('Ihre Steuernummer: 133/8150/8159')
    assert.deepEqual([seller.taxNumber, buyer.taxNumber], [null, '133/8150/8159'])
  })
})
