import { csvLines } from '#app/core/csv_lines'
import { pagesByKey } from '#app/core/pages_by_key'
import { workbookBytes } from '#app/core/workbook_writer'
import { linkedContext } from '#app/uploads/linked_ids'

export const exportFormats = ['csv', 'xlsx', 'json', 'jsonl', 'jsonld'] as const

/** `json` is one array, `jsonl` one record a line, `jsonld` one graph with its context. */
export type ExportFormat = (typeof exportFormats)[number]

/** Pieces of a file: text, or bytes of a workbook. */
export type ExportPieces = AsyncGenerator<string | Buffer>

/** What an export reads: pages of records, and how a record looks in each format. */
export interface ExportSource<Row extends { key: number }> {
  /** What the sheet of a workbook is called. */
  sheet: string
  /** The next page after a key, in the order of keys; empty after the last. */
  page(after: number): Promise<Row[]>
  header: string[]
  cells(row: Row): Array<string | number | null>
  record(row: Row): Record<string, unknown>
  /** As a node of linked data. */
  node(row: Row): Record<string, unknown>
}

/**
 * An export, page by page, so that its size costs no memory.
 */
export async function* exportRows<Row extends { key: number }>(
  source: ExportSource<Row>,
  format: ExportFormat,
  onRows?: (count: number) => void
): ExportPieces {
  const pages = countedPages(source, onRows)
  if (format === 'csv') yield* csvOf(source, pages)
  else if (format === 'xlsx') yield* workbookOf(source, pages)
  else yield* recordsOf(source, pages, format)
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

type Pages<Row> = AsyncGenerator<Row[]>

async function* csvOf<Row extends { key: number }>(source: ExportSource<Row>, pages: Pages<Row>) {
  yield csvLines([source.header])
  for await (const rows of pages) {
    yield csvLines(rows.map((row) => source.cells(row).map((cell) => String(cell ?? ''))))
  }
}

function workbookOf<Row extends { key: number }>(source: ExportSource<Row>, pages: Pages<Row>) {
  async function* cells() {
    for await (const rows of pages) yield rows.map((row) => source.cells(row))
  }
  return workbookBytes({ sheet: source.sheet, header: source.header, rows: cells() })
}

async function* recordsOf<Row extends { key: number }>(
  source: ExportSource<Row>,
  pages: Pages<Row>,
  format: 'json' | 'jsonl' | 'jsonld'
) {
  const context = `{"@context":${JSON.stringify(linkedContext)},\n"@graph":[\n`
  const frames = { json: ['[', ']\n'], jsonl: ['', ''], jsonld: [context, ']}\n'] }
  const [before, after] = frames[format]
  const between = format === 'jsonl' ? '\n' : ',\n'
  if (before) yield before
  let isFirst = true
  for await (const rows of pages) {
    const records = rows.map((row) =>
      JSON.stringify(format === 'jsonld' ? source.node(row) : source.record(row))
    )
    yield (isFirst ? '' : between) + records.join(between)
    isFirst = false
  }
  if (format === 'jsonl' && !isFirst) yield '\n'
  if (after) yield after
}
