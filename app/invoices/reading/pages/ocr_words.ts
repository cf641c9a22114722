import {
  withIdentifierLetters,
  withIdentifierStarts,
} from '#app/invoices/reading/pages/identifier_letters'
import { withoutJoins } from '#app/invoices/reading/pages/joined_words'
import { withLitres } from '#app/invoices/reading/pages/litres'
import { withoutVerticalMargin } from '#app/invoices/reading/pages/vertical_margin_text'
import { withNumberSigns, withUsualSigns } from '#app/invoices/reading/pages/misread_words'
import { rowsOf } from '#app/invoices/reading/pages/page_layout'
import type { PageWords, Word } from '#app/invoices/reading/pages/page_words'
import { withoutSplits, withPowers } from '#app/invoices/reading/pages/split_words'
import { sizeOfLine, withTypeSizes } from '#app/invoices/reading/pages/type_sizes'

export interface PixelBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A recognized word with its place in pixels. */
export interface OcrWord {
  text: string
  /** In percent. */
  confidence: number
  bbox: PixelBox
  /** The top and bottom of its line. */
  line: { y0: number; y1: number }
}

/** Words with less certainty, in percent, are noise. */
const leastCertainty = 25
/** A dot is not wider, relative to the height of its line. */
const widestDot = 0.18

/** In points. */
const usualSize = 9.5

/** The size of a pixel in points, for images of unknown resolution: most text has the usual size. */
export function pixelSize(found: OcrWord[]): number {
  const heights = found
    .filter(({ confidence }) => confidence >= leastCertainty)
    .map(({ line }) => line.y1 - line.y0)
    .sort((a, b) => a - b)
  const middle = heights[Math.floor(heights.length / 2)]
  return middle ? usualSize / (sizeOfLine * middle) : 1
}

/** The page with these words; `scale` is the size of a pixel in units of the page. */
export function pageOf(
  found: OcrWord[],
  { number, width, height, scale }: { number: number; width: number; height: number; scale: number }
): PageWords {
  const words = withLitres(found)
    .filter(({ text, confidence }) => confidence >= leastCertainty && !/^[|_~—=]+$/.test(text))
    .map(({ text, confidence, bbox, line }): Word => ({
      text: isMiddleDot(text, bbox, line) ? '·' : withIdentifierLetters(withUsualSigns(text)),
      page: number,
      left: bbox.x0 * scale,
      right: bbox.x1 * scale,
      top: bbox.y0 * scale,
      bottom: bbox.y1 * scale,
      size: sizeOfLine * (line.y1 - line.y0) * scale,
      /** Tesseract has high confidence for nearly every correct word. */
      certainty: Math.min(0.99, 0.35 + confidence / 140),
    }))
  const rows = rowsOf(withPowers(withoutVerticalMargin(words)))
  const sized = withTypeSizes(rows)
  const whole = withoutJoins(withIdentifierStarts(withNumberSigns(withoutSplits(sized))))
  return { number, source: 'ocr', width, height, words: whole }
}

/** Tesseract's models have no middle dot: they take it for a hyphen. */
function isMiddleDot(text: string, bbox: PixelBox, line: OcrWord['line']): boolean {
  return text === '-' && bbox.x1 - bbox.x0 < widestDot * (line.y1 - line.y0)
}

/** Columns of Tesseract's TSV output, and its levels of lines and words. */
const [levelAt, leftAt, topAt, widthAt, heightAt, confidenceAt, textAt] = [0, 6, 7, 8, 9, 10, 11]
const [lineLevel, wordLevel] = ['4', '5']

/** The words of Tesseract's TSV output. */
export function wordsOfTsv(tsv: string): OcrWord[] {
  const words: OcrWord[] = []
  let line = { y0: 0, y1: 0 }
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const [left, top, width, height] = [leftAt, topAt, widthAt, heightAt].map((at) =>
      Number(cells[at])
    )
    if (cells[levelAt] === lineLevel) line = { y0: top, y1: top + height }
    if (cells[levelAt] !== wordLevel || !cells[textAt]?.trim()) continue
    const bbox = { x0: left, y0: top, x1: left + width, y1: top + height }
    words.push({ text: cells[textAt].trim(), confidence: Number(cells[confidenceAt]), bbox, line })
  }
  return words
}
