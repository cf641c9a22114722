import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoicePages } from '#app/invoices/reading/text/read_invoice_text'

const warningsOf = (page: string) =>
  readInvoicePages(plainPages(Buffer.from(page), 1).pages).warnings

const documentWith = (title: string, rest = '') => `
 ${title}

 Holm & Vester GmbH                     Nr. 4711
 Am Hafen 3, 24103 Kiel                 03.11.2026
 ${rest}

 Tische                                             100,00 €
 Summe                                              100,00 €
 19 % MwSt.                                          19,00 €
 Gesamtbetrag                                       119,00 €
`

test.group('Documents that are not invoices', () => {
  test('have a warning, by their title: {$self}')
    .with([
      'Angebot',
      'Unverbindliches Angebot',
      'Angebot Nr. 4711',
      'Auftragsbestätigung AB-4711',
      '2. Mahnung',
      'Lieferschein',
      'QUOTATION',
      'Quotation Q-3391',
      'Purchase order',
      'Delivery note',
      'Statement of account',
      'Devis n° 4711',
      'Bon de livraison',
      'Preventivo n. 12',
      'Albarán 21249',
      'Presupuesto',
      'Offerte 2026-12',
      'Aanmaning',
      'Wezwanie do zapłaty',
      'Nota de encomenda',
    ])
    .run(({ assert }, title) =>
      assert.deepEqual(warningsOf(documentWith(title)), ['other_document'])
    )

  test('have a doubtful kind', ({ assert }) => {
    const kindOf = (title: string) =>
      readInvoicePages(plainPages(Buffer.from(documentWith(title)), 1).pages).values.documentType!
    assert.isAbove(kindOf('Rechnung').confidence, 0.6)
    assert.isAtMost(kindOf('2. Mahnung').confidence, 0.6)
  })

  test('have a title that is not the seller')
    .with(['Quotation', 'Auftragsbestätigung', 'Payment reminder', 'Lieferschein'])
    .run(({ assert }, title) => {
      const page = `
${title}
Halyard Marquees Ltd, The Boathouse, Henley RG9 1DY

For: Rosalind Pike
Date: 4 November 2026

Flooring and heating            £620.00
Total                           £620.00
`
      const { values } = readInvoicePages(plainPages(Buffer.from(page), 1).pages)
      assert.equal(values.seller.name?.value, 'Halyard Marquees Ltd')
    })

  test('are not invoices that have such words: {0}')
    .with([
      ['Angebote der Woche im Laden', ''],
      ['Rechnung zum Angebot Nr. 4711', ''],
      ['Rechnung 4711 / Lieferschein 812', ''],
      ['Bestellung und Lieferung frei Haus', ''],
      ['OFERTA', 'Factura 2026/17'],
      ['REMINDER', 'Invoice no. INV-17'],
      ['Lieferschein 812', 'Rechnung R-17'],
      ['Bestellung 4711', 'Rechnungsnummer: R-17'],
      ['Purchase order', 'Invoice number: INV-17'],
      ['Albarán 21249', 'Nº factura: 2026/17'],
      ['Zamówienie nr 4711', 'Numer faktury: 17/2026'],
    ])
    .run(({ assert }, [title, rest]) => assert.deepEqual(warningsOf(documentWith(title, rest)), []))
})
