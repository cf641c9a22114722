import { type ColumnName, type LabelName, sumLabels } from '#app/invoices/reading/phrases'
import { isNear, isTaxAt } from '#app/invoices/reading/text/amounts_fit'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  cellAt,
  isProduct,
  overlaps,
  startInTable,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'
import {
  isSameSum,
  productOf,
  startOf,
  startsWithSum,
  sumOfRows,
  type Row,
} from '#app/invoices/reading/text/items/item_row'
import { rowOf } from '#app/invoices/reading/text/items/row_words'
import { plainLetters } from '#app/invoices/reading/printed_text'
import type { Cell, Line } from '#app/invoices/reading/pages/page_layout'
import { currencyOf, type PrintedAmount } from '#app/invoices/reading/text/printed_amounts'

/** Whether rows with a quantity, a price and their product follow. */
export function hasProducts(text: DocumentText, from: number, end: number, columns: TableColumn[]) {
  return text.lines.slice(from, end).some((line) => {
    const { values } = rowOf(text, line, columns)
    const [quantity, price] = [values.get('quantity'), values.get('unitPrice')]
    const amount = values.get('amount') ?? values.get('grossAmount')
    const discount = values.get('discount')
    if (!quantity || !price || !amount || !Number(amount.value)) return false
    return isProduct(quantity, price, amount) || isDiscounted(quantity, price, discount, amount)
  })
}

/** Whether one of the next lines, before any sum, is a row with a text, a quantity and an amount. */
export function hasCounted(text: DocumentText, from: number, end: number, columns: TableColumn[]) {
  return nextHas(text, from, end, columns, ({ values }) => {
    const quantity = values.get('quantity')
    return quantity !== undefined && !quantity.isPercent
  })
}

/** Whether the next row, before any sum, has a rate in percent, or a title above it, and an amount. */
export function hasSection(text: DocumentText, from: number, end: number, columns: TableColumn[]) {
  const isUnlabelled = ({ index }: Line) =>
    !text.labels[index].some(({ isLeading, isCertain }) => isLeading && isCertain)
  const [title] = text.lines.slice(from, end)
  const isTitled =
    title?.cells.length === 1 &&
    columns.some((column) => overlaps(title.cells[0], column)) &&
    /\p{L}{3}/u.test(title.text) &&
    !text.amounts[title.index].length &&
    isUnlabelled(title)
  return nextHas(
    text,
    from,
    end,
    columns,
    ({ values, line }) =>
      (isTitled && isUnlabelled(line)) || values.get('taxRate')?.isPercent === true
  )
}

function nextHas(
  text: DocumentText,
  from: number,
  end: number,
  columns: TableColumn[],
  fits: (row: Row) => boolean
): boolean {
  for (const line of text.lines.slice(from, Math.min(end, from + 4))) {
    if (isSumLine(text, line, columns) || isTotalsHeading(text, line)) return false
    const row = rowOf(text, line, columns)
    const hasText = row.description.some(({ text: word }) => /\p{L}{3}/u.test(word))
    if (row.values.get('amount')?.decimals === 2 && hasText && fits(row)) return true
  }
  return false
}

/** `Total electricity  961.73`: the labelled sum of a group of rows, which may have no quantity and price. */
export function isSumOfGroup(
  text: DocumentText,
  group: Row[],
  row: Row,
  name: ColumnName
): boolean {
  return (
    group.length > (group[0]?.values.has('taxRate') ? 0 : 1) &&
    startsWithSum(text, row.line) &&
    isSameSum(sumOfRows(group, name), sumOfRows([row], name))
  )
}

/** Whether a quantity at this price, less a discount in percent, is this amount. */
export function isDiscounted(
  quantity: PrintedAmount,
  price: PrintedAmount,
  discount: PrintedAmount | undefined,
  amount: PrintedAmount
): boolean {
  if (!discount) return false
  const whole = Number(quantity.value) * Number(price.value)
  const less = whole * (1 - Math.abs(Number(discount.value)) / 100)
  return isNear(less, Number(amount.value))
}

/** `20 %   217.40   43.48` below `VAT rate | Subtotal | VAT`: neither text nor quantity. */
export function isTaxRow({ values, description }: Row): boolean {
  const hasText = description.some(({ text }) => /\p{L}{2}/u.test(text))
  return values.has('taxRate') && !hasText && !values.has('quantity') && !values.has('unitPrice')
}

