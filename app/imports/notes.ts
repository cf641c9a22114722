import { withoutKeptBytes } from '#app/core/lists/cells'
import { isMessage, t } from '#app/core/text/text'
import type { ImportNote } from '#app/imports/importer'

const SHOWN = 10

/** Collects notes about an import: the number of occurrences and the first few examples. */
export class Notes {
  #notes = new Map<string, ImportNote>()

  add(code: string, given?: string, count = 1) {
    const example = given && withoutKeptBytes(given)
    const note = this.#notes.get(code) ?? { code, count: 0, examples: [] }
    note.count += count
    const isNew = example && note.examples.length < SHOWN && !note.examples.includes(example)
    if (isNew) note.examples.push(example)
    this.#notes.set(code, note)
  }

  has(code: string): boolean {
    return this.#notes.has(code)
  }

  list(): ImportNote[] {
    return [...this.#notes.values()]
  }
}

/** A note as on pages and `/v1`. */
export function shownNote(note: ImportNote) {
  const { code, count, examples } = note
  return { code, message: noteText(note), count, examples }
}

/** The note as a sentence, in the language of the request. */
export function noteText({ code, count, message }: ImportNote): string {
  const id = `uploads_answers.note_${code}`
  return isMessage(id) ? t(id, { count }) : (message ?? code)
}
