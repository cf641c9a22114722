import PDFDocument from 'pdfkit'
import { test } from '@japa/runner'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { drawn, facts, invoicePdf, languages, type Layout } from './printed_samples.js'
import { ciiInvoice } from './xml_samples.js'

const layouts: Layout[] = ['letter', 'columns', 'boxes']
const cases = Object.keys(languages).flatMap((language) =>
  layouts.map((layout) => ({ language, layout }))
)
const faultOf = async (bytes: Buffer) => {
  const error: unknown = await readInvoice(bytes).then(
    () => null,
    (fault: unknown) => fault
  )
  return error instanceof InvoiceFault ? error : null
}

test.group('Invoices on pages', () => {
  test('every value of an invoice is read without a template: {language}, {layout}')
    .with(cases)
    .run(async ({ assert }, { language, layout }) => {
      const words = languages[language]
      const reading = await readInvoice(await invoicePdf(words, layout))
      const values = plainValues(reading)
      const { people } = words
      assert.deepInclude(values, {
        documentType: 'invoice',
        invoiceNumber: facts.number,
        issueDate: facts.date,
        dueDate: facts.due,
        currency: { en: 'GBP', pl: 'PLN' }[language] ?? 'EUR',
        purchaseOrder: facts.order,
        subtotal: facts.net,
        tax: facts.tax,
        total: facts.total,
      })
      assert.equal(values.seller.name, people.seller[0])
      assert.equal(values.seller.vatId, people.vatId)
      assert.equal(values.seller.iban, people.iban)
      assert.equal(values.buyer.name, people.buyer[0])
      assert.deepEqual(
        values.lineItems.map(({ description, quantity, amount }) => [
          description,
          quantity,
          amount,
        ]),
        facts.lines.map(({ name, quantity, amount }) => [name, quantity, amount])
      )
      assert.deepEqual(
        values.taxes.map(({ rate, amount }) => [rate, amount]),
        facts.taxes.map(({ rate, amount }) => [rate, amount])
      )
      assert.isTrue(reading.checks.every(({ isPassed }) => isPassed))
    })

  test('each value has its place, relative to the page', async ({ assert }) => {
    const { total, meta } = await readInvoice(await invoicePdf(languages.de, 'letter'))
    assert.equal(meta.route, 'text')
    assert.deepInclude(total, { source: 'text', page: 1 })
    assert.closeTo(total!.box!.left + total!.box!.width, 0.915, 0.03)
    assert.isAbove(total!.confidence, 0.9)
  })

  test('missing values are null: no total is computed from net and tax', async ({ assert }) => {
    const pdf = await drawn((draw) => {
      draw('Invoice 4711', 40, 40, { size: 16 })
      draw('Invoice date: 17 March 2026', 40, 70)
      draw('Subtotal', 300, 200)
      draw('£100.00', 500, 200)
      draw('VAT 20%', 300, 215)
      draw('£20.00', 500, 215)
    })
    const values = plainValues(await readInvoice(pdf))
    assert.equal(values.subtotal, '100.00')
    assert.isNull(values.total)
    assert.isNull(values.amountDue)
    assert.isNull(values.dueDate)
  })

  test('a total that does not add up is kept, and the check fails', async ({ assert }) => {
    const pdf = await drawn((draw) => {
      draw('Rechnung Nr. 4711 vom 17.03.2026', 40, 40, { size: 14 })
      const rows = [
        ['Nettobetrag', '100,00 €'],
        ['Umsatzsteuer', '19,00 €'],
        ['Rechnungsbetrag', '120,00 €'],
      ]
      rows.forEach(([label, amount], at) => {
        draw(label, 300, 200 + 15 * at)
        draw(amount, 500, 200 + 15 * at)
      })
    })
    const reading = await readInvoice(pdf)
    assert.equal(reading.total?.value, '120.00')
    assert.isBelow(reading.total!.confidence, 0.9)
    assert.isFalse(reading.checks.find(({ name }) => name === 'net_plus_tax')!.isPassed)
  })

  test('a credit note with negative amounts is read with positive ones', async ({ assert }) => {
    const pdf = await drawn((draw) => {
      draw('Avoir AV-2026-7', 40, 40, { size: 16 })
      draw('Date de facture : 17/03/2026', 40, 70)
      const rows = [
        ['Total HT', '-100,00 €'],
        ['TVA 20%', '-20,00 €'],
        ['Total TTC', '-120,00 €'],
      ]
      rows.forEach(([label, amount], at) => {
        draw(label, 300, 200 + 15 * at)
        draw(amount, 500, 200 + 15 * at)
      })
    })
    const { documentType, invoiceNumber, total, tax } = plainValues(await readInvoice(pdf))
    assert.deepEqual([documentType, invoiceNumber], ['creditNote', 'AV-2026-7'])
    assert.deepEqual([tax, total], ['20.00', '120.00'])
  })

  test('a credit note that prints some sums without a minus is read with positive ones', async ({
    assert,
  }) => {
    const page = `
 Avoir AV-2017-0005                     Date de facture 16/11/2017

 Nougat 250g                            5       4,55 €      -20,48 €
 Huile d'olive                         10      19,80 €     -198,00 €

 Total HT                                                  -218,48 €
 Taxes                                                       14,99 €
 Total TTC                                                 -233,47 €
`
    const { subtotal, tax, total } = plainValues(await readInvoice(Buffer.from(page)))
    assert.deepEqual([subtotal, tax, total], ['218.48', '14.99', '233.47'])
  })

  test('plain text in columns is read as a page', async ({ assert }) => {
    const text = [
      'Fattura n. 12/2026 del 17/03/2026',
      '',
      'Imponibile            100,00 EUR',
      'IVA 22%                22,00 EUR',
      'Totale fattura        122,00 EUR',
    ].join('\n')
    const values = plainValues(await readInvoice(Buffer.from(text)))
    assert.deepInclude(values, {
      invoiceNumber: '12/2026',
      issueDate: '2026-03-17',
      subtotal: '100.00',
      tax: '22.00',
      total: '122.00',
      currency: 'EUR',
    })
  })

  test('a page without number, total or date does not look like an invoice', async ({ assert }) => {
    const pdf = await drawn((draw) => {
      draw('Dear reader, this letter says nothing about money at all.', 40, 40)
      draw('It goes on for another line, and then it ends.', 40, 60)
    })
    const fault = await faultOf(pdf)
    assert.equal(fault?.code, 'not_an_invoice')
  })

  test('only the first twenty pages are read, with a warning', async ({ assert }) => {
    const words = languages.en
    const long = await drawn((draw) => {
      draw(`Invoice No. ${facts.number}`, 40, 40)
      draw(`Invoice date: ${words.day(facts.date)}`, 40, 60)
      draw('Total: £12.00', 40, 80)
    }, 23)
    const { meta } = await readInvoice(long)
    assert.deepInclude(meta, { pages: 23, pagesRead: 20, warnings: ['pages_left'] })
    const empty = await faultOf(await drawn(() => {}, 21))
    assert.deepEqual([empty?.code, empty?.read], ['not_an_invoice', { pages: 21, pagesRead: 20 }])
  })

  test('several invoices in a file cause a warning, several pages of one do not', async ({
    assert,
  }) => {
    const pageOf = (number: string, total: string) => `
 Invoice ${number}
 Garth Ecology Ltd, 2 Moor View, Skipton BD23 1AA
 Date: 2 November 2026
 Bill to: Dales Parish Council

 Survey                                £${total}
 Total                                 £${total}
`
    const warningsOf = async (...pages: string[]) => {
      const { meta } = await readInvoice(Buffer.from(pages.join('\f')))
      return meta.warnings
    }
    const first = pageOf('INV-101', '480.00')
    assert.deepEqual(await warningsOf(first, pageOf('INV-102', '780.00')), ['several_invoices'])
    assert.deepEqual(await warningsOf(first, pageOf('INV-101', '480.00')), [])
    assert.deepEqual(await warningsOf(first, 'Your order: INV-102\n'), [])
  })
})

