import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (page: string) => plainValues(readInvoiceText(plainPages(Buffer.from(page), 1).pages))

const iban = 'DE89370400440532013000'
const printedIban = 'DE89 3704 0044 0532 0130 00'

const accountsWith = (sentence: string) => {
  const { seller, buyer, dueDate } = read(`
 Nordlicht Wärme GmbH                       Rechnungsnummer: NW-260417
 Deichstr. 5                                Rechnungsdatum: 06.11.2026
 25813 Husum

 Familie Jannsen
 Norderende 8
 25813 Husum

 Nettobetrag                                           100,00 €
 Umsatzsteuer 19 %                                      19,00 €
 Bruttobetrag                                          119,00 €

 ${sentence}
`)
  return { seller: seller.iban, buyer: buyer.iban, dueDate }
}

test.group('Accounts of the customer', () => {
  test('are the buyer’s, and the date of a refund is no due date: {$self}')
    .with([
      `Das Guthaben überweisen wir bis zum 20.11.2026 auf Ihr Konto ${printedIban}.`,
      `Wij storten het bedrag voor 20-11-2026 op rekening ${printedIban}.`,
      `We will refund the credit by 20 November 2026 to your account ${printedIban}.`,
      `Le solde sera versé avant le 20/11/2026 par virement sur votre compte ${printedIban}.`,
      `Le ingresaremos en su cuenta ${printedIban} el saldo antes del 20/11/2026.`,
    ])
    .run(({ assert }, sentence) =>
      assert.deepEqual(accountsWith(sentence), { seller: null, buyer: iban, dueDate: null })
    )

  test('are the buyer’s in a direct debit: {$self}')
    .with([
      `Den Betrag buchen wir am 20.11.2026 von Ihrem Konto ${printedIban} ab.`,
      `Banca d'appoggio: ${printedIban} (Vs. banca)   Scadenza: 20/11/2026`,
    ])
    .run(({ assert }, sentence) =>
      assert.deepEqual(accountsWith(sentence), { seller: null, buyer: iban, dueDate: '2026-11-20' })
    )

  test('are the seller’s if they are to be paid to: {$self}')
    .with([
      `Bitte überweisen Sie den Betrag bis zum 20.11.2026 auf unser Konto ${printedIban}.`,
      `Zahlbar bis zum 20.11.2026. Konto: Cta.${iban}`,
      `Bitte überweisen Sie von Ihrem Konto auf unser Konto ${printedIban}.`,
      `Your account number: 8812 4471 / IBAN: ${printedIban}`,
      `Votre compte client : 411 / IBAN : ${printedIban}`,
      `Desde su cuenta a nuestra cuenta ${printedIban}`,
      `Coordinate bancarie per accredito: IBAN ${printedIban}`,
      `Wij maken u erop attent: te betalen op ${printedIban}`,
      `Der Betrag wird von Ihrem Konto abgebucht.\n IBAN: ${printedIban}`,
      `Prélèvement sur votre compte d’activité ; virement possible avant le 20/11/2026 : IBAN ${printedIban}`,
    ])
    .run(({ assert }, sentence) => {
      const { seller, buyer } = accountsWith(sentence)
      assert.deepEqual({ seller, buyer }, { seller: iban, buyer: null })
    })
})

test.group('Due dates beside a refund', () => {
  test('stay: {0}')
    .with([
      ['Please pay by 20 November 2026. Overpayments will be refunded.', '2026-11-20'],
      ['Bitte zahlen Sie bis zum 20.11.2026. Ein Guthaben erstatten wir umgehend.', '2026-11-20'],
      [
        'Wir buchen den Betrag am 20.11.2026 ab. Ein Guthaben überweisen wir auf Ihr Konto.',
        '2026-11-20',
      ],
      ['Bitte bezahlen Sie innerhalb von 14 Tagen ab Rechnungsdatum.', '2026-11-20'],
    ])
    .run(({ assert }, [sentence, date]) => assert.equal(accountsWith(sentence).dueDate, date))
})

test.group('Self-billed invoices', () => {
  test('name the seller as the receiver, whose account is paid', ({ assert }) => {
    const { documentType, seller, buyer, dueDate } = read(`
                                                   Rotstift Medien GmbH
                                                   Schanzenstraße 36
                                                   51063 Köln
                                                   USt-IdNr. DE136695976
 Kilian Brandstetter
 Untere Bachgasse 11
 93047 Regensburg

 Gutschrift Nr. GS-26/0419
 Gutschrift im Sinne des § 14 Abs. 2 UStG
 Abrechnungsdatum: 30.10.2026      Ihre Steuernummer: 244/211/50319

 Lektorat Sonderheft Herbst                          100,00 €
 Summe netto                                         100,00 €
 7 % MwSt.                                             7,00 €
 Auszahlungsbetrag                                   107,00 €

 Die Überweisung erfolgt bis 13.11.2026 auf Ihr Konto ${printedIban}.
`)
    assert.equal(documentType, 'selfBilled')
    assert.deepEqual(
      [seller.name, seller.taxNumber, seller.iban],
      ['Kilian Brandstetter', '244/211/50319', iban]
    )
    assert.deepEqual(
      [buyer.name, buyer.vatId, buyer.iban],
      ['Rotstift Medien GmbH', 'DE136695976', null]
    )
    assert.equal(dueDate, '2026-11-13')
  })
})

test.group('Credit notes', () => {
  test('with a term after the word are not self-billed', ({ assert }) => {
    const { documentType, seller } = read(`
 Holzwerk Berg GmbH                        Gutschrift Nr. 4711
 Am Hafen 3, 24103 Kiel                    Datum: 06.11.2026

 Gutschrift nach 14 Tagen auf das Kundenkonto.

 Holm AG
 Lindenweg 4
 24103 Kiel

 Nettobetrag                                         100,00 €
 Umsatzsteuer 19 %                                    19,00 €
 Gesamtbetrag                                        119,00 €
`)
    assert.deepEqual([documentType, seller.name], ['creditNote', 'Holzwerk Berg GmbH'])
  })

  test('are named in a row below the title of an invoice, if the total is negative', ({
    assert,
  }) => {
    const { documentType, total } = read(`
 Lehmann SA                                 Facture AV2500160
 20 boulevard Lundy, 51100 Reims            Date : 15/09/2025

 Avoir sur facture FA2505037
 Vasque                                              -100,00 €
 Total HT                                            -100,00 €
 TVA 20 %                                             -20,00 €
 Total TTC                                           -120,00 €
`)
    assert.deepEqual([documentType, total], ['creditNote', '120.00'])
  })

  test('have their own date, not that of the corrected invoice', ({ assert }) => {
    const { issueDate } = read(`
 Levante Suministros, S.L.
 46988 Paterna (Valencia)

 FACTURA RECTIFICATIVA (ABONO)
 Nº factura          Fecha             Forma de pago
 R26/00087           05/11/2026        Compensación

 Rectifica la factura A26/03318 de fecha 12/10/2026. Motivo: devolución.

 Base imponible                                     -100,00 €
 IVA 21 %                                            -21,00 €
 Total                                              -121,00 €
`)
    assert.equal(issueDate, '2026-11-05')
  })
})
