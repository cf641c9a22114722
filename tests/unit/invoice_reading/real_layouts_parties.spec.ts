import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

const seller = `Garside Marine Ltd                                INVOICE
 88 Albert Street                                 Invoice no. 4711
 Perth PH1 5LU                                    Date: 2 May 2026`

const buyer = ` Bill to:
 Brierley Foods plc
 5 Church Walk
 London SE1 9PX`

function page(parts: { seller?: string; buyer?: string; foot?: string }) {
  return `
 ${parts.seller ?? seller}

${parts.buyer ?? buyer}


 Description                 Qty      Price      Amount
 Steel bracket 20 mm           2      50.00      100.00

                       Net total               100.00
                       VAT 20%                  20.00
                       Total EUR               120.00

${parts.foot ?? ''}
`
}

const buyerOf = (own: string) => read(page({ buyer: own })).buyer.name?.value
const sellerOf = (own: string) => read(page({ seller: own })).seller.name?.value

test.group('The buyer', () => {
  test('is beside or below its heading: "{0}"')
    .with([
      [' Bill to:  Fox Client\n Address:  4 Mill Lane', 'Fox Client'],
      [' Customer details\n Name :        Jane Fox\n City :        Leeds', 'Jane Fox'],
      [' Bill to           Payment terms\n Tim T             Due in a week', 'Tim T'],
      [' Bill to:\n Bill Baker\n 4 Mill Lane\n Leeds LS2 8BD', 'Bill Baker'],
      [
        ' Invoice to:\n Attention: University of Leeds\n Department of Music\n Leeds LS2 8BD',
        'University of Leeds',
      ],
      [
        ' Destinataire\n Communauté de communes du Val de Seine\n 2 place de la Mairie\n 41000 Blois',
        'Communauté de communes du Val de Seine',
      ],
      [
        ' Nabywca:\n FUNDACJA MUZEUM KOLEI\n WIELKOPOLSKICH - KUŹNIA\n ul. Towarowa 35\n 61-896 Poznań',
        'FUNDACJA MUZEUM KOLEI WIELKOPOLSKICH - KUŹNIA',
      ],
      [' Bill to:\n JANE FOX\n ROSE COTTAGE\n 5 Church Walk\n London SE1 9PX', 'JANE FOX'],
      [' Bill to:\n Come Together Catering\n 5 Church Walk', 'Come Together Catering'],
      [' Consignee: Roast House Inc.\n 55 Harbor Way\n Oakland, CA 94607', 'Roast House Inc.'],
      [
        ' Customer\n Name       Jane Fox\n Company    Fox Catering\n City       Leeds',
        'Fox Catering',
      ],
      [
        '              TOMADOR DE SERVIÇOS\n CNPJ: 45.997.418/0001-53\n Nome/Razão Social: Padaria Flor',
        'Padaria Flor',
      ],
      [' Bill to:\n Finance Yorkshire\n 5 Church Walk\n Leeds LS2 8BD', 'Finance Yorkshire'],
    ])
    .run(({ assert }, [own, name]) => assert.equal(buyerOf(own), name))

  test('is the address in the window before a consignee, and below its heading only', ({
    assert,
  }) => {
    const window = ' Fox Catering Ltd\n 5 Church Walk\n Leeds LS2 8BD'
    const consignee = ' Consignee: Rotterdam Cold Stores BV'
    assert.equal(buyerOf(`${window}\n\n\n${consignee}`), 'Fox Catering Ltd')
    const side = `                                              Customer:
 Name: Owen Marsh                             Fox Catering Ltd
                                              5 Church Walk
                                              Leeds LS2 8BD`
    assert.equal(buyerOf(side), 'Fox Catering Ltd')
  })

  test('is not the holder of the account', ({ assert }) => {
    const foot =
      ' Payment instructions\n Account name: Garside Marine\n Sort code: 20-20-15\n Account number: 55555555'
    assert.equal(read(page({ foot })).buyer.name?.value, 'Brierley Foods plc')
  })

  test('is not the payee above an account', ({ assert }) => {
    const foot =
      ' Bitte überweisen Sie an\n Empfänger: Anna Holm\n IBAN: DE89 3704 0044 0532 0130 00'
    assert.equal(read(page({ foot })).buyer.name?.value, 'Brierley Foods plc')
  })

  test('is not the payee of a slip at the foot', ({ assert }) => {
    const own = ` Brierley Foods plc\n 5 Church Walk\n London SE1 9PX`
    const foot =
      ' PAYMENT ADVICE\n\n To:  Garside Marine Ltd\n      88 Albert Street\n      Perth PH1 5LU'
    const { buyer: found } = read(page({ buyer: own, foot }))
    assert.equal(found.name?.value, 'Brierley Foods plc')
  })

  test('is the person of an addressed letter, although no seller is printed', ({ assert }) => {
    const own = read(
      page({
        seller: 'Mme Claire Vasseur\n 13 rue Pasteur\n 94000 CRETEIL',
        buyer: ' Votre facture n° 4711',
      })
    )
    assert.isNull(own.seller.name)
  })
})

