import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

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
    const { seller } = await read(`
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
    assert.equal(seller.vatId, 'ESB27235076')
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

test.group('Amounts', () => {
  test('after a date and a dash are not negative', async ({ assert }) => {
    const { amountDue } = await read(`
 Vinos Tomelloso SL                     Factura V23-03446
 Base imponible                                         17.835,04 €
 IVA 21 %                                                3.745,36 €
 Forma de pago: giro bancario
 Vencimiento: 02/10/2023 – 21.580,40 €      TOTAL       21.580,40 €
`)
    assert.equal(amountDue, '21580.40')
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
 Total fees for this matter                              17,191.21
 Costs advanced: court e-filing fee                           4.90
 Total this invoice                                     $17,196.11
 Balance due                                            $17,196.11
`)
    assert.deepEqual([subtotal, tax, total], [null, null, '17196.11'])
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
