import { isLabelWord, meaningOf, plainTitle } from '#app/invoices/reading/text/labels/label_grammar'
import type { Line } from '#app/invoices/reading/pages/page_layout'
import {
  columnNames,
  inAllLanguages,
  labelNames,
  sumLabels,
  type ColumnName,
  type LabelName,
} from '#app/invoices/reading/phrases'
import { tokensOf } from '#app/invoices/reading/printed_text'

/** A label and its place: words `from` to `to` of a line. */
export interface FoundLabel<N extends string = LabelName> {
  name: N
  line: Line
  from: number
  to: number
  isCertain: boolean
  /** Its cell has nothing before it except another label or its value. */
  isLeading: boolean
  tokens: number
}

type Span = Pick<FoundLabel, 'from' | 'to'>

interface Phrase<N> {
  name: N
  tokens: string[]
  isCertain: boolean
}

type PhraseBook<N> = Map<string, Phrase<N>[]>

function bookOf<N extends string>(entries: [N, string[], boolean][]): PhraseBook<N> {
  const book: PhraseBook<N> = new Map()
  for (const [name, phrases, isCertain] of entries) {
    for (const phrase of phrases) {
      for (const tokens of formsOf(tokensOf(phrase).map(plainTitle))) {
        const known = book.get(tokens[0]) ?? []
        const key = tokens.join(' ')
        const isKnown = known.some((own) => own.name === name && own.tokens.join(' ') === key)
        if (!isKnown) known.push({ name, tokens, isCertain })
        book.set(tokens[0], known)
      }
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.tokens.length - a.tokens.length)
  return book
}

/**
 * `Nr.` can be printed as a number sign, a phrase without spaces, such as `InvoiceDate`, and an abbreviation with full
 * stops, such as `T.V.A.`
 */
function formsOf(tokens: string[]): string[][] {
  const joined = tokens.join('')
  const isLong = tokens.length > 1 && joined.length > 5
  const signed = tokens.map((token) => (token === 'nr' ? 'no' : token))
  const spelled = tokens.flatMap((token) => (abbreviations.test(token) ? [...token] : [token]))
  return [
    tokens,
    ...(tokens.includes('nr') ? [signed] : []),
    ...(isLong ? [[joined]] : []),
    ...(spelled.length > tokens.length ? [spelled] : []),
  ]
}

const abbreviations = /^(tva|ht|htva|ttc|iva|nif|cif|btw|gst|vat)$/

/** `Pro forma invoice 4711`: the number follows the title. */
const longTitles = inAllLanguages(({ titles }) => Object.values(titles ?? {}).flat()).filter(
  (title) => title.includes(' ')
)

const labelBook = bookOf<LabelName>([
  ...labelNames.flatMap((name): [LabelName, string[], boolean][] => [
    [name, inAllLanguages(({ labels }) => labels?.[name]?.certain), true],
    [name, inAllLanguages(({ labels }) => labels?.[name]?.doubtful), false],
  ]),
  ['invoiceNumber', longTitles, false],
])

const columnBook = bookOf<ColumnName>(
  columnNames.map((name) => [name, inAllLanguages(({ columns }) => columns?.[name]), true])
)

/** The labels of a line; a phrase of several fields is a label of each. */
export function labelsIn(line: Line): FoundLabel[] {
  const phrases = phrasesIn(line, labelBook, false)
  const wholes = wholeLabels(line).filter(
    (whole) => !phrases.some((phrase) => isWithin(whole, phrase) && !isSurer(whole, phrase))
  )
  const found = [
    ...phrases.filter((phrase) => !wholes.some((whole) => isWithin(phrase, whole))),
    ...wholes,
  ].sort((a, b) => a.from - b.from)
  return found.filter(
    (label) =>
      !found.some((other) => isAddition(label, other)) &&
      !isStreetWord(label) &&
      !isOfRegister(label)
  )
}

/** `An der Schleuse 9`: a street, not the label `An`. */
function isStreetWord({ line, from, to }: FoundLabel): boolean {
  const cell = line.cells.find(({ words }) => words[0] === line.words[from])
  return from === to && /^An (der|dem|den) .*\s\d+\s?\p{L}?$/u.test(cell?.text ?? '')
}

/** `Registro Mercantil de Madrid, Tomo 123, Folio 4`: the page of a register, not the number of a folio. */
function isOfRegister({ line, from }: FoundLabel): boolean {
  return /^folio$/i.test(line.words[from].text) && /\b(tomo|registro mercantil)\b/i.test(line.text)
}

function isSurer(whole: FoundLabel, phrase: FoundLabel): boolean {
  return whole.name === phrase.name && whole.isCertain && !phrase.isCertain
}

/** Whether the words of one are among those of the other. */
export function isWithin(one: Span, other: Span): boolean {
  return one.from >= other.from && one.to <= other.to
}

/** Cells that start with words that have a combined meaning, unless a known phrase is as long. */
function wholeLabels(line: Line): FoundLabel[] {
  const found: FoundLabel[] = []
  let start = 0
  for (const { words } of line.cells) {
    const count = labelLength(words.map(({ text }) => text))
    /** Without a separate colon, as in French, so that a phrase with the same words has the same length. */
    const last = words.slice(0, count).findLastIndex(({ text }) => text !== ':')
    const tokens = words.slice(0, count).flatMap(({ text }) => tokensOf(text).map(plainTitle))
    const meaning = count ? meaningOf(tokens) : null
    if (meaning) {
      const place = { line, from: start, to: start + last, isLeading: true }
      found.push({ ...meaning, ...place, tokens: tokens.length })
    }
    start += words.length
  }
  return found
}

/** The number of words at the start of a cell that are a label: up to a colon, a number or its end. */
function labelLength(texts: string[]): number {
  const end = texts.findIndex(
    /** `Invoice date / Delivery date` are two labels. */
    (text, at) =>
      text === '/' ||
      isSeries(texts, at) ||
      (!isRate(text, texts[at + 1]) && !tokensOf(text).map(plainTitle).every(isLabelWord))
  )
  const colon = texts.findIndex((text) => text.endsWith(':'))
  if (colon !== -1 && (end === -1 || colon < end)) return colon + 1
  if (end === -1) return texts.length
  return /^[-−–(+]?[€$£]?\d|^[€$£]|^[A-Z]{3}$/.test(texts[end]) ? end : 0
}

/** `Nr. BE 0118`, `No. A 17`: capitals after a number sign are part of the number, although they may be a label word. */
function isSeries(texts: string[], at: number): boolean {
  const before = at > 0 ? tokensOf(texts[at - 1]).join(' ') : ''
  const sign = /(^|\s)(no|nr|num|n)$|(number|nummer|numero|numer|documento?)$/.test(before)
  return sign && /^\p{Lu}{1,4}$/u.test(texts[at]) && /^\d/.test(texts[at + 1] ?? '')
}

function isRate(text: string, next = ''): boolean {
  return (
    /^\(?\d{1,2}([.,]\d{1,3})?%?\)?:?$/.test(text) && (text.includes('%') || next.startsWith('%'))
  )
}

/** `Total (incl. VAT)` is not a label of VAT: of several labels of amounts in a cell, the first counts. */
function isAddition(label: FoundLabel, other: FoundLabel): boolean {
  if (!amountNames.has(label.name) || !amountNames.has(other.name) || other.to >= label.from)
    return false
  const { words, cells } = label.line
  const between = words.slice(other.to + 1, label.from)
  if (between.some(({ text }, at) => /\d/.test(text) && !isRate(text, between[at + 1]?.text)))
    return false
  return cells.some(
    (cell) => cell.words.includes(words[other.from]) && cell.words.includes(words[label.from])
  )
}

const amountNames = new Set<LabelName>([...sumLabels, 'otherAmount'])

/** The column headings in a line. */
export function columnsIn(line: Line): FoundLabel<ColumnName>[] {
  const prices = line.words.flatMap(({ text }, at): FoundLabel<ColumnName>[] =>
    /^[€$£]\/\p{L}{1,5}\.?$/u.test(text)
      ? [{ name: 'unitPrice', line, from: at, to: at, isCertain: true, isLeading: true, tokens: 1 }]
      : []
  )
  const others = phrasesIn(line, columnBook, true).filter(
    ({ from }) => !prices.some((price) => price.from === from)
  )
  return [...prices, ...others].sort((a, b) => a.from - b.from)
}

/** The `Umsatzsteuer` of `Umsatzsteuer-Voranmeldung` */
function isWithinWord(tokens: { text: string; word: number }[], next: number): boolean {
  const rest = tokens[next]
  return (
    rest?.word === tokens[next - 1].word && /^[a-z]{7,}$/.test(rest.text) && !isLabelWord(rest.text)
  )
}

/** The longest phrase at each place; it starts and ends with a word, or with a part of a compound such as `Btw-tarief`. */
function phrasesIn<N extends string>(
  line: Line,
  book: PhraseBook<N>,
  endsInCompounds: boolean
): FoundLabel<N>[] {
  const tokens: { text: string; word: number }[] = []
  line.words.forEach(({ text }, word) => {
    for (const token of tokensOf(text)) tokens.push({ text: plainTitle(token), word })
  })
  const cellStarts = startsOfCells(line)
  const found: FoundLabel<N>[] = []
  let afterLast = -1
  /** Whether the last label starts its cell: a label within a sentence has no value after it. */
  let isOpen = true
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && tokens[at - 1].word === tokens[at].word && !isPart(line, tokens, at)) continue
    const fitting = (book.get(tokens[at].text) ?? []).filter(
      (phrase) =>
        phrase.tokens.every((token, index) => tokens[at + index]?.text === token) &&
        !isWithinNumber(tokens, at + phrase.tokens.length) &&
        (endsInCompounds || !isWithinWord(tokens, at + phrase.tokens.length)) &&
        !endsInSeries(line, tokens[at + phrase.tokens.length - 1].word) &&
        !crossesPercent(line, tokens[at].word, tokens[at + phrase.tokens.length - 1].word) &&
        !crossesCells(line, tokens[at].word, tokens[at + phrase.tokens.length - 1].word)
    )
    const length = fitting[0]?.tokens.length
    if (!length) continue
    const from = tokens[at].word
    const to = tokens[at + length - 1].word
    const isLeading: boolean =
      cellStarts.has(from) || (from === afterLast && isOpen) || endsValue(line, from)
    for (const { name, isCertain } of fitting.filter((phrase) => phrase.tokens.length === length)) {
      found.push({ name, line, from, to, isCertain, isLeading, tokens: length })
    }
    at += length - 1
    afterLast = to + 1
    isOpen = isLeading
  }
  return found
}

