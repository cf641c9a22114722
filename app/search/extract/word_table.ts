/** Initial number of slots, a power of two. */
const smallest = 1024

/**
 * Maps a tree node and a word to the next node: an open-addressed table with three integers per slot, at most
 * two thirds full. A Map with as many keys needs five times the memory.
 */
export class WordTable {
  #parents = new Int32Array(smallest)
  #words = new Int32Array(smallest)
  /** 0 marks an empty slot, since no step returns to the root. */
  #children = new Int32Array(smallest)
  #steps = 0

  get bytes() {
    return 3 * this.#children.byteLength
  }

  /** The next node, or 0. */
  step(parent: number, word: number): number {
    return this.#children[this.#slotOf(parent, word)]
  }

  /** The next node, created if missing. Nodes are numbered from 1. */
  stepOrMake(parent: number, word: number): number {
    const slot = this.#slotOf(parent, word)
    const known = this.#children[slot]
    if (known > 0) return known
    this.#steps += 1
    this.#fill(slot, parent, word, this.#steps)
    if (this.#steps * 3 > this.#children.length * 2) this.#grow()
    return this.#steps
  }

  #slotOf(parent: number, word: number): number {
    const mask = this.#children.length - 1
    let hash = Math.imul(parent, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    let slot = (hash ^ (hash >>> 13)) & mask
    while (
      this.#children[slot] > 0 &&
      (this.#parents[slot] !== parent || this.#words[slot] !== word)
    ) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  #fill(slot: number, parent: number, word: number, child: number) {
    this.#parents[slot] = parent
    this.#words[slot] = word
    this.#children[slot] = child
  }

  #grow() {
    const [parents, words, children] = [this.#parents, this.#words, this.#children]
    this.#parents = new Int32Array(2 * parents.length)
    this.#words = new Int32Array(2 * parents.length)
    this.#children = new Int32Array(2 * parents.length)
    for (const [slot, child] of children.entries()) {
      if (child === 0) continue
      const place = this.#slotOf(parents[slot], words[slot])
      this.#fill(place, parents[slot], words[slot], child)
    }
  }
}
