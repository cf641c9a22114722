const PART_BITS = 6
const PARTS = 1 << PART_BITS

/**
 * The set of relations that a file contains, 12 bytes per place: hash tables in typed arrays, because
 * a file can have millions of rows and memory use must stay low. There are many small tables, since
 * a table that grows exists twice. Ids are below 2^28.
 */
export class PairSet {
  #size = 0
  #parts: PairTable[]

  constructor(places = 1 << 15) {
    const each = Math.max(2, places / PARTS)
    this.#parts = Array.from({ length: PARTS }, () => new PairTable(each))
  }

  get size() {
    return this.#size
  }

  has(skillId: number, relatedId: number, type: number): boolean {
    return this.#has(skillId * 8 + type, relatedId)
  }

  /** The hash of the values with which it was added; null if it is not in the set. */
  valuesOf(skillId: number, relatedId: number, type: number): number | null {
    const from = skillId * 8 + type
    const hash = hashOf(from, relatedId)
    return this.#parts[hash & (PARTS - 1)].valuesOf(from, relatedId, hash)
  }

  /** Returns false if it was already in the set. */
  add(skillId: number, relatedId: number, type: number, values = 0): boolean {
    return this.#add(skillId * 8 + type, relatedId, values)
  }

  addAll(others: PairSet) {
    for (const part of others.#parts) part.each((from, to, values) => this.#add(from, to, values))
  }

  clear() {
    if (this.#size) for (const part of this.#parts) part.clear()
    this.#size = 0
  }

  #has(from: number, to: number): boolean {
    const hash = hashOf(from, to)
    return this.#parts[hash & (PARTS - 1)].has(from, to, hash)
  }

  #add(from: number, to: number, values: number): boolean {
    const hash = hashOf(from, to)
    const isNew = this.#parts[hash & (PARTS - 1)].add(from, to, values, hash)
    if (isNew) this.#size += 1
    return isNew
  }
}

function hashOf(from: number, to: number): number {
  const mixed = Math.imul(from, 0x9e3779b1) ^ Math.imul(to, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** An open hash table of pairs. */
class PairTable {
  #size = 0
  #mask: number
  /** Skill and type in one number; 0 is an empty place, since ids start at 1. */
  #from: Int32Array
  #to: Int32Array
  /** A hash of the values of each pair. */
  #values: Int32Array

  constructor(places: number) {
    this.#mask = places - 1
    this.#from = new Int32Array(places)
    this.#to = new Int32Array(places)
    this.#values = new Int32Array(places)
  }

  has(from: number, to: number, hash: number): boolean {
    return this.#from[this.#find(from, to, hash)] !== 0
  }

  valuesOf(from: number, to: number, hash: number): number | null {
    const place = this.#find(from, to, hash)
    return this.#from[place] ? this.#values[place] : null
  }

  add(from: number, to: number, values: number, hash: number): boolean {
    if (this.#size * 4 > this.#mask * 3) this.#grow()
    const place = this.#find(from, to, hash)
    if (this.#from[place]) return false
    this.#put(place, from, to, values)
    return true
  }

  each(call: (from: number, to: number, values: number) => void) {
    for (const [place, from] of this.#from.entries()) {
      if (from) call(from, this.#to[place], this.#values[place])
    }
  }

  clear() {
    if (this.#size) this.#from.fill(0)
    this.#size = 0
  }

  /** The place of the pair, or the empty one where it belongs. */
  #find(from: number, to: number, hash: number): number {
    let place = (hash >>> PART_BITS) & this.#mask
    while (this.#from[place] && (this.#from[place] !== from || this.#to[place] !== to)) {
      place = (place + 1) & this.#mask
    }
    return place
  }

  #put(place: number, from: number, to: number, values: number) {
    this.#from[place] = from
    this.#to[place] = to
    this.#values[place] = values
    this.#size += 1
  }

  #grow() {
    const larger = new PairTable(this.#from.length * 2)
    this.each((from, to, values) => {
      const hash = hashOf(from, to)
      larger.#put(larger.#find(from, to, hash), from, to, values)
    })
    this.#from = larger.#from
    this.#to = larger.#to
    this.#values = larger.#values
    this.#mask = larger.#mask
  }
}
