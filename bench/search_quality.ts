import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import app from '@adonisjs/core/services/app'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BenchRow } from './types.js'
import { defaultLanguage } from '#app/catalogue/languages'
import { searchKey } from '#app/catalogue/names/search_key'
import { newUid } from '#app/core/uid'
import { nameKey } from '#app/core/text/name_key'
import { rankCandidates } from '#app/search/resolve/rank_candidates'
import { resolveInputs } from '#app/search/playground/resolve_inputs'
import { lastPlaceFor } from '#app/search/playground/suggestions'
import {
  frenchLabels,
  generatedSkills,
  loadSkills,
  openScratch,
  realFile,
  type NamedSkill,
} from './search_data.js'

/** A judged search; see tests/fixtures/search_gold/README.md. Skills are external ids. */
interface JudgedSearch {
  class: string
  query: string
  accept: string[]
  near: string[]
}

interface JudgedSkill extends NamedSkill {
  id: string
}

interface Result extends JudgedSearch {
  /** The skill that is used as input. */
  used: string | null
  /** The skill that is used or suggested first. */
  first: string | null
  confidence: number
}

/**
 * The share of judged searches with the right skill first, by class, with all skills of ESCO. `--gold kept`
 * measures the half that was not used for tuning.
 */
export default async function bench({ gold }: { gold: string }): Promise<BenchRow[]> {
  const judged = judgedSearches(gold)
  const skills = withoutHeldOutAliases(judgedSkills(), judged)
  const { client, close } = await openScratch()
  let quality: BenchRow[]
  try {
    await loadSkills(client, skills)
    await loadDemoSynonyms(client)
    const results = await resolveAll(client, skills, judged)
    for (const failure of failuresOf(results, skills)) process.stderr.write(`${failure}\n`)
    if (gold === 'tune') {
      process.stderr.write(`${await calibrated(client, skills)}\n`)
    }
    quality = rowsOf(results)
  } finally {
    await close()
  }
  return [...quality, await speed(skills, judged)]
}

/** The processor time of a search with 100,000 skills, the second time that all searches are resolved. */
async function speed(skills: JudgedSkill[], judged: JudgedSearch[]): Promise<BenchRow> {
  const { client, close } = await openScratch()
  try {
    const names = new Set(skills.map(({ name }) => nameKey(name)))
    const others = generatedSkills(skills, 100_000).filter(({ name }) => !names.has(nameKey(name)))
    await loadSkills(client, [...skills, ...others.slice(0, 100_000 - skills.length)])
    await loadDemoSynonyms(client)
    await resolveAll(client, skills, judged)
    const cpu = process.cpuUsage()
    await resolveAll(client, skills, judged)
    const { user, system } = process.cpuUsage(cpu)
    return speedOf((user + system) / 1000 / judged.length)
  } finally {
    await close()
  }
}

export function judgedSearches(half: string): JudgedSearch[] {
  const file = app.makePath('tests/fixtures/search_gold', `${half}.csv`)
  const rows = parse<Record<'class' | 'query' | 'accept' | 'near', string>>(readFileSync(file), {
    columns: true,
  })
  const list = (ids: string) => ids.split('|').filter(Boolean)
  return rows.map((row) => ({ ...row, accept: list(row.accept), near: list(row.near) }))
}

/** The synonyms that ship with the demo. */
export async function loadDemoSynonyms(client: QueryClientContract) {
  const file = app.makePath('database/data/demo_synonyms.csv')
  if (!existsSync(file)) return
  const rows = parse<Record<'term' | 'equivalent', string>>(readFileSync(file), { columns: true })
  await client
    .insertQuery()
    .table('synonyms')
    .multiInsert(
      rows.map(({ term, equivalent }) => ({
        uid: newUid(),
        term,
        term_key: searchKey(term),
        equivalent,
        equivalent_key: searchKey(equivalent),
        source: 'demo',
        created_at: '2026-01-01 00:00:00',
        updated_at: '2026-01-01 00:00:00',
      }))
    )
}

/** All skills of ESCO with their French labels, the most related ones as the most popular. */
export function judgedSkills(): JudgedSkill[] {
  const rows = parse<Record<'skill' | 'alt_labels' | 'external_id' | 'uri', string>>(
    gunzipSync(readFileSync(realFile())),
    { columns: true, bom: true }
  )
  const relations = parse<{ related_skill: string }>(
    gunzipSync(readFileSync(realFile().replace(/skills(?=\.csv)/, 'skill_relations'))),
    { columns: true, bom: true }
  )
  const popularity = new Map<string, number>()
  for (const { related_skill: name } of relations) {
    popularity.set(name, (popularity.get(name) ?? 0) + 1)
  }
  const french = frenchLabels()
  return rows.map(({ skill: name, alt_labels: aliases, external_id: id, uri }) => ({
    id,
    name,
    aliases: aliases.split('|'),
    translations: french.get(uri),
    popularity: popularity.get(name) ?? 0,
  }))
}

function withoutHeldOutAliases(skills: JudgedSkill[], judged: JudgedSearch[]) {
  const heldOut = judged.filter((search) => search.class === 'held_out_alias')
  return skills.map((skill) => {
    const removed = heldOut.filter(({ accept }) => accept.includes(skill.id))
    const keys = new Set(removed.map(({ query }) => nameKey(query)))
    return { ...skill, aliases: skill.aliases.filter((alias) => !keys.has(nameKey(alias))) }
  })
}

