import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { withoutJoins } from '#app/invoices/reading/pages/joined_words'
import { withLitres } from '#app/invoices/reading/pages/litres'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { cleanPartyName } from '#app/invoices/reading/text/parties/party_names'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Dates', () => {
  test('of a discount may be in the sentence after the due date', async ({ assert }) => {
    const { dueDate } = await read(`
 Gebäudereinigung Achilles e.K.              Rechnung RE-2024-0310
 Datum: 27.06.2024
 Treppenhausreinigung                                    1.208,40 €
 Rechnungsbetrag                                         1.208,40 €
 Zahlbar bis 11.07.2024 ohne Abzug. Bei Zahlung bis 04.07.2024 gewähren wir 2 % Skonto.
`)
    assert.equal(dueDate, '2024-07-11')
  })

  test('below a heading of their own are not the issue date', async ({ assert }) => {
    const { issueDate, dueDate } = await read(`
 Cordeiro Cerâmica Lda.                       Fatura FAC B2025/2328
 Contrib.       Requisição        Data          Condição de pagamento     Vencimento
 505704471      Enc. 4551156      22-03-2025    Fatura 60 dias            21-05-2025
 Azulejo branco mate                                                      132,24
 A pagar (EUR)                                                            132,24
`)
    assert.deepEqual([issueDate, dueDate], ['2025-03-22', '2025-05-21'])
  })

  test('in a margin beside the rows are below their labels, not below names of rows', async ({
    assert,
  }) => {
    const { issueDate, dueDate, lineItems } = await read(`
 Fox Joinery Ltd
 6 Mill Lane, Leeds LS2 8BD

                   Mill Bakery
                   9 Station Road
                   Leeds LS1 4AP

 INVOICE           Description            Qty     Price     Amount
 2026-118
 DATE              Annual subscription      1    120.00     120.00
 05/12/2026        Setup                    1     30.00      30.00
 DUE DATE          Support                  2     25.00      50.00
 19/12/2026        Training                 1    100.00     100.00

                   Net total                                300.00
                   VAT 20%                                   60.00
                   Total                                    360.00
`)
    assert.deepEqual([issueDate, dueDate], ['2026-12-05', '2026-12-19'])
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      ['Annual subscription', 'Setup', 'Support', 'Training']
    )
    /** `Data` is also the date in Italian. */
    const phone = await read(`
 Fox Telefonia S.r.l.
 Via Roma 6, 20121 Milano

 Fattura n. 2026-118
 Milano, 5 dicembre 2026

 Descrizione        Quantità     Prezzo     Importo
 Chiamate               1        20,00      20,00
 Data                   1        10,00      10,00
 01/11/2026         30/11/2026
 Imponibile                                 30,00
 IVA 22%                                     6,60
 Totale                                     36,60
`)
    assert.equal(phone.issueDate, '2026-12-05')
  })

  test('of delivery notes and street names are not the issue date', async ({ assert }) => {
    const { issueDate } = await read(`
 Alonso Rey S.A.
 Av. 25 de Abril, 39
 Factura       Fecha        Cliente
                                             Jamones Elche S.L.
 25/949851     14/03/25     K33198
 Art.    Descripción                   Cantidad    Precio      Importe
 Albarán 21249 de fecha 27/02/25
 6464    Falda de ternera                 23,00      9,84       226,32
 TOTAL FACTURA                                                  226,32
`)
    assert.equal(issueDate, '2025-03-14')
  })
})

test.group('Kinds', () => {
  test('are not named by how an invoice is paid', ({ assert }) => {
    const page = (payment: string) => `
 Alonso Rey S.A.
 Avda. de Portugal 61, 03203 Elche
 Factura             Fecha         Cliente
                                                       Jamones Elche S.L.
 25/949851           14/03/25      K33198
                                                       Avda. de Portugal 61
 N.I.F. cliente      Ruta          Forma de pago
 B52385721           11 CENTRO     ${payment}
 Falda de ternera                          23,00    9,84     226,32
 TOTAL FACTURA                                               226,32
`
    for (const payment of ['Recibo domiciliado', 'Recibo']) {
      const { pages } = plainPages(Buffer.from(page(payment)), 1)
      const words = pages[0].words.map((word) => ({
        ...word,
        size: word.text === 'Recibo' ? 2 * word.size : word.size,
      }))
      assert.equal(readInvoiceText([{ ...pages[0], words }]).documentType?.value, 'invoice')
    }
  })
})

