import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { isName } from '#app/invoices/reading/text/parties/name_texts'
import { cleanPartyName, separatedWords } from '#app/invoices/reading/text/parties/party_names'

const pageOf = (text: string) => plainPages(Buffer.from(text), 1).pages[0]
const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Rows of references', () => {
  test('name no buyer beside their labels', async ({ assert }) => {
    const { buyer } = await read(`
 Lemmens & Lemmens BV                           Kapelstraat 27, 2440 Geel
 FACTUUR                                        IJzerwaren Goossens BV
 Nummer                F25/8800                 Gentsesteenweg 190
 Datum                 16/03/2025               9300 Aalst
 Btw-nummer klant      BE 0766.440.649
 Vertegenwoordiger     Joris V.
 Totaal                                                            242,00 €
`)
    assert.equal(buyer.name, 'IJzerwaren Goossens BV')
  })

  test('have the number of the buyer right of its label', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Comercial Trinidad SL                          Sanabria Servicios SL
 21400 Ayamonte (Huelva)                        06006 Badajoz

 FACTURA N.º       FECHA          CLIENTE       N.I.F.
 26/60534          22-05-2026     K74563        B83071522

 CONCEPTO                                                          IMPORTE
 Limpieza de fin de obra en local                                   233,25

 BASE IMPONIBLE        I.V.A.        CUOTA        TOTAL FACTURA
 233,25                21 %          48,98        282,23 €

 Inscrita en el Registro Mercantil de Badajoz, Tomo 157, Folio 218, C.I.F. B27235076
`)
    assert.deepEqual([seller.vatId, buyer.vatId], ['ESB27235076', 'ESB83071522'])
    const own = await read(`
 Fox Ltd                                        Mill Lane Joinery Ltd

 Your ref          VAT reg. no.          Invoice no.       Date
 PO 4471           GB 377 1363 38        1204              25 January 2026
 Total                                                     £202.93
`)
    assert.equal(own.seller.vatId, 'GB377136338')
  })

  test('have the only number of the seller, also below the buyer', async ({ assert }) => {
    const { seller } = await read(`
 Zgraggen Haustechnik GmbH                    Vreni Aeschlimann
 Dorfplatz 3, 5070 Frick                      Industriestrasse 18
                                              4900 Langenthal

 Frick, 15.6.2023     Kunde K89391     Sachbearbeiter Rüegg      MWST-Nr. CHE-180.661.166 MWST
 Rechnung Nr. 236306
 Total inkl. MWST                                                 4’477.31
`)
    assert.equal(seller.vatId, 'CHE180661166')
  })
})

test.group('Amounts beside other numbers', () => {
  test('after a date and a dash are not negative', async ({ assert }) => {
    const { amountDue } = await read(`
 Vinos Tomelloso SL                     Factura V23-03446
 Base imponible                                         17.835,04 €
 IVA 21 %                                                3.745,36 €
 Forma de pago: giro bancario
 Vencimiento: 02/10/2023 – 21.580,40 €      TOTAL       21.580,40 €
`)
    assert.equal(amountDue, '21580.40')
    const { prepaid } = await read(`
 Fox GmbH                               Rechnung 4711
 Rechnungsbetrag                                           120,00 €
 Anzahlung vom 01.02.2025                                 - 50,00 €
 Zu zahlen                                                  70,00 €
`)
    assert.equal(prepaid, '50.00')
  })

  test('are no parts of an account', async ({ assert }) => {
    const { amountDue, total } = await read(`
 Wauters Chauffage SRL                  FACTURE 24178589
            Base TVA        % TVA       Montant TVA        TOTAL EUR
            15.904,77       21,00       3.340,00           19.244,77

 À payer sur le compte BE84 7311 8812 0559 (BIC BBRUBEBB) avec la communication +++668/8159/17355+++
`)
    assert.deepEqual([amountDue, total], [null, '19244.77'])
  })

  test('of fees are no tax', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Engstrom Associates LLC                Invoice No. 134438
 Date        Description of Services                  Hours      Rate        Amount
 11/15/22    Attend status conference                  4.00    362.15      1,448.60
 11/17/22    Draft operating agreement                 4.00    375.79      1,503.16
 Total fees for this matter                                                2,951.76
 Costs advanced: court e-filing fee                                            4.90
 Total this invoice                                                       $2,956.66
 BALANCE DUE                                                              $2,956.66
`)
    assert.deepEqual([subtotal, tax, total], [null, null, '2956.66'])
  })
})

