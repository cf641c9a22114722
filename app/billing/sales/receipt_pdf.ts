import PDFDocument from 'pdfkit'
import { createRequire } from 'node:module'
import type { Readable } from 'node:stream'
import { majorUnits } from '#app/money/money'
import type { Receipt } from '#app/billing/sales/receipt'

/** Noto Sans covers Latin, Greek and Cyrillic; PDFs embed only the used glyphs. */
const { resolve } = createRequire(import.meta.url)
const fonts = {
  plain: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
}

/** The date format of pages: 21 Nov 2026. */
const dayOf = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

const left = 56
const right = 539
const grey = '#5b6470'
const ink = '#1b1f24'

/** A receipt as a PDF of one A4 page, as a stream. */
export function receiptPdf(receipt: Receipt): Readable {
  const document = new PDFDocument({
    size: 'A4',
    margin: left,
    font: fonts.plain,
    info: { Title: `Receipt ${receipt.number}`, Author: receipt.seller },
  })
  drawHead(document, receipt)
  drawParties(document, receipt)
  drawLines(document, receipt)
  drawNotes(document, receipt)
  document.end()
  return document
}

type Document = InstanceType<typeof PDFDocument>

function drawHead(document: Document, { seller, number, date }: Receipt) {
  document.font(fonts.bold).fontSize(14).fillColor(ink).text(printable(seller), left, 56)
  document.fontSize(24).text('Receipt', left, 96)
  fact(document, 'Number', String(number), 136)
  fact(document, 'Date', dayOf.format(new Date(date)), 152)
}

function fact(document: Document, label: string, value: string, y: number) {
  document.font(fonts.plain).fontSize(10).fillColor(grey).text(label, left, y)
  document.fillColor(ink).text(value, left + 64, y)
}

function drawParties(document: Document, { client }: Receipt) {
  document.fontSize(10).fillColor(grey).text('For', left, 190)
  document.font(fonts.bold).fillColor(ink).text(printable(client.name), { width: 300 })
  document.font(fonts.plain)
  for (const line of client.address) document.text(printable(line), { width: 300 })
  if (client.tax_id) document.text(`Tax ID ${printable(client.tax_id)}`, { width: 300 })
}

function drawLines(document: Document, { lines, total, currency }: Receipt) {
  const figure = (amount: number) => withThousands(majorUnits(amount, currency.exponent))
  let y = Math.max(document.y + 28, 300)
  document.fillColor(grey)
  row(document, y, ['Package', 'Quantity', 'Unit price', `Amount (${currency.code})`])
  y = rule(document, y + 16)
  document.fillColor(ink)
  for (const { text, quantity, unit_price: price, amount } of lines) {
    const cells = [text, withThousands(String(quantity)), figure(price), figure(amount)]
    y = row(document, y, cells.map(printable)) + 8
  }
  y = rule(document, y)
  document.font(fonts.bold).fontSize(12)
  document.text('Total', left, y + 4)
  document.text(`${currency.code} ${figure(total)}`, 340, y + 4, {
    width: right - 340,
    align: 'right',
  })
  document.font(fonts.plain).fontSize(10)
}

function drawNotes(document: Document, receipt: Receipt) {
  const { payment_status: status, voids, voided_by: voidedBy } = receipt
  const notes = [
    `Payment: ${status}.`,
    ...(voids === null ? [] : [`This sale reverses sale ${voids}.`]),
    ...(voidedBy === null ? [] : [`This sale was voided by sale ${voidedBy}.`]),
  ]
  document.fillColor(ink).text(notes.join(' '), left, document.y + 24, { width: right - left })
}

const columns = [
  { x: left, width: 230, align: 'left' },
  { x: 290, width: 60, align: 'right' },
  { x: 360, width: 80, align: 'right' },
  { x: 444, width: right - 444, align: 'right' },
] as const

/** Draws a row of cells; returns the bottom of the tallest one. */
function row(document: Document, y: number, cells: string[]): number {
  let bottom = y
  for (const [index, { x, width, align }] of columns.entries()) {
    document.text(cells[index], x, y, { width, align })
    bottom = Math.max(bottom, document.y)
  }
  return bottom
}

function rule(document: Document, y: number): number {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#c9ced6').stroke()
  return y + 10
}

function withThousands(figure: string): string {
  return figure.replace(/\d(?=(\d{3})+(?!\d))(?<!\.\d*)/g, '$&,')
}

/** Normalizes a text to one line of composed characters. Missing glyphs are drawn as boxes. */
function printable(text: string): string {
  return text.normalize('NFC').replace(/\p{Cc}+/gu, ' ')
}
