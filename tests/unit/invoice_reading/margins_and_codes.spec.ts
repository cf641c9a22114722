import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { cleanPartyName } from '#app/invoices/reading/text/parties/party_names'

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

test.group('Parties', () => {
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
