import { test } from '@japa/runner'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

/** A receipt as if it were recognized on a photo, as wide as a page or less. */
function readPhoto(page: string, width?: number) {
  const pages = plainPages(Buffer.from(page), 1).pages.map((own) => ({
    ...own,
    source: 'ocr' as const,
    width: width ?? own.width,
    words: own.words.map((word) => ({ ...word, certainty: 0.9 })),
  }))
  const values = readInvoiceText(pages)
  return { ...plainValues(values), confidence: values.total?.confidence ?? 0 }
}

const address = `No. 8, Jalan 7/118B
56000 Kuala Lumpur`

const sums = `
Ink cartridge                 20.05
Total                         20.05
Cash                          50.00
Change                        29.95
GST Summary   Amount(RM)   Tax(RM)
SR @ 6%            18.92      1.13
`

const receipt = (head: string, rest = sums) => `${head}
TAX INVOICE
Invoice No  47735
26-03-18 15:25  T1
${rest}`

test.group('Photos of till receipts', () => {
  test('have the seller at their head: {0}')
    .with([
      ['HERO MARKET SDN BHD (1070687-M)\n\n\nShopping hours 10 - 22', 'HERO MARKET SDN BHD'],
      [`tan woon yann\nFox Stationery\n(001451637-M)\n${address}`, 'Fox Stationery'],
      [
        `POPULAR BOOK\nCO. (M) SDN BHD\n(Co. No. 113825-W)\n${address}`,
        'POPULAR BOOK CO. (M) SDN BHD',
      ],
      [`MR. BAKER SDN BHD\n(CO.REG 860671-D)\n${address}`, 'MR. BAKER SDN BHD'],
      [`99 SPEED MART S/B (519537-X)\n${address}`, '99 SPEED MART S/B'],
    ])
    .run(({ assert }, [head, seller]) => {
      const values = readPhoto(receipt(head))
      assert.equal(values.seller.name, seller)
      assert.isNull(values.buyer.name)
    })

  test('have no seller that is the customer, or the heading of a table', ({ assert }) => {
    const head = `ROSSMANN
Kunde:
Fox GmbH
Am Hafen 3
24103 Kiel`
    const { seller, buyer } = readPhoto(receipt(head))
    assert.deepEqual([seller.name, buyer.name], ['ROSSMANN', 'Fox GmbH'])
    assert.isNull(readPhoto(receipt('Thank you. Please come again.')).seller.name)
  })

  test('are receipts by change, without the title of an invoice', ({ assert }) => {
    const typeOf = (page: string) => readPhoto(page).documentType
    assert.equal(typeOf(receipt('Fox Sdn Bhd').replace(/TAX INVOICE|Invoice No/g, '')), 'receipt')
    assert.equal(typeOf(receipt('Fox Sdn Bhd')), 'invoice')
    const rest = `
Ink cartridge                 20.05
Total                         20.05
Pagado                        10.00
Resto a pagar                 10.05
`
    assert.equal(
      typeOf(receipt('Fox Sdn Bhd', rest).replace(/TAX INVOICE|Invoice No/g, '')),
      'invoice'
    )
  })

  test('keep the buyer of an invoice that is paid in cash', ({ assert }) => {
    const { seller, buyer, documentType } = readPhoto(`
Fox GmbH
Am Hafen 3
24103 Kiel

Max Mustermann
Hauptstr. 5
10115 Berlin

Rechnung Nr. 17 vom 06.11.2026

Reinigung                    1.000,00
19 % MwSt.                     190,00
Gesamtbetrag                 1.190,00
Bar gegeben                  1.200,00
Rückgeld                        10,00
`)
    assert.deepEqual(
      [seller.name, buyer.name, documentType],
      ['Fox GmbH', 'Max Mustermann', 'invoice']
    )
  })

  test('have the date that has a time, wherever it is', ({ assert }) => {
    const rest = `${sums}
REGULAR STAMPS 1
12/06/2018 19:40 1010 007`
    const values = readPhoto(receipt('Fox Sdn Bhd', rest).replace('26-03-18 15:25', ''))
    assert.equal(values.issueDate, '2018-06-12')
  })

  test('have the total that is the cash less the change', ({ assert }) => {
    const totalOf = (total: string, cash = '50.00', change = '29.95') => {
      const rest = sums
        .replace('Total                         20.05', total)
        .replace('50.00', cash)
        .replace('29.95', change)
      const { total: value, confidence } = readPhoto(receipt('Fox Sdn Bhd', rest), 300)
      return [value, confidence >= 0.9]
    }
    assert.deepEqual(totalOf('Total                         20.05'), ['20.05', true])
    /** It is rounded for cash. */
    assert.deepEqual(totalOf('Total                         20.04'), ['20.04', true])
    assert.deepEqual(totalOf('Total'), ['20.05', false])
    assert.deepEqual(totalOf('Total                         20.05', '60.00'), ['20.05', false])
  })

  test('have no currency by the legal form', ({ assert }) => {
    assert.notEqual(readPhoto(receipt('Fox Sdn BHD')).currency, 'BHD')
  })
})
