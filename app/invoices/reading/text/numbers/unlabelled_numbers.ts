import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import { plainLetters, tokensOf } from '#app/invoices/reading/printed_text'
import type { Candidate } from '#app/invoices/reading/text/candidates'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import type { FoundLabel } from '#app/invoices/reading/text/labels/find_labels'
import { isAbout, zonesOf } from '#app/invoices/reading/text/labels/label_zones'
import {
  marks,
  numberFeatures,
  numberIn,
  stoppers,
} from '#app/invoices/reading/text/numbers/parse_number'
import { namesInvoice } from '#app/invoices/reading/text/parties/name_texts'
import { postPlace } from '#app/invoices/reading/text/parties/places'

/** `RECIBO-FACTURA Núm. 26/04`, or `n° 10 882` below a title: a number sign precedes the number. */
export function numbersAtTitle(text: DocumentText): Candidate[] {
  return text.lines.flatMap((line) =>
    line.cells.flatMap((cell) => {
      const at = cell.words.findIndex((word) => marks.test(plainLetters(word.text)))
      if (at === -1 || at === cell.words.length - 1) return []
      const above = text.lines
        .slice(Math.max(0, line.index - 2), line.index)
        .flatMap(({ cells }) => cells)
        .findLast((other) => other.left < cell.right && other.right > cell.left)
      const title = at ? textOf(cell.words.slice(0, at)) : (above?.text ?? '')
      const isNear = at > 0 || above?.page === cell.page
      const isShort = above?.page === cell.page && isInitialsOf(title, above.text)
      if (!isNear || !(namesInvoice(title) || isShort) || isAbout(title)) return []
      const from = line.words.indexOf(cell.words[0])
      const to = from + cell.words.length - 1
      if (!isShort && isOfOrder(text.labels[line.index], from, from + at)) return []
      const number = numberIn(text, { line, from: from + at, to, score: 1 })
      const features = number ? { ...numberFeatures(number.value), isAtTitle: 1 } : {}
      return number ? [{ ...number, score: 0.72, features }] : []
    })
  )
}

/** `P.I. No. 118` below `Proforma Invoice`: whether words are the initials of a title. */
function isInitialsOf(short: string, title: string): boolean {
  const words = tokensOf(title)
  const initials = words.map(([letter]) => letter).join('')
  return words.length > 1 && namesInvoice(title) && tokensOf(short).join('') === initials
}

/** `Rechnung gemäß Bestellung Nr. 17`: the last label before a number sign is that of something else. */
function isOfOrder(labels: FoundLabel[], from: number, mark: number): boolean {
  const before = labels.filter((label) => label.from >= from && label.from <= mark)
  const last = before.filter((label) => label.from === before.at(-1)?.from)
  return last.length > 0 && last.every(({ name }) => name !== 'invoiceNumber')
}

/**
 * Numbers in the upper half of the first page at a label that ends with a number sign and is unknown, such as
 * `Folio No.`, and those alone in a cell beside or below a title.
 */
export function unlabelledNumbers(text: DocumentText, rows: Set<number>): Candidate[] {
  const height = text.layout.pages[0]?.height ?? 0
  const found: Candidate[] = []
  const add = (line: Line, from: number, to: number, score: number, source: string) => {
    const number = numberIn(text, { line, from, to, score })
    if (!number || number.value.replace(/\D/g, '').length < 3) return
    found.push({ ...number, score, features: { ...numberFeatures(number.value), [source]: 1 } })
  }
  for (const line of text.lines) {
    if (line.page !== text.lines[0].page || line.top > 0.5 * height || rows.has(line.index))
      continue
    for (const cell of line.cells) {
      const from = line.words.indexOf(cell.words[0])
      const to = from + cell.words.length - 1
      const own = text.labels[line.index].filter((one) => one.from >= from && one.from <= to)
      const next = line.cells[line.cells.indexOf(cell) + 1]
      const reference = own.find((one) => isOwnReference(one))
      if (reference) add(line, reference.to + 1, to + (next?.words.length ?? 0), 0.5, 'isAtUnknown')
      if (own.length || postPlace.test(cell.text)) continue
      const at = cell.words.findIndex(({ text: word }) => marks.test(plainLetters(word)))
      const end = at === cell.words.length - 1 && next ? to + next.words.length : to
      if (at > 0 && end > from + at) add(line, from + at, end, 0.5, 'isAtUnknown')
      if (at === 0 && cell.words.length < 5) add(line, from, end, 0.45, 'isAtSign')
      /** `NÚM.` as a heading, with the number below. */
      const isHeading = at === 0 && cell.words.length === 1
      for (const zone of isHeading ? zonesOf(text, signLabel(line, from)) : [])
        if (zone.line !== line) add(zone.line, zone.from, zone.to, 0.45, 'isAtSign')
      if (at === 0 && isBeforeDate(text, line, from + 1)) add(line, from, to, 0.6, 'isAtDate')
      /** `#INV-2026-018` */
      const isSigned = cell.words.length === 1 && /^#\p{L}*[-/]?\d[\d/-]{3,}$/u.test(cell.text)
      if (isSigned) add(line, from, to, 0.45, 'isAtSign')
      /** `Réf. : FA26-018` */
      const isReference = end > from && /^ref(erence)?\b/.test(plainLetters(cell.words[0].text))
      if (isReference) add(line, from + 1, end, 0.5, 'isAtUnknown')
      /** `Bill 0568` */
      const isTitled = cell.words.length === 2 && namesInvoice(cell.words[0].text)
      if (isTitled) add(line, to, to, 0.6, 'isAloneAtTitle')
      const isAlone = at === -1 && cell.words.length < 4 && /^#?[\p{Lu}\d]/u.test(cell.text)
      if (isAlone && isBesideTitle(text, cell)) add(line, from, to, 0.55, 'isAloneAtTitle')
    }
  }
  return found
}

function signLabel(line: Line, at: number): FoundLabel {
  const place = { line, from: at, to: at, tokens: 1 }
  return { name: 'invoiceNumber', ...place, isCertain: false, isLeading: true }
}

/** `Our ref`, `Unser Zeichen`, and `Reference` alone: the number of the seller, which is often that of the invoice. */
function isOwnReference({ line, from, to, name }: FoundLabel): boolean {
  return (
    name === 'otherNumber' &&
    /^(reference:? $|our|unser|notre|n\/|nostr[oa]|nuestr[oa]|n\/ref|onze?|ons|nossa|nasz|znak)( |$)/.test(
      `${plainLetters(textOf(line.words.slice(from, to + 1)))} `
    )
  )
}

/** `Nr. 17 del 1 May 2026`: whether a number is followed by one word and a date. */
function isBeforeDate(text: DocumentText, { words, index }: Line, at: number): boolean {
  return text.dates[index].some(
    ({ from }) => from > at + 1 && from < at + 5 && stoppers.test(words[from - 1].text)
  )
}

/** Whether the cell to the left on the line, or that above, is the title of an invoice. */
function isBesideTitle({ lines, labels }: DocumentText, cell: Cell): boolean {
  const { line } = cell
  const before = line.cells[line.cells.indexOf(cell) - 1]
  const above = lines
    .slice(Math.max(0, line.index - 2), line.index)
    .flatMap(({ cells }) => cells)
    .findLast((other) => other.left < cell.right && other.right > cell.left)
  return [before, above].some(
    (other) =>
      other?.page === cell.page &&
      other.words.length < 5 &&
      namesInvoice(other.text) &&
      /** `Bon de livraison` */
      !labels[other.line.index].some(
        (label) => label.name === 'otherNumber' && other.words[0] === label.line.words[label.from]
      )
  )
}