test.group('Lines', () => {
  test('are above headings of sums', async ({ assert }) => {
    const { lineItems } = await read(`
 Comercial Trinidad SL                  FACTURA 26/60534
 CONCEPTO                                                          IMPORTE
 TRABAJOS DEL MES DE MAYO
 Limpieza de fin de obra en local                                   233,25

 BASE IMPONIBLE        I.V.A.        CUOTA        TOTAL FACTURA
 233,25                21 %          48,98        282,23 €
`)
    assert.deepEqual(
      lineItems.map(({ description, amount }) => [description, amount]),
      [['Limpieza de fin de obra en local', '233.25']]
    )
  })

  test('have no tax in a section that is exempt', async ({ assert }) => {
    const { lineItems } = await read(`
 Verzuimadvies Huisman BV               Factuur F2026.85314
 Omschrijving                     Aantal    Eenheid      Tarief        Bedrag
 Contract en advies (btw 21%)
 Casemanagement                   1         uur           89,49         89,49
 Werkplekonderzoek                6         stuk         259,34      1.556,04
 Medische verrichtingen (vrijgesteld van btw)
 Spreekuur bedrijfsarts           12        consult      162,44      1.949,28
 Totaal exclusief btw                                                3.594,81
 Btw 21%                                                               345,56
 Totaal inclusief btw                                                3.940,37
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => Number(taxRate)),
      [21, 21, 0]
    )
  })
})

test.group('Other invoices', () => {
  test('below a title have no amount due, payment or number of this one', async ({ assert }) => {
    const page = (title: string, other: string) => `
 Fox Ltd                                       Invoice date  26/10/2024
 Invoice no.  SI340536
 Goods                                                  659.52
 VAT 23 %                                               151.69
 Invoice total                                          811.21
 ${title}
 ${other}
 The amount of 811.21 for this invoice is payable by 09/11/2024.
`
    for (const [title, other] of [
      ['Your account before this invoice (for information)', 'Balance due   1,570.82'],
      ['Nog openstaand (niet in deze factuur begrepen)', 'Factuur 20246831   21.50'],
      ['Partite aperte (non comprese nella presente fattura)', 'Acconti 63.08  Residuo 1,489.36'],
      ['Conta corrente antes desta fatura', 'Recebido em 12.12.2024  -485.39'],
      ['Offene Posten (nicht in dieser Rechnung enthalten)', 'Offener Betrag  1.570,82'],
      ['Solde de votre compte avant cette facture', 'Reste à payer  1.570,82'],
      ['Saldo de su cuenta antes de esta factura', 'Pendiente de pago  1.570,82'],
      ['Saldo konta (nie jest ujęte w tej fakturze)', 'Do zapłaty  1.570,82'],
    ]) {
      const { invoiceNumber, amountDue, prepaid } = await read(page(title, other))
      assert.deepEqual([invoiceNumber, amountDue, prepaid], ['SI340536', '811.21', null], title)
    }
  })

  test('are not those below a sentence about what is not included', async ({ assert }) => {
    for (const sentence of [
      'Postage is not included in this invoice.',
      'Die Versandkosten sind nicht in dieser Rechnung enthalten.',
      'Billed before this invoice                  12,000.00',
    ]) {
      const { prepaid, amountDue } = await read(`
 Fox Ltd                                       Invoice no.  4711
 ${sentence}
 Total                                                  120.00
 Deposit paid                                           -50.00
 Balance due                                             70.00
`)
      assert.deepEqual([prepaid, amountDue], ['50.00', '70.00'], sentence)
    }
  })

  test('have their balance over two lines', async ({ assert }) => {
    const { amountDue, prepaid } = await read(`
 Residencia Tui S.L.                    Factura RES24/1357
 Total factura                                                 2.361,57 €
 Forma de pago: recibo domiciliado. El día 16/06/2024 cargaremos 2.361,57 € en su cuenta.
 Movimientos del mes anterior: recibo de 1.601,00 €. Fianza depositada: 1.200,00 €. Saldo anterior
 pendiente: 0,00 €.
`)
    assert.deepEqual([amountDue, prepaid], ['2361.57', null])
  })
})

test.group('Numbers and dates', () => {
  test('are read below the numbered boxes of a form', async ({ assert }) => {
    const { invoiceNumber, issueDate } = await read(`
 1 Verkoper                             PROFORMA FACTUUR
 Hogenbirk Heftrucks B.V.
 2 Koper                       3 Nummer             4 Datum
 Kwekerij Oosterom V.O.F.      PF-23.8140           28 augustus 2023
 Totaal incl. btw                                             2.396,22
`)
    assert.deepEqual([invoiceNumber, issueDate], ['PF-23.8140', '2023-08-28'])
  })

  test('after a place are issue dates, those of deliveries are no due dates', async ({
    assert,
  }) => {
    const { issueDate } = await read(`
 Asunción Pazos                         FACTURA N.º 82/23
 Por los trabajos realizados en su vivienda, terminados el 21 de febrero de 2023:
 TOTAL                                                          741,63 €
                                        En Lugo, a 28 de febrero de 2023
`)
    assert.equal(issueDate, '2023-02-28')
    const guest = await read(`
 Fox Hotel Ltd                     12/03/2026
 Mill, Jane         05/03/2026
 INVOICE 4711
 Room                               200.00
`)
    assert.equal(guest.issueDate, '2026-03-12')
    const { dueDate } = await read(`
 Queirós Optometria                     Fatura FT O25/1804
                                        Data                 2025/06/03
                                        Entrega prevista     2025/06/09
 TOTAL EUR                                                     556,88
`)
    assert.isNull(dueDate)
  })
})

test.group('Names', () => {
  test('of couples and clubs contain dashes', async ({ assert }) => {
    const { buyer } = await read(`
 Rusthuis Ter Rust VZW
 Factuur             VF23/50431         Lauwers – De Smedt
 Datum               09/10/2023         Meersenlaan 54
                                        9230 Wetteren
 Totaal                                                       1.748,07 €
`)
    assert.equal(buyer.name, 'Lauwers – De Smedt')
    const nameOf = (text: string) => {
      const { words } = pageOf(text)
      return separatedWords(words).map((part) => part.map((word) => word.text).join(' '))
    }
    assert.deepEqual(nameOf('Acqua e Sport A.S.D. – A.P.S.'), ['Acqua e Sport A.S.D. – A.P.S.'])
    for (const name of [
      'Familie Lauwers – Peeters',
      'Fox – Associação Humanitária',
      'Bombeiros do Moinho - Associação Humanitária de Fox',
      'Mulino – Impresa Sociale',
    ])
      assert.deepEqual(nameOf(name), [name])
    assert.deepEqual(nameOf('Lauwers – Peeters'), ['Lauwers', 'Peeters'])
    assert.deepEqual(nameOf('Familie Lauwers – Afdeling Noord'), [
      'Familie Lauwers',
      'Afdeling Noord',
    ])
    assert.deepEqual(nameOf('Rua do Cais 6 – Associação Humanitária'), [
      'Rua do Cais 6',
      'Associação Humanitária',
    ])
    assert.deepEqual(nameOf('Fox – Associação de Moradores'), ['Fox', 'Associação de Moradores'])
    assert.deepEqual(nameOf('Heizung – Sanitär'), ['Heizung', 'Sanitär'])
    assert.deepEqual(nameOf('Schmidt · Hamburg'), ['Schmidt', 'Hamburg'])
  })

  test('of Polish partnerships contain the partners', ({ assert }) => {
    for (const name of ['Kanarek s.c. E. Duda, P. Duda', 'Kanarek S.C. Jan Duda, Piotr Duda'])
      assert.equal(cleanPartyName(pageOf(name).words)?.text, name)
  })

  test('follow `Recebemos de` and salutations, and are no memberships or streets', async ({
    assert,
  }) => {
    const receipt = await read(`
 Centro Estudos Lda.                    Recibo 722/23
 Recebemos de Hélder Antunes a quantia acima indicada por Multibanco
 Total                                                          384,90 €
`)
    assert.equal(receipt.buyer.name, 'Hélder Antunes')
    const invoice = await read(`
 Spiaggia Moretto S.r.l.                Fattura 377/B-2024
 Via S. Antonio, 14
 30027 San Donà di Piave
                                        Gentile cliente
                                        Ivano Salvador
                                        Via dell’Artigianato n. 9
                                        32100 Belluno
 Totale                                                       3.491,97 €
`)
    assert.equal(invoice.buyer.name, 'Ivano Salvador')
    for (const other of ['Membre d’une association agréée', 'Gentile cliente', 'Rua do Cais, s/n'])
      assert.isFalse(isName(other), other)
  })
})

test.group('Percentages', () => {
  test('of all rows are those of the taxes', async ({ assert }) => {
    const { lineItems } = await read(`
 Cordes Bestattungen                    Rechnung Nr. 212/25
                                                          USt.        Betrag
 Unsere Leistungen
 Überführung zum Krematorium                              19 %        240,75 €
 Aufbahrung und Abschiednahme                             19 %        210,65 €
 Zwischensumme                                                        451,40 €
 Floristik
 Urnenkranz, Wiesenblumen                                  7 %         93,69 €
 Kranz mit Schleife                                        7 %        147,25 €
 Zwischensumme                                                        240,94 €
 Rechnungsbetrag                                                      692,34 €
 Darin enthalten         Netto           USt.           Brutto
 19 %                    379,33 €        72,07 €        451,40 €
 7 %                     225,18 €        15,76 €        240,94 €
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => Number(taxRate)),
      [19, 19, 7, 7]
    )
  })

  test('in a text beside the taxes are no rates', async ({ assert }) => {
    const { taxes } = await read(`
 Trent Valley Supply Limited            INVOICE IN502326
 Description                     Qty         Price            Amount
 Number Trails Mathematics        99         99.25          9,825.99
 Wall Map of Canada               78         55.46          4,325.64

 The tax (8%) is not charged on books.       Merchandise total        $14,151.63
 Fees: a 15% restocking fee applies.         HST 13% on $4,325.64        $562.33
                                             HST 5% on $9,825.99         $491.30
                                             Total HST                 $1,053.63
                                             Invoice total            $15,205.26
`)
    assert.deepEqual(
      taxes.map(({ rate, amount }) => [Number(rate), amount]),
      [
        [13, '562.33'],
        [5, '491.30'],
      ]
    )
  })
})

