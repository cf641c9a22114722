/** The same short invoice as a PDF and as a picture. */
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { root } from './setup.js'

const font = join(
  root,
  'node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'
)
/** [text, x, y, font size] in points on A4. */
const lines = [
  ['Nordlicht Technik GmbH', 60, 60, 14],
  ['Hafenstraße 5, 20457 Hamburg, Germany', 60, 80, 10],
  ['VAT ID: DE136695976', 60, 95, 10],
  ['Invoice', 60, 150, 18],
  ['Invoice number: 2026-417', 60, 190, 11],
  ['Invoice date: 2026-11-03', 60, 208, 11],
  ['Net amount', 60, 300, 11],
  ['EUR 100.00', 420, 300, 11],
  ['VAT 19 %', 60, 320, 11],
  ['EUR 19.00', 420, 320, 11],
  ['Total amount', 60, 340, 11],
  ['EUR 119.00', 420, 340, 11],
]

/** Loaded lazily, since the packages may not be installed yet. */
export async function printedInvoice() {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({ size: 'A4', margin: 0 })
  pdf.registerFont('regular', font).font('regular')
  for (const [text, x, y, size] of lines) pdf.fontSize(size).text(text, x, y, { lineBreak: false })
  pdf.end()
  return buffer(pdf)
}

export async function scannedInvoice() {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas')
  GlobalFonts.registerFromPath(font, 'Scan')
  const scale = 200 / 72
  const canvas = createCanvas(Math.round(595 * scale), Math.round(842 * scale))
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  for (const [text, x, y, size] of lines) {
    context.font = `${size * scale}px Scan`
    context.fillText(text, x * scale, (y + size) * scale)
  }
  return canvas.toBuffer('image/png')
}
