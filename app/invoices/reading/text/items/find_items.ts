import type { LabelName } from '#app/invoices/reading/phrases'
import { printed, type DocumentText } from '#app/invoices/reading/text/document_text'
import type { LineItem } from '#app/invoices/reading/invoice_reading'
import { withCentredTexts } from '#app/invoices/reading/text/items/centred_texts'
import { headingsOf } from '#app/invoices/reading/text/items/find_headings'
import { cellAt, range, type Heading } from '#app/invoices/reading/text/items/table_columns'
import { guessHeadings } from '#app/invoices/reading/text/items/guess_heading'
import {
  withoutCountsAsUnits,
  withPricesOfOne,
} from '#app/invoices/reading/text/items/prices_of_one'
import { isSameSum, sumOfRows, type Row } from '#app/invoices/reading/text/items/item_row'
import { rowsByArithmetic, rowsToSum } from '#app/invoices/reading/text/items/rows_without_headings'
import { isDiscounted, isPriced } from '#app/invoices/reading/text/items/row_sums'
import {
  withCountFirst,
  withCountLines,
  withoutLeadCodes,
} from '#app/invoices/reading/text/items/row_texts'
import {
  withUnreadQuantities,
  withUnreadRates,
} from '#app/invoices/reading/text/items/unread_values'
import { rowsUnder } from '#app/invoices/reading/text/items/table_rows'
import { highestRate } from '#app/invoices/reading/text/amounts_fit'
import { textOf } from '#app/invoices/reading/pages/page_layout'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import {
  withCodes,
  withRateOfHeading,
  withRatesBeside,
  withRatesOfSections,
  withZeroRates,
} from '#app/invoices/reading/text/items/rates_of_rows'

export interface FoundItems {
  items: LineItem[]
  /** Heading lines, whose words are not labels of totals. */
  headings: Set<number>
  /** Lines of items, whose amounts are not totals. */
  rows: Set<number>
  /** These, and lines between them, whose numbers and dates are not those of the document. */
  table: Set<number>
}

/**
 * Finds the items of an invoice: rows below headings; without headings, lines in which quantity times price
 * equals an amount.
 */
export function findItems(text: DocumentText): FoundItems {
  const headings = headingsOf(text)
  const found = bestRows(
    text,
    withoutGroups(text, withoutSumRow(text, rowsUnderAll(text, headings)))
  )
  const summed = withRatesBeside(text, rowsToSum(text, found, headings))
  const all = withoutLeadCodes(
    withCountFirst(withCountLines(text, withoutTaxes(text, withoutWithheld(text, summed))))
  )
  const known = withoutCopy(text, lastOfTables(text, headings, all))
  const ofHeadings = withRateOfHeading(text, headings, withCodes(text, known))
  const rated = withRatesOfSections(text, withZeroRates(headings, ofHeadings))
  const priced = withPricesOfOne(text, headings, withUnreadRates(text, rated))
  const rows = withUnreadQuantities(headings, withoutCountsAsUnits(priced))
  const lines = new Set(all.flatMap((row) => row.lines))
  return {
    items: rows.map((row) => itemOf(text, row, lines, unitsOf(rows))),
    headings: new Set(headings.flatMap((heading) => linesOf(text, heading))),
    rows: lines,
    table: linesOfTable(text, all),
  }
}

/** The most lines between two rows. */
const mostBetween = 4

/** The lines of rows, and those between two with quantity and price, unless they are beside the table. */
function linesOfTable({ lines }: DocumentText, rows: Row[]): Set<number> {
  const between = rows.flatMap((row, at) => {
    const next = rows[at + 1]
    const [last, first] = [row.line.index, next?.line.index ?? Infinity]
    const isNear = first - last <= mostBetween + 1 && lines[first].page === lines[last].page
    if (!isNear || !isPriced(row) || !isPriced(next)) return []
    const { left, right } = edgesOf(row)
    return range(last + 1, first - 1).filter((index) =>
      lines[index].words.some((word) => word.right > left && word.left < right)
    )
  })
  return new Set([...rows.flatMap((row) => row.lines), ...between])
}

/** The edges of the text and the values of a row, without what is beside the table. */
function edgesOf({ description, values }: Row): { left: number; right: number } {
  const words = [...description, ...[...values.values()].flatMap((value) => value.words)]
  return {
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
  }
}

