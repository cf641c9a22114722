import { isAscii } from 'node:buffer'

/** As many bytes as detectors and users need. */
const MOST = 20_000
/** Only the start of a longer cell is kept. */
const LONGEST_CELL = 4096

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
  #open = Buffer.alloc(0)

  add(chunk: Buffer) {
    if (this.#size >= MOST) return
    if (!this.#open.length && isAscii(chunk)) return
    const bytes = this.#open.length ? Buffer.concat([this.#open, chunk]) : chunk
    let from = 0
    for (let at = 0; at < bytes.length; at += 1) {
      if (!separators.has(bytes[at])) continue
      this.#take(bytes.subarray(from, at))
      from = at + 1
      if (this.#size >= MOST) return
    }
    const rest = bytes.subarray(from)
    const isLong = rest.length > LONGEST_CELL
    if (isLong) this.#take(rest.subarray(0, LONGEST_CELL))
    this.#open = isLong ? Buffer.alloc(0) : Buffer.from(rest)
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
