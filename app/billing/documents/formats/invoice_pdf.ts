import PDFDocument from 'pdfkit'
import type { Readable } from 'node:stream'
import type { MessageId } from '#lang/message_id'
import { countryName } from '#app/core/text/countries'
import { tIn } from '#app/core/text/text'
import type { BillingDocument } from '#app/billing/documents/formats/billing_document'
import { ciiOf } from '#app/billing/documents/formats/cii'
import {
  fontFiles,
  loadOutlineFonts,
  type OutlineFonts,
} from '#app/billing/documents/formats/fonts'
import { paymentTermsOf } from '#app/billing/documents/formats/payment_terms'
import { grey, PdfPen } from '#app/billing/documents/formats/pdf_pen'
import {
  printedAmount,
  printedCount,
  printedDay,
  printedIban,
  printedRate,
} from '#app/billing/documents/formats/printed'

type Document = InstanceType<typeof PDFDocument>

const titles = {
  invoice: 'documents_answers.invoice',
  credit_note: 'documents_answers.credit_note',
} as const

const left = 56
const right = 539
const width = right - left
const edges = { top: 56, bottom: 726 }

/**
 * The document as PDF/A-3b with the embedded Cross Industry Invoice (Factur-X 1.0, ZUGFeRD 2), as a stream.
 */
export async function invoicePdf(content: BillingDocument): Promise<Readable> {
  const fonts = await loadOutlineFonts([JSON.stringify(content)])
  const words = (id: MessageId, values?: Record<string, string>) =>
    tIn(content.language, id, values)
  const title = `${words(titles[content.kind])} ${content.number}`
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: fontFiles.plain,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: content.language,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(`${content.issuedOn}T00:00:00Z`) },
  } as PDFKit.PDFDocumentOptions)
  embedXml(document, content)
  const pen = new PdfPen(document, fonts, edges)
  const sheet = { document, fonts, pen, content, words }
  drawHead(sheet)
  const belowLines = drawLines(sheet, drawParties(sheet, title))
  drawPayment(sheet, drawTotals(sheet, belowLines))
  drawFeet(sheet)
  document.end()
  return document
}

interface Sheet {
  document: Document
  fonts: OutlineFonts
  pen: PdfPen
  content: BillingDocument
  words: (id: MessageId, values?: Record<string, string>) => string
}

function drawHead({ pen, content }: Sheet) {
  pen.write(content.seller.name, left, 48, { width, size: 14, isBold: true })
}

/** Buyer on the left, facts on the right; returns the position below both. */
function drawParties({ pen, content, words }: Sheet, title: string): number {
  const { buyer, seller, language, corrects } = content
  const facts = [
    [words('documents_answers.number'), content.number],
    [words('documents_answers.date'), printedDay(content.issuedOn, language)],
    [words('documents_answers.supplied_on'), printedDay(content.lines[0].supplied_on, language)],
    ...(content.dueOn
      ? [[words('documents_answers.due_on'), printedDay(content.dueOn, language)]]
      : []),
    ...(buyer.reference ? [[words('documents_answers.buyer_reference'), buyer.reference]] : []),
  ]
  let factY = 110
  for (const [label, value] of facts) {
    pen.write(label, 350, factY, { width: 90, color: grey })
    factY = pen.write(value, 440, factY, { width: right - 440, align: 'right' }) + 2
  }
  const sender = [seller.name, seller.street, `${seller.post_code} ${seller.city}`].join(' · ')
  let y = pen.write(sender, left, 110, { width: 260, size: 7, color: grey }) + 6
  y = pen.write(buyer.name, left, y, { width: 260, isBold: true })
  const country = buyer.country === seller.country ? '' : countryName(buyer.country, language)
  const place = [buyer.post_code, buyer.city].filter(Boolean).join(' ')
  for (const line of [...buyer.address, place, country].filter(Boolean)) {
    y = pen.write(line, left, y, { width: 260 })
  }
  if (buyer.vat_id) {
    y = pen.write(`${words('documents_answers.buyer_vat_id')} ${buyer.vat_id}`, left, y, {
      width: 260,
    })
  }
  if (buyer.tax_id) {
    y = pen.write(`${words('documents_answers.buyer_tax_id')} ${buyer.tax_id}`, left, y, {
      width: 260,
    })
  }
  y = pen.write(title, left, Math.max(y, factY, 230) + 28, { width, size: 18, isBold: true }) + 4
  if (!corrects) return y
  const { number, issuedOn } = corrects
  y = pen.write(
    words('documents_answers.corrects', { number, day: printedDay(issuedOn, language) }),
    left,
    y,
    {
      width,
    }
  )
  if (content.reason) {
    y = pen.write(`${words('documents_answers.reason')}: ${content.reason}`, left, y, { width })
  }
  return y
}

