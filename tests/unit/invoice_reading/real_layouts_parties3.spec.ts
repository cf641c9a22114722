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
        '903612456',
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
    assert.equal(read(page({ head })).seller.vatId?.value, '44812907Y')
  })
})
