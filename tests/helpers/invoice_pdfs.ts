import { createCanvas, loadImage } from '@napi-rs/canvas'
import PDFDocument from 'pdfkit'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import { sharpOf } from '#app/invoices/reading/pages/raster'

/** The printed lines of a small invoice, from top to bottom. */
const printed = [
  ['Analytical Ltd', '12 Dorset Street, London W1U 6QS'],
  ['Invoice'],
  ['Invoice number: AE-2026-17', 'Invoice date: 2 November 2026', 'Due date: 16 November 2026'],
  ['Bill to:', 'Lovelace GmbH', 'Unter den Linden 6, 10117 Berlin'],
  ['Description          Quantity     Unit price     Amount'],
  ['Punched cards               4          25.00     100.00'],
  ['Subtotal                                         100.00'],
  ['VAT 19%                                           19.00'],
  ['Total EUR                                        119.00'],
  ['IBAN: NL91 ABNA 0417 1643 00'],
]

/** A PDF with the text of an invoice and optional attached XML, as in Factur-X. */
export function invoicePdf(xml?: string): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50 })
  const pieces: Buffer[] = []
  pdf.on('data', (piece: Buffer) => pieces.push(piece))
  const whole = new Promise<Buffer>((resolve) => {
    pdf.on('end', () => resolve(Buffer.concat(pieces)))
  })
  pdf.font('Courier').fontSize(10)
  for (const group of printed) {
    for (const line of group) pdf.text(line)
    pdf.moveDown()
  }
  if (xml) pdf.file(Buffer.from(xml), { name: 'factur-x.xml', type: 'text/xml' })
  pdf.end()
  return whole
}

/** The same page as a JPEG photo: on a grey table, slightly rotated. */
export async function invoicePhoto(): Promise<Buffer> {
  const paper = await paperOf(await invoicePdf(), 150)
  const photo = createCanvas(paper.width, Math.round(paper.height * 0.42))
  const context = photo.getContext('2d')
  context.fillStyle = '#8a8a86'
  context.fillRect(0, 0, photo.width, photo.height)
  context.rotate(0.006)
  context.drawImage(paper, 20, 12)
  return photo.toBuffer('image/jpeg', 80)
}

/**
 * A 12-megapixel JPEG of a page as taken by a phone: rotated on a table, with a shadow and noise.
 */
export async function phonePhoto(page: Buffer): Promise<Buffer> {
  const paper = await paperOf(page, 230)
  const photo = createCanvas(3024, 4032)
  const context = photo.getContext('2d')
  const { width, height } = photo
  context.fillStyle = '#6f675c'
  context.fillRect(0, 0, width, height)
  context.save()
  context.rotate(0.008)
  context.drawImage(paper, 190, 120, 2660, (2660 * paper.height) / paper.width)
  context.restore()
  const shadow = context.createLinearGradient(0, 0, width, height)
  shadow.addColorStop(0, 'rgb(40 30 20 / 5%)')
  shadow.addColorStop(1, 'rgb(40 30 20 / 45%)')
  context.fillStyle = shadow
  context.fillRect(0, 0, width, height)
  context.fillStyle = context.createPattern(noise(), 'repeat')
  context.fillRect(0, 0, width, height)
  return photo.toBuffer('image/jpeg', 70)
}

/** The first page as an image to draw. */
async function paperOf(pdf: Buffer, dpi: number) {
  using pages = await PageImages.open(pdf)
  const { raster } = await pages.draw(1, dpi)
  return loadImage(await sharpOf(raster).png().toBuffer())
}

/** Deterministic noise. */
function noise() {
  const tile = createCanvas(256, 256)
  const context = tile.getContext('2d')
  const grains = context.createImageData(tile.width, tile.height)
  let random = 1
  for (let at = 0; at < grains.data.length; at += 4) {
    random = (random * 48271) % 2147483647
    grains.data.fill(random & 255, at, at + 3)
    grains.data[at + 3] = 14
  }
  context.putImageData(grains, 0, 0)
  return tile
}
