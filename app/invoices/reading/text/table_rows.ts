import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  cellAt,
  isProduct,
  numeric,
  overlaps,
  range,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/table_columns'
import { connectors, isWithinText, sums, type Row } from '#app/invoices/reading/text/item_row'
import type { ColumnName } from '#app/invoices/reading/phrases'
import { textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** The rows of items below a heading; `before` are those of previous headings, whose sum may be carried over. */
export function rowsUnder(
  text: DocumentText,
  heading: Heading,
  end: number,
  before: Row[] = []
): Row[] {
  const { columns } = heading
  const amountName = ['amount', 'grossAmount', 'unitPrice'].find((name) =>
    columns.some((column) => column.name === name)
  ) as ColumnName
  const rows: Row[] = []
  /** The rows since the last sum. */
  let group: Row[] = []
  let waiting: Line[] = []
  let isOver = false
  let last = text.lines[heading.last]
  let previous = last
  let ofNext = new Set<Line>()
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
    const amount = row.values.get(amountName)
    const isCarried =
      amount !== undefined &&
      ([group, rows, [...before, ...rows]].some((own) => isSumOf(text, own, row, amountName)) ||
        isSumOfLast(text, [...before, ...rows], row, amountName))
    const isRepeated =
      amount !== undefined && rows.length === 1 && isSumOf(text, rows, row, amountName, 1)
    const isSum =
      isCarried ||
      (isRepeated && hasProducts(text, index + 1, end, columns)) ||
      (isSumLine(text, line, columns) && !isProductRow(row)) ||
      isRateRow(text, row)
    if (isSum && (rows.length || before.length || amount)) {
      /** A sum of a group, or one that is carried over, if rows with quantity and price follow. */
      if (hasProducts(text, index + 1, end, columns)) {
        waiting = []
        group = []
        ofNext = new Set()
        last = line
        continue
      }
      isOver = true
      if (!rows.length) return rows
      break
    }
    const open = group.at(-1)
    /** Some tables print the amount of a row slightly lower than the rest. */
    if (open && amount && !open.values.has(amountName) && !row.values.has('quantity')) {
      open.values.set(amountName, amount)
      last = line
      open.lines.push(line.index)
      const more = describing(text, line, columns)
      if (more.length) open.description.push(...more)
      continue
    }
    if (isItem(text, row, amountName, waiting.length > 0)) {
      const above = textAbove(text, row, waiting, ofNext, columns)
      const texts = above.flatMap((other) => describing(text, other, columns))
      /** A code where the text would be is no description if that is above, or below. */
      const isOnlyCode =
        isCode(row.description) || (texts.length > 0 && !hasLetters(row.description))
      const own = isOnlyCode ? [] : row.description
      row.description = [...texts, ...own]
      rows.push(row)
      group.push(row)
      waiting = []
      last = line
      ofNext = linesOfNext(text, row, { end, columns, amountName })
    } else if (line.page === last.page) {
      const more = describing(text, line, columns)
      const own = group.at(-1)
      const reach = own?.description.length ? 0.9 : 1.8
      const isNear = line.top - last.bottom < reach * (line.bottom - line.top)
      const isOpen = own !== undefined && isNear && own.description.length < 40
      const isOfNext = ofNext.has(line) || beginsNext(text, line)
      /** `2  MATERIALS`: the number and the title of a section. */
      const isTitle = row.values.has('position') || (own && isAcross(line, own))
      const isOther = isTitle || startsBlock(text, line) || isPeriodLine(text, line)
      if (isOpen && !isOfNext && !amount && more.length && !isOther) {
        own.isDescribed ||= own.description.length > 0 && isDetail(more)
        if (!own.isDescribed) own.description.push(...more)
        last = line
      } else if (!startsBlock(text, line)) waiting.push(line)
    }
  }
  const found = withoutLeadCodes(rows.filter(({ values }) => values.has(amountName)))
  /** `Page 1 of 2`: a whole number below amounts with decimals. */
  const isWhole = ({ values }: Row) => !values.get(amountName)!.decimals
  return found.filter(isWhole).length < 0.3 * found.length
    ? found.filter((row) => !isWhole(row) || row.values.get(amountName)!.currency)
    : found
}