test.group('Amounts', () => {
  test('in a margin are beside the lines', async ({ assert }) => {
    const { amountDue, lineItems } = await read(`
 Sparks Vercoe Limited                                                     TAX INVOICE
 Item                           Qty       Rate       Amount
 Electrician                   2 hr     102.15       204.30            Amount due
 Apprentice electrician        3 hr      58.25       174.75            $435.91
                   Total excl. GST     $379.05
                   GST 15%              $56.86
                   Total incl. GST     $435.91
`)
    assert.equal(amountDue, '435.91')
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['204.30', '174.75']
    )
    const left = await read(`
 Fox Ltd
 3 Mill Lane            Invoice 2026-118
                   Description               Qty      Price      Amount
                   Nails                       1      10.00       10.00
 Amount due        Oak boards                  3     100.00      300.00
 $446.80           Glue                        2      32.00       64.00
 Due date
 06/04/2026
                   Net total                                     374.00
                   Sales tax                                      72.80
                   Total                                         446.80
`)
    assert.equal(left.amountDue, '446.80')
    /** The heading of a column. */
    const column = await read(`
 Fox Ltd
 3 Mill Lane                                   Invoice 2026-118
 Amount due        Date             Reference      Days
 £36.80            04/04/2026       Reminder       30
 Net                                           100.00
 VAT 20 %                                       20.00
 Total                                         120.00
`)
    assert.isNull(column.amountDue)
  })

  test('of several taxes give the net amount, without a sum of the taxes', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Smeets Horecagroothandel B.V.                                     FACTUUR 6911311
 Omschrijving               Aantal        Prijs        Bedrag        Btw
 Vershoudfolie                   8       357,03      2.856,24         H
 Koffie                         10        55,49        554,90         L

 Goederenbedrag   Orderkosten      Netto   Grondslag H   Btw H 21%   Grondslag L   Btw L 9%   Factuurbedrag EUR
       3.411,14          6,95   3.418,09      2.863,19      601,27        554,90      49,94            4.069,30
`)
    assert.deepEqual([subtotal, tax, total], ['3418.09', null, '4069.30'])
  })

  test('below the names of taxes with a code are not lines', async ({ assert }) => {
    const { lineItems } = await read(`
 Metalli Pescara S.n.c.      FATTURA 2541/A
 Data                Formulario              C.E.R.          Descrizione                                              U.M.      Quantità      Prezzo      IVA     Importo
 2026-06-25          XR 449159/26            13 02 05*       Olio esausto per motori                                  Q.li         13,00       37,70       22      490,10
 2026-06-27          XR 449175/26            15 01 06        Imballaggi in materiali misti                            Q.li           8,50        8,05      10       68,43
 2026-08-04                                                  Autospurgo con operatore                                 ORE            5,00      86,54       22      432,70
Cod.         Descrizione                                  Imponibile                Imposta
22           IVA 22%                                      5.011,50                1.102,53
10           IVA 10%                                        104,73                    10,47
  Totale servizi               Spese incasso e bolli                   Totale imponibile                 Totale IVA               Totale documento EUR
  5.111,33                     4,90                                    5.116,23                          1.113,00
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['490.10', '68.43', '432.70']
    )
  })

  test('are in dollars if an address is American, and initials are no currency', async ({
    assert,
  }) => {
    const { currency } = await read(`
 Crandall Builders Corp.
 6605 Wabash Ave, Ste 120   Peoria, IL 61602                   *** INVOICE ***
 CUST NO      TERMS       CLERK      DATE
 29349        NET 30      RS         2/21/24
 JOINT COMPOUND ALL PURP                                            280.80
 TOTAL AMOUNT                                                       280.80
`)
    assert.equal(currency, 'USD')
  })
})

