import { cellWith, textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages } from '#app/invoices/reading/phrases'
import { printedNameKey } from '#app/invoices/reading/printed_text'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'

/** A VAT number, a tax number or an account. */
export interface FoundId {
  value: string
  words: Word[]
  confidence: number
  /** Whether its label says that it is the buyer's. */
  isBuyers: boolean
  /** The words of the cell that contains the number. */
  cell?: Word[]
  /** The cells above it in its column. */
  above?: Cell[]
}

/** Whether a text has a word that starts with one of the prefixes. */
export function startsAny(words: Word[], prefixes: string[]): boolean {
  const text = ` ${printedNameKey(textOf(words))}`
  return prefixes.some((word) => text.includes(` ${word}`))
}

const buyerWords = inAllLanguages((own) => own.buyerWords)

/** Whether a number is labelled as the buyer's, by the words before it or by the label above it. */
export function isBuyersId(
  text: DocumentText,
  label: FoundLabel | undefined,
  line: Line,
  first: Word
): boolean {
  if (label && label.line !== line) return isBuyersBelow(text, label)
  return startsAny(wordsBefore(line, first), buyerWords)
}

/** The words before a number in its cell, or those of the cell before if it is alone, since the last end of a sentence or number. */
function wordsBefore({ cells }: Line, first: Word): Word[] {
  const at = cells.findIndex(({ words }) => words.includes(first))
  const own = cells[at].words.slice(0, cells[at].words.indexOf(first))
  const isAlone = own.every(({ text }) => !/\p{L}/u.test(text))
  const before = isAlone ? (cells[at - 1]?.words ?? []) : own
  /** The full stop of a label such as `Ihre USt-IdNr.` does not end a sentence. */
  const ends = isAlone ? before.slice(0, -1) : before
  return before.slice(
    ends.findLastIndex(({ text }) => /\p{L}{3}[.;!?]$|\d[,;.]?$|^[|·•]$/u.test(text)) + 1
  )
}

/** Whether numbers below a label are the buyer's: `Customer's VAT no.`, or `VAT no.` right of nothing but `Customer`. */
function isBuyersBelow(text: DocumentText, { line, from: start }: FoundLabel): boolean {
  const cell = cellWith(line, line.words[start])
  const before = cell && line.cells[line.cells.indexOf(cell) - 1]
  const isBuyer = text.labels[line.index].some(
    ({ name, isCertain, from, to }) =>
      name === 'buyer' &&
      isCertain &&
      line.words[from] === before?.words[0] &&
      line.words[to] === before.words.at(-1)
  )
  return isBuyer || startsAny(cell?.words ?? [], buyerWords)
}

/** The numbers in the order of the document, with their cells and the cells above them. */
export function withCells({ lines }: DocumentText, ids: FoundId[]): FoundId[] {
  const order = (id: FoundId) => id.words[0].page * 1e5 + id.words[0].top
  return ids
    .toSorted((a, b) => order(a) - order(b))
    .map((id) => {
      const [first] = id.words
      const line = lines.find(({ words }) => words.includes(first))
      const cell = line && cellWith(line, first)
      return { ...id, cell: cell?.words, above: cell && columnAbove(lines, cell) }
    })
}

const mostCellsAbove = 12

/** The cells above a cell in a paragraph or column of a footer, from the next one up. */
function columnAbove(lines: Line[], cell: Cell): Cell[] {
  const found: Cell[] = []
  let last = cell
  for (let at = cell.line.index - 1; at >= 0 && found.length < mostCellsAbove; at--) {
    const isNear = ({ bottom }: Cell | Line) => last.top - bottom < last.size
    if (lines[at].page !== cell.page || !isNear(lines[at])) break
    const next = lines[at].cells.findLast(
      (own) => Math.abs(own.left - last.left) < 2 && isNear(own)
    )
    if (!next) continue
    found.push(next)
    last = next
  }
  return found
}