/** The lines of a heading, except those with mostly other words, such as a name beside it. */
function linesOf({ lines, columns }: DocumentText, { first, last }: Heading): number[] {
  return range(first, last).filter((index) => {
    const known = new Set(columns[index].flatMap(({ from, to }) => range(from, to)))
    return known.size >= 0.5 * lines[index].words.length
  })
}

/** The rows below headings; those with products if there are none, or if only these add up to a printed sum. */
function bestRows(text: DocumentText, found: Row[]): Row[] {
  if (found.length && isSummed(text, found)) return found
  const others = rowsWithProducts(text)
  const isBetter = others.length > found.length && isSummed(text, others)
  return !found.length || isBetter ? others : found
}

/** `Fixed line  33.05` above its lines of 28.93 and 4.12: titles with sums, if only the other rows add up to a printed sum. */
function withoutGroups(text: DocumentText, rows: Row[]): Row[] {
  if (rows.length < 3 || isSummed(text, rows)) return rows
  const others: Row[] = []
  for (let at = 0; at < rows.length; at++) {
    const end = endOfGroup(rows, at)
    others.push(...(end ? rows.slice(at + 1, end) : [rows[at]]))
    if (end) at = end - 1
  }
  return others.length < rows.length && isSummed(text, others) ? others : rows
}

/** The fewest rows above a line with their sum and a text of its own. */
const leastSummed = 3

/**
 * `Deliveries  154.50` right of the descriptions, the sum of the rows above it: it and the charges below it, which start at
 * the same place, are not rows.
 */
function withoutSums(text: DocumentText, rows: Row[]): Row[] {
  const leftOf = (row: Row) => Math.round(row.description[0]?.left ?? 0)
  const first = leftOf(rows[0])
  const end = rows.findIndex(
    (row, at) =>
      at >= leastSummed &&
      !row.values.has('quantity') &&
      leftOf(row) > first + 50 &&
      isSameSum(sumOfRows(rows.slice(0, at)), Number(row.values.get('amount')?.value))
  )
  const isBlock = end > 0 && rows.slice(end).every((row) => leftOf(row) === leftOf(rows[end]))
  return isBlock && !isSummed(text, rows) ? rows.slice(0, end) : rows
}

/** Without a last row that has only amounts, the sum of the others. */
function withoutSumRow(text: DocumentText, found: Row[]): Row[] {
  const rows = found.length ? withoutSums(text, found) : found
  const [last, others] = [rows.at(-1), rows.slice(0, -1)]
  if (!last || !others.length || isPriced(last) || last.description.length) return rows
  const isSum = isSameSum(sumOfRows(others), Number(last.values.get('amount')?.value))
  return isSum && !last.values.has('quantity') ? others : rows
}

/** The end of the rows that add up to the amount of the row above them, which has no quantity and price. */
function endOfGroup(rows: Row[], at: number): number | null {
  const { values } = rows[at]
  if (values.has('quantity') || values.has('unitPrice')) return null
  const wanted = Number(values.get('amount')?.value)
  let sum = 0
  for (let end = at + 1; end < rows.length; end++) {
    sum += sumOfRows([rows[end]])
    if (isSameSum(sum, wanted)) return end + 1
  }
  return null
}

/**
 * `Before`, `After` and `Difference` of a corrected invoice: the last of several tables, if its rows are in those before it,
 * too, and only they add up to a printed sum.
 */
function lastOfTables(text: DocumentText, headings: Heading[], rows: Row[]): Row[] {
  const start = headings.at(-1)?.last ?? 0
  const [last, others] = [true, false].map((isLast) =>
    rows.filter(({ line }) => line.index > start === isLast)
  )
  const texts = new Set(others.map(({ description }) => textOf(description)))
  const isDifference =
    last.length > 0 &&
    last.every(({ description }) => texts.has(textOf(description))) &&
    printsSum(text, last, rows, 0) &&
    !isSummed(text, rows)
  return isDifference ? last : rows
}

/** A document that is printed twice, as original and copy: the first rows, if only these add up to a printed sum. */
function withoutCopy(text: DocumentText, rows: Row[]): Row[] {
  const first = rows.slice(0, rows.length / 2)
  const isCopy =
    rows.length === 2 * first.length &&
    first.every(({ line }, at) => {
      const other = rows[first.length + at].line
      return other.text === line.text && other.page > line.page
    })
  const isOnce = printsSum(text, first, rows, 0.005 * first.length)
  return isCopy && isOnce && !isSummed(text, rows) ? first : rows
}