test.group('Sums', () => {
  test('of each rate are not those of the document', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Eventos Tudela SL                                      FACTURA N.º 570
 CANT.     CONCEPTO                          PRECIO     IVA     IMPORTE
     5     Ramo de novia                     114,00     10%      570,00
     6     Montaje                            77,15     21%      462,90
  Base 21%         IVA 21%         Base 10%         IVA 10%         TOTAL EUROS
    462,90           97,21           570,00           57,00            1.187,11
`)
    assert.deepEqual([subtotal, tax, total], [null, null, '1187.11'])
  })

  test('are those of the table of taxes below a discount', async ({ assert }) => {
    const { subtotal, tax, total, prepaid } = await read(`
 Pharmacie Lacombe SELARL                               FACTURE No F568589
 Désignation               Qté      P.U. TTC     TVA %     Total TTC
 TENSIOMETRE                 7         49,10     20,00        343,70
 VITAMINE C                  6          7,95     10,00         47,70
     TVA %           H.T.        T.V.A.         T.T.C.
     20,00         272,10         54,42         326,52         Total brut TTC            391,40
     10,00          41,20          4,12          45,32         Remise collectivité       -19,56
 Total             313,30         58,54         371,84         NET À PAYER (EUR)         371,84
`)
    assert.deepEqual([subtotal, tax, total, prepaid], ['313.30', '58.54', '371.84', null])
  })

  test('of payments in a list of transactions are not lines', async ({ assert }) => {
    const { lineItems } = await read(`
 Hosting Dublin 12 Limited                                   Invoice #INV-363571
      Description                          Period                              Total
 Domain Renewal - .com        7th November 2023 - 5th November 2024            €13.44
 Daily Backup Add-on          8th November 2023 - 6th November 2024            €36.44
                                                                Sub Total      €49.88
                                                                    Total      €49.88
 Transaction Date             Gateway              Transaction ID             Amount
 2nd November 2023            Bank Transfer        txn-3682266317             €49.88
`)
    assert.deepEqual(
      lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['Domain Renewal - .com', '13.44'],
        ['Daily Backup Add-on', '36.44'],
      ]
    )
  })
})

test.group('Rates', () => {
  test('follow a code with the name of the tax', async ({ assert }) => {
    const { lineItems } = await read(`
 Beauchesne & Pettigrew Inc.                                     INVOICE 18049
 Quantity   Description                       Tax    Unit Price      Amount
        6   Desk base, electric                H        498.65     2,991.90
        3   Installation                       H         76.20       228.60
            Subtotal:                                              3,220.50
            H - HST 13%
             HST                                                     418.67
                                             Total Amount          3,639.17
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['13', '13']
    )
  })

  test('are zero for a dash in their column', async ({ assert }) => {
    const { lineItems } = await read(`
 Pruvost & Pruvost SA                                           Facture FS26-28
 Prestations                    Nombre     Prix TTC     TVA     Montant TTC
 Location salle plénière            15       405,35    20 %        6 080,25
 Taxe de séjour                      9         1,95    –              17,55
                                                  Total TTC        6 097,80
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['20', '0']
    )
  })
})

test.group('Unread values of pictures', () => {
  const word = (text: string, left: number, top: number): Word => ({
    ...{ text, left, right: left + 6 * text.length, top, bottom: top + 9 },
    ...{ page: 1, size: 9, certainty: 0.98 },
  })
  const row = (top: number, cells: [string, number][]) =>
    cells.map(([text, left]) => word(text, left, top))
  const ratesOf = (words: Word[]) =>
    plainValues(
      readInvoiceText([{ number: 1, source: 'ocr', width: 595, height: 842, words }])
    ).lineItems.map(({ quantity, taxRate }) => [quantity, taxRate])
  const heading = row(100, [
    ...([
      ['Description', 40],
      ['Qty', 300],
      ['Price', 350],
      ['VAT', 420],
    ] as [string, number][]),
    ['Amount', 480],
  ])
  const first = row(120, [
    ...([
      ['Chair', 40],
      ['3', 306],
      ['10.00', 350],
      ['20%', 420],
    ] as [string, number][]),
    ['30.00', 486],
  ])
  const second = row(135, [
    ['Table', 40],
    ['10.50', 350],
    ['42.00', 486],
  ])
  const sums = [
    ...row(160, [
      ['Total', 350],
      ['excl.', 390],
      ['VAT', 430],
      ['72.00', 486],
    ]),
    ...row(175, [
      ['VAT', 300],
      ['20%', 330],
      ['72.00', 400],
      ['14.40', 486],
    ]),
    ...row(190, [
      ['Total', 350],
      ['86.40', 486],
    ]),
  ]

  test('follow from price and amount, and from the bases of the taxes', ({ assert }) => {
    const title = row(60, [
      ['Invoice', 40],
      ['4711', 90],
    ])
    assert.deepEqual(ratesOf([...title, ...heading, ...first, ...second, ...sums]), [
      ['3', '20'],
      ['4', '20'],
    ])
  })

  test('follow from price and amount without a discount in a column of discounts', ({ assert }) => {
    const quantitiesOf = (table: string) => {
      const page = ` Fox Joinery Ltd                            Invoice no. 2026-118

 Description          Qty     Price     Disc.    Amount
 Chair                  3     10.00               30.00
 Table                        ${table}
`
      const pages = plainPages(Buffer.from(page), 1).pages.map((own) => ({
        ...own,
        source: 'ocr' as const,
        words: own.words.map((one) => ({ ...one, certainty: 0.9 })),
      }))
      return plainValues(readInvoiceText(pages)).lineItems.map(({ quantity }) => quantity)
    }
    assert.deepEqual(quantitiesOf('10.50               42.00'), ['3', '4'])
    assert.deepEqual(quantitiesOf('50.00      50%      50.00'), ['3', null])
    assert.deepEqual(quantitiesOf('10.50               44.00'), ['3', null])
  })

  test('are apart from what was joined to them', ({ assert }) => {
    const texts = (words: Word[]) => withoutJoins(words).map(({ text }) => text)
    assert.deepEqual(texts([word('3hr', 300, 100), word('9hr', 300, 120)]), ['3', 'hr', '9', 'hr'])
    assert.deepEqual(texts([word('1=19%', 40, 100)]), ['1', '=', '19%'])
    assert.deepEqual(texts([word('TVA20', 40, 100), word('%', 80, 100)]), ['TVA', '20', '%'])
    assert.deepEqual(texts([word('20.0%S', 40, 100)]), ['20.0%', 'S'])
    assert.deepEqual(texts([word('20%AB', 40, 100)]), ['20%AB'])
    assert.deepEqual(texts([word('4702RE', 40, 100), word('B12', 300, 100)]), ['4702RE', 'B12'])
  })

  test('have the letter of litres', ({ assert }) => {
    const box = (text: string, x0: number, x1: number) => ({
      ...{ text, confidence: 95, bbox: { x0, x1, y0: 10, y1: 30 }, line: { y0: 8, y1: 32 } },
    })
    const texts = (next: string, at: number) =>
      withLitres([box('2', 10, 20), box(next, at, at + 4)]).map(({ text }) => text)
    assert.deepEqual(texts('|', 26), ['2', 'l'])
    assert.deepEqual(texts('|', 80), ['2', '|'])
  })
})

test.group('Parties', () => {
  test('beside the number of the buyer are the buyers', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Faktura VAT FS/24522/25                         data wystawienia: 21.12.2025

 Banaszak Centrum Ogrodnicze Sp. k.
 ul. Dąbrowskiego 77/4
 62-600 Koło
 NIP nabywcy: 1578564260

 Lp.  Usługa                      Ilość     Cena        Netto      VAT      Brutto
 1    Dzierżawa nadajnika             1    38,45        38,45      23%       47,29

 Do zapłaty: 47,29 zł
 Domagała Logistyka Sp. k., ul. Obornicka 245A, 62-800 Kalisz | NIP 8807104300, REGON 684184760
`)
    assert.deepEqual(
      [seller.name, buyer.name],
      ['Domagała Logistyka Sp. k.', 'Banaszak Centrum Ogrodnicze Sp. k.']
    )
  })

  test('may have a number of the buyer below their label', async ({ assert }) => {
    const { seller } = await read(`
 Seller: Fox Joinery Ltd                                     Invoice 4711
 Mill Lane 4, Bristol BS1 4ST                                Date 01/05/2026
 Your VAT no. GB123456789

 Chair                                      2        10.00          20.00
 Total                                                              20.00
`)
    assert.equal(seller.name, 'Fox Joinery Ltd')
  })

  test('are below numbers with their values beside them, not below headings', async ({
    assert,
  }) => {
    const buyerBelow = async (numbers: string) => {
      const { buyer } = await read(`
 Fox Supplies Ltd
 6 Mill Lane, Leeds LS2 8BD

${numbers}
 Timo Lindner                 Ship to        Mill House
 9 Station Road               1 Oak Road
 Leeds LS1 4AP                Leeds LS1 4AQ

 Night                  2    100.00     200.00
 Total                                  200.00
`)
      return buyer.name
    }
    assert.equal(
      await buyerBelow(' Invoice number     4711      PO number      88-12'),
      'Timo Lindner'
    )
    const headings = ' Invoice number     PO number      Your reference'
    const values = ' 4711               88-12          Jane Oak'
    assert.equal(await buyerBelow(`${headings}\n${values}\n`), 'Timo Lindner')
  })

  test('are not named by the headings of lines', async ({ assert }) => {
    const { buyer } = await read(`
 Taxi Noordhuis BV                                    Verzamelfactuur
 Bouw Goes BV                                         Factuurnummer 202602.3142
 Achterdijk 5                                         Factuurdatum 18-09-2026
 4461 JT Goes

 Datum         Ritnr.    Omschrijving               Besteld door       Bedrag incl. btw
 01-08-2026    66426     Kantoor – Schiphol         Dhr. J. Kramer            131,04
 02-08-2026    66439     Schiphol – kantoor         Mw. Terpstra              137,39
 Totaal te voldoen                                                            268,43
 KvK 42312082 Btw-nr. NL909755425B03
`)
    assert.equal(buyer.name, 'Bouw Goes BV')
  })

  test('are senders after their label', async ({ assert }) => {
    const sender = await read(`
 www.fox-kaffee.example                                                     Rechnung
 Abs.: Fox Kaffee GbR, Rheinallee 240, 02826 Görlitz
 Sven Döring
 Rheinallee 12
 99084 Erfurt
 Rechnungsnummer KV8304        Rechnungsdatum 30.09.2025
 Filterkaffee                                                    3     9,10      27,30
 Gesamtbetrag                                                                    27,30
`)
    assert.deepEqual([sender.seller.name, sender.buyer.name], ['Fox Kaffee GbR', 'Sven Döring'])
  })

  test('who pay for a pupil are the buyers', async ({ assert }) => {
    const { buyer } = await read(`
 Centro de Estudos Teixeira Lda.                        Fatura-Recibo FR 2026/651
 Rua do Souto, 5, 2900-310 Setúbal
                                                        Hélder Antunes
                                                        EN 109, n.º 1180
                                                        2900-310 Setúbal
                                                        NIF 239925702
                                                        Aluno(a): Afonso Antunes
 Explicações Matemática                                                        167,15 €
 Total                                                                         167,15 €
`)
    assert.equal(buyer.name, 'Hélder Antunes')
  })

  test('may be above a mark of the post', async ({ assert }) => {
    const { buyer } = await read(`
 Ammann Treuhand GmbH, Untere Halde 16, 8500 Frauenfeld
 A-Post
 Nadja Blöchlinger
 Untere Halde 16
 6300 Zug
 Honorarrechnung Nr. 9701/K/25
 Eingeschränkte Revision                                       942.45
 Saldo zu unseren Gunsten CHF                                  942.45
`)
    assert.equal(buyer.name, 'Nadja Blöchlinger')
  })

  test('are beside their label in a form, not the parts of the address', async ({ assert }) => {
    const { buyer } = await read(`
 Combustibles Carmona S.L.U.                                            FACTURA G24/03237
 C/ San Roque, 8 bajo · 30800 Lorca
 Cliente              Combustibles Alcoy SL           N.º de cliente      C-46666
 Dirección            Ctra. de Burgos, km 3           N.I.F.              B55801427
 Población            42004 Soria                     Forma de pago       TARJETA
 Lugar de descarga    Depósito 2, acceso por patio    Albarán             019425
 GASÓLEO C CALEFACCIÓN                                                     420,11
 TOTAL FACTURA €                                                           420,11
`)
    assert.equal(buyer.name, 'Combustibles Alcoy SL')
  })

  test('have the VAT number whose cell starts below the name', async ({ assert }) => {
    const idsOf = async (own: string, other: string) => {
      const { seller, buyer } = await read(`
 Fox Joinery Ltd
 6 Mill Lane                Invoice to
 Leeds LS2 8BD              Mill Bakery Ltd

 ${own.padEnd(26)} 9 Station Road
 T 0113 496 0000            Leeds LS1 4AP
                            ${other}

 Invoice number 2026-6404
 Invoice date   05/12/2026
 Total                                  120.00
`)
      return [seller.vatId, buyer.vatId]
    }
    const [own, other] = ['VAT no. GB980780684', 'VAT no. GB123456789']
    assert.deepEqual(await idsOf(own, other), ['GB980780684', 'GB123456789'])
    assert.deepEqual(await idsOf('', other), [null, 'GB123456789'])
  })

  test('have a VAT number after a label of several numbers', async ({ assert }) => {
    const { seller } = await read(`
 Tessuti Orsini S.r.l.
 Via Monte Grappa 7 – 73100 Lecce
 Fattura n. 485 del 3 marzo 2026
 Denuncia mensile                                    435,00
 Totale fattura                                    € 435,00
 Codice fiscale, Partita IVA e Registro Imprese 69701583051 – Cap. soc. € 10.000,00 i.v.
`)
    assert.equal(seller.vatId, 'IT69701583051')
  })

  test('may be wrapped after a hyphen, or before the last letter of the legal form', async ({
    assert,
  }) => {
    const french = await read(`
 Torréfaction Lejeune SRL                                         FACTURE 26.5197
 ADRESSE DE FACTURATION
 Assurances Marche-en-
 Famenne SA
 Chaussée de Bruxelles 311
 7100 La Louvière
 Café grains                                                       196,98
 Total TVAC                                                        196,98 EUR
`)
    assert.equal(french.buyer.name, 'Assurances Marche-en-Famenne SA')
    const polish = await read(`
 FAKTURA VAT 706 311 769
 Sprzedawca                              Nabywca
 Dystrybucja Książek Opole S.A.          Chmielewska & Głowacki Sp. z o.o. Sp.
 ul. Fabryczna 23B                       k.
 25-512 Kielce                           al. Jana Pawła II 15
 NIP: 8806534180                         25-512 Kielce
 Do zapłaty                              295,52 PLN
`)
    assert.equal(polish.buyer.name, 'Chmielewska & Głowacki Sp. z o.o. Sp. k.')
  })

  test('have no letter of a logo in their names', ({ assert }) => {
    const word = (text: string, size: number) => ({
      ...{ text, size, page: 1, left: 0, right: 10, top: 0, bottom: size, certainty: 1 },
    })
    const name = (size: number) =>
      cleanPartyName([word('A', size), word('Sander', 12), word('OHG', 12)])?.text
    assert.deepEqual([name(24), name(12)], ['Sander OHG', 'A Sander OHG'])
  })
})
