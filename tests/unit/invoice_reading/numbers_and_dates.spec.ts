import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Numbers and dates of documents', () => {
  test('a delivery note is not the invoice, and letters before digits are not a VAT number', async ({
    assert,
  }) => {
    const { invoiceNumber } = await read(`
 Tissot Restauration SARL                          FACTURE
 1 cours de la Liberté               Numéro        Date        Compte client     Page
 70000 Vesoul                        FC24543063    12/01/24    C-46753           1/2

 Restauration Vesoul SA
 204 rue Nationale
 70000 Vesoul

 V/ commande     Bon de livraison     Livré le      Règlement
 4535434         BL467537             06/01/24      Virement 30 j. net

 Désignation           Quantité     P.U. HT     Montant HT
 Farine T55                   7       21,34         149,38
 Total HT                                           149,38
 TVA 20 %                                            29,88
 Total TTC                                          179,26
`)
    assert.equal(invoiceNumber, 'FC24543063')
  })

  test('the date of what was done is not that of the invoice', async ({ assert }) => {
    const issuedOn = async (title: string, date: string) => {
      const { issueDate } = await read(`
 Fox Wrecker Service
 6 Mill Lane, Springfield IL 62704

 ${title}

 Jane Mill                           ${date}
 9 Station Road
 Springfield IL 62704

 Hook-up fee                           125.00
 Total                                 125.00
`)
      return issueDate
    }
    assert.equal(await issuedOn('Invoice of 14/04/2026', 'Date of tow: 13/01/2026'), '2026-04-14')
    const ofOrder = 'Invoice of order 88 of 13/01/2026'
    for (const label of [
      'Date of invoice',
      'Date of issue',
      'Date of the invoice',
      'Date of bill',
      'Date of statement',
    ])
      assert.equal(await issuedOn(ofOrder, `${label}: 14/04/2026`), '2026-04-14', label)
  })

  test('the days until a refund arrives are not a term of payment', async ({ assert }) => {
    const { dueDate, documentType } = await read(`
 Comptoir Vasseur SARL, 1 cours de la Liberté, 47300 Villeneuve
 AVOIR AV2023-6256                                  Date de l’avoir : 07.11.2023

 Adresse de facturation
 Inès Harcourt
 31 quai du Vieux Port
 73000 Chambéry

 Infusion verveine          2       9,59      19,18
 Total remboursé TTC                          19,18

 Le remboursement est effectué sur le moyen de paiement utilisé (carte bancaire). Comptez 3 à 5 jours.
`)
    assert.equal(documentType, 'creditNote')
    assert.isNull(dueDate)
  })

  test('the days in which goods can be exchanged are not a term of payment', async ({ assert }) => {
    const dueOf = async (sentence: string) => {
      const { dueDate } = await read(`
 Fox Suministros S.L.
 Factura nº: A-117/26
 Fecha de emisión: 17.03.2026

 Total                                             242,00 €
 ${sentence}
`)
      return dueDate
    }
    assert.isNull(await dueOf('Cambios en un plazo de 30 días'))
    assert.isNull(await dueOf('Plazo de devolución: 30 días'))
    assert.isNull(await dueOf('Goods paid for can be exchanged within 30 days'))
    assert.isNull(await dueOf('Plazo de cambio: 30 días'))
    for (const sentence of [
      'Forma de pago: letra de cambio a 30 días',
      'Payment by bill of exchange within 30 days',
      'Transferencia bancaria a 30 días fecha de factura. Sin cambios ni devoluciones',
      'Net 30 days, payment guaranteed by Mill Bank',
      'Zahlungsziel 30 Tage, Umtausch ausgeschlossen',
    ])
      assert.equal(await dueOf(sentence), '2026-04-16', sentence)
  })

  test('dates and numbers of orders and dockets are not those of the invoice', async ({
    assert,
  }) => {
    const dateOf = async (lines: string) => {
      const { issueDate } = await read(`
 Fox Mill Sp. z o.o.
 ul. Młyńska 6, 00-001 Warszawa
 ${lines.replaceAll('\n', '\n ')}

 Do zapłaty                               123,00
`)
      return issueDate
    }
    const number = 'Faktura nr 118/2026'
    const order = 'Zamówienie nr     77 z dnia 01.12.2026'
    assert.equal(await dateOf(`${number}\n${order}\n05.12.2026`), '2026-12-05')
    assert.equal(await dateOf(`${number}     z dnia 05.12.2026\n${order}`), '2026-12-05')
    assert.equal(
      await dateOf(`${number}\nNr klienta: 4711     Data wystawienia 05.12.2026\n01.12.2026`),
      '2026-12-05'
    )
    /** A term, and the date of the place. */
    const term = `${number}\nZapłacić do dnia 19.12.2026`
    assert.equal(await dateOf(`${term}\nOdbiór 05.12.2026, kurier 06.12.2026`), '2026-12-05')
    assert.equal(await dateOf(`${term}\nPoznań, dnia 05.12.2026`), '2026-12-05')
    const numberOf = async (lines: string) => {
      const { invoiceNumber } = await read(`
 Fox Quarry Ltd
 ${lines.replaceAll('\n', '\n ')}
 Date 05/12/2026

 Total                                    123.00
`)
      return invoiceNumber
    }
    assert.equal(await numberOf('Invoice 118 docket no. 4711'), '118')
    assert.isNull(await numberOf('INVOICE\nDocket No.   4711'))
    assert.equal(await numberOf('Docket Number    Invoice\n4711             118'), '118')
  })

  test('a holder of a berth is the buyer, that of a bank account is not one', async ({
    assert,
  }) => {
    const buyerOf = async (label: string, more = '') => {
      const { buyer } = await read(`
 Fox Marina Ltd
 6 Mill Lane, Leeds LS2 8BD

 ${label}
 Jane Mill
 9 Station Road
 Leeds LS1 4AP

 Invoice number 118
 Total                                    123.00
 ${more}
`)
      return buyer.name
    }
    assert.equal(await buyerOf('Berth holder'), 'Jane Mill')
    assert.equal(await buyerOf('Invoice to', 'Account holder: Fox Marina Ltd'), 'Jane Mill')
  })

  test('"Te crediteren" is the total of a credit note', async ({ assert }) => {
    const { total, tax } = await read(`
 Verhoeven Installatiemateriaal N.V.              Creditnota
 Ambachtsweg 15, 1621 AB Hoorn                    Creditnotanummer: 24706202
                                                  Creditnotadatum: 25-02-2024
 Horeca Nijland B.V.
 Oude Singel 88
 3811 NB Amersfoort

 Omschrijving            Aantal     Prijs         Netto
 Pomp circulatie             26    222,74      5.791,24

 Goederenbedrag     Btw %     Grondslag btw     Btw-bedrag     Te crediteren EUR
       5.791,24     21,00          5.791,24       1.216,16              7.007,40
`)
    assert.deepEqual([tax, total], ['1216.16', '7007.40'])
  })

  test('a number after "Number" can begin with letters of a country', async ({ assert }) => {
    const numberOf = async (number: string) => {
      const { invoiceNumber } = await read(`
 Fox Ltd
 6 Mill Lane, Leeds LS2 8BD

 Number     ${number}
 Date       05/12/2026

 Description          Qty     Price     Amount
 Night                  2     50.00     100.00
 Total                                  100.00
`)
      return invoiceNumber
    }
    for (const number of ['DE2024-17', 'NL-2024-003', 'FR0017']) {
      assert.equal(await numberOf(number), number)
    }
    for (const vatId of ['ATU12345678', 'DE12345678']) {
      assert.isNull(await numberOf(vatId))
    }
  })

  test('the date of the next inspection is not a due date', async ({ assert }) => {
    const { dueDate } = await read(`
 Fox Vets Ltd                               Invoice 296751
 4 Mill Lane, Leeds LS2 8BD                 Date 07/21/2026

 Bill to: Jane Cole
 9 Station Road
 Bend, OR 97701

 Description              Qty     Price     Total
 Vaccine                    1     34.75     34.75
 Total                                      34.75

 Reminders for Moose                Due
 Annual exam                        07/15/2027
`)
    assert.isNull(dueDate)
  })
})
