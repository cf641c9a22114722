import type { Language } from '#config/i18n'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { unescapeCell } from '#app/core/lists/csv_lines'
import type { RowFormat } from '#app/core/lists/row_format'
import { rowsAs } from '#app/core/lists/row_formats'
import { errorColumns, errorPlaces, scaleColumn } from '#app/imports/readers/columns'
import { rejectedRowsOf, type StoredRow } from '#app/imports/report/rejected_rows'
import { rowMessageOnPage } from '#app/imports/readers/row_message'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import type Upload from '#app/imports/upload'

export interface RejectedFileOptions {
  /** Without the fault columns, the file is not larger than the original one. */
  withFaults?: boolean
  /** The language of a page; by default English with codes, for programs. */
  language?: Language | null
  /** Corrected cells by the id of the stored row, instead of the original ones. */
  fixes?: Map<number, string[]>
}

/**
 * The rejected rows of an upload as a file that can be corrected and imported again with the same
 * options: the fault, then the original cells under the original header, with the delimiter of the
 * uploaded file. With faults, rows that were too short have
 * blank cells at the end, so that every line has all columns; lines that could not be parsed stay in
 * one cell, so that they are rejected again unless they are corrected.
 */
export function rejectedFile(
  upload: Upload,
  format: RowFormat = 'csv',
  { withFaults = true, language = null, fixes }: RejectedFileOptions = {}
): AsyncGenerator<string | Buffer> {
  const uploaded = upload.report?.header ?? []
  const earlier = errorPlaces(uploaded)
  const scale = upload.report?.weight?.scale
  const faultColumns = errorColumns.filter((name) => scale || name !== scaleColumn)
  const header = [...(withFaults ? faultColumns : []), ...without(uploaded, earlier)]
  const names = keysOf(header)
  const cells = (row: StoredRow) => [
    ...(withFaults ? [...faultOf(row, language), ...(scale ? [scale] : [])] : []),
    ...(fixes?.get(row.id) ?? cellsOf(withFaults ? padded(row, uploaded.length) : row, earlier)),
  ]
  /** Only a CSV can have bytes that could not be decoded. */
  const shown = (row: StoredRow) => cells(row).map(withoutKeptBytes)
  const shape = {
    sheet: 'Rejected rows',
    header,
    delimiter: upload.report?.file?.delimiter,
    cells: format === 'csv' && !fixes ? cells : shown,
    /**
     * All records have all columns with unique names, since the first record determines the
     * columns.
     */
    record: (row: StoredRow) => {
      const written = shown(row)
      const beyond = written.slice(names.length).map((_, index) => `beyond_${index + 1}`)
      return Object.fromEntries([...names, ...beyond].map((name, at) => [name, written[at] ?? '']))
    },
  }
  return rowsAs(format, shape, rejectedRowsOf(upload.id))
}

function faultOf(row: RejectedRow, language: Language | null) {
  const { line, column, code, message } = row
  return [String(line), column ?? '', code, language ? rowMessageOnPage(row, language) : message]
}

function padded(row: RejectedRow, width: number): RejectedRow {
  if (row.code !== 'too_few_columns') return row
  const missing = Math.max(0, width - row.cells.length)
  return { ...row, cells: [...row.cells, ...Array<string>(missing).fill('')] }
}

function cellsOf({ code, cells }: RejectedRow, earlier: Set<number>) {
  const isWholeLine = code === 'bad_quote' || code === 'line_too_long'
  return (isWholeLine ? cells : without(cells, earlier)).map((cell) => unescapeCell(cell))
}

function without(cells: string[], places: Set<number>): string[] {
  return places.size ? cells.filter((_, index) => !places.has(index)) : cells
}

function keysOf(header: string[]): string[] {
  return header.map((name, index) => {
    const isOwn = name && header.indexOf(name) === index
    return isOwn ? name : `${name || 'column'}_${index + 1}`
  })
}