const columns = [
  { x: left, width: 214, align: 'left' },
  { x: 276, width: 54, align: 'right' },
  { x: 336, width: 72, align: 'right' },
  { x: 412, width: 44, align: 'right' },
  { x: 460, width: right - 460, align: 'right' },
] as const

function drawLines(sheet: Sheet, from: number): number {
  const { pen, content, words } = sheet
  const { language, currency } = content
  const figure = figureOf(content)
  const heads = [
    words('documents_answers.description'),
    words('documents_answers.quantity'),
    words('documents_answers.unit_price'),
    words('documents_answers.tax_rate'),
    `${words('documents_answers.net')} (${currency.code})`,
  ]
  let y = row(pen, pen.room(from + 16, 60), heads, grey) + 3
  pen.rule(y, left, right)
  for (const line of content.lines) {
    const cells = [
      line.description,
      printedCount(line.quantity, language),
      figure(line.unit_price),
      printedRate(line.rate, language),
      figure(line.amount),
    ]
    const height = pen.heightOf(line.description, columns[0])
    y = row(pen, pen.room(y + 6, Math.min(height, 300)), cells) + 5
    pen.rule(y, left, right)
  }
  return y + 8
}

function row(pen: PdfPen, y: number, cells: string[], color?: string): number {
  const bottoms = columns.map(({ x, ...column }, index) =>
    index ? pen.write(cells[index], x, y, { ...column, color }) : y
  )
  const { x, ...first } = columns[0]
  return Math.max(pen.write(cells[0], x, y, { ...first, color }), ...bottoms)
}

function drawTotals({ pen, content, words }: Sheet, from: number): number {
  const { language, currency, taxes, kind } = content
  const figure = figureOf(content)
  const rows = [
    [words('documents_answers.net'), figure(content.net)],
    ...taxes.map(({ rate, amount }) => [
      words('documents_answers.tax_at', { rate: printedRate(rate, language) }),
      figure(amount),
    ]),
  ]
  let y = pen.room(from, 70)
  for (const [label, value] of rows) {
    pen.write(label, 300, y, { width: 150 })
    y = pen.write(value, 440, y, { width: right - 440, align: 'right' })
  }
  pen.rule(y + 2, 300, right)
  const total = words(
    kind === 'invoice' ? 'documents_answers.gross' : 'documents_answers.total_to_credit'
  )
  pen.write(total, 300, y + 6, { width: 120, size: 11, isBold: true })
  y = pen.write(`${currency.code} ${figure(content.gross)}`, 410, y + 6, {
    width: right - 410,
    size: 11,
    isBold: true,
    align: 'right',
  })
  for (const { reason } of taxes) {
    if (reason) y = pen.write(reason, left, y + 10, { width })
  }
  return y
}

