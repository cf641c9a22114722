import type { OcrWord, PixelBox } from '#app/invoices/reading/pages/ocr_words'
import type { Raster } from '#app/invoices/reading/pages/raster'
import type { UnreadCell } from '#app/invoices/reading/pages/unread_cells'

/** The width of a sheet in lines of text, and the space between cells and lines. */
const widest = 60
const space = { across: 4, down: 0.7 }
/** Around a cell, in pixels. */
const margin = 3

export interface CellSheet {
  image: Raster
  /** Words of the sheet at their places on the page; what is in two cells is left out. */
  placed(words: OcrWord[]): OcrWord[]
}

/**
 * Cells of a page side by side as lines of text: Tesseract ignores single digits far from other text.
 * `lineOf` is the line of a cell on the page, whose bottom is aligned.
 */
export function sheetOf(
  page: Raster,
  cells: UnreadCell[],
  size: number,
  lineOf: (box: PixelBox) => OcrWord['line']
): CellSheet {
  const gap = Math.round(space.across * size)
  const lines: Line[] = []
  let line: Line | null = null
  for (const cell of cells) {
    const { y0, y1 } = lineOf(cell.box)
    const above = Math.max(0, y1 - cell.box.y0, y1 - y0)
    const below = Math.max(0, cell.box.y1 - y1)
    const width = cell.box.x1 - cell.box.x0
    if (!line || line.width + width > widest * size) {
      line = { width: 0, above: 0, below: 0, slots: [] }
      lines.push(line)
    }
    line.slots.push({ cell, left: line.width, line: { y0, y1 } })
    line.width += width + gap
    line.above = Math.max(line.above, above)
    line.below = Math.max(line.below, below)
  }
  const between = Math.round(space.down * size)
  const width = Math.max(...lines.map((one) => one.width)) + gap
  let height = between
  const places: Place[] = []
  for (const { above, below, slots } of lines) {
    const baseline = height + above
    for (const { cell, left, line: own } of slots) {
      const dx = gap + left - cell.box.x0
      const dy = baseline - own.y1
      places.push({ cell, line: own, dx, dy })
    }
    height = baseline + below + between
  }
  const image = { width, height, channels: 1 as const, data: new Uint8Array(width * height) }
  image.data.fill(255)
  for (const place of places) copy(page, image, place)
  return {
    image,
    placed: (words) =>
      words.flatMap((word) => {
        const { x0, x1, y0, y1 } = word.bbox
        const place = places.find(
          ({ cell: { box }, dx, dy }) =>
            x0 + gap / 2 >= box.x0 + dx &&
            x1 - gap / 2 <= box.x1 + dx &&
            (y0 + y1) / 2 >= box.y0 + dy - between / 2 &&
            (y0 + y1) / 2 <= box.y1 + dy + between / 2
        )
        if (!place) return []
        const { dx, dy } = place
        return [
          {
            ...word,
            line: place.line,
            bbox: { x0: x0 - dx, x1: x1 - dx, y0: y0 - dy, y1: y1 - dy },
          },
        ]
      }),
  }
}

interface Slot {
  cell: UnreadCell
  left: number
  line: OcrWord['line']
}

interface Line {
  width: number
  above: number
  below: number
  slots: Slot[]
}

interface Place {
  cell: UnreadCell
  line: OcrWord['line']
  dx: number
  dy: number
}

/** Draws a cell on white paper. */
function copy(page: Raster, sheet: Raster, { cell: { box, paper }, dx, dy }: Place) {
  const light = 255 / Math.max(1, paper)
  for (let y = Math.max(0, box.y0 - margin); y < Math.min(page.height, box.y1 + margin); y++) {
    if (y + dy < 0 || y + dy >= sheet.height) continue
    for (let x = Math.max(0, box.x0 - margin); x < Math.min(page.width, box.x1 + margin); x++) {
      sheet.data[(y + dy) * sheet.width + x + dx] = Math.min(
        255,
        light * page.data[y * page.width + x]
      )
    }
  }
}
