import type { Chunk } from '#app/imports/chunk'
import type { CsvRow } from '#app/imports/readers/csv_reader'
import type { Importer } from '#app/imports/importer'
import type { RowPlan } from '#app/imports/readers/row_plan'
import type { CellFault } from '#app/imports/readers/row_fault'

/** Maximum characters of a cell: aliases in one cell are the longest content. */
const LONGEST_CELL = 100_000

/** A cell with more lines was probably not closed by its quotation mark. */
const MOST_LINES = 50
/** Shorter cells are not examined for it. */
const LONG_CELL = 500

interface RowContext {
  plan: RowPlan
  /** The places of our own columns in a corrected file of rejected rows. */
  ownColumns: Set<number>
  /** Called for what should be noted about the file. */
  note: (code: string, example: string) => void
}

/** Adds a row to the chunk, with the faults that can be found without the database. */
export function addRow(
  row: CsvRow,
  chunk: Chunk<unknown>,
  importer: Importer<unknown>,
  { plan, ownColumns, note }: RowContext
) {
  const { cells, damage } = row
  if (damage) {
    chunk.add(row, { column: null, ...damage })
    return
  }
  for (const cell of cells) {
    if (cell.length < LONG_CELL) continue
    const lines = cell.split('\n').length
    if (lines > MOST_LINES) note('long_cells', `${row.line}–${row.line + lines - 1}`)
  }
  const fault = importer.read(chunk.store, chunk.length, plan.cells(cells))
  chunk.add(row, widthFault(cells, chunk.width, ownColumns) ?? lengthFault(cells) ?? fault)
}

function lengthFault(cells: string[]): CellFault | null {
  for (const cell of cells) {
    if (cell.length <= LONGEST_CELL) continue
    const values = { count: cell.length, most: LONGEST_CELL }
    return { column: null, code: 'cell_too_long', values }
  }
  return null
}

/** The message does not count our own columns of a corrected error file. */
function widthFault(cells: string[], width: number, ownColumns: Set<number>): CellFault | null {
  if (cells.length === width) return null
  const own = [...ownColumns].filter((place) => place < cells.length).length
  const values = { count: cells.length - own, width: width - ownColumns.size }
  if (cells.length < width) return { column: null, code: 'too_few_columns', values }
  if (cells.slice(width).every((cell) => !cell.trim())) return null
  return { column: null, code: 'too_many_columns', values }
}
