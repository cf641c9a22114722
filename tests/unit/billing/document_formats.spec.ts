import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'
import { ciiOf } from '#app/billing/documents/formats/cii'
import { invoicePdf } from '#app/billing/documents/formats/invoice_pdf'
import { ublOf } from '#app/billing/documents/formats/ubl'
import { taxOn } from '#app/billing/tax/tax_of'
import { taxCategories } from '#app/billing/tax_category'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readInvoiceXml } from '#app/invoices/reading/xml/read_invoice_xml'
import { majorUnits } from '#app/money/money'
import { billingDocument } from '#tests/helpers/billing_documents'
import { brokenRules } from '#tests/helpers/en_16931_rules'
import { wordsOfPdf } from '#tests/helpers/pdf_words'

const names = [
  'Acme',
  `${'Very long name of a company '.repeat(7)}& Sons <Ltd> "quoted"`.slice(0, 200),
  '北京科技有限公司',
  'شركة الاختبار المحدودة',
  'חברת בדיקה בע״מ',
  'ООО «Пример» Ωμέγα नमस्ते',
  '삼성전자 주식회사 บริษัท ทดสอบ',
  'Ընկերություն შპს ტესტი',
]

const currencies = [
  { code: 'JPY', exponent: 0 },
  { code: 'EUR', exponent: 2 },
  { code: 'KWD', exponent: 3 },
]

const credit = {
  kind: 'credit_note' as const,
  number: 'C2026-000007',
  dueOn: null,
  corrects: { number: '2026-000042', issuedOn: '2026-11-20' },
  reason: 'Ordered twice',
  paymentInstructions: { bank_name: null, iban: null, bic: null, reference: null, text: null },
}

/** Every category, rate and currency, as invoice and credit note, with each name once per currency. */
const documents: BillingDocument[] = taxCategories.flatMap((category) =>
  currencies.flatMap((currency) =>
    (category === 'S' ? [1900, 770, 550, 1] : [0]).flatMap((rate) =>
      [{}, credit].flatMap((kind) =>
        [1, 3, 100_000].map((quantity, index) =>
          billingDocument({
            ...kind,
            ...{ category, currency, rate, quantity, unitPrice: 4999 + index },
            language: index % 2 ? 'de' : 'en',
            buyer: { name: names[(rate + quantity + currency.exponent) % names.length] },
          })
        )
      )
    )
  )
)

/** Sellers and buyers with little or other data. */
const partial: BillingDocument[] = [
  billingDocument({ seller: { vat_id: null } }),
  billingDocument({ seller: { vat_id: null, registration: null } }),
  billingDocument({ seller: { tax_number: null, registration: null, email: null, phone: null } }),
  billingDocument({
    buyer: { address: [], post_code: null, city: null, vat_id: null, email: null, reference: null },
  }),
  billingDocument({ buyer: { vat_id: null, tax_id: '12-3456789' }, category: 'AE' }),
  billingDocument({ buyer: { address: ['c/o One', 'Two', 'Three', 'Four'] } }),
  billingDocument({
    paymentInstructions: {
      ...{ bank_name: null, iban: null, bic: null },
      reference: '2026-000042',
      text: 'By card at example.com/pay\nor by cheque.',
    },
  }),
  billingDocument({ currency: { code: 'USD', exponent: 2 } }),
]

/** What the invoice reader must return for a document. */
function expected(document: BillingDocument) {
  const { seller, buyer, currency, paymentInstructions: payment } = document
  const money = (amount: number) => majorUnits(amount, currency.exponent)
  const [one, two, ...more] = buyer.address
  const place = [buyer.post_code, buyer.city].filter(Boolean).join(' ')
  const isInvoice = document.kind === 'invoice'
  return {
    documentType: isInvoice ? 'invoice' : 'creditNote',
    invoiceNumber: document.number,
    issueDate: document.issuedOn,
    dueDate: document.dueOn,
    currency: currency.code,
    seller: {
      name: seller.name,
      vatId: seller.vat_id,
      taxNumber: seller.tax_number,
      address: `${seller.street}, ${seller.post_code} ${seller.city}`,
      country: seller.country,
      iban: payment.iban,
    },
    buyer: {
      name: buyer.name,
      vatId: buyer.vat_id,
      taxNumber: null,
      address: [one, two, more.join(', '), place].filter(Boolean).join(', ') || null,
      country: buyer.country,
      iban: null,
    },
    purchaseOrder: null,
    buyerReference: buyer.reference,
    paymentReference: payment.reference,
    subtotal: money(document.net),
    tax: money(document.tax),
    total: money(document.gross),
    prepaid: null,
    amountDue: money(document.gross),
    taxes: document.taxes.map(({ rate, base, amount, category }) => ({
      rate: majorUnits(rate, 2),
      base: money(base),
      amount: money(amount),
      category,
    })),
    lineItems: document.lines.map((line) => ({
      description: line.description,
      quantity: String(line.quantity),
      unit: 'C62',
      unitPrice: money(line.unit_price),
      taxRate: majorUnits(line.rate, 2),
      amount: money(line.amount),
    })),
  }
}

