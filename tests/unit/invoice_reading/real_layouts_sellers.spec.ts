import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (text: string) => readInvoiceText(plainPages(Buffer.from(text), 1).pages)

/** An invoice with a head, the address of the buyer and a foot. */
function page({
  head = 'Garside Marine Services Ltd\n88 Albert Street\nPerth PH1 5LU',
  buyer = 'Brierley Foods plc\n5 Church Walk\nLondon SE1 9PX',
  numbers = 'Invoice no. 4711\nInvoice date: 12 March 2026',
  foot = '',
}) {
  const lines = (text: string) => text.split('\n').join('\n ')
  return `
 ${lines(head)}


 ${lines(buyer)}


 ${lines(numbers)}


 Description                 Qty      Price      Amount
 Steel bracket 20 mm           2      50.00      100.00
 Paint                         1      20.00       20.00

                       Net total               120.00
                       VAT 20%                  24.00
                       Total EUR               144.00


 ${lines(foot)}
`
}

test.group("VAT numbers of real invoices' layouts", () => {
  test('are the seller’s: "{0}"')
    .with([
      ['MWST-Nr. CHE-114.829.057 MWST', 'CHE114829057'],
      ['CHE-114.829.057 TVA', 'CHE114829057'],
      ['UID-Nr: AT 123456789', 'AT123456789'],
      ['Accounts office of the county of Perth: BTW BE\n0447118233', 'BE0447118233'],
      [
        'Registered in Scotland. VAT registration number 903 6124\n56. This is a bill.',
        'GB903612456',
      ],
      ['KvK 28102735 | BTW 813666181B01', '813666181B01'],
      ['NIF: 509999999', '509999999'],
    ])
    .run(({ assert }, [foot, expected]) => {
      assert.equal(read(page({ foot })).seller.vatId?.value, expected)
    })

  test('after "Ihre" are the buyer’s', ({ assert }) => {
    const numbers = 'Rechnung Nr. 4711        Ihre USt-IdNr.        DE123888011'
    const foot = 'Garside Marine Services Ltd · HRB 60118 · USt-IdNr. DE119044725 · Köln'
    const { seller, buyer } = read(page({ numbers, foot }))
    assert.deepEqual([seller.vatId?.value, buyer.vatId?.value], ['DE119044725', 'DE123888011'])
  })

  test('after the name in the foot are the seller’s', ({ assert }) => {
    const numbers =
      'Factura 4711    Fecha 12/03/2026\n CIF/DNI     Forma de pago\n B87760575   Transferencia'
    const foot = 'Garside Marine Services Ltd CIF: B83478669 Dirección: Albert Street 88, Perth'
    assert.equal(read(page({ numbers, foot })).seller.vatId?.value, 'B83478669')
  })

  test('of Spanish persons are found below their name', ({ assert }) => {
    const head =
      'Lucía Roldán Prats\n44812907Y\nCarrer de la Reina 61\n46011 València\nTel. 960 555 010'
    assert.equal(read(page({ head })).seller.vatId?.value, 'ES44812907Y')
  })
})

test.group("Names of real invoices' layouts", () => {
  test('the buyer of "{0}" is "{1}"')
    .with([
      ['Brierley Foods plc\nReisestelle\n5 Church Walk\nLondon SE1 9PX', 'Brierley Foods plc'],
      [
        'Rechnung an:\nSehr geehrte Familie Anna & Paul Roth\n5 Church Walk\n6020 Innsbruck',
        'Familie Anna & Paul Roth',
      ],
      [
        'Para\nBufete Olmos y Asociados, S.L.P.\nAvda. Diagonal 440\n08037 Barcelona',
        'Bufete Olmos y Asociados, S.L.P.',
      ],
      ['MARIA LUCIA TAVARES\nR. SIENA, 130, QD H\n69.028-338 - MANAUS - AM', 'MARIA LUCIA TAVARES'],
      [
        'PORTOMAR - SERV E PRODS SAUDE LDA\nRUA DA PRATA 261\n4200-283 PORTO',
        'PORTOMAR - SERV E PRODS SAUDE LDA',
      ],
      [
        'Cliente:                      Cuenta Nº:\nPORTOMAR SEGUROS              0853',
        'PORTOMAR SEGUROS',
      ],
      ['Bill To:                      INVOICE\nRelay Pte Ltd', 'Relay Pte Ltd'],
      [
        'M. et Mme Roche\n7 allée des Tilleuls\n62223 Arras\n\nÉlève : ROCHE Maëlle',
        'M. et Mme Roche',
      ],
      [
        'Agence Kerity\n8 rue Pasteur\n75008 Paris\n\nClient : Mme Roche     Chambre : 312     Arrivée : 19/06/2026',
        'Agence Kerity',
      ],
    ])
    .run(({ assert }, [buyer, expected]) => {
      assert.equal(read(page({ buyer })).buyer.name?.value, expected)
    })

  test('the seller of "{0}" is "{1}"')
    .with([
      [
        'Sabores do Monte – Distribuição Alimentar, Lda.\nRua da Prata 18\n6000-459 Castelo Branco\nTel. 272 340 118',
        'Sabores do Monte – Distribuição Alimentar, Lda.',
      ],
      [
        'DE                       PARA\nLucía Roldán Prats       Clínica Turia, S.L.P.\nCarrer Reina 61          Av. del Puerto 120\n46011 València           46023 València',
        'Lucía Roldán Prats',
      ],
    ])
    .run(({ assert }, [head, expected]) => {
      assert.equal(read(page({ head, buyer: '' })).seller.name?.value, expected)
    })

  test('the subject of a letter names no seller', ({ assert }) => {
    const numbers = 'Bill no. 4711\nRe: Unit 4, Holbeck Yard – Landlord: Aire Estates plc'
    const foot = 'Garside Marine Services Ltd is a company registered in Scotland.'
    assert.equal(read(page({ numbers, foot })).seller.name?.value, 'Garside Marine Services Ltd')
  })

  test('an address for deliveries is not that of the sender', ({ assert }) => {
    const buyer =
      'Factuuradres\nBrierley Foods plc\n5 Church Walk\n6710 BH Ede\n\nAfleveradres\nWerk Rozenhage, Utrechtseweg 210, 6862 BC Oosterbeek'
    const { seller } = read(page({ buyer }))
    assert.equal(seller.name?.value, 'Garside Marine Services Ltd')
  })

  test('the address on the slip to return is the buyer’s', ({ assert }) => {
    const foot =
      'Please detach and return with payment\n\nGRACE AND ADAM PELL\n1187 ALDER CT\nMARLOW FALLS OH 44219'
    const head = 'City of Marlow Falls\n400 Main St\nMarlow Falls, OH 44220\n(330) 555-0170'
    assert.equal(read(page({ head, buyer: '', foot })).buyer.name?.value, 'GRACE AND ADAM PELL')
  })
})