/** Whether the amounts of rows add up to an amount of another line. */
function isSummed(text: DocumentText, rows: Row[]): boolean {
  return printsSum(text, rows, rows, 0)
}

/** Whether the sum of rows, which may be rounded, is an amount of another line than those of `all`. */
function printsSum(text: DocumentText, rows: Row[], all: Row[], rounding: number): boolean {
  const sum = sumOfRows(rows)
  const own = new Set(all.flatMap(({ lines }) => lines))
  return text.amounts.some(
    (amounts, line) =>
      !own.has(line) &&
      amounts.some(
        ({ value, decimals }) => decimals > 1 && Math.abs(Number(value) - sum) < 0.006 + rounding
      )
  )
}

/** Withheld tax with a minus, such as `Retención IRPF 7%: -62,72 €`, is not a line item. */
function withoutWithheld(text: DocumentText, rows: Row[]): Row[] {
  const others = rows.filter(
    (row) =>
      Number(row.values.get('amount')?.value) >= 0 || !hasLabelInText(text, row, ['withheld'])
  )
  return others.length ? others : rows
}

/** Whether one of these labels is in the cell that the text of a row starts with. */
function hasLabelInText({ labels }: DocumentText, { line, description }: Row, names: LabelName[]) {
  return labels[line.index].some(
    ({ name, from }) =>
      names.includes(name) && line.cells[cellAt(line, from)].words.includes(description[0])
  )
}

/**
 * Taxes and payments in a table are not lines if the others add up to a net amount or a total. Nor are rows without quantity and
 * price below those with both, such as `Parts  120.00` beside a text, if only those above do.
 */
function withoutTaxes(text: DocumentText, rows: Row[]): Row[] {
  const others = rows.filter(
    (row) => row.values.has('quantity') || !hasLabelInText(text, row, ['tax', 'prepaid'])
  )
  const isWhole = addUpTo(text, others, 'subtotal') || addUpTo(text, others, 'total')
  if (others.length < rows.length && isWhole) return others
  const products = rows.slice(0, rows.findLastIndex(isPriced) + 1)
  const isNet = (own: Row[]) => addUpTo(text, own, 'subtotal')
  const isBelow = products.length < rows.length && isNet(products) && !isNet(rows)
  return isBelow ? products : rows
}

/** Whether the amounts of rows add up to an amount with this label. */
function addUpTo(text: DocumentText, rows: Row[], label: LabelName): boolean {
  const sum = sumOfRows(rows)
  return (
    rows.length > 0 &&
    text.labels
      .flat()
      .filter(({ name }) => name === label)
      .some(({ line }) =>
        text.amounts[line.index].some(({ value }) => isSameSum(Number(value), sum))
      )
  )
}

function rowsUnderAll(text: DocumentText, headings: Heading[]): Row[] {
  const found: Row[] = []
  for (const [at, heading] of headings.entries()) {
    const end = endOf(text, heading, headings[at + 1])
    const own = withCentredTexts(text, heading, rowsUnder(text, heading, end, [...found]))
    const isOther = found.length > 0 && isOfPayments(text, heading)
    const isOfTaxes = repeatsSum(found, own) || (found.some(isPriced) && own.every(hasOnlyAmounts))
    if (isOther || isOfTaxes) continue
    if (isSummaryOf(found, own)) found.length = 0
    found.push(...own)
  }
  return found
}

/** A row without text or quantity, as in the tax summary `HSN | CGST | SGST | Total tax`. */
function hasOnlyAmounts({ values, description }: Row): boolean {
  return !values.has('quantity') && !/\p{L}/u.test(textOf(description))
}

/** `Transaction date ‖ Gateway ‖ Amount` below the lines. */
function isOfPayments({ lines }: DocumentText, { first, last }: Heading): boolean {
  return range(first, last).some((index) =>
    lines[index].cells.some((cell) =>
      /^(transa[ck]|zahlungs|payment|paiement|pago|pagament|betaling|platnosc)/.test(
        plainLetters(cell.text)
      )
    )
  )
}

/** `Code | Rate | Charges | VAT` below the lines: a table of their sums by rate. */
function repeatsSum(before: Row[], rows: Row[]): boolean {
  return before.length > 1 && !rows.some(isPriced) && isSameSum(sumOfRows(before), sumOfRows(rows))
}