/** Numbers of articles above or before the texts, if most rows have one: `SKF-5219` above `Roller chain`. */
function withoutLeadCodes(rows: Row[]): Row[] {
  const restOf = ({ description: [first, ...others] }: Row, code: RegExp) => {
    const isAbove = others.length > 0 && others.every(({ top }) => top > first.bottom - 1)
    return isAbove && code.test(first.text) && hasLetters(others) ? others : null
  }
  const isMost =
    rows.filter((row) => restOf(row, /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,}$/)).length >= 0.6 * rows.length
  if (!isMost) return rows
  return rows.map((row) => ({
    ...row,
    description: restOf(row, /^(?=.*[\d-])[A-Z\d][A-Z\d./-]{3,}$/) ?? row.description,
  }))
}

function isItem(text: DocumentText, row: Row, amountName: ColumnName, hasTextAbove: boolean) {
  const { values, description, line } = row
  return (
    (values.has(amountName) || (values.has('quantity') && values.has('unitPrice'))) &&
    (description.length > 0 || values.size > 1 || hasTextAbove) &&
    !isTaxRow(row) &&
    (isPriced(row) ||
      !text.labels[line.index].some(
        ({ name, isLeading, from }) => name === 'otherAmount' && isLeading && from === 0
      ))
  )
}

/** The lines of text above a row that belong to it. */
function textAbove(
  text: DocumentText,
  { line, description }: Row,
  waiting: Line[],
  ofNext: Set<Line>,
  columns: TableColumn[]
): Line[] {
  const own = waiting.filter((other) => ofNext.has(other))
  if (own.length) return own
  const near: Line[] = []
  let below = line
  for (const other of waiting.toReversed()) {
    const isWrapped = below === line || isContinued(other, below)
    if (!isWrapped || below.top - other.bottom >= 1.2 * (line.bottom - line.top)) break
    if (near.length && isDetail(describing(text, other, columns))) break
    near.unshift(other)
    below = other
  }
  const marked = near.findLastIndex((other) => isMarked(other, columns))
  if (marked !== -1 && !isMarked(line, columns)) return near.slice(marked)
  if (!hasLetters(description)) return near
  return startsLow(description) ? near.slice(-1) : []
}

interface Table {
  end: number
  columns: TableColumn[]
  amountName: ColumnName
}

/**
 * Of the lines of text below a row, those that belong to the next row: from a line with a number of its own on, or, if
 * the next row has no text of its own or its text goes on, below the widest gap.
 */
function linesOfNext(text: DocumentText, row: Row, { end, columns, amountName }: Table): Set<Line> {
  const between: Line[] = []
  let next: Row | null = null
  for (const line of text.lines.slice(row.line.index + 1, end)) {
    if (line.page !== row.line.page || isSumLine(text, line, columns)) break
    const own = rowOf(text, line, columns)
    if (own.values.has(amountName)) {
      next = own
      break
    }
    between.push(line)
  }
  if (!next || !between.length) return new Set()
  const marked = between.findIndex((line) => isMarked(line, columns))
  const lines = [row.line, ...between, next.line]
  const isWhole = lines
    .slice(marked + 1, -1)
    .every((line, at) => isContinued(line, lines[marked + at + 2]))
  if (marked !== -1 && isWhole && !isMarked(next.line, columns))
    return new Set(between.slice(marked))
  const gaps = lines.slice(1).map((line, at) => line.top - lines[at].bottom)
  const widest = Math.max(...gaps)
  const at = gaps.indexOf(widest)
  const others = gaps.filter((_, own) => own !== at)
  const isClear = widest > 1.5 + Math.max(...others) && widest > 1.3 * Math.max(...others)
  const hasText = hasLetters(next.description)
  if (hasText && !startsLow(next.description)) return new Set()
  if (isClear) return new Set(between.slice(at))
  return hasText || !hasLetters(row.description) ? new Set() : new Set(between)
}

