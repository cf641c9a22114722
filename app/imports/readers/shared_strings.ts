import { localized } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'

const MB = 1024 * 1024
/** The maximum size of all texts together, in UTF-8. */
const MOST_BYTES = 64 * MB
const MOST_TEXTS = 4_000_000
/** Block size; blocks avoid copying when the store grows. */
const BLOCK = MB

/**
 * The shared strings of a workbook by index, stored as bytes outside the heap, since millions of
 * JavaScript strings would take several times the memory.
 */
export class SharedStrings {
  #blocks: Buffer[] = []
  #ends = new Uint32Array(1024)
  #count = 0

  /** @throws FileFault `too_many_texts` */
  add(text: string) {
    const from = this.#count ? this.#ends[this.#count - 1] : 0
    const to = from + Buffer.byteLength(text)
    if (to > MOST_BYTES || this.#count >= MOST_TEXTS) {
      throw new FileFault(
        'too_many_texts',
        localized('uploads_answers.too_many_texts', { megabytes: MOST_BYTES / MB })
      )
    }
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(this.#ends.length * 2)
      ends.set(this.#ends)
      this.#ends = ends
    }
    while (this.#blocks.length * BLOCK < to) this.#blocks.push(Buffer.allocUnsafeSlow(BLOCK))
    const at = from % BLOCK
    if (at + (to - from) <= BLOCK) this.#blocks[Math.floor(from / BLOCK)]?.write(text, at)
    else this.#writeOver(Buffer.from(text), from)
    this.#ends[this.#count] = to
    this.#count += 1
  }

  /** The text at an index; undefined if there is none. */
  at(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined
    const [from, to] = [number ? this.#ends[number - 1] : 0, this.#ends[number]]
    const pieces: Buffer[] = []
    for (let at = from; at < to; at += pieces.at(-1)?.length ?? to) {
      pieces.push(this.#blocks[Math.floor(at / BLOCK)].subarray(at % BLOCK, (at % BLOCK) + to - at))
    }
    return (pieces.length === 1 ? pieces[0] : Buffer.concat(pieces)).toString()
  }

  /** Writes a text that spans blocks. */
  #writeOver(bytes: Buffer, from: number) {
    for (let done = 0; done < bytes.length;) {
      const at = from + done
      done += bytes.copy(this.#blocks[Math.floor(at / BLOCK)], at % BLOCK, done)
    }
  }
}
