import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { wordsFromPieces, type Word } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { withDividedTitles } from '#app/invoices/reading/text/divided_titles'
import { documentText } from '#app/invoices/reading/text/document_text'
import { isTotalsHeading } from '#app/invoices/reading/text/items/row_sums'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

/** With lines as close as in print, and a word in large letters. */
function readClose(page: string, large: string) {
  const { pages } = plainPages(Buffer.from(page), 1)
  const place = (word: Word) => ({
    ...word,
    top: 0.66 * word.top,
    bottom: 0.66 * word.top + 8,
    size: word.text === large ? 14 : word.size,
  })
  return plainValues(readInvoiceText(pages.map((own) => ({ ...own, words: own.words.map(place) }))))
}

/** The words of letters that are drawn one by one, with wider gaps where the text has spaces. */
function wordsOfSpaced(text: string): string[] {
  let left = 40
  const pieces = [...text].flatMap((letter) => {
    const piece = { text: letter, left, right: left + 9, baseline: 60, size: 20 }
    left += letter === ' ' ? 8 : 14
    return letter === ' ' ? [] : [piece]
  })
  return wordsFromPieces(pieces, 1).map((word) => word.text)
}

/** A bill with labels and amounts below its total. */
function billWith(cells: string[]): string {
  const sums = ['Summe netto', '1.300,69', '19 % MwSt.', '247,13', 'Gesamtsumme brutto', '1.547,82']
  const all = ['Strom', '1.279,19', 'Gas', '21,50', ...sums, ...cells]
  const rows = all.flatMap((label, at) =>
    at % 2 ? [] : [`${label.padEnd(50)}${all[at + 1].padStart(12)}`]
  )
  return `
Fox GmbH
Am Hafen 3, 24103 Kiel

Rechnung R-17
Datum 06.11.2026

${rows.join('\n')}
`
}

