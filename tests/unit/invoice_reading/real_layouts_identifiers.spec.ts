import { test } from '@japa/runner'
import { isCnpj, isCuit, isNfeKey, isRut, isUen, isVatId } from '#app/money/identifiers'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (page: string) => plainValues(readInvoiceText(plainPages(Buffer.from(page), 1).pages))

test.group('Tax numbers of Latin America', () => {
  test('have check digits', ({ assert }) => {
    assert.isTrue(isCnpj('11.222.333/0001-81'))
    assert.isTrue(isCnpj('12.ABC.345/01DE-35'))
    assert.isFalse(isCnpj('11.222.333/0001-82'))
    assert.isFalse(isCnpj('11222333000181'))
    assert.isTrue(isCuit('20-12345678-6'))
    assert.isFalse(isCuit('20-12345678-7'))
    assert.isTrue(isRut('76.123.456-0'))
    assert.isTrue(isRut('6.000.000-k'))
    assert.isFalse(isRut('76.123.456-1'))
  })

  const page = (number: string, town: string) =>
    read(`
 Zorro Ferretería
 Calle Mayor 12, ${town}
 ${number}

 Factura Nro: 0001-00004711                  Fecha: 04/05/2026

 Total                                           $ 1200.00
`)

  test('are those of the seller, and tell the currency: "{0}"')
    .with([
      ['CUIT: 20-12345678-6', '20-12345678-6', 'ARS'],
      ['RFC: ZFE010203AB1', 'ZFE010203AB1', 'MXN'],
      ['R.U.T.: 76.123.456-0', '76.123.456-0', 'CLP'],
      ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81', 'USD'],
    ])
    .run(({ assert }, [printed, number, currency]) => {
      const reading = page(printed, 'Quilmes')
      assert.equal(reading.seller.taxNumber, number)
      assert.equal(reading.currency, currency)
    })

  test('a Brazilian invoice without a sign is in reais', ({ assert }) => {
    const { currency } = read(`
 Raposa Ferragens Ltda
 Rua do Cais 12, Santos
 CNPJ: 11.222.333/0001-81

 Nota fiscal Nº 4711                         Data de emissão: 04/05/2026

 Valor total da nota                                1.200,00
`)
    assert.equal(currency, 'BRL')
  })
})

test.group('Other national numbers', () => {
  test('have check signs', ({ assert }) => {
    assert.isTrue(isUen('201808937H'))
    assert.isFalse(isUen('201808937G'))
    assert.isTrue(isNfeKey('35260511222333000181550010000047111123456789'))
    assert.isFalse(isNfeKey('35260511222333000181550010000047111123456780'))
  })

  test('the access key of an NF-e tells its number', ({ assert }) => {
    const { invoiceNumber } = read(`
 RAPOSA FERRAGENS LTDA                       DANFE                      0 - ENTRADA
 Rua do Cais 12, Santos                      Documento Auxiliar         1 - SAÍDA     1
 CNPJ: 11.222.333/0001-81                    Nota Fiscal Eletrônica

 Nº 000.004.711      SÉRIE 001               CHAVE DE ACESSO
                                             3526 0511 2223 3300 0181 5500 1000 0047 1111 2345 6789

 DATA DA EMISSÃO 04/05/2026                  VALOR TOTAL DA NOTA   1.200,00

 Fatura: 0090475872
`)
    assert.equal(invoiceNumber, '000.004.711')
  })

  test('the number of a Moroccan company tells the currency, if it is not that of a French customer', ({
    assert,
  }) => {
    const { currency } = read(`
 Facture n° 4711                                1 mai 2026
 ICE : 002896112000071

 Total TTC                                         960.00
`)
    assert.equal(currency, 'MAD')
    const french = read(`
 Renard Conseil
 12 rue du Port, 75001 Paris, SIRET 43841898000035

 Facture n° 4711                                1 mai 2026

 Client : Zellij SARL, ICE : 002896112000071

 Total TTC                                         960.00
 Tous les montants sont en EUR
`)
    assert.equal(french.currency, 'EUR')
  })

  test('a GST number of Singapore is that of the seller, and tells the currency', ({ assert }) => {
    const { seller, currency } = read(`
 Garside Marine Pte. Ltd.
 GST Registration No. 201234567R
 3 Marina Drive

 Invoice no. 4711                            1 May 2026

 Total                                         1,200.00
`)
    assert.equal(seller.taxNumber, '201234567R')
    assert.equal(currency, 'SGD')
  })
})

