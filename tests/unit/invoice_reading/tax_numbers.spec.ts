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
  test('reads the number of the seller: {$self}')
    .with([
      ['Steuernummer 133/8150/8159', '133/8150/8159'],
      ['(Steuernummer 93815/08152)', '93815/08152'],
      ['Tischlerei Brandt · Steuer-Nr.: 93 815 08152 · www.brandt.example', '93 815 08152'],
      ['Unsere Steuernummer lautet 21/815/08150.', '21/815/08150'],
      ['Steuernummer: 12-345/6789', '12-345/6789'],
      ['St.-Nr. 133 / 8150 / 8159    USt-IdNr. DE811569869', '133/8150/8159'],
      ['USt-IdNr. / Steuernummer: DE811569869 / 133/8150/8159', '133/8150/8159'],
      ['Steuernummer / USt-IdNr.: 133/8150/8159 / DE811569869', '133/8150/8159'],
      ['Steuernummer\n 2181508150000', '2181508150000'],
      [
        'Tischlerei Brandt, Hauptstraße 3, 50667 Köln, www.brandt.example, Steuernummer\n 133/8150/8159, Meisterbetrieb',
        '133/8150/8159',
      ],
      ['Steuernummer   Mobil 01701234567\n 133/8150/8159', '133/8150/8159'],
      ['Codice fiscale RSSMRA85T10A562S', 'RSSMRA85T10A562S'],
      ['C.F. RSSMRA 85T10 A562S', 'RSSMRA 85T10 A562S'],
      ['EIN 12-3456789', '12-3456789'],
      ['Tax ID #12-3456789', '12-3456789'],
      ['ABN 51 824 753 556', '51 824 753 556'],
      ['Thank you for your business! EIN 12-3456789', '12-3456789'],
      ['Vielen Dank für Ihre Bestellung! Steuernummer 133/8150/8159', '133/8150/8159'],
      ['Ihre Kundennummer: 4711 Steuernummer: 133/8150/8159', '133/8150/8159'],
      ['Your order 4711, our tax number 12-3456789', '12-3456789'],
    ])
    .run(({ assert }, [footer, expected]) => {
      const { seller, buyer } = partiesWith(footer)
      assert.deepEqual([seller.taxNumber, buyer.taxNumber], [expected, null])
    })

  test('ignores other numbers: {$self}')
    .with([
      'SIRET 732 829 320 00074',
      'SIREN 732 829 320 RCS Paris\n Portable 0612345678',
      'NIP 526-025-02-74   REGON 123456785\n Infolinia 48221234567',
      'P.IVA e C.F. 00743110157',
      'Codice fiscale e P. IVA IT00743110157',
      'Steuernummer 4711',
      'Steuernummer 12/2026/0117',
      'Steuernummer auf Anfrage, Telefon 0221 815 08152',
      'Steuernummer: beantragt\n Handy: 06641234567',
      'USt-Nr. ATU12345678\n Handy 06641234567',
      'Tax ID: 123-45-6789\n Cell: 5551234567',
      'GSTIN 27AAPFU0939F1ZW\n Mob 9876543210',
      'Tuna tin 5012345678900',
      'Set aus ein   4006381333931',
      'Kunden-Nr. 1234567890',
    ])
    .run(({ assert }, footer) => {
      const { seller, buyer } = partiesWith(footer)
      assert.deepEqual([seller.taxNumber, buyer.taxNumber], [null, null])
    })

  test('assigns a number labelled "Ihre" to the buyer', async ({ assert }) => {
    const { seller, buyer } = partiesWith('Ihre Steuernummer: 133/8150/8159')
    assert.deepEqual([seller.taxNumber, buyer.taxNumber], [null, '133/8150/8159'])
  })
})
