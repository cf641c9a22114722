import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('Discounted lines', () => {
  test('show the columns of quantity and price below unknown headings', async ({ assert }) => {
    const { lineItems } = await read(`
 Workwear Nguyen Pty Ltd                                        TAX INVOICE SI6090252
 Item     Description                   Ordered   Fulfilled   UOM    List $    Disc %    Total Ex GST
 WW79311  Sunscreen SPF50+ 110 mL tube        6           3   EA       7.00      15.0           17.85
 PP25765  Lockout padlock, red               20          17   EA      17.70      10.0          270.81
 SG06594  Safety glasses, clear               8           8   EA       4.35                     34.80
                                                              Total Ex GST                     323.46
                                                              GST 10%                           32.35
                                                              Total Inc GST                   $355.81
`)
    assert.deepEqual(
      lineItems.map(({ quantity, unitPrice, amount }) => [quantity, unitPrice, amount]),
      [
        ['3', '7.00', '17.85'],
        ['17', '17.70', '270.81'],
        ['8', '4.35', '34.80'],
      ]
    )
  })

  test('may have a dash for no discount', async ({ assert }) => {
    const { lineItems } = await read(`
 Inwest Kubiak s.c.                           Faktura nr FK 306/2024
 Nazwa                                   Ilość   Cena netto   Rabat    Netto      VAT    Brutto
 Okno PVC, trzyszybowe, antracyt          1 szt.    1 301,15       –  1 301,15     8%    1 405,24
 Demontaż i utylizacja starych okien      7 szt.       74,04     15%    440,54     8%      475,78
 Razem                                                                1 741,69           1 881,02
`)
    assert.deepEqual(
      lineItems.map(({ amount }) => amount),
      ['1301.15', '440.54']
    )
  })
})

