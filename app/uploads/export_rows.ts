import { pagesByKey } from '#app/core/pages_by_key'
import { csvLines } from '#app/core/csv_lines'

export const exportFormats = ['csv', 'json', 'jsonl'] as const

/** `json` is one array, `jsonl` one record a line. */
export type ExportFormat = (typeof exportFormats)[number]

/** What an export reads: pages of records, and how a record looks in each format. */
export interface ExportSource<Row extends { key: number }> {
  /** The next page after a key, in the order of keys; empty after the last. */
  page(after: number): Promise<Row[]>
  header: string[]
  cells(row: Row): Array<string | number | null>
  record(row: Row): Record<string, unknown>
}

/**
 * The text of an export, page by page, so that its size costs no memory.
 */
export async function* exportRows<Row extends { key: number }>(
  source: ExportSource<Row>,
  format: ExportFormat,
  onRows?: (count: number) => void
): AsyncGenerator<string> {
  if (format === 'csv') yield csvLines([source.header])
  if (format === 'json') yield '['
  let first = true
  const pages = pagesByKey(
    (after) => source.page(after),
    ({ key }) => key
  )
  for await (const rows of pages) {
    if (format === 'csv') {
      yield csvLines(rows.map((row) => source.cells(row).map((cell) => String(cell ?? ''))))
    } else {
      const records = rows.map((row) => JSON.stringify(source.record(row)))
      const between = format === 'json' ? ',\n' : '\n'
      yield (first ? '' : between) + records.join(between)
    }
    first = false
    onRows?.(rows.length)
  }
  if (format === 'json') yield ']\n'
  if (format === 'jsonl' && !first) yield '\n'
}
