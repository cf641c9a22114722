import PDFDocument from 'pdfkit'
import type { Readable } from 'node:stream'
import { fontFiles, loadOutlineFonts } from '#app/billing/documents/formats/fonts'
import { grey, PdfPen } from '#app/billing/documents/formats/pdf_pen'
import { printedAmount, printedCount } from '#app/billing/documents/formats/printed'
import type { Receipt } from '#app/billing/sales/receipt'

/** The date format of pages: 21 Nov 2026. */
const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const left = 56
const right = 539
const width = right - left

/** A receipt as a PDF in A4, as a stream. */
export async function receiptPdf(receipt: Receipt): Promise<Readable> {
  const fonts = await loadOutlineFonts([JSON.stringify(receipt)])
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: fontFiles.plain,
    info: { Title: `Receipt ${receipt.number}`, Author: receipt.seller },
  })
  const pen = new PdfPen(document, fonts, { top: 56, bottom: 786 })
  const belowParties = drawParties(pen, receipt, drawHead(pen, receipt))
  const belowLines = drawLines(pen, receipt, belowParties)
  pen.write(`Payment: ${receipt.payment_status}.`, left, belowLines + 24, { width })
  document.end()
  return document
}

function drawHead(pen: PdfPen, { seller, number, date, documents }: Receipt): number {
  pen.write(seller, left, 56, { width, size: 14, isBold: true })
  let y = pen.write('Receipt', left, 96, { width, size: 24, isBold: true }) + 6
  const facts = [
    ['Number', String(number)],
    ['Date', dayOf.format(new Date(date))],
    ...(documents.length ? [['Invoice', documents.join(', ')]] : []),
  ]
  for (const [label, value] of facts) {
    pen.write(label, left, y, { width: 60, color: grey })
    y = pen.write(value, left + 64, y, { width: 300 }) + 2
  }
  return y
}

function drawParties(pen: PdfPen, { client }: Receipt, from: number): number {
  let y = pen.write('For', left, from + 22, { width: 300, color: grey })
  y = pen.write(client.name.replace(/\s+/g, ' '), left, y, { width: 300, isBold: true })
  for (const line of client.address) y = pen.write(line, left, y, { width: 300 })
  if (!client.tax_id) return y
  return pen.write(`Tax ID ${client.tax_id}`, left, y, { width: 300 })
}

function drawLines(pen: PdfPen, receipt: Receipt, from: number): number {
  const { lines, net, tax, total, currency } = receipt
  const figure = (amount: number) => printedAmount(amount, currency.exponent, 'en')
  const heads = ['Package', 'Quantity', 'Unit price', `Amount (${currency.code})`]
  let y = row(pen, pen.room(Math.max(from + 28, 300), 60), heads, grey) + 3
  pen.rule(y, left, right)
  for (const { text, quantity, unit_price: price, amount } of lines) {
    const cells = [text, printedCount(quantity, 'en'), figure(price), figure(amount)]
    y = row(pen, y + 7, cells) + 5
    pen.rule(y, left, right)
  }
  y += 8
  if (tax.amount !== 0) {
    y = sum(pen, y, ['Net', figure(net)])
    y = sum(pen, y, [`VAT ${tax.rate}%`, figure(tax.amount)])
  }
  pen.write('Total', left, y, { width: 200, size: 12, isBold: true })
  return pen.write(`${currency.code} ${figure(total)}`, 340, y, {
    width: right - 340,
    size: 12,
    isBold: true,
    align: 'right',
  })
}

function sum(pen: PdfPen, y: number, [label, value]: string[]): number {
  pen.write(label, left, y, { width: 200 })
  return pen.write(value, 340, y, { width: right - 340, align: 'right' })
}

const columns = [
  { x: left, width: 230, align: 'left' },
  { x: 290, width: 60, align: 'right' },
  { x: 360, width: 80, align: 'right' },
  { x: 444, width: right - 444, align: 'right' },
] as const

/** Draws a row of cells; returns the bottom of the tallest one. */
function row(pen: PdfPen, y: number, cells: string[], color?: string): number {
  const bottoms = columns.map(({ x, ...column }, index) =>
    pen.write(cells[index], x, y, { ...column, color })
  )
  return Math.max(...bottoms)
}
