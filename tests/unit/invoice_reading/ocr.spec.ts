import { createCanvas } from '@napi-rs/canvas'
import { test } from '@japa/runner'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import { photoOf } from '#app/invoices/reading/pages/photo'
import { languageOfText } from '#app/invoices/reading/pages/ocr_language'
import { openPdf, pageWords } from '#app/invoices/reading/pages/pdf_document'
import { sharpOf } from '#app/invoices/reading/pages/raster'
import { plainValues } from '#app/invoices/reading/plain_values'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { tokensOf } from '#app/invoices/reading/printed_text'
import { openUsualOcr } from '../../../bench/native_ocr.js'
import { facts, invoicePdf, languages } from './printed_samples.js'

async function scanOf(language: string): Promise<Buffer> {
  using pages = await PageImages.open(await invoicePdf(languages[language], 'letter'))
  const { raster } = await pages.draw(1, 200)
  return sharpOf(raster).png().toBuffer()
}

async function textOfPage(language: string): Promise<string[]> {
  const pdf = await openPdf(await invoicePdf(languages[language], 'letter'))
  const { words } = await pageWords(pdf, 1)
  await pdf.loadingTask.destroy()
  return words.flatMap(({ text }) => tokensOf(text))
}

test.group('Invoices as images', () => {
  test('a scan is read with a warning', async ({ assert }) => {
    const reading = await readInvoice(await scanOf('de'))
    const { invoiceNumber, issueDate, total, subtotal, seller } = plainValues(reading)
    assert.deepInclude(reading.meta, { route: 'ocr', format: 'image', warnings: ['read_by_ocr'] })
    assert.deepEqual([invoiceNumber, issueDate], [facts.number, facts.date])
    assert.deepEqual([subtotal, total], [facts.net, facts.total])
    assert.equal(seller.name, 'Nordlicht Technik GmbH')
    assert.equal(reading.total?.source, 'ocr')
  }).timeout(90_000)

  test('a PDF of scans is rendered and read, with places relative to the page', async ({
    assert,
  }) => {
    const scan = await scanOf('fr')
    const pdf = new PDFDocument({ size: 'A4', margin: 0 })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const isOver = new Promise((resolve) => pdf.on('end', resolve))
    pdf.image(scan, 0, 0, { width: 595 })
    /** Filled in by the receiver. */
    pdf.font('Helvetica').initForm()
    pdf.formText('stamp', 300, 800, 250, 16, { value: 'Sachlich und rechnerisch richtig, 7.3.' })
    pdf.end()
    await isOver
    let usesOcr = false
    const reading = await readInvoice(Buffer.concat(chunks), { onOcr: () => (usesOcr = true) })
    assert.isTrue(usesOcr)
    assert.equal(reading.meta.route, 'ocr')
    assert.equal(reading.total?.value, facts.total)
    assert.isBelow(reading.total!.box!.left + reading.total!.box!.width, 1)
  }).timeout(90_000)

  test('a fax of two pages is read (TIFF)', async ({ assert }) => {
    const page = await sharp(await scanOf('de'))
      .toColourspace('b-w')
      .threshold()
      .toBuffer()
    const { width, height } = await sharp(page).metadata()
    const blank = sharp({ create: { width, height, channels: 3, background: '#fff' } }).png()
    const fax = sharp([await blank.toBuffer(), page], { join: { animated: true } })
    const tiff = await fax
      .toColourspace('b-w')
      .tiff({ compression: 'ccittfax4', bitdepth: 1 })
      .toBuffer()
    const reading = await readInvoice(tiff)
    assert.deepInclude(reading.meta, { route: 'ocr', format: 'image', pages: 2, pagesRead: 2 })
    const { invoiceNumber, issueDate, total } = plainValues(reading)
    assert.deepEqual([invoiceNumber, issueDate, total], [facts.number, facts.date, facts.total])
    assert.equal(reading.total?.page, 2)
  }).timeout(90_000)

  test('a blank picture does not look like an invoice', async ({ assert }) => {
    const canvas = createCanvas(600, 800)
    const context = canvas.getContext('2d')
    context.fillStyle = 'white'
    context.fillRect(0, 0, 600, 800)
    const fault: unknown = await readInvoice(canvas.toBuffer('image/png')).catch(
      (error: unknown) => error
    )
    assert.propertyVal(fault, 'code', 'not_an_invoice')
  }).timeout(90_000)

  test('a large photo is scaled to 4 megapixels and keeps its aspect ratio', async ({ assert }) => {
    const { width, height } = await photoOf(createCanvas(4032, 3024).toBuffer('image/jpeg'))
    assert.approximately(width * height, 4_000_000, 5000)
    assert.approximately(width / height, 4 / 3, 0.001)
  })

  for (const [width, height] of [
    [2448, 3264],
    [3000, 4000],
    [4000, 6000],
    [6000, 8000],
  ]) {
    const size = Math.round((width * height) / 1e6)
    test(`a photo of ${size} megapixels is read like the page itself`, async ({ assert }) => {
      const sheet = await sharp(await scanOf('en'))
        .resize({ width: Math.round(0.86 * width) })
        .toBuffer()
      const photo = await sharp({ create: { width, height, channels: 3, background: '#5a5048' } })
        .composite([{ input: sheet }])
        .jpeg({ quality: 80 })
        .toBuffer()
      await using ocr = await openUsualOcr()
      const { words } = await ocr.readImage(photo)
      const read = new Set(words.flatMap(({ text }) => tokensOf(text)))
      const printed = [...new Set(await textOfPage('en'))]
      const found = printed.filter((token) => read.has(token))
      assert.isAtLeast(found.length / printed.length, 0.97, printed.join(' '))
    })
      .tags(size === 12 ? [] : ['@full'])
      .timeout(120_000)
  }

  test('a photo with an orientation is rotated upright', async ({ assert }) => {
    const jpeg = createCanvas(400, 300).toBuffer('image/jpeg')
    /** APP1 with Exif and one entry: orientation 6. */
    const exif = Buffer.from(
      'ffe100224578696600004d4d002a0000000800010112000300000001000600000000' + '0000',
      'hex'
    )
    const photo = Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
    const { width, height } = await photoOf(photo)
    assert.isAbove(height, width)
  })

  test('the model is selected by words of a single language', ({ assert }) => {
    assert.equal(languageOfText('Rechnung Nr 1 Datum Betrag zzgl MwSt'), 'deu')
    assert.equal(languageOfText('Factuur datum bedrag btw totaal'), 'nld')
    assert.equal(languageOfText('Fatura numero emissao vencimento valor total'), 'por')
    assert.isNull(languageOfText('12 34'))
  })
})
