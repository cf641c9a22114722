import { isAscii, isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import iconv from 'iconv-lite'
import { parse } from 'csv-parse/sync'
import { t } from '#app/core/text/text'
import type { Column, GivenColumns } from '#app/imports/readers/columns'
import { knownHeaders } from '#app/imports/readers/columns'
import { FileFault, tooLarge } from '#app/core/files/file_fault'
import { formOf, isTabbed, refuseMagic } from '#app/imports/readers/file_form'
import type { ImportFile } from '#app/core/files/import_file'
import { openUnpacked } from '#app/imports/readers/unpack_file'
import { headerTooLong, MOST_COLUMNS } from '#app/imports/readers/workbook_text'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** How people name a delimiter: one character that neither ends a line nor quotes, or "tab". */
export const delimiterWord = /^(tab|[^\r\n"])$/

export function delimiterOf(word: string): string {
  return word === 'tab' ? '\t' : word
}

/** How the rows of a file are to be read. */
export interface CsvTop {
  encoding: Encoding
  delimiter: string
  header: string[]
  /** Characters before the first row: byte order mark taken off, `sep=` line, blank lines and header. */
  rowsAt: number
  /** The file line, from 1, on which the first row stands. */
  firstLine: number
  /** A row is one line, whatever its cells hold: a row of a sheet, a record of JSON. */
  rowsAreLines: boolean
}

/** What has to be known of a file before its rows can be taken in. */
export interface CsvShape extends CsvTop {
  /** At least as many as there are rows: line ends after the header, blank ones included. */
  lines: number
  sha256: string
}

/** What somebody says of a file, which is then not guessed. */
export interface CsvHints {
  encoding?: Encoding
  delimiter?: string
  columns?: GivenColumns | null
  signal?: AbortSignal
}

/** The beginning of a file, unpacked, and how to read the rows in it. */
export interface CsvHead extends CsvTop {
  bytes: Buffer
  /** The file goes on behind it, perhaps in the middle of a row. */
  isCut: boolean
}

export interface CsvLimits {
  /** Of the file as stored, and of what is packed in it. */
  maximumBytes: number
}

/** Unpacked: a server looks for a header while it answers others, and a file can hold nothing without end. */
const MOST_FOR_HEAD = 16 * 1024 * 1024

/** Excel and people save with these. */
const DELIMITERS = [',', ';', '\t', '|']
const EOL = /\r\n|\n|\r/

/**
 * Reads the file once, as bytes, and says how to read its rows: encoding (byte order mark, else UTF-8
 * if it is valid, else Windows-1252), delimiter (a `sep=` line, else the one that gives most known
 * headers), header, and how many lines to expect. Of workbooks and JSON it is the text made of them.
 *
 * @throws FileFault `not_a_csv`, `empty_file`, `too_large`, `header_too_long`, and as `openUnpacked`
 */
export async function inspectCsv(
  file: ImportFile,
  columns: readonly Column[],
  limits: CsvLimits,
  given: CsvHints = {}
): Promise<CsvShape> {
  if (file.bytes > limits.maximumBytes) throw tooLarge(limits.maximumBytes)

  const hash = createHash('sha256')
  const bytes = new ByteCensus()
  const unpacked = openUnpacked(file, {
    onStored: (stored) => hash.update(stored),
    maximumBytes: limits.maximumBytes,
  })
  for await (const chunk of unpacked) {
    given.signal?.throwIfAborted()
    bytes.add(chunk)
    if (bytes.total > limits.maximumBytes) throw tooLarge(limits.maximumBytes)
  }
  const top = topOf(file, bytes, columns, given)
  const lines = Math.max(0, bytes.lines() - (top.firstLine - 1))
  return { ...top, lines, sha256: hash.digest('hex') }
}

/**
 * The same by the beginning of the file alone: what `inspectCsv` finds in a file that goes on as it begins.
 * The file is gone through once, and its beginning given along: to open a workbook again costs all its texts.
 * @throws FileFault as that does
 */
export async function inspectHead(
  file: ImportFile,
  columns: readonly Column[],
  limits: CsvLimits,
  given: CsvHints = {}
): Promise<CsvHead> {
  if (file.bytes > limits.maximumBytes) throw tooLarge(limits.maximumBytes)
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
  columns: readonly Column[],
  given: CsvHints
): CsvTop {
  if (!bytes.total) throw new FileFault('empty_file', t('uploads_answers.empty_file'))
  const form = formOf(file)
  const isText = form === 'csv'
  const encoding = isText ? (given.encoding ?? bytes.encoding()) : 'utf-8'
  const start = decoder(encoding).write(bytes.head)
  const text = start.startsWith('\ufeff') ? start.slice(1) : start
  const hints = isText ? given : { ...given, delimiter: ',' }
  const { delimiter, header, rowsAt, firstLine } = readTop(text, columns, hints, isTabbed(file))
  return {
    encoding,
    delimiter,
    header,
    rowsAt,
    firstLine: form === 'json' ? firstLine - 1 : firstLine,
    rowsAreLines: !isText,
  }
}

/** Turns bytes of one encoding into text, piece by piece. */
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

/** Where the rows begin, and what stands above them. */
function readTop(text: string, columns: readonly Column[], given: CsvHints, prefersTabs: boolean) {
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

  let content = nextLine()
  const sep = /^sep=(.)\s*$/i.exec(content)
  if (sep) {
    delimiter ??= sep[1]
    content = nextLine()
  }
  while (!content.trim() && at < text.length) content = nextLine()
  if (!content.trim()) throw new FileFault('empty_file', t('uploads_answers.no_header'))

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
  return { ...candidates[0], rowsAt: at, firstLine: line }
}

function splitHeader(line: string, delimiter: string): string[] {
  try {
    return parse(line, { delimiter })[0] ?? []
  } catch {
    return line.split(delimiter)
  }
}

/** What a piece of valid UTF-8 that is not plain ASCII weighs against bytes that are not valid. */
const SOUND = 100

/** Counts over all bytes of a file, and keeps its beginning. */
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

  /** What follows is not looked at: a character that the end cuts is none that is damaged. */
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
      throw new FileFault('not_a_csv', t('uploads_answers.binary_data'))
    }

    if (this.#tail.length) this.#broken += 1
    return this.#multibyte >= this.#broken * 4 ? 'utf-8' : 'windows-1252'
  }

  /** A character may be cut by the end of a chunk: its bytes wait for the next one. */
  #checkUtf8(chunk: Buffer) {
    const bytes = this.#tail.length ? Buffer.concat([this.#tail, chunk]) : chunk
    const whole = bytes.length - cutCharacter(bytes)
    this.#tail = Buffer.from(bytes.subarray(whole))
    const body = bytes.subarray(0, whole)
    if (isAscii(body)) return
    if (isUtf8(body)) this.#multibyte += SOUND
    else this.#countCharacters(body)
  }

  /** Tells a Windows-1252 file from a UTF-8 file with a few damaged bytes. */
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

/** How many bytes at the end begin a character that is not complete. */
function cutCharacter(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back]
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0
  }
  return 0
}
