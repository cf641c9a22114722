/**
 * The set of relations that a file contains, 12 bytes each: a hash table in typed arrays, because a
 * file can have millions of rows and memory use must stay low.
 */
export class PairSet {
  #size = 0
  #mask: number
  /** Skill and type in one number; 0 is an empty slot, since ids start at 1. */
  #from: Float64Array
  #to: Int32Array

  constructor(places = 1 << 15) {
    this.#mask = places - 1
    this.#from = new Float64Array(places)
    this.#to = new Int32Array(places)
  }

  get size() {
    return this.#size
  }

  has(skillId: number, relatedId: number, type: number): boolean {
    return this.#from[this.#find(skillId * 8 + type, relatedId)] !== 0
  }

  /** Returns false if it was already in the set. */
  add(skillId: number, relatedId: number, type: number): boolean {
    if (this.#size * 10 > this.#mask * 7) this.#grow()
    const from = skillId * 8 + type
    const place = this.#find(from, relatedId)
    if (this.#from[place]) return false
    this.#from[place] = from
    this.#to[place] = relatedId
    this.#size += 1
    return true
  }

  addAll(others: PairSet) {
    for (const [index, from] of others.#from.entries()) {
      if (from) this.add(Math.floor(from / 8), others.#to[index], ((from % 8) + 8) % 8)
    }
  }

  clear() {
    if (this.#size) this.#from.fill(0)
    this.#size = 0
  }

  #find(from: number, to: number): number {
    let place = (Math.imul(from % 0x7fffffff, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b)) >>> 0
    place = (place ^ (place >>> 15)) & this.#mask
    while (this.#from[place] && (this.#from[place] !== from || this.#to[place] !== to)) {
      place = (place + 1) & this.#mask
    }
    return place
  }

  #grow() {
    const [from, to] = [this.#from, this.#to]
    const places = from.length * 2
    this.#mask = places - 1
    this.#from = new Float64Array(places)
    this.#to = new Int32Array(places)
    for (const [index, value] of from.entries()) {
      if (!value) continue
      const place = this.#find(value, to[index])
      this.#from[place] = value
      this.#to[place] = to[index]
    }
  }
}

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

  /** The ids in ascending order, in batches. */
  *inPieces(size: number): Generator<number[]> {
    let piece: number[] = []
    for (const [byte, bits] of this.#bits.entries()) {
      if (!bits) continue
      for (let bit = 0; bit < 8; bit += 1) {
        if (bits & (1 << bit)) piece.push(byte * 8 + bit)
      }
      if (piece.length >= size) {
        yield piece
        piece = []
      }
    }
    if (piece.length) yield piece
  }
}