function drawPayment({ pen, content, words }: Sheet, from: number): void {
  const { kind, paymentInstructions: payment, seller, currency } = content
  if (kind === 'credit_note') {
    pen.write(paymentTermsOf(content), left, from + 18, { width })
    return
  }
  const facts = [
    [words('documents_answers.amount_due'), `${currency.code} ${figureOf(content)(content.gross)}`],
    ...(payment.iban ? [[words('documents_answers.account_holder'), seller.name]] : []),
    ...(payment.bank_name ? [[words('documents_answers.bank'), payment.bank_name]] : []),
    ...(payment.iban ? [[words('documents_answers.iban'), printedIban(payment.iban)]] : []),
    ...(payment.bic ? [[words('documents_answers.bic'), payment.bic]] : []),
    ...(payment.reference
      ? [[words('documents_answers.payment_reference'), payment.reference]]
      : []),
  ]
  let y = pen.room(from + 18, 24 + facts.length * 14)
  y = pen.write(words('documents_answers.pay_how'), left, y, { width, size: 11, isBold: true }) + 2
  y = pen.write(paymentTermsOf(content), left, y, { width }) + 6
  for (const [label, value] of facts) {
    const top = pen.room(y, 14)
    pen.write(label, left, top, { width: 130, color: grey })
    y = pen.write(value, left + 136, top, { width: width - 136 })
  }
}

/** The seller's data at the bottom of each page, with page numbers if there are several. */
function drawFeet({ document, fonts, content, words }: Sheet): void {
  const { seller, paymentInstructions: payment, language } = content
  const blocks = [
    [
      seller.name,
      seller.street,
      `${seller.post_code} ${seller.city}`,
      countryName(seller.country, language),
    ],
    [
      seller.email,
      seller.phone,
      seller.vat_id && `${words('documents_answers.vat_id')} ${seller.vat_id}`,
      seller.tax_number && `${words('documents_answers.tax_number')} ${seller.tax_number}`,
      seller.registration,
    ],
    [
      payment.bank_name,
      payment.iban && `${words('documents_answers.iban')} ${printedIban(payment.iban)}`,
      payment.bic && `${words('documents_answers.bic')} ${payment.bic}`,
    ],
  ]
  const pen = new PdfPen(document, fonts, { top: 0, bottom: Infinity })
  const { count: pages } = document.bufferedPageRange()
  for (let page = 0; page < pages; page++) {
    document.switchToPage(page)
    pen.rule(744, left, right)
    for (const [index, lines] of blocks.entries()) {
      const x = left + index * 164
      let y = 750
      for (const line of lines) {
        if (line) y = pen.write(line, x, y, { width: 154, size: 7, color: grey })
      }
    }
    if (pages > 1) {
      const values = { page: String(page + 1), pages: String(pages) }
      pen.write(words('documents_answers.page', values), left, 820, {
        width,
        size: 7,
        color: grey,
        align: 'right',
      })
    }
  }
}

function figureOf({ currency, language }: BillingDocument) {
  return (amount: number) => printedAmount(amount, currency.exponent, language)
}

/** The file name, relationship and metadata are those of Factur-X 1.0. */
function embedXml(document: Document, content: BillingDocument) {
  const issued = new Date(`${content.issuedOn}T00:00:00Z`)
  document.file(Buffer.from(ciiOf(content)), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X invoice',
    creationDate: issued,
    modifiedDate: issued,
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions)
  const metadata = document as unknown as { appendXML: (xml: string) => void }
  metadata.appendXML(facturX)
}

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
  '<pdfaProperty:valueType>Text</pdfaProperty:valueType>' +
  '<pdfaProperty:category>external</pdfaProperty:category>' +
  `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`

/** XMP of the embedded file, with the description of its schema that PDF/A requires. */
const facturX = `
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      property('DocumentFileName', 'The name of the embedded XML document'),
      property('DocumentType', 'The type of the hybrid document in capital letters'),
      property('Version', 'The version of the standard of the embedded XML document'),
      property('ConformanceLevel', 'The conformance level of the embedded XML document'),
    ].join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
