import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { amongValues, eachRowJoins, preparedRows } from '#app/core/db/prepared_rows'
import { editDistances, editsBetween } from '#app/core/text/edit_distance'
import { usesOfWords } from '#app/catalogue/names/find_candidates'
import { findByKeys, findByWords, type FoundSkill } from '#app/catalogue/names/find_by_name'
import { deleteHashes, editsAllowed } from '#app/catalogue/names/typo_dictionary'

/** Maximum corrected words per search; the rest of a longer text must match exactly. */
const mostWords = 12

/** Maximum corrected texts that are looked up as complete labels. */
const mostTexts = 400

/** Maximum edits in a complete text. */
const mostEdits = 3

/** Maximum labels with corrected words that are compared with the typed text. */
const mostCandidates = 200

/** A correction of a part of the typed text: words of the vocabulary and the number of edits. */
interface Reading {
  text: string
  edits: number
}

/**
 * Skills with a label similar to this search key: the nearest first, then names before aliases,
 * then the most used. Words are corrected with a deletion dictionary (one edit, two in words of
 * seven or more letters), missing or extra spaces are fixed, and complete labels of the corrected
 * words are looked up, followed by labels that contain them. Unknown words are corrected first;
 * known ones only if that finds nothing. The cost depends on the length of the text, not on the
 * number of skills.
 */
export async function findByTypo(
  client: QueryClientContract,
  key: string,
  bounds: Bounds
): Promise<FoundSkill[]> {
  const words = key.split(' ').slice(0, mostWords)
  const doubted = words.length > 1 ? await unknownAmong(client, words) : words
  if (doubted.length > 0 && doubted.length < words.length) {
    const found = await correct(client, key, words, doubted, bounds)
    if (found.length > 0) return found
  }
  return correct(client, key, words, words, bounds)
}

interface Bounds {
  lastPlace: number
  limit: number
}

async function unknownAmong(client: QueryClientContract, words: string[]): Promise<string[]> {
  const known = await usesOfWords(client, new Set(words))
  return words.filter((word) => !known.has(word))
}

/** Replaces the doubted words by similar ones and keeps the rest. */
async function correct(
  client: QueryClientContract,
  key: string,
  words: string[],
  doubted: string[],
  { lastPlace, limit }: Bounds
): Promise<FoundSkill[]> {
  const vocabulary = await nearWords(client, words, new Set(doubted))
  const readings = words.map((word) => readingsOf(word, vocabulary))
  const texts = correctedTexts(words, readings, vocabulary)
  const whole =
    texts.length > 0 ? await findByKeys(client, texts, { lastPlace, limit: mostCandidates }) : []

  const limits = { lastPlace, limit: whole.length === 0 ? mostCandidates : limit }
  const groups = readings.filter((group) => group.length > 0)
  const holding = whole.length < limit ? await findByReadings(client, groups, limits) : []
  if (whole.length + holding.length > 0) {
    const complete = groups.length === words.length
    return nearestSkills(key, [...whole, ...holding], complete ? Infinity : mostEdits, limit)
  }

  // a known word was replaced: use the words that match exactly
  const right = groups.filter(([nearest]) => nearest.edits === 0)
  const some = right.length < groups.length ? await findByReadings(client, right, limits) : []
  return nearestSkills(key, some, mostEdits, limit)
}

async function findByReadings(
  client: QueryClientContract,
  readings: Reading[][],
  bounds: { lastPlace: number; limit: number }
): Promise<FoundSkill[]> {
  if (readings.length === 0) return []
  return findByWords(
    client,
    readings.map((group) => group.map(({ text }) => text)),
    bounds
  )
}

/** The skills with a label that needs at most `most` edits. */
function nearestSkills(
  key: string,
  found: FoundSkill[],
  most: number,
  limit: number
): FoundSkill[] {
  return nearestFirst(key, found)
    .filter(({ edits }) => edits <= most)
    .slice(0, limit)
    .map(({ skill }) => skill)
}

interface Measured {
  skill: FoundSkill
  edits: number
}

/**
 * Distinct skills by their nearest label. A label that only starts with the typed text counts one
 * more edit and comes after complete matches.
 */
