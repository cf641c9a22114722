import { test } from '@japa/runner'
import { meaningOf } from '#app/invoices/reading/text/labels/label_grammar'
import { wordsFromPieces } from '#app/invoices/reading/pages/page_words'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { tokensOf } from '#app/invoices/reading/printed_text'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const label = (text: string) => meaningOf(tokensOf(text))?.name ?? null

test.group('Labels that are in no list', () => {
  test('are recognised by their words: "{0}"')
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

  test('are not recognised with an unknown word', ({ assert }) => {
    assert.isNull(label('Total Quartz 5W40'))
    assert.isNull(label('Invoice for the garden'))
  })
})

test.group('Invoices with unknown layouts', () => {
  test('lines without headings are those that add up to the sum below', async ({ assert }) => {
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

  test('with several rates, the total is in the line that sums them up', async ({ assert }) => {
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

  test('the number and date of the credited invoice are not those of the credit note', async ({
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

  test('the date of the credited invoice is that of the credit note only without another one', async ({
    assert,
  }) => {
    const issuedOn = async (head: string) => {
      const { documentType, issueDate } = await read(`
${head}

 Timo Lindner
 9 Station Road
 Leeds LS1 4AP

 Chair returned         2    100.00     200.00
 Total                                  200.00
`)
      return documentType === 'creditNote' ? issueDate : documentType
    }
    const row = `
 Fox Supplies Ltd                          CREDIT NOTE

 Credit note       Date           Invoice          Invoice date
 CN-0009           12/03/2026     2026-0173        02/03/2026`
    assert.equal(await issuedOn(row), '2026-03-12')
    const german = `
 Gutschrift GS-0009
 Datum: 12.03.2026                         Rechnungsdatum   02.03.2026`
    assert.equal(await issuedOn(german), '2026-03-12')
    /** Forms that print the own date of a credit note as that of an invoice. */
    const own = `
 Fox Supplies Ltd                          CREDIT NOTE CN-0009
 6 Mill Lane, Leeds LS2 8BD                Invoice date      12/03/2026`
    assert.equal(await issuedOn(own), '2026-03-12')
  })

  test('a client label may be followed by a number, with the name below', async ({ assert }) => {
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

  for (const [where, footer] of [
    [
      'in its column',
      ` Tel. 0211 1234             IBAN DE89 3704 0044 0532       BIC COBADEFF
 info@example.com           0130 00                        Sparkasse`,
    ],
    [
      'to the next line',
      ` Gartenbau Beispiel GmbH · Tel. 0211 1234 · IBAN DE89 3704 0044
 0532 0130 00 · Sparkasse`,
    ],
  ]) {
    test(`an account is read that is wrapped ${where}`, async ({ assert }) => {
      const { seller } = await read(`
 Gartenbau Beispiel GmbH                  Rechnung Nr. R-26-0173
 Ringweg 1, 40210 Düsseldorf              Datum: 12.03.2026

 Gesamtbetrag                             121,00 EUR

${footer}
`)
      assert.equal(seller.iban, 'DE89370400440532013000')
    })
  }

  test('a levy may be between tax and total', async ({ assert }) => {
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

  test('a letter with a date and the word invoice is not an invoice', async ({ assert }) => {
    const letter =
      'Stadtwerke Linden GmbH\n9. März 2026\nIhre Rechnung folgt in den nächsten Tagen.'
    await assert.rejects(() => readInvoice(Buffer.from(letter)))
  })
})

test.group('Tables with unknown headings', () => {
  const amountsOf = ({ lineItems }: { lineItems: { amount: string | null }[] }) =>
    lineItems.map(({ amount }) => amount)

  test('have amounts where quantity times price matches', async ({ assert }) => {
    const { lineItems } = await read(`
 Harrow Wholesale Ltd                        Invoice: 0881
 Unit 9, Mill Lane, York YO1 7EP             Invoice date: 27/02/2026

 Code    Product                    Qty    Price    Goods V
 1004    Semi skimmed milk           24     1.38      33.12   Z
 1041    Whole milk                  12     1.42      17.04   Z
 1078    Fuel contribution            1     4.50       4.50   S

                              Total goods             54.66
                              Total VAT                0.90
                              INVOICE TOTAL           55.56
`)
    assert.deepEqual(amountsOf({ lineItems }), ['33.12', '17.04', '4.50'])
    assert.equal(lineItems[0].description, 'Semi skimmed milk')
  })

  test('have prices where quantity times a number is the amount', async ({ assert }) => {
    const { lineItems } = await read(`
 Transports Giraud                           Facture 2026-0817
 ZI Nord, 69400 Villefranche                 du 14/03/2026

 Trajet                           Km     Taux      Total net
 Villefranche - Lyon             142     1,45        205,90
 Lyon - Grenoble                  58     1,45         84,10
 Attente                                              35,00

 Total HT                                            325,00
 TVA 20,00 %                                          65,00
 Net à payer                                         390,00 €
`)
    assert.deepEqual(amountsOf({ lineItems }), ['205.90', '84.10', '35.00'])
    assert.deepEqual([lineItems[0].unitPrice, lineItems[0].taxRate], ['1.45', null])
  })

  test('have descriptions in the widest column', async ({ assert }) => {
    const { lineItems } = await read(`
 Casa Rural La Encina                          FACTURA
 40170 Sotosalbos (Segovia)                    Número: 0045

 Noches   Alojamiento                    Precio/noche    Importe
 3        Casa completa                     180,00        540,00
 6        Desayuno                            8,00         48,00

                            TOTAL                        588,00 €
`)
    assert.deepEqual(
      lineItems.map(({ description }) => description),
      ['Casa completa', 'Desayuno']
    )
  })

  test('with headings in two languages are read the same', async ({ assert }) => {
    const { lineItems } = await read(`
 Codeforge Sp. z o.o.                           Faktura nr CF/2026/02/07
 ul. Legnicka 55, 54-203 Wrocław                Data wystawienia 28-02-2026

 Nazwa                   Ilość     Cena netto      Wartość
 Item                    Qty       Net price       Value
 Usługi                  120          48,00       5760,00
 Licencja                  1         350,00        350,00

                         Razem do zapłaty         6110,00 EUR
`)
    assert.deepEqual(amountsOf({ lineItems }), ['5760.00', '350.00'])
  })

  test('may say in a heading that amounts are without VAT', async ({ assert }) => {
    const { lineItems } = await read(`
 Falegnameria Bortolotti s.n.c.                 FATTURA N. 15/A
 Via dei Mille 22 - 25100 Brescia (BS)          del 31/03/2026

 Q.tà   Lavorazione                         Costo cad.    Importo IVA escl.
 2      Porta in rovere su misura              780,00       1.560,00
 4      Maniglia ottone                         35,00         140,00
        Trasporto e posa in opera                             250,00

 Imponibile                                                 1.950,00
 IVA 22 %                                                     429,00
 Totale fattura                                             2.379,00
`)
    assert.deepEqual(amountsOf({ lineItems }), ['1560.00', '140.00', '250.00'])
  })

  test('with data of the whole document have no lines', async ({ assert }) => {
    const { issueDate, dueDate, lineItems } = await read(`
 Idro Service S.r.l.                            Fattura n. 118
 25100 Brescia

 Data fattura     Scadenza       Consumo    Importo
 05/03/2026       25/03/2026     210        90,40

 Totale fattura                             90,40
`)
    assert.deepEqual([issueDate, dueDate], ['2026-03-05', '2026-03-25'])
    assert.deepEqual(lineItems, [])
  })

  test('end at a sum of the lines, whatever its label', async ({ assert }) => {
    const { lineItems } = await read(`
 Huber Gartenbau                                Rechnung Nr. 44
 Deichweg 3, 25813 Husum                        Datum 12.03.2026

 Bezeichnung                Menge     Einzelpreis     Betrag
 Hecke schneiden              4           38,00       152,00
 Rasen vertikutieren          2           45,00        90,00
 Gartenarbeiten März                                  242,00

 Gesamtbetrag                                         242,00
`)
    assert.deepEqual(amountsOf({ lineItems }), ['152.00', '90.00'])
  })

  test('without headings may have an amount in the text below', async ({ assert }) => {
    const values = await read(`
 Dott.ssa Chiara Morandini                      Fattura n. 7/2026
 Vicolo San Marco 6, 38122 Trento               del 28 febbraio 2026

 Traduzione tecnica, manuale                               836,00
 1.500 battute - n. 38 cartelle x 22,00
 Revisione                                                 105,00
 Rivalsa INPS 4%                                            37,64

 Totale da pagare                                        € 978,64
`)
    assert.deepEqual(amountsOf(values), ['836.00', '105.00', '37.64'])
  })
})

test.group('Sums, dates and names in sentences', () => {
  test('a label may be followed by words that are labels elsewhere', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Bordados Nervión, S.L.U.                    Factura rectificativa
 41018 Sevilla                               N.º R-2026/015

 Base                        -128,00
 IVA 21 % sobre base          -26,88
 Total a abonar al cliente   -154,88
`)
    assert.deepEqual([subtotal, tax, total], ['-128.00', '-26.88', '-154.88'])
  })

  test('a tax of zero is read', async ({ assert }) => {
    const { tax } = await read(`
 Van der Plas Transport B.V.               Factuurnr. 4260711
 Appelweg 6, 4782 PX Moerdijk              Datum 27/02/2026

 Totaal netto / Net total                     1.711,81
 BTW verlegd / VAT reverse charge 0%              0,00
 Totaal / Total EUR                           1.711,81
`)
    assert.equal(tax, '0.00')
  })

  test('a total may state the included tax without a net amount', async ({ assert }) => {
    const reading = await readInvoice(
      Buffer.from(`
 BLUMENHAUS ROSENTHAL                        Rechnung Nr. 2026/044
 Marktplatz 7, 72070 Tübingen                Tübingen, den 12.03.2026

 Rechnungsbetrag                             347,00 €
 darin enthalten 7 % MwSt                     22,70 €
`)
    )
    const { subtotal, tax, total } = plainValues(reading)
    assert.deepEqual([subtotal, tax, total], [null, '22.70', '347.00'])
    assert.isAbove(reading.tax!.confidence, 0.9)
  })

  test('a negative invoice total is doubtful', async ({ assert }) => {
    const { total } = await readInvoice(
      Buffer.from(`
 Huber Gartenbau                             Rechnung Nr. 44
 25813 Husum                                 Datum 12.03.2026

 Nettobetrag                                 -100,00
 MwSt 19 %                                    -19,00
 Gesamtbetrag                                -119,00
`)
    )
    assert.equal(total?.value, '-119.00')
    assert.isBelow(total!.confidence, 0.9)
  })

  test('a credit note is recognised even if its title starts like an invoice', async ({
    assert,
  }) => {
    const { documentType } = await read(`
 Lumière SAS                                 Facture d'avoir AV-2026-0042
 26300 Châteauneuf                           Facture d'origine FC-2026-0311

 Total HT                                    - 136,70 €
 TVA 20 %                                     - 27,34 €
 Total TTC                                   - 164,04 €
`)
    assert.equal(documentType, 'creditNote')
  })

  test('a number may look like a date, or end with its year', async ({ assert }) => {
    const french = await read(`
 Camille Roussel EI
 9 impasse du Moulin, 31500 Toulouse
                                 Toulouse, le 12 mars 2026
 Facture n° 2026-03-04
 Total à payer                                    305,00€
`)
    assert.deepEqual([french.invoiceNumber, french.issueDate], ['2026-03-04', '2026-03-12'])
    const italian = await read(`
 Studio Righi, 24121 Bergamo
 Bergamo, lì 10 aprile 2026
 PARCELLA / FATTURA N. 31 – 2026
 TOTALE FATTURA                                € 2.231,68
`)
    assert.equal(italian.invoiceNumber, '31 – 2026')
    const polish = await read(`
 Kowalski Meble                            FAKTURA VAT
 Lipowa 3, 43-300 Bielsko                  Nr: 12/03/2026
                                           Bielsko, 11.03.2026
 Razem brutto:                             12 496,80 zł
`)
    assert.deepEqual([polish.invoiceNumber, polish.issueDate], ['12/03/2026', '2026-03-11'])
  })

  test('the day on which money is collected is the due date', async ({ assert }) => {
    const of = (line: string) =>
      read(`Voltamóvil, S.A.U.   Factura nº 77\n41020 Sevilla\n${line}\nTotal a pagar   65,79 €`)
    for (const line of [
      'Fecha de cargo   08/04/2026',
      'Te betalen tegen   08/04/2026',
      'Der Betrag wird am 08.04.2026 abgebucht: Abbuchung am 08.04.2026',
      'Bitte bis 08.04.2026 auf unser Konto überweisen.',
      'Pagadero antes del\n 8-abr-2026',
    ]) {
      const { dueDate } = await of(line)
      assert.equal(dueDate, '2026-04-08', line)
    }
  })

  test('with taxes at two rates, neither is the total tax', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 De Groene Tuin                            Factuurnr 26041
 Kerkpad 9, 6711 AB Ede                    Factuurdatum 11-04-2026

                     Totaal excl. BTW        454,50
                     9% BTW over 394,50       35,51
                     21% BTW over 60,00       12,60
                     Te betalen              502,61
`)
    assert.deepEqual([subtotal, tax, total], ['454.50', null, '502.61'])
  })

  test('a total is doubtful next to a larger one', async ({ assert }) => {
    const { total } = await readInvoice(
      Buffer.from(`
 Hotel Bellevue                            Facture : F0023981
 74000 Annecy                              Date : 21/02/2026

           Total TTC                  291,30

 TVA 10%   HT 261,82   TVA 26,18   TTC 288,00
`)
    )
    assert.isBelow(total!.confidence, 0.9)
  })

  test('dates in a row of labels or after the number are distinguished', async ({ assert }) => {
    const row = await read(`
 Mensajería del Norte, S.L.
 NIF: B12345674

 Factura nº: 26/SEP/07 Fecha: 30 de septiembre de 2026 Vto.: 20 de octubre de 2026

 Fecha       Albarán      Servicio                Importe (€)
 01/09/26    AL-66        Urgente Valencia              11,85
 02/09/26    AL-67        Urgente Vigo                  11,45

 Base imponible                                         23,30
 IVA 21 %                                                4,89
 Total                                                  28,19 €
`)
    assert.deepEqual([row.issueDate, row.dueDate], ['2026-09-30', '2026-10-20'])
    const dash = await read(`
 Feestzaal De Linde BV
 Kasteeldreef 2, 9830 Gent

 Factuur 260291 — 19 oktober 2026 — vervalt op 18 november 2026
 Personeelsfeest van 17/10/2026

 Zaal                                                  100,00
 Btw 21 %                                               21,00
 Totaal                                                121,00 EUR
`)
    assert.deepEqual([dash.issueDate, dash.dueDate], ['2026-10-19', '2026-11-18'])
  })

  test('the due date is not the date for a discount in the same line', async ({ assert }) => {
    const { dueDate } = await read(`
 Müller & Söhne                            Rechnungs-Nr.: 2026-31
 79098 Freiburg                            Rechnungsdatum: 14.04.2026

 Rechnungsbetrag                           2.056,32 €
 Zahlbar mit 2 % Skonto bis 24.04.2026, ohne Abzug bis 14.05.2026.
`)
    assert.equal(dueDate, '2026-05-14')
  })

  test('a buyer addressed with two courtesy titles is named below them', async ({ assert }) => {
    const { buyer } = await read(`
 EnergiaPiù S.p.A.                         Bolletta n. 2026/1187432
                                           Emessa il 05/03/2026
 Gent.le Sig.ra
 Lucia Ferretti
 Via Roma 12
 10121 Torino TO

 TOTALE BOLLETTA                           90,40 €
`)
    assert.equal(buyer.name, 'Lucia Ferretti')
  })

  test('a couple keeps both titles', async ({ assert }) => {
    const { buyer } = await read(`
 Brooks Solicitors                         Bill no. 20931
 Birmingham B2 5AF                         2 March 2026

 Mr and Mrs J Cole
 8 Elm Close
 Solihull B91 2AA

 Total                                     1,206.00
`)
    assert.equal(buyer.name, 'Mr and Mrs J Cole')
  })

  test('the seller is neither an address line nor a heading', async ({ assert }) => {
    const english = await read(`
 NORTHGATE LAB LTD                           INVOICE
 Unit 9, Mill Lane, York YO1 7EP             No: NDL-5521

 Total                                       £617.50
`)
    assert.equal(english.seller.name, 'NORTHGATE LAB LTD')
    const dutch = await read(`
 Uw jaarnota 2025-2026                       Notanummer JN260217
                                             Datum 17-02-2026
 De heer P.J. Wiersma
 Kleine Breed 7
 9001 GH Grou

 Totaal                                      € 2.184,68

 Helder Energie N.V. – KvK Groningen 02094417 – Btw NL809124750B01
`)
    assert.equal(dutch.seller.name, 'Helder Energie N.V.')
  })
})

test.group('Words with spaced letters', () => {
  test('are joined, and split where the kind of character changes', ({ assert }) => {
    const [page] = plainPages(Buffer.from('I N V O I C E # 1 0 4 7'), 1).pages
    const pieces = page.words.map(({ text, left, right, bottom, size }) => {
      return { text, left, right, baseline: bottom, size }
    })
    const words = wordsFromPieces(pieces, 1).map(({ text }) => text)
    assert.deepEqual(words, ['INVOICE', '#', '1047'])
  })
})