/** `PO-88123` is a value, although `PO` is a label. */
function isWithinNumber(tokens: { text: string; word: number }[], next: number): boolean {
  const { word } = tokens[next - 1]
  for (let at = next; tokens[at]?.word === word; at++) if (/\d/.test(tokens[at].text)) return true
  return false
}

/** `Numer: FV 118/2026`: capitals after a colon and before digits are part of the number. */
function endsInSeries({ words }: Line, last: number): boolean {
  const [before, own, after] = words.slice(Math.max(0, last - 1), last + 2)
  return (
    last > 0 &&
    before.text.endsWith(':') &&
    /^(?!(N[RO]|NI[FP]|CIF|VAT|TVA|BTW|IVA|UID|KRS|KVK|BIC)$)\p{Lu}{2,4}$/u.test(own.text) &&
    /^\d/.test(after?.text ?? '')
  )
}

/** Within a word, a phrase only starts after a separator, as in `Datum/Nummer`. */
function isPart(line: Line, tokens: { word: number }[], at: number): boolean {
  return /[/|]/.test(line.words[tokens[at].word].text)
}

function startsOfCells(line: Line): Set<number> {
  let start = 0
  return new Set(
    line.cells.map(({ words }) => {
      const own = start
      start += words.length
      return own
    })
  )
}

/** A label with a gap is two labels: `Total   VAT`. */
function crossesCells(line: Line, from: number, to: number): boolean {
  if (from === to) return false
  const starts = startsOfCells(line)
  for (let word = from + 1; word <= to; word++) if (starts.has(word)) return true
  return false
}

/** `VAT % | Kwota VAT`: a percent sign ends a phrase. */
function crossesPercent({ words }: Line, from: number, to: number): boolean {
  return words.slice(from + 1, to).some(({ text }) => text === '%')
}

/** Whether the previous word ends with a separator. */
function endsValue(line: Line, word: number): boolean {
  const before = line.words[word - 1]?.text
  return before !== undefined && /[:;|·•●–/-]$|\d/.test(before)
}