test.group('The seller', () => {
  test('has several legal forms: "{0}"')
    .with([['Great Fox Company, Inc.'], ['Fox & Co. KG'], ['Fox Oy Ab']])
    .run(({ assert }, [name]) => {
      assert.equal(sellerOf(seller.replace('Garside Marine Ltd', name)), name)
    })

  test('may have the word for a department in its name: "{0}"')
    .with([['Service Auto Martin'], ['Buchhaltung Meier']])
    .run(({ assert }, [name]) => {
      const own = seller
        .replace('Garside Marine Ltd', name)
        .replace('PH1 5LU', 'PH1 5LU\n Tel. 01738 496 000')
      assert.equal(sellerOf(own), name)
    })

  test('is the company below a person in a form', ({ assert }) => {
    const own = (company: string) =>
      ` FROM\n Name       Owen Marsh\n Company    ${company}\n Invoice no. 4711\n Date: 2 May 2026`
    assert.equal(sellerOf(own('Marsh Joinery')), 'Marsh Joinery')
    assert.equal(sellerOf(own('')), 'Owen Marsh')
  })

  test('may be called like a street in the line above an address', ({ assert }) => {
    const { seller: own, buyer: receiver } = read(
      page({
        seller: ' Yogastudio Lindenhof · Inh. Petra Vogt · Lindenstr. 9 · 04177 Leipzig',
        buyer:
          ' Kita Sonnenschein e.V.\n Frau Jana Kern\n Merseburger Str. 88\n 04177 Leipzig\n\n Rechnung Nr. 52\n Datum: 2. Mai 2026',
      })
    )
    assert.deepEqual(
      [own.name?.value, receiver.name?.value],
      ['Yogastudio Lindenhof', 'Kita Sonnenschein e.V.']
    )
  })

  test('is before the number of its company', ({ assert }) => {
    const own = seller.replace('Garside Marine Ltd', 'Fox Hill Ltd, Company no. 118')
    assert.equal(sellerOf(own), 'Fox Hill Ltd')
  })

  test('is before its register number', ({ assert }) => {
    const own =
      'FACTURE N° 4711\n Fournisseur: FOX SAS - SIREN 123456789\n Adresse: 10 rue de la Paix, 75001 Paris'
    assert.equal(sellerOf(own), 'FOX SAS')
  })

  test('is no question, list item, label or address: "{0}"')
    .with([
      [' Any questions about this invoice?'],
      [' 1. Web development services'],
      [' YOUR TOTAL DUE'],
      [' 99 Oak Road, Leeds LS2 8BD'],
    ])
    .run(({ assert }, [line]) => {
      assert.equal(sellerOf(`${line.trim()}\n\n ${seller}`), 'Garside Marine Ltd')
    })

  test('is not the company whose label and address are in one line', ({ assert }) => {
    const own = ' Cliente:\n Fox Informatica srl, via Puglia 12, 75020 Marconia (MT)'
    const { seller: found, buyer: other } = read(page({ buyer: own }))
    assert.equal(found.name?.value, 'Garside Marine Ltd')
    assert.equal(other.name?.value, 'Fox Informatica srl')
  })
})

test.group('Names', () => {
  test('are not the place of a date, nor a house', ({ assert }) => {
    const own = ` Leeds, 2 May 2026
 File V-25-0871
 Miss Anna Holm
 5 Church Walk
 Leeds LS2 8BD`
    assert.notEqual(buyerOf(own), 'Leeds')
    const clinic = `                                                   INVOICE
                                                   Invoice no. 4711
 12 allée des Tilleuls                             Date: 2 May 2026
 35700 Rennes
 02 99 36 41 08`
    assert.notEqual(sellerOf(clinic), '12 allée des Tilleuls')
  })

  test('of families have the word for it', ({ assert }) => {
    const of = (name: string) => buyerOf(` An:\n ${name}\n Bergweg 4\n 83435 Berchtesgaden`)
    assert.equal(of('Familie Thomas Holm'), 'Familie Thomas Holm')
    assert.equal(of('Eheleute Anna und Max Holm'), 'Eheleute Anna und Max Holm')
    assert.equal(of('Herrn Max Holm'), 'Max Holm')
  })
})

