import { t } from '#app/core/text/text'
import { FileFault } from '#app/core/files/file_fault'

const MB = 1024 * 1024
/** Of all texts together, in UTF-8. */
const MOST_BYTES = 64 * MB
const MOST_TEXTS = 4_000_000
/** Bytes are kept in blocks of so many, so that nothing has to be copied as they become more. */
const BLOCK = MB

/**
 * The texts that the cells of a workbook share, by number: as bytes beside the heap, since millions of
 * strings would cost several times as much.
 */
export class TextStore {
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
        t('uploads_answers.too_many_texts', { megabytes: MOST_BYTES / MB })
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

  /** The text of a number; undefined where there is none. */
  at(number: number): string | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= this.#count) return undefined
    const [from, to] = [number ? this.#ends[number - 1] : 0, this.#ends[number]]
    const pieces: Buffer[] = []
    for (let at = from; at < to; at += pieces.at(-1)?.length ?? to) {
      pieces.push(this.#blocks[Math.floor(at / BLOCK)].subarray(at % BLOCK, (at % BLOCK) + to - at))
    }
    return (pieces.length === 1 ? pieces[0] : Buffer.concat(pieces)).toString()
  }

  /** A text that ends in another block than it begins in. */
  #writeOver(bytes: Buffer, from: number) {
    for (let done = 0; done < bytes.length;) {
      const at = from + done
      done += bytes.copy(this.#blocks[Math.floor(at / BLOCK)], at % BLOCK, done)
    }
  }
}
