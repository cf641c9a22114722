import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stemOf } from '#app/catalogue/names/stems'
import { extractDefaults } from '#app/search/extract/extract_validators'
import { PhraseIndex } from '#app/search/extract/phrase_index'
import { featureNames } from '#app/search/extract/phrase_ranker'
import { SkillDictionary } from '#app/search/extract/skill_dictionary'
import { wordsIn } from '#app/search/extract/text_words'
import { randomNumbers } from '#tests/helpers/typos'
import { Bm25 } from './bm25.js'
import { realFile, realSkills } from './search_data.js'

const files = ['tech', 'house'] as const
const seeds = [1, 2, 3, 4, 5]
const folds = 10
const first = 5

/** The strength of L2 on standardized features. */
const l2 = 100

interface Sentence {
  file: (typeof files)[number]
  text: string
  /** The indexes of its skills. */
  labels: Set<number>
  /** Similar sentences have the same. */
  group: number
}

interface Candidate {
  sentence: Sentence
  skill: number
  features: number[]
  isLabel: boolean
}

interface Model {
  bias: number
  weights: number[]
}

type Judged = Candidate & { confidence: number }

/** RP@5, and the right ones of the skills found with the default confidence. */
export interface TextFigures {
  file: string
  sentences: number
  precisionOfFirst: number
  precisionOfBm25: number
  right: number
  found: number
  /** Found in sentences without labels too. */
  foundInAll: number
}

/** The labelled sentences of job adverts beside the full data; null if they are not there. */
export function readBenchmark() {
  const folder = join(dirname(realFile()), 'skill_extraction')
  if (!existsSync(folder)) return null
  const { skills } = realSkills()
  const labelsOfSkills = skills.map(({ name, aliases }) => [name, ...aliases.filter(Boolean)])
  const ids = new Map(skills.map(({ name }, id) => [name, id]))
  const sentences = files.flatMap((file) => {
    const rows = parse<{ sentence: string; label: string }>(
      readFileSync(join(folder, `${file}_validation.csv`)),
      { columns: true, bom: true }
    )
    return [...Map.groupBy(rows, ({ sentence }) => sentence)].map(([text, spans]) => {
      const known = spans.flatMap(({ label }) => ids.get(label) ?? [])
      return { file, text, labels: new Set(known), group: 0 }
    })
  })
  groupSimilar(sentences)
  return { labelsOfSkills, sentences }
}

export type Benchmark = NonNullable<ReturnType<typeof readBenchmark>>

/** All skills that the index proposes for the sentences. */
export function candidatesOf({ labelsOfSkills, sentences }: Benchmark): Candidate[] {
  const index = new PhraseIndex()
  const dictionary = new SkillDictionary()
  for (const [id, texts] of labelsOfSkills.entries()) {
    const labels = texts.map((text, at) => ({ text, kind: at === 0 ? 'name' : 'alias' }) as const)
    index.set(id, labels)
    dictionary.set(id, labels)
  }
  return sentences.flatMap((sentence) =>
    index
      .candidates(sentence.text, dictionary.find(sentence.text))
      .map(({ skillId: skill, features }) => ({
        sentence,
        skill,
        features: featureNames.map((name) => features[name]),
        isLabel: sentence.labels.has(skill),
      }))
  )
}

/**
 * Each sentence is judged by a model that was trained without its group: ten folds, with five seeds. BM25 is
 * not trained.
 */
export function measureOutOfFold(benchmark: Benchmark): TextFigures[] {
  const candidates = candidatesOf(benchmark)
  const rounds = seeds.map((seed) => judgedOutOfFold(candidates, seed))
  const bm25 = new Bm25(benchmark.labelsOfSkills)
  return files.map((file) => {
    const labelled = benchmark.sentences.filter((one) => one.file === file && one.labels.size > 0)
    const figures = rounds.map((judged) => {
      const own = Map.groupBy(judged, ({ sentence }) => sentence)
      const sure = judged.filter(
        ({ sentence, confidence }) =>
          sentence.file === file && confidence >= extractDefaults.min_confidence
      )
      const inLabelled = sure.filter(({ sentence }) => sentence.labels.size > 0)
      return {
        rPrecision: mean(
          labelled.map((sentence) => {
            const ranked = (own.get(sentence) ?? []).sort((a, b) => b.confidence - a.confidence)
            return rPrecision(
              sentence,
              ranked.map(({ skill }) => skill)
            )
          })
        ),
        right: sure.filter(({ isLabel }) => isLabel).length,
        found: inLabelled.length,
        foundInAll: sure.length,
      }
    })
    return {
      file,
      sentences: labelled.length,
      precisionOfFirst: mean(figures.map(({ rPrecision: one }) => one)),
      precisionOfBm25: mean(labelled.map((one) => rPrecision(one, bm25.best(one.text, first)))),
      right: mean(figures.map(({ right }) => right)),
      found: mean(figures.map(({ found }) => found)),
      foundInAll: mean(figures.map(({ foundInAll }) => foundInAll)),
    }
  })
}

