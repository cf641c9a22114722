import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  cellAt,
  isProduct,
  numeric,
  overlaps,
  range,
  startInTable,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'
import { withDecimalSigns } from '#app/invoices/reading/text/items/decimal_signs'
import { connectors, isWithinText, type Row } from '#app/invoices/reading/text/items/item_row'
import { cellWith, textOf, type Cell, type Line } from '#app/invoices/reading/pages/page_layout'
import type { Word } from '#app/invoices/reading/pages/page_words'
import {
  currencyOf,
  unsigned,
  type PrintedAmount,
} from '#app/invoices/reading/text/printed_amounts'

/** Whether a line starts with a number left of the descriptions, as rows do. */
export function isMarked(line: Line, columns: TableColumn[]): boolean {
  const description = columns.find(({ name }) => name === 'description')
  const [first, second] = line.words.slice(startInTable(line, columns))
  return (
    description !== undefined &&
    /\d/.test(first.text) &&
    first.right < description.left &&
    second !== undefined &&
    (second.left > description.left - 3 ||
      (/^\d{1,2}(\.\d{1,3})+\.?$/.test(first.text) && second.right > description.left))
  )
}

export function rowOf(text: DocumentText, line: Line, columns: TableColumn[]): Row {
  const row: Row = { line, lines: [line.index], values: new Map(), unit: [], description: [] }
  const used = new Set<number>()
  const dates = text.dates[line.index]
  for (const amount of text.amounts[line.index]) {
    if (dates.some(({ from, to }) => from <= amount.from && to >= amount.from)) continue
    const column = numberColumnFor(amount, columns)
    if (!column || !numeric.includes(column.name)) continue
    /** `120 bags Cement`: wider than its heading. */
    const isFirst = amount.from === 0 && column === columns[0] && amount.left < column.left
    const isApart = isFirst || overlaps(countOf(line, amount), column)
    if (isWithinText(line, amount) && !isApart) continue
    if (column.name === 'amount' && amount.isPercent) continue
    /** `0 % (1)`: a footnote. */
    if (row.values.has(column.name) && /^\(\d\)$/.test(amount.words[0].text)) continue
    const known = row.values.get(column.name)
    const isNearer = known && overlaps(amount, column) && !overlaps(known, column)
    /** If two numbers are below one heading, as in `5 x 12,00`, the amount is the one with decimals. */
    if (known && !isNearer && !(known.decimals < amount.decimals)) continue
    row.values.set(column.name, isAfterDash(line, amount, columns) ? unsigned(amount) : amount)
    for (const at of range(amount.from, amount.to)) used.add(at)
  }
  const aside = startsOutside(row, columns) ? new Set<Word>() : wordsAside(line, columns)
  const unit = unitAfterQuantity(row, columns)
  const starts = new Set(line.cells.map(({ words }) => words[0]))
  /** The column of the last word, while its cell continues: a description may extend into the next columns. */
  let open: TableColumn | null = null
  const numbers: Word[] = []
  line.words.forEach((word, at) => {
    if (starts.has(word) || used.has(at)) open = null
    const isOfUnit = columnFor(word, columns)?.name === 'unit'
    const isCurrency = currencyOf(word.text) && !isOfUnit && isOfAmount(text, line, at)
    const isMark = /^[%€|]+$/.test(word.text) && !(open && isPrinted(word))
    if (unit.includes(word)) {
      row.unit.push(word)
      return
    }
    if (used.has(at) || aside.has(word) || isCurrency || isMark) return
    const cell = line.cells[cellAt(line, at)]
    if (isInMargin(row, cell, word, columns)) return
    const isBeforeNumber = used.has(at + 1) && !starts.has(line.words[at + 1])
    if (connectors.test(word.text) && isBeforeNumber) return
    const column = open ?? textColumnFor(cell, word, columns)
    open = column?.name === 'description' ? column : null
    const quantity = row.values.get('quantity')
    const isBefore =
      quantity !== undefined &&
      cell.words.length === 2 &&
      cell.words[1] === quantity.words[0] &&
      !/^(ca|circa|approx|about|env|no|nr)\.?$/i.test(word.text)
    const isUnit =
      quantity !== undefined &&
      /^\p{L}[^-\d]*\d?$/u.test(word.text) &&
      (quantity.right <= word.left || isBefore) &&
      ((column?.name === 'quantity' && !columns.some(({ name }) => name === 'unit')) ||
        isBesideQuantity(line, word, quantity, columns))
    if (isUnit && connectors.test(word.text)) return
    const isPrice = text.amounts[line.index].some(
      (own) => own.from <= at && own.to >= at && own.decimals > 1
    )
    if ((column?.name === 'unit' || isUnit) && (isPrice || /^[-–—]$/.test(word.text))) return
    if (column?.name === 'unit' || isUnit) {
      row.unit.push(word)
    } else if (
      !column ||
      column.name === 'description' ||
      isText(column, columns) ||
      isLoose(word, quantity, columns)
    ) {
      row.description.push(word)
    } else if (column.name === 'itemNumber') numbers.push(word)
  })
  /** The only text of a row is not the number of an article. */
  const isNamed = /^\p{Lu}.*\p{L}{3}/u.test(textOf(numbers)) && row.values.has('amount')
  const own = row.description.length || !isNamed ? row : { ...row, description: numbers }
  return withDecimalSigns(withSplitPrice(withOneUnit(own)))
}

