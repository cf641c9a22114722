import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse/sync'
import type { CsvHead, CsvTop } from '#app/imports/readers/csv_shape'
import { decoder } from '#app/imports/readers/encodings'
import type { ImportFile } from '#app/core/files/import_file'
import { openUnpacked } from '#app/imports/readers/unpack_file'
import type { CellFault } from '#app/imports/readers/row_fault'

/**
 * A data row; `row` is its number, `line` the line of the file on which it starts; both start at 1.
 */
export interface CsvRow {
  row: number
  line: number
  cells: string[]
  /** Set if the line is not valid CSV; `cells` then contains the raw line. */
  damage?: LineDamage
}

/**
 * Text is parsed in pieces of about this many characters, cut at the end of a record. Small,
 * because responses of the database have to wait while a piece is parsed.
 */
const PIECE = 16 * 1024
/** A longer quoted cell is treated as an unclosed quote. */
const LONGEST_RECORD = 1024 * 1024
const LONGEST_RECORD_LINES = 200

/**
 * Reads the rows of a file in batches, one for each piece of 16 KB; skips blank lines. csv-parse stops at the
 * first stray quote and drops the rest, so a rejected piece is parsed again line by line: the
 * faulty line becomes a damaged row, and reading continues on the next line.
 */
export function readCsv(
  file: ImportFile,
  shape: CsvTop,
  signal?: AbortSignal
): AsyncGenerator<CsvRow[]> {
  return rowsOf(openUnpacked(file), shape, { signal })
}

/** Reads the rows of a file's head; omits a row that is cut off at its end. */
export function readHead(head: CsvHead): AsyncGenerator<CsvRow[]> {
  return rowsOf([head.bytes], head, { isCut: head.isCut })
}

function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

async function* rowsOf(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  shape: CsvTop,
  { signal, isCut = false }: { signal?: AbortSignal; isCut?: boolean }
): AsyncGenerator<CsvRow[]> {
  const parser = new RecordParser(shape)
  const text = decoder(shape.encoding)
  let pending = ''
  let skip = shape.rowsAt
  let begun = false

  const take = (more: string): boolean => {
    if (!begun && more) {
      begun = true
      if (more.charCodeAt(0) === 0xfeff) more = more.slice(1)
    }
    if (skip) {
      const skipped = Math.min(skip, more.length)
      skip -= skipped
      more = more.slice(skipped)
    }
    pending += more
    return pending.length >= PIECE
  }

  for await (const chunk of chunks) {
    signal?.throwIfAborted()
    for (const piece of piecesOf(chunk)) {
      if (!take(text.write(piece))) continue
      const rows = parser.parse(pending, false)
      pending = parser.rest
      if (rows.length) yield rows
      await setImmediate()
    }
  }
  if (isCut) {
    const rows = parser.parse(pending, false)
    if (rows.length) yield rows
    return
  }
  take(text.end())
  while (pending) {
    const rows = parser.parse(pending, true)
    pending = parser.rest
    if (rows.length) yield rows
  }
}

/** Parses pieces of text that start at a record, and counts rows and lines across pieces. */
class RecordParser {
  /** Text not parsed yet: an incomplete record at the end of a piece. */
  rest = ''
  #row = 0
  /** Inside a line that is too long. */
  #skips = false
  #line: number
  #rowsAreLines: boolean
  #options: { delimiter: string; record_delimiter: string[]; relax_column_count: true }

