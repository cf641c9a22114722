import type { DocumentText } from '#app/invoices/reading/text/document_text'
import {
  overlaps,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'
import {
  productColumns,
  type ProductColumns,
} from '#app/invoices/reading/text/items/product_columns'
import type { Cell, Line } from '#app/invoices/reading/pages/page_layout'

/** Tables whose headings are unknown or absent, by the products in their rows; at most one on a page. */
export function guessHeadings(text: DocumentText): Heading[] {
  return text.layout.pages.flatMap(({ number }) => {
    const first = text.lines.findIndex(({ page }) => page === number)
    const found = first === -1 ? null : productColumns(text, first)
    const columns = found && withTexts(text, found)
    if (!found || !columns) return []
    const last = lineAbove(text, Math.min(...found.lines.map(({ index }) => index)))
    return last < 0 ? [] : [{ columns, first: last, last }]
  })
}

/** The widest column of text has the descriptions; short words beside the quantities are units. */
function withTexts(text: DocumentText, found: ProductColumns): TableColumn[] | null {
  const own: TableColumn[] = (['quantity', 'unitPrice', 'amount'] as const).map((name) => ({
    name,
    ...found[name],
  }))
  const cells = found.lines.flatMap((line) =>
    line.cells.filter((cell) => /\p{L}/u.test(cell.text) && !own.some((one) => overlaps(cell, one)))
  )
  const groups = columnsOfCells(cells)
  const description = groups.toSorted((a, b) => widthOf(b) - widthOf(a))[0]
  if (!description || !description.cells.some((cell) => /\p{L}{3}/u.test(cell.text))) return null
  const others = groups
    .filter((group) => group !== description)
    .map(({ left, right, cells: texts }) => ({
      name: texts.every(isUnit) && left > found.quantity.left - 90 ? 'unit' : 'otherColumn',
      left,
      right,
    })) as TableColumn[]
  const rates = found.lines.flatMap(({ index }) =>
    text.amounts[index].filter(
      (amount) =>
        amount.isPercent &&
        !found.discounts.includes(amount) &&
        !own.some((column) => overlaps(amount, column))
    )
  )
  const rate: TableColumn[] =
    rates.length >= 0.6 * found.lines.length
      ? [
          {
            name: 'taxRate',
            left: Math.min(...rates.map(({ left }) => left)),
            right: Math.max(...rates.map(({ right }) => right)),
          },
        ]
      : []
  const { left, right } = description
  return [...own, ...others, ...rate, { name: 'description' as const, left, right }].sort(
    (a, b) => a.left - b.left
  )
}

interface Group {
  left: number
  right: number
  cells: Cell[]
}

/** Cells that start at the same place or overlap are a column. */
function columnsOfCells(cells: Cell[]): Group[] {
  const groups: Group[] = []
  for (const cell of cells) {
    const known = groups.find(({ left, right }) => cell.left < right && cell.right > left)
    if (!known) groups.push({ left: cell.left, right: cell.right, cells: [cell] })
    else {
      known.left = Math.min(known.left, cell.left)
      known.right = Math.max(known.right, cell.right)
      known.cells.push(cell)
    }
  }
  return groups
}

function widthOf({ cells }: Group): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0)
}

function isUnit({ text }: Cell): boolean {
  return /^\p{L}{1,6}[²³\d]?\.?$/u.test(text)
}

/** The line of the unknown headings, or the one above the first row. */
function lineAbove({ lines, amounts, columns }: DocumentText, row: number): number {
  const isHeading = (line: Line | undefined) =>
    line !== undefined &&
    line.page === lines[row].page &&
    (line.cells.length > 2 || columns[line.index].length > 2) &&
    !/\d{2}/.test(line.text) &&
    !amounts[line.index].some(({ decimals }) => decimals === 2)
  const near = [1, 2, 3, 4].find((distance) => isHeading(lines[row - distance]))
  return row - (near ?? 1)
}