/** R-precision of the first five: the right ones, as a share of five or of the labels if they are fewer. */
function rPrecision({ labels }: Sentence, ranked: number[]): number {
  const right = ranked.slice(0, first).filter((skill) => labels.has(skill)).length
  return right / Math.min(first, labels.size)
}

function judgedOutOfFold(candidates: Candidate[], seed: number): Judged[] {
  const random = randomNumbers(seed)
  const groups = new Set(candidates.map(({ sentence }) => sentence.group))
  const foldOf = new Map([...groups].map((group) => [group, Math.floor(random() * folds)]))
  const parts = Map.groupBy(candidates, ({ sentence }) => foldOf.get(sentence.group)!)
  return [...parts].flatMap(([fold, part]) => {
    const model = train(candidates.filter(({ sentence }) => foldOf.get(sentence.group) !== fold))
    return part.map((one) => ({ ...one, confidence: probability(model, one.features) }))
  })
}

/** Sentences that share more than two fifths of their stems are similar. */
function groupSimilar(sentences: Sentence[]) {
  const stems = sentences.map(
    ({ text }) => new Set(wordsIn(text).map(({ folded }) => stemOf(folded, 'en')))
  )
  for (const [at, own] of stems.entries()) {
    sentences[at].group = at
    for (const [before, other] of stems.slice(0, at).entries()) {
      if (own.intersection(other).size <= 0.4 * own.union(other).size) continue
      const { group } = sentences[at]
      for (const one of sentences) if (one.group === group) one.group = sentences[before].group
    }
  }
}

/** Logistic regression by Newton's method. */
export function train(candidates: Candidate[]): Model {
  const width = featureNames.length
  const column = (at: number) => candidates.map(({ features }) => features[at])
  const middles = featureNames.map((_, at) => mean(column(at)))
  const deviations = middles.map(
    (middle, at) => Math.sqrt(mean(column(at).map((value) => (value - middle) ** 2))) || 1
  )
  const inputs = candidates.map(({ features }) => [
    1,
    ...features.map((value, at) => (value - middles[at]) / deviations[at]),
  ])
  let solution = new Array<number>(width + 1).fill(0)
  for (let step = 0; step < 12; step++) {
    const gradient = solution.map((value, at) => (at === 0 ? 0 : -l2 * value))
    const hessian = solution.map((_, row) =>
      solution.map((__, at) => (at === row && row > 0 ? l2 : 0))
    )
    for (const [at, input] of inputs.entries()) {
      const expected = sigmoid(input.reduce((sum, value, n) => sum + value * solution[n], 0))
      const error = (candidates[at].isLabel ? 1 : 0) - expected
      for (let row = 0; row <= width; row++) {
        gradient[row] += error * input[row]
        const factor = expected * (1 - expected) * input[row]
        for (let n = 0; n <= width; n++) hessian[row][n] += factor * input[n]
      }
    }
    const change = solved(hessian, gradient)
    solution = solution.map((value, at) => value + change[at])
  }
  const weights = deviations.map((deviation, at) => solution[at + 1] / deviation)
  return {
    weights,
    bias: weights.reduce((sum, weight, at) => sum - weight * middles[at], solution[0]),
  }
}

function probability({ weights, bias }: Model, features: number[]): number {
  return sigmoid(features.reduce((sum, value, at) => sum + value * weights[at], bias))
}

/** Solves a positive definite system by elimination. */
function solved(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, values[at]])
  for (const [at, pivot] of rows.entries()) {
    for (const [other, row] of rows.entries()) {
      if (other === at) continue
      const factor = row[at] / pivot[at]
      for (let n = at; n < row.length; n++) row[n] -= factor * pivot[n]
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at])
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value))
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