test.group('Receipts', () => {
  test('are not named by a note of delivery, an order or a voucher', async ({ assert }) => {
    const kindOf = async (title: string) => {
      const { documentType } = await read(`
 Fox Matériaux SARL                     Moulin SAS
 ${title.padEnd(38)} 12 rue du Puits
 Facture n° 2026-118 du 04/05/2026      69003 Lyon

 Désignation               Quantité     Prix      Montant
 Sable                            2    50,00       100,00
 Total HT                                          100,00
 TVA 20 %                                           20,00
 Total TTC                                         120,00 €
`)
      return documentType
    }
    assert.equal(await kindOf('BON DE LIVRAISON N° 4711'), 'invoice')
    assert.equal(await kindOf('Bon de commande : 4711'), 'invoice')
    assert.equal(await kindOf('Bon d’achat 4711'), 'invoice')
    const till = await read(`
 Fox Markt
 Bon 4711
 Brot                                    2,50
 Summe                                   2,50
`)
    assert.equal(till.documentType, 'receipt')
  })

  test('have titles in capitals that end with the word, not sentences', async ({ assert }) => {
    const kindOf = async (title: string, number: string) => {
      const { documentType } = await read(`
 Fox Brothers                            ${title}
 6 Mill Lane, Springfield IL 62704       ${number}
 Jane Mill                               Date 03/14/2026

 Hook-up fee                                      125.00
 Total                                            125.00
`)
      return documentType
    }
    assert.equal(await kindOf('TOWING RECEIPT', 'No. 4711'), 'receipt')
    assert.equal(await kindOf('Payable upon receipt', 'Inv. no. 4711'), 'invoice')
    assert.equal(await kindOf('DUE ON RECEIPT', 'Invoice no. 4711'), 'invoice')
    assert.equal(await kindOf('PLEASE PAY ALL OF IT ON RECEIPT', 'Inv. no. 4711'), 'invoice')
  })

  test('are not the invoices of tills that name the buyer', ({ assert }) => {
    const kindOf = (text: string) => {
      const { pages } = plainPages(Buffer.from(text), 1)
      const roll = pages.map((page) => ({ ...page, width: 220 }))
      return plainValues(readInvoiceText(roll)).documentType
    }
    const till = (title: string, buyer: string) =>
      kindOf(`
 FOX BUDOWLANY
 UL. MŁYŃSKA 3
 00-001 WARSZAWA
 NIP 1234563218
 ${title}
 DATA: 04-05-2026
 ${buyer}
 CEMENT     2 x 50,00    100,00
 SUMA PLN              100,00
 GOTÓWKA               100,00
`)
    const buyer = 'NABYWCA: MILL SP. Z O.O.\n UL. LIPOWA 4\n 00-002 WARSZAWA'
    assert.equal(till('FAKTURA', buyer), 'invoice')
    assert.equal(till('FAKTURA', 'NABYWCA: 3'), 'receipt')
    assert.equal(till('FAKTURA', 'KASA 4'), 'receipt')
    /** A sentence about invoices is no title. */
    assert.equal(till('DO PARAGONU MOŻNA OTRZYMAĆ FAKTURA VAT', buyer), 'receipt')
    assert.equal(till('PARAGON FISKALNY', 'NIP NABYWCY: 1234563218'), 'receipt')
  })
})