async function withAttached(
  name: string,
  xml: string,
  title = 'Rechnung Nr. 815 vom 31.01.2026'
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isOver = new Promise((resolve) => pdf.on('end', resolve))
  pdf.text(title).text('Gesamtbetrag: 119,00 €').text('vom 31.01.2026')
  pdf.file(Buffer.from(xml), { name })
  pdf.end()
  await isOver
  return Buffer.concat(chunks)
}

test.group('PDFs with XML', () => {
  test('XML has precedence, whatever its name, and differences are reported', async ({
    assert,
  }) => {
    const reading = await readInvoice(await withAttached('data.xml', ciiInvoice()))
    assert.deepInclude(reading.meta, { route: 'xml_in_pdf', format: 'cii', pages: 1 })
    assert.equal(reading.invoiceNumber?.value, 'R & D-7')
    const print = reading.checks.find(({ name }) => name === 'xml_is_print')
    assert.deepEqual(print, { name: 'xml_is_print', isPassed: false, fields: ['invoiceNumber'] })
  })

  test('unreadable XML causes a warning, and the page is read', async ({ assert }) => {
    const broken = ciiInvoice().replace('</a:CrossIndustryInvoice>', '')
    const reading = await readInvoice(await withAttached('factur-x.xml', broken))
    assert.deepEqual(reading.meta.warnings, ['xml_unreadable'])
    assert.equal(reading.meta.route, 'text')
    assert.equal(reading.invoiceNumber?.value, '815')
  })

  test('XML is read beside a page with the title of another document', async ({ assert }) => {
    const file = await withAttached('data.xml', ciiInvoice(), 'Lieferschein Nr. 815')
    const { invoiceNumber } = await readInvoice(file)
    assert.equal(invoiceNumber?.value, 'R & D-7')
    const { meta } = await readInvoice(
      await withAttached('note.xml', '<note/>', 'Lieferschein Nr. 815')
    )
    assert.deepEqual(meta.warnings, ['other_document'])
  })

  test('other attached XML is ignored', async ({ assert }) => {
    const reading = await readInvoice(await withAttached('note.xml', '<note><to>you</to></note>'))
    assert.deepInclude(reading.meta, { route: 'text', warnings: [] })
  })
})
