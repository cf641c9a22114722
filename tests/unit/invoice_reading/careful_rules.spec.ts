import { test } from '@japa/runner'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'

/** Pages that look like those of a rule, but are not. */
const read = async (page: string) => plainValues(await readInvoice(Buffer.from(page)))
const head = `
 Brierley Tools Ltd                          Invoice no. 2026-118
 14 Mill Lane, Bristol BS1 4ST               Invoice date: 04/05/2026
`
const described = async (rows: string) => {
  const { lineItems } = await read(`${head}${rows}`)
  return lineItems.map(({ description }) => description)
}

test.group('Lines', () => {
  test('are read from the first line on', async ({ assert }) => {
    const { total } = await read('Coffee   2.50\nTea      3.00\nTotal    5.50\nInvoice 17\n')
    assert.equal(total, '5.50')
  })

  test('keep texts that look like codes', async ({ assert }) => {
    const texts = [
      'Artwork 2026',
      'PLC1200',
      'Filter 12345',
      'Office 365 Visio 2021',
      'Article 1.5.2',
    ]
    const rows = texts.map((own) => ` ${own.padEnd(26)}2      10.00      20.00`).join('\n')
    assert.deepEqual(
      await described(` Item                    Quantity    Price     Amount
${rows}

 Net total                                   100.00
`),
      texts
    )
  })

  test('have no rates by their positions or quantities', async ({ assert }) => {
    const { lineItems } = await read(`${head}
 Pos   Item                    Quantity    Price     Amount
 1     Widget                      2       10.00      20.00
 2     Paper                       1       80.00      80.00

 Code   Rate     Net       VAT
 1      20 %     80.00     16.00
 2       5 %     20.00      1.00

 Net total                                           100.00
 VAT                                                  17.00
 Total                                               117.00
`)
    assert.deepEqual(
      lineItems.map(({ taxRate }) => taxRate),
      [null, null]
    )
  })

  test('can have equal amounts and the words of sums', async ({ assert }) => {
    assert.deepEqual(
      await described(` Quantity   Description                        Amount
 1          Total Care Plan London              50.00
 1          Total Care Plan Leeds               50.00
 1          Other plan                          30.00

 Net total                                     130.00
`),
      ['Total Care Plan London', 'Total Care Plan Leeds', 'Other plan']
    )
  })

  test('end at a tax beside a text', async ({ assert }) => {
    const { lineItems, tax } = await read(`${head}
 Description              Quantity    Price     Amount
 Widget                       2       50.00     100.00
 Thank you                         VAT 20 %      20.00
 Total                                          120.00
`)
    assert.deepEqual([lineItems.length, tax], [1, '20.00'])
  })
})

test.group('Due dates', () => {
  test('have their terms in their own sentence', async ({ assert }) => {
    const dueOf = async (lines: string) => {
      const { dueDate } = await read(`${head}${lines}`)
      return dueDate
    }
    assert.equal(
      await dueOf(' Total incl. 20 % VAT     120.00\n Payable within 14 days\n'),
      '2026-05-18'
    )
    assert.equal(await dueOf(' Returns only with receipt\n Payable within 14 days\n'), '2026-05-18')
    assert.isNull(
      await dueOf(' Payment due on completion of job\n 60 days of monitoring included\n')
    )
  })
})

test.group('Parties', () => {
  const sellerOf = async (lines: string) => {
    const { seller } = await read(lines)
    return seller.name
  }

  test('are not providers in the footer', async ({ assert }) => {
    const page = (footer: string) => `
 Fox Joinery Ltd
 14 Mill Lane, Bristol BS1 4ST
 Invoice no. 2026-118                        Invoice date: 04/05/2026

 Bill to:
 Jane Wragg
 4 High Street
 Leeds LS2 8BD

 Total                                            £120.00

 ${footer}
`
    assert.equal(await sellerOf(page('Payments are operated by Mollie B.V.')), 'Fox Joinery Ltd')
    assert.equal(await sellerOf(page('Shipped with DPD, part of Geopost SA')), 'Fox Joinery Ltd')
    assert.equal(
      await sellerOf(page('Klarna is a trading name of Klarna Bank AB')),
      'Fox Joinery Ltd'
    )
  })

  test('keep titles, brands and streets that are parts of their names', async ({ assert }) => {
    const buyerOf = async (name: string) => {
      const { buyer } = await read(`${head}
 Bill to:
 ${name}
 4 High Street
 Leeds LS2 8BD

 Total                                            £120.00
`)
      return buyer.name
    }
    assert.equal(await buyerOf('Dr. Anna Weber'), 'Dr. Anna Weber')
    assert.equal(await buyerOf('Via Verdi Arredi snc'), 'Via Verdi Arredi snc')
    assert.equal(await buyerOf('Rue du Commerce'), 'Rue du Commerce')
  })
})

test.group('Values', () => {
  test('are not read from notes about other currencies or from words beside them', async ({
    assert,
  }) => {
    const { currency } = await read(`${head}
 Total                                            120.00
 We do not accept US dollars.
`)
    assert.notEqual(currency, 'USD')
    const { invoiceNumber } = await read(`
 Brierley Tools Ltd
 Invoice no:    2026-0042 sent via e-mail
 Total                                            120.00
`)
    assert.equal(invoiceNumber, '2026-0042')
  })
})
