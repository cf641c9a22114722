import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))

test.group('The amount due', () => {
  test('is the total that a box for payment repeats', async ({ assert }) => {
    const { total, amountDue } = await read(`
 Lavandarias Peixoto Lda                      Fatura FT A26/71

 Artigo                        Qtd.    Preço      IVA    Total s/ IVA
 Lençol solteiro                570   0,59 €      23%        336,30 €
 Fronha                         610   0,34 €      23%        207,40 €

 Pagamento por Multibanco             Total sem IVA          543,70 €
 Entidade       44379                 IVA (23%)              125,05 €
 Referência     050 919 492
 Valor          668,75 €              Total                  668,75 €
`)
    assert.deepEqual([total, amountDue], ['668.75', '668.75'])
  })

  test('is not the sum of the lines with tax', async ({ assert }) => {
    const { total, amountDue } = await read(`
 Turystyka Kalisz Sp. k.                      Faktura FA928745/26

 Produkt                                       Ilość          Razem
 Kask MTB                                          2      433,98 zł
 Sakwa tylna                                       1      319,90 zł

                                       Razem produkty     753,88 zł
                                       Razem (netto)      612,91 zł
 Metoda płatności  Karta (opłacone)    Łącznie podatek    140,97 zł
                                       Razem              753,88 zł
`)
    assert.deepEqual([total, amountDue], ['753.88', null])
  })

  test('is after a rounding that is not a part of the total', async ({ assert }) => {
    const { total, amountDue } = await read(`
 Gartenpflege Wil GmbH                        Rechnung RE-76548
 Total exkl. MWST                                         3’047.16
 MWST 8.1%                                                  246.82
 Total inkl. MWST                                         3’293.98
 Rundung                                                      0.02
 Zu bezahlen                                          CHF 3’294.00
`)
    assert.deepEqual([total, amountDue], ['3293.98', '3294.00'])
  })
})

