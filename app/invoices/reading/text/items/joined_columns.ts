import type { ColumnName } from '#app/invoices/reading/phrases'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { rowsBelow } from '#app/invoices/reading/text/items/column_widths'
import { overlaps, type TableColumn } from '#app/invoices/reading/text/items/table_columns'

/**
 * `Disbursements | Fees`: columns of amounts, if the rows below have one of them, up to the first row with several, which
 * are their sums.
 */
export function joinedAmounts<C extends TableColumn>(
  text: DocumentText,
  columns: C[],
  heading: number[]
): C[] {
  const isCounted = columns.some(({ name }) => name === 'quantity')
  const amounts = columns.filter(({ name }) => name === 'amount' || (!isCounted && money.has(name)))
  const isPriced = isCounted && columns.some(({ name }) => name === 'unitPrice')
  if (amounts.length < 2 || isPriced) return columns
  const filled = rowsBelow(text, heading.at(-1)!).map((row) =>
    amounts.filter((column) => row.some((own) => own.decimals === 2 && overlaps(own, column)))
  )
  const end = filled.findIndex((own) => own.length > 1)
  const rows = filled.slice(0, end === -1 ? undefined : end).flat()
  if (!amounts.every((column) => rows.includes(column))) return columns
  return withJoined(columns, amounts, 'amount')
}

const money = new Set<ColumnName>(['unitPrice', 'grossAmount'])

/** Columns as one. */
function withJoined<C extends TableColumn>(columns: C[], parts: C[], name: ColumnName): C[] {
  const whole = {
    ...parts[0],
    name,
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
  }
  return columns.flatMap((column) =>
    column === parts[0] ? whole : parts.includes(column) ? [] : column
  )
}

/**
 * `Item | Description`: two columns of words, such as `Coffee` and `One coffee per hour`, are one text; of others, the column with less
 * text below has numbers of the articles.
 */
export function oneDescription(text: DocumentText, columns: TableColumn[], heading: number) {
  const [one, other] = columns.filter(({ name }) => name === 'description')
  if (!other) return columns
  const { page } = text.lines[heading]
  const below = text.lines.slice(heading + 1, heading + 12).filter((line) => line.page === page)
  const cellsOf = ({ left, right }: TableColumn) =>
    below.flatMap(({ cells }) => cells).filter((cell) => cell.left < right && cell.right > left)
  /** `Item | Description` above one column of texts. */
  const rows = below
    .filter(({ index }) => text.amounts[index].length > 1)
    .map(({ cells }) => cells.filter((cell) => overlaps(cell, one) || overlaps(cell, other)))
  const isOne =
    rows.every((cells) => cells.length < 2) &&
    rows.some(([cell]) => cell && overlaps(cell, one) && overlaps(cell, other))
  if (isOne) return withJoined(columns, [one, other], one.name)
  const lettersOf = (column: TableColumn) =>
    cellsOf(column).reduce((sum, cell) => sum + cell.text.replace(/[^\p{L}]/gu, '').length, 0)
  const less = lettersOf(other) > lettersOf(one) ? one : other
  const names = rows.flat().filter((cell) => overlaps(cell, less) && cell.left >= less.left - 4)
  const areWords = names.filter(({ text: own }) => /\p{Ll}{3}/u.test(own) && !/\d/.test(own))
  const isBeside = columns[columns.indexOf(one) + 1] === other
  if (isBeside && areWords.length > 1 && areWords.length === names.length) {
    return withJoined(columns, [one, other], one.name)
  }
  return columns.map((column) =>
    column === less ? { ...column, name: 'itemNumber' as const } : column
  )
}
