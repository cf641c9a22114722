import {
  isLikeAmpersand,
  unreadAmpersands,
  withAmpersands,
} from '#app/invoices/reading/pages/ampersands'
import { sheetOf } from '#app/invoices/reading/pages/cell_sheet'
import type { OcrWord, PixelBox } from '#app/invoices/reading/pages/ocr_words'
import type { Raster } from '#app/invoices/reading/pages/raster'
import { lineHeightOf, unreadCells } from '#app/invoices/reading/pages/unread_cells'

/** Words with this confidence, in percent, are not recognized again. */
const leastSure = 70
/** Words of the second pass need this confidence, in percent. */
const leastNew = 40
/** A line that is higher, relative to most lines, and not wide may be a column. */
const sideways = 3.5
/** How many times higher a word is than a fragment of one of its letters. */
const largerType = 2
/** Two words that share this part of the smaller one are the same. */
const mostShared = 0.3

/** Recognizes what the first pass left out or was not sure of, and returns the words of both. */
export async function withSecondPass(
  page: Raster,
  first: OcrWord[],
  recognize: (image: Raster) => Promise<OcrWord[]>
): Promise<OcrWord[]> {
  const size = lineHeightOf(first)
  if (!size) return first
  const words = withAmpersands(
    first.filter((word) => !isSideways(word, size) && !isOfLetter(word, first, size)),
    size
  )
  const sure = words.filter(({ confidence }) => confidence >= leastSure)
  const cells = unreadCells(
    page,
    sure.map(({ bbox }) => bbox),
    size
  )
  if (!cells.length) return words
  const sheet = sheetOf(page, cells, size, (box) => lineOf(box, sure) ?? { y0: box.y0, y1: box.y1 })
  const found = sheet
    .placed(await recognize(sheet.image))
    .filter(
      (word) => word.confidence >= leastNew && isText(word.text) && !isOfLetter(word, sure, size)
    )
  const boxes = cells.map(({ box }) => box)
  const areOne = (a: OcrWord, b: OcrWord) => sharedOf(a.bbox, b.bbox) > mostShared
  /** Models without an ampersand misread it in the second pass, too. */
  const ampersands = unreadAmpersands(boxes, sure, size).filter((own) =>
    found.every((word) => !areOne(own, word) || isLikeAmpersand(word))
  )
  const others = found.filter((word) => !ampersands.some((own) => areOne(own, word)))
  return merged(words, [...others, ...ampersands])
}

/** Tesseract takes a column of digits for a line of text that runs upwards. */
function isSideways({ bbox, line }: OcrWord, size: number): boolean {
  const height = line.y1 - line.y0
  return height > sideways * size && bbox.x1 - bbox.x0 < height / 2
}

/** A fragment of a letter in much larger type, such as of a logo, that was recognized as a separate word. */
function isOfLetter(
  { text: own, bbox, confidence }: OcrWord,
  words: OcrWord[],
  size: number
): boolean {
  const height = bbox.y1 - bbox.y0
  return (
    confidence < leastSure &&
    own.length < 3 &&
    words.some(({ bbox: other, text, confidence: certain }) => {
      if (certain < leastSure || !/\p{L}{2}/u.test(text)) return false
      const large = other.y1 - other.y0
      const gap = Math.max(other.x0 - bbox.x1, bbox.x0 - other.x1)
      const isInside = bbox.y0 > other.y0 - large / 4 && bbox.y1 < other.y1 + large / 4
      const isLarge = large > Math.max(size, largerType * height)
      return isLarge && isInside && gap < large / 2
    })
  )
}

/** Whether it has a letter, digit, currency sign or %; lines and dirt are recognized as other marks. */
function isText(text: string): boolean {
  return /[\p{L}\d\p{Sc}%]/u.test(text)
}

/** Of two words at the same place, the one with the higher confidence. */
function merged(first: OcrWord[], second: OcrWord[]): OcrWord[] {
  const rivals = (word: OcrWord, others: OcrWord[]) =>
    others.filter(({ bbox }) => sharedOf(word.bbox, bbox) > mostShared)
  const isBetter = (word: OcrWord, others: OcrWord[]) =>
    others.every(({ confidence }) => confidence < word.confidence)
  return [
    ...first.filter((word) => !rivals(word, second).length || isBetter(word, rivals(word, second))),
    ...second.filter((word) => {
      const others = rivals(word, first)
      return others.every((other) => !isBetter(other, rivals(other, second)))
    }),
  ]
}

/** The shared area, relative to the smaller box. */
function sharedOf(a: PixelBox, b: PixelBox): number {
  const wide = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)
  const high = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0)
  if (wide <= 0 || high <= 0) return 0
  const area = ({ x0, x1, y0, y1 }: PixelBox) => (x1 - x0) * (y1 - y0)
  return (wide * high) / Math.max(1, Math.min(area(a), area(b)))
}

/** The line of the nearest word beside a box. */
function lineOf(box: PixelBox, words: OcrWord[]): OcrWord['line'] | null {
  const middle = (box.y0 + box.y1) / 2
  let nearest: OcrWord | null = null
  let least = Infinity
  for (const word of words) {
    if (middle < word.bbox.y0 || middle > word.bbox.y1) continue
    const distance = Math.max(word.bbox.x0 - box.x1, box.x0 - word.bbox.x1)
    if (distance < least) [nearest, least] = [word, distance]
  }
  return nearest && nearest.line
}