/** `805 KGS | 232.00 | KGS`, `6 | PKT | 4.320 KGS`: the unit of the quantity, not that of the price or the weight. */
function withOneUnit(row: Row): Row {
  const first = row.unit[0] && cellWith(row.line, row.unit[0])
  return first ? { ...row, unit: row.unit.filter((word) => first.words.includes(word)) } : row
}

/** `2 119,29`: a quantity and a price that are printed as close as thousands, if their product is the amount. */
function withSplitPrice(row: Row): Row {
  const { values } = row
  const [price, amount] = [values.get('unitPrice'), values.get('amount')]
  if (values.has('quantity') || !amount || price?.words.length !== 2) return row
  const [first, last] = price.words
  const parts = [price.value.slice(0, first.text.length), price.value.slice(first.text.length)]
  const quantity = {
    ...{ ...price, value: parts[0], decimals: 0, words: [first] },
    ...{ to: price.from, right: first.right },
  }
  const rest = { ...price, value: parts[1], words: [last], from: price.to, left: last.left }
  if (!isProduct(quantity, rest, amount)) return row
  return { ...row, values: new Map([...values, ['quantity', quantity], ['unitPrice', rest]]) }
}

/** `‖ – ‖ 1,301.15`: a dash for no discount, not the sign of the next number. */
function isAfterDash(line: Line, { from }: PrintedAmount, columns: TableColumn[]): boolean {
  const before = line.words[from - 1]
  return (
    before !== undefined &&
    /^[-–—]$/.test(before.text) &&
    columns.some((column) => column.name === 'discount' && overlaps(before, column))
  )
}

/** Text beside a table, such as an address in a margin. */
function isInMargin(row: Row, cell: Cell, { right }: Word, columns: TableColumn[]): boolean {
  const [first] = columns
  const isLeft = first.name === 'description' && right < first.left - 12
  return isLeft && !overlaps(cell, first) && !startsOutside(row, columns)
}

/** A row whose only text is left of the first heading, which is centred above its column. */
function startsOutside({ line, values }: Row, [first]: TableColumn[]): boolean {
  const [start] = line.cells
  return (
    first.name === 'description' &&
    values.size > 0 &&
    /^\p{L}{3}/u.test(start.text) &&
    !line.cells.some((cell) => overlaps(cell, first))
  )
}

/** In a text, a percent sign or a bar that is not a ruling line of a picture. */
function isPrinted({ text, certainty }: Word): boolean {
  return text === '%' || (text === '|' && certainty === 1)
}

/** Beside an amount, or alone in its cell; not in `Metal stud framing, 10 ft` or `Euro pallet`. */
function isOfAmount(text: DocumentText, line: Line, at: number): boolean {
  const amount = text.amounts[line.index].find(({ from, to }) => to === at - 1 || from === at + 1)
  if (amount) return amount.decimals > 1 || !isWithinText(line, amount)
  const cell = cellWith(line, line.words[at])
  return !cell?.words.some((word) => /\p{L}{3}/u.test(word.text) && !currencyOf(word.text))
}

/** `16 Stück` in one cell, right of the descriptions: the word is the unit. */
function isBesideQuantity(
  line: Line,
  word: Word,
  quantity: PrintedAmount,
  columns: TableColumn[]
): boolean {
  const description = columns.find(({ name }) => name === 'description')
  const cell = cellWith(line, word)
  const isSame = cell?.words[0] === quantity.words[0] && cell.words.length < 4
  if (!isSame || !description) return false
  const isAhead = cell.words.length === 2 && cell.right < description.left + 2
  return description.left < quantity.left || isAhead
}

