import { isAscii } from 'node:buffer'

/** As many bytes as detectors and users need. */
const MOST = 20_000
/** Only the start of a longer cell is kept. */
const LONGEST_CELL = 4096

/** Bytes that are searched at once. */
const BLOCK = 4096

/**
 * Separators of cells. The pipe is not among them, because it can be the second byte of a character
 * in Shift-JIS, Big5 and GB18030.
 */
const separators = new Set(Buffer.from(',;\t\r\n"'))

/** Collects the first cells of a file that have bytes above 127, one per line. */
export class ForeignCells {
  #cells: Buffer[] = []
  #size = 0
  /** The start of a cell at the end of a chunk. */
  #open: Buffer = Buffer.alloc(0)

  add(chunk: Buffer) {
    if (this.#size >= MOST) return
    if (!this.#open.length && isAscii(chunk)) return
    const bytes = this.#open.length ? Buffer.concat([this.#open, chunk]) : chunk
    this.#open = Buffer.alloc(0)
    let from = 0
    for (;;) {
      const foreign = foreignByte(bytes, from)
      const end = separatorAfter(bytes, foreign)
      from = separatorBefore(bytes, foreign, from) + 1
      if (end === bytes.length) break
      this.#take(bytes.subarray(from, end))
      if (this.#size >= MOST) return
      from = end + 1
    }
    const rest = bytes.subarray(from)
    if (rest.length > LONGEST_CELL) this.#take(rest.subarray(0, LONGEST_CELL))
    else this.#open = Buffer.from(rest)
  }

  bytes(): Buffer {
    const last = isAscii(this.#open) ? [] : [this.#open]
    return Buffer.concat([...this.#cells, ...last].flatMap((cell) => [cell, Buffer.from('\n')]))
  }

  #take(cell: Buffer) {
    if (isAscii(cell)) return
    this.#cells.push(Buffer.from(cell))
    this.#size += cell.length
  }
}

/** The place of the first byte above 127; the length if there is none. */
function foreignByte(bytes: Buffer, from: number): number {
  let at = from
  while (isAscii(bytes.subarray(at, at + BLOCK))) {
    at += BLOCK
    if (at >= bytes.length) return bytes.length
  }
  while (bytes[at] < 0x80) at += 1
  return at
}

function separatorAfter(bytes: Buffer, from: number): number {
  let at = from
  while (at < bytes.length && !separators.has(bytes[at])) at += 1
  return at
}

/** `from - 1` if there is no separator from `from` on. */
function separatorBefore(bytes: Buffer, before: number, from: number): number {
  let at = before - 1
  while (at >= from && !separators.has(bytes[at])) at -= 1
  return at
}