test.group('Payments and sums', () => {
  test('spaced letters are words, also in lower case', ({ assert }) => {
    assert.deepEqual(wordsOfSpaced('Friederike Voigtländer'), ['Friederike', 'Voigtländer'])
    assert.deepEqual(wordsOfSpaced('Fox & Söhne'), ['Fox', '&', 'Söhne'])
    assert.deepEqual(wordsOfSpaced('FoxLtd'), ['Fox', 'Ltd'])
    assert.deepEqual(wordsOfSpaced('2h à 9'), ['2', 'h', 'à', '9'])
  })

  test('letters that overlap are one word, and those of two columns are two', ({ assert }) => {
    const wordsOf = (first: string, second: string, overlap: number) => {
      const right = 40 + 6 * first.length
      const left = right - overlap
      const pieces = [
        { text: first, left: 40, right },
        { text: second, left, right: left + 6 * second.length },
      ].map((piece) => ({ ...piece, baseline: 60, size: 10 }))
      return wordsFromPieces(pieces, 1).map(({ text }) => text)
    }
    assert.deepEqual(wordsOf('V', 'AT', 2), ['VAT'])
    assert.deepEqual(wordsOf('T', 'otal', 2), ['Total'])
    assert.deepEqual(wordsOf('P', 'J', 2), ['PJ'])
    assert.deepEqual(wordsOf('IVA', 'Total', 2), ['IVA', 'Total'])
    assert.deepEqual(wordsOf('EUR', 'Total', 2), ['EUR', 'Total'])
    assert.deepEqual(wordsOf('V', 'AT', 4), ['V', 'AT'])
    assert.deepEqual(wordsOf('V', 'V', 2), ['V', 'V'])
    assert.deepEqual(wordsOf('Hours', 'Amount', 2), ['Hours', 'Amount'])
    assert.deepEqual(wordsOf('A4', 'A5', 2), ['A4', 'A5'])
  })

  test('titles in spaced letters are divided, not names, codes or small letters', ({ assert }) => {
    const wordsOf = (text: string) =>
      documentText(plainPages(Buffer.from(text), 1).pages).lines[0].words.map((word) => word.text)
    assert.deepEqual(wordsOf('SALESRECEIPT'), ['SALES', 'RECEIPT'])
    assert.deepEqual(wordsOf('NOTADECRÉDITO'), ['NOTA', 'DE', 'CRÉDITO'])
    for (const other of ['Salesreceipt', 'SALESRECEIPTS', 'SALESRECEIPT-1', 'VERKOOPFACTUUR'])
      assert.deepEqual(wordsOf(other), [other])
  })

  test('titles of pictures whose letters are divided are one word', ({ assert }) => {
    const wordsOf = (first: string, second: string, gap: number, certainty = 0.9) => {
      const size = 20
      const at = (text: string, left: number) => ({
        ...{ text, page: 1, left, right: left + 8 * text.length, top: 0, bottom: size, size },
        certainty,
      })
      const words = [at(first, 40), at(second, 40 + 8 * first.length + gap)]
      const page = { number: 1, source: 'ocr' as const, width: 595, height: 842, words }
      return withDividedTitles(page).words.map(({ text }) => text)
    }
    assert.deepEqual(wordsOf('Fatu', 'ra', 2), ['Fatura'])
    assert.deepEqual(wordsOf('Gut', 'schrift', 2), ['Gutschrift'])
    /** Wide gaps, exact text, and words that are titles or no part of one. */
    assert.deepEqual(wordsOf('Fatu', 'ra', 10), ['Fatu', 'ra'])
    assert.deepEqual(wordsOf('Fatu', 'ra', 2, 1), ['Fatu', 'ra'])
    assert.deepEqual(wordsOf('Invoice', 's', 2), ['Invoice', 's'])
    assert.deepEqual(wordsOf('Tax', 'Invoice', 2), ['Tax', 'Invoice'])
  })

  test('headings of sums can have a sum in the last cell', ({ assert }) => {
    const isHeading = (line: string) => {
      const text = documentText(plainPages(Buffer.from(line), 1).pages)
      return isTotalsHeading(text, text.lines[0])
    }
    assert.isTrue(isHeading('Net          VAT          Gross        Total 156.00'))
    assert.isTrue(isHeading('Net          VAT          Gross        Total     156.00'))
    assert.isFalse(isHeading('Net       Gross        Total 156.00'))
    assert.isFalse(isHeading('Net 130.00     VAT 26.00     Gross 156.00'))
  })

  test('thousands of a picture can be far apart', ({ assert }) => {
    const totalOf = (gap: number, certainty = 0.9) => {
      const at = (text: string, left: number, top: number) => ({
        ...{ text, page: 1, left, right: left + 5 * text.length, top, bottom: top + 9, size: 10 },
        certainty,
      })
      const words = [
        ...[at('Facture', 40, 30), at('4711', 90, 30), at('Total', 40, 120)],
        ...[at('1', 300, 120), at('117,37', 305 + gap, 120)],
      ]
      const page = { number: 1, source: 'ocr' as const, width: 595, height: 842, words }
      return plainValues(readInvoiceText([page])).total
    }
    assert.deepEqual([totalOf(9), totalOf(11)], ['1117.37', '1117.37'])
    assert.deepEqual([totalOf(13), totalOf(11, 1)], ['117.37', '117.37'])
  })

  test('deposits and credits that are returned later are not the amount due', async ({
    assert,
  }) => {
    const dueOf = async (head: string, line: string) => {
      const { amountDue } = await read(`
 ${head}

${line.padEnd(30)}           30,00
`)
      return amountDue
    }
    const german = ` Fox Holzbau GmbH            Rechnung Nr. 118
 Gesamtbetrag                             119,00`
    const spanish = ` Fox Mill S.L.               Factura nº 118
 Total                                    121,00`
    assert.isNull(await dueOf(german, ' Pfand zu erstatten'))
    assert.isNull(await dueOf(spanish, ' Envases a devolver'))
    assert.equal(await dueOf(spanish, ' Saldo a su favor'), '30.00')
  })

  test('a street named by a preposition is not the seller', async ({ assert }) => {
    const { seller } = await read(`
 Sören Voigtländer
 Fotografie · Hochzeit · Familie

 Wiebke Voigtländer
 Industriering 27a
 26122 Oldenburg
                                                 Tübingen, 28. Februar 2026
 Rechnung 2026-056

 Leistung                       Menge    Einzelpreis      Gesamt
 Porträtshooting                    3       235,65 €    706,95 €
 Rechnungsbetrag                                        706,95 €

 Am Hafen 3 · 72070 Tübingen · +49 38 275 2239 · mail@so-ren.example
`)
    assert.equal(seller.name, 'Sören Voigtländer')
  })

  test('a payment above or below a retention, which is a share of a sum', async ({ assert }) => {
    const german = await read(`
 Hochbau Wortmann GmbH                          Rechnungs-Nr.   247406
 Goethestr. 8, 33098 Paderborn                  Datum           13.05.2024

 Gerüstbau Budde KG
 Marktweg 8
 07545 Gera

 2. Abschlagsrechnung
 Leistung                     Menge      EP EUR     GP EUR
 Dachfang mit Schutznetz      10,00       12,30     123,00
 Treppenturm, außen           10,00       93,45     934,50

 Nettosumme                                       1.057,50
 zzgl. 19 % Mehrwertsteuer                          200,93
 Bruttosumme                                      1.258,43
 abzgl. 1. Abschlagszahlung vom 30.04.2024         -250,00
 abzgl. Sicherheitseinbehalt 5 % der Nettosumme     -52,88
 Noch zu zahlender Betrag EUR                       955,55
`)
    assert.deepEqual(
      [german.total, german.prepaid, german.amountDue],
      ['1258.43', '250.00', '955.55']
    )
    const spanish = await read(`
 Promociones Caballero S.A.                     Cliente:
 NIF ESB90162249                                Reformas Aizpurua S.A.
 Paseo Marítimo, 31                             Calle Mayor, 15
 02001 Albacete                                 02001 Albacete

 FACTURA C4/809-23                              Fecha: 30/11/2023

 Descripción                    Medición    Precio     Importe
 Picado de alicatado               20,00      9,10      182,00
 Puerta de paso lacada              4,00    198,90      795,60

 Base imponible                                       977,60 €
 I.V.A. 21 %                                          205,30 €
 Total factura                                      1.182,90 €
 Retención de garantía 5 % s/ base                    -48,88 €
 Anticipo abonado el 16/11/2023                      -296,00 €
 Líquido a percibir                                   838,02 €
`)
    assert.deepEqual([spanish.prepaid, spanish.amountDue], ['296.00', '838.02'])
  })

  test('the amount due is to the right of its label, two lines below', ({ assert }) => {
    const { amountDue, total } = readClose(
      `
 Cavallini & Guidetti S.p.A.                              Fattura n. 2713/B
 Corso Italia, 88 – 36012 Asiago                          Data 27/04/2025
 P. IVA IT91914379036

 Spett.le Caseificio Battipaglia S.p.A.

 Descrizione                 Quantità     Prezzo      Importo     IVA
 Caciotta dolce                 18,00       8,40       151,20       4
 Panna UHT 1 lt                  5,00       4,40        22,00      10

 Aliquota     Imponibile     Imposta
                                          Netto a pagare EUR
 10 %              22,00        2,20
 4 %              151,20        6,05                              181,45
 Totali           173,20        8,25
`,
      '181,45'
    )
    assert.deepEqual([total, amountDue], ['181.45', '181.45'])
  })

  test('a blocked account is not the one to pay to, and a VAT number can be named as the buyer’s', async ({
    assert,
  }) => {
    const { seller, buyer } = await read(`
 Roelofs Timmerwerken N.V.

 Dijkema Aannemers N.V.                     Factuurnummer          2025.051
 Havenweg 240                               Factuurdatum           16 februari 2025
 4701 AE Roosendaal                         Btw-nr. opdrachtgever  NL337427574B02

 Omschrijving                     Aantal      Tarief      Bedrag
 Plinten monteren                  32,00      € 5,10    € 163,20
 Totaal exclusief btw                                   € 163,20
 Btw verlegd                                              € 0,00
 Factuurbedrag                                          € 163,20

 G-rekening (30 %)      NL45 INGB 6134 4970 72          € 48,96
 Vrije rekening         NL84 INGB 6846 7308 98         € 114,24

 Nijverheidslaan 7 · 4701 AE Roosendaal · KvK 31010004 · Btw NL517013927B01
`)
    assert.equal(seller.iban, 'NL84INGB6846730898')
    assert.deepEqual([seller.vatId, buyer.vatId], ['NL517013927B01', 'NL337427574B02'])
    const german = await read(`
 Gerüstbau Budde KG · Goethestr. 8 · 07545 Gera · USt-IdNr. DE534825713

 Hochbau Wortmann GmbH
 Marktweg 8
 33098 Paderborn                         Rechnung Nr. 247406 vom 13.05.2024
                                         USt-IdNr. des Auftraggebers: DE811569869

 Leistung                     Menge      EP EUR     GP EUR
 Dachfang mit Schutznetz      10,00       12,30     123,00
 Gesamtbetrag                                       123,00

 Sperrkonto: IBAN DE55 2988 4505 4220 5387 86 (nur Einbehalt)
 Zahlung:    IBAN DE79 8273 4736 0046 5319 97
`)
    assert.equal(german.seller.iban, 'DE79827347360046531997')
    assert.deepEqual([german.seller.vatId, german.buyer.vatId], ['DE534825713', 'DE811569869'])
  })

  test('a company in the address window pays for participants', async ({ assert }) => {
    const { buyer, total } = await read(`
 Formation Lafargue SASU
 12 rue des Tanneurs, 26000 Valence            Facture FOR-2026-1285
                                               Valence, le 18/07/2026

                                               Castaing & Duchêne SAS
                                               Service des ressources humaines
                                               45 avenue Jean Jaurès
                                               26000 Valence

 Session du 27/05/2026 au 14/07/2026 – Participant(s) : M. Perrot

 Intitulé                                Qté     P.U.       Montant
 Management d’équipe de proximité          6   797,04 €   4 782,24 €

 Exonération de TVA, article 261-4-4° a du Code général des impôts.
 Total à payer                                            4 782,24 €
`)
    assert.equal(buyer.name, 'Castaing & Duchêne SAS')
    assert.equal(total, '4782.24')
  })

  test('the thousands of an amount may be left of the heading above it', async ({ assert }) => {
    const { subtotal, total, prepaid, amountDue } = await read(`
 Formation Lafargue SASU                       Facture FOR-2026-7881
 3 place de la Halle, 82000 Montauban          Montauban, le 22/09/2026

 Intitulé                                Qté     P.U.       Montant
 Habilitation électrique                   7   615,00 €   4 305,00 €

  Total HT         TVA            Total     Acompte reçu    Reste à payer
 4 305,00 €      0,00 €      4 305,00 €       2 458,00 €       1 847,00 €
`)
    assert.deepEqual(
      [subtotal, total, prepaid, amountDue],
      ['4305.00', '4305.00', '2458.00', '1847.00']
    )
  })

  test('codes of tax rates without percent signs, and delivery notes between lines', async ({
    assert,
  }) => {
    const { lineItems } = await read(`
 Céréales Chalonnes SARL                               FACTURE
 Le Bois Joli, 47600 Nérac                             N° 40570405
                                                       du 25/12/2025
 Code    Désignation                Quantité  U     P.U. HT   Montant HT   TVA
         BL 823706 du 09/12/2025
 34179   Huile de colza 5 L            5,000  BID     14,20        71,00   R
 51111   Semence ray-grass             7,000  SAC     79,30       555,10   I
         BL 771647 du 13/12/2025
 90187   Ammonitrate                   5,000  T      342,20     1 711,00   N

 Code      Taux %      Base HT         TVA         TTC
 N          20,00     1 711,00      342,20    2 053,20
 I          10,00       555,10       55,51      610,61
 R           5,50        71,00        3,91       74,91
 TOTAUX               2 337,10      401,62    2 738,72
`)
    assert.deepEqual(
      lineItems.map(({ description, taxRate }) => [description, taxRate]),
      [
        ['Huile de colza 5 L', '5.50'],
        ['Semence ray-grass', '10.00'],
        ['Ammonitrate', '20.00'],
      ]
    )
  })

  test('the year of a date may be in the next line', async ({ assert }) => {
    const page = (sentence: string) => `
 Crowther Waste plc                                Invoice number  SI5908153
                                                   Invoice date    11 December 2024
 Description                      Qty    Rate     Charge
 660L cardboard                     1    9.25       9.25
 Total before VAT                                  £9.25
 VAT at 20%                                        £1.85
 Total for this invoice                           £11.10

${sentence}
`
    const english = await read(
      page(' will be debited from your bank\n account on or just after 8 January\n 2025')
    )
    assert.equal(english.dueDate, '2025-01-08')
    const spanish = await read(
      page(' El importe se abonará mediante transferencia como máximo el 13 de enero\n de 2025.')
    )
    assert.equal(spanish.dueDate, '2025-01-13')
  })

  test('an amount is beside a label with a date in two lines', ({ assert }) => {
    const { prepaid, amountDue } = readClose(
      `
 Cavallini S.p.A.                                  Fattura n. 2713/B
 Corso Italia, 88 – 36012 Asiago                   Data 27/11/2025

 Descrizione                 Quantità     Prezzo      Importo
 Caciotta dolce                 18,00       8,40       151,20

 Acconto del 14 settembre
                                                       -51,20
 2025
 Totale fattura                                        151,20
 Netto a pagare                                        100,00
`,
      ''
    )
    assert.deepEqual([prepaid, amountDue], ['51.20', '100.00'])
  })
})