test.group('The seller by law', () => {
  const letter = 'Landlust an der See\nLeserservice\nTel. 040 555 01'

  test('is the company beside the VAT number, not a trade name', ({ assert }) => {
    const foot =
      'Küstenverlag Harms GmbH & Co. KG, Elbstraße 45, 22767 Hamburg · USt-IdNr. DE118513398'
    const { seller } = read(page({ head: letter, foot }))
    assert.equal(seller.name?.value, 'Küstenverlag Harms GmbH & Co. KG')
    assert.isBelow(seller.name!.confidence, 0.9)
  })

  test('is not one of several companies, a court or a bank', ({ assert }) => {
    const foot = 'Volksbank Elbe eG · Handelsregister AG Hamburg · USt-IdNr. DE118513398'
    const { seller } = read(page({ head: letter, foot }))
    assert.equal(seller.name?.value, 'Landlust an der See')
  })

  test('is the labelled party, if an agent bills for it', ({ assert }) => {
    const head =
      'Kramer Hausverwaltung\nKönigsplatz 6\n30167 Hannover\nTel. 0511 555 43\n\nVermieter: Lindenhof GbR'
    const numbers = 'Rechnung Nr. 4711\nim Namen und für Rechnung des Vermieters berechnen wir:'
    assert.equal(read(page({ head, numbers })).seller.name?.value, 'Lindenhof GbR')
  })

  test('has the whole name that is printed at the account', ({ assert }) => {
    const head =
      'VAN ROSSEN\nTuinmaterialen B.V.\nWageningseweg 104\n6671 DH Zetten\nT 0488 55 18 00'
    const foot = 'IBAN NL21 KNAB 0441 2088 77 t.n.v. Van Rossen Tuinmaterialen B.V.'
    const { seller } = read(page({ head, foot }))
    assert.equal(seller.name?.value.toLowerCase(), 'van rossen tuinmaterialen b.v.')
  })

  test('is the holder of the account, if no other name is printed', ({ assert }) => {
    const head = 'Bill To:                      INVOICE\nRelay Pte Ltd'
    const foot = 'Account Holder:     NADIR RAHIM\nAccount Number:     20012209145231'
    const { seller, buyer } = read(page({ head, buyer: '', foot }))
    assert.deepEqual([seller.name?.value, buyer.name?.value], ['NADIR RAHIM', 'Relay Pte Ltd'])
  })
})

test.group('Names and accounts over several lines', () => {
  test('a Polish trade has the name of its owner', ({ assert }) => {
    const buyer =
      'Nabywca:\nZakład Remontowy DESKA\nJan Bąk\nul. Wolności 214/3\n58-560 Jelenia Góra'
    assert.equal(read(page({ buyer })).buyer.name?.value, 'Zakład Remontowy DESKA Jan Bąk')
  })

  test('names are beside their labels in forms', ({ assert }) => {
    const head =
      'Nombre o razón social: PORTOMAR S.A. DE C.V.\n\nNombre o razón social: ALMACENES ROCA, S.A. DE C.V.'
    const { seller, buyer } = read(page({ head, buyer: '' }))
    assert.match(seller.name?.value ?? '', /^PORTOMAR/)
    assert.match(buyer.name?.value ?? '', /^ALMACENES ROCA/)
  })

  test('a sample of an account goes on below its label', ({ assert }) => {
    const foot = 'Bank: Landesbank Tirol AG\nIBAN: AT94 3600 0000 0012\n3456\nBIC: RZTIAT22XXX'
    const { iban } = read(page({ foot })).seller
    assert.equal(iban?.value, 'AT943600000000123456')
    assert.isBelow(iban!.confidence, 0.7)
  })
})
