import type { ImportNote } from '#app/imports/importer'

const SHOWN = 10

/** Collects notes about an import: the number of occurrences and the first few examples. */
export class Notes {
  #notes = new Map<string, ImportNote>()

  add(code: string, message: string, example?: string, count = 1) {
    const note = this.#notes.get(code) ?? { code, message, count: 0, examples: [] }
    note.count += count
    if (example && note.examples.length < SHOWN) note.examples.push(example)
    this.#notes.set(code, note)
  }

  list(): ImportNote[] {
    return [...this.#notes.values()]
  }
}
