import { test } from '@japa/runner'
import { isCanadianTaxNumber, isGstin } from '#app/money/identifiers'
import { plainPages } from '#app/invoices/reading/pages/plain_pages'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoiceText } from '#app/invoices/reading/text/read_invoice_text'

const read = (page: string) => plainValues(readInvoiceText(plainPages(Buffer.from(page), 1).pages))

test.group('Taxes of other countries', () => {
  test('both halves of the Indian tax are added, and GSTINs are tax numbers', ({ assert }) => {
    const { subtotal, tax, total, taxes, currency, seller, buyer } = read(`
                              Tax Invoice
 Divya Enterprises                            Invoice No. DE/32
 3-1-67/4 Road No 1, Hyderabad 500074         Date: 25-Jul-25
 GSTIN/UIN: 36AAAPF0939F1Z5

 Buyer (Bill to)
 Ashapura Metals
 Plot No 236, Hyderabad 500055
 GSTIN/UIN: 27AAPFU0939F1ZV

 Description of Goods        Quantity      Rate          Amount
 Steel sheet 2B                   805    232.00     1,86,760.00

 Taxable value                                      1,86,760.00
 CGST                                       9 %       16,808.40
 SGST                                       9 %       16,808.40
 Total tax                                            33,616.80
 Total                                           ₹ 2,20,376.80
`)
    assert.deepEqual(
      [subtotal, tax, total, currency],
      ['186760.00', '33616.80', '220376.80', 'INR']
    )
    assert.deepEqual(
      taxes.map(({ rate, amount }) => [rate, amount]),
      [
        ['9', '16808.40'],
        ['9', '16808.40'],
      ]
    )
    assert.equal(seller.taxNumber, '36AAAPF0939F1Z5')
    assert.equal(buyer.taxNumber, '27AAPFU0939F1ZV')
  })

  test('Indian tax deducted at source is withheld', ({ assert }) => {
    const { total, amountDue } = read(`
 Kavya Nair                          Invoice No. KN/014
                                     Date: 07 Nov 2026
 Description                         Amount (INR)
 Usability test                      1,05,000.00

 Total                               1,05,000.00
 Less TDS @ 10% u/s 194J                10,500.00
 Net payable                            94,500.00
`)
    assert.deepEqual([total, amountDue], ['105000.00', '94500.00'])
  })

  test('one half of the Indian tax is not the tax', ({ assert }) => {
    const { tax, taxes } = read(`
 Fox Traders Pvt Ltd                          Invoice No. F/32
 12 Mill Road, Pune 411014                    Date: 25-Jul-25

 Taxable value                                        500.00
 CGST9 (9%)                                            45.00
 SGST9 (9%)                                            45.00
 Total                                              ₹ 590.00
`)
    assert.isNull(tax)
    assert.deepEqual(
      taxes.map(({ amount }) => amount),
      ['45.00', '45.00']
    )
  })

  test('the number of a GST account in Canada needs no label', ({ assert }) => {
    const { seller } = read(`
 Maple Gas Ltd                                Invoice no. 4711
 12 Front Street, Toronto ON M5J 2M2          Invoice date: May 4, 2026

 Total                                             $ 119.00

 Maple Gas Ltd · HST 12345 6782 RT 0001
`)
    assert.equal(seller.taxNumber, '123456782RT0001')
  })

  test('numbers have check characters', ({ assert }) => {
    assert.isTrue(isGstin('27AAPFU0939F1ZV'))
    assert.isFalse(isGstin('27AAPFU0939F1ZW'))
    assert.isFalse(isGstin('27AAPFU0939F1V'))
    assert.isTrue(isCanadianTaxNumber('123456782RT0001'))
    assert.isFalse(isCanadianTaxNumber('123456783RT0001'))
  })

  test('feet are no forints, and the dirhams of Morocco are its own', ({ assert }) => {
    const currencyOf = (row: string, town: string) =>
      read(`
 Harbour Supplies
 12 Mill Lane, ${town}

 Invoice no. 4711                      Date: 4 May 2026
 ${row}
 Total                                              76.20
`).currency
    assert.notEqual(currencyOf('Rope, 12 Ft per roll, at the price of the list', 'Denver'), 'HUF')
    assert.equal(currencyOf('Rope                       76.20 Dhs', 'Casablanca'), 'MAD')
    assert.equal(currencyOf('Rope                       76.20 Dhs', 'Dubai'), 'AED')
  })
})

test.group('Names', () => {
  test('end before an address that follows without a space', ({ assert }) => {
    const { seller, buyer } = read(`
 Details of supplier
 Innovative Retail Private Limited,Near Vidyankur School
 Pune 411014

 Invoice no. 4711                        Date: 4 May 2026

 Bill to:
 Shilpa Shaji,D2-402 Lunkad Colony
 Pune 411014

 Total                                   INR 656.00
`)
    assert.equal(seller.name, 'Innovative Retail Private Limited')
    assert.equal(buyer.name, 'Shilpa Shaji')
  })

  test('of departments without a company are doubtful', ({ assert }) => {
    const values = readInvoiceText(
      plainPages(
        Buffer.from(`
 factuur
 Mevrouw M.S. Post
 Fugastraat 10
 7534 GC Enschede

 factuurdatum      01-12-2022
 factuurnummer     2209058

 factuurtotaal                  EUR     95,00

 Financiële administratie
 Postbus 636, 7550 AP Hengelo / bezoekadres: Gieterij 200, 7553 VZ Hengelo / t: 074 852 50 00
 IBAN: NL62 INGB 0651 7722 65 / KvK Enschede nr. 08126099 / BTW nr. NL819990966B01
`),
        1
      ).pages
    )
    assert.isAtMost(values.seller.name?.confidence ?? 0, 0.5)
  })
})
