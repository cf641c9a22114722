import { type ColumnName, sumLabels } from '#app/invoices/reading/phrases'
import type { Cell, Line } from '#app/invoices/reading/pages/page_layout'
import type { DocumentText } from '#app/invoices/reading/text/document_text'
import { hasItemRate } from '#app/invoices/reading/text/items/row_sums'
import type { PrintedAmount } from '#app/invoices/reading/text/printed_amounts'
import {
  numeric,
  overlaps,
  range,
  type Heading,
  type TableColumn,
} from '#app/invoices/reading/text/items/table_columns'

/** Gives the heading of a continued table the columns of its heading on earlier pages. */
export function likeBefore(text: DocumentText, own: Heading, before: Heading[]): Heading {
  const cellsOf = ({ first, last }: Heading) =>
    range(first, last).flatMap((index) => text.lines[index].cells)
  const cells = cellsOf(own)
  const same = before.find((other) => {
    const titles = cellsOf(other).map(({ text: title }) => title)
    return titles.length === cells.length && cells.every((cell, at) => cell.text === titles[at])
  })
  if (!same) return own
  /** Columns can be narrower or wider than on the page before. */
  const others = cellsOf(same)
  const moved = same.columns.map((column) => {
    const at = others.findIndex((cell) => overlaps(cell, column))
    const shift = at === -1 ? 0 : cells[at].left - others[at].left
    return { ...column, left: column.left + shift, right: column.right + shift }
  })
  const columns = moved.map((column) => {
    const again = own.columns.find(({ name }) => name === column.name)
    const isThere = again !== undefined && overlaps(again, column)
    const left = isThere ? Math.min(column.left, again.left) : column.left
    return { ...column, left, right: isThere ? Math.max(column.right, again.right) : column.right }
  })
  return { ...own, columns }
}

/**
 * Columns of numbers are as wide as the numbers below that touch no other column, and those of text as the cells of rows:
 * their headings may be centred above them.
 */
export function widened(
  text: DocumentText,
  columns: TableColumn[],
  heading: number
): TableColumn[] {
  const wide = columns.map((column) => ({ ...column }))
  const widen = (known: TableColumn, { left, right }: Cell | PrintedAmount) => {
    const column = wide[columns.indexOf(known)]
    column.left = Math.min(column.left, left)
    column.right = Math.max(column.right, right)
  }
  for (const amounts of rowsBelow(text, heading)) {
    for (const amount of amounts) {
      const touched = columns.filter((column) => overlaps(amount, column))
      const own = touched.length || !amount.isFirst ? touched[0] : nearestTo(amount, columns, 30)
      const isOne = amount.isAlone && touched.length < 2
      if (isOne && own && numeric.includes(own.name)) widen(own, amount)
    }
  }
  for (const cell of textsBelow(text, columns, heading)) {
    const touched = columns.filter((column) => overlaps(cell, column))
    const [first] = columns
    /** The only text of a row, left of a heading in the middle. */
    const isOnly =
      first.name === 'description' &&
      cell.right < first.left &&
      !cell.line.cells.some((other) => overlaps(other, first))
    const isAfterNumber =
      cell.left > cell.words[0].left && !touched.some(({ name }) => name === 'itemNumber')
    const ofWords = touched.filter(({ name }) => ofText.has(name))
    /** Columns with another cell in the row have their text. */
    const free = columns.filter(
      (column) =>
        column.name !== 'position' && !cell.line.cells.some((other) => overlaps(other, column))
    )
    const own =
      (isAfterNumber && ofWords.length === 1 ? ofWords[0] : touched[0]) ??
      (isOnly ? first : nearestTo(cell, free))
    const isOwn =
      own && (ofText.has(own.name) || (own.name === 'otherColumn' && dated.test(cell.text)))
    if ((touched.length < 2 || (isAfterNumber && ofWords.length < 2)) && isOwn) widen(own, cell)
  }
  return wide
}

const ofText = new Set<ColumnName>(['description', 'unit'])

/** `from 15/04/2025`: dates are not part of the text beside them. */
const dated = /^\p{L}{1,5}\.?\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/u

/** The nearest column, within a distance in points. */
function nearestTo(
  { left, right }: { left: number; right: number },
  columns: TableColumn[],
  most = 12
): TableColumn | undefined {
  const distanceTo = (column: TableColumn) => Math.max(column.left - right, left - column.right)
  const [nearest] = columns.toSorted((a, b) => distanceTo(a) - distanceTo(b))
  return nearest && distanceTo(nearest) < most ? nearest : undefined
}

