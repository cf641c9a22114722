/** A set of internal ids, with one bit each. */
export class IdSet {
  #bits = new Uint8Array(1 << 12)
  #size = 0

  get size() {
    return this.#size
  }

  add(id: number) {
    if (this.has(id)) return
    this.#size += 1
    const byte = id >>> 3
    if (byte >= this.#bits.length) {
      const bits = new Uint8Array(Math.max(this.#bits.length * 2, byte + 1))
      bits.set(this.#bits)
      this.#bits = bits
    }
    this.#bits[byte] |= 1 << (id & 7)
  }

  has(id: number): boolean {
    return ((this.#bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0
  }

  /** The ids in ascending order, in batches of about this size, which may change. */
  *inPieces(size: () => number): Generator<number[]> {
    let piece: number[] = []
    for (const [byte, bits] of this.#bits.entries()) {
      if (!bits) continue
      for (let bit = 0; bit < 8; bit += 1) {
        if (bits & (1 << bit)) piece.push(byte * 8 + bit)
      }
      if (piece.length >= size()) {
        yield piece
        piece = []
      }
    }
    if (piece.length) yield piece
  }
}
