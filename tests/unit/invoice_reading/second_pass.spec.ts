import { test } from '@japa/runner'
import PDFDocument from 'pdfkit'
import { unreadAmpersands, withAmpersands } from '#app/invoices/reading/pages/ampersands'
import { sheetOf } from '#app/invoices/reading/pages/cell_sheet'
import type { OcrWord } from '#app/invoices/reading/pages/ocr_words'
import { PageImages } from '#app/invoices/reading/pages/page_images'
import type { Raster } from '#app/invoices/reading/pages/raster'
import { withoutDarkBoxes } from '#app/invoices/reading/pages/dark_boxes'
import { withoutRulingLines } from '#app/invoices/reading/pages/ruling_lines'
import { withSecondPass } from '#app/invoices/reading/pages/second_pass'
import { unreadCells } from '#app/invoices/reading/pages/unread_cells'
import { openUsualOcr } from '../../../bench/native_ocr.js'

const size = 20

function blank(width: number, height: number): Raster {
  return { width, height, channels: 1, data: new Uint8Array(width * height).fill(230) }
}

function fill({ width, data }: Raster, x0: number, y0: number, x1: number, y1: number, level = 30) {
  for (let y = y0; y < y1; y++) data.fill(level, y * width + x0, y * width + x1)
}

function inkIn({ width, data }: Raster, x0: number, y0: number, x1: number, y1: number): number {
  let ink = 0
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) ink += Number(data[y * width + x] < 128)
  return ink
}

function word(text: string, x0: number, y0: number, x1: number, y1: number): OcrWord {
  return { text, confidence: 95, bbox: { x0, y0, x1, y1 }, line: { y0: y0 - 2, y1: y1 + 2 } }
}

test.group('Ampersands', () => {
  const names = [word('Fox', 0, 0, 40, 16), word('Son', 66, 0, 100, 16)]

  test('that were left out are between two names', ({ assert }) => {
    const found = unreadAmpersands([{ x0: 46, y0: 1, x1: 60, y1: 15 }], names, size)
    assert.deepEqual(
      found.map(({ text }) => text),
      ['&']
    )
    const flat = { x0: 46, y0: 7, x1: 60, y1: 9 }
    const beside = { x0: 106, y0: 1, x1: 120, y1: 15 }
    assert.isEmpty(unreadAmpersands([flat, beside], names, size))
  })

  test('are not taken for other signs: "{0}"')
    .with([
      ['€', '&'],
      ['%', '&'],
      ['8%', '8%'],
      ['8:', '&'],
      ['8', '8'],
    ])
    .run(({ assert }, [read, text]) => {
      const [first, last] = names
      const words = withAmpersands([first, word(read, 46, 1, 60, 15), last], size)
      assert.equal(words[1].text, text)
    })

  test('are not pounds, also after a name with a hyphen', ({ assert }) => {
    const between = (first: string, sign: string, last: string) =>
      withAmpersands(
        [word(first, 0, 0, 40, 16), word(sign, 46, 1, 60, 15), word(last, 66, 0, 100, 16)],
        size
      )[1].text
    assert.equal(between('Fox', '£', 'Son'), '&')
    assert.equal(between('Smith-Fox', '€', 'Mill'), '&')
    assert.equal(between('Total', '£', '5.00'), '£')
    assert.equal(between('IVA', '%', 'Total'), '%')
    assert.equal(between('Rabatt', '8%', '5,00'), '8%')
    assert.equal(between('VAT', '8%', 'Razem'), '8%')
    assert.equal(between('Rabatt', '%', '5,00'), '%')
    assert.equal(between('Mill-', '€', 'Fox'), '€')
    assert.equal(between('(net)', '£', 'Total'), '£')
  })

  test('have wider spaces beside them in names of larger type', ({ assert }) => {
    const between = (height: number) => {
      const at = (text: string, x0: number, x1: number) => word(text, x0, 0, x1, height)
      return withAmpersands([at('Fox', 0, 60), at('€', 78, 108), at('Son', 126, 190)], size)[1].text
    }
    assert.deepEqual([between(30), between(16)], ['&', '€'])
  })

  test('replace wide and unsure letters and digits between names', ({ assert }) => {
    const [first, last] = names
    const between = (x1: number, confidence: number) => {
      const own = { ...word('8', 46, 1, x1, 15), confidence }
      return withAmpersands([first, own, last], size)[1].text
    }
    assert.deepEqual([between(60, 26), between(54, 26), between(60, 90)], ['&', '8', '8'])
  })

  test('are also between words in capitals, where other signs stay', ({ assert }) => {
    const between = (first: string, sign: string, last: string) =>
      withAmpersands(
        [word(first, 0, 0, 40, 16), word(sign, 46, 1, 60, 15), word(last, 66, 0, 100, 16)],
        size
      )[1].text
    assert.equal(between('FOX', '[7', 'SON'), '&')
    assert.equal(between('TOTAL', '€', 'NETTO'), '€')
    assert.equal(between('KAPITEL', '6.', 'DACH'), '6.')
    assert.equal(between('NO', '[7', 'MILL'), '[7')
  })

  test('are no signs beside amounts', ({ assert }) => {
    const words = [
      word('Total', 0, 0, 40, 16),
      word('€', 46, 1, 60, 15),
      word('5,00', 66, 0, 100, 16),
    ]
    assert.equal(withAmpersands(words, size)[1].text, '€')
  })
})