/** `Rate 23 %   6588.27   1515.30` below the columns of a table: no product, but a tax at a rate. */
export function isRateRow(text: DocumentText, row: Row): boolean {
  const [quantity, price, amount] = productOf(row)
  if (!quantity || !price || !amount || quantity.decimals < 2) return false
  if (isProduct(quantity, price, amount)) return false
  const rate = text.amounts[row.line.index].find(({ isPercent }) => isPercent)
  const share = (Number(price.value) * Number(rate?.value ?? 0)) / 100
  return rate !== undefined && Math.abs(share - Number(quantity.value)) < 0.02
}

/** `Report and presentation` is not a carried-over sum if it has a quantity and a price. */
export function isPriced({ values }: Row): boolean {
  return values.has('quantity') && values.has('unitPrice')
}

/** `VAT advice  2  40.00  80.00`: a row, although it starts with the label of a sum. */
export function isProductRow(row: Row): boolean {
  const [quantity, price, amount] = productOf(row)
  if (!quantity || !price || !amount) return false
  const discount = row.values.get('discount')
  return isProduct(quantity, price, amount) || isDiscounted(quantity, price, discount, amount)
}

/**
 * A sum with an unknown label: it has no quantity and price, but the rows above do and add up to it. A labelled one may
 * have a number in its text, such as `Total of section 2`, or a single row above.
 */
export function isSumOf(
  text: DocumentText,
  rows: Row[],
  row: Row,
  name: ColumnName,
  least = 2
): boolean {
  const isLabelled = hasSumLabel(text, row) || hasSumOfQuantities(text, rows, row)
  if (rows.length < (isLabelled ? 1 : least) || row.values.has('unitPrice')) return false
  if (row.values.has('quantity') && !isLabelled) return false
  if (!rows.every(({ values }) => values.has('quantity') || values.has('unitPrice'))) return false
  return isSameSum(sumOfRows(rows, name), sumOfRows([row], name))
}

/** `Total time  31.75  6,758.39`: the quantities are added, too. */
function hasSumOfQuantities(text: DocumentText, rows: Row[], row: Row): boolean {
  return (
    (rows.length > 1 || startsWithSum(text, row.line)) &&
    row.values.has('quantity') &&
    isSameSum(sumOfRows(rows, 'quantity'), sumOfRows([row], 'quantity'))
  )
}

/** Whether the first text of a row has the label of a sum, and the quantity, if any, is a number of this text. */
function hasSumLabel(text: DocumentText, { line, values }: Row): boolean {
  const cell = line.cells.find((own) => /\p{L}{2}/u.test(own.text))
  const label = text.labels[line.index].find(
    (own) => sumLabels.has(own.name) && cell?.words.includes(line.words[own.from])
  )
  const quantity = values.get('quantity')
  return (
    label !== undefined &&
    (!quantity || (quantity.from > label.to && cell!.words.includes(quantity.words[0])))
  )
}

/** The labelled sum of a group that began on the page before. */
export function isSumOfLast(text: DocumentText, rows: Row[], row: Row, name: ColumnName): boolean {
  if (row.values.has('unitPrice') || !hasSumLabel(text, row)) return false
  const wanted = sumOfRows([row], name)
  let sum = 0
  for (const one of rows.toReversed()) {
    if (!one.values.has('quantity') && !one.values.has('unitPrice')) return false
    sum += sumOfRows([one], name)
    if (isSameSum(sum, wanted)) return true
  }
  return false
}

/** `Rate | Net | VAT | Gross` above the sums of a document, also with a sum to the right of it. */
export function isTotalsHeading(text: DocumentText, line: Line): boolean {
  const labels = text.labels[line.index].filter(
    ({ name, isLeading }) => isLeading && sumLabels.has(name)
  )
  const cells = new Set(labels.map(({ from }) => cellAt(line, from)))
  const amount = text.amounts[line.index].find(({ decimals }) => decimals === 2)
  if (!amount) return cells.size >= 2 && line.cells.length > 2
  /** The sum is in the cell of its label, or right of it. */
  const own = cellAt(line, amount.from)
  const ahead = cells.has(own) ? own : own - 1
  return [...cells].filter((cell) => cell < ahead).length > 2
}

const namesOfTax = /\b(vat|iva|tva|btw|mwst|ust|gst)\b/

/** Whether a rate and the tax that it gives are the first amounts below a line: `20 %   101.46   20.29   121.75`, `2   VAT 20 %   101.46   20.29`. */
export function isAboveTaxes(text: DocumentText, heading: number): boolean {
  const below = text.lines
    .slice(heading + 1, heading + 3)
    .find(({ index }) => text.amounts[index].some(({ decimals }) => decimals === 2))
  if (!below || /\p{L}{3}/u.test(plainLetters(below.text).replace(namesOfTax, ''))) return false
  const amounts = text.amounts[below.index]
  /** After the code of the rate. */
  const at = amounts.length > 3 && !amounts[0].decimals && amounts[1].isPercent ? 1 : 0
  const [rate, ...others] = amounts.slice(at)
  return (
    rate.isPercent &&
    rate.from < 4 &&
    others.some((base) =>
      others.some((tax) => tax !== base && isTaxAt(Number(rate.value), base, tax))
    )
  )
}