test.group('The VAT number of the seller', () => {
  test('is in the footer beside register and account, after that of the customer', ({ assert }) => {
    const { seller } = read(`
 Factuur aan:
 Hengelhoef Montage                          Factuurnummer: 600627
 Dijkstraat 12                               Factuurdatum: 14-08-2024
 3851 SL Ermelo                              Btw-nummer: NL004495445B01

 Omschrijving              Aantal     Prijs     Bedrag
 Montageband                    2     50,00     100,00

 Subtotaal                                      100,00
 BTW 21%                                         21,00
 Factuurtotaal                                  121,00

 KvK Utrecht: 32147382 Btw-nr: NL123456782B90 IBAN: NL91ABNA0417164300
`)
    assert.equal(seller.vatId, 'NL123456782B90')
  })
})

test.group('Accounts', () => {
  test('can have a space after the country only', ({ assert }) => {
    const { seller } = read(`
 Fuchs Technik GmbH                          Rechnung Nr. 19
 Am Hafen 4, 32257 Bünde                     Datum: 19.08.2025
 USt-IdNr.: DE 136695976

 Gesamtbetrag                                    66,64 EUR
 IBAN: DE 89370400440532013000
`)
    assert.equal(seller.iban, 'DE89370400440532013000')
    assert.equal(seller.vatId, 'DE136695976')
  })
})

test.group('Invoice numbers', () => {
  const german = (rows: string) =>
    read(`
 Fuchs Telefon GmbH
 Am Hafen 4, 53227 Bonn
 ${rows}
 Datum: 14.04.2026

 Rechnungsbetrag                                 59,94 EUR
`).invoiceNumber

  test('are not settlement numbers', ({ assert }) => {
    const rows = ' Rechnungsnummer: 726 752 5181\n Ihre Verrechnungsnummer: 0045 2264 5948'
    assert.equal(german(rows), '726 752 5181')
    assert.isNull(german('Verrechnungsnummer: 0045 2264 5948'))
  })

  test('are not zero, but samples have zeros after letters', ({ assert }) => {
    assert.isNull(german('Rechnungsnummer: 0'))
    assert.equal(german('Rechnungsnummer: RE-0000'), 'RE-0000')
  })
})

test.group('Sellers', () => {
  const sellerOf = (head: string, foot = '') =>
    read(`
 ${head}

 Bill to:
 Jane Wragg
 4 High Street
 Leeds LS2 8BD

 Invoice no. 4711                            Invoice date: 04/05/2026
 Total                                            120.00

 ${foot}
`).seller.name

  const company = 'Fox Communications, Inc.\n 55 Mill Lane, San Jose, CA 95113'

  test('are not the companies of one of their products', ({ assert }) => {
    const foot = 'Fox Phone services provided by Fox Voice Communications, Inc.'
    assert.equal(sellerOf(company, foot), 'Fox Communications, Inc.')
  })

  test('are named as issuers', ({ assert }) => {
    const foot =
      'Documento emitido por ZORRO CLIENTES, S.A.U. - domicilio fiscal: C/ Redondo 1, 28033 Madrid - CIF A-95758389'
    assert.equal(sellerOf('Factura de electricidad', foot), 'ZORRO CLIENTES, S.A.U.')
  })

  test('have Mexican legal forms', ({ assert }) => {
    const head = 'REFACCIONARIA ZORRO S.A. de C.V.\n Calle Mayor 12, Cancún'
    assert.equal(sellerOf(head), 'REFACCIONARIA ZORRO S.A. de C.V.')
  })

  test('are no country, street or part of a sentence', ({ assert }) => {
    const head = 'Papendorpseweg 100\n 3528 BJ Utrecht\n Nederland'
    assert.notEqual(sellerOf(head), 'Nederland')
    assert.notEqual(
      sellerOf('54 AV GUILHEM DE POITIERS\n 34080 MONTPELLIER'),
      '54 AV GUILHEM DE POITIERS'
    )
    assert.notEqual(
      sellerOf(company, 'prices are set by Fox Voice Ltd'),
      'prices are set by Fox Voice Ltd'
    )
  })
})

