import { unescapeCell } from '#app/core/lists/csv_lines'
import type { RowFormat } from '#app/core/lists/row_format'
import { rowsAs } from '#app/core/lists/row_formats'
import { fileColumnsOf } from '#app/imports/kinds/import_kinds'
import { errorColumns, headerKey, plainHeader, scaleColumn } from '#app/imports/readers/columns'
import { rejectedRowsOf } from '#app/imports/report/rejected_rows'
import type { RejectedRow } from '#app/imports/readers/row_fault'
import type Upload from '#app/imports/upload'

/**
 * The rejected rows of an upload as a file that can be corrected and imported again: the fault,
 * then the original cells under the original header. Without the fault columns, it is not larger
 * than the original file.
 */
export function rejectedFile(
  upload: Upload,
  format: RowFormat = 'csv',
  { withFaults = true } = {}
): AsyncGenerator<string | Buffer> {
  const earlier = earlierErrors(upload.report?.header ?? [])
  const scale = upload.report?.weight?.scale
  const faultColumns = errorColumns.filter((name) => scale || name !== scaleColumn)
  const header = [...(withFaults ? faultColumns : []), ...headerOf(upload, earlier)]
  const names = keysOf(header)
  const cells = (row: RejectedRow) => [
    ...(withFaults ? [...faultOf(row), ...(scale ? [scale] : [])] : []),
    ...cellsOf(row, earlier),
  ]
  const shape = {
    sheet: 'Rejected rows',
    header,
    cells,
    /**
     * All records have all columns with unique names, since the first record determines the
     * columns.
     */
    record: (row: RejectedRow) => {
      const written = cells(row)
      const beyond = written.slice(names.length).map((_, index) => `beyond_${index + 1}`)
      return Object.fromEntries([...names, ...beyond].map((name, at) => [name, written[at] ?? '']))
    },
  }
  return rowsAs(format, shape, rejectedRowsOf(upload.id))
}

/** The indexes of fault columns from an earlier upload, which are omitted. */
function earlierErrors(header: string[]): Set<number> {
  const places = header.map((cell, index) => (errorColumns.includes(headerKey(cell)) ? index : -1))
  return new Set(places.filter((place) => place >= 0))
}

function headerOf({ kind, report, allOptions }: Upload, earlier: Set<number>): string[] {
  const columns = fileColumnsOf(kind, allOptions)
  const header = plainHeader(report?.header ?? [], columns, allOptions.columns)
  return without(header, earlier)
}

function faultOf({ line, column, code, message }: RejectedRow) {
  return [String(line), column ?? '', code, message]
}

function cellsOf({ cells }: RejectedRow, earlier: Set<number>) {
  return without(cells, earlier).map((cell) => unescapeCell(cell))
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