/** `14 ‖ pcs ‖ Poster`, `14 ‖ pcs ‖ 22.70`: a word after the quantity, below no heading of a text. */
function unitAfterQuantity({ line, values }: Row, columns: TableColumn[]): Word[] {
  const last = values.get('quantity')?.words.at(-1)
  const at = last ? line.cells.findIndex(({ words }) => words.at(-1) === last) : -1
  const next = at === -1 ? undefined : line.cells[at + 1]
  if (!next || columns.some(({ name }) => name === 'unit')) return []
  const isBelowText = columns.some(
    (column) => !numeric.includes(column.name) && overlaps(next, column)
  )
  return !isBelowText && /^\p{L}[\p{L}.]{0,9}[²³]?$/u.test(next.text) ? next.words : []
}

/** Short cells to the left of the descriptions, below an unknown heading, such as codes. */
function wordsAside(line: Line, columns: TableColumn[]): Set<Word> {
  const description = columns.find(({ name }) => name === 'description')
  /** Narrow columns may be printed as close as words: `01.10 Excavation`. */
  if (description && isMarked(line, columns)) {
    const first = line.words[startInTable(line, columns)]
    return new Set(columns.some((column) => overlaps(first, column)) ? [] : [first])
  }
  const at = line.cells.findIndex(({ left }) => description && left > description.left - 4)
  if (!description || at < 1) return new Set()
  const before = line.cells.slice(0, at)
  const isShort = before.every(
    ({ words, right }) => words.length < 3 && right < description.left - 2
  )
  /** `2x` is the quantity. */
  const isFree = ({ words, text }: Cell) =>
    !/^\d{1,3}x$/i.test(text) &&
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

export function describing(text: DocumentText, line: Line, columns: TableColumn[]): Word[] {
  const own = rowOf(text, line, columns).description
  /** Numbers in a line of text are not quantities. */
  const column = columns.find(({ name }) => name === 'description')
  const isWhole =
    own.length > 0 &&
    (own[0] === line.words[0] || Math.abs(line.words[0].left - (column?.left ?? Infinity)) < 4) &&
    line.cells.length === 1 &&
    text.amounts[line.index].every((one) => isWithinText(line, one) || isMeasure(line, one))
  const words = isWhole ? line.words : own
  /** A ruling line of characters. */
  if (!/[\p{L}\d]/u.test(textOf(words))) return []
  if (!column) return words
  const index = columns.indexOf(column)
  const limit = columns[index + 1]?.left ?? Infinity
  const start = columns[index - 1]?.right ?? -Infinity
  const right = isWhole ? words.at(-1)!.right : words[0].right
  return words[0].left < limit && right > start ? words : []
}

/** `20 kg` alone in its line, the rest of a text. */
function isMeasure({ words }: Line, { to }: PrintedAmount): boolean {
  return words.length === to + 2 && /^\p{L}{1,3}$/u.test(words[to + 1].text)
}

/**
 * Text starts at its column and may extend into the next; text outside of columns belongs to the last one, except that of a
 * cell below an unknown heading.
 */
function textColumnFor(cell: Cell, word: Word, columns: TableColumn[]): TableColumn | null {
  const touched = columnFor(word, columns)
  const [ofCell, ...others] = columns.filter((column) => overlaps(cell, column))
  const isOther = ofCell?.name === 'otherColumn' && !others.length
  const own = touched && overlaps(word, touched) ? touched : isOther ? ofCell : undefined
  const last = columns.findLast(({ left }) => left <= word.left + 2)
  const column = own ?? (last && !numeric.includes(last.name) ? last : columnFor(word, columns))
  if (!column || !startsBefore(cell, word, column)) return column
  const next = columns[columns.indexOf(column) + 1]
  const hasText = next && cell.line.cells.some((other) => other !== cell && overlaps(other, next))
  return next?.name === 'description' && !hasText ? next : column
}

/** Whether a word belongs to a text that begins left of its heading, which is centred above it; a code is one word. */
function startsBefore({ words }: Cell, word: Word, { name, right }: TableColumn): boolean {
  if (name === 'itemNumber') return word.left > right - 4 && /\p{L}/u.test(word.text)
  const texts = words.filter(({ text }) => /^[^\d]*\p{L}{2}[^\d]*$/u.test(text))
  return name === 'position' && texts.length > 1 && texts.includes(word)
}

/** A number between the headings of quantity and unit is a quantity. */
function numberColumnFor(amount: PrintedAmount, columns: TableColumn[]): TableColumn | null {
  const column = columnFor(amount, columns)
  if (column?.name !== 'unit' || amount.right >= column.left + 2) return column
  const before = columns[columns.indexOf(column) - 1]
  return before?.name === 'quantity' ? before : column
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
