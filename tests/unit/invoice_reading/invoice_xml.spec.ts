import { test } from '@japa/runner'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { plainValues } from '#app/invoices/reading/plain_values'
import { ciiInvoice, fatturapa, ublCreditNote, zugferd1Invoice } from './xml_samples.js'

const read = (xml: string | Buffer) => readInvoiceXml(Buffer.from(xml as string))
const faultOf = (xml: string | Buffer) => {
  try {
    read(xml)
    return null
  } catch (error) {
    return error instanceof InvoiceFault ? error.code : String(error)
  }
}

test.group('Invoices in XML', () => {
  test('a CII invoice provides every field by its path, whatever its prefixes', ({ assert }) => {
    const { values, format } = read(ciiInvoice())
    assert.equal(format, 'cii')
    assert.deepEqual(plainValues(values), {
      documentType: 'invoice',
      invoiceNumber: 'R & D-7',
      issueDate: '2026-01-31',
      dueDate: '2026-02-14',
      currency: 'EUR',
      seller: {
        name: 'Nordlicht GmbH',
        vatId: 'DE123456789',
        taxNumber: '22/815/0815',
        address: 'Am Kai 1, 20095 Hamburg',
        country: 'DE',
        iban: 'DE89370400440532013000',
      },
      buyer: {
        name: 'Kunde AG',
        vatId: null,
        taxNumber: null,
        address: null,
        country: null,
        iban: null,
      },
      purchaseOrder: 'PO-5',
      buyerReference: '04011000-12345-34',
      paymentReference: 'REF 7',
      subtotal: '100.00',
      tax: '19.00',
      total: '119.00',
      prepaid: '19.00',
      amountDue: '100.00',
      taxes: [{ rate: '19.00', base: '100.00', amount: '19.00', category: 'S' }],
      lineItems: [
        {
          description: 'Mühle',
          quantity: '2',
          unit: 'C62',
          unitPrice: '50.00',
          taxRate: '19',
          amount: '100.00',
        },
      ],
    })
    assert.equal(values.profile, 'urn:cen.eu:en16931:2017')
    assert.deepInclude(values.total, { confidence: 1, source: 'xml', page: null })
  })

  test('tax in the accounting currency is not the tax of the invoice', ({ assert }) => {
    assert.equal(read(ciiInvoice()).values.tax?.value, '19.00')
  })

  test('ZUGFeRD 1 is read with its older names', ({ assert }) => {
    const { values, format } = read(zugferd1Invoice())
    assert.equal(format, 'zugferd1')
    const { invoiceNumber, issueDate, subtotal, tax, total, lineItems } = plainValues(values)
    assert.deepEqual(
      [invoiceNumber, issueDate, subtotal, tax, total],
      ['471102', '2013-03-05', '198.00', '37.62', '235.62']
    )
    assert.deepInclude(lineItems[0], { description: 'Trennblätter A4', quantity: '20.0000' })
  })

  test('a UBL credit note has its own names for lines and the due date', ({ assert }) => {
    const values = plainValues(read(ublCreditNote()).values)
    assert.equal(values.documentType, 'creditNote')
    assert.equal(values.issueDate, '2026-03-01')
    assert.equal(values.dueDate, '2026-03-31')
    assert.equal(values.seller.name, 'Seller AS')
    assert.equal(values.seller.vatId, 'NO987654321MVA')
    assert.deepInclude(values.lineItems[0], { quantity: '4', amount: '100.00', taxRate: '25' })
  })

  test('a FatturaPA without a total has the sum of its summaries, with less confidence', ({
    assert,
  }) => {
    const { values } = read(fatturapa())
    const { documentType, subtotal, tax, total, buyer, seller } = plainValues(values)
    assert.deepEqual([documentType, subtotal, tax, total], ['creditNote', '7.50', '1.10', '8.60'])
    assert.equal(values.total?.confidence, 0.95)
    assert.equal(seller.vatId, 'IT01234567890')
    assert.equal(buyer.name, 'Maria Verdi')
    assert.equal(buyer.taxNumber, 'RSSMRA80A01H501U')
  })

  test('a declared total is kept, even if it is not the sum', ({ assert }) => {
    const total = '<ImportoTotaleDocumento>9.99</ImportoTotaleDocumento>'
    assert.equal(read(fatturapa({ total })).values.total?.value, '9.99')
  })

  test('other encodings are read as declared', ({ assert }) => {
    const latin = fatturapa().replace('<p:', '<?xml version="1.0" encoding="ISO-8859-1"?><p:')
    assert.equal(read(Buffer.from(latin, 'latin1')).values.seller.name?.value, 'Società Alpha SRL')
    const wide = Buffer.from(`\ufeff${fatturapa()}`, 'utf16le')
    assert.equal(read(wide).values.seller.name?.value, 'Società Alpha SRL')
  })

  test('refuses any document type, in any case and encoding', ({ assert }) => {
    const declared = `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/hostname">]>`
    const hostile = ciiInvoice().replace('<a:Cross', `${declared}<a:Cross`)
    assert.equal(faultOf(hostile), 'xml_doctype_forbidden')
    assert.equal(
      faultOf(Buffer.from(`\ufeff${hostile.replace(/<\?.*\?>/, '')}`, 'utf16le')),
      'xml_doctype_forbidden'
    )
  })

  test('refuses more than a hundred nested elements', ({ assert }) => {
    const nested = (depth: number) => '<n>'.repeat(depth) + '</n>'.repeat(depth)
    assert.equal(faultOf(nested(101)), 'xml_too_deep')
    assert.equal(faultOf(nested(100)), 'xml_not_an_invoice')
    assert.isNull(faultOf(ciiInvoice({ inner: '<n/>'.repeat(500) })))
  })

  test('refuses malformed XML and names with a meaning in JavaScript', ({ assert }) => {
    for (const xml of [
      '<Invoice>',
      '<a></b>',
      'no XML',
      '<a/><b/>',
      '<Invoice><__proto__><x>1</x></__proto__></Invoice>',
    ]) {
      assert.equal(faultOf(xml), 'xml_malformed', xml)
    }
    assert.isUndefined(({} as Record<string, unknown>).x)
  })

  test('refuses XML that is not an invoice, whatever its root', ({ assert }) => {
    assert.equal(faultOf('<Invoice><ID>1</ID></Invoice>'), 'xml_not_an_invoice')
    assert.equal(faultOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'xml_not_an_invoice')
  })

  test('refuses invoices without a number and a total, and XML without an element', ({
    assert,
  }) => {
    const empty = (root: string, namespace: string) => `<x:${root} xmlns:x="${namespace}"/>`
    const ubl = 'urn:oasis:names:specification:ubl:schema:xsd'
    for (const xml of [
      empty('CrossIndustryInvoice', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'),
      empty('Invoice', `${ubl}:Invoice-2`),
      empty('CreditNote', `${ubl}:CreditNote-2`),
      empty('FatturaElettronica', 'http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2'),
    ]) {
      assert.equal(faultOf(xml), 'not_an_invoice', xml)
    }
    for (const xml of ['<?xml version="1.0"?>', '<!-- nothing -->']) {
      assert.equal(faultOf(xml), 'xml_malformed', xml)
    }
  })

  test('invalid dates, amounts and currencies are null', ({ assert }) => {
    const odd = ciiInvoice()
      .replace('20260131', '20260231')
      .replace('>119.00<', `>${'9'.repeat(60)}<`)
      .replace('>EUR<', '>Euro<')
    const { issueDate, total, currency, invoiceNumber } = read(odd).values
    assert.deepEqual([issueDate, total, currency], [null, null, null])
    assert.equal(invoiceNumber?.value, 'R & D-7')
  })
})
