import PDFDocument from 'pdfkit'

/** The lines of a small invoice as they are printed, from top to bottom. */
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
]

/** A PDF with the text of an invoice and, where some is given, attached XML as Factur-X has it. */
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
