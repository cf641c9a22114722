import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import type { BenchRow } from './types.js'
import { rawRows } from '#app/core/db/raw_rows'
import { LiveDictionary } from '#app/search/extract/live_dictionary'
import { extractDefaults } from '#app/search/extract/extract_validators'
import type { LanguageReaders } from '#app/search/extract/language_readers'
import { patternOf, standingIn } from '#tests/helpers/brute_force_reader'
import { sideBySide } from './side_by_side.js'
import { measureOutOfFold, readBenchmark } from './text_ranker.js'
import {
  generatedSkills,
  loadSkills,
  openScratch,
  realFile,
  realSkills,
  type NamedSkill,
} from './search_data.js'

const kilobyte = 1024
const sizes = [1, 5, 10, 25, 50]
const rounds = 25
const chosen = 50

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/**
 * Measures text to skills: building the reader compared with reading its rows, extracting from
 * descriptions compared with searching for each label, precision and recall of labels, and the skills that
 * people listed for sentences of job adverts.
 */
export default async function bench({ large }: { large: boolean }): Promise<BenchRow[]> {
  const { skills: real, source } = realSkills()
  const descriptions = realDescriptions()
  const rows: BenchRow[] = []
  const title = `${count(real.length)} ${source} skills`
  const stages = [
    { skills: real, title },
    { skills: realSkills({ french: true }).skills, title: `${title} with French labels` },
  ]
  if (large) stages.push({ skills: sixfold(real), title: '100,000 generated with aliases' })
  for (const stage of stages) {
    process.stderr.write(`extract: ${stage.title}\n`)
    const { reader, row } = await build(stage.skills, stage.title)
    rows.push(row, ...(await reading(reader, stage.skills, descriptions, stage.title)))
    if (stage.skills === real) rows.push(...found(reader, real, descriptions, title))
  }
  return [...rows, ...judged()]
}

/** RP@5 beside BM25 and precision, by sentences of job adverts; see docs/search.md. */
function judged(): BenchRow[] {
  const benchmark = readBenchmark()
  if (!benchmark) return []
  return measureOutOfFold(benchmark).flatMap((figures) => [
    {
      name: `text to skills, RP@5, ${figures.sentences} sentences (${figures.file})`,
      ours: figures.precisionOfFirst,
      reference: figures.precisionOfBm25,
      unit: 'RP@5',
      ratio: figures.precisionOfFirst / figures.precisionOfBm25,
      target: figures.file === 'tech' ? 'ours ≥ 0.55' : 'ours ≥ 0.45',
      note: 'out of fold; reference: BM25 over names and aliases',
    },
    {
      name: `text to skills, precision from ${extractDefaults.min_confidence} on (${figures.file})`,
      ours: figures.right,
      reference: figures.found,
      unit: 'skills',
      ratio: figures.right / figures.found,
      target: '≥ 0.80',
      note: `out of fold; ${(figures.right / figures.foundInAll).toFixed(2)} with sentences without labels`,
    },
  ])
}

/** 100,000 names, each with a realistic number of aliases. */
function sixfold(real: NamedSkill[]): NamedSkill[] {
  const aliases = generatedSkills(real, 700_000)
  return aliases.slice(0, 100_000).map(({ name }, at) => ({
    name,
    aliases: aliases.slice(100_000 + 6 * at, 100_006 + 6 * at).map((alias) => alias.name),
  }))
}

async function build(skills: NamedSkill[], title: string) {
  const { client, close } = await openScratch()
  try {
    await loadSkills(client, skills)
    const reference = await seconds(async () => {
      await rawRows(client, 'select id, name from skills order by id')
      await rawRows(client, 'select skill_id, name from skill_aliases order by skill_id')
    })
    collectGarbage()
    const before = process.memoryUsage()
    const live = new LiveDictionary()
    const ours = await seconds(() => live.current(client))
    const reader = await live.current(client)
    const unchanged = await seconds(() => live.current(client))
    collectGarbage()
    const after = process.memoryUsage()
    const bytes = after.heapUsed - before.heapUsed + after.arrayBuffers - before.arrayBuffers
    const row: BenchRow = {
      name: `text to skills, reader built, ${title}`,
      ours: ours * 1000,
      reference: reference * 1000,
      unit: 'ms',
      ratio: ours / reference,
      note: `reference: its rows alone; ${count(reader.dictionary.labels)} labels in ${(bytes / 1e6).toFixed(0)} MB; asked again ${(unchanged * 1000).toFixed(1)} ms`,
    }
    return { reader, row }
  } finally {
    await close()
  }
}

async function reading(
  reader: LanguageReaders,
  skills: NamedSkill[],
  descriptions: string[],
  title: string
): Promise<BenchRow[]> {
  const labels = skills.flatMap(({ name, aliases }) => [name, ...aliases]).filter(Boolean)
  const small = labels.map((label) => label.toLowerCase())
  const naive = async (text: string) => {
    const within = text.toLowerCase()
    return small.filter((label) => within.includes(label))
  }
  const ours = async (text: string) => reader.find(text)
  const whole = Buffer.from(descriptions.join('\n'))
  const rows: BenchRow[] = []
  const cost = new Map<number, number>()
  for (const size of sizes) {
    const text = whole.subarray(0, size * kilobyte).toString()
    const own = await sideBySide([text], ours, ours, rounds)
    const times = await sideBySide([text], naive, ours, 1)
    const each = Math.min(own.ours, own.reference, times.ours) / size
    cost.set(size, each)
    rows.push({
      name: `text to skills, ${size} KB, ${title}`,
      ours: each,
      reference: times.reference / size,
      unit: 'µs per KB',
      ratio: (each * size) / times.reference,
      note: 'reference: indexOf of each label in turn, no words, no places',
    })
  }
  rows.push({
    name: `text to skills, a KB of 50 against a KB of 5, ${title}`,
    ours: cost.get(50)!,
    reference: cost.get(5)!,
    unit: 'µs per KB',
    ratio: cost.get(50)! / cost.get(5)!,
    target: '≤ 1.5: linear',
  })
  return rows
}

/** Recall and precision of labels in fifty descriptions. */
function found(
  reader: LanguageReaders,
  skills: NamedSkill[],
  descriptions: string[],
  title: string
): BenchRow[] {
  const labels = skills.flatMap(({ name, aliases }) => [name, ...aliases])
  const bruteForce = standingIn([...new Set(labels.map(patternOf))].filter(Boolean))
  const step = Math.floor(descriptions.length / chosen)
  const sum = { standing: 0, found: 0, both: 0 }
  for (const text of descriptions.filter((_, at) => at % step === 7).slice(0, chosen)) {
    const standing = bruteForce(text)
    const own = new Set(reader.dictionary.find(text).map(({ label }) => patternOf(label)))
    sum.standing += standing.size
    sum.found += own.size
    sum.both += own.intersection(standing).size
  }
  const rates = { recall: sum.both / sum.standing, precision: sum.both / sum.found }
  return Object.entries(rates).map(([rate, ratio]) => ({
    name: `text to skills, ${rate} of exact labels, ${title}`,
    ours: sum.both,
    reference: rate === 'recall' ? sum.standing : sum.found,
    unit: 'labels',
    ratio,
    note: '50 descriptions; truth: a brute-force reader, labels within labels too',
  }))
}

function realDescriptions(): string[] {
  const rows = parse<{ description: string }>(gunzipSync(readFileSync(realFile())), {
    columns: true,
    bom: true,
  })
  return rows.map(({ description }) => description)
}

async function seconds(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return (performance.now() - start) / 1000
}

function count(number: number) {
  return number.toLocaleString('en')
}