test.group('Labels of others', () => {
  test('may have the number of a customer', ({ assert }) => {
    const { seller: found, buyer: receiver } = read(`
 FOX HYDRAULIC & BEARING CO                       INVOICE NO   704418
                                                  INVOICE DATE 05/21/26
 BILL TO 30118                                    SHIP TO 30118-02
 ASPEN GRAIN COOPERATIVE                          ASPEN GRAIN COOP - ELEVATOR 2
 ATTN ACCOUNTS PAYABLE                            1140 SE 20 RD
 PO BOX 619                                       ELLINWOOD KS 67526
 GREAT BEND KS 67530                              PH 620-555-0110

 CUST PO         SHIP DATE   TERMS
 GB-88107        05/20/26    NET 30

 ITEM            DESCRIPTION          QTY       UNIT PRICE     EXTENSION
 HYD-4471        HOSE ASSY              2            50.00        100.00

                                                     TOTAL        100.00
${'\n'.repeat(30)} PAST DUE ACCOUNTS SUBJECT TO SERVICE CHARGE
`)
    assert.equal(found.name?.value, 'FOX HYDRAULIC & BEARING CO')
    assert.equal(receiver.name?.value, 'ASPEN GRAIN COOPERATIVE')
  })

  test('a post office box is not an order', ({ assert }) => {
    const { purchaseOrder } = read(
      page({ seller: `${seller}\n REMIT TO:   PO BOX 875520   KANSAS CITY MO 64187` })
    )
    assert.isNull(purchaseOrder)
  })

  test('a "vendedor" is the salesperson', ({ assert }) => {
    const { seller: found } = read(`
 PAPELERIA ROBLE SA DE CV                         FACTURA                A 18833
 RFC: PRO090417KD3                                Fecha: 2026-03-02
 Blvd. Juárez 1820, Col. Obregón, León, C.P. 37320

 Receptor
 INSTITUTO SAN ISIDRO AC                          Vendedor: L. Zapata
 RFC: ISI861120QP8                                Condiciones de pago: 15 días

 Cantidad    Descripción              Valor unitario      Importe
     2.00    Papel carta                       50.00       100.00

                                                Total    $ 100.00
`)
    assert.equal(found.name?.value, 'PAPELERIA ROBLE SA DE CV')
  })
})

test.group('The company of a trust', () => {
  test('is the seller, above a trade name', ({ assert }) => {
    const head = `Dunn Plumbing & Gas                              TAX INVOICE
 P & K Dunn Pty Ltd as trustee for the Dunn Family Trust     No. 5562
 PO Box 402, Thirroul NSW 2515                    Date: 2 May 2026`
    assert.equal(sellerOf(head), 'P & K Dunn Pty Ltd')
  })
})

test.group('Addresses', () => {
  const addressOf = (own: string) =>
    read(page({ buyer: ` Bill to:\n ${own.split('\n').join('\n ')}` })).buyer.address?.value

  test('have the building above the street, and no telephone number: "{0}"')
    .with([
      [
        'Brierley Foods plc\nHeron House\n5 Church Walk\nLondon SE1 9PX',
        'Heron House, 5 Church Walk, London SE1 9PX',
      ],
      [
        'Brierley Foods Pty Ltd\n18 Crown Street\nWollongong NSW 2500 0491 570 156',
        '18 Crown Street, Wollongong NSW 2500',
      ],
    ])
    .run(({ assert }, [printed, address]) => {
      assert.equal(addressOf(printed), address)
    })

  test('in the formats of more countries: "{0}"')
    .with([
      ['Linde VOF\nDorpsweg 205\n7231 AD  WARNSVELD', 'Dorpsweg 205, 7231 AD WARNSVELD'],
      ['Manuel Rey, S.L.\nRúa Nova 14\n15009 A CORUÑA', 'Rúa Nova 14, 15009 A CORUÑA'],
      [
        "Fundació Roure\nCarrer Major 5\nLa Seu d'Urgell (25700), Lleida",
        "Carrer Major 5, La Seu d'Urgell (25700)",
      ],
      [
        'Taller Roble SA de CV\nCalle Hidalgo 45, Col. Centro, Silao, C.P. 36100',
        'Calle Hidalgo 45, Col. Centro, Silao, C.P. 36100',
      ],
      [
        'Totara Architects Limited\n104 Tory Street\nTe Aro\nWELLINGTON 6011',
        '104 Tory Street, Te Aro, WELLINGTON 6011',
      ],
    ])
    .run(({ assert }, [printed, address]) => {
      assert.equal(addressOf(printed), address)
    })

  test('do not have a trade above a street without a number', ({ assert }) => {
    const { seller: found } = read(
      page({
        seller: `Presses du Chêne                                 FACTURE
 éditeur depuis 1961                              Facture n° 4711
 ZA La Tuilerie, 38350 La Mure                    Date : 02/05/2026
 Tél. 04 76 55 01 38`,
      })
    )
    assert.equal(found.address?.value, 'ZA La Tuilerie, 38350 La Mure')
  })

  test('do not have the trade name', ({ assert }) => {
    assert.equal(
      addressOf(
        'Brierley Foods Ltd t/a Brierley Clinic\nKiln Road, Clonmel, Co. Tipperary E91 K7X2'
      ),
      'Kiln Road, Clonmel, Co. Tipperary E91 K7X2'
    )
  })

  test('do not have the entry of the register', ({ assert }) => {
    const { seller: found } = read(
      page({
        seller: `Atelier Chêne                                    FACTURE
 EURL au capital de 5 000 €                       Facture n° 4711
 8 impasse des Oliviers                           Date : 02/05/2026
 34570 PIGNAN`,
      })
    )
    assert.equal(found.address?.value, '8 impasse des Oliviers, 34570 PIGNAN')
  })
})
