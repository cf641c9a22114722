import { unescapeCell } from '#app/core/lists/csv_lines'
import type { CsvRow } from '#app/imports/readers/csv_reader'

interface Constant {
  value: string
  /** Other values, by the text in the column at this place. */
  per?: { place: number; values: Record<string, string> }
}

/** What given columns change in the rows of a file. */
export interface RowChanges {
  /** The number of columns of the file. */
  width: number
  /** The values of all rows, appended to their cells in this order. */
  constants: Constant[]
  /** Columns that are joined; appended after the constants. */
  joins: Array<{ places: number[]; by: string }>
  /** Columns with the values of the rows to import. */
  only: Array<{ place: number; header: string; values: Set<string> }>
  /** The column from which on each cell is a separate row. */
  eachFrom: number | null
}

/** The text of skipped values of which a note gives examples. */
type Skipped = (example: string) => void

/**
 * Applies given columns to the rows of a file. The cells of the file stay as they are, so that
 * rejected rows have them.
 */
export class RowPlan {
  #adds: boolean

  constructor(private changes: RowChanges) {
    this.#adds = changes.constants.length + changes.joins.length > 0
  }

  /** The rows to import; always the same for the same file, since imports are resumed by number. */
  rows(rows: CsvRow[], skipped: Skipped): CsvRow[] {
    const { only, eachFrom } = this.changes
    if (!only.length && eachFrom === null) return rows
    return rows
      .filter((row) => row.damage || this.#isWanted(row, skipped))
      .flatMap((row) => (eachFrom === null || row.damage ? [row] : [...this.#each(row, eachFrom)]))
  }

  /** The cells of a row with the added ones. */
  cells(cells: string[]): string[] {
    if (!this.#adds) return cells
    const { width, constants, joins } = this.changes
    const all = cells.slice(0, width)
    while (all.length < width) all.push('')
    for (const { value, per } of constants) {
      const text = per ? unescapeCell(cells[per.place] ?? '').trim() : ''
      all.push(per && Object.hasOwn(per.values, text) ? per.values[text] : value)
    }
    for (const { places, by } of joins) {
      const texts = places.map((place) => unescapeCell(cells[place] ?? '').trim())
      all.push(texts.filter(Boolean).join(by))
    }
    return all
  }

  #isWanted({ cells }: CsvRow, skipped: Skipped): boolean {
    for (const { place, header, values } of this.changes.only) {
      const text = unescapeCell(cells[place] ?? '').trim()
      if (values.has(text)) continue
      skipped(`${header}: ${text || '–'}`)
      return false
    }
    return true
  }

  *#each(row: CsvRow, from: number): Generator<CsvRow> {
    const { cells } = row
    for (let place = from; place < cells.length; place += 1) {
      if (!cells[place].trim()) continue
      const alone = cells.map((cell, index) => (index < from ? cell : ''))
      alone[from] = cells[place]
      yield { ...row, cells: alone }
    }
  }
}