/** The cells of text in the rows below a heading, up to the first sum: lines with numbers in two columns. */
function textsBelow(text: DocumentText, columns: TableColumn[], heading: number): Cell[] {
  const { page } = text.lines[heading]
  const below = text.lines.slice(heading + 1, heading + 40)
  const end = below.findIndex(
    (line) =>
      line.page !== page ||
      text.labels[line.index].some(
        ({ name, isLeading, from }) =>
          isLeading &&
          sumLabels.has(name) &&
          !isNote(text, line) &&
          !isUnit(line, from, columns) &&
          !hasItemRate(text, line, columns, name)
      )
  )
  const rows = below.slice(0, end === -1 ? undefined : end)
  const isFilled = ({ index }: Line) => {
    const filled = columns.filter(
      (column) =>
        numeric.includes(column.name) && text.amounts[index].some((own) => overlaps(own, column))
    )
    return filled.length > 1
  }
  return rows.flatMap((line, at) => {
    if (isFilled(line))
      return line.cells.flatMap((cell) =>
        isBetween(cell, rows[at - 1], rows[at + 1]) ? [cell] : (textIn(cell, columns) ?? [])
      )
    const next = rows[at + 1]
    const description = columns.find(({ name }) => name === 'description')
    const isText = description && overlaps(line.cells[0], description)
    const isAbove = next && isFilled(next) && isAboveNumbers(line, next, rows[at + 2])
    return isText && isAbove ? line.cells : []
  })
}

/** `50 gal, garage` between two lines of its text, which start at the same place. */
function isBetween({ left, words, top, bottom }: Cell, above?: Line, below?: Line): boolean {
  const isLetter = ({ words: [first] }: Line) => /^\p{L}/u.test(first.text)
  const starts = (other: Line | undefined) =>
    other?.cells.length === 1 && isLetter(other) && Math.abs(other.words[0].left - left) < 1
  const height = bottom - top
  return (
    words.length > 1 &&
    starts(above) &&
    starts(below) &&
    top - above!.bottom < 0.6 * height &&
    below!.top - bottom < 0.6 * height
  )
}

/** A text in two or more lines, with the numbers of its row between two of them. */
function isAboveNumbers(
  { cells: [cell, ...others], bottom }: Line,
  numbers: Line,
  below: Line | undefined
): boolean {
  const isInMiddle =
    below !== undefined &&
    below.top < numbers.bottom &&
    Math.abs(below.words[0].left - cell.words[0].left) < 1
  return (
    !others.length &&
    (isInMiddle || /^\p{Lu}/u.test(cell.text)) &&
    numbers.top < bottom &&
    !numbers.cells.some(({ left, right }) => left < cell.right && right > cell.left)
  )
}

/** A cell of text, without a number before it: `12 Riesling 2023`, `12 btl. Riesling` below `Quantity | Description`. */
function textIn(cell: Cell, columns: TableColumn[]): Cell | null {
  if (/^\p{L}/u.test(cell.text)) return cell
  if (!/^\d{1,4}[.:)]?\s\p{L}{2}/u.test(cell.text)) return null
  const [, unit, next] = cell.words
  const at = columns.findIndex(({ name }) => name === 'quantity')
  const description = columns[at + 1]?.name === 'description' ? columns[at + 1] : undefined
  const isOfQuantity =
    next !== undefined &&
    description !== undefined &&
    unit.right < description.left &&
    Math.abs(next.left - description.left) < 3
  return { ...cell, left: isOfQuantity ? next.left : unit.left }
}

/** `VAT`, which is a barrel in Dutch, in the column of units. */
function isUnit({ words }: Line, at: number, columns: TableColumn[]): boolean {
  return columns.some((column) => column.name === 'unit' && overlaps(words[at], column))
}

/** `Order note: partial shipment, balance to follow`: a line of words. */
function isNote({ amounts }: DocumentText, { index, words, cells }: Line): boolean {
  return cells.length === 1 && words.length > 5 && !amounts[index].length
}

/** The amounts of the lines below a heading on its page, and whether they are alone in their cells, and first. */
export function rowsBelow(text: DocumentText, heading: number) {
  const { page } = text.lines[heading]
  return text.lines
    .slice(heading + 1, heading + 40)
    .filter((line) => line.page === page)
    .map(({ index, cells }) =>
      text.amounts[index].map((amount) => ({
        ...amount,
        isAlone: cells.some(
          ({ words }) => words[0] === amount.words[0] && words.length < amount.words.length + 2
        ),
        isFirst: amount.from === 0,
      }))
    )
}