test.group('The formats of invoices and credit notes', () => {
  test('CII and UBL keep the rules of EN 16931', ({ assert }) => {
    for (const document of [...documents, ...partial]) {
      const about = `${document.kind} ${JSON.stringify(document.taxes)} ${document.currency.code}`
      assert.deepEqual(brokenRules(ciiOf(document)), [], `CII: ${about}`)
      assert.deepEqual(brokenRules(ublOf(document)), [], `UBL: ${about}`)
    }
  })

  test('the check of the rules finds wrong sums and codes', ({ assert }) => {
    const broken = (document: BillingDocument) => brokenRules(ublOf(document))
    const right = billingDocument()
    assert.include(broken({ ...right, gross: right.gross + 1 }), 'BR-CO-15')
    assert.include(broken({ ...right, tax: right.tax + 2, gross: right.gross + 2 }), 'BR-CO-14')
    assert.include(broken({ ...right, taxes: [{ ...right.taxes[0], amount: 1 }] }), 'BR-CO-17')
    assert.include(broken({ ...right, dueOn: null }), 'BR-CO-25')
    assert.include(broken(billingDocument({ seller: { country: '' } })), 'BR-09')
    const reverse = billingDocument({ category: 'AE' })
    assert.include(broken({ ...reverse, taxes: [{ ...reverse.taxes[0], rate: 100 }] }), 'BR-CO-17')
    assert.include(broken(billingDocument({ category: 'AE', buyer: { vat_id: null } })), 'BR-AE-02')
    assert.include(broken(billingDocument({ category: 'G', seller: { vat_id: null } })), 'BR-G-02')
    assert.include(broken({ ...billingDocument(), ...credit, corrects: null }), 'BR-55')
  })

  test('the invoice reader returns every field of CII and UBL', ({ assert }) => {
    for (const document of [...documents, ...partial]) {
      for (const xml of [ciiOf(document), ublOf(document)]) {
        const { values } = readInvoiceXml(Buffer.from(xml))
        assert.deepEqual(plainValues(values) as unknown, expected(document))
        assert.equal(values.profile, 'urn:cen.eu:en16931:2017')
      }
    }
  })

  test('the invoice reader returns every field of the PDF, and the print agrees')
    .with([
      billingDocument(),
      billingDocument({ language: 'de', quantity: 2500, unitPrice: 12_345 }),
      billingDocument({ category: 'AE', language: 'de', buyer: { name: names[2] } }),
      billingDocument({ currency: currencies[0], unitPrice: 490_000 }),
      billingDocument({ buyer: { name: names[1], address: Array(60).fill('A line') } }),
      billingDocument(credit),
      billingDocument({ ...credit, language: 'de', buyer: { name: names[3] } }),
    ])
    .run(async ({ assert }, document) => {
      const reading = await readInvoice(await buffer(await invoicePdf(document)))

      assert.equal(reading.meta.route, 'xml_in_pdf')
      const { checks, meta } = reading
      assert.deepEqual(plainValues(reading) as unknown, expected(document))
      assert.deepEqual(
        checks.filter(({ isPassed }) => !isPassed),
        []
      )
      assert.include(
        checks.map(({ name }) => name),
        'xml_is_print'
      )
      assert.equal(meta.profile, 'urn:cen.eu:en16931:2017')
    })

  test('the PDF is PDF/A-3b with the metadata of Factur-X', async ({ assert }) => {
    const bytes = await buffer(await invoicePdf(billingDocument()))
    const pdf = bytes.toString('latin1')
    for (const part of [
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '/AFRelationship /Alternative',
      '/Subtype /text#2Fxml',
      '/S /GTS_PDFA1',
    ]) {
      assert.include(pdf, part)
    }
    assert.match(pdf, /\/AF \[\d+ 0 R\]/)
  })

  test('the PDF prints payment, tax by rate, and the corrected invoice in both languages', async ({
    assert,
  }) => {
    const print = async (document: BillingDocument) =>
      wordsOfPdf(await buffer(await invoicePdf(document))).replace(/\s+/g, ' ')

    const english = await print(billingDocument())
    for (const text of [
      'Invoice 2026-000042',
      'VAT 19% 9.31',
      'Please pay by 7 Dec 2026.',
      'DE02 1203 0000 0000 2020 51',
    ]) {
      assert.include(english, text)
    }
    const german = await print(billingDocument({ ...credit, language: 'de' }))
    for (const text of ['Rechnungskorrektur C2026-000007', '2026-000042 vom 20.11.2026', '58,31']) {
      assert.include(german, text)
    }
  })

  test('tax is rounded half up to minor units', ({ assert }) => {
    assert.equal(taxOn(4900, 1900), 931)
    assert.equal(taxOn(50, 100), 1)
    assert.equal(taxOn(49, 100), 0)
    assert.equal(taxOn(-50, 100), -1)
    assert.equal(taxOn(900_000_000_000_001, 1900), 171_000_000_000_000)
    assert.equal(taxOn(0, 1900), 0)
  })
})