  constructor(shape: CsvTop) {
    this.#line = shape.firstLine
    this.#rowsAreLines = shape.rowsAreLines
    this.#options = {
      delimiter: shape.delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
    }
  }

  parse(given: string, last: boolean): CsvRow[] {
    const text = this.#skips ? this.#afterLine(given) : given
    const cut = last ? text.length : lastRecordEnd(text)
    if (cut === 0 && text.length < LONGEST_RECORD) {
      this.rest = text
      return []
    }
    if (cut > 0) {
      const records = this.#attempt(text.slice(0, cut))
      if (records) {
        this.rest = text.slice(cut)
        return this.#number(records, text.slice(0, cut))
      }
    }
    return this.#byLine(text, last)
  }

  /** Only the lines from the first quote to the last one need a parser; the others are split. */
  #attempt(text: string): string[][] | null {
    const first = text.indexOf('"')
    if (first === -1) return this.#split(text)
    const begin = lineEndBefore(text, first)
    const end = lineEndAfter(text, text.lastIndexOf('"'))
    try {
      return [
        ...this.#split(text.slice(0, begin)),
        ...parse(text.slice(begin, end), this.#options),
        ...this.#split(text.slice(end)),
      ]
    } catch (error) {
      if (error instanceof CsvError) return null
      throw error
    }
  }

  #split(text: string): string[][] {
    const lines = text.split(text.includes('\r') ? /\r\n|\n|\r/ : '\n')
    if (lines.at(-1) === '') lines.pop()
    return lines.map((line) => line.split(this.#options.delimiter))
  }

  /** A record spans one line plus one for each line break in its cells. */
  #number(records: string[][], text: string): CsvRow[] {
    const single =
      this.#rowsAreLines || records.length === lineEnds(text) + (/[\r\n]$/.test(text) ? 0 : 1)
    const rows: CsvRow[] = []
    for (const cells of records) {
      const line = this.#line
      this.#line += single ? 1 : 1 + cells.reduce((sum, cell) => sum + lineEnds(cell), 0)
      if (isBlank(cells)) continue
      this.#row += 1
      rows.push({ row: this.#row, line, cells })
    }
    return rows
  }

  #byLine(text: string, last: boolean): CsvRow[] {
    const lines = text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? []
    const partial = !last && !lines.at(-1)?.endsWith('\n') ? (lines.pop() ?? '') : ''

    const isTooLong = partial.length > LONGEST_RECORD
    const rows: CsvRow[] = []
    let at = 0
    while (at < lines.length) {
      const found = this.#recordAt(lines, at)
      if (found === 'cut' && !last && !isTooLong) break
      const used = found === 'cut' || 'damage' in found ? 1 : found.lines
      const line = this.#line
      this.#line += used
      if (found === 'cut') {
        this.#row += 1
        rows.push({ row: this.#row, line, cells: [bare(lines[at])], damage: NEVER_CLOSED })
      } else if ('damage' in found) {
        this.#row += 1
        rows.push({ row: this.#row, line, cells: [bare(lines[at])], damage: found.damage })
      } else if (!isBlank(found.cells)) {
        this.#row += 1
        rows.push({ row: this.#row, line, cells: found.cells })
      }
      at += used
    }
    this.rest = lines.slice(at).join('') + partial
    if (isTooLong) {
      this.#row += 1
      rows.push({
        row: this.#row,
        line: this.#line,
        cells: [partial.slice(0, SHOWN)],
        damage: LINE_TOO_LONG,
      })
      this.rest = ''
      this.#skips = true
    }
    return rows
  }

  /** The text after the skipped line. */
  #afterLine(text: string): string {
    const end = /\r\n|\n|\r(?!$)/.exec(text)
    if (!end) return text.endsWith('\r') ? '\r' : ''
    this.#skips = false
    this.#line += 1
    return text.slice(end.index + end[0].length)
  }

  /**
   * The record that starts on a line; `cut` if its quote is still open at the end of the text and
   * may be closed later. A quote is open after an odd number of quotes, so parsing is only
   * attempted after an even number: otherwise, lines of doubled quotes would be parsed repeatedly.
   */
  #recordAt(
    lines: string[],
    at: number
  ): { cells: string[]; lines: number } | { damage: LineDamage } | 'cut' {
    let record = ''
    let quotes = 0
    for (let used = 1; at + used <= lines.length; used += 1) {
      const line = lines[at + used - 1]
      record += line
      quotes += count(line, '"')
      if (used > LONGEST_RECORD_LINES || record.length > LONGEST_RECORD) {
        return { damage: NEVER_CLOSED }
      }
      if (used > 1 && (quotes % 2 || !line.includes('"'))) continue
      try {
        const [cells] = parse(record, this.#options)
        return { cells: cells ?? [''], lines: used }
      } catch (error) {
        if (!(error instanceof CsvError)) throw error
        if (error.code === 'CSV_QUOTE_NOT_CLOSED') continue
        return { damage: used === 1 ? STRAY_QUOTE : NEVER_CLOSED }
      }
    }
    return 'cut'
  }
}

/** The number of characters of a too long line that are stored with the fault. */
const SHOWN = 1000

export type LineDamage = Pick<CellFault, 'code' | 'values'>

const LINE_TOO_LONG: LineDamage = { code: 'line_too_long', values: { most: LONGEST_RECORD } }
const STRAY_QUOTE: LineDamage = { code: 'bad_quote', values: { what: 'misplaced' } }
const NEVER_CLOSED: LineDamage = { code: 'bad_quote', values: { what: 'never_closed' } }

/**
 * The end of the last complete record in a text that starts at a record: the last line break
 * outside quotes. A carriage return at the very end may be half of a line break and does not count.
 */
function lastRecordEnd(text: string): number {
  if (!text.includes('"')) return lineEndBefore(text, text.length)
  let quotes = 0
  let open = -1
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    quotes += 1
    if (quotes % 2) open = at
  }
  return lineEndBefore(text, quotes % 2 ? open : text.length)
}

/** The position after the last line break before a position; 0 if there is none. */
function lineEndBefore(text: string, before: number): number {
  if (before <= 0) return 0
  const feed = text.lastIndexOf('\n', before - 1)
  const single = text.lastIndexOf('\r', Math.min(before, text.length - 1) - 1)
  return Math.max(feed, single === feed - 1 ? feed : single) + 1
}

/** The position after the next line break; the end of the text if there is none. */
function lineEndAfter(text: string, at: number): number {
  const end = /\r\n|\n|\r/g
  end.lastIndex = at
  return end.test(text) ? end.lastIndex : text.length
}

function lineEnds(text: string): number {
  const returns = count(text, '\r')
  return count(text, '\n') + returns - (returns ? count(text, '\r\n') : 0)
}

function count(text: string, part: string): number {
  let found = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length)) found += 1
  return found
}

function bare(line: string): string {
  return line.replace(/[\r\n]+$/, '')
}

function isBlank(cells: string[]): boolean {
  for (const cell of cells) if (cell !== '' && cell.trim() !== '') return false
  return true
}