/**
 * `Road tax  0 %  81.45`, `Advance for fuel  21 %  130.94`: what has a rate and an amount in their columns, but is not the
 * tax at this rate on an amount of the document.
 */
export function hasItemRate(
  { amounts }: DocumentText,
  { index }: Line,
  columns: TableColumn[],
  label: LabelName
): boolean {
  const inColumn = (name: ColumnName) =>
    columns.flatMap((column) =>
      column.name === name ? amounts[index].filter((own) => overlaps(own, column)) : []
    )
  const [rate] = inColumn('taxRate')
  const amount = inColumn('amount').find(({ value }) => Number(value) > 0)
  if (!rate || !amount || (label !== 'tax' && label !== 'prepaid')) return false
  const isTax = () =>
    amounts.flat().some((base) => base.decimals === 2 && isTaxAt(Number(rate.value), base, amount))
  return label === 'prepaid' || Number(rate.value) === 0 || (rate.isPercent && !isTax())
}

/** `W tym  2,959.05  23%  680.58  3,639.63`: the sums of one rate. */
function isOfWhich({ amounts }: DocumentText, { index, cells }: Line): boolean {
  const money = amounts[index].filter(({ decimals, isPercent }) => decimals === 2 && !isPercent)
  return (
    money.length > 2 &&
    /^(w tym|davon|dont|di cui|of which|waarvan|de los cuales|dos quais):?$/.test(
      plainLetters(cells[0].text)
    )
  )
}

/** `VAT summary ‖ Goods and services ‖ 3,254.15`: the title of the taxes, and a labelled sum beside it. */
function isSumBesideTax({ labels, amounts }: DocumentText, { index, cells, words }: Line): boolean {
  const [title, label, amount] = cells
  const has = ({ words: own }: Cell, names: LabelName[]) =>
    labels[index].some(
      ({ name, from, isCertain }) => isCertain && names.includes(name) && own.includes(words[from])
    )
  return (
    cells.length === 3 &&
    has(title, ['tax']) &&
    has(label, ['subtotal', 'total']) &&
    amounts[index].every(({ words: own }) => amount.words.includes(own[0]))
  )
}

/** A sum line: it starts with its label, or consists only of label and amounts. */
export function isSumLine(text: DocumentText, line: Line, columns: TableColumn[]): boolean {
  if (isOfWhich(text, line)) return true
  const label = text.labels[line.index].find(({ name }) => sumLabels.has(name))
  if (!label) return false
  if (isSumBesideTax(text, line)) return true
  const hasAmount = text.amounts[line.index].some(
    ({ from, decimals, isPercent }) => from > label.to && decimals > 0 && !isPercent
  )
  const percents = text.amounts[line.index].filter(({ isPercent }) => isPercent)
  if (percents.length && !hasAmount) return false
  if (hasItemRate(text, line, columns, label.name)) return false
  const start = startInTable(line, columns)
  /** `VAT no. 123456789 ‖ and corrections`: in the margin beside a text. */
  if (label.from < start && !hasAmount) return false
  if (label.from === start || label.from === startOf(line)) {
    /** `Total Quartz 5W40` with a quantity is a row. */
    const rest = line.words.slice(label.to + 1).filter(({ text: word }) => /\p{L}{2}/u.test(word))
    const isNamed = rest.some(({ text: word }) => !currencyOf(word.replace(/[\d.,]/g, '')))
    const quantity = columns.find(({ name }) => name === 'quantity')
    const amounts = text.amounts[line.index]
    const isCounted =
      quantity && amounts.length > 1 && amounts.some((own) => overlaps(own, quantity))
    return !(isNamed && isCounted && !label.isCertain)
  }
  /** `Fixed line ‖ Monthly quota ‖ 25.50`: a tax is labelled in the first cell. */
  const description = columns.find(({ name }) => name === 'description')
  const isTextFirst = description !== undefined && overlaps(line.cells[0], description)
  const isLater = !line.cells[0].words.includes(line.words[label.from])
  if (label.name === 'tax' && isTextFirst && isLater && !percents.length) return false
  return (
    hasAmount &&
    label.isLeading &&
    /^\D*$/.test(
      line.words
        .slice(start, label.from)
        .map((w) => w.text)
        .join('')
    )
  )
}