test.group('Totals', () => {
  test('have no payment as tax', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Reporting Associates LLC                     INVOICE 295689

 TOTAL DUE                                               $964.05
 (-) Payments/Credits:                                     96.00
 (=) New Balance:                                        $868.05
`)
    assert.deepEqual([subtotal, tax, total], [null, null, '964.05'])
  })

  test('have no postage as tax if the taxes of the rates add up', async ({ assert }) => {
    const { subtotal, tax, total } = await read(`
 Weinbau Poysdorf e.U.                        Rechnung 187-2023
 Warenwert                                            € 1.754,85
 Versandkostenanteil                                     € 29,00
 Rechnungsbetrag                                      € 1.783,85

 Darin enthalten                       Netto            Steuer
 20 % USt                             619,46            123,89
 13 % USt                             872,48            113,42
 10 % USt                              49,64              4,96
`)
    assert.deepEqual([subtotal, tax, total], [null, null, '1783.85'])
  })
})

test.group('Numbers and dates', () => {
  test('below another label are those of the other label', async ({ assert }) => {
    const { invoiceNumber } = await read(`
 Magnani & Fornari S.n.c.

 Documento              Numero        Data
 FATTURA IMMEDIATA      660/FI        30/05/2026
 Cod. cliente           Zona
 56502                  03
`)
    assert.equal(invoiceNumber, '660/FI')
  })

  test('of payments are not those of the invoice', async ({ assert }) => {
    const { issueDate, prepaid } = await read(`
 FACTURE N° 25-8356
 du 8 juillet 2025

 Montant total TTC                                     3 727,00 €
 Acompte reçu le 23 juin 2025                          – 932,00 €
 Net à payer                                           2 795,00 €
`)
    assert.deepEqual([issueDate, prepaid], ['2025-07-08', '932.00'])
  })

  test('a charge of a paid invoice is not due', async ({ assert }) => {
    const { dueDate } = await read(`
 Lhermitte SA                                 Facture FR51421194
                                     Date d’émission : 02/04/2024
 Total TTC                                               378,96 €

 Facture acquittée
 Carte bancaire, débitée le 03/04/2024
`)
    assert.isNull(dueDate)
  })
})

test.group('Names', () => {
  test('are whole if an address of the web has their letters', async ({ assert }) => {
    const { seller } = await read(`
 Loonbedrijf
 Kamphuis B.V.
 Rijksstraatweg 55
 6002 SM Weert
 Tel. 0569-397673
 hello@loonbedrijf-
 kamphuis.example

 Factuurnummer : 20257344
 Totaal incl. btw                                     17.754,80
`)
    assert.equal(seller.name, 'Loonbedrijf Kamphuis B.V.')
  })

  test('have their legal form below them', async ({ assert }) => {
    const { seller } = await read(`
 Rushworth Training
 Ltd
 Unit 3C, Maltings Business Park
 Skipton BD23 1JR

 Invoice no.  20595
 Total                                                £1,702.37
`)
    assert.equal(seller.name, 'Rushworth Training Ltd')
  })

  test('of the seller are in a narrow column, and of the buyer at the head', async ({ assert }) => {
    const { seller, buyer } = await read(`
                            Fatura FT A26/71
                            Sarmento & Amorim Lda.
 Lacerda & Peixoto          Rua Dr. Manuel de Arriaga, 57
 Lda                        5000-651 Vila Real
                            NIF 565149199
 Zona Industrial, Lote 22
 5000-651 Vila Real

 www.lacerda-               Total                               4.269,45 €
 peixoto.example
 NIF PT542244527
`)
    assert.deepEqual(
      [seller.name, seller.vatId, buyer.name],
      ['Lacerda & Peixoto Lda', 'PT542244527', 'Sarmento & Amorim Lda.']
    )
  })
})

test.group('VAT numbers without a country', () => {
  test('get it if their check digits and the address decide: {0}')
    .with([
      ['P. IVA 62217427095', '47521 Cesena (FC)', 'IT62217427095'],
      ['NIP 9211932923', '62-800 Kalisz', 'PL9211932923'],
      ['NIF 565149199', '5000-651 Vila Real', 'PT565149199'],
      ['ABN 62217427095', 'Sydney NSW 2000', undefined],
    ])
    .run(async ({ assert }, [number, town, expected]) => {
      const { seller } = await read(`
 Fornari Ltd
 Mill Street 4
 ${town}
 ${number}

 Invoice no.  20595
 Total                                                 1,702.37
`)
      assert.equal(seller.vatId?.startsWith('IT') || expected ? seller.vatId : undefined, expected)
    })
})

test.group('Lines', () => {
  const linesOf = async (page: string) => {
    const { lineItems } = await read(page)
    return lineItems.map(({ description, amount }) => `${description}: ${amount}`)
  }

  test('have one of three columns of amounts', async ({ assert }) => {
    const lines = await linesOf(`
 FACTURE N° 25-8356

 Désignation             Taux TVA   Prestations TTC   Prestations optionnelles TTC   Frais avancés TTC
 Démarches                   20 %            216,80
 Toilette                    20 %                                          108,90
 Transport                   10 %            243,04
 Vacation de police           0 %                                                               21,25
 Totaux par colonne                          459,84                        108,90               21,25

 Montant total TTC                                       589,99 €
`)
    assert.deepEqual(lines, [
      'Démarches: 216.80',
      'Toilette: 108.90',
      'Transport: 243.04',
      'Vacation de police: 21.25',
    ])
  })

  test('can begin with a word for taxes or payments', async ({ assert }) => {
    const lines = await linesOf(`
 Autolease Roelofsen B.V.                     Factuurnummer 2512467904

 Omschrijving                       Btw          Excl. btw
 Winterbanden                       21%            € 52,35
 Motorrijtuigenbelasting            0%             € 81,45
 Voorschot brandstof                21%           € 130,94
 Leasetermijn                       21%           € 541,70
 Totaal exclusief btw                             € 806,44
`)
    assert.lengthOf(lines, 4)
  })

  test('end where small print is beside the sums', async ({ assert }) => {
    const lines = await linesOf(`
 Mazout Collignon SRL                         Facture V1/2493117

 Produit                   Quantité     Prix HTVA     TVA      Montant HTVA
 Gasoil non routier          2688 L        1,0000    21 %         2.688,00

 Toute réclamation doit parvenir dans les   Marchandises         2.688,00
 huit jours de la livraison.                Forfait livraison        6,95
                                            Total HTVA           2.694,95
                                            TVA 21 %               565,94
                                            Total TVAC           3.260,89
`)
    assert.deepEqual(lines, ['Gasoil non routier: 2688.00'])
  })

  test('have no prices or sizes from other columns', async ({ assert }) => {
    const { lineItems } = await read(`
 Porte e Finestre Srl                         Fattura FPR 178/26

 Pos.  Descrizione               L x H cm   Q.tà UM    Prezzo    Importo   IVA   Prezzo det.
 1     Finestra 2 ante            148x239      4 N     525,45   2.101,80   10%       611,00
 2     Portafinestra 2 ante       150x218      5 N     777,85   3.889,25   10%       899,00
`)
    assert.deepEqual(
      lineItems.map(({ description, unitPrice, taxRate }) => [description, unitPrice, taxRate]),
      [
        ['Finestra 2 ante', '525.45', '10'],
        ['Portafinestra 2 ante', '777.85', '10'],
      ]
    )
  })

  test('are below a heading with numbers of articles, and above their count', async ({
    assert,
  }) => {
    const { lineItems } = await read(`
 Libros Aguirre S.L.                          ABONO D25/826853

 ISBN / EAN       Título                    Ejs.   Precio s/IVA   Dto. %   Importe
 9788481133912    JUEGO DE CARTAS              2           9,94     15,0     16,90
 9788484023258    CUADERNO PUNTEADO            4           7,45     15,0     25,33
                  Total ejemplares             6
`)
    assert.deepEqual(
      lineItems.map(({ description, quantity }) => [description, quantity]),
      [
        ['JUEGO DE CARTAS', '2'],
        ['CUADERNO PUNTEADO', '4'],
      ]
    )
  })
})
