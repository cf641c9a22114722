/**
 * Writes app/search/resolve/known_stems.json: the stems of the English words in names and descriptions of skills, which
 * are not misspelt even if no label of the catalogue has them. Only needed when the skills or the stems change:
 * `node --import=./bin/typescript.js bench/learn_known_words.ts <esco_skills.csv.gz>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { searchKey, wordsOfKey } from '#app/catalogue/names/search_key'
import { stemOf } from '#app/catalogue/names/stems'

/** Shorter words are never corrected. */
const shortest = 5

/** A word of fewer descriptions may be misspelt itself. */
const leastDescriptions = 3

const rows = parse<Record<'skill' | 'description', string>>(
  gunzipSync(readFileSync(process.argv[2])),
  { columns: true, bom: true }
)
const known = new Set(rows.flatMap(({ skill }) => wordsOf(skill)))
const uses = new Map<string, number>()
for (const { description } of rows) {
  for (const word of wordsOf(description)) {
    uses.set(word, (uses.get(word) ?? 0) + 1)
    if (uses.get(word) === leastDescriptions) known.add(word)
  }
}

const stems = new Set([...known].map((word) => stemOf(word, '')))
const target = join(import.meta.dirname, '../app/search/resolve/known_stems.json')
writeFileSync(target, `${JSON.stringify([...stems].sort(), null, 0).replaceAll(',', ',\n')}\n`)

/** The distinct words of a text; word by word, because keys have a limited length. */
function wordsOf(text: string): string[] {
  const words = new Set(text.split(/\s+/).flatMap((part) => wordsOfKey(searchKey(part))))
  return [...words].filter((word) => word.length >= shortest && /^[a-z]+$/.test(word))
}