/** `Monthly charges  75.62`: rows without quantity and price, whose lines with both add up to the same below another heading. */
function isSummaryOf(before: Row[], rows: Row[]): boolean {
  if (before.some(isPriced) || !rows.some(isPriced)) return false
  return (['amount', 'unitPrice'] as const).some((name) =>
    isSameSum(sumOfRows(before, name), sumOfRows(rows))
  )
}

/** Rows in the columns of products, or single lines with a product where these are more. */
function rowsWithProducts(text: DocumentText): Row[] {
  const inColumns = rowsUnderAll(text, guessHeadings(text))
  const alone = rowsByArithmetic(text)
  return inColumns.length && inColumns.length >= alone.length ? inColumns : alone
}

/** The start of the next heading, or of a page that repeats it, where the lines above are not rows. */
function endOf(text: DocumentText, heading: Heading, next: Heading | undefined): number {
  if (!next) return text.lines.length
  const { page } = text.lines[next.first]
  if (page === text.lines[heading.last].page) return next.first
  return text.lines.findIndex((line) => line.page === page)
}

/** Of a quantity that follows from price and amount. */
const unreadConfidence = 0.8

/** Of a description and a unit, and of those that are most likely whole. */
const textConfidence = { description: 0.75, unit: 0.7, whole: 0.92 }

/** The units that several rows have. */
function unitsOf(rows: Row[]): Set<string> {
  const units = rows.map(({ unit }) => textOf(unit)).filter(Boolean)
  return new Set(units.filter((unit, at) => units.indexOf(unit) !== at))
}

/** Whether a description is in one line, without numbers of other columns at its end or further text directly below. */
function isWholeText({ lines }: DocumentText, row: Row, ofRows: Set<number>): boolean {
  const { line, description } = row
  const [first, last] = [description[0], description.at(-1)]
  if (!first || !last || !description.every((word) => line.words.includes(word))) return false
  if (/(\s\d+){2}$/.test(textOf(description))) return false
  const below = lines[line.index + 1]
  const isNear =
    below?.page === line.page && below.top - line.bottom < 1.2 * (line.bottom - line.top)
  return (
    !isNear ||
    ofRows.has(below.index) ||
    !below.words.some((word) => word.left < last.right && word.right > first.left)
  )
}

function itemOf(text: DocumentText, row: Row, ofRows: Set<number>, units: Set<string>): LineItem {
  const quantity = row.values.get('quantity')
  const price = row.values.get('unitPrice')
  const amount = row.values.get('amount')
  const isProductRounded =
    quantity &&
    price &&
    amount &&
    Math.abs(Number(quantity.value) * Number(price.value) - Number(amount.value)) <
      0.011 + 0.005 * Math.abs(Number(quantity.value))
  const isLess =
    quantity && price && amount && isDiscounted(quantity, price, row.values.get('discount'), amount)
  const isSure = Boolean(isProductRounded || isLess)
  const sure = isSure ? 0.95 : 0.72
  const read = (value: PrintedAmount | undefined, confidence = sure) =>
    value ? printed(text, value.value, value.words, confidence) : null
  const description = textOf(row.description)
  const rate = row.values.get('taxRate')
  return {
    description: description
      ? printed(
          text,
          description,
          row.description,
          isSure && isWholeText(text, row, ofRows)
            ? textConfidence.whole
            : textConfidence.description
        )
      : null,
    quantity: read(quantity, quantity?.words.length ? sure : unreadConfidence),
    unit: row.unit.length
      ? printed(
          text,
          textOf(row.unit),
          row.unit,
          isSure && units.has(textOf(row.unit)) ? textConfidence.whole : textConfidence.unit
        )
      : null,
    unitPrice: read(price),
    taxRate: rate && isRate(text, rate) ? read(rate, rate.isPercent || isSure ? 0.92 : 0.75) : null,
    amount: read(amount),
  }
}

/** A number below 4 is more likely a code if only higher rates are printed with a percent sign. */
function isRate(text: DocumentText, { value, isPercent, decimals }: PrintedAmount): boolean {
  const rate = Number(value)
  if (isPercent || decimals > 0 || rate === 0 || rate >= 4) return rate <= highestRate
  const percents = text.amounts.flat().filter((one) => one.isPercent)
  return !percents.length || percents.some((one) => Number(one.value) === rate)
}