test.group('Rates of taxes', () => {
  test('are above the bases and taxes in a row of sums, also of a credit note', async ({
    assert,
  }) => {
    const { taxes, subtotal, tax, total } = await read(`
 Wilg Recycling NV                                     CREDITNOTA
 Creditnota nr.  CN2600318
 Datum           21 oktober 2026
 Omschrijving                             Aantal Eenh.     Prijs     BTW      Bedrag
 Lediging container 1100 L                 -3,00 st.       27,45    21 %      -82,35
 Milieuheffing                             -0,42 ton       15,33     6 %       -6,44

   Maatstaf 21 %    Btw 21 %    Maatstaf 6 %    Btw 6 %    Totaal excl. btw    Totaal btw    Totaal in uw voordeel
          -82,35      -17,29           -6,44      -0,39              -88,79        -17,68                  -106,47
`)
    assert.deepEqual([subtotal, tax, total], ['88.79', '17.68', '106.47'])
    assert.deepEqual(
      taxes.map(({ rate, base, amount }) => [rate, base, amount]),
      [
        ['21', '82.35', '17.29'],
        ['6', '6.44', '0.39'],
      ]
    )
  })

  test('are known from a base in a sentence', async ({ assert }) => {
    const { taxes, lineItems, tax } = await read(`
 Tranter & Jessop Limited                     INVOICE NO A164065
 Part No    Description            Qty    Price      Value £    VAT
 BRE10836   Wiper blade flat         3    11.04        33.12      1
 VAL11902   Oil filter element       4     6.59        26.36      1
 VAT 1 = 20.00% on goods of 59.48
                                          Goods        59.48
                                          VAT          11.90
                                          TOTAL £      71.38
`)
    assert.equal(tax, '11.90')
    assert.deepEqual(
      taxes.map(({ rate, base, amount }) => [rate, base, amount]),
      [['20.00', '59.48', '11.90']]
    )
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['20.00', '20.00']
    )
  })

  test('without a percent sign are as sure as others in rows whose products fit', async ({
    assert,
  }) => {
    const { lineItems } = await readInvoice(
      Buffer.from(`
 Fox Joinery Ltd                            Invoice no. 2026-118

 Description          Qty     Price     VAT     Amount
 Chair                  3     10.00      20      30.00
 Table                  1     10.00       5      20.00

 Net total                                       50.00
`)
    )
    const [sure, unsure] = lineItems.map(({ taxRate }) => taxRate)
    assert.deepEqual([sure?.value, unsure?.value], ['20', '5'])
    assert.isAbove(sure!.confidence, 0.9)
    assert.isBelow(unsure!.confidence, 0.8)
  })

  test('are zero for the Italian codes of sales without tax', async ({ assert }) => {
    const ratesOf = async (code: string) => {
      const { lineItems, taxes } = await read(`
 Fox Telefonia S.r.l.                          Fattura n. 2026-118

 Descrizione        Quantità     Prezzo     IVA     Importo
 Chiamate               1        20,00      ${code.padEnd(4)}    20,00
 Dati                   1        10,00      22%     10,00

 Aliquota         Imponibile      Imposta
 ${code.padEnd(4)}                20,00         0,00
 22%                  10,00         2,20
 Totale                            32,20
`)
      return [lineItems.map(({ taxRate }) => taxRate), taxes.map(({ rate }) => rate)]
    }
    const both = ['0', '22']
    assert.deepEqual(
      [await ratesOf('N2.2'), await ratesOf('N4')],
      [
        [both, both],
        [both, both],
      ]
    )
    /** No such code, and a code of another seller that stands for a rate. */
    const [ofOther] = await ratesOf('N8')
    assert.deepEqual(ofOther, [null, '22'])
    const { lineItems } = await read(`
 Fox Telecom B.V.                              Factuurnummer 118

 Omschrijving       Aantal    Prijs    BTW    Bedrag
 Bellen                  1    20,00     N1     20,00

 Code     BTW %     Grondslag     BTW
 N1       21%           20,00     4,20
 Totaal                          24,20
`)
    assert.equal(lineItems[0].taxRate, '21')
  })

  test('follow their codes in words below the lines', async ({ assert }) => {
    const ratesOf = async (note: string) => {
      const { lineItems } = await read(`
 Fox Foods Ltd                                  Invoice 4711
 Description          Qty    Price     Amount     VAT
 Bread                  2    50.00     100.00     Z
 Chair                  2   100.00     200.00     S
 Net total                             300.00
 VAT                                    40.00
 Total                                 340.00
 ${note}
`)
      return lineItems.map(({ taxRate }) => taxRate)
    }
    assert.deepEqual(await ratesOf('Z = zero-rated (0%), S = standard (20%)'), ['0', '20'])
    assert.deepEqual(await ratesOf('Z = fresh, less 5%, S = old stock, less 15%'), [null, null])
    assert.deepEqual(await ratesOf('Plan Z – deposit of 30%'), [null, null])
  })

  test('follow their codes in the table of taxes', async ({ assert }) => {
    const { lineItems } = await read(`
 Papeterie Gauthier SASU                       FACTURE F2659256
 Désignation                     Qté      P.U. HT    Montant HT    TVA
 Surligneur pastel                10         4,90         49,00      1
 Café moulu arabica 1 kg          12        11,64        139,68      2

 Code      Taux TVA      Base HT      Montant TVA     Total HT        188,68
 1            20,00        49,00             9,80     Total TVA        17,48
 2             5,50       139,68             7,68
                                                      NET À PAYER     206,16
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['20.00', '5.50']
    )
  })

  test('are printed in brackets beside base and tax', async ({ assert }) => {
    const { subtotal, tax, total, lineItems } = await read(`
 Serviços Antunes Lda                           Fatura FT 2025A1/8521
 Descrição                         Qtd.   Pr. Unitário      IVA       Valor
 Destruidora de papel              7,00         109,70    23,00      767,90
 Código do Trabalho anotado       16,00          22,19     6,00      355,04
 Quadro Resumo do IVA                      Mercadoria/Serviços     1 122,94
 Taxa/Valor       Incid.       Total
 IVA (23,00)      767,90      176,62       Portes                      0,00
 IVA (6,00)       355,04       21,30       IVA                       197,92
                                           Total (EUR)             1 320,86
`)
    assert.lengthOf(lineItems, 2)
    assert.deepEqual([subtotal, tax, total], ['1122.94', '197.92', '1320.86'])
  })

  test('have sums below the lines that are no lines', async ({ assert }) => {
    const { lineItems, subtotal } = await read(`
 Grupa Katowice Sp. z o.o.                      Faktura nr L/2026/9471429
 Lp.  Nazwa usługi                        Netto       VAT    Kwota VAT       Brutto
 1    Rata leasingowa               2 187,90       23%       503,22     2 691,12
 2    Ubezpieczenie OC/AC             372,00       zw.         0,00       372,00
                    W tym:          2 187,90       23%       503,22     2 691,12
                                      372,00       zw.         0,00       372,00
                    Razem           2 559,90         X       503,22     3 063,12
`)
    assert.lengthOf(lineItems, 2)
    assert.equal(subtotal, '2559.90')
  })

  test('have a net amount each, of which none is that of the document', async ({ assert }) => {
    const { subtotal, tax, total, lineItems } = await read(`
 Ingeniería Albacete S.L.U.                     Factura FP2024699843
 Concepto                             Nº     Precio          IVA       Importe
 Vigilancia de la salud               12    10,70 €         21 %      128,40 €
 Reconocimientos médicos              10    44,55 €      0 % (1)      445,50 €
 Base sujeta a IVA 21 %                                               128,40 €
 IVA 21 %                                                              26,96 €
 Base exenta de IVA (1)                                               445,50 €
 Total factura                                                        600,86 €
`)
    assert.deepEqual([subtotal, tax, total], [null, '26.96', '600.86'])
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['21', '0']
    )
  })
})

test.group('Words in sentences and margins', () => {
  test('of another sentence are no value of a label', async ({ assert }) => {
    const { amountDue, prepaid, total } = await read(`
 Franziska Cordes                             Rechnung Nr. 268504
 Summe netto                                             299,42 €
 zzgl. 19 % MwSt.                                         56,89 €
 Rechnungsbetrag                                         356,31 €
 Der Betrag ist ohne Abzug bis zum 22.04.2026 zu zahlen. Im Rechnungsbetrag sind 327,81 €
 begünstigte Aufwendungen enthalten.
`)
    assert.deepEqual([total, amountDue, prepaid], ['356.31', null, null])
  })

  test('of a margin have their value below them, beside the lines', async ({ assert }) => {
    const { dueDate, lineItems } = await read(`
 Ingeniería Albacete S.L.U.
 Fecha de emisión
 08-06-2024               Factura FP2024699843
                          Concepto                     Nº      Precio      Importe
 Vencimiento
 08-07-2024               Vigilancia de la salud       12     10,70 €     128,40 €
                          Formación                     4     30,14 €     120,56 €
                          Base imponible                                  248,96 €
                          IVA 21 %                                         52,28 €
                          Total factura                                   301,24 €
`)
    assert.equal(dueDate, '2024-07-08')
    assert.lengthOf(lineItems, 2)
  })

  test('of a name are no series of a number that looks like a date', async ({ assert }) => {
    const { issueDate } = await read(`
 Creative Lindqvist Inc.
 Billed To                Date of Issue       Invoice Number       Amount Due
 Okafor Pictures LLC      01/25/2024          0002927              $2,335.59
 Total                                                             2,335.59
`)
    assert.equal(issueDate, '2024-01-25')
  })

  test('before the holder of an account are no part of its name', async ({ assert }) => {
    const { seller } = await read(`
 B e d r i j f s p a n d e n
 Optiek Zijlstra V.O.F.
 Hoofdstraat 81
 7551 DB HENGELO
 Factuurnummer: 20230735
 Totaal te voldoen € 9.515,23
 Wij verzoeken u het bedrag over te maken op bankrekening NL78 INGB 8773
 8675 45 ten name van Bedrijfspanden Scholten B.V., onder vermelding van het factuurnummer.
 btw-nr. NL580476820B01
`)
    assert.equal(seller.name, 'Bedrijfspanden Scholten B.V.')
  })

  test('above a column are no title of a receipt', async ({ assert }) => {
    const { documentType } = await read(`
 Coffee Service Greenville Co.
 INVOICE 24981781
 Date        Ticket      Product                  Qty     Price     Amount
 04/10/25    549570      Decaf Coffee, 24/cs        3     37.15     111.45
 Total                                                              111.45
`)
    assert.equal(documentType, 'invoice')
  })
})

test.group('Sums and addresses', () => {
  test('of an exempt rate are a part of the total', async ({ assert }) => {
    const { subtotal, total, lineItems } = await read(`
 Sanitas Kielce Sp. j.                                     Faktura nr 50/MP/01/2023

 Lp  Nazwa usługi            Ilość   Cena netto   Wartość netto   VAT   Wartość brutto
  1  Audiometria                 6        53,95         323,70    zw.           323,70
  2  Kopia dokumentacji          5        23,40         117,00    23%           143,91
     Stawka              Netto         VAT         Brutto                       Do zapłaty:
     23%                117,00       26,91         143,91                       467,61 PLN
     zw.                323,70        0,00         323,70
     Razem              440,70       26,91         467,61
`)
    assert.deepEqual([subtotal, total], ['440.70', '467.61'])
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      ['0', '23']
    )
  })

  test('after a rounding, and on a slip, are due', async ({ assert }) => {
    const rounded = await read(`
 Läderach Fahrzeugtechnik GmbH                Rechnung Nr. 591370
 Total exkl. MWST                                          550.55
 MWST 8.1 %                                                 44.59
 Total inkl. MWST                                          595.14
 Rundung                                                     0.01
 Rechnungsbetrag CHF                                       595.15
`)
    assert.deepEqual([rounded.total, rounded.amountDue], ['595.14', '595.15'])
    const slip = await read(`
 Bernd Mühlbauer                              Rechnung Nr. 2023-39750
 Summe netto                                               121,74 €
 Mehrwertsteuer 19 %                                        23,13 €
 Gesamtbetrag                                              144,87 €

      Empfänger             Bernd Mühlbauer
      IBAN                  DE36 2168 8121 3411 6551 00
      Verwendungszweck      2023-39750, Anke Abendroth
      Betrag                144,87 €
`)
    assert.equal(slip.amountDue, '144.87')
  })

  test('follow a price that is printed as close as thousands', async ({ assert }) => {
    const { lineItems } = await read(`
 Rivoire Sécurité SAS                          Facture FAC-2026-3400044
 Prestation                              Qté   Prix HT     TVA   Montant HT
 Abonnement télésurveillance               2 119,29 €     20 %     238,58 €
 Carte SIM et communications               3    23,50 €   20 %      70,50 €
                                           Total HT               309,08 €
`)
    assert.deepEqual(
      lineItems.map(({ quantity, unitPrice }) => [quantity, unitPrice]),
      [
        ['2', '119.29'],
        ['3', '23.50'],
      ]
    )
  })

  test('of the buyer are read beside a label, not beside a code', async ({ assert }) => {
    const { seller, buyer } = await read(`
 Note de crédit NC25/2289                                   Safety Servais SRL
 Votre TVA            BE 0666.073.165                       Constructions Closset SA
 Client K12415                        Dépôt  Magasin        Chaussée de Marche 402
                                                            1300 Wavre
 Total TVAC                                                 408,17 €

 Safety Servais SRL, Avenue Mascaux 65, 4100 Seraing    TVA BE 0471.161.959
`)
    assert.equal(seller.vatId, 'BE0471161959')
    assert.equal(buyer.vatId, 'BE0666073165')
    assert.notEqual(buyer.name, 'Dépôt')
  })
})

test.group('Countries', () => {
  test('are told by their numbers, not by capitals before five digits', async ({ assert }) => {
    const page = (more: string) => `
 Kiwi Supplies Limited                        TAX INVOICE INV-4711
 Order SO 48213
 Invoice date   03/04/2026
 ${more}
 Total due                                            $115.00
`
    const ofZealand = await read(page('GST number 123-456-789, account 02-1234-0123456-00'))
    assert.deepEqual([ofZealand.currency, ofZealand.issueDate], ['NZD', '2026-04-03'])
    const american = await read(page('88 Main St, Boise, Idaho 83702').replaceAll('/', '-'))
    assert.deepEqual([american.currency, american.issueDate], ['USD', '2026-03-04'])
  })
})
