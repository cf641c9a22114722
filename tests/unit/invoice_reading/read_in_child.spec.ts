import { deflateSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import PDFDocument from 'pdfkit'
import { kindOf, mediaTypeOf } from '#app/invoices/reading/file_kind'
import { InvoiceFault } from '#app/invoices/reading/invoice_fault'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import { sharpOf } from '#app/invoices/reading/pages/raster'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { readAndDrawInChild, readInChild } from '#app/invoices/reading/process/read_in_child'
import { readingLimits } from '#app/invoices/reading/process/reading_process'
import { ReadingSlots } from '#app/invoices/reading/process/reading_slots'
import { phonePhoto } from '#tests/helpers/invoice_pdfs'
import { facts, invoicePdf, languages } from './printed_samples.js'
import { ciiInvoice } from './xml_samples.js'

const faultOf = async (read: () => unknown) => {
  try {
    await read()
    return null
  } catch (error) {
    return error instanceof InvoiceFault ? error.code : String(error)
  }
}

/** A PDF page with one stream, compressed this many times. */
function pdfWith(content: Buffer, filters: number): Buffer {
  let packed = content
  for (let time = 0; time < filters; time++) packed = deflateSync(packed, { level: 9 })
  const names = '/FlateDecode '.repeat(filters)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${packed.length}/Filter[${names}]>>stream\n`
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\n%%EOF'),
  ])
}

test.group('Reading in a separate process', () => {
  test('returns the values of an invoice', async ({ assert }) => {
    const reading = await readInChild(await invoicePdf(languages.en, 'columns'))
    assert.equal(reading.invoiceNumber?.value, facts.number)
    assert.equal(reading.meta.route, 'text')
  })

  test('images of the pages follow the values; XML has none', async ({ assert }) => {
    const { reading, pictures } = await readAndDrawInChild(await invoicePdf(languages.en, 'letter'))
    assert.equal(reading.meta.pages, 1)
    const [only, ...more] = await pictures
    assert.isEmpty(more)
    assert.deepInclude(only, { page: 1, mediaType: 'image/jpeg' })
    assert.approximately(only.height / only.width, Math.SQRT2, 0.01)
    assert.equal(Buffer.from(only.bytes).subarray(0, 3).toString('hex'), 'ffd8ff')
    const xml = await readAndDrawInChild(Buffer.from(ciiInvoice()))
    assert.deepEqual(await xml.pictures, [])
  })

  test('errors keep their code', async ({ assert }) => {
    assert.equal(await faultOf(() => readInChild(Buffer.from('<a><b></a>'))), 'xml_malformed')
    assert.equal(
      await faultOf(() => readInChild(Buffer.from('%PDF-1.7 and then'))),
      'unreadable_pdf'
    )
  })

  test('a process that uses too much memory is killed', async ({ assert }) => {
    const pdf = await invoicePdf(languages.en, 'letter')
    const small = { ...readingLimits, residentBytes: 20 * 1024 * 1024 }
    assert.equal(await faultOf(() => readInChild(pdf, small)), 'limit_exceeded')
  })

  test('reads a 12-megapixel phone photo, with places on its image', async ({ assert }) => {
    const photo = await phonePhoto(await invoicePdf(languages.en, 'columns'))
    assert.isAbove(photo.length, 400_000)
    const { reading, pictures } = await readAndDrawInChild(photo)
    const { invoiceNumber, issueDate, total } = plainValues(reading)
    assert.deepEqual([invoiceNumber, issueDate, total], [facts.number, facts.date, facts.total])
    /** The photo is cropped to the sheet, whose number is here. */
    const { left, top } = reading.invoiceNumber!.box!
    assert.approximately(left, 0.067, 0.01)
    assert.approximately(top, 0.274, 0.01)
    const [{ width, height }] = await pictures
    assert.equal(width, 1200)
    assert.approximately(height / width, Math.SQRT2, 0.02)
  }).timeout(120_000)

  test('reads a page of a PDF that was scanned at 600 dpi in colour', async ({ assert }) => {
    using pages = await PageImages.open(await invoicePdf(languages.en, 'columns'))
    const { raster } = await pages.draw(1, 190)
    const scan = await sharpOf(raster).resize(4960, 7016).jpeg({ quality: 70 }).toBuffer()
    const pdf = new PDFDocument({ size: 'A4', margin: 0 }).image(scan, 0, 0, { width: 595 })
    pdf.end()
    const { reading, pictures } = await readAndDrawInChild(await buffer(pdf))
    const { invoiceNumber, issueDate, total } = plainValues(reading)
    assert.deepEqual([invoiceNumber, issueDate, total], [facts.number, facts.date, facts.total])
    assert.lengthOf(await pictures, 1)
  }).timeout(120_000)

  test('a stream that unpacks to too much is refused before it is parsed', async ({ assert }) => {
    const bomb = pdfWith(Buffer.alloc(160 * 1024 * 1024), 1)
    assert.equal(await faultOf(() => readInvoice(bomb)), 'limit_exceeded')
  })

  test('a stream that is compressed twice fails with its process', async ({ assert }) => {
    const bomb = pdfWith(Buffer.alloc(300 * 1024 * 1024), 2)
    assert.equal(await faultOf(() => readInChild(bomb)), 'limit_exceeded')
  })

  test('a script of a PDF is not run', async ({ assert }) => {
    const pdf = pdfWith(Buffer.from(''), 1)
      .toString('latin1')
      .replace('/Pages 2 0 R>>', '/Pages 2 0 R/OpenAction<</S/JavaScript/JS(for\\(;;\\);)>>>>')
    assert.equal(await faultOf(() => readInChild(Buffer.from(pdf, 'latin1'))), 'not_an_invoice')
  })
})

test.group('The type of a file', () => {
  test('is detected by its first bytes', ({ assert }) => {
    assert.equal(kindOf(Buffer.from('junk before %PDF-1.4')), 'pdf')
    assert.equal(kindOf(Buffer.from('\ufeff <?xml version="1.0"?><a/>')), 'xml')
    assert.equal(kindOf(Buffer.from('\ufeff<a/>', 'utf16le')), 'xml')
    assert.equal(kindOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), 'image')
    assert.equal(kindOf(Buffer.from('Not an invoice.')), 'text')
  })

  test('empty, too large and unknown files are refused', async ({ assert }) => {
    assert.equal(await faultOf(() => kindOf(Buffer.alloc(0))), 'empty_file')
    assert.equal(await faultOf(() => kindOf(Buffer.alloc(10 * 1024 * 1024 + 1))), 'file_too_large')
    assert.equal(await faultOf(() => kindOf(Buffer.from('MZ\0program'))), 'unsupported_type')
    const heic = Buffer.from('\0\0\0\x24ftypheic')
    assert.equal(await faultOf(() => kindOf(heic)), 'unsupported_type')
    for (const text of ['Not an invoice.', ' \n'.repeat(100)])
      assert.equal(await faultOf(() => readInChild(Buffer.from(text))), 'not_an_invoice')
  })

  test('have a media type by their content, and by their name if they are empty', ({ assert }) => {
    const zip = Buffer.from('PK\x03\x04\x14\0')
    assert.equal(mediaTypeOf(zip, 'invoices.pdf'), 'application/zip')
    const stored = Buffer.from('PK\x03\x04\x14\0 invoice.pdf %PDF-1.4')
    assert.equal(mediaTypeOf(stored), 'application/zip')
    assert.equal(mediaTypeOf(Buffer.from('PK\n\nParts list')), 'text/plain')
    assert.equal(mediaTypeOf(Buffer.from('MZ\0program'), 'one.txt'), 'application/octet-stream')
    /** The first kilobyte ends within a character. */
    assert.equal(mediaTypeOf(Buffer.from(` ${'é'.repeat(600)}`)), 'text/plain')
    assert.equal(mediaTypeOf(Buffer.from('II*\0')), 'image/tiff')
    assert.equal(mediaTypeOf(Buffer.from('\0\0\0\x24ftypheic')), 'image/heic')
    assert.equal(mediaTypeOf(Buffer.alloc(0), 'Scan.PDF'), 'application/pdf')
    assert.equal(mediaTypeOf(Buffer.alloc(0), 'scan'), 'application/octet-stream')
  })

  test('a program or an archive is refused, whatever its name, and so is XML with bytes that are no text', async ({
    assert,
  }) => {
    const archive = Buffer.from([0x50, 0x4b, 3, 4, ...Array<number>(60).fill(0xe9)])
    assert.equal(await faultOf(() => kindOf(archive)), 'unsupported_type')
    const broken = Buffer.concat([Buffer.from('<Invoice>'), archive, Buffer.from('</Invoice>')])
    assert.equal(await faultOf(() => readInChild(broken)), 'xml_malformed')
  })
})

test.group('Slots for reading', () => {
  test('admit a number of readings, then the next in order, and refuse when full', async ({
    assert,
  }) => {
    const slots = new ReadingSlots(1, 2)
    const order: string[] = []
    await slots.enter()
    const second = slots.enter().then(() => order.push('second'))
    const third = slots.enter().then(() => order.push('third'))
    assert.equal(await faultOf(() => slots.enter()), 'queue_full')
    slots.leave()
    await second
    slots.leave()
    await third
    assert.deepEqual(order, ['second', 'third'])
    slots.leave()
    await slots.enter()
  })
})
