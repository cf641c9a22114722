import { buffer } from 'node:stream/consumers'
import { test } from '@japa/runner'
import PDFDocument from 'pdfkit'
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import { readInvoice } from '#app/invoices/reading/process/read_invoice'
import { boxOf } from '#app/invoices/reading/pages/page_words'
import { fieldTexts } from '#app/invoices/reading/pages/form_fields'
import { openPdf, pageWords } from '#app/invoices/reading/pages/pdf_document'

/** The words of a page with drawn characters, and with the text that is stated for them, if any. */
async function wordsOf(parts: { drawn: string; at: [number, number]; actual?: string }[]) {
  const pdf = new PDFDocument({ size: 'A4' })
  for (const { drawn, at, actual } of parts) {
    if (actual !== undefined) pdf.markContent('Span', { actual })
    pdf.text(drawn, ...at, { lineBreak: false })
    if (actual !== undefined) pdf.endMarkedContent()
  }
  pdf.end()
  const open = await openPdf(await buffer(pdf))
  const { words } = await pageWords(open, 1)
  await open.loadingTask.destroy()
  return words.map(({ text }) => text)
}

test.group('The text of a PDF', () => {
  test('has the characters that the document states for its glyphs', async ({ assert }) => {
    const words = await wordsOf([
      { drawn: 'Total', at: [50, 50] },
      { drawn: '#', at: [100, 50], actual: '42' },
      { drawn: 'Größe', at: [50, 80], actual: 'Größe – 5 €' },
    ])
    assert.deepEqual(words, ['Total', '42', 'Größe', '–', '5', '€'])
  })

  test('lacks hyphens that only divide a line', async ({ assert }) => {
    const words = await wordsOf([
      { drawn: 'one', at: [50, 50] },
      { drawn: '-', at: [100, 50], actual: '\u00ad' },
    ])
    assert.deepEqual(words, ['one'])
  })

  test('includes the values of form fields, not comments', async ({ assert }) => {
    const pdf = new PDFDocument({ size: 'A4' }).fontSize(10)
    pdf.initForm()
    pdf.text('Invoice no.', 50, 50).text('Total EUR', 50, 80)
    pdf.text('Payable within two weeks', 50, 220)
    pdf.formText('number', 150, 46, 110, 16, { value: 'BP-2026-0117' })
    pdf.formText('total', 150, 76, 110, 16, { value: '264.00', align: 'right' })
    pdf.formText('note', 50, 100, 200, 32, { value: 'Kitchen tap\nLabour', multiline: true })
    pdf.textAnnotation(50, 140, 200, 16, 'Paid by card')
    pdf.formText('same', 50, 46, 90, 16, { value: 'Invoice no.' })
    pdf.formText('hidden', 50, 160, 90, 16, { value: 'Old' })
    pdf.formCombo('way', 50, 180, 90, 16, { value: 'By post', select: ['By post', 'By mail'] })
    pdf.end()
    const file = await buffer(pdf)
    /** Its flags (F): not for printing (4), but hidden (2). */
    const flags = file.indexOf('/F 4', file.indexOf('(hidden)'))
    file.write('/F 2', flags)
    const open = await openPdf(file)
    const { words } = await pageWords(open, 1)
    await open.loadingTask.destroy()
    const at = (text: string) => words.find((word) => word.text === text)!
    assert.sameMembers(
      words.map(({ text }) => text),
      'Invoice no. BP-2026-0117 Total EUR 264.00 Kitchen tap Labour By post Payable within two weeks'.split(
        ' '
      )
    )
    assert.approximately(at('BP-2026-0117').top, at('Invoice').top, 3)
    assert.approximately(at('264.00').top, at('Total').top, 3)
    assert.isAbove(at('264.00').left, 215)
    assert.approximately(at('Labour').top - at('Kitchen').top, 11.5, 4)
  })

  test('has form fields at their places on a rotated page', async ({ assert }) => {
    const field = {
      fieldType: 'Tx',
      fieldValue: 'BP-26',
      annotationFlags: 4,
      rect: [120, 490, 136, 600],
      defaultAppearanceData: { fontSize: 10 },
    }
    const viewport = {
      rotation: 90,
      convertToViewportPoint: (x: number, y: number) => [y, x],
    }
    const annotations = [{ ...field, rotation: 90 }, field]
    const page = { getAnnotations: async () => annotations, getViewport: () => viewport }
    const [only, ...others] = await fieldTexts(page as unknown as PDFPageProxy)
    assert.isEmpty(others)
    assert.deepInclude(only, { text: 'BP-26', left: 492, size: 10 })
    assert.approximately(only.baseline, 131, 1)
    assert.isBelow(only.right, 530)
  })

  test('is measured in points, although the page is made in millimetres or pixels', async ({
    assert,
  }) => {
    const placeOf = async (size: [number, number], letters: number) => {
      const pdf = new PDFDocument({ size }).fontSize(letters)
      pdf.text('Total', size[0] / 2, size[1] / 4, { lineBreak: false })
      pdf.end()
      const open = await openPdf(await buffer(pdf))
      const { width, words } = await pageWords(open, 1)
      await open.loadingTask.destroy()
      return [width, words[0].left, words[0].size].map(Math.round)
    }
    const inPoints = await placeOf([595, 842], 10)
    assert.deepEqual(await placeOf([210, 297], 3.53), inPoints)
    assert.deepEqual(await placeOf([1240, 1754], 20.8), inPoints)
    assert.deepEqual(await placeOf([298, 420], 10), [298, 149, 10])
  })

  test('has the places of words in a long sentence, as exact as the frames need', async ({
    assert,
  }) => {
    const sentence =
      'Please settle the total within 30 days of receipt, that is until 16 November 2026, at the latest.'
    for (const [font, farthest] of [
      ['Helvetica', 1],
      ['Times-Roman', 2],
      ['Courier', 1],
    ] as const) {
      const pdf = new PDFDocument({ size: 'A4' }).font(font).fontSize(8)
      pdf.text(sentence, 40, 50, { lineBreak: false })
      const drawn = 40 + pdf.widthOfString(sentence.slice(0, sentence.indexOf('16')))
      pdf.end()
      const open = await openPdf(await buffer(pdf))
      const page = await pageWords(open, 1)
      await open.loadingTask.destroy()
      const day = page.words.find(({ text }) => text === '16')!
      assert.closeTo(boxOf([day], page).left * page.width, drawn, farthest, font)
    }
  })

  test('is read upwards and downwards in margins, with its place', async ({ assert }) => {
    const pdf = new PDFDocument({ size: [600, 800] }).fontSize(10)
    pdf.text('Factura', 100, 100, { lineBreak: false })
    for (const [angle, text, x] of [
      [-90, 'CIF B12345674', 20],
      [90, 'Hoja M-433312', 590],
    ] as const) {
      pdf.save().rotate(angle, { origin: [x, 500] })
      pdf.text(text, x, 500, { lineBreak: false })
      pdf.restore()
    }
    pdf.end()
    const open = await openPdf(await buffer(pdf))
    const page = await pageWords(open, 1)
    await open.loadingTask.destroy()
    const texts = page.words.map(({ text }) => text)
    assert.deepEqual(texts, ['Factura', 'CIF', 'B12345674', 'Hoja', 'M-433312'])
    const [up, down] = [page.words[2], page.words[4]].map((word) => boxOf([word], page))
    assert.deepEqual(
      [up.left < 0.1, up.top > 0.4, up.top + up.height < 500 / 800],
      Array(3).fill(true)
    )
    assert.deepEqual([down.left > 0.9, down.top > 500 / 800], [true, true])
    assert.isTrue(page.words[1].top > page.height)
  })

  test('is recognized from the drawn page if most characters are unknown', async ({ assert }) => {
    const pdf = new PDFDocument({ size: 'A4' }).fontSize(12)
    const lines = [
      'Invoice',
      'Invoice number: 4711',
      'Invoice date: 2 May 2026',
      'Total EUR 119.00',
    ]
    for (const [at, line] of lines.entries()) {
      pdf.markContent('Span', { actual: '\ue000'.repeat(line.length) })
      pdf.text(line, 72, 72 + 40 * at)
      pdf.endMarkedContent()
    }
    pdf.end()
    const { total, meta } = await readInvoice(await buffer(pdf))
    assert.equal(total?.value, '119.00')
    assert.equal(meta.route, 'ocr')
  }).timeout(60_000)
})
