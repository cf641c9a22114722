import { partsOf } from '#app/invoices/reading/pages/connected_parts'
import type { OcrWord, PixelBox } from '#app/invoices/reading/pages/ocr_words'
import type { Raster } from '#app/invoices/reading/pages/raster'

/** Adjacent glyphs that were not recognized. */
export interface UnreadCell {
  box: PixelBox
  /** The grey level of its paper. */
  paper: number
}

/** Around a word, in pixels: marks of letters outside of its box. */
const margin = 3
/** The brightness of the paper is measured in tiles of this size, in pixels. */
const tile = 32
/** Ink is darker than the paper by this factor. */
const inkShare = 0.7
/** The heights and widths of glyphs, relative to that of a line of text. */
const glyph = { low: 0.3, high: 1.7, wide: 2.5 }
/** Distances between the glyphs of a cell: letters and words, and to marks such as commas and dots. */
const widestSpace = 0.5
const nearestMark = 0.25
/** A drawing or noise has more glyphs than this, and nothing to read. */
const mostGlyphs = 4000
const mostCells = 300

/** The glyphs of a greyscale page that are in none of the words; `size` is the height of a line, in pixels. */
export function unreadCells(page: Raster, words: PixelBox[], size: number): UnreadCell[] {
  const paper = paperOf(page)
  const parts = partsOf(inkOf(page, paper, words), page.width)
  const isGlyph = ({ x0, x1, y0, y1 }: PixelBox) =>
    y1 - y0 >= glyph.low * size && y1 - y0 <= glyph.high * size && x1 - x0 <= glyph.wide * size
  const glyphs = parts.filter(isGlyph)
  if (glyphs.length > mostGlyphs) return []
  const marks = parts.filter(
    ({ x0, x1, y0, y1 }) =>
      y1 - y0 < glyph.low * size && x1 - x0 < size && (x1 - x0) * (y1 - y0) > 4
  )
  const cells = joined(glyphs, widestSpace * size)
  for (const mark of marks) {
    const cell = cells.find((one) => isNear(one, mark, nearestMark * size))
    if (cell) Object.assign(cell, union(cell, mark))
  }
  return cells
    .slice(0, mostCells)
    .map((box) => ({ box, paper: paper((box.x0 + box.x1) >> 1, (box.y0 + box.y1) >> 1) }))
}

/** The height of the lines of most words, in pixels. */
export function lineHeightOf(words: OcrWord[]): number {
  const heights = words.map(({ line }) => line.y1 - line.y0).sort((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0
}

/** The brightness of the paper at a place: the brightest pixel of its tile. */
function paperOf({ width, height, data }: Raster): (x: number, y: number) => number {
  const across = Math.ceil(width / tile)
  const levels = new Uint8Array(across * Math.ceil(height / tile))
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / tile) * across
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / tile)
      if (data[y * width + x] > levels[at]) levels[at] = data[y * width + x]
    }
  }
  return (x, y) => levels[Math.floor(y / tile) * across + Math.floor(x / tile)]
}

/** 1 for each pixel of ink outside of the words. */
function inkOf(
  { width, height, data }: Raster,
  paper: (x: number, y: number) => number,
  words: PixelBox[]
): Uint8Array {
  const ink = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let left = 0; left < width; left += tile) {
      const threshold = inkShare * paper(left, y)
      const end = Math.min(width, left + tile)
      for (let x = left; x < end; x++) if (data[y * width + x] < threshold) ink[y * width + x] = 1
    }
  }
  for (const { x0, x1, y0, y1 } of words) {
    const [left, right] = [Math.max(0, x0 - margin), Math.min(width, x1 + margin)]
    for (let y = Math.max(0, y0 - margin); y < Math.min(height, y1 + margin); y++) {
      ink.fill(0, y * width + left, y * width + right)
    }
  }
  return ink
}

/** Joins boxes that are side by side, from left to right. */
function joined(boxes: PixelBox[], gap: number): PixelBox[] {
  const cells: PixelBox[] = []
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const cell = cells.findLast((one) => isNear(one, box, gap) && isLevel(one, box))
    if (cell) Object.assign(cell, union(cell, box))
    else cells.push({ ...box })
  }
  return cells.sort((a, b) => a.y0 - b.y0)
}

function isNear(a: PixelBox, b: PixelBox, gap: number): boolean {
  return (
    b.x0 - a.x1 <= gap && a.x0 - b.x1 <= gap && b.y0 - a.y1 <= gap / 2 && a.y0 - b.y1 <= gap / 2
  )
}

/** Whether one is beside the other for half of its height. */
function isLevel(a: PixelBox, b: PixelBox): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  return shared > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0)
}

function union(a: PixelBox, b: PixelBox): PixelBox {
  return {
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    y0: Math.min(a.y0, b.y0),
    y1: Math.max(a.y1, b.y1),
  }
}