test.group('Totals', () => {
  test('are not the base of a tax because of another printed percentage', ({ assert }) => {
    const { total } = read(`
 Luz Zorro S.L.U.                            Nº de factura: 4711
 Calle Mayor 12, 28033 Madrid                Fecha de emisión: 22/11/2025

 Total factura                                   76,81 €
 Impuestos                                       16,17 €

 Descripción                                     Importe
 Término fijo                                    25,30 €
 Energía                                         35,34 €
 Total factura                                   76,81 €

 Impuestos                                       16,17 €
 IVA (21 %) de 63,48                             13,33 €

 Destino del importe: 21,05 % impuestos, 50,29 % energía
`)
    assert.equal(total, '76.81')
  })
})

test.group('Companies and numbers that look like those of a rule', () => {
  const german = (head: string, foot = '') =>
    read(`
 ${head}
 Hauptstr. 5
 80331 München

 Anna Kunde AG
 Ring 7
 10115 Berlin

 Rechnung Nr. 4711                           Datum: 05.03.2025
 Summe 119,00

 USt-IdNr. DE136695976
 ${foot}
`)

  test('are sellers: "{$self}"')
    .with(['form und zeichen', 'raum für ideen', 'Malta', 'Payment Services'])
    .run(({ assert }, name) => {
      const { seller, buyer } = german(name)
      assert.deepEqual([seller.name, buyer.name], [name, 'Anna Kunde AG'])
    })

  test('are those of others', ({ assert }) => {
    const own = 'DE136695976'
    assert.equal(
      german('Fuchs GmbH', 'Software: Lex GmbH, USt-IdNr. DE811569869').seller.vatId,
      own
    )
    assert.isNull(german('Fuchs GmbH', 'Tel. 20-12345678-6').seller.taxNumber)
    assert.equal(german('Fuchs GmbH', 'CNPJ 11.222.333/0001-81').currency, 'EUR')
  })

  test('are owners that the head names in a sentence', ({ assert }) => {
    const { seller } = german('Rosterly', 'Rosterly is a trading name of Vulpes Group Ltd')
    assert.equal(seller.name, 'Vulpes Group Ltd')
  })
})

test.group('VAT numbers of other countries', () => {
  const page = ({ head = '', numbers = '' }) =>
    read(`
 Heron Print (Pty) Ltd                       INVOICE
 12 Palm Road, Umhlanga 4319
 ${head}

 To: Kestrel Reserve NPC
     P O Box 118, Ballito 4420

 Invoice no. 4711                            Date: 12 March 2026
 ${numbers}

 Description                 Qty      Price      Amount
 Posters, A2                   2      50.00      100.00

                       Net total        R 100.00
                       VAT 15%           R 15.00
                       Total            R 115.00
`)

  test('have no prefix of a country whose language the page does not have', ({ assert }) => {
    const { seller } = page({ head: 'VAT No. 4210118359' })
    assert.equal(seller.vatId, '4210118359')
    assert.isNull(seller.country)
  })

  test('are not other numbers that start like Slovenian ones', ({ assert }) => {
    assert.isTrue(isVatId('SI12345679'))
    assert.isNull(page({ numbers: 'Job file: SI25110447' }).seller.vatId)
  })
})

test.group('The printed form of Italian electronic invoices', () => {
  test('has the numbers above the names, and the places in two lines', ({ assert }) => {
    const { seller, buyer } = read(`
 Cedente/prestatore (fornitore)                            Cessionario/committente (cliente)
 Identificativo fiscale ai fini IVA: IT12345678903         Identificativo fiscale ai fini IVA: IT07643520567
 Codice fiscale: 12345678903                               Codice fiscale: 07643520567
 Denominazione: Volpe Informatica S.r.l.                   Denominazione: Salumi Quercia S.r.l.
 Regime fiscale: RF01 (ordinario)                          Indirizzo: Strada Langhirano 88
 Indirizzo: Via Emilia Ovest 114/B                         Comune: Felino Provincia: PR
 Comune: Modena Provincia: MO                              Cap: 43035 Nazione: IT
 Cap: 41123 Nazione: IT

 Tipologia documento        Numero documento        Data documento
 TD01 fattura               26/000187               31-01-2026

 Totale imponibile     100,00      Totale imposta     22,00      Totale documento     122,00
`)
    assert.deepEqual(
      [seller.name, seller.vatId, seller.address],
      ['Volpe Informatica S.r.l.', 'IT12345678903', 'Via Emilia Ovest 114/B, 41123 Modena']
    )
    assert.deepEqual(
      [buyer.name, buyer.vatId, buyer.address],
      ['Salumi Quercia S.r.l.', 'IT07643520567', 'Strada Langhirano 88, 43035 Felino']
    )
  })
})
