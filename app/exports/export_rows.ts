import { csvLines } from '#app/core/lists/csv_lines'
import { pagesByKey } from '#app/core/lists/pages_by_key'
import type { RowFormat } from '#app/core/lists/row_format'
import { rowsAs, type RowShape } from '#app/core/lists/row_formats'

/** Chunks of a file: text, or bytes of a workbook. */
export type ExportPieces = AsyncGenerator<string | Buffer>

/** The source of an export: pages of records and their formats. */
export interface ExportSource<Row extends { key: number }> extends RowShape<Row> {
  /** The next page after a key, in the order of keys; empty at the end. */
  page(after: number): Promise<Row[]>
  /**
   * If the database can write CSV: the next page after a key as lines, with its number of rows and its last
   * key; null at the end.
   */
  csvPage?(after: number): Promise<{ key: number; rows: number; lines: string | Buffer } | null>
}

/** Streams an export page by page, in constant memory. */
export function exportRows<Row extends { key: number }>(
  source: ExportSource<Row>,
  format: RowFormat,
  onRows?: (count: number) => void
): ExportPieces {
  if (format === 'csv' && source.csvPage) return csvPages(source, onRows)
  return rowsAs(format, source, countedPages(source, onRows))
}

async function* csvPages<Row extends { key: number }>(
  { header, csvPage }: ExportSource<Row>,
  onRows?: (count: number) => void
) {
  yield csvLines([header])
  for (let page = await csvPage?.(0); page; page = await csvPage?.(page.key)) {
    yield page.lines
    onRows?.(page.rows)
  }
}

async function* countedPages<Row extends { key: number }>(
  source: ExportSource<Row>,
  onRows?: (count: number) => void
) {
  const pages = pagesByKey(
    (after) => source.page(after),
    ({ key }) => key
  )
  for await (const rows of pages) {
    yield rows
    onRows?.(rows.length)
  }
}
