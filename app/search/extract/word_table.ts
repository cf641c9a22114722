/** Slots of a new table, a power of two. */
const smallest = 1024

/**
 * From a place in the tree of words and a next word to the next place: an open-addressed table of three
 * integers a slot, at most two thirds full, since a Map of as many keys takes five times the memory.
 */
export class WordTable {
  #parents = new Int32Array(smallest)
  #words = new Int32Array(smallest)
  /** 0 is an empty slot: no step leads back to the root. */
  #children = new Int32Array(smallest)
  #steps = 0

  get bytes() {
    return 3 * this.#children.byteLength
  }

  /** The place that the word leads to; 0 where none does. */
  step(parent: number, word: number): number {
    return this.#children[this.#slotOf(parent, word)]
  }

  /** The same, made where it is not there yet. Places are numbered from 1. */
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
