import { isAscii, isUtf8 } from 'node:buffer'
import { FileFault } from '#app/core/files/file_fault'
import { localized } from '#app/core/text/text'
import { detectEncoding, type DetectedEncoding } from '#app/imports/readers/detect_encoding'
import type { Encoding } from '#app/imports/readers/encodings'
import { refuseMagic } from '#app/imports/readers/file_form'
import { ForeignCells } from '#app/imports/readers/foreign_cells'

/** The weight of a valid UTF-8 sequence that is not ASCII, relative to invalid bytes. */
const SOUND = 100

/** The share of zero bytes at even or odd positions that indicates UTF-16. */
const WIDE = 0.05
/** A text has fewer control characters: this many, or this share of its head. */
const MOST_CONTROLS = 16
const MOST_CONTROLS_SHARE = 0.02

/** Collects statistics of all bytes of a file and keeps its head. */
export class ByteCensus {
  total = 0
  #parts: Buffer[] = []
  #kept = 0
  #lineFeeds = 0
  #returns = 0
  #lastByte = 10
  #tail = Buffer.alloc(0)
  #multibyte = 0
  #broken = 0
  #foreign = new ForeignCells()
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
    this.#foreign.add(chunk)
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

  /** The first cells with bytes above 127. */
  foreign(): Buffer {
    return this.#foreign.bytes()
  }

  /** @throws FileFault `not_a_csv` for binary data */
  async encoding(): Promise<DetectedEncoding> {
    const { head } = this
    const isMarked = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf
    const wide = this.#wideEncoding()
    if (wide) return { encoding: wide, rival: null }
    this.#refuseBinary()
    if (this.#tail.length) this.#broken += 1
    if (isMarked || this.#multibyte >= this.#broken * 4) return { encoding: 'utf-8', rival: null }
    return detectEncoding(this.foreign())
  }

  /** By byte order mark, or because the zero bytes of ASCII characters are on one side. */
  #wideEncoding(): Encoding | null {
    const { head } = this
    if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
    if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
    let even = 0
    let odd = 0
    for (let at = head.indexOf(0); at !== -1; at = head.indexOf(0, at + 1)) {
      if (at % 2) odd += 1
      else even += 1
    }
    const half = head.length / 2
    if (odd > half * WIDE && even < odd / 10) return 'utf-16le'
    return even > half * WIDE && odd < even / 10 ? 'utf-16be' : null
  }

  #refuseBinary() {
    const { head } = this
    let controls = 0
    let first = -1
    for (const [at, byte] of head.entries()) {
      if (byte > 31 || (byte > 8 && byte < 14)) continue
      controls += 1
      if (first < 0) first = at
    }
    if (controls <= Math.max(MOST_CONTROLS, head.length * MOST_CONTROLS_SHARE)) return
    const before = head.subarray(0, first)
    const line = Math.max(countByte(before, 10), countByte(before, 13)) + 1
    throw binaryData({ code: head[first], position: first + 1, line })
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

  /** Distinguishes other encodings from UTF-8 with a few damaged bytes. */
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

/** The file contains binary data; `code` is the first control character. */
export function binaryData(found: { code: number; position: number; line: number }) {
  const { code, position, line } = found
  const byte = `0x${code.toString(16).padStart(2, '0')}`
  const values = { byte, position, line: String(line) }
  return new FileFault('not_a_csv', localized('uploads_answers.binary_data', values))
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
