import { readFile } from 'node:fs/promises'
import { buffer as readAll } from 'node:stream/consumers'
import { CsvError, parse } from 'csv-parse/sync'
import { csvLines, unescapeCell } from '../../app/core/lists/csv_lines.ts'
import { refusePlace } from '../../app/core/files/refuse_place.ts'
import { wrongUsage } from './exit.ts'
import { surroundings } from './surroundings.ts'

export const answerFormats = ['csv', 'json', 'jsonl'] as const
export type AnswerFormat = (typeof answerFormats)[number]

export type Cell = string | number | null | undefined

/** Rows as CSV: the headers, and the lines of one row. */
export interface CsvTable<Row> {
  headers: string[]
  lines: (row: Row) => Cell[][]
}

export interface AnswerTable<Row> extends CsvTable<Row> {
  /** The JSON of a row. */
  record: (row: Row) => unknown
}

/** Reads a text file, or standard input if `file` is `-`. @throws CommanderError */
export async function readText(file: string): Promise<string> {
  const bytes = await (file === '-' ? readAll(surroundings().stdin) : readFile(file)).catch(
    (error: NodeJS.ErrnoException) => {
      throw wrongUsage(unreadable[error.code ?? '']?.(file) ?? `${file}: ${error.message}`)
    }
  )
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw wrongUsage(tooLarge(nameOf(file)))
    throw wrongUsage(`${nameOf(file)} is not UTF-8 text. Save it as UTF-8 first.`)
  }
}

const tooLarge = (name: string) => `${name} is too large. Split it.`
const unreadable: Record<string, (file: string) => string> = {
  ENOENT: (file) => `The file ${file} does not exist.`,
  EISDIR: (file) => `${file} is a directory.`,
  EACCES: (file) => `${file} is not readable: permission denied.`,
  ERR_FS_FILE_TOO_LARGE: tooLarge,
}

/** The inputs of a batch, and their lines. */
export interface Inputs {
  /** Unique inputs in the order of the lines. */
  asked: string[]
  /** All lines of the file, also those of a table with an empty cell. */
  lines: InputLine[]
  /** For a text, the single column `input`. */
  headers: string[]
  /** For a table, the column with the inputs. */
  column: string | null
}

export interface InputLine {
  /** Empty if the line has no input. */
  input: string
  /** The cells of its row, one for each header. */
  cells: string[]
}

/**
 * Reads the inputs: one per line, or from a table (a file name that ends in .csv or .tsv, or with `column`)
 * the cells of one column: `column`, the first existing one of `usual`, or the only one.
 * @throws CommanderError
 */
export async function readInputs(
  file: string,
  { column, usual }: { column?: string; usual: string[] }
): Promise<Inputs> {
  const text = await readText(file)
  if (column === undefined && !/\.[ct]sv$/i.test(file)) {
    const inputs = text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean)
    const lines = inputs.map((input) => ({ input, cells: [input] }))
    return { asked: [...new Set(inputs)], lines, headers: ['input'], column: null }
  }
  const { headers, rows } = tableOf(text, nameOf(file))
  const at = columnOf(headers, { column, usual }, nameOf(file))
  const lines = rows.map((cells) => ({ input: cells[at].trim(), cells }))
  const asked = new Set(lines.map(({ input }) => input).filter(Boolean))
  return { asked: [...asked], lines, headers, column: headers[at] ?? null }
}

function tableOf(text: string, name: string): { headers: string[]; rows: string[][] } {
  const [headers = [], ...rows] = parsed(text, name)
  const full = rows.map((cells, index) => {
    if (cells.slice(headers.length).some(Boolean)) {
      throw wrongUsage(
        `Row ${index + 1} after the header of ${name} has ${cells.length} cells, but the header has ${headers.length}. Check for unquoted delimiters.`
      )
    }
    return headers.map((_, at) => unescapeCell(cells[at] ?? ''))
  })
  return { headers: headers.map((header) => header.trim()), rows: full }
}

function parsed(text: string, name: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw wrongUsage(`${name} cannot be read as a table: ${error.message}.`)
  }
}

/** The index of the column with the inputs. */
function columnOf(
  headers: string[],
  { column, usual }: { column?: string; usual: string[] },
  name: string
): number {
  const candidates = column === undefined ? usual : [column]
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const found = candidates
    .map((word) => headers.filter((header) => header === word || same(header, word)))
    .find(({ length }) => length)
  if (!found && column === undefined && headers.length <= 1) return 0
  const list = headers.join(', ')
  if (!found && column !== undefined) {
    throw wrongUsage(`${name} has no column "${column}". Its columns: ${list}.`)
  }
  if (!found) {
    throw wrongUsage(`${name} has several columns. Choose one with --column: ${list}.`)
  }
  const exact = found.filter((header) => header === column)
  if (found.length > 1 && exact.length !== 1) {
    throw wrongUsage(`${name} has the column "${found[0]}" more than once. Rename one.`)
  }
  return headers.indexOf(exact[0] ?? found[0])
}

/** The name of the file in messages. */
export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file
}

/** Checks before any request is sent. @throws CommanderError if the file cannot be written */
export async function refuseOutput(file: string) {
  try {
    await refusePlace(file)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw wrongUsage(`${error.message}.`)
  }
}

/** All of them; Node.js 20 has no `Array.fromAsync`. */
export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Rows as text, piece by piece as they come. */
export async function* renderRows<Row>(
  format: AnswerFormat,
  table: AnswerTable<Row>,
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
      yield rows.map((row) => `${JSON.stringify(table.record(row))}\n`).join('')
    } else if (rows.length) {
      const lines = rows.map((row) => `  ${JSON.stringify(table.record(row))}`).join(',\n')
      yield count ? `,\n${lines}` : `[\n${lines}`
    }
    count += rows.length
  }
  if (format === 'json') yield count ? '\n]\n' : '[]\n'
}

/** The most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const [first] = text.split('\n', 1)
  const count = (delimiter: string) => first.split(delimiter).length
  return ['\t', ';'].find((delimiter) => count(delimiter) > count(',')) ?? ','
}