test.group('Dark boxes', () => {
  test('with light text are inverted, and dark ones without are not', ({ assert }) => {
    const page = blank(1600, 400)
    fill(page, 203, 61, 700, 119)
    fill(page, 900, 61, 1400, 119)
    /** A letter. */
    fill(page, 300, 70, 340, 110, 255)
    const clean = withoutDarkBoxes(page)
    assert.equal(inkIn(clean, 200, 58, 703, 122), 40 * 40)
    assert.equal(inkIn(clean, 890, 50, 1410, 130), 500 * 58)
  })

  test('are larger than letters', ({ assert }) => {
    const page = blank(1600, 400)
    fill(page, 200, 60, 212, 120)
    assert.equal(withoutDarkBoxes(page), page)
  })
})

test.group('Lines of tables', () => {
  test('are removed, also dotted ones and close to text', ({ assert }) => {
    const page = blank(800, 300)
    fill(page, 50, 100, 750, 102)
    fill(page, 400, 20, 403, 280)
    for (let x = 50; x < 750; x += 4) fill(page, x, 200, x + 2, 202)
    /** A letter two pixels beside the vertical line. */
    fill(page, 388, 120, 398, 135)
    const clean = withoutRulingLines(page)
    assert.equal(inkIn(clean, 0, 90, 380, 110), 0)
    assert.equal(inkIn(clean, 0, 190, 380, 210), 0)
    assert.equal(inkIn(clean, 399, 0, 410, 300), 0)
    assert.equal(inkIn(clean, 380, 110, 399, 140), 150)
  })

  test('are not the strokes of letters or filled boxes', ({ assert }) => {
    const page = blank(1600, 200)
    fill(page, 50, 50, 90, 54)
    fill(page, 68, 54, 72, 90)
    fill(page, 200, 50, 700, 90)
    assert.deepEqual(withoutRulingLines(page).data, page.data)
  })

  test('that letters cross leave them whole', ({ assert }) => {
    const page = blank(1600, 100)
    fill(page, 50, 60, 750, 62)
    fill(page, 300, 40, 304, 75)
    const clean = withoutRulingLines(page)
    assert.equal(inkIn(clean, 300, 40, 304, 75), 4 * 35)
    assert.equal(inkIn(clean, 50, 55, 290, 65), 0)
  })
})

test.group('Cells that were not recognized', () => {
  test('are glyphs outside of words, side by side', ({ assert }) => {
    const page = blank(600, 200)
    fill(page, 50, 50, 150, 65)
    fill(page, 300, 50, 308, 65)
    fill(page, 312, 50, 320, 65)
    fill(page, 322, 62, 325, 67)
    fill(page, 500, 50, 508, 65)
    /** Dirt, and a picture. */
    fill(page, 400, 150, 402, 152)
    fill(page, 20, 90, 220, 190)
    const cells = unreadCells(page, [{ x0: 50, y0: 50, x1: 150, y1: 65 }], size)
    assert.deepEqual(
      cells.map(({ box }) => box),
      [
        { x0: 300, y0: 50, x1: 325, y1: 67 },
        { x0: 500, y0: 50, x1: 508, y1: 65 },
      ]
    )
  })

  test('are recognized as lines of a sheet, and placed on the page', ({ assert }) => {
    const page = blank(2000, 400)
    const boxes = [100, 200, 300].map((y0) => ({ x0: 1500, y0, x1: 1510, y1: y0 + 15 }))
    for (const { x0, y0, x1, y1 } of boxes) fill(page, x0, y0, x1, y1)
    const cells = unreadCells(page, [], size)
    const lineOf = ({ y0, y1 }: { y0: number; y1: number }) => ({ y0: y0 - 3, y1: y1 + 4 })
    const { image, placed } = sheetOf(page, cells, size, lineOf)
    assert.isBelow(image.height, 4 * size)
    assert.equal(inkIn(image, 0, 0, image.width, image.height), 3 * 150)
    const onSheet = unreadCells(image, [], size).map(({ box }) => box)
    const words = onSheet.map((bbox, at) => ({ ...word(`${at}`, 0, 0, 0, 0), bbox }))
    assert.deepEqual(
      placed(words).map(({ bbox, line }) => [bbox, line]),
      boxes.map((box) => [box, lineOf(box)])
    )
    const [first, , last] = onSheet
    assert.deepEqual(placed([{ ...words[0], bbox: { ...first, x1: last.x1 } }]), [])
  })
})

