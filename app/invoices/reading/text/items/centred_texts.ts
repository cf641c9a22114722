import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { Row } from '#app/invoices/reading/text/items/item_row'
import { describing } from '#app/invoices/reading/text/items/row_words'
import { isSumLine } from '#app/invoices/reading/text/items/row_sums'
import type { Heading } from '#app/invoices/reading/text/items/table_columns'
import {
  hasOwnMoney,
  isDetail,
  isInCapitals,
  isPeriodLine,
  startsBlock,
} from '#app/invoices/reading/text/items/text_lines'
import { usualGap, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'

interface TextLine {
  line: Line
  words: Word[]
  top: number
  bottom: number
}

/** How much wider, in points, the space between the texts of two rows is than any within a text. */
const clearSpace = 1.5

/** How many times wider it is, unless most texts begin above their numbers. */
const clearRatio = 1.6

/** The share of the gaps of a document that are at most as wide as those within texts. */
const ofTexts = 0.25

/** The most lines of the last text that are below its numbers. */
const mostBelow = 6

/**
 * The texts of rows whose numbers are beside the middle of their texts: the lines between two rows are divided at the widest
 * space. Unchanged unless this space is clear between all rows, and the numbers of each row are level with the middle of its text.
 */
export function withCentredTexts(text: DocumentText, heading: Heading, rows: Row[]): Row[] {
  const { page, bottom } = text.lines[heading.last]
  if (!rows.length || rows.some(({ line }) => line.page !== page)) return rows
  const lines = text.lines
    .slice(heading.last + 1, rows.at(-1)!.line.index + mostBelow + 1)
    .filter((line) => line.page === page)
    .map((line) => textLine(text, line, heading))
    .filter((own) => own !== null)
  if (!lines.length) return rows
  const splits: number[] = []
  for (const [at, { line }] of rows.slice(1).entries()) {
    const split = splitBetween(lines, rows[at].line, line)
    if (split === null) return rows
    splits.push(split)
  }
  const fromHeading = lines[0].top - bottom
  const narrowest = Math.min(...splits.map((at) => gapAfter(lines, at)), fromHeading)
  const last = lines.findIndex(
    ({ line }, at) =>
      line.index >= rows.at(-1)!.line.index && !(gapAfter(lines, at) < narrowest - clearSpace)
  )
  const ends = [...splits, last]
  const blocks = ends.map((end, at) => lines.slice(at ? ends[at - 1] + 1 : 0, end + 1))
  if (!blocks.every((block, at) => isCentred(block, rows[at].line))) return rows
  const above = blocks.filter(([first], at) => first.line.index < rows[at].line.index)
  if (!above.length) return rows
  const widest = Math.max(...blocks.flatMap(gapsIn))
  const isClear = narrowest > Math.max(clearRatio * widest, widest + clearSpace)
  /** The lines of a text are as close as those of addresses and the like; rows of a table are less so. */
  const isOfText = widest < usualGap(text.lines, ofTexts) * lines[0].words[0].size + clearSpace
  const areMost = rows.length > 1 && above.length > 0.5 * rows.length
  if (!areMost && !(isClear && isOfText)) return rows
  const isOther = ({ line, words }: TextLine, row: Row) =>
    line !== row.line &&
    (isSumLine(text, line, heading.columns) ||
      startsBlock(text, line, heading.columns) ||
      hasOwnMoney(text, line, words) ||
      isInCapitals(line, row))
  if (blocks.some((block, at) => block.some((own) => isOther(own, rows[at])))) return rows
  return rows.map((row, at) => {
    const own = blocks[at]
    const detail = own.findIndex(
      ({ line, words }, index) => index > 0 && (isDetail(words) || isPeriodLine(text, line, words))
    )
    const described = own.slice(0, detail === -1 ? own.length : detail)
    return { ...row, description: described.flatMap(({ words }) => words) }
  })
}

function textLine(text: DocumentText, line: Line, { columns }: Heading): TextLine | null {
  const words = describing(text, line, columns)
  if (!words.length) return null
  const top = Math.min(...words.map((word) => word.top))
  return { line, words, top, bottom: Math.max(...words.map((word) => word.bottom)) }
}

function gapAfter(lines: TextLine[], at: number): number {
  return at + 1 < lines.length ? lines[at + 1].top - lines[at].bottom : Infinity
}

function gapsIn(block: TextLine[]): number[] {
  return block.slice(1).map(({ top }, at) => top - block[at].bottom)
}

/** The last line of the text of a row, above the widest space before the next row; null if this space is not clear. */
function splitBetween(lines: TextLine[], row: Line, next: Line): number | null {
  const first = lines.findLastIndex(({ top }) => top < (row.top + row.bottom) / 2)
  const end = lines.findIndex(({ bottom }) => bottom > (next.top + next.bottom) / 2)
  if (first === -1 || end === -1 || first >= end) return null
  const gaps = lines
    .slice(first, end)
    .map((_, at) => ({ at: first + at, gap: gapAfter(lines, first + at) }))
  const [widest, second] = gaps.toSorted((one, other) => other.gap - one.gap)
  return !second || widest.gap > second.gap + clearSpace ? widest.at : null
}

function isCentred(block: TextLine[], row: Line): boolean {
  if (!block.length) return false
  const middle = (block[0].top + block.at(-1)!.bottom) / 2
  const height = row.bottom - row.top
  return Math.abs((row.top + row.bottom) / 2 - middle) < 0.35 * height
}
