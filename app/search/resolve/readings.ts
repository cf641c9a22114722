import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import knownStemList from './known_stems.json' with { type: 'json' }
import { editsBetween } from '#app/core/text/edit_distance'
import { knownStems, similarWords, usesOfWords } from '#app/catalogue/names/find_candidates'
import { stemOf } from '#app/catalogue/names/stems'
import { searchKey } from '#app/catalogue/names/search_key'
import { findSynonyms } from '#app/catalogue/synonyms/find_synonyms'

/** A way to read a text: as written, with words joined, split or corrected, or with a synonym. */
export interface Reading {
  words: string[]
  /** Corrected letters. */
  edits: number
  /** A correction is too uncertain to be used. */
  isDoubtful?: boolean
  /** Joined or split words. */
  joints: number
  /** The words that a synonym replaces; null without one. */
  synonymOf: string | null
  /** Words that were split must be side by side in the label. */
  together?: string
}

/** Words of a text that are read in other ways; the rest of a longer text must match as it is. */
const mostWords = 12
const mostReadings = 24
const mostCorrections = 5

/** Shorter words are not corrected, and neither are words with digits or signs. */
const shortestCorrected = 5

/** The stems of common English words, and of words of skills that the catalogue may not have. */
const englishStems = new Set(knownStemList)

/**
 * The readings of a text in a search in this language, the text as it is first, and its words that no label has. `splits` are readings
 * in which a word of labels is split: they are compared only with the same labels ("makeup techniques", "make-up techniques").
 */
export async function readingsOf(
  client: QueryClientContract,
  words: string[],
  language: string
): Promise<{ readings: Reading[]; splits: Reading[]; unknown: Set<string> }> {
  const typed: Reading = { words, edits: 0, joints: 0, synonymOf: null }
  const few = words.slice(0, mostWords)
  const joints = few.flatMap((word, at) => jointsAt(words, word, at))
  const parts = new Set([...words, ...joints.flatMap((reading) => reading.words)])
  const known = await usesOfWords(client, parts)
  const possible = joints.filter(({ words: own }) =>
    own.every((word) => known.has(word) || words.includes(word))
  )
  const { splits = [], others = [] } = Object.groupBy(possible, ({ words: own, together }) =>
    together && words.some((word) => known.has(word) && !own.includes(word)) ? 'splits' : 'others'
  )
  const synonyms = await synonymReadings(client, words, language)
  const readings = [typed, ...synonyms, ...others].slice(0, mostReadings)

  const unknown = new Set(words.filter((word) => !known.has(word)))
  const doubted = few.filter((word) => unknown.has(word) && isCorrectable(word))
  const misspelt = await withoutKnownStem(client, doubted, language)
  return { readings: await corrected(client, misspelt, readings), splits, unknown }
}

/** A word joined with the next one, split at a full stop, or split in two. */
function jointsAt(words: string[], word: string, at: number): Reading[] {
  const read = (count: number, ...parts: string[]): Reading => ({
    words: words.toSpliced(at, count, ...parts),
    edits: 0,
    joints: 1,
    synonymOf: null,
    ...(count === 1 && parts.length > 1 && { together: parts.join(' ') }),
  })
  const next = words.at(at + 1)
  const found = next === undefined ? [] : [read(2, word + next), read(2, `${word}.${next}`)]
  if (/[^.]\./.test(word)) {
    const parts = word.split('.').filter(Boolean)
    found.push(read(1, ...parts), read(1, parts.join('')))
  } else if (/^\p{L}+$/u.test(word)) {
    for (let cut = 1; cut < word.length; cut++) {
      const parts = [word.slice(0, cut), word.slice(cut)]
      if (parts.every((part) => part.isWellFormed())) found.push(read(1, ...parts))
    }
  }
  return found
}

/** The readings in which a synonym of the whole text, or of one or two of its words, replaces it. */
async function synonymReadings(
  client: QueryClientContract,
  words: string[],
  language: string
): Promise<Reading[]> {
  const spans = words.flatMap((_, at) =>
    [1, 2, words.length]
      .filter((count) => at + count <= words.length)
      .map((count) => ({ at, count, key: words.slice(at, at + count).join(' ') }))
  )
  const keys = [...new Set(spans.map(({ key }) => key))]
  const synonyms = await findSynonyms(client, keys, language)
  return spans.flatMap(({ at, count, key }) =>
    (synonyms.get(key) ?? []).map((equivalent) => ({
      words: words.toSpliced(at, count, ...searchKey(equivalent).split(' ')),
      edits: 0,
      joints: 0,
      synonymOf: key,
    }))
  )
}

function isCorrectable(word: string): boolean {
  return word.length >= shortestCorrected && /^\p{L}+$/u.test(word)
}

/**
 * The words that are no other form of a word of the labels in the language: "electrician" is not a misspelt
 * "electricity", nor "painter" a misspelt "printer". Labels with other forms are found by their stems.
 */
async function withoutKnownStem(
  client: QueryClientContract,
  words: string[],
  language: string
): Promise<string[]> {
  const doubted = words.filter((word) => !englishStems.has(stemOf(word, '')))
  if (doubted.length === 0) return doubted
  const stemsOf = (word: string) =>
    ['', language].map((of) => ({ stem: stemOf(word, of), language: of }))
  const known = await knownStems(client, doubted.flatMap(stemsOf))
  return doubted.filter((word) => !stemsOf(word).some(({ stem }) => known.has(stem)))
}

/** Adds readings in which misspelt words are replaced by similar words with the same first letter. */
async function corrected(
  client: QueryClientContract,
  misspelt: string[],
  readings: Reading[]
): Promise<Reading[]> {
  if (misspelt.length === 0) return readings
  const similar = await similarWords(client, misspelt, misspelt.some(isLong) ? 2 : 1)
  const all = [...readings]
  for (const word of misspelt) {
    const corrections = similar
      .filter((other) => other.word[0] === word[0] && isCorrectable(other.word))
      .map((other) => ({ ...other, edits: editsBetween(word, other.word, isLong(word) ? 2 : 1) }))
      .filter(({ edits }) => edits !== Infinity)
      .sort((a, b) => a.edits - b.edits || b.uses - a.uses || (a.word < b.word ? -1 : 1))
      .slice(0, mostCorrections)
    for (const reading of [...all]) {
      const at = reading.words.indexOf(word)
      if (at < 0) continue
      for (const correction of corrections) {
        all.push({
          ...reading,
          words: reading.words.with(at, correction.word),
          edits: reading.edits + correction.edits,
          isDoubtful: reading.isDoubtful || mayBeOther(word, correction),
        })
      }
    }
  }
  return all.slice(0, mostReadings)
}

/**
 * Whether words differ like words with different meanings: by two letters of eight, by two replaced letters ("confluence",
 * "congruence"), or by an added or replaced last letter ("arabica", "Arabic").
 */
function mayBeOther(word: string, { word: other, edits }: { word: string; edits: number }) {
  if (edits > 1 && word.length < 9) return true
  if ([other, other.slice(0, -1)].includes(word.slice(0, -1))) return true
  const differing = [...word].filter((letter, at) => letter !== other[at])
  return word.length === other.length && differing.length === 2 && edits > 1
}

/** Two letters of a long word may be wrong. */
function isLong(word: string): boolean {
  return word.length >= 8
}
