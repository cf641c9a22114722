import { cellWith, textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { inAllLanguages, type LabelName, sumLabels } from '#app/invoices/reading/phrases'
import { tokensOf } from '#app/invoices/reading/printed_text'
import { linesBelow, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { currencyOf } from '#app/invoices/reading/text/printed_amounts'

/** The words that may contain the value of a label: beside it up to the next label, or below it. */
export interface Zone {
  line: Line
  from: number
  to: number
  score: number
}

const about = new Set(inAllLanguages(({ labelWords }) => labelWords?.about))

/** `Relating to invoice 17 of 1 May`: words before a label that refer to another document. */
export function isOfOther({ line, from }: FoundLabel): boolean {
  return isAbout(textOf(line.words.slice(Math.max(0, from - 4), from)))
}

/** Whether one of the words says that another document is meant. */
export function isAbout(text: string): boolean {
  return tokensOf(text).some((word) => about.has(word))
}

export function labelsNamed(text: DocumentText, name: LabelName): FoundLabel[] {
  return text.labels.flat().filter((label) => label.name === name)
}

/** Labels in items, such as a credited invoice, do not apply to the document itself; those in a margin beside them do. */
export function labelsOutside(
  text: DocumentText,
  name: LabelName,
  rows: Set<number>
): FoundLabel[] {
  return labelsNamed(text, name).filter(
    (label) =>
      !rows.has(label.line.index) ||
      (isFirstCell(label) && /\p{L}{3}/u.test(label.line.cells[1]?.text ?? ''))
  )
}

/** `DATE ‖ Annual subscription ‖ 1 ‖ 120.00`: whether a label is the first cell of its line. */
export function isFirstCell({ line: { cells }, from, to }: FoundLabel): boolean {
  return from === 0 && cells[0].words.length === to + 1
}

/** `Paid by card on 1 May, receipt 4711`: its number and date are those of a payment. */
export function isPayment(text: DocumentText, line: number): boolean {
  return text.labels[line].some(({ name, from }) => name === 'prepaid' && from === 0)
}

/** Also `Invoice paid`, and below `Card charged on 1 May`. */
export function isOfPaid(text: DocumentText, line: number): boolean {
  const isBelow = line > 0 && isPayment(text, line - 1) && !text.amounts[line - 1].length
  return isPayment(text, line) || isBelow
}

/** `Deposit received on 23 June`: whether a label follows that of a payment in its cell. */
export function isOfPayment(text: DocumentText, { line, from }: FoundLabel): boolean {
  return text.labels[line.index].some(
    (other) => other.name === 'prepaid' && other.from < from && isInCell(line, other.to, from)
  )
}

/** The score of a certain label within a sentence. */
export const inSentence = 0.62

/** The score of a label: ambiguous ones and ones within a sentence are lower. */
export function certaintyOf(label: FoundLabel): number {
  return (label.isCertain ? 1 : 0.68) * (label.isLeading ? 1 : inSentence)
}

/**
 * The places of a label's value, most likely first: to its right up to the next label, then in the lines
 * below it.
 */
export function zonesOf(text: DocumentText, label: FoundLabel): Zone[] {
  const { line } = label
  /** `Total soumis à TVA`, `Total charges this period`: words of a sentence do not end a value. */
  const isAmount = sumLabels.has(label.name)
  const next = text.labels[line.index].find(({ from, isLeading, name }) => {
    if (from <= label.to) return false
    /** `Invoice date / Delivery date 1 May`: both have the value. */
    if (!isAmount && isJoined(line, label.to, from)) return false
    if (label.name === 'withheld' && isShareOf(line, label.to, from)) return false
    const isOfTax = /^(vatId|taxNumber|tax)$/.test(name)
    /** `Deposit received on 23 June   -932.00` */
    if (isAmount && /Date$/.test(name) && isInCell(line, label.to, from)) return false
    if (isLeading) return !(isAmount && isOfTax) || hasDigit(line, label.to + 1, from)
    return isAmount ? hasDigit(line, label.to + 1, from) : !isOfTax
  })
  const limit = next ? next.from - 1 : line.words.length - 1
  const end = Math.min(limit, endOfText(label))
  const zones: Zone[] = []
  /** After the labels that it is joined with. */
  let start = label.to + 1
  if (!isAmount) {
    for (const { from, to } of text.labels[line.index])
      if (from >= start && isJoined(line, start - 1, from)) start = to + 1
  }
  if (end >= start) {
    const gap = line.words[start].left - line.words[start - 1].right
    const far = gap > 0.4 * (text.layout.pages[0]?.width ?? Infinity) ? 0.8 : 1
    zones.push({ line, from: start, to: end, score: far })
  }
  if (!isAmount) zones.push(...zoneAfterSlash(text, label))
  const left = line.words[label.from].left
  const right = line.words[label.to].right
  const size = line.words[label.from].size
  /** Words below the labels before this one, in a row of headings. */
  const isBelowOther = (word: Word) =>
    !(word.right > left && word.left < right) &&
    text.labels[line.index].some(
      ({ from, to }) =>
        to < label.from && word.right > line.words[from].left && word.left < line.words[to].right
    )
  const rightLimit = next ? line.words[next.from].left : Infinity
  const box = boxEnd(line, label)
  const underCentred = cellUnderCentred(text, label)
  if (underCentred) zones.push(underCentred)
  for (const [at, below] of linesBelow(text, line, 3).entries()) {
    if (at === 0 && underCentred) continue
    /** A longer value below the middle of the label. */
    const centred = below.cells.find(
      (cell) =>
        cell.left < left && Math.abs(cell.left + cell.right - left - right) < Math.min(size, 8)
    )
    const inside = below.words
      .map((word, index) => ({ word, index }))
      .filter(
        ({ word }) =>
          centred?.words.includes(word) ||
          (word.right > left - size &&
            word.left < Math.min(rightLimit, Math.max(box, right + 9 * size)) &&
            !isBelowOther(word))
      )
    if (!inside.length) continue
    const first = inside[0].word
    if (first.left > right + size && !(at === 0 && first.left < box)) continue
    const isAligned = Math.abs(first.left - left) < size || first.left < right
    const taken = text.labels[below.index].filter(
      ({ from, to, isCertain }) => isCertain && from <= inside[0].index && to >= inside[0].index
    )
    /** What is below another label is its value. */
    if (taken.length && isAligned && taken.every(({ name }) => name !== label.name)) break
    if (taken.length) continue
    zones.push({
      line: below,
      from: inside[0].index,
      to: inside.at(-1)!.index,
      score: (isAligned ? 0.92 : 0.7) - 0.12 * at,
    })
  }
  return zones
}

/** In a row of headings that are centred above values on the left of their columns: the cell at the same position in the row below. */
function cellUnderCentred(text: DocumentText, { line, from, to }: FoundLabel): Zone | null {
  const { cells } = line
  const own = headingAt(line, from)
  if (own === -1 || cells[own].words.at(-1) !== line.words[to]) return null
  const [below] = linesBelow(text, line, 1)
  const areLeft =
    below?.cells.length === cells.length &&
    cells.every(({ left }, at) => {
      const value = below.cells[at]
      const next = cells[at + 1]?.left ?? Infinity
      return value.left < left - 2 && value.right < next
    })
  if (!areLeft) return null
  const { words } = below.cells[own]
  const first = below.words.indexOf(words[0])
  return { line: below, from: first, to: first + words.length - 1, score: 0.92 }
}

/** `… to pay. Goods of 12.00 …`, `… until paid for in ‖ Goods ‖ 12.00`: up to another sentence, or a text beside that of the label. */
function endOfText({ line: { words, cells }, to, isLeading }: FoundLabel): number {
  const starts = new Set(cells.map((cell) => cell.words[0]))
  const isSentence = (at: number) =>
    /\p{Ll}{4}\.$/u.test(words[at - 1].text) &&
    /^\p{Lu}\p{Ll}/u.test(words[at].text) &&
    !currencyOf(words[at].text)
  const isBeside = (at: number) =>
    !isLeading && starts.has(words[at]) && /^\p{L}{3}/u.test(words[at].text)
  const next = words.findIndex((_, at) => at > to && (isSentence(at) || isBeside(at)))
  return next === -1 ? words.length - 1 : next - 1
}

/** `Invoice date /` above `Delivery date  1 May`: both have the value. */
function zoneAfterSlash(text: DocumentText, { line, from, to }: FoundLabel): Zone[] {
  const cell = cellWith(line, line.words[to])
  const isOpen =
    textOf(line.words.slice(to)).endsWith('/') && cell?.words.at(-1) === line.words.at(-1)
  const [below] = linesBelow(text, line, 1)
  const next =
    below &&
    text.labels[below.index].find(
      (own) => Math.abs(below.words[own.from].left - line.words[from].left) < 3
    )
  const start = next ? next.to + 1 : 0
  return isOpen && next && start < below.words.length
    ? [{ line: below, from: start, to: below.words.length - 1, score: 0.95 }]
    : []
}

/** In a row of headings, values can be at the right edge of a box that ends at the next label or the edge of the page. */
function boxEnd(line: Line, { from }: FoundLabel): number {
  const at = headingAt(line, from)
  return at === -1 ? 0 : (line.cells[at + 1]?.left ?? Infinity)
}

/** The cell that starts with a word in a row of headings; -1 if there is none. */
function headingAt({ cells, words, text }: Line, from: number): number {
  const isRow = cells.length > 2 && !/\d/.test(text)
  return isRow ? cells.findIndex((cell) => cell.words[0] === words[from]) : -1
}

function isJoined(line: Line, to: number, from: number): boolean {
  const between = textOf(line.words.slice(to + 1, from))
  return /^[/=]$|^e$/.test(between) || (from === to + 1 && line.words[to].text.endsWith('/'))
}

function isInCell({ words, cells }: Line, one: number, other: number): boolean {
  return cells.some((cell) => cell.words.includes(words[one]) && cell.words.includes(words[other]))
}

/** `Retention 5 % of the net amount  -161.26`: the sum that a share is taken of, in the same cell. */
function isShareOf(line: Line, to: number, from: number): boolean {
  const between = textOf(line.words.slice(to + 1, from))
  return isInCell(line, to, from) && !/\d/.test(between.replace(/\d{1,2}([.,]\d+)? ?%/, ''))
}

function hasDigit(line: Line, from: number, end: number): boolean {
  return line.words.slice(from, end).some(({ text }) => /\d/.test(text))
}

/** Whether a line begins with the label of one of these sums. */
export function beginsSum(text: DocumentText, line: Line, names: Set<LabelName>): boolean {
  return text.labels[line.index].some(({ name, isLeading }) => isLeading && names.has(name))
}
