import { pagesByKey } from '#app/core/pages_by_key'
import type { RowFormat } from '#app/core/row_format'
import { linkedRows, rowsAs, type RowShape } from '#app/core/row_formats'
import { linkedContext } from '#app/uploads/linked_ids'

/** Pieces of a file: text, or bytes of a workbook. */
export type ExportPieces = AsyncGenerator<string | Buffer>

/** What an export reads: pages of records, and how a record looks in each format. */
export interface ExportSource<Row extends { key: number }> extends RowShape<Row> {
  /** The next page after a key, in the order of keys; empty after the last. */
  page(after: number): Promise<Row[]>
  /** As a node of linked data. */
  node(row: Row): Record<string, unknown>
}

/**
 * An export, page by page, so that its size costs no memory.
 */
export function exportRows<Row extends { key: number }>(
  source: ExportSource<Row>,
  format: RowFormat,
  onRows?: (count: number) => void
): ExportPieces {
  const pages = countedPages(source, onRows)
  if (format !== 'jsonld') return rowsAs(format, source, pages)
  return linkedRows({ context: linkedContext, node: (row) => source.node(row) }, pages)
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