function hasLetters(words: Word[]): boolean {
  return words.some(({ text }) => /\p{L}{2}/u.test(text))
}

/** Whether two lines are as close as those of a paragraph. */
function isContinued(line: Line, next: Line): boolean {
  return next.top - line.bottom < 0.6 * (line.bottom - line.top)
}

/** Whether a line starts with a number left of the descriptions, as rows do. */
function isMarked(line: Line, columns: TableColumn[]): boolean {
  const description = columns.find(({ name }) => name === 'description')
  const [first, second] = line.words
  return (
    description !== undefined &&
    /\d/.test(first.text) &&
    first.right < description.left &&
    second !== undefined &&
    second.left > description.left - 3
  )
}

/** Whether rows with a quantity, a price and their product follow. */
function hasProducts(text: DocumentText, from: number, end: number, columns: TableColumn[]) {
  return text.lines.slice(from, end).some((line) => {
    const { values } = rowOf(text, line, columns)
    const [quantity, price] = [values.get('quantity'), values.get('unitPrice')]
    const amount = values.get('amount') ?? values.get('grossAmount')
    const discount = values.get('discount')
    if (!quantity || !price || !amount || !Number(amount.value)) return false
    return isProduct(quantity, price, amount) || isDiscounted(quantity, price, discount, amount)
  })
}

