import type { Chunk } from '#app/imports/chunk'
import { LINE_TOO_LONG, type CsvRow } from '#app/imports/readers/csv_reader'
import type { Importer } from '#app/imports/importer'
import type { CellFault } from '#app/imports/readers/row_fault'

/** Maximum characters of a cell: aliases in one cell are the longest content. */
const LONGEST_CELL = 100_000

/** Adds a row to the chunk, with the faults that can be found without the database. */
export function takeUpRow(row: CsvRow, chunk: Chunk<unknown>, importer: Importer<unknown>) {
  const { cells, damage } = row
  if (damage) {
    const code = damage === LINE_TOO_LONG ? 'line_too_long' : 'bad_quote'
    chunk.add(row, { column: null, code, message: damage })
    return
  }
  const fault = importer.read(chunk.store, chunk.length, cells)
  chunk.add(row, widthFault(cells, chunk.width) ?? lengthFault(cells) ?? fault)
}

function lengthFault(cells: string[]): CellFault | null {
  for (const cell of cells) {
    if (cell.length <= LONGEST_CELL) continue
    const most = LONGEST_CELL.toLocaleString('en')
    const message = `A cell has ${cell.length.toLocaleString('en')} characters. The maximum is ${most}.`
    return { column: null, code: 'cell_too_long', message }
  }
  return null
}

function widthFault(cells: string[], width: number): CellFault | null {
  if (cells.length === width) return null
  const message = `The row has ${cells.length} columns, but the header has ${width}.`
  if (cells.length < width) return { column: null, code: 'too_few_columns', message }
  if (cells.slice(width).every((cell) => !cell.trim())) return null
  return { column: null, code: 'too_many_columns', message }
}
