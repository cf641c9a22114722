import { cleanName } from '#app/core/text/name_key'
import { unescapeCell } from '#app/core/lists/csv_lines'
import type { MessageValues } from '#app/core/text/text'
import { damageOf, isErrorValue } from '#app/core/lists/cells'
import type { CellFault, RowFaultCode } from '#app/imports/readers/row_fault'

interface FileShape<Field extends string> {
  columns: {
    at: Partial<Record<Field, number>>
    separators?: Partial<Record<Field, string>>
  }
  header: string[]
  options: { mode: 'merge' | 'replace' }
}

/** Reads the cells of a row by field, and creates faults with the header of the file. */
export class RowReader<Field extends string> {
  /** The index of each field's column. */
  readonly at: Partial<Record<Field, number>>
  /** The given separators of lists. */
  readonly separators: Partial<Record<Field, string>>
  #header: string[]
  #mode: 'merge' | 'replace'

  constructor({ columns, header, options }: FileShape<Field>) {
    this.at = columns.at
    this.separators = columns.separators ?? {}
    this.#header = header
    this.#mode = options.mode
  }

  has(field: Field): boolean {
    return this.at[field] !== undefined
  }

  /**
   * The value for blank cells of these fields: the existing one, or null in `replace` mode if the
   * file has one of the columns.
   */
  valueOfBlank<Value>(fields: Field[], present: Value): Value | null {
    return this.#mode === 'replace' && fields.some((field) => this.has(field)) ? null : present
  }

  /** The trimmed and unescaped text of the cell; empty if the file does not have the column. */
  text(cells: string[], field: Field): string {
    const place = this.at[field]
    return place === undefined ? '' : unescapeCell(cells[place] ?? '').trim()
  }

  /** A fault for a cell that contains the error value of a spreadsheet formula. */
  errorFault(cells: string[]): CellFault | null {
    for (const field in this.at) {
      const cell = cells[this.at[field] ?? -1] ?? ''
      if (isErrorValue(cell)) return this.errorValue(field, cell)
    }
    return null
  }

  errorValue(field: Field, value: string): CellFault {
    return this.fault(field, 'error_value', { value: value.trim() })
  }

  /** A fault for a damaged or too long text. */
  textFault(field: Field, text: string, longest: number): CellFault | null {
    const damage = damageOf(text)
    if (damage) return this.fault(field, damage, { cell: inShort(text) })
    if (text.length <= longest) return null
    return this.fault(field, 'text_too_long', { count: text.length, most: longest })
  }

  fault(field: Field | null, code: RowFaultCode, values?: MessageValues): CellFault {
    const place = field ? this.at[field] : undefined
    const column = place === undefined ? null : cleanName(this.#header[place] ?? '') || field
    return { column, code, values }
  }
}

/** A text for use in a message: shortened, on one line. */
export function inShort(text: string): string {
  const shown = cleanName(text)
  return shown.length > 80 ? `${shown.slice(0, 80)}…` : shown
}