function isDiscounted(
  quantity: PrintedAmount,
  price: PrintedAmount,
  discount: PrintedAmount | undefined,
  amount: PrintedAmount
): boolean {
  if (!discount) return false
  const whole = Number(quantity.value) * Number(price.value)
  const less = whole * (1 - Math.abs(Number(discount.value)) / 100)
  return Math.abs(less - Number(amount.value)) < 0.011
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

/** `GTIN: 4012345001235`, `Serial no.: 17`, `BR-1024`: not a part of the name of an article. */
function isDetail(words: Word[]): boolean {
  const text = textOf(words)
  const isNumber =
    /^(?:[\p{L}/.-]+\s){0,3}(?:no|nr|n[°º]|code|number|num)\.?:?\s[A-Z-]*\d[\w./-]*/iu.test(text)
  return /^\p{L}[\p{L} ./-]{1,30}\s?:(\s|$)/u.test(text) || isNumber || isCode(words)
}

/** `4012345001235 (GTIN)`, `BR-1024`, `Art. no. W1460` */
function isCode(words: Word[]): boolean {
  const text = textOf(words)
  return (
    /^\W*\d{8,14}\W*(\(?\p{L}+\)?)?$|^[A-Z]{0,4}[-.]?\d{4,}[A-Z\d./-]*$/u.test(text) ||
    /** `order 38934, CMR 048835`, `for order 69635` */
    /^(\p{L}+\s[A-Z]{0,4}\d{3,}[\w/-]*,?\s?){2,}|^\p{L}[\p{Ll} .]{2,20}\s\d{5,}$/u.test(text) ||
    /^(art|item|r[eé]f|sku|ean|[ck][oó]d|serial|inde(?:ks|x))[\p{L}. /-]{0,14}[:#]?\s?[a-z]{0,4}[-.]?\d[a-z\d./-]{2,}$/iu.test(
      text
    )
  )
}

/** `20 %   217.40   43.48` below `VAT rate | Subtotal | VAT`: neither text nor quantity. */
function isTaxRow({ values, description }: Row): boolean {
  const hasText = description.some(({ text }) => /\p{L}{2}/u.test(text))
  return values.has('taxRate') && !hasText && !values.has('quantity') && !values.has('unitPrice')
}

/** `Rate 23 %   6588.27   1515.30` below the columns of a table: no product, but a tax at a rate. */
function isRateRow(text: DocumentText, { line, values }: Row): boolean {
  const [quantity, price] = [values.get('quantity'), values.get('unitPrice')]
  const amount = values.get('amount')
  if (!quantity || !price || !amount || quantity.decimals < 2) return false
  if (isProduct(quantity, price, amount)) return false
  const rate = text.amounts[line.index].find(({ isPercent }) => isPercent)
  const share = (Number(price.value) * Number(rate?.value ?? 0)) / 100
  return rate !== undefined && Math.abs(share - Number(quantity.value)) < 0.02
}

/** `Report and presentation` is not a carried-over sum if it has a quantity and a price. */
function isPriced({ values }: Row): boolean {
  return values.has('quantity') && values.has('unitPrice')
}

/** `VAT advice  2  40.00  80.00`: a row, although it starts with the label of a sum. */
function isProductRow({ values }: Row): boolean {
  const [quantity, price, amount] = [
    values.get('quantity'),
    values.get('unitPrice'),
    values.get('amount'),
  ]
  return Boolean(quantity && price && amount && isProduct(quantity, price, amount))
}

/** A sum with an unknown label: it has no quantity and price, but the rows above do and add up to it. */
function isSumOf(
  text: DocumentText,
  rows: Row[],
  { line, values }: Row,
  name: ColumnName,
  least = 2
): boolean {
  /** `Total of section 2` */
  const isNumbered = text.labels[line.index].some(({ name: own }) => sums.has(own))
  if (rows.length < (isNumbered ? 1 : least) || values.has('unitPrice')) return false
  if (values.has('quantity') && !isNumbered) return false
  if (!rows.every((row) => row.values.has('quantity') || row.values.has('unitPrice'))) return false
  const sum = rows.reduce((whole, row) => whole + Number(row.values.get(name)?.value ?? 0), 0)
  return Math.abs(sum - Number(values.get(name)!.value)) < 0.006
}

/** The labelled sum of a group that began on the page before. */
function isSumOfLast(text: DocumentText, rows: Row[], row: Row, name: ColumnName): boolean {
  const isLabelled = text.labels[row.line.index].some((label) => sums.has(label.name))
  return isLabelled && rows.some((_, from) => isSumOf(text, rows.slice(from), row, name))
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

const betweenDates = /^([-–—]|to|from|bis|vom|du|au|dal|al|del|tot|van|od|do|de|a)$/i

/** `1 May 2026 – 31 May 2026` below a text. */
function isPeriodLine({ dates }: DocumentText, { index, words }: Line): boolean {
  const ofDates = new Set(dates[index].flatMap((date) => date.words))
  return (
    ofDates.size > 0 && words.every((word) => ofDates.has(word) || betweenDates.test(word.text))
  )
}

/** The title of a section: a single text that starts left of the text of the row above. */
function isAcross({ cells }: Line, { description: [first] }: Row): boolean {
  const [{ left, right, text }] = cells
  const isOnly = cells.length === 1 && /^\p{L}{2}/u.test(text)
  return first !== undefined && isOnly && left < first.left - 10 && right > first.left
}

/** A line that begins with a label or has a number and a date, such as `Delivery note no. 17 of 1 May`. */
function startsBlock(text: DocumentText, line: Line): boolean {
  const hasNumber = /\d/.test(line.text)
  const isNumbered = /(^|\s)(n[°ºr]|no|num|núm|nº)\.?\s?[A-Z-]*\d/iu.test(line.text)
  if (isNumbered && text.dates[line.index].length && line.words.length < 9) return true
  /** `* Delivery note no. 17` */
  const start = /^[^\p{L}\d]$/u.test(line.words[0].text) ? 1 : 0
  return text.labels[line.index].some(
    ({ name, from, isCertain }) =>
      from === start &&
      isCertain &&
      (sums.has(name) || /Date$/.test(name) || (hasNumber && /Number$|^purchaseOrder$/.test(name)))
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
  /** `Fixed line ‖ Monthly quota ‖ 25.50`: a tax is labelled in the first cell. */
  const description = columns.find(({ name }) => name === 'description')
  const isTextFirst = description !== undefined && overlaps(line.cells[0], description)
  if (label.name === 'tax' && isTextFirst && !line.cells[0].words.includes(line.words[label.from]))
    return false
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
    /** `120 bags Cement`: wider than its heading. */
    const isFirst = amount.from === 0 && column === columns[0] && amount.left < column.left
    const isApart = isFirst || overlaps(countOf(line, amount), column)
    if (isWithinText(line, amount) && !isApart) continue
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
    const isOfUnit = columnFor(word, columns)?.name === 'unit'
    const isCurrency = currencyOf(word.text) && !isOfUnit && !isOfText(text, line, at)
    const isMark = /^[%€|]+$/.test(word.text) && !(open && word.text === '%')
    if (used.has(at) || aside.has(word) || isCurrency || isMark) return
    if (isInMargin(word, columns)) return
    const isBeforeNumber = used.has(at + 1) && !starts.has(line.words[at + 1])
    if (connectors.test(word.text) && isBeforeNumber) return
    const column = open ?? textColumnFor(word, columns)
    open = column?.name === 'description' ? column : null
    const quantity = row.values.get('quantity')
    const isUnit =
      quantity !== undefined &&
      /^\p{L}[^-\d]*\d?$/u.test(word.text) &&
      quantity.right < word.left &&
      ((column?.name === 'quantity' && !columns.some(({ name }) => name === 'unit')) ||
        isBesideQuantity(line, word, quantity, columns))
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

/** Text beside a table, such as an address in a margin. */
function isInMargin({ right }: Word, columns: TableColumn[]): boolean {
  const [first] = columns
  return first.name === 'description' && right < first.left - 12
}

/** `Metal stud framing, 10 ft`: not the currency of an amount. */
function isOfText(text: DocumentText, line: Line, at: number): boolean {
  const amount = text.amounts[line.index].find(({ from, to }) => to === at - 1 || from === at + 1)
  return amount !== undefined && amount.decimals < 2 && isWithinText(line, amount)
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
  if (!isSame || !description) return false
  const isAhead = cell.words.length === 2 && cell.right < description.left + 2
  return description.left < quantity.left || isAhead
}

/** Short cells to the left of the descriptions, below an unknown heading, such as codes. */
function wordsAside(line: Line, columns: TableColumn[]): Set<Word> {
  const description = columns.find(({ name }) => name === 'description')
  /** Narrow columns may be printed as close as words: `01.10 Excavation`. */
  if (description && isMarked(line, columns)) {
    const [first] = line.words
    return new Set(columns.some((column) => overlaps(first, column)) ? [] : [first])
  }
  const at = line.cells.findIndex(({ left }) => description && left > description.left - 4)
  if (!description || at < 1) return new Set()
  const before = line.cells.slice(0, at)
  const isShort = before.every(
    ({ words, right }) => words.length < 3 && right < description.left - 2
  )
  const isFree = ({ words }: Cell) =>
    !words.some((word) => columns.some((column) => overlaps(word, column)))
  return new Set(isShort ? before.filter(isFree).flatMap(({ words }) => words) : [])
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
  const own = rowOf(text, line, columns).description
  /** Numbers in a line of text are no quantities. */
  const column = columns.find(({ name }) => name === 'description')
  const isWhole =
    own.length > 0 &&
    (own[0] === line.words[0] || Math.abs(line.words[0].left - (column?.left ?? Infinity)) < 4) &&
    line.cells.length === 1 &&
    text.amounts[line.index].every((one) => isWithinText(line, one))
  const words = isWhole ? line.words : own
  if (!column || !words.length) return words
  const index = columns.indexOf(column)
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

/** `50 Stk`: a cell with a number and its unit. */
function countOf(line: Line, amount: PrintedAmount): { left: number; right: number } {
  const cell = line.cells.find(({ words }) => words[0] === amount.words[0])
  return cell && cell.words.length === amount.words.length + 1 ? cell : amount
}
