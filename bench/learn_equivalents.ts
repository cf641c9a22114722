/**
 * Writes app/search/resolve/word_equivalents.json: words that the labels of one skill use for each other, such as
 * "collect" and "gather", with how much the one counts for the other. Two labels that differ in one word count for it;
 * French words are also equivalent if they have the same English translations. Only needed when the skills or the stems
 * change: `node --import=./bin/typescript.js bench/learn_equivalents.ts <esco_skills.csv.gz> <esco_skills_fr.csv.gz>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { searchKey } from '#app/catalogue/names/search_key'
import { stemsOf } from '#app/catalogue/names/stems'
import { translationsOf, type TranslatedLabel } from './translated_stems.js'

/** Skills that must use the pair, so that no single alias decides. */
const leastSkills = 2
const leastStrength = 0.04
const relatedStrength = 0.3

const mostOfWord = 8
const highestLevel = 0.85

/** Of words with the same translations, whose vectors of translations have at least this cosine. */
const levelOfTranslations = 0.8
const leastCosine = 0.3

const root = join(import.meta.dirname, '..')
const goldFiles = ['tune.csv', 'kept.csv', 'third.csv', 'fourth.csv', 'fifth.csv'].map((name) =>
  join(root, 'tests/fixtures/search_gold', name)
)
const target = join(root, 'app/search/resolve/word_equivalents.json')

const english = read<Record<'skill' | 'alt_labels' | 'uri', string>>(process.argv[2])
const french = read<Record<'conceptUri' | 'preferredLabel' | 'altLabels', string>>(process.argv[3])

/** Aliases that the judged searches hold out, of all sets. */
const heldOut = new Set(
  goldFiles
    .flatMap((file) =>
      parse<Record<'class' | 'query', string>>(readFileSync(file), { columns: true })
    )
    .filter((search) => search.class === 'held_out_alias')
    .map(({ query }) => searchKey(query))
)

const englishLabels = english.map(({ skill, alt_labels: aliases }) =>
  keysOf([skill, ...aliases.split('|')])
)
const frenchLabels = french.map(({ preferredLabel: name, altLabels: aliases }) =>
  keysOf([name, ...aliases.split('\n')])
)
const tables = {
  en: sorted(replacements(englishLabels, 'en')),
  fr: sorted(merged(replacements(frenchLabels, 'fr'), sameTranslations())),
}
const lines = Object.entries(tables).map(([language, table]) => {
  const stems = table.map(([stem, list]) => `${JSON.stringify(stem)}:${JSON.stringify(list)}`)
  return `"${language}":{\n${stems.join(',\n')}\n}`
})
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`)

/** The levels of stems for other stems. */
type Levels = Map<string, Map<string, number>>

function keysOf(labels: string[]): string[] {
  return [...new Set(labels.map(searchKey))].filter((key) => key && !heldOut.has(key))
}

function read<Row>(file: string): Row[] {
  return parse<Row>(gunzipSync(readFileSync(file)), { columns: true, bom: true })
}

/** Words that labels of one skill use for each other. */
function replacements(skills: string[][], language: string): Levels {
  const skillsOf = new Map<string, number>()
  for (const keys of skills) {
    for (const pair of pairsOf(keys.map((key) => stemsOf(key, language)))) {
      skillsOf.set(pair, (skillsOf.get(pair) ?? 0) + 1)
    }
  }
  const total = new Map<string, number>()
  for (const [pair, count] of skillsOf) {
    for (const stem of pair.split(' ')) total.set(stem, (total.get(stem) ?? 0) + count)
  }
  const found: Levels = new Map()
  for (const [pair, count] of skillsOf) {
    const [a, b] = pair.split(' ')
    const strength = count / Math.sqrt(total.get(a)! * total.get(b)!)
    if (/\d/.test(pair)) continue
    const related = isRelated(a, b)
    if (!related && (count < leastSkills || strength < leastStrength)) continue
    add(found, a, b, 0.5 + (related ? Math.max(strength, relatedStrength) : strength))
  }
  return found
}

/** French words with the same English translations, in the names of the same skills. */
function sameTranslations(): Levels {
  const names = new Map(english.map(({ skill, uri }) => [uri, stemsOf(searchKey(skill), 'en')]))
  const labels: TranslatedLabel[] = french.flatMap(({ conceptUri: uri }, at) =>
    frenchLabels[at].map((key) => ({
      stems: stemsOf(key, 'fr'),
      translation: names.get(uri) ?? [],
    }))
  )
  const found: Levels = new Map()
  for (const { a, b, cosine } of translationsOf(labels, leastCosine)) {
    add(found, a, b, levelOfTranslations * cosine)
  }
  return found
}

function add(levels: Levels, a: string, b: string, level: number) {
  const rounded = Math.round(100 * Math.min(level, highestLevel)) / 100
  for (const [stem, other] of [
    [a, b],
    [b, a],
  ]) {
    const of = levels.get(stem) ?? new Map<string, number>()
    levels.set(stem, of.set(other, Math.max(rounded, of.get(other) ?? 0)))
  }
}

function merged(one: Levels, other: Levels): Levels {
  for (const [stem, list] of other) for (const [near, level] of list) add(one, stem, near, level)
  return one
}

function sorted(levels: Levels): Array<[stem: string, list: Array<[string, number]>]> {
  return [...levels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([stem, list]) => [
      stem,
      [...list]
        .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
        .slice(0, mostOfWord),
    ])
}

/** Two forms of one word, such as "attend" and "attention": one skill with both is enough. */
function isRelated(a: string, b: string): boolean {
  const shared = [...a].findIndex((letter, at) => letter !== b[at])
  const start = shared < 0 ? a.length : shared
  return start >= 5 && start >= 0.75 * Math.max(a.length, b.length)
}

/** The pairs of stems in which two labels differ, if they differ in one. */
function pairsOf(labels: string[][]): Set<string> {
  const pairs = new Set<string>()
  for (const [at, one] of labels.entries()) {
    for (const other of labels.slice(at + 1)) {
      if (one.length !== other.length) continue
      const [mine, ...more] = one.filter((stem) => !other.includes(stem))
      if (mine === undefined || more.length > 0) continue
      const theirs = other.find((stem) => !one.includes(stem))!
      pairs.add([mine, theirs].sort().join(' '))
    }
  }
  return pairs
}