function nearestFirst(key: string, found: FoundSkill[]): Measured[] {
  const measured = found.map((skill) => {
    const { begin, whole } = editDistances(key, skill.key)
    const edits = Math.min(begin + 1, whole)
    return { skill, edits, goesOn: whole > edits }
  })
  measured.sort(
    (a, b) =>
      a.edits - b.edits ||
      Number(a.goesOn) - Number(b.goesOn) ||
      Number(a.skill.alias !== null) - Number(b.skill.alias !== null) ||
      a.skill.place - b.skill.place ||
      (a.skill.key < b.skill.key ? -1 : a.skill.key > b.skill.key ? 1 : 0) ||
      a.skill.skill_id - b.skill.skill_id
  )
  const seen = new Set<number>()
  return measured.filter(({ skill }) => !seen.has(skill.skill_id) && seen.add(skill.skill_id))
}

/**
 * Words of the vocabulary similar to a typed word, to two adjacent ones joined, or to both parts of
 * a split word. Words that are not doubted only match themselves.
 */
async function nearWords(
  client: QueryClientContract,
  words: string[],
  doubted: Set<string>
): Promise<string[]> {
  const joined = pairs(words).filter((_, at) => words.slice(at, at + 2).some((w) => doubted.has(w)))
  const typed = [...doubted, ...joined]
  const hashes = new Set(typed.flatMap((word) => deleteHashes(word, word.length >= 5 ? 2 : 1)))
  const parts = [...words, ...[...doubted].flatMap((word) => cuts(word).flat())]
  const near = amongValues(client, 'd.hash', 'integer')
  const same = amongValues(client, 'word', 'text')
  const rows = await preparedRows<{ word: string }>(
    client,
    'find_near_words',
    `select v.word from search_deletes d ${eachRowJoins(client, {
      table: 'search_vocabulary',
      as: 'v',
      columns: 'word',
      key: 'id',
      value: 'd.word_id',
    })} and ${near.sql}
     union
     select word from search_vocabulary where ${same.sql}`,
    [near.bind([...hashes]), same.bind([...new Set(parts)])]
  )
  return rows.map(({ word }) => word)
}

function pairs(words: string[]): string[] {
  return words.slice(1).map((word, at) => words[at] + word)
}

/**
 * Splits a word at every position, and also drops the letter at that position; never splits a
 * surrogate pair.
 */
function cuts(word: string): Array<[string, string]> {
  const found: Array<[string, string]> = []
  for (let at = 1; at < word.length; at++) {
    found.push([word.slice(0, at), word.slice(at)])
    if (at + 1 < word.length) found.push([word.slice(0, at), word.slice(at + 1)])
  }
  return found.filter((parts) => parts.every((part) => part.isWellFormed()))
}

/** The words of the vocabulary that a typed word may stand for, including itself, nearest first. */
function readingsOf(typed: string, vocabulary: string[]): Reading[] {
  return vocabulary
    .map((text) => ({ text, edits: editsBetween(typed, text, editsAllowed(text)) }))
    .filter(({ edits }) => edits !== Infinity)
    .sort((a, b) => a.edits - b.edits || (a.text < b.text ? -1 : 1))
}

/**
 * The possible corrections of the complete text, fewest edits first. An added or removed space
 * counts as an edit.
 */
function correctedTexts(words: string[], readings: Reading[][], vocabulary: string[]): string[] {
  const known = new Set(vocabulary)
  const single = words.map((word, at) => [
    ...readings[at],
    ...cuts(word)
      .filter((parts) => parts.every((part) => known.has(part)))
      .map((parts) => ({ text: parts.join(' '), edits: 1 })),
  ])
  const joined = pairs(words).map((pair) =>
    readingsOf(pair, vocabulary).map(({ text, edits }) => ({ text, edits: edits + 1 }))
  )

  // beginnings[n] maps the corrections of the first n words to their minimum number of edits
  const beginnings: Array<Map<string, number>> = [new Map([['', 0]])]
  for (let count = 1; count <= words.length; count++) {
    const here = new Map<string, number>()
    extend(here, beginnings[count - 1], single[count - 1])
    if (count > 1) extend(here, beginnings[count - 2], joined[count - 2])
    beginnings.push(fewestEdits(here))
  }
  return [...beginnings[words.length].keys()]
}

function extend(here: Map<string, number>, before: Map<string, number>, options: Reading[]) {
  for (const [start, spent] of before) {
    for (const { text, edits } of options) {
      const all = spent + edits
      if (all > mostEdits) continue
      const whole = start === '' ? text : `${start} ${text}`
      if (all < (here.get(whole) ?? Infinity)) here.set(whole, all)
    }
  }
}

function fewestEdits(texts: Map<string, number>): Map<string, number> {
  if (texts.size <= mostTexts) return texts
  return new Map([...texts].sort(([, a], [, b]) => a - b).slice(0, mostTexts))
}
