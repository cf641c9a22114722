import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { withoutKeptBytes } from '#app/core/lists/cells'
import { localized } from '#app/core/text/text'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import { isErrorFile, knownHeaders } from '#app/imports/readers/columns'
import { FileFault, tooLarge } from '#app/core/files/file_fault'
import type { GivenColumns } from '#app/imports/readers/given_columns'
import { fileTexts, type FileTexts } from '#app/imports/readers/file_texts'
import { binaryData, ByteCensus } from '#app/imports/readers/byte_census'
import { decode, decoder, type Encoding } from '#app/imports/readers/encodings'
import { formOf, isTabbed } from '#app/imports/readers/file_form'
import type { ImportFile } from '#app/core/files/import_file'
import { openUnpacked } from '#app/imports/readers/unpack_file'
import { headerTooLong, MOST_COLUMNS } from '#app/imports/readers/workbook_text'

/** A delimiter as given by users: one character other than a line break or quote, or "tab". */
export const delimiterWord = /^(tab|[^\r\n"])$/

export function delimiterOf(word: string): string {
  return word === 'tab' ? '\t' : word
}

/** How to read the rows of a file. */
export interface CsvTop {
  encoding: Encoding
  delimiter: string
  header: string[]
  /**
   * Characters before the first row: `sep=` line, blank lines and header, without the byte order
   * mark.
   */
  rowsAt: number
  /** The line of the file, starting at 1, of the first row. */
  firstLine: number
  /**
   * Each row is one line, regardless of line breaks in cells: a row of a sheet, a record of JSON.
   */
  rowsAreLines: boolean
  /** Non-ASCII texts of the file, so that users can check the encoding. */
  texts: FileTexts
}

/** What must be known about a file before its rows can be imported. */
export interface CsvShape extends CsvTop {
  /** An upper bound of the number of rows: line breaks after the header, including blank lines. */
  lines: number
  sha256: string
}

/** The limit of the size, stored and uncompressed, and what need not be detected. */
interface Inspection {
  maximumBytes: number
  encoding?: Encoding | null
  delimiter?: string | null
  columns?: GivenColumns | null
  /** The first row is data: the columns are called column_1, column_2 and so on. */
  noHeader?: boolean
  signal?: AbortSignal
}

/** The uncompressed head of a file and how to read its rows. */
export interface CsvHead extends CsvTop {
  bytes: Buffer
  /** The file continues after the head, which may end inside a row. */
  isCut: boolean
}

/**
 * Uncompressed: limits the search for a header, which blocks a server, in an endless empty file.
 */
const MOST_FOR_HEAD = 16 * 1024 * 1024

/** The delimiters that are detected. */
const DELIMITERS = [',', ';', '\t', '|']
const EOL = /\r\n|\n|\r/

/**
 * Reads the file once and detects how to read its rows: encoding (byte order mark, or else UTF-8 if
 * valid, or else the most likely one), delimiter (`sep=` line, or else the one with the most known
 * headers), header, and the expected number of lines. Workbooks and JSON are converted to CSV
 * first.
 *
 * @throws FileFault `not_a_csv`, `empty_file`, `too_large`, `header_too_long`, `wrong_delimiter`, and those of
 * `openUnpacked`
 */
export async function inspectCsv(
  file: ImportFile,
  columns: readonly ColumnDefinition[],
  given: Inspection
): Promise<CsvShape> {
  const { maximumBytes } = given
  if (file.bytes > maximumBytes) throw tooLarge(maximumBytes)

  const hash = createHash('sha256')
  const bytes = new ByteCensus()
  const unpacked = openUnpacked(file, {
    onStored: (stored) => hash.update(stored),
    maximumBytes,
  })
  for await (const chunk of unpacked) {
    given.signal?.throwIfAborted()
    bytes.add(chunk)
    if (bytes.total > maximumBytes) throw tooLarge(maximumBytes)
  }
  const top = await topOf(file, bytes, columns, given)
  const lines = Math.max(0, bytes.lines() - (top.firstLine - 1))
  return { ...top, lines, sha256: hash.digest('hex') }
}

/**
 * Like `inspectCsv`, but based on the head of the file only. Also returns the head, since reopening
 * a workbook means reading all of its texts again.
 * @throws FileFault like `inspectCsv`
 */
export async function inspectHead(
  file: ImportFile,
  columns: readonly ColumnDefinition[],
  given: Inspection
): Promise<CsvHead> {
  if (file.bytes > given.maximumBytes) throw tooLarge(given.maximumBytes)
  const bytes = new ByteCensus()
  let unpacked = 0
  let isCut = false
  for await (const chunk of openUnpacked(file, { onUnpacked: (some) => (unpacked += some) })) {
    bytes.add(chunk)
    if (bytes.total < ByteCensus.kept && unpacked < MOST_FOR_HEAD) continue
    bytes.cut()
    isCut = true
    break
  }
  return { ...(await topOf(file, bytes, columns, given)), bytes: bytes.head, isCut }
}

async function topOf(
  file: ImportFile,
  bytes: ByteCensus,
  columns: readonly ColumnDefinition[],
  given: Inspection
): Promise<CsvTop> {
  if (!bytes.total) throw new FileFault('empty_file', localized('uploads_answers.empty_file'))
  const form = formOf(file)
  const isText = form === 'csv'
  const wanted = isText ? given.encoding : 'utf-8'
  const { encoding, rival } = wanted ? { encoding: wanted, rival: null } : await bytes.encoding()
  const { write, end } = decoder(encoding)
  const start = write(bytes.head) + end()
  const text = start.startsWith('\ufeff') ? start.slice(1) : start
  const hints = isText
    ? given
    : { ...given, delimiter: ',', noHeader: given.noHeader && form !== 'json' }
  const { delimiter, header, rowsAt, firstLine } = readTop(text, columns, hints, isTabbed(file))
  if (isText && !given.encoding) refuseControls(text.slice(0, rowsAt), firstLine - 1)
  return {
    encoding,
    delimiter,
    header: header.map(withoutKeptBytes),
    rowsAt,
    firstLine: form === 'json' ? firstLine - 1 : firstLine,
    rowsAreLines: !isText,
    texts: fileTexts(
      encoding.startsWith('utf-16') ? text : decode(bytes.foreign(), encoding),
      rival
    ),
  }
}

/** Binary data with few zero bytes: a header has no control characters. */
function refuseControls(top: string, line: number) {
  const position = top.search(/[^\P{Cc}\t\n\v\f\r]/u)
  if (position < 0) return
  throw binaryData({ code: top.charCodeAt(position), position: position + 1, line })
}

/** Finds the header and the start of the rows. */
function readTop(
  text: string,
  columns: readonly ColumnDefinition[],
  given: Inspection,
  prefersTabs: boolean
) {
  let { delimiter } = given
  let at = 0
  let line = 1
  const nextLine = () => {
    const found = EOL.exec(text.slice(at))
    const end = found ? at + found.index : text.length
    const content = text.slice(at, end)
    at = found ? end + found[0].length : text.length
    line += 1
    return content
  }

  let lineAt = at
  let content = nextLine()
  const sep = /^sep=(.)\s*$/i.exec(content)
  if (sep) {
    delimiter ??= sep[1]
    lineAt = at
    content = nextLine()
  }
  while (!content.trim() && at < text.length) {
    lineAt = at
    content = nextLine()
  }
  if (!content.trim()) throw new FileFault('empty_file', localized('uploads_answers.no_header'))

  const candidates = (delimiter ? [delimiter] : DELIMITERS).map((candidate) => {
    const header = splitHeader(content, candidate)
    return { delimiter: candidate, header, known: knownHeaders(header, columns, given.columns) }
  })
  if (delimiter && !candidates[0].known)
    refuseDelimiter(content, delimiter, { columns, line: line - 1 })
  if (!EOL.test(text) && text.length >= ByteCensus.kept / 4) throw headerTooLong()
  const named = (candidate: string) => Number(prefersTabs && candidate === '\t')
  candidates.sort(
    (a, b) =>
      b.known - a.known ||
      named(b.delimiter) - named(a.delimiter) ||
      b.header.length - a.header.length
  )
  if (candidates[0].header.length > MOST_COLUMNS) throw headerTooLong()
  if (given.noHeader && !isErrorFile(candidates[0].header)) {
    const header = candidates[0].header.map((_, index) => `column_${index + 1}`)
    return { ...candidates[0], header, rowsAt: lineAt, firstLine: line - 1 }
  }
  return { ...candidates[0], rowsAt: at, firstLine: line }
}

/**
 * A given delimiter, or that of a `sep=` line, which the header does not have.
 * @throws FileFault `wrong_delimiter` if another one finds known columns
 */
function refuseDelimiter(
  header: string,
  given: string,
  { columns, line }: { columns: readonly ColumnDefinition[]; line: number }
) {
  const found = DELIMITERS.find((other) => knownHeaders(splitHeader(header, other), columns) > 0)
  if (!found || found === given) return
  const values = { line: String(line), given: delimiterName(given), found: delimiterName(found) }
  throw new FileFault('wrong_delimiter', localized('uploads_answers.wrong_delimiter', values))
}

function delimiterName(delimiter: string): string {
  return delimiter === '\t' ? 'tab' : delimiter
}

function splitHeader(line: string, delimiter: string): string[] {
  try {
    return parse(line, { delimiter })[0] ?? []
  } catch {
    return line.split(delimiter)
  }
}
