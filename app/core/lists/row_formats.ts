import { csvLines } from '#app/core/lists/csv_lines'
import type { RowFormat } from '#app/core/lists/row_format'
import { workbookBytes, workbookType, type WorkbookCell } from '#app/core/lists/workbook_writer'

export const formatTypes: Record<RowFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookType,
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
}

/** How rows are represented in the formats. */
export interface RowShape<Row> {
  /** The sheet name of a workbook; at most 25 characters. */
  sheet: string
  header: string[]
  /** Of a CSV; a comma by default. */
  delimiter?: string
  /** Column widths of a workbook, in characters. */
  widths?: number[]
  cells(row: Row): WorkbookCell[]
  record(row: Row): Record<string, unknown>
}

/**
 * Converts rows to CSV, a workbook, JSON or JSON lines, page by page: chunks of text, or bytes of a
 * workbook.
 */
export async function* rowsAs<Row>(
  format: RowFormat,
  shape: RowShape<Row>,
  pages: AsyncIterable<Row[]>
): AsyncGenerator<string | Buffer> {
  const { sheet, header, widths, delimiter } = shape
  if (format === 'csv') {
    yield csvLines([header], delimiter)
    for await (const rows of pages) {
      const cells = rows.map((row) => shape.cells(row).map((cell) => textOf(cell)))
      yield csvLines(cells, delimiter)
    }
  } else if (format === 'xlsx') {
    yield* workbookBytes({ sheet, header, widths, rows: cellsOf(shape, pages) })
  } else {
    const [before, between, after] = format === 'json' ? ['[', ',\n', ']\n'] : ['', '\n', '\n']
    yield* joined([before, between, after], pages, (row) => shape.record(row))
  }
}

function textOf(cell: WorkbookCell): string {
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '')
}

async function* cellsOf<Row>(shape: RowShape<Row>, pages: AsyncIterable<Row[]>) {
  for await (const rows of pages) yield rows.map((row) => shape.cells(row))
}

/** For no rows, the file of lines is empty. */
async function* joined<Row>(
  [before, between, after]: string[],
  pages: AsyncIterable<Row[]>,
  written: (row: Row) => Record<string, unknown>
) {
  if (before) yield before
  let isFirst = true
  for await (const rows of pages) {
    if (!rows.length) continue
    yield (isFirst ? '' : between) + rows.map((row) => JSON.stringify(written(row))).join(between)
    isFirst = false
  }
  if (before || !isFirst) yield after
}