test.group('The second pass', () => {
  test('keeps the better of two words and adds others in the line of their row', async ({
    assert,
  }) => {
    const page = blank(600, 200)
    fill(page, 50, 50, 120, 65)
    fill(page, 200, 50, 210, 65)
    fill(page, 300, 50, 310, 65)
    const first = [word('Paper', 50, 50, 120, 65), word('Z', 200, 50, 210, 65)]
    first[1].confidence = 50
    const second = (confidence: number) => async (sheet: Raster) =>
      unreadCells(sheet, [], size).map(({ box }, at) => ({
        ...word(['7', '3'][at], 0, 0, 0, 0),
        ...{ bbox: box, confidence },
      }))
    const both = await withSecondPass(page, first, second(95))
    assert.deepEqual(
      both.map(({ text, bbox, line }) => [text, bbox.x0, line.y0, line.y1]),
      [
        ['Paper', 50, 48, 67],
        ['7', 200, 48, 67],
        ['3', 300, 48, 67],
      ]
    )
    const worse = await withSecondPass(page, first, second(45))
    assert.deepEqual(
      worse.map(({ text }) => text),
      ['Paper', 'Z', '3']
    )
  })

  test('leaves out unsure parts of letters of a logo, not words beside it', async ({ assert }) => {
    const read = async (left: number, confidence: number) => {
      const page = blank(900, 300)
      const first = [150, 190, 230].map((y) => word('Paper', 50, y, 120, y + 15))
      for (const { bbox } of first) fill(page, bbox.x0, bbox.y0, bbox.x1, bbox.y1)
      fill(page, 50, 40, 200, 90)
      fill(page, left, 60, left + 10, 75)
      const words = await withSecondPass(
        page,
        [...first, word('FOX', 50, 40, 200, 90)],
        async (sheet) =>
          unreadCells(sheet, [], size).map(({ box }) => ({
            ...word('7', 0, 0, 0, 0),
            ...{ bbox: box, confidence },
          }))
      )
      return words.some(({ text }) => text === '7')
    }
    assert.isFalse(await read(215, 50))
    assert.isTrue(await read(215, 80))
    assert.isTrue(await read(240, 50))
    assert.isTrue(await read(400, 50))
  })

  test('does not take a column for a line that runs upwards', async ({ assert }) => {
    const page = blank(600, 400)
    const first = [40, 80, 120].map((y) => word('Paper', 50, y, 120, y + 15))
    first.push(word('HOW', 300, 40, 312, 135))
    const both = await withSecondPass(page, first, async () => [])
    assert.deepEqual(
      both.map(({ text }) => text),
      ['Paper', 'Paper', 'Paper']
    )
  })

  test('finds single digits in narrow columns of a ruled table', async ({ assert }) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0 })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    const isOver = new Promise((resolve) => pdf.on('end', resolve))
    const rows = ['3', '1', '4', '7', '2', '8']
    pdf.font('Helvetica').fontSize(9.5)
    pdf.text('Invoice 4711 of Northlight Engineering Limited', 50, 50)
    rows.forEach((quantity, at) => {
      const top = 100 + 20 * at
      pdf.text('Copier paper A4, 80 gsm', 55, top).text(quantity, 330, top).text('28.10', 500, top)
      pdf.moveTo(50, top + 14).lineTo(550, top + 14)
    })
    for (const x of [50, 300, 360, 550]) pdf.moveTo(x, 94).lineTo(x, 94 + 20 * rows.length)
    pdf.lineWidth(0.7).stroke().end()
    await isOver
    using pages = await PageImages.open(Buffer.concat(chunks))
    await using ocr = await openUsualOcr()
    const { words } = await ocr.readPage(pages, 1)
    const column = words.filter(({ text, left }) => /^\d$/.test(text) && left > 200 && left < 400)
    assert.deepEqual(
      column.sort((a, b) => a.top - b.top).map(({ text }) => text),
      rows
    )
  }).timeout(90_000)
})
