import { FileFault } from '#app/uploads/file_fault'

const MB = 1024 * 1024
/** Of all texts together, in UTF-8. */
const MOST_BYTES = 64 * MB
const MOST_TEXTS = 4_000_000

/**
 * The texts that the cells of a workbook share, by number: as bytes beside the heap, since millions of
 * strings would cost several times as much.
 */
export class TextStore {
  #bytes = Buffer.allocUnsafe(64 * 1024)
  #ends = new Uint32Array(1024)
  #count = 0

  /** @throws FileFault `too_many_texts` */
  add(text: string) {
    const from = this.#count ? this.#ends[this.#count - 1] : 0
    const size = Buffer.byteLength(text)
    if (from + size > MOST_BYTES || this.#count >= MOST_TEXTS) {
      throw new FileFault(
        'too_many_texts',
        `The workbook has more than ${MOST_BYTES / MB} MB of different texts. Save it as CSV and try again.`
      )
    }
    if (from + size > this.#bytes.length) {
      const longer = Math.min(MOST_BYTES, Math.max(this.#bytes.length * 2, from + size))
      const bytes = Buffer.allocUnsafe(longer)
      this.#bytes.copy(bytes, 0, 0, from)
      this.#bytes = bytes
    }
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(this.#ends.length * 2)
      ends.set(this.#ends)
      this.#ends = ends
    }
    this.#bytes.write(text, from)
    this.#ends[this.#count] = from + size
    this.#count += 1
  }

  /** The text of a number; undefined where there is none. */
  at(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined
    return this.#bytes.toString('utf8', number ? this.#ends[number - 1] : 0, this.#ends[number])
  }
}