export async function resolveAll(
  client: QueryClientContract,
  skills: JudgedSkill[],
  judged: JudgedSearch[]
): Promise<Result[]> {
  const ids = new Map(skills.map(({ name, id }) => [nameKey(name), id]))
  const idOf = (name: string | undefined) => (name ? (ids.get(nameKey(name)) ?? null) : null)
  const results: Result[] = []
  for (const search of judged) {
    const [input] = await resolveInputs(client, [search.query], {
      lastPlace: lastPlaceFor.client,
    })
    results.push({
      ...search,
      used: idOf(input.skill?.name),
      first: idOf(input.skill?.name ?? input.suggestions.at(0)?.name),
      confidence: input.confidence,
    })
  }
  return results
}

/** The sets for the curve of the confidence. */
const fittedSets = ['tune', 'second', 'third']

/**
 * The logistic curves of the share of right first candidates by score, each fitted without one of the sets, for
 * app/search/resolve/calibration.json. Exact names and aliases have a fixed confidence.
 */
async function calibrated(client: QueryClientContract, skills: JudgedSkill[]): Promise<string> {
  const ids = new Map(skills.map(({ name, id }) => [nameKey(name), id]))
  const points: ScoredFirst[] = []
  for (const set of fittedSets) {
    for (const { query, accept } of judgedSearches(set)) {
      const [best] = await rankCandidates(client, query, {
        lastPlace: lastPlaceFor.client,
        language: defaultLanguage,
      })
      if (!best || ['exact', 'alias'].includes(best.reason)) continue
      const id = ids.get(nameKey(best.skill.name))!
      points.push({ set, score: best.score - 1, isRight: accept.includes(id) ? 1 : 0 })
    }
  }
  return fittedSets
    .map((left) => `Without ${left}: ${curveOf(points.filter(({ set }) => set !== left))}`)
    .join('\n')
}

interface ScoredFirst {
  set: string
  score: number
  isRight: number
}

function curveOf(points: ScoredFirst[]): string {
  let [slope, level] = [1, 0]
  for (let step = 0; step < 20_000; step++) {
    const errors = points.map(({ score, isRight }) => {
      return { score, error: 1 / (1 + Math.exp(-slope * score - level)) - isRight }
    })
    slope -= 0.05 * errors.reduce((sum, { score, error }) => sum + error * score, 0)
    level -= 0.05 * errors.reduce((sum, { error }) => sum + error, 0)
  }
  return `{ "slope": ${slope.toFixed(2)}, "middle": ${(1 - level / slope).toFixed(2)} }`
}

const isRight = ({ first, accept }: Result) => first !== null && accept.includes(first)
const isUsedRight = ({ used, accept }: Result) => used !== null && accept.includes(used)
const isNear = ({ first, near }: Result) => first !== null && near.includes(first)
const isNonsense = ({ used, accept, near }: Result) =>
  used !== null && !accept.includes(used) && !near.includes(used)

export function rowsOf(results: Result[]): BenchRow[] {
  const existing = results.filter((result) => result.class !== 'absent')
  const absent = results.filter((result) => result.class === 'absent')
  const nonsense = results.filter(isNonsense)
  const classes = [...Map.groupBy(results, (result) => result.class)]
  return [
    ...classes
      .filter(([name]) => name !== 'absent')
      .map(([name, list]) => ({
        ...shareOf(`first right, ${name}`, list.filter(isRight), list),
        note: `used ${list.filter(isUsedRight).length}, near ${list.filter(isNear).length}, nonsense used ${list.filter(isNonsense).length}`,
      })),
    {
      ...shareOf('first right, all that exist', existing.filter(isRight), existing),
      target: '≥ 0.90',
      note: `used ${existing.filter(isUsedRight).length}`,
    },
    { ...shareOf('nonsense used as input', nonsense, results), target: '≤ 0.01' },
    {
      ...shareOf(
        'absent, not charged',
        absent.filter(({ used }) => used === null),
        absent
      ),
      target: '≥ 0.97',
    },
  ]
}

function shareOf(name: string, some: unknown[], all: unknown[]): BenchRow {
  const [ours, reference] = [some.length, all.length]
  return {
    name: `search quality: ${name}`,
    ours,
    reference,
    unit: 'searches',
    ratio: ours / reference,
  }
}

function speedOf(milliseconds: number): BenchRow {
  return {
    name: 'search quality: resolve of one input, 100,000 skills',
    ours: milliseconds,
    reference: 5,
    unit: 'ms of processor',
    ratio: milliseconds / 5,
    target: '≤ 1',
  }
}

/** A line for each search that does not have the right skill first, or uses a wrong one. */
export function failuresOf(results: Result[], skills: JudgedSkill[]): string[] {
  const names = new Map(skills.map(({ id, name }) => [id, name]))
  const nameOf = (id: string | null) => (id ? names.get(id) : null) ?? 'nothing'
  return results
    .filter((result) => (result.accept.length > 0 ? !isRight(result) : result.used !== null))
    .map((result) => {
      const use = result.used ? 'used' : 'suggested'
      const grade = isNear(result) ? 'near' : 'wrong'
      const wanted = result.accept.map(nameOf).join(', ') || 'nothing'
      return `${result.class} | ${result.query} | ${use}: ${nameOf(result.first)} (${grade}, ${result.confidence}) | right: ${wanted}`
    })
}
