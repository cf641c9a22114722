/**
 * Counts ambiguous aliases of a file: those that are the name of another skill, and those that
 * several skills have. Labels are stored as 53-bit hashes, 12 bytes each.
 */
export class LabelCounter {
  #names = new HashMap()
  /** The number of skills with the alias. */
  #holders = new HashMap()
  /** Aliases that are the name of another skill, counted once per skill that has them. */
  taken: LabelCount = { count: 0, examples: [] }
  /** Aliases that several skills have. */
  shared: LabelCount = { count: 0, examples: [] }

  /** Adds the name of a skill; repetitions are allowed. */
  name(key: string) {
    const hash = hashOf(key)
    if (this.#names.get(hash)) return
    this.#names.set(hash, 1)
    const holders = this.#holders.get(hash)
    if (holders) count(this.taken, key, holders)
  }

  /** Adds an alias that differs from the name of its skill; call this once for each. */
  alias(key: string) {
    const hash = hashOf(key)
    if (this.#names.get(hash)) count(this.taken, key)
    const holders = this.#holders.get(hash)
    if (holders === 1) count(this.shared, key)
    this.#holders.set(hash, holders + 1)
  }
}

export interface LabelCount {
  count: number
  examples: string[]
}

/** A set of texts, stored as hashes of 12 bytes each. */
export class TextSet {
  #hashes = new HashMap()

  /** Returns false if the text was already in the set. */
  add(text: string): boolean {
    const hash = hashOf(text)
    if (this.#hashes.get(hash)) return false
    this.#hashes.set(hash, 1)
    return true
  }

  has(text: string): boolean {
    return this.#hashes.get(hashOf(text)) !== 0
  }
}

const SHOWN = 10

function count(labels: LabelCount, key: string, times = 1) {
  labels.count += times
  if (labels.examples.length < SHOWN) labels.examples.push(key)
}

/** Numbers by hash; 0 means no entry. */
class HashMap {
  #size = 0
  #keys = new Float64Array(1 << 12)
  #values = new Int32Array(1 << 12)

  get(hash: number): number {
    return this.#values[this.#find(hash)]
  }

  set(hash: number, value: number) {
    if (this.#size * 10 > this.#keys.length * 7) this.#grow()
    const place = this.#find(hash)
    if (!this.#values[place]) this.#size += 1
    this.#keys[place] = hash
    this.#values[place] = value
  }

  #find(hash: number): number {
    const mask = this.#keys.length - 1
    let place = hash & mask
    while (this.#values[place] && this.#keys[place] !== hash) place = (place + 1) & mask
    return place
  }

  #grow() {
    const [keys, values] = [this.#keys, this.#values]
    this.#keys = new Float64Array(keys.length * 2)
    this.#values = new Int32Array(keys.length * 2)
    for (const [index, value] of values.entries()) {
      if (!value) continue
      const place = this.#find(keys[index])
      this.#keys[place] = keys[index]
      this.#values[place] = value
    }
  }
}

/** A 53-bit hash of a text (cyrb53 by bryc, public domain). */
function hashOf(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return 4294967296 * (2097151 & low) + (high >>> 0)
}
