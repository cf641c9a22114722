import type { ColumnName } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { rowsBelow } from '#app/invoices/reading/text/items/column_widths'
import { isTaxAt } from '#app/invoices/reading/text/amounts_fit'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import { overlaps, type TableColumn } from '#app/invoices/reading/text/items/table_columns'

/** Percentages in a column of their own are rates of tax if sums of the document have the same rates. */
export function withRates(
  text: DocumentText,
  columns: TableColumn[],
  heading: number
): TableColumn[] {
  if (columns.some(({ name }) => name === 'taxRate')) return columns
  const amount = columns.find(({ name }) => name === 'amount')
  const rows = rowsBelow(text, heading).filter(
    (amounts) =>
      amount &&
      amounts.length > 1 &&
      amounts.some((own) => own.decimals === 2 && overlaps(own, amount))
  )
  /** Of two columns of prices, one can be that of the rates. */
  const isTwice = ({ name }: TableColumn) =>
    columns.filter((other) => other.name === name).length > 1
  const isFree = (own: PrintedAmount) =>
    !columns.some((column) => priced.has(column.name) && !isTwice(column) && overlaps(own, column))
  const rates = rows.map((amounts) => amounts.find((own) => own.isPercent && isFree(own)))
  const found = rates.filter((own) => own !== undefined)
  const [first] = found
  const taxed = ratesOfTax(text)
  const areRates = found.filter(
    (own) => overlaps(own, { name: 'taxRate', ...first }) && taxed.has(Number(own.value))
  )
  if (!first || areRates.length < 0.6 * rows.length) return columns
  const left = Math.min(...areRates.map((own) => own.left))
  const right = Math.max(...areRates.map((own) => own.right))
  const others = columns.filter(
    (own) => own.name === 'description' || own.right <= left || own.left >= right
  )
  return [...others, { name: 'taxRate' as const, left, right }].sort((a, b) => a.left - b.left)
}

/** `VAT | Amount of VAT`: the rates are in the first of two columns of taxes if these are percentages. */
export function withRateFirst(
  text: DocumentText,
  columns: TableColumn[],
  heading: number
): TableColumn[] {
  const [tax, rate] = (['taxAmount', 'taxRate'] as const).map((name) =>
    columns.find((column) => column.name === name)
  )
  if (!tax || !rate || tax.left > rate.left) return columns
  const isSwapped = rowsBelow(text, heading).some((amounts) =>
    amounts.some((one) => one.isPercent && overlaps(one, tax))
  )
  if (!isSwapped) return columns
  return columns.map((column) => ({
    ...column,
    name: column === tax ? rate.name : column === rate ? tax.name : column.name,
  }))
}

const priced = new Set<ColumnName>(['description', 'quantity', 'unitPrice', 'discount', 'amount'])

/** Percentages beside a label of tax, or beside the tax on an amount of their line or a subtotal. */
function ratesOfTax({ lines, labels, amounts }: DocumentText): Set<number> {
  const bases = lines.flatMap(({ index }) =>
    labels[index].some(({ name }) => name === 'subtotal')
      ? amounts[index].filter((own) => own.decimals === 2 && !own.isPercent)
      : []
  )
  const found = lines.flatMap(({ index }) => {
    const money = amounts[index].filter((own) => own.decimals === 2 && !own.isPercent)
    const isTax = (share: number) =>
      labels[index].some(({ name }) => name === 'tax') ||
      [...money, ...bases].some((base) => money.some((tax) => isTaxAt(share, base, tax)))
    return amounts[index]
      .filter((own) => own.isPercent && isTax(Number(own.value)))
      .map(({ value }) => Number(value))
  })
  return new Set(found)
}
