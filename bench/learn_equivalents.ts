/**
 * Writes app/search/resolve/word_equivalents.json: words that the labels of one skill use for each other, such as
 * "collect" and "gather". Two labels that differ in one word count for it. Only needed when the skills or the
 * stems change: `node --import=./bin/typescript.js bench/learn_equivalents.ts <esco_skills.csv.gz>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { searchKey } from '#app/catalogue/names/search_key'
import { stemsOf } from '#app/catalogue/names/stems'

/** Skills that must use the pair, so that no single alias decides. */
const leastSkills = 3
const leastStrength = 0.04
const mostOfWord = 8
const relatedStrength = 0.3

const root = join(import.meta.dirname, '..')
const goldFiles = ['tune.csv', 'kept.csv'].map((name) =>
  join(root, 'tests/fixtures/search_gold', name)
)
const target = join(root, 'app/search/resolve/word_equivalents.json')

const rows = parse<Record<'skill' | 'alt_labels' | 'external_id', string>>(
  gunzipSync(readFileSync(process.argv[2])),
  { columns: true, bom: true }
)
/** Aliases that the judged searches hold out, of both halves. */
const heldOut = new Set(
  goldFiles
    .flatMap((file) =>
      parse<Record<'class' | 'query', string>>(readFileSync(file), { columns: true })
    )
    .filter((search) => search.class === 'held_out_alias')
    .map(({ query }) => searchKey(query))
)

const skillsOf = new Map<string, number>()
for (const { skill, alt_labels: aliases } of rows) {
  const keys = new Set([skill, ...aliases.split('|')].map(searchKey))
  const labels = [...keys].filter((key) => key && !heldOut.has(key)).map((key) => stemsOf(key, ''))
  for (const pair of pairsOf(labels)) skillsOf.set(pair, (skillsOf.get(pair) ?? 0) + 1)
}

const total = new Map<string, number>()
for (const [pair, skills] of skillsOf) {
  for (const stem of pair.split(' ')) total.set(stem, (total.get(stem) ?? 0) + skills)
}

const found = new Map<string, Array<[stem: string, strength: number]>>()
for (const [pair, skills] of skillsOf) {
  const [a, b] = pair.split(' ')
  const strength = Math.round((100 * skills) / Math.sqrt(total.get(a)! * total.get(b)!)) / 100
  if (/\d/.test(pair)) continue
  const related = isRelated(a, b)
  if (!related && (skills < leastSkills || strength < leastStrength)) continue
  const level = related ? Math.max(strength, relatedStrength) : strength
  found.set(a, [...(found.get(a) ?? []), [b, level]])
  found.set(b, [...(found.get(b) ?? []), [a, level]])
}

const sorted = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([stem, list]) => [stem, list.sort((a, b) => b[1] - a[1]).slice(0, mostOfWord)] as const)
writeFileSync(
  target,
  `{\n${sorted.map(([stem, list]) => `"${stem}":${JSON.stringify(list)}`).join(',\n')}\n}\n`
)

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
