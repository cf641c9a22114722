import { isAscii, isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import iconv from 'iconv-lite'
import { parse } from 'csv-parse/sync'
import { damageOf } from '#app/core/lists/cells'
import { localized } from '#app/core/text/text'
import type { ColumnDefinition } from '#app/imports/readers/columns'
import { knownHeaders } from '#app/imports/readers/columns'
import { FileFault, tooLarge } from '#app/core/files/file_fault'
import type { GivenColumns } from '#app/imports/readers/given_columns'
import { formOf, isTabbed, refuseMagic } from '#app/imports/readers/file_form'
import type { ImportFile } from '#app/core/files/import_file'
import { openUnpacked } from '#app/imports/readers/unpack_file'
import { headerTooLong, MOST_COLUMNS } from '#app/imports/readers/workbook_text'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

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
 * valid, or else Windows-1252), delimiter (`sep=` line, or else the one with the most known
 * headers), header, and the expected number of lines. Workbooks and JSON are converted to CSV
 * first.
 *
 * @throws FileFault `not_a_csv`, `empty_file`, `too_large`, `header_too_long`, and those of
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
  const top = topOf(file, bytes, columns, given)
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
  return { ...topOf(file, bytes, columns, given), bytes: bytes.head, isCut }
}

function topOf(
  file: ImportFile,
  bytes: ByteCensus,
  columns: readonly ColumnDefinition[],
  given: Inspection
): CsvTop {
  if (!bytes.total) throw new FileFault('empty_file', localized('uploads_answers.empty_file'))
  const form = formOf(file)
  const isText = form === 'csv'
  const encoding = isText ? (given.encoding ?? bytes.encoding()) : 'utf-8'
  const start = decoder(encoding).write(bytes.head)
  const text = start.startsWith('\ufeff') ? start.slice(1) : start
  const hints = isText
    ? given
    : { ...given, delimiter: ',', noHeader: given.noHeader && form !== 'json' }
  const { delimiter, header, rowsAt, firstLine } = readTop(text, columns, hints, isTabbed(file))
  const isBinary = header.some((cell) => damageOf(cell) === 'control_character')
  if (isText && !given.encoding && isBinary) throw notText()
  return {
    encoding,
    delimiter,
    header,
    rowsAt,
    firstLine: form === 'json' ? firstLine - 1 : firstLine,
    rowsAreLines: !isText,
  }
}

function notText() {
  return new FileFault('not_a_csv', localized('uploads_answers.binary_data'))
}

/** Decodes bytes of the encoding, chunk by chunk. */
export function decoder(encoding: Encoding): { write(bytes: Buffer): string; end(): string } {
  if (encoding === 'utf-8') {
    const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
    return {
      write: (bytes) => utf8.decode(bytes, { stream: true }),
      end: () => utf8.decode(),
    }
  }
  const other = iconv.getDecoder(encoding, { stripBOM: false })
  let isHalf = false
  return {
    write(bytes) {
      isHalf = isHalf !== (bytes.length % 2 === 1)
      return other.write(bytes)
    },
    end: () => (other.end() ?? '') + (isHalf && encoding !== 'windows-1252' ? '\ufffd' : ''),
  }
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
  if (!EOL.test(text) && text.length >= ByteCensus.kept / 4) throw headerTooLong()
  const named = (candidate: string) => Number(prefersTabs && candidate === '\t')
  candidates.sort(
    (a, b) =>
      b.known - a.known ||
      named(b.delimiter) - named(a.delimiter) ||
      b.header.length - a.header.length
  )
  if (candidates[0].header.length > MOST_COLUMNS) throw headerTooLong()
  if (given.noHeader) {
    const header = candidates[0].header.map((_, index) => `column_${index + 1}`)
    return { ...candidates[0], header, rowsAt: lineAt, firstLine: line - 1 }
  }
  return { ...candidates[0], rowsAt: at, firstLine: line }
}

function splitHeader(line: string, delimiter: string): string[] {
  try {
    return parse(line, { delimiter })[0] ?? []
  } catch {
    return line.split(delimiter)
  }
}

/** The weight of a valid UTF-8 sequence that is not ASCII, relative to invalid bytes. */
const SOUND = 100

/** Collects statistics of all bytes of a file and keeps its head. */
class ByteCensus {
  total = 0
  #parts: Buffer[] = []
  #kept = 0
  #lineFeeds = 0
  #returns = 0
  #lastByte = 10
  #tail = Buffer.alloc(0)
  #multibyte = 0
  #broken = 0
  static readonly kept = 256 * 1024

  add(chunk: Buffer) {
    if (!chunk.length) return
    if (!this.total) refuseMagic(chunk)
    this.total += chunk.length
    if (this.#kept < ByteCensus.kept) {
      const part = chunk.subarray(0, ByteCensus.kept - this.#kept)
      this.#parts.push(Buffer.from(part))
      this.#kept += part.length
    }
    this.#lineFeeds += countByte(chunk, 10)
    this.#returns += countByte(chunk, 13)
    this.#lastByte = chunk[chunk.length - 1]
    this.#checkUtf8(chunk)
  }

  /** Ignores the rest of the file: a character cut off at the end is not damaged. */
  cut() {
    this.#tail = Buffer.alloc(0)
  }

  get head(): Buffer {
    const head = Buffer.concat(this.#parts)
    this.#parts = [head]
    return head
  }

  lines(): number {
    const ends = Math.max(this.#lineFeeds, this.#returns)
    return this.#lastByte === 10 || this.#lastByte === 13 ? ends : ends + 1
  }

  encoding(): Encoding {
    const head = this.head
    if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
    if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
    if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'

    let even = 0
    let odd = 0
    for (const [index, byte] of head.entries()) {
      if (byte !== 0) continue
      if (index % 2) odd += 1
      else even += 1
    }
    const half = head.length / 2
    if (odd > half * 0.3 && even < odd / 10) return 'utf-16le'
    if (even > half * 0.3 && odd < even / 10) return 'utf-16be'
    if (even + odd > Math.max(16, head.length * 0.05)) {
      throw notText()
    }

    if (this.#tail.length) this.#broken += 1
    return this.#multibyte >= this.#broken * 4 ? 'utf-8' : 'windows-1252'
  }

  /** A chunk may end inside a character: its bytes are kept for the next chunk. */
  #checkUtf8(chunk: Buffer) {
    const bytes = this.#tail.length ? Buffer.concat([this.#tail, chunk]) : chunk
    const whole = bytes.length - cutCharacter(bytes)
    this.#tail = Buffer.from(bytes.subarray(whole))
    const body = bytes.subarray(0, whole)
    if (isAscii(body)) return
    if (isUtf8(body)) this.#multibyte += SOUND
    else this.#countCharacters(body)
  }

  /** Distinguishes Windows-1252 from UTF-8 with a few damaged bytes. */
  #countCharacters(bytes: Buffer) {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]
      if (byte < 0x80) continue
      const length = sequenceLength(byte)
      if (length && isUtf8(bytes.subarray(index, index + length))) {
        this.#multibyte += 1
        index += length - 1
      } else {
        this.#broken += 1
      }
    }
  }
}

function countByte(chunk: Buffer, byte: number): number {
  let count = 0
  for (let at = chunk.indexOf(byte); at !== -1; at = chunk.indexOf(byte, at + 1)) count += 1
  return count
}

function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0
}

/** The number of bytes at the end that form an incomplete character. */
function cutCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0
  }
  return 0
}
