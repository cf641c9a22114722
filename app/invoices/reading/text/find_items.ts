import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { LineItem } from '#app/invoices/reading/invoice_reading'
import {
  cellAt,
  headingsOf,
  isProduct,
  numeric,
  overlaps,
  range,
  type TableColumn,
  type Heading,
} from '#app/invoices/reading/text/find_headings'
import type { ColumnName } from '#app/invoices/reading/phrases'
import { textOf, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

export interface FoundItems {
  items: LineItem[]
  /** Heading lines, whose words are not labels of totals. */
  headings: Set<number>
  /** Lines of items, whose amounts are not totals. */
  rows: Set<number>
}

interface Row {
  line: Line
  /** All its lines. */
  lines: number[]
  values: Map<ColumnName, PrintedAmount>
  unit: Word[]
  description: Word[]
  /** Whether its description is over: a number of the article or another detail follows. */
  isDescribed?: boolean
}

const sums = new Set(['subtotal', 'tax', 'total', 'amountDue', 'prepaid'])

/**
 * Finds the items of an invoice: rows below headings; without headings, lines in which quantity times price
 * equals an amount.
 */
export function findItems(text: DocumentText): FoundItems {
  const headings = headingsOf(text)
  const found = headings.flatMap((heading, at) =>
    rowsUnder(text, heading, endOf(text, heading, headings[at + 1]))
  )
  const rows = withCodes(
    text,
    rowsToSum(text, found.length ? found : rowsByArithmetic(text), headings)
  )
  const lines = new Set(rows.flatMap((row) => row.lines))
  return {
    items: rows.map((row) => itemOf(text, row)),
    headings: new Set(headings.flatMap(({ first, last }) => range(first, last))),
    rows: lines,
  }
}

/** The start of the next heading, or of a page that repeats it, where the lines above are not rows. */
function endOf(text: DocumentText, heading: Heading, next: Heading | undefined): number {
  if (!next) return text.lines.length
  const { page } = text.lines[next.first]
  if (page === text.lines[heading.last].page) return next.first
  return text.lines.findIndex((line) => line.page === page)
}

function rowsUnder(text: DocumentText, heading: Heading, end: number): Row[] {
  const { columns } = heading
  const amountName = ['amount', 'grossAmount', 'unitPrice'].find((name) =>
    columns.some((column) => column.name === name)
  ) as ColumnName
  const rows: Row[] = []
  let waiting: Line[] = []
  let isOver = false
  let last = text.lines[heading.last]
  let previous = last
  for (let index = heading.last + 1; index < end; index++) {
    const line = text.lines[index]
    if (line.page !== last.page) {
      waiting = []
      if (isOver || isAside(text, line)) {
        if (isOver) break
        continue
      }
    }
    const gap = line.page === previous.page ? line.top - previous.bottom : 0
    if (rows.length && gap > 8 * (line.bottom - line.top)) break
    previous = line
    if (rows.length && isTotalsHeading(text, line)) break
    const row = rowOf(text, line, columns)
    const isSum = isSumLine(text, line, columns)
    if (isSum && (rows.length || row.values.has(amountName))) {
      isOver = true
      if (!rows.length) return rows
      break
    }
    const open = rows.at(-1)
    const amount = row.values.get(amountName)
    if (amount && isSumOf(rows, row, amountName)) break
    /** Some tables print the amount of a row slightly lower than the rest. */
    if (open && amount && !open.values.has(amountName) && !row.values.has('quantity')) {
      open.values.set(amountName, amount)
      last = line
      open.lines.push(line.index)
      const more = describing(text, line, columns)
      if (more.length) open.description.push(...more)
      continue
    }
    const isRow =
      (row.values.has(amountName) || (row.values.has('quantity') && row.values.has('unitPrice'))) &&
      (row.description.length > 0 || row.values.size > 1) &&
      !isTaxRow(row) &&
      (isPriced(row) ||
        !text.labels[index].some(
          ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
        ))
    if (isRow) {
      if (!row.description.length || startsLow(row.description)) {
        const above = waiting.filter(
          (other) => line.top - other.bottom < 1.2 * (line.bottom - line.top)
        )
        row.description.unshift(...above.flatMap((other) => describing(text, other, columns)))
      }
      rows.push(row)
      waiting = []
      last = line
    } else if (line.page === last.page) {
      const more = describing(text, line, columns)
      const own = rows.at(-1)
      const reach = own?.description.length ? 0.9 : 1.8
      const isNear = line.top - last.bottom < reach * (line.bottom - line.top)
      const isOpen = own !== undefined && isNear && own.description.length < 40
      const isOfNext = beginsNext(text, line)
      if (isOpen && !isOfNext && more.length && !startsBlock(text, line)) {
        own.isDescribed ||= own.description.length > 0 && isDetail(more)
        if (!own.isDescribed) own.description.push(...more)
        last = line
      } else waiting.push(line)
    }
  }
  return rows.filter(({ values }) => values.has(amountName))
}

/** A number beside the middle of two lines of text belongs to both: the first is that of the next row. */
function beginsNext(text: DocumentText, line: Line): boolean {
  const next = text.lines[line.index + 1]
  return (
    next?.page === line.page &&
    next.top < line.bottom - 1 &&
    text.amounts[next.index].some(({ decimals }) => decimals === 2)
  )
}

/** `GTIN: 4012345001235`, `Serial no.: 17`, `4012345001235 (GTIN)`: not a part of the name of an article. */
function isDetail(words: Word[]): boolean {
  return /^\p{L}[\p{L} ./-]{1,30}\s?:(\s|$)|^\W*\d{8,14}\W*(\(?\p{L}+\)?)?$/u.test(textOf(words))
}

/** `20 %   217.40   43.48` below `VAT rate | Subtotal | VAT`: neither text nor quantity. */
function isTaxRow({ values, description }: Row): boolean {
  const hasText = description.some(({ text }) => /\p{L}{2}/u.test(text))
  return values.has('taxRate') && !hasText && !values.has('quantity') && !values.has('unitPrice')
}

/** `Report and presentation` is not a carried-over sum if it has a quantity and a price. */
function isPriced({ values }: Row): boolean {
  return values.has('quantity') && values.has('unitPrice')
}

/** A sum with an unknown label: it has no quantity and price, but the rows above do and add up to it. */
function isSumOf(rows: Row[], { values }: Row, name: ColumnName): boolean {
  if (rows.length < 2 || values.has('quantity') || values.has('unitPrice')) return false
  if (!rows.every((row) => row.values.has('quantity') || row.values.has('unitPrice'))) return false
  const sum = rows.reduce((whole, row) => whole + Number(row.values.get(name)?.value ?? 0), 0)
  return Math.abs(sum - Number(values.get(name)!.value)) < 0.006
}

/** `Rate | Net | VAT | Gross` above the sums of a document. */
function isTotalsHeading(text: DocumentText, line: Line): boolean {
  if (text.amounts[line.index].some(({ decimals }) => decimals === 2)) return false
  const labels = text.labels[line.index].filter(
    ({ name, isLeading }) => isLeading && sums.has(name)
  )
  return new Set(labels.map(({ from }) => cellAt(line, from))).size >= 2 && line.cells.length > 2
}

/** Headers and footers of following pages are not part of rows. */
function isAside(text: DocumentText, line: Line): boolean {
  const page = text.layout.pages.find(({ number }) => number === line.page)
  return page !== undefined && (line.top < 0.05 * page.height || line.top > 0.93 * page.height)
}

function startsLow(words: Word[]): boolean {
  return /^[a-zà-ÿ(]/.test(words[0].text)
}

function startsBlock(text: DocumentText, line: Line): boolean {
  return text.labels[line.index].some(
    ({ name, from, isCertain }) => from === 0 && isCertain && (sums.has(name) || /Date$/.test(name))
  )
}

/** A sum line: it starts with its label, or consists only of label and amounts. */
function isSumLine(text: DocumentText, line: Line, columns: TableColumn[]): boolean {
  const label = text.labels[line.index].find(({ name }) => sums.has(name))
  if (!label) return false
  const hasAmount = text.amounts[line.index].some(
    ({ from, decimals, isPercent }) => from > label.to && decimals > 0 && !isPercent
  )
  const percents = text.amounts[line.index].filter(({ isPercent }) => isPercent)
  if (percents.length && !hasAmount) return false
  if (label.from === 0) {
    /** `Total Quartz 5W40` with a quantity is a row. */
    const rest = line.words.slice(label.to + 1).filter(({ text: word }) => /\p{L}{2}/u.test(word))
    const isNamed = rest.some(({ text: word }) => !currencyOf(word.replace(/[\d.,]/g, '')))
    const quantity = columns.find(({ name }) => name === 'quantity')
    const isCounted = quantity && text.amounts[line.index].some((own) => overlaps(own, quantity))
    return !(isNamed && isCounted && !label.isCertain)
  }
  return (
    hasAmount &&
    label.isLeading &&
    /^\D*$/.test(
      line.words
        .slice(0, label.from)
        .map((w) => w.text)
        .join('')
    )
  )
}

function rowOf(text: DocumentText, line: Line, columns: TableColumn[]): Row {
  const row: Row = { line, lines: [line.index], values: new Map(), unit: [], description: [] }
  const used = new Set<number>()
  const dates = text.dates[line.index]
  for (const amount of text.amounts[line.index]) {
    if (dates.some(({ from, to }) => from <= amount.from && to >= amount.from)) continue
    const column = columnFor(amount, columns)
    if (!column || !numeric.includes(column.name)) continue
    if (isWithinText(line, amount) && !overlaps(countOf(line, amount), column)) continue
    if (column.name === 'amount' && amount.isPercent) continue
    const known = row.values.get(column.name)
    const isNearer = known && overlaps(amount, column) && !overlaps(known, column)
    /** If two numbers are below one heading, as in `5 x 12,00`, the amount is the one with decimals. */
    if (known && !isNearer && !(known.decimals < amount.decimals)) continue
    row.values.set(column.name, amount)
    for (const at of range(amount.from, amount.to)) used.add(at)
  }
  const aside = wordsAside(line, columns)
  const starts = new Set(line.cells.map(({ words }) => words[0]))
  /** The column of the last word, while its cell goes on: a description may extend into the next columns. */
  let open: TableColumn | null = null
  line.words.forEach((word, at) => {
    if (starts.has(word) || used.has(at)) open = null
    if (used.has(at) || aside.has(word) || currencyOf(word.text) || /^[%€|]+$/.test(word.text))
      return
    const column = open ?? textColumnFor(word, columns)
    open = column?.name === 'description' ? column : null
    const quantity = row.values.get('quantity')
    const isUnit =
      quantity !== undefined &&
      /^\p{L}/u.test(word.text) &&
      quantity.right < word.left &&
      (column?.name === 'quantity' || isBesideQuantity(line, word, quantity, columns))
    if (isUnit && connectors.test(word.text)) return
    if (column?.name === 'unit' || isUnit) {
      row.unit.push(word)
    } else if (
      !column ||
      column.name === 'description' ||
      isText(column, columns) ||
      isLoose(word, quantity, columns)
    ) {
      row.description.push(word)
    }
  })
  return row
}

/** `16 Stück` in one cell, right of the descriptions: the word is the unit. */
function isBesideQuantity(
  line: Line,
  word: Word,
  quantity: PrintedAmount,
  columns: TableColumn[]
): boolean {
  const description = columns.find(({ name }) => name === 'description')
  const cell = line.cells.find(({ words }) => words.includes(word))
  const isSame = cell?.words[0] === quantity.words[0] && cell.words.length < 4
  return isSame && description !== undefined && description.left < quantity.left
}

/** Short cells to the left of the descriptions, below an unknown heading, such as codes. */
function wordsAside(line: Line, columns: TableColumn[]): Set<Word> {
  const description = columns.find(({ name }) => name === 'description')
  const at = line.cells.findIndex(({ left }) => description && left > description.left - 4)
  if (!description || at < 1) return new Set()
  const before = line.cells.slice(0, at)
  const isShort = before.every(
    ({ words, right }) => words.length < 3 && right < description.left - 2
  )
  const words = isShort ? before.flatMap((cell) => cell.words) : []
  return new Set(words.filter((word) => !columns.some((column) => overlaps(word, column))))
}

/** Left of the quantity, below an unknown heading. */
function isLoose(word: Word, quantity: PrintedAmount | undefined, columns: TableColumn[]): boolean {
  const hasOwn = columns.some(({ name }) => name === 'description')
  return !hasOwn && quantity !== undefined && word.right < quantity.left
}

/** Descriptions are below their heading or below none; without that heading, anywhere to the left. */
function isText(column: TableColumn, columns: TableColumn[]): boolean {
  const hasOwn = columns.some(({ name }) => name === 'description')
  return !hasOwn && ['itemNumber', 'position', 'otherColumn'].includes(column.name)
}

function describing(text: DocumentText, line: Line, columns: TableColumn[]): Word[] {
  const words = rowOf(text, line, columns).description
  const description = columns.find(({ name }) => name === 'description')
  if (!description || !words.length) return words
  const index = columns.indexOf(description)
  const limit = columns[index + 1]?.left ?? Infinity
  const start = columns[index - 1]?.right ?? -Infinity
  return words[0].left < limit && words[0].right > start ? words : []
}

/** Text starts at its column and may extend into the next; text outside of columns belongs to the last one. */
function textColumnFor(word: Word, columns: TableColumn[]): TableColumn | null {
  const touched = columnFor(word, columns)
  const own = touched && overlaps(word, touched) ? touched : undefined
  const last = columns.findLast(({ left }) => left <= word.left + 2)
  return own ?? (last && !numeric.includes(last.name) ? last : columnFor(word, columns))
}

/** The column with the largest overlap, else the nearest one. */
function columnFor(
  place: { left: number; right: number },
  columns: TableColumn[]
): TableColumn | null {
  const overlapping = columns
    .map((column) => ({
      column,
      shared: Math.min(place.right, column.right) - Math.max(place.left, column.left),
    }))
    .sort((a, b) => b.shared - a.shared)
  return overlapping[0]?.column ?? null
}

/** A number among letters, as in `Rolls of 24 pieces`. */
function isWithinText(line: Line, amount: PrintedAmount): boolean {
  const cell = line.cells.find(({ words }) => words.includes(amount.words[0]))
  if (!cell) return false
  const others = cell.words.filter((word) => !amount.words.includes(word) && !currencyOf(word.text))
  return others.some(({ text }) => /\p{L}{3,}/u.test(text))
}

/** `50 Stk`: a number with its unit in a cell of its own. */
function countOf(line: Line, amount: PrintedAmount): { left: number; right: number } {
  const cell = line.cells.find(({ words }) => words[0] === amount.words[0])
  return cell && cell.words.length === amount.words.length + 1 ? cell : amount
}

const connectors = /^(at|@|à|a|je|zu|per|por|da|x|×|po)$/i

/** Lines with quantity × price = amount, for tables without known headings. */
function rowsByArithmetic(text: DocumentText): Row[] {
  return text.lines.flatMap((line) => {
    const amounts = text.amounts[line.index].filter(({ isPercent }) => !isPercent)
    const amount = amounts.findLast(({ decimals }) => decimals === 2)
    if (!amount || amounts.length < 3 || Number(amount.value) === 0) return []
    if (text.labels[line.index].some(({ name, from }) => sums.has(name) && from === 0)) return []
    const before = amounts.filter(({ to }) => to < amount.from)
    for (const [at, quantity] of before.entries()) {
      for (const price of before.slice(at + 1)) {
        if (!isProduct(quantity, price, amount) || price.decimals < 2) continue
        const values = new Map<ColumnName, PrintedAmount>([
          ['quantity', quantity],
          ['unitPrice', price],
          ['amount', amount],
        ])
        const rate = text.amounts[line.index].find(({ isPercent }) => isPercent)
        if (rate) values.set('taxRate', rate)
        const used = new Set([...values.values()].flatMap(({ words }) => words))
        const rest = line.words.filter(
          (word) => !used.has(word) && !currencyOf(word.text) && !/^[%€x×*|]+$/.test(word.text)
        )
        const hasText = (words: Word[]) => words.some((word) => /\p{L}/u.test(word.text))
        const ahead = rest.filter((word) => word.right <= quantity.left)
        /** `Editing   4 hours at £ 30`: the words after the quantity are its unit. */
        const between = rest.filter(
          (word) => word.left >= quantity.right && word.right <= price.left
        )
        const around = hasText(ahead) ? [] : wordsAround(text, line)
        const isUnit = (hasText(ahead) || around.length > 0) && between.length < 4
        const unit = isUnit ? between.filter((word) => !connectors.test(word.text)) : []
        const own = isUnit ? rest.filter((word) => !between.includes(word)) : rest
        const description = [...around, ...own]
        const lines = [line.index]
        return hasText(description) ? [{ line, lines, values, unit, description }] : []
      }
    }
    return []
  })
}

/** The text of a cell of two lines, beside whose middle the numbers of a line are printed. */
function wordsAround({ lines, amounts }: DocumentText, line: Line): Word[] {
  return [lines[line.index - 1], lines[line.index + 1]].flatMap((other) => {
    const isBeside =
      other?.page === line.page &&
      Math.min(other.bottom, line.bottom) - Math.max(other.top, line.top) > 1 &&
      !amounts[other.index].some(({ decimals }) => decimals === 2)
    return isBeside ? other.words.filter(({ right }) => right < line.words[0].left) : []
  })
}

/**
 * The lines above the first sum whose last amounts add up to it, for tables without headings, quantities or
 * prices. Rows that were already found are kept.
 */
function rowsToSum(text: DocumentText, known: Row[], headings: Heading[]): Row[] {
  const amountsOf = (line: Line) => text.amounts[line.index].map(({ value }) => Number(value))
  const isOneOf = (sum: number, amounts: number[]) =>
    amounts.some((amount) => Math.abs(amount - sum) < 0.006)
  const below = Math.max(-1, ...known.flatMap(({ lines }) => lines)) + 1
  const sumOfKnown = known.reduce(
    (sum, row) => sum + Number(row.values.get('amount')?.value ?? Number.NaN),
    0
  )
  if (known.length && isOneOf(sumOfKnown, text.lines.slice(below).flatMap(amountsOf))) return known
  const beginnings = text.lines.filter(
    (line) => lastMoney(text, line) && beginsSum(text, line, sums)
  )
  for (const { index: first } of beginnings.slice(0, 4)) {
    const printedSums = text.lines
      .slice(first, first + 6)
      .filter((line) => beginsSum(text, line, wholes))
      .flatMap(amountsOf)
    for (const isStrict of [true, false]) {
      const fits = (sum: number) => isOneOf(sum, printedSums)
      const rows = rowsAbove(text, { first, headings, known, isStrict, fits })
      if (rows.length && rows.length >= known.length) return rows
    }
  }
  return known
}

interface Search {
  /** The first sum line. */
  first: number
  headings: Heading[]
  known: Row[]
  /** Ignores amounts within text, as in `38 sheets at € 22,00`, which may be part of a description. */
  isStrict: boolean
  fits: (sum: number) => boolean
}

/** The longest run of lines above whose last amounts add up to the sum. */
function rowsAbove(text: DocumentText, { first, headings, known, isStrict, fits }: Search): Row[] {
  const rows: Row[] = []
  let fitting: Row[] = []
  let sum = 0
  for (let index = first - 1; index >= 0 && rows.length < mostRows; index--) {
    const line = text.lines[index]
    if (headings.some((heading) => index >= heading.first && index <= heading.last)) break
    if (beginsSum(text, line, sums)) break
    const amount = lastMoney(text, line)
    const description = line.words.filter((word) => amount && word.right <= amount.left)
    if (!amount || !description.some((word) => /\p{L}{3}/u.test(word.text))) continue
    if (isStrict && isWithinText(line, amount)) continue
    const isAsideLine = text.labels[index].some(
      ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
    )
    if (known.length && isAsideLine && !known.some((row) => row.line === line)) continue
    sum += Number(amount.value)
    const own = known.find((row) => row.line === line)
    const values = new Map<ColumnName, PrintedAmount>([['amount', amount]])
    rows.unshift(
      own
        ? { ...own, values: new Map([...own.values, ...values]) }
        : { line, lines: [index], values, unit: [], description }
    )
    if (fits(sum)) fitting = [...rows]
  }
  return fitting
}

const mostRows = 80
const wholes = new Set(['subtotal', 'total', 'amountDue'])

function beginsSum(text: DocumentText, line: Line, names: Set<string>): boolean {
  return text.labels[line.index].some(({ name, isLeading }) => isLeading && names.has(name))
}

function lastMoney(text: DocumentText, line: Line): PrintedAmount | null {
  const dates = text.dates[line.index]
  const money = text.amounts[line.index].filter(
    (amount) =>
      amount.decimals === 2 &&
      !amount.isPercent &&
      !dates.some(({ from, to }) => from <= amount.to && to >= amount.from)
  )
  const last = money.at(-1)
  const rest = last ? line.words.slice(last.to + 1) : []
  return last && rest.every(({ text: word }) => !/\p{L}{4}/u.test(word)) ? last : null
}

/** `5,39 A`, where `A 19%` is printed elsewhere: tills mark the tax rate with a letter or a digit. */
function withCodes(text: DocumentText, rows: Row[]): Row[] {
  const codes = new Map<string, PrintedAmount>()
  for (const { words, index } of text.lines) {
    for (const rate of text.amounts[index].filter(({ isPercent }) => isPercent)) {
      const before = textOf(words.slice(Math.max(0, rate.from - 2), rate.from))
      const code = /(?:^|\s)(?:([A-Z])|([A-Z\d]) ?[:=])$/.exec(before)
      if (code) codes.set(code[1] ?? code[2], rate)
    }
  }
  if (!codes.size) return rows
  return rows.map((row) => {
    const amount = row.values.get('amount')
    const word = amount && row.line.words[amount.to + 1]
    const rate = word && codes.get(word.text)
    if (!rate || row.values.has('taxRate')) return row
    return { ...row, values: new Map([...row.values, ['taxRate', { ...rate, words: [word] }]]) }
  })
}

function itemOf(text: DocumentText, row: Row): LineItem {
  const quantity = row.values.get('quantity')
  const price = row.values.get('unitPrice')
  const amount = row.values.get('amount')
  const isProductRounded =
    quantity &&
    price &&
    amount &&
    Math.abs(Number(quantity.value) * Number(price.value) - Number(amount.value)) <
      0.011 + 0.005 * Math.abs(Number(quantity.value))
  const sure = isProductRounded ? 0.95 : 0.72
  const read = (value: PrintedAmount | undefined, confidence = sure) =>
    value ? printed(text, value.value, value.words, confidence) : null
  const description = row.description
    .map((word) => word.text)
    .join(' ')
    .trim()
  const rate = row.values.get('taxRate')
  return {
    description: description ? printed(text, description, row.description, 0.75) : null,
    quantity: read(quantity),
    unit: row.unit.length
      ? printed(text, row.unit.map((word) => word.text).join(' '), row.unit, 0.7)
      : null,
    unitPrice: read(price),
    taxRate: rate && Number(rate.value) <= 30 ? read(rate, rate.isPercent ? 0.92 : 0.75) : null,
    amount: read(amount),
  }
}