test.group('Bills of companies', () => {
  const page = (head: string, foot: string) =>
    read(`
 Fox Power Ltd                                  Invoice no. 4711-2026
 4 Mill Lane, Leeds LS2 8BD                     Invoice date 5 May 2026

 Jane Cole
 9 Station Road
 Leeds LS1 4AP

 ${head}
 Description          Qty     Price     Amount
 Units               1000      0.10     100.00
                            Subtotal    100.00
                            VAT 20%      20.00
                            Total       120.00
 ${foot}
`)

  test('a postal code beside the label of a number is not the number', async ({ assert }) => {
    const { invoiceNumber } = await read(`
 Fox Power Ltd
 4 Mill Lane                        Bill number          BS1 4ST
 Leeds                              4205-628205
                                    Bill date            5 May 2026

 Description          Qty     Price     Amount
 Units               1000      0.10     100.00
                            Total       100.00
`)
    assert.notEqual(invoiceNumber, 'BS1 4ST')
  })

  test('what is refunded is the amount due', async ({ assert }) => {
    const valuesOf = async (sums: string) => {
      const { total, amountDue } = await read(`
 Fox Comércio, Lda.
 Rua do Moinho 6, 1100-001 Lisboa

 Fatura n.º 2026/6404
 Data 05/12/2026

 Descrição          Quantidade    Preço     Valor
 Serviço                  2      50,00      100,00

 Subtotal                                   100,00
 IVA 23%                                     23,00
 Total                                      123,00
${sums}
`)
      return [total, amountDue]
    }
    assert.deepEqual(await valuesOf(' Valor a devolver    123,00'), ['123.00', '123.00'])
    assert.deepEqual(await valuesOf(' Adiantamento      150,00\n Saldo a seu favor  27,00'), [
      '123.00',
      '-27.00',
    ])
    /** A credit of the last bill is subtracted from what is to be paid. */
    assert.deepEqual(await valuesOf(' Saldo a seu favor  23,00\n Total a pagar     100,00'), [
      '123.00',
      '100.00',
    ])
    assert.deepEqual(await valuesOf(' Desconto a seu favor na próxima compra  5,00'), [
      '123.00',
      null,
    ])
  })

  test('the payment of the last bill is not a deposit', async ({ assert }) => {
    const values = await page(
      'Balance on your last bill               £780.91\n Payment received, thank you            -£780.91',
      ''
    )
    assert.deepEqual([values.prepaid, values.total], [null, '120.00'])
  })

  test('the capital of a company is not an amount of the invoice', async ({ assert }) => {
    const values = await page('', 'Deposito e distribuzione - Cap. Soc. € 46.800,00 i.v.')
    assert.isNull(values.prepaid)
  })

  test('the later of two dates is without discount', async ({ assert }) => {
    const values = await page(
      '',
      'Zahlbar bis 27.05.2026 mit 2 % Skonto (EUR 2,40) oder bis 18.06.2026 netto.'
    )
    assert.equal(values.dueDate, '2026-06-18')
  })

  test('an account can be wrapped in a narrow column', async ({ assert }) => {
    const { seller } = await page(
      '',
      'IBAN\n PT11 2994 4839 1700          Obrigado pela sua preferência e até breve\n 3609 1693 7'
    )
    assert.equal(seller.iban, 'PT11299448391700360916937')
  })

  test('sums of hours and amounts are not lines, and a progress is not a text', async ({
    assert,
  }) => {
    const hours = await read(`
 Kröger Personal GmbH                           Rechnung Nr. 2432-6321
 Ludwigstr. 23, 34117 Kassel                    Datum 20.07.2026

 Leistung                     Stunden     Satz      Betrag
 Normalstunden                  26,00    22,24      578,24
 Summe Mitarbeiter              26,00               578,24
 Überstunden                    31,00    46,50    1.441,50
 Summe Mitarbeiter              31,00             1.441,50
 Nettobetrag                                      2.019,74
`)
    assert.deepEqual(
      hours.lineItems.map(({ amount }) => amount),
      ['578.24', '1441.50']
    )
    const phases = await read(`
 Kröger Architekten GmbH                        Rechnung Nr. 173-23
 Ludwigstr. 23, 34117 Kassel                    Datum 20.07.2026

 Grundlagenermittlung             100 %        1.948,15 €
 Ausführungsplanung                60 %        8.473,70 €
 Honorar netto                                10.421,85 €
 zzgl. 19 % MwSt.                              1.980,15 €
 Honorar brutto                               12.402,00 €
`)
    assert.deepEqual(
      phases.lineItems.map(({ description, amount }) => [description, amount]),
      [
        ['Grundlagenermittlung', '1948.15'],
        ['Ausführungsplanung', '8473.70'],
      ]
    )
  })

  test('the total in a sentence about its collection is the amount due', async ({ assert }) => {
    const dueOf = async (rest: string) => {
      const { amountDue } = await read(`
 Fox Energy Ltd                         Invoice 2026-118
 Total                                           £ 63.57
${rest}
`)
      return amountDue
    }
    const collected = 'We will collect £ 63.57 from your account on 3 May 2026.'
    assert.equal(await dueOf(`\n ${collected}`), '63.57')
    assert.isNull(await dueOf('\n £ 63.57 was collected from your account on 3 May 2026.'))
    assert.isNull(await dueOf('\n We collected £ 63.57 from your account on 3 May 2026.'))
    const atShop = 'You can collect your order worth £ 63.57 from our shop.'
    assert.isNull(
      await dueOf(` Paid by card                                    £ 63.57\n\n ${atShop}`)
    )
    const german = await read(`
 Fox Energie GmbH                       Rechnung 2026-118
 Rechnungsbetrag                                    63,57 €

 Der Betrag von 63,57 € wird am 03.05.2026 von Ihrem Konto abgebucht.
`)
    assert.equal(german.amountDue, '63.57')
  })

  test('the total again is the amount due up to five lines from the account', async ({
    assert,
  }) => {
    const dueOf = async (text: string[]) => {
      const { amountDue } = await read(`
 Fox Energy Ltd                         Invoice 2026-118
 Gas                                             £ 52.98
 VAT 20%                                         £ 10.59
 Total                                           £ 63.57

 £ 63.57
 ${text.join('\n ')}
 IBAN GB33 BUKB 2020 1555 5555 55
`)
      return amountDue
    }
    const text = [
      'Gas is measured in cubic metres.',
      'The meter is read in March.',
      'The price is that of the contract.',
      'Your contract is for one year.',
    ]
    assert.equal(await dueOf(text), '63.57')
    assert.isNull(await dueOf([...text, 'It ends in June.']))
  })

  test('the total below what is to be paid with an early discount is the amount due', async ({
    assert,
  }) => {
    const dueOf = async (total: string, rest: string) => {
      const { amountDue } = await read(`
 Fox Ltd                                Invoice 2026-118
 Invoice date 29/05/2026
 Total                                            ${total}

${rest}
`)
      return amountDue
    }
    const discounted = `
 Amount due  by 08/06/2026     2 %                10,656.79
             by 28/06/2026     net                10,874.28`
    assert.equal(await dueOf('10,874.28', discounted), '10874.28')
    const instalments = `
 Amount due  by 08/06/2026    30 %                   300.00
 Later       by 28/06/2026    70 %                   700.00`
    assert.equal(await dueOf(' 1,000.00', instalments), '300.00')
  })

  test('what is paid between total and amount due: {0}')
    .with([
      [
        ['In rekening gebrachte termijnbedragen', '1.704,00', 'U ontvangt terug', '156,18'],
        '1704.00',
        '-156.18',
      ],
      [['Abschlagszahlungen', '1.704,00', 'Ihr Guthaben', '-156,18'], '1704.00', '-156.18'],
      [
        ['Abschlagszahlungen', '-1.078,00', 'Mahnkosten', '2,50', 'Nachzahlung', '472,32'],
        '1078.00',
        '472.32',
      ],
      [
        [
          '1. Abschlag vom 12.12.2025',
          '900,00',
          '2. Abschlag',
          '280,00',
          'Restforderung',
          '367,82',
        ],
        '1180.00',
        '367.82',
      ],
      [
        ['1. Abschlag vom 12.12.2025', '900,00', 'Kulanz', '10,00', 'Restforderung', '367,82'],
        null,
        '367.82',
      ],
    ] as [string[], string | null, string][])
    .run(async ({ assert }, [cells, prepaid, due]) => {
      const values = await read(billWith(cells))
      assert.deepEqual([values.total, values.prepaid, values.amountDue], ['1547.82', prepaid, due])
    })

  test('neither change nor a labelled zero is a credit balance, and discounts are not paid', async ({
    assert,
  }) => {
    const restOf = async (cells: string[]) => {
      const { prepaid, amountDue } = await read(billWith(cells))
      return [prepaid, amountDue]
    }
    const [, back] = await restOf(['Abschlagszahlungen', '1.600,00', 'Resto contanti', '52,18'])
    assert.isNull(back)
    const [, due] = await restOf([
      ...['Abschlagszahlungen', '1.600,00', 'Erstattet', '52,18', 'Offener Betrag', '0,00'],
    ])
    assert.equal(due, '0.00')
    const [paid] = await restOf(['Gutschein', '900,00', 'Kulanz', '280,00', 'Zahlbetrag', '367,82'])
    assert.isNull(paid)
  })
})
