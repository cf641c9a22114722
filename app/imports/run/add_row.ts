import type { Chunk } from '#app/imports/chunk'
import type { CsvRow } from '#app/imports/readers/csv_reader'
import type { Importer } from '#app/imports/importer'
import type { RowPlan } from '#app/imports/readers/row_plan'
import type { CellFault } from '#app/imports/readers/row_fault'

/** Maximum characters of a cell: aliases in one cell are the longest content. */
const LONGEST_CELL = 100_000

/** Adds a row to the chunk, with the faults that can be found without the database. */
export function addRow(
  row: CsvRow,
  chunk: Chunk<unknown>,
  importer: Importer<unknown>,
  { plan, ownColumns }: { plan: RowPlan; ownColumns: Set<number> }
) {
  const { cells, damage } = row
  if (damage) {
    chunk.add(row, { column: null, ...damage })
    return
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
