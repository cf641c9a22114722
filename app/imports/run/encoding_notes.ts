import type { ReadAs } from '#app/imports/import_report'
import type { ImportNote } from '#app/imports/importer'
import type { CsvTop } from '#app/imports/readers/csv_shape'

/** How the text of a file was read, as stored in the report. */
export function readAs({ encoding, delimiter, texts }: Omit<CsvTop, 'header'>): ReadAs {
  return { encoding, delimiter, samples: texts.samples }
}

const EXAMPLES = 10

/** Reasons to doubt the encoding. */
export function encodingNotes({ texts: { doubtful, rival } }: CsvTop): ImportNote[] {
  const notes: ImportNote[] = []
  if (rival) notes.push({ code: 'encoding_unsure', count: 1, examples: [rival] })
  if (doubtful.length) {
    const examples = doubtful.slice(0, EXAMPLES)
    notes.push({ code: 'text_doubtful', count: doubtful.length, examples })
  }
  return notes
}
