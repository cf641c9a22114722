import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'
import { isName } from '#app/invoices/reading/text/parties/name_texts'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

test.group('Names of real invoices', () => {
  test('are not "{$self}"')
    .with([
      'H.no 40 Fox Colony',
      'Plot No. 60',
      'Hubala 7/12',
      'Unregistered',
      'Endereço',
      'Rue',
      'rue dekj',
      'Challan No',
      'Por cuenta y orden de Zorro S.A.',
      'On behalf of Fox Ltd',
      'Thank you! Make checks payable to Fox Distribution, Inc.',
    ])
    .run(({ assert }, text) => assert.isFalse(isName(text)))

  test('are "{$self}"')
    .with([
      'Avenue 5 Films Ltd',
      'HNO 24 MVZ GmbH',
      'Plot No 5 Developers Pvt Ltd',
      'Fitness 24/7',
      'Namens BV',
      'A. M. S. Industria e Comercio de Artefatos de Papel',
      'Plot Fox Ltd',
      'Studio 54',
      'Yahoo! Inc',
    ])
    .run(({ assert }, text) => assert.isTrue(isName(text)))

  test('a Polish legal form can be wrapped', ({ assert }) => {
    const { seller, buyer } = read(`
 Faktura nr F/2025/12/1030                           Data wystawienia 05.12.2025

 Sprzedawca/podatnik                                 Nabywca/płatnik
 Lis Dystrybucja Spółka z ograniczoną                Anna Wilk
 odpowiedzialnością Sp.k
 Hubala 7/12                                         Palmowa 39
 05-803 Pruszków                                     85-485 Bydgoszcz
 NIP: 5272951048

 DO ZAPŁATY: 99,96 zł
`)
    assert.equal(seller.name?.value, 'Lis Dystrybucja Spółka z ograniczoną odpowiedzialnością Sp.k')
    assert.equal(buyer.name?.value, 'Anna Wilk')
  })

  test('at `Nome` below the details of the user are those of the buyer', ({ assert }) => {
    const { seller, buyer } = read(`
 Cutelaria Ideal, Lda.
 Rua do Cais 12, 2800-108 Lisboa

 Fatura
 Data: 14/02/2026

 Informações do Utilizador                 Morada de Expedição
 Nome: João Raposo                         Endereço: Praça do Cais
 Telefone: 969 422 997                     País: Portugal

 Produto              Quantidade     Preço Unitário     Subtotal
 Facas                         1           147,00 €     147,00 €

                                           Total:       147,00 €
`)
    assert.equal(seller.name?.value, 'Cutelaria Ideal, Lda.')
    assert.equal(buyer.name?.value, 'João Raposo')
  })

  test('an account is read directly after its label and a dash', ({ assert }) => {
    const { seller } = read(`
 Volpe S.R.L.S.
 Strada Provinciale 40 - 20084 Lacchiarella (MI)
 IBAN-IT60X0542811101000000123456

 Fattura nr. 145 del 31/05/2026

 Totale                                                      120,00 €
`)
    assert.equal(seller.iban?.value, 'IT60X0542811101000000123456')
  })

  test('of a company go before that of a person in a form', ({ assert }) => {
    const { buyer } = read(`
 Renard Conseil                                     SIRET 43841898000035

 FACTURE n° 875                                     Date : 30/05/2026

 Adressée à
 Nom           Loraine Godard
 Société       ATP Formation
 Adresse       31 avenue du Granier
 Ville         38240 Meylan

 Total T.T.C   4500.00 €
`)
    assert.equal(buyer.name?.value, 'ATP Formation')
  })

  test('are beside the label of the buyer if labels are below it', ({ assert }) => {
    const { buyer, total } = read(`
 FACTURE
 N° Facture : DC/2026/006
 Date de facturation : 16/12/2026

 Client        RENARD CAMEROUN
 Rue           Avenue de Gaulle, Angle Rue Carras
 B.P.          660 Douala-Cameroun
 Tel           33 42 64 64

 Désignation                           PU     Quantité              PT
 Lecteur                           85 000           18       1 530 000
 Câble                                950           30          28 500

 TOTAL HT                                                    1 558 500
 TVA 20,00 %                                                   311 700
 TOTAL TTC                                                   1 870 200
`)
    assert.equal(buyer.name?.value, 'RENARD CAMEROUN')
    assert.equal(total?.value, '1870200')
  })

  test('of a bank are not those of the seller', ({ assert }) => {
    const { seller } = read(`
 Gujarat Freight Tools
 12 Mill Lane, Surat

 TAX INVOICE                                 Invoice No.  GST-3425
 Customer Detail                             Invoice Date 23-Jul-2026
 M/S          Wolf Engineering

 Total Amount After Tax            ₹ 4,490.00

 Bank Details
 Name         ICICI
 Branch       Surat
 Acc. Number  2715500356
 IFSC         ICIC045F
`)
    assert.equal(seller.name?.value, 'Gujarat Freight Tools')
  })

  test('of the holder of an account and above an own account are those of the seller', ({
    assert,
  }) => {
    const ofHolder = read(`
 Rechnung Nr. 4711                              01.03.2026

 Wolf Technik GmbH
 Mühlweg 5
 10243 Berlin

 Beratung                                          100,00
 Gesamtbetrag                                      100,00 EUR

 Kontoinhaber
 Fuchs Beratung UG
 DE89 3704 0044 0532 0130 00
`)
    assert.equal(ofHolder.seller.name?.value, 'Fuchs Beratung UG')
    const inForm = read(`
 FACTURE n° 4711                                01/03/2026

 Raison sociale : Renard Conseil
 Adresse : 12 rue du Port, 75001 Paris
 SIRET : 43841898000035
 IBAN : FR76 3000 6000 0112 3456 7890 189

 Conseil                                           100,00
 Total TTC                                         100,00 EUR
`)
    assert.equal(inForm.seller.name?.value, 'Renard Conseil')
  })

  test('at `Ship to` are not those of the seller, also with a telephone number', ({ assert }) => {
    const { seller, buyer } = read(`
 Invoice # 15633722                                 Date: 01/30/26

 Bill To                            Ship To
 Fox Power Products                 Dalton Baker
 6200 E Main Ave.                   4153 Hwy 75
 Spokane WA 99212                   Calvin OK 74531
                                    +14058853454

 Total                                        $245.74
`)
    assert.isNull(seller.name)
    assert.equal(buyer.name?.value, 'Fox Power Products')
  })

  test('at `Bill to` and `Ship to` are read if one address is half a line lower', ({ assert }) => {
    const pages = plainPages(
      Buffer.from(`
 INVOICE # 20931                                    Date: 10/14/2026

                                   Ship To
 Bill To
                                   Dalton Baker
 Fox Power Products
                                   4153 Hwy 75
 6200 E Main Ave.
                                   Calvin, OK 74531
 Spokane, WA 99212
                                   (405) 885-3454


 Total                                        $503.48
`),
      1
    ).pages
    const halved = pages.map((page) => ({
      ...page,
      words: page.words.map((word) => {
        const top = 0.6 * word.top
        return { ...word, top, bottom: top + word.bottom - word.top }
      }),
    }))
    const { seller, buyer } = readInvoiceText(halved)
    assert.equal(buyer.name?.value, 'Fox Power Products')
    assert.isNull(seller.name)
  })

  test('at `Ship to` are not those of the seller in the second line either', ({ assert }) => {
    const { seller } = read(`
 Invoice Number: 2646567                            Invoice Date: 01/15/2026

 Bill to address:                  Ship to address:
 Spring Suites Airport             Matthew Baker
 3519 Heathrow Way                 SPRING SUITES ME
 Medford, OR 97504                 3519 HEATHROW WAY
                                   MEDFORD, OR 97504

 Invoice Total:                                $70.50

 Please send all payments with remittance copy to:
 Foxwear Corporation
 97627 Eagle Way
 Chicago, IL 60678
`)
    assert.equal(seller.name?.value, 'Foxwear Corporation')
  })

  test('are in the first line before a street without a comma', ({ assert }) => {
    const { seller } = read(`
 RECHNUNG
 Auto Teile Fuchs GmbH Schillingbrücke 58 l 10243 Berlin, Germany

 RECHNUNGSADRESSE
 Stefanie Schmidt                                  RECHNUNG NR.      DE-001
 Genterstraße 46                                   RECHNUNGSDATUM    01.01.2026
 66909 Berlin

 BETRAG                                            618,80 €

 Deutsche Bank
 IBAN: DE91 1234 5678
`)
    assert.equal(seller.name?.value, 'Auto Teile Fuchs GmbH')
  })

  test('of a bank alone have a low confidence', ({ assert }) => {
    const { seller } = read(`
 RECHNUNG NR. DE-001                               01.01.2026

 BETRAG                                            618,80 €

 Deutsche Bank
 IBAN: DE89 3704 0044 0532 0130 00
 SWIFT/BIC: ABCDDEB1XXX
`)
    assert.equal(seller.name?.value, 'Deutsche Bank')
    assert.isAtMost(seller.name!.confidence, 0.5)
  })

  test('in the text of a line are not those of the buyer', ({ assert }) => {
    const { buyer, lineItems } = read(`
 OSCAR ALFREDO RAPOSO                               Factura
 Aconcagua 681                                      NUMERO: 00003-00003668
 CUIT: 20-12345678-6                                FECHA: 14/02/2026

 Señor/es: SEGUROS LA TERCERA
 Domicilio: Calle Rosas 957

 ITEM   DESCRIPCION                              CANTIDAD      PRECIO      IMPORTE
 100    MANO DE OBRA CHAPA - Vehículo: 408
        Propietario: BAUDINO RUBEN
        Siniestro: 2706327                         1,00      86.942,00    86.942,00
 101    REPUESTOS                                  1,00      32.574,00    32.574,00

                                                   TOTAL                 119.516,00
`)
    assert.equal(buyer.name?.value, 'SEGUROS LA TERCERA')
    assert.equal(
      lineItems[0].description?.value,
      'MANO DE OBRA CHAPA - Vehículo: 408 Propietario: BAUDINO RUBEN Siniestro: 2706327'
    )
  })

  test('of a buyer in two lines on each page are not those of the owner of the seller', ({
    assert,
  }) => {
    const head = ` Facture N° N050195725                    31/08/2026

 RENARD RECYCLAGE
 9-11 rue François Arago                        LOUP CINEMAS FRANCE
 31830 PLAISANCE DU TOUCH                       LOUP LABEGE
 Téléphone : 0969321010                         32 RUE COULONGE
                                                44308 NANTES
`
    const { seller } = read(`
${head}
 Total TTC                                      120,00 €

${head}`)
    assert.equal(seller.name?.value, 'RENARD RECYCLAGE')
  })
})
