import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { csvLines } from '../app/core/csv_lines.ts'
import { wrongUsage } from './skillary_exit.ts'

export const answerFormats = ['csv', 'json', 'jsonl'] as const
export type AnswerFormat = (typeof answerFormats)[number]

type Cell = string | number | null | undefined

/** Rows as CSV: the headers, and the lines that one row stands for. */
export interface CsvTable<Row> {
  headers: string[]
  lines: (row: Row) => Cell[][]
}

/** A whole text from a file, or from standard input where it is `-`. @throws CommanderError */
export async function readText(file: string): Promise<string> {
  const text = await (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8')).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw wrongUsage(`There is no file ${file}.`)
      if (error.code === 'EISDIR') throw wrongUsage(`${file} is a folder, no file.`)
      throw error
    }
  )
  return text.replace(/^\uFEFF/, '')
}

/**
 * What is asked for: one to a line, or of a table (its name ends in .csv or .tsv, or a column is named) the
 * cells of one column: the named one, the first of `usual` that is there, or the only one.
 */
export async function readInputs(
  file: string,
  { column, usual }: { column?: string; usual: string[] }
): Promise<string[]> {
  const text = await readText(file)
  if (column === undefined && !/\.[ct]sv$/i.test(file)) return cleaned(text.split(/\r?\n/))

  const rows = parse(text, {
    delimiter: delimiterOf(text),
    columns: (header: string[]) => header.map((name) => name.trim()),
    relax_column_count: true,
    skip_empty_lines: true,
  }) as Array<Record<string, string | undefined>>
  const headers = Object.keys(rows[0] ?? {})
  const chosen = column ?? usual.find((name) => headers.includes(name)) ?? onlyOf(headers)
  if (!rows.length) return []
  if (chosen === undefined || !headers.includes(chosen)) {
    const fault = column ? `has no column "${column}"` : 'has several columns: name one by --column'
    throw wrongUsage(`${file} ${fault}; its columns are ${headers.join(', ')}.`)
  }
  return cleaned(rows.map((row) => row[chosen] ?? ''))
}

/** Rows as text, piece by piece as they come. */
export async function* renderRows<Row>(
  format: AnswerFormat,
  table: CsvTable<Row>,
  pieces: AsyncIterable<Row[]>
): AsyncGenerator<string> {
  let count = 0
  if (format === 'csv') yield csvLines([table.headers])
  for await (const rows of pieces) {
    if (format === 'csv') {
      yield csvLines(
        rows.flatMap(table.lines).map((line) => line.map((cell) => String(cell ?? '')))
      )
    } else if (format === 'jsonl') {
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    } else if (rows.length) {
      const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')
      yield count ? `,\n${lines}` : `[\n${lines}`
    }
    count += rows.length
  }
  if (format === 'json') yield count ? '\n]\n' : '[]\n'
}

function cleaned(inputs: string[]): string[] {
  return inputs.map((input) => input.trim()).filter(Boolean)
}

function onlyOf(headers: string[]): string | undefined {
  return headers.length === 1 ? headers[0] : undefined
}

/** The one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first] = text.split('\n', 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return ['\t', ';'].find((delimiter) => count(delimiter) > count(',')) ?? ','
}
